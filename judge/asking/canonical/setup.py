"""What is so before the play, and what the whole scenario says: each sentence is one such thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.canonical.actions import only
from judge.asking.canonical.rows import (
    AND,
    COMMAS,
    as_data,
    below,
    listed,
    mapped,
    merged,
    pair,
    row,
    table,
)
from judge.language import REJECTED, Template, Word, t, w

ZONES: tuple[tuple[str, str, str], ...] = (
    ("battlefield", "on the battlefield", "战场上"),
    ("hand", "in the hand", "手牌中"),
    ("graveyard", "in the graveyard", "坟墓场中"),
    ("library", "in the library, from the top", "牌库中由顶起"),
    ("exile", "in exile", "放逐区中"),
    ("command", "in the command zone", "统帅区中"),
)
THIS_TURN: tuple[tuple[str, str, str], ...] = (
    ("spells_cast", "spells cast", "施放咒语"),
    ("cards_drawn", "cards drawn", "抓牌"),
    ("life_lost", "life lost", "失去生命"),
    ("life_gained", "life gained", "获得生命"),
    ("attacked", "creatures that attacked", "攻击的生物"),
    ("creatures_died", "creatures that died", "死去的生物"),
    ("permanents_left", "permanents that left", "离开的永久物"),
)


def _trait(key: str, en: str, zh: str) -> tuple[Word, Word]:
    """Two words of one trait: that it is so, and that it isn't."""
    return w({key: True}, en, zh), w({key: False}, f"not {en}", f"非{zh}")


def _entry(en: str, zh: str, traits: bool) -> Template:
    """A row of an entry of a zone, with traits or without."""

    def make(**held: Any) -> object:
        return merged({"card": held["card"]}, *held["traits"]) if traits else held["card"]

    def unmake(value: object) -> Mapping[str, object] | None:
        if not traits:
            return {"card": value} if isinstance(value, str) else None
        if not isinstance(value, dict) or "card" not in value or len(value) < 2:
            return None
        rest = tuple({key: held} for key, held in value.items() if key != "card")
        return {"card": value["card"], "traits": rest}

    return t(make, en, zh, unmake=unmake)


def _of_player(*rows: tuple[str, str, str]) -> tuple[Template, ...]:
    """Rows of what is said of a player: `{p}` is the player, and what is said stands below it."""
    return tuple(_said_of_player(key, en, zh) for key, en, zh in rows)


def _in_zone(zone: str, en: str) -> str:
    """What is said of a player who has something in a zone; who controls it, has it."""
    controlled = "|{p} <controls/control> {v:entries}" if zone == "battlefield" else ""
    return f"{{p}} <has/have> {{v:entries}} {en}{controlled}"


def _said_of_player(key: str, en: str, zh: str) -> Template:
    def make(p: str, v: object) -> object:
        return {"players": {p: {key: v}}}

    def unmake(value: object) -> Mapping[str, object] | None:
        whose = only("players", value)
        if not isinstance(whose, dict) or len(whose) != 1:
            return None
        ((player, held),) = whose.items()
        said = only(key, held)
        return None if said is None else {"p": player, "v": said}

    return t(
        make,
        en.replace("{p} <", "{p:doer} <").replace("{p}", "{p:name}"),
        zh.replace("{p}", "{p:name}"),
        unmake=unmake,
    )


def _of_player_so(key: str, so: object, en: str, zh: str) -> Template:
    """A row of what is so of a player, one value of a key."""

    def make(p: str) -> object:
        return {"players": {p: {key: so}}}

    def unmake(value: object) -> Mapping[str, object] | None:
        whose = only("players", value)
        if not isinstance(whose, dict) or len(whose) != 1:
            return None
        ((player, held),) = whose.items()
        return {"p": player} if isinstance(held, dict) and held == {key: so} else None

    return t(make, en, zh, unmake=unmake)


def _players(names: tuple[str, ...]) -> object:
    players: dict[str, object] = {name: {} for name in names}
    return {"players": players} if len(players) == len(names) else REJECTED


def _all_bare(value: object) -> object:
    """The players of a mapping of which nothing is said yet; None for any other."""
    held = only("players", value)
    is_bare = isinstance(held, dict) and len(held) > 0 and not any(held.values())
    return tuple(held) if isinstance(held, dict) and is_bare else None


