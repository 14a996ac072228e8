"""What is so, or is asked: one row a key of expectations, as a statement and as a question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.canonical.actions import once, only
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
from judge.language import REJECTED, Include, ListOf, Table, Template, Word, t, w
from judge.language.template import Row
from judge.words import ASKER

SEMICOLONS = (("; ",) * 3, ("；",) * 3)
# A key, the table of its value, and what is said of each name: `{n}` is the name, `{v}` the value.
OF_NAMES: tuple[tuple[str, str, str, str], ...] = (
    ("life", "integer", "{n}'s life total is {v}", "{n}的总生命为{v}"),
    ("zone", "place", "{n} is {v}", "{n}{v}"),
    ("hand", "number", "{n}'s hand holds {v} cards", "{n}的手牌有{v}张"),
    ("library", "number", "{n}'s library holds {v} cards", "{n}的牌库有{v}张牌"),
    ("graveyard", "number", "{n}'s graveyard holds {v} cards", "{n}的坟墓场有{v}张牌"),
    ("exile", "number", "{v} of {n}'s cards are in exile", "{n}有{v}张牌在放逐区"),
    ("counters", "counters", "{n} has {v}", "{n}上有{v}"),
    ("power_toughness", "size", "{n} is {v}", "{n}的力量和防御力为{v}"),
    ("base_power_toughness", "size", "{n} is {v} at its base", "{n}的基础力量和防御力为{v}"),
    ("has", "abilities", "{n} has {v}", "{n}具有{v}"),
    ("lacks", "abilities", "{n} lacks {v}", "{n}不具有{v}"),
    ("is", "kinds", "{n} is a {v}", "{n}是{v}"),
    ("is_not", "kinds", "{n} isn't a {v}", "{n}不是{v}"),
    ("name", "target", "{n}'s name is {v}", "{n}的名称为{v}"),
    ("mana_value", "integer", "{n}'s mana value is {v}", "{n}的法术力值为{v}"),
    ("controller", "name", "{n} is controlled by {v}", "{n}由{v}操控"),
    ("attached", "target", "{n} is attached to {v}", "{n}贴附于{v}"),
    ("damage", "number", "{v} damage is marked on {n}", "{n}上标记了{v}点伤害"),
    ("loyalty", "integer", "{n}'s loyalty is {v}", "{n}的忠诚为{v}"),
    ("mana", "mana", "{n}'s mana is {v}", "{n}的法术力为{v}"),
    ("emblems", "number", "{n} has {v} emblems", "{n}有{v}个徽记"),
    ("triggered", "number", "{n} triggered {v} times", "{n}触发了{v}次"),
    ("deals", "dealing", "{n} deals {v}", "{n}造成{v}"),
    ("prevented", "number", "{v} damage to {n} is prevented", "对{n}的{v}点伤害被防止"),
    ("gained", "number", "{n} gained {v} life", "{n}获得了{v}点生命"),
    ("lost", "number", "{n} lost {v} life", "{n}失去了{v}点生命"),
    ("drawn", "number", "{n} drew {v} cards", "{n}抓了{v}张牌"),
    ("discarded", "number", "{n} discarded {v} cards", "{n}弃掉了{v}张牌"),
    ("milled", "number", "{n} milled {v} cards", "{n}磨掉了{v}张牌"),
    ("copied", "number", "{n} was copied {v} times", "{n}被复制了{v}次"),
    ("costs", "mana", "{n} costs {v}", "{n}的费用为{v}"),
    ("spent", "number", "{v} mana was spent on {n}", "为{n}花费了{v}点法术力"),
    ("chooses", "name", "{v} chooses for {n}", "{v}为{n}作选择"),
)
# A key, and what is said of a name of which it is so, and of which it isn't.
YES_OR_NO: tuple[tuple[str, str, str, str, str], ...] = (
    ("tapped", "{n} is tapped", "{n} isn't tapped", "{n}已横置", "{n}未横置"),
    ("attacking", "{n} is attacking", "{n} isn't attacking", "{n}正在攻击", "{n}没有攻击"),
    ("blocking", "{n} is blocking", "{n} isn't blocking", "{n}正在阻挡", "{n}没有阻挡"),
    ("blocked", "{n} is blocked", "{n} isn't blocked", "{n}被阻挡", "{n}未被阻挡"),
    ("face_down", "{n} is face down", "{n} is face up", "{n}牌面朝下", "{n}牌面朝上"),
    ("phased_out", "{n} is phased out", "{n} is phased in", "{n}已跃离", "{n}已跃回"),
    ("triggers", "{n} triggers", "{n} doesn't trigger", "{n}触发", "{n}没有触发"),
    ("countered", "{n} is countered", "{n} isn't countered", "{n}被反击", "{n}没有被反击"),
    ("resolves", "{n} resolves", "{n} doesn't resolve", "{n}结算", "{n}没有结算"),
    ("unresolved", "{n} fizzles", "{n} doesn't fizzle", "{n}未能结算", "{n}并非未能结算"),
    ("wins", "{n} wins the game", "{n} doesn't win the game", "{n}赢得游戏", "{n}没有赢得游戏"),
    ("loses", "{n} loses the game", "{n} doesn't lose the game", "{n}输掉游戏", "{n}没有输掉游戏"),
    ("dies", "{n} dies", "{n} doesn't die", "{n}死去", "{n}没有死去"),
    ("untaps", "{n} untaps", "{n} doesn't untap", "{n}重置", "{n}没有重置"),
    ("survives", "{n} survives", "{n} doesn't survive", "{n}存活", "{n}没有存活"),
)

KEYS = (*(one[0] for one in OF_NAMES), *(one[0] for one in YES_OR_NO))


def _filled(words: str, value: str) -> str:
    return words.replace("{n}", "{n:target}").replace("{v}", f"{{v:{value}}}")


def _tables() -> Iterator[Table]:
    """For each of these keys what is said of one name, and of several."""
    for key, value, en, zh in OF_NAMES:
        one = pair("n", "v", _filled(en, value), _filled(zh, value))
        yield from (table(f"{key}_of", one), listed(f"{key}_of_some", f"{key}_of", AND))
    for key, *said in YES_OR_NO:
        yes, no, yes_zh, no_zh = (_filled(words, "") for words in said)
        rows = (_said(True, yes, yes_zh), _said(False, no, no_zh))
        yield from (table(f"{key}_of", *rows), listed(f"{key}_of_some", f"{key}_of", AND))


def _said(so: bool, en: str, zh: str) -> Template:
    """A row that says of a name whether something is so."""

    def unmake(value: object) -> Mapping[str, object] | None:
        said = value if isinstance(value, tuple) and len(value) == 2 else (None, None)
        return {"n": said[0]} if said[1] is so else None

    return t(lambda n: (n, so), en, zh, unmake=unmake)


def _some(key: str) -> Template:
    """The row of a key: what is said of several names becomes a mapping below it."""

    def make(pairs: Any) -> object:
        return {key: dict(pairs)} if len(dict(pairs)) == len(pairs) else REJECTED

    def unmake(value: object) -> object:
        held = only(key, value)
        return tuple(held.items()) if isinstance(held, dict) and held else None

    return as_data(make, unmake, f"{{it:{key}_of_some}}", f"{{it:{key}_of_some}}")


def _counting(en: str, zh: str, amount: bool) -> Template:
    """A row that counts what has some traits; `amount` if it says how many there are."""

    def make(**held: Any) -> object:
        found = merged(*held["traits"], held.get("amount", {}))
        return found if found is REJECTED else {"count": found}

    def unmake(value: object) -> Mapping[str, object] | None:
        held = only("count", value)
        if not isinstance(held, dict):
            return None
        amounts = {key: held[key] for key in AMOUNTS if key in held}
        if bool(amounts) is not amount:
            return None
        traits = tuple({key: held[key]} for key in held if key not in AMOUNTS)
        return {"traits": traits, **({"amount": amounts} if amount else {})}

    return t(make, en, zh, unmake=unmake)


AMOUNTS = ("is", "at_least", "at_most")
TRAITS = (
    row("of {player:name}", "属于{player:name}"),
    row("{zone:place}", "{zone:place}"),
    row("by the card {card:name}", "牌为{card:name}"),
    row("named {name:name}", "名称为{name:name}"),
    w({"token": True}, "a token", "是衍生物"),
    w({"token": False}, "no token", "不是衍生物"),
    row("of the kind {type:kinds}", "类别为{type:kinds}"),
    row("of the color {color:kinds}", "颜色为{color:kinds}"),
    w({"tapped": True}, "tapped", "已横置"),
    w({"tapped": False}, "untapped", "未横置"),
    w({"attacking": True}, "attacking", "正在攻击"),
    w({"attacking": False}, "not attacking", "没有攻击"),
    row("of size {power_toughness:size}", "大小为{power_toughness:size}"),
    row("with {counters:counters}", "有{counters:counters}"),
    row("with {has:abilities}", "具有{has:abilities}"),
    row("without {lacks:abilities}", "不具有{lacks:abilities}"),
)
OTHER_FACTS: tuple[Row, ...] = (
    _counting(
        "there are {amount:amount} objects{traits:traits}",
        "物件{traits:traits}有{amount:amount}个",
        True,
    ),
    row("the attackers are {attackers:names}", "攻击者为{attackers:names}"),
    w({"attackers": ()}, "nothing is attacking", "没有攻击者"),
    row("the active player is {active:name}", "主动牌手为{active:name}"),
    row("the turn is number {turn:integer}", "这是第{turn:integer}回合"),
    row("the monarch is {monarch:name}", "君主为{monarch:name}"),
    row("the initiative is with {initiative:name}", "先制属于{initiative:name}"),
    *(row("it is day", "正值白昼", day="day"), row("it is night", "正值黑夜", day="night")),
    row("it is neither day nor night", "既非白昼也非黑夜", day="neither"),
    row("it isn't so that {not:fact}", "并非{not:fact}"),
    row("the stack, from the top, is {stack:sequence}", "堆叠由顶至底为{stack:sequence}"),
    w({"stack": ()}, "the stack is empty", "堆叠为空"),
    row("what resolves, in this order, is {in_order:sequence}", "依次结算者为{in_order:sequence}"),
    w({"in_order": ()}, "nothing of these resolves", "其中没有结算者"),
    below("result", "those who lose are {loses:names}", "输掉的牌手为{loses:names}"),
    below("result", "those who win are {wins:names}", "获胜的牌手为{wins:names}"),
    below("result", "those who draw are {drawn:names}", "平局的牌手为{drawn:names}"),
    below("result", "the game is a draw", "游戏为平局", draw=True),
    below("result", "the game isn't a draw", "游戏不是平局", draw=False),
    below("result", "the game goes on", "游戏继续", continues=True),
    below("result", "the game doesn't go on", "游戏不再继续", continues=False),
    below("allowed", "this is allowed: {item:item}", "允许下述行动：{item:item}", **{"is": True}),
    below(
        "allowed", "this isn't allowed: {item:item}", "不允许下述行动：{item:item}", **{"is": False}
    ),
)
# A key and what is asked of some names, or of the whole game.
OF_SOME: tuple[tuple[str, str, str], ...] = (
    ("life", "what is the life total of {n}", "{n}的总生命是多少"),
    ("zone", "where is {n}", "{n}在哪里"),
    ("hand", "how many cards are in the hand of {n}", "{n}有几张手牌"),
    ("library", "how many cards are in the library of {n}", "{n}的牌库有几张牌"),
    ("graveyard", "how many cards are in the graveyard of {n}", "{n}的坟墓场有几张牌"),
    ("exile", "how many cards of {n} are in exile", "{n}有几张牌在放逐区"),
    ("counters", "which counters are on {n}", "{n}上有哪些指示物"),
    ("power_toughness", "how big is {n}", "{n}有多大"),
    ("base_power_toughness", "how big is {n} at its base", "{n}的基础力量和防御力是多少"),
    ("has", "which abilities does {n} have", "{n}有哪些异能"),
    ("is", "what is {n}", "{n}是什么"),
    ("name", "what is the name of {n}", "{n}的名称是什么"),
    ("mana_value", "what is the mana value of {n}", "{n}的法术力值是多少"),
    ("controller", "who controls {n}", "谁操控{n}"),
    ("attached", "what is {n} attached to", "{n}贴附于什么"),
    ("damage", "how much damage is marked on {n}", "{n}上标记了多少伤害"),
    ("loyalty", "what is the loyalty of {n}", "{n}的忠诚是多少"),
    ("tapped", "is {n} tapped", "{n}横置了吗"),
    ("attacking", "is {n} attacking", "{n}在攻击吗"),
    ("blocking", "is {n} blocking", "{n}在阻挡吗"),
    ("blocked", "is {n} blocked", "{n}被阻挡了吗"),
    ("face_down", "is {n} face down", "{n}牌面朝下吗"),
    ("phased_out", "is {n} phased out", "{n}跃离了吗"),
    ("mana", "which mana does {n} have", "{n}有哪些法术力"),
    ("emblems", "how many emblems does {n} have", "{n}有几个徽记"),
    ("triggered", "how often does {n} trigger", "{n}触发几次"),
    ("triggers", "does {n} trigger", "{n}触发吗"),
    ("dies", "does {n} die", "{n}死去吗"),
    ("survives", "does {n} survive", "{n}存活吗"),
    ("untaps", "does {n} untap", "{n}重置吗"),
    ("deals", "how much damage does {n} deal", "{n}造成多少伤害"),
    ("prevented", "how much damage to {n} is prevented", "对{n}的伤害防止了多少"),
    ("gained", "how much life does {n} gain", "{n}获得多少生命"),
    ("lost", "how much life does {n} lose", "{n}失去多少生命"),
    ("drawn", "how many cards does {n} draw", "{n}抓多少张牌"),
    ("discarded", "how many cards does {n} discard", "{n}弃掉多少张牌"),
    ("milled", "how many cards does {n} mill", "{n}磨掉多少张牌"),
    ("copied", "how often is {n} copied", "{n}被复制几次"),
    ("wins", "does {n} win the game", "{n}赢得游戏吗"),
    ("loses", "does {n} lose the game", "{n}输掉游戏吗"),
    ("countered", "is {n} countered", "{n}被反击了吗"),
    ("resolves", "does {n} resolve", "{n}结算吗"),
    ("unresolved", "does {n} fizzle", "{n}未能结算吗"),
    ("costs", "what does {n} cost", "{n}的费用是多少"),
    ("spent", "how much mana is spent on {n}", "为{n}花费多少法术力"),
    ("chooses", "who chooses for {n}", "谁为{n}作选择"),
)
OF_THE_GAME: tuple[tuple[str, str, str], ...] = (
    ("attackers", "what is attacking", "谁在攻击"),
    ("active", "whose turn is it", "现在是谁的回合"),
    ("turn", "which turn is it", "现在是第几回合"),
    ("monarch", "who is the monarch", "谁是君主"),
    ("initiative", "who has the initiative", "谁有先制"),
    ("day", "is it day or night", "是白昼还是黑夜"),
    ("stack", "what is on the stack", "堆叠中有什么"),
    ("result", "who wins or loses", "胜负如何"),
    ("legal", "is that allowed", "这允许吗"),
    ("repeats", "can that be repeated as often as wanted", "这可以任意次重复吗"),
)


# A key, the table of its value, and what is asked of a name: `{n}` is the name, `{v}` the value.
IF_SO: tuple[tuple[str, str, str, str], ...] = (
    ("has", "abilities", "does {n} have {v}", "{n}具有{v}吗"),
    ("lacks", "abilities", "does {n} lack {v}", "{n}缺少{v}吗"),
    ("is", "kinds", "is {n} a {v}", "{n}是{v}吗"),
)


def _if_so(key: str, value: str, en: str, zh: str) -> Template:
    """The row that asks whether something is so of one name."""

    def unmake(whole: object) -> Mapping[str, object] | None:
        held = only(key, whole)
        of = tuple(held.items()) if isinstance(held, dict) and len(held) == 1 else ()
        return {"n": of[0][0], "v": tuple(of[0][1])} if of and _is_listed(of[0][1]) else None

    return t(
        lambda n, v: {key: {n: list(v)}}, _filled(en, value), _filled(zh, value), unmake=unmake
    )


def _is_listed(value: object) -> bool:
    return isinstance(value, list | tuple) and bool(value)


def _damage_to() -> Template:
    """The row that asks how much damage something deals to something else."""

    def unmake(value: object) -> Mapping[str, object] | None:
        held = only("deals", value)
        of = tuple(held.items()) if isinstance(held, dict) and len(held) == 1 else (("", None),)
        ((by, to),) = of
        is_asked = isinstance(to, dict) and len(to) == 1 and set(to.values()) == {0}
        return {"by": by, "to": next(iter(to))} if isinstance(to, dict) and is_asked else None

    return t(
        lambda by, to: {"deals": {by: {to: 0}}},
        "how much damage does {by:target} deal to {to:name}",
        "{by:target}对{to:name}造成多少伤害",
        unmake=unmake,
    )


# A key and what the asker asks of himself.
OF_ME: tuple[tuple[str, str, str], ...] = (
    ("life", "what is my life total", "我的总生命是多少"),
    ("hand", "how many cards are in my hand", "我有几张手牌"),
    ("library", "how many cards are in my library", "我的牌库有几张牌"),
    ("graveyard", "how many cards are in my graveyard", "我的坟墓场有几张牌"),
    ("exile", "how many of my cards are in exile", "我有几张牌在放逐区"),
    ("counters", "which counters do I have", "我有哪些指示物"),
    ("mana", "which mana do I have", "我有哪些法术力"),
    ("gained", "how much life do I gain", "我获得多少生命"),
    ("lost", "how much life do I lose", "我失去多少生命"),
    ("drawn", "how many cards do I draw", "我抓多少张牌"),
    ("discarded", "how many cards do I discard", "我弃掉多少张牌"),
    ("milled", "how many cards do I mill", "我磨掉多少张牌"),
    ("wins", "do I win the game", "我赢得游戏吗"),
    ("loses", "do I lose the game", "我输掉游戏吗"),
    ("emblems", "how many emblems do I have", "我有几个徽记"),
)
QUESTIONS: tuple[Row, ...] = (
    *(w({key: ASKER}, en, zh) for key, en, zh in OF_ME),
    *(
        row(en.replace("{n}", f"{{{key}:asked}}"), zh.replace("{n}", f"{{{key}:asked}}"))
        for key, en, zh in OF_SOME
    ),
    *(w({key: True}, en, zh) for key, en, zh in OF_THE_GAME),
    _counting("how many objects{traits:traits} are there", "物件{traits:traits}有几个", False),
    below("allowed", "is this allowed: {item:item}", "是否允许下述行动：{item:item}"),
    row("in which order do {in_order:names} resolve", "{in_order:names}以什么顺序结算"),
    *(_if_so(*one) for one in IF_SO),
    _damage_to(),
)
TABLES = (
    *_tables(),
    table(
        "fact",
        *map(_some, KEYS),
        *OTHER_FACTS,
    ),
    listed("facts", "fact", SEMICOLONS),
    table("question", *QUESTIONS),
    table(
        "asked",
        Include("target"),
        ListOf("target", *AND, least=2),
        as_data(lambda it: (it,), once, "only {it:target}", "仅{it:target}"),
    ),
    table(
        "dealing",
        mapped("all", "{all:dealt_list}", "{all:dealt_list}"),
        as_data(
            lambda it: it,
            lambda v: v if type(v) is int else None,
            "{it:integer} damage",
            "{it:integer}点伤害",
        ),
    ),
    listed("trait_list", "trait", COMMAS),
    table("trait", *TRAITS),
    table(
        "traits",
        Word((), ("",), ("",)),
        as_data(lambda it: it, lambda it: it or None, " ({it:trait_list})", "（{it:trait_list}）"),
    ),
    table(
        "amount",
        row("exactly {is:integer}", "恰好{is:integer}"),
        row("at least {at_least:integer}", "至少{at_least:integer}"),
        row("at most {at_most:integer}", "至多{at_most:integer}"),
    ),
)