def _under(key: str, of: str, en: str, zh: str) -> Template:
    """A row whose slot, `it`, of the table `of`, stands below a key."""
    return as_data(
        lambda it: {key: it},
        lambda value: only(key, value),
        en.replace("{it}", f"{{it:{of}}}"),
        zh.replace("{it}", f"{{it:{of}}}"),
    )


TRAITS = (
    row("called {as:label}", "称为{as:label}"),
    row("{count:number} of them", "共{count:number}张"),
    *_trait("tapped", "tapped", "已横置"),
    row("with {counters:counters}", "有{counters:counters}"),
    row("with {damage:number} damage", "受到{damage:number}点伤害"),
    row("attached to {attached_to:name}", "贴附于{attached_to:name}"),
    *_trait("sick", "newly under control", "本回合才受操控"),
    *_trait("face_down", "face down", "牌面朝下"),
    row("with the face {face:name} up", "牌面{face:name}朝上"),
    *_trait("phased_out", "phased out", "已跃离"),
    row("owned by {owner:name}", "由{owner:name}拥有"),
    *_trait("token", "a token", "衍生物"),
    row("a copy of {copy_of:name}", "为{copy_of:name}的复制品"),
    row("with {chosen:single} chosen", "已选择{chosen:single}"),
    *_trait("commander", "a commander", "指挥官"),
    row("with the lights {lit:numbers}", "亮灯{lit:numbers}"),
    row("arrived as number {timestamp:integer}", "时间印记为{timestamp:integer}"),
    row("protected by {protector:name}", "由{protector:name}守护"),
    row("exiled by {exiled_by:name}", "由{exiled_by:name}放逐"),
    row("goaded by {goaded_by:names}", "由{goaded_by:names}煽惑"),
    row("at level {level:number}", "等级为{level:number}"),
    row("merged from {merged_with:names}, from the top", "由{merged_with:names}合并，由顶起"),
    *_trait("kicked", "kicked", "已增幅"),
    row("kicked {kicked:number} times", "增幅{kicked:number}次"),
    row("cast with X = {x:number}", "施放时X为{x:number}"),
    *_trait("monstrous", "monstrous", "已展现巨兽化"),
    *_trait("solved", "solved", "已侦破"),
    *_trait("renowned", "renowned", "已获声望"),
    row("with {unlocked:names} unlocked", "已解锁{unlocked:names}"),
    *_trait("prepared", "prepared", "已备法"),
)
PLAYERS = (
    as_data(_players, _all_bare, "the players are {it:names}", "牌手为{it:names}"),
    *_of_player(
        ("life", "{p} <has/have> {v:integer} life", "{p}有{v:integer}点生命"),
        *(
            (
                zone,
                _in_zone(zone, en),
                f"{{p}}的{zh}有{{v:entries}}"
                + ("|{p}操控{v:entries}" if zone == "battlefield" else ""),
            )
            for zone, en, zh in ZONES
        ),
        ("counters", "{p} <has/have> {v:counters}", "{p}有{v:counters}"),
        ("mana", "{p} <has/have> the mana {v:mana}", "{p}有法术力{v:mana}"),
        ("lands_played", "{p} <has/have> played {v:number} lands", "{p}已使用{v:number}张地"),
        ("team", "{p} <is/are> on the team {v:name}", "{p}在队伍{v:name}中"),
        (
            "commander_damage",
            "{p} <was/were> dealt combat damage by commanders: {v:shares}",
            "{p}受到指挥官的战斗伤害：{v:shares}",
        ),
    ),
    _of_player_so(
        "mana_free",
        True,
        "costs are taken as paid for {p:name}",
        "{p:name}的费用视为已付",
    ),
    _of_player_so(
        "library", (), "{p:doer} <has/have> no cards in the library", "{p:name}的牌库没有牌"
    ),
    *_of_player(
        (
            "mana_free",
            "the costs of {p} are taken as paid: {v:truth}",
            "{p}的费用视为已付：{v:truth}",
        ),
        ("companion", "the companion of {p} is {v:name}", "{p}的行侣为{v:name}"),
        (
            "range_of_influence",
            "the range of influence of {p} is {v:number}",
            "{p}的影响范围为{v:number}",
        ),
        ("emperor", "{p} <is/are> an emperor: {v:truth}", "{p}是皇帝：{v:truth}"),
        (
            "commander_casts",
            "{p} <has/have> cast commanders: {v:shares}",
            "{p}施放过指挥官：{v:shares}",
        ),
        ("this_turn", "this turn, for {p}: {v:events}", "{p}本回合：{v:events}"),
    ),
)
TURN = (
    row("{active:name} is the active player", "主动牌手为{active:name}"),
    row("it is turn {number:number}", "这是第{number:number}回合"),
    row("it is {step:step}", "时值{step:step}"),
)
WHOLE = (
    row("the rules are those of {rules:name}", "规则版本为{rules:name}"),
    row("the game is {game:name}", "游戏玩法为{game:name}"),
    row(
        "the range of influence is {range_of_influence:number}",
        "影响范围为{range_of_influence:number}",
    ),
    row("the attack option is {attack_option:name}", "攻击模式为{attack_option:name}"),
    row(
        "creatures may be deployed: {deploy_creatures:truth}",
        "可调遣生物：{deploy_creatures:truth}",
    ),
    row("the monarch is {monarch:name}", "君主为{monarch:name}"),
    row("the initiative is with {initiative:name}", "先制属于{initiative:name}"),
    row("it is day", "正值白昼", day="day"),
    row("it is night", "正值黑夜", day="night"),
    _under("turn", "turn", "at the start, {it}", "开始时，{it}"),
    below(
        "until",
        "play ends with turn {turn:number}, {step:step}",
        "进行到第{turn:number}回合的{step:step}为止",
    ),
    below("until", "play ends with turn {turn:number}", "进行到第{turn:number}回合为止"),
    below("until", "play ends with {step:step}", "进行到{step:step}为止"),
    row("chance gives {random:singles_in_order}", "随机结果为{random:singles_in_order}"),
    w({"explore": True}, "every choice is followed", "每种选择都要跟踪"),
    row("in order, {choices:choices}", "依次，{choices:choices}"),
)
TABLES = (
    table(
        "label",
        row("{en:name} in English and {zh:name} in Chinese", "英文{en:name}、中文{zh:name}"),
        as_data(
            lambda it: it, lambda v: v if isinstance(v, str) else None, "{it:name}", "{it:name}"
        ),
    ),
    table("trait_of_entry", *TRAITS),
    listed("traits_of_entry", "trait_of_entry", COMMAS),
    table(
        "entry",
        _entry(
            "{card:name} ({traits:traits_of_entry})",
            "{card:name}（{traits:traits_of_entry}）",
            True,
        ),
        _entry("{card:name}|a {card:name}|an {card:name}", "{card:name}", False),
    ),
    listed("entry_list", "entry", AND),
    table(
        "entries",
        Word((), ("nothing",), ("零张牌",)),
        as_data(lambda it: it, lambda it: it or None, "{it:entry_list}", "{it:entry_list}"),
    ),
    table(
        "event_of_turn",
        pair("kind", "n", "{kind:kind_of_event}: {n:natural}", "{kind:kind_of_event}：{n:natural}"),
    ),
    table("kind_of_event", *(w(key, en, zh) for key, en, zh in THIS_TURN)),
    table(
        "natural",
        *(w(so, en, zh) for so, en, zh in ((True, "some", "有"), (False, "none", "没有"))),
        as_data(
            lambda it: it, lambda v: v if type(v) is int else None, "{it:number}", "{it:number}"
        ),
    ),
    listed("event_list", "event_of_turn", COMMAS),
    table("events", mapped("all", "{all:event_list}", "{all:event_list}")),
    table("turn_part", *TURN),
    listed("turn_parts", "turn_part", AND),
    table(
        "turn",
        as_data(
            lambda it: merged(*it),
            lambda v: tuple({k: x} for k, x in v.items()) if isinstance(v, dict) and v else None,
            "{it:turn_parts}",
            "{it:turn_parts}",
        ),
    ),
    listed("singles_in_order", "single", COMMAS),
    table("choice", pair("p", "v", "{p:name} chooses {v:answers}", "{p:name}选择{v:answers}")),
    listed("choice_list", "choice", (("; ",) * 3, ("；",) * 3)),
    table("choices", mapped("all", "{all:choice_list}", "{all:choice_list}")),
    table("setup", *PLAYERS, *WHOLE),
)
