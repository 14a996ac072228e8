"""What a play changed is put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.cards.dungeons import dungeon_named
from judge.game.state import ObjectId
from judge.ruling.account import Account
from judge.ruling.answers import Change
from judge.ruling.wording.looks import look
from judge.ruling.wording.names import DAY, MARKS
from judge.ruling.wording.sentences import (
    abilities_said,
    counters,
    result,
    sentence,
    types_said,
)
from judge.ruling.wording.values import HERE
from judge.ruling.wording.writer import Writer
from judge.scenario.called import UNNAMED
from judge.values import Bilingual
from judge.words import called


def told(account: Account, change: Change) -> Bilingual:
    """What changed, as a sentence."""
    names = account.finder.names
    if change.player is not None:
        shown = called(change.player)
    elif change.body is not None:
        shown = names.shown(change.body)
    else:
        shown = Bilingual("", "")
    if change.kind in SENTENCES:
        wording = SENTENCES[change.kind]
        return Bilingual(
            wording.en.format(name=shown.en, value=called(str(change.value)).en),
            wording.zh.format(name=shown.zh, value=called(str(change.value)).zh),
        )
    return WORDS[change.kind](account, change, shown)


SENTENCES: Mapping[str, Bilingual] = {
    "still": Bilingual("Nothing changes by itself.", "此局面不会自行改变。"),
    "allowed": Bilingual("That may be done.", "可以如此作。"),
    "unharmed": Bilingual(
        "{value} damage to {name} is prevented.", "防止对{name}的{value}点伤害。"
    ),
    "survived": Bilingual("{name} survives.", "{name}存活。"),
    "countered": Bilingual("{name} is countered.", "{name}被反击。"),
    "not countered": Bilingual("{name} is not countered: it can't be.", "{name}不能被反击。"),
    "unresolved": Bilingual("{name} does not resolve.", "{name}不会结算。"),
    "ability countered": Bilingual("An ability of {name} is countered.", "{name}的异能被反击。"),
    "ability not countered": Bilingual(
        "An ability of {name} is not countered: it can't be.", "{name}的异能不能被反击。"
    ),
    "untriggered": Bilingual(
        "An ability of {name} does not trigger.", "{name}的一个异能不会触发。"
    ),
    "found nothing": Bilingual("{name} searches and finds no card.", "{name}搜寻，未找到牌。"),
    "life": Bilingual("{name} is at {value} life.", "{name}的总生命为{value}。"),
    "blessed": Bilingual("{name} has the city's blessing.", "{name}拥有黄金城祝福。"),
    "storied": Bilingual("{name} has an enduring story.", "{name}拥有不朽传说。"),
    "extra turn": Bilingual("{name} takes an extra turn.", "{name}将进行一个额外的回合。"),
    "monarch": Bilingual("{value} is the monarch.", "{value}是君主。"),
    "initiative": Bilingual("{value} has the initiative.", "{value}握有先制。"),
    "waits": Bilingual("An ability of {name} is on the stack.", "{name}的异能在堆叠上。"),
}
Say = Callable[[Account, Change, Bilingual], Bilingual]


def _died(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    """That it died or was put into a graveyard, and where it is if not there."""
    zone, died = change.value.zone, DIES if change.value.was_creature else IS_GONE
    if zone in ("graveyard", "none"):
        return Bilingual(f"{shown.en} {died.en}.", f"{shown.zh}{died.zh}。")
    now = BACK if zone == "battlefield" else HERE[zone]
    return Bilingual(f"{shown.en} {died.en}, and {now.en}.", f"{shown.zh}{died.zh}，之后{now.zh}。")


BACK = Bilingual("is back on the battlefield", "回到战场上")
DIES = Bilingual("dies", "死去")
IS_GONE = Bilingual("is put into its owner's graveyard", "被置入其拥有者的坟墓场")


def _ability_unresolved(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    if change.value == "ConditionFailed":
        return Bilingual(f"The ability of {shown.en} does nothing.", f"{shown.zh}的异能没有效果。")
    return Bilingual(f"The ability of {shown.en} does not resolve.", f"{shown.zh}的异能不会结算。")


def _refused(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    said = Writer(account.finder.names, change.value.before).illegal(change.value.illegal)
    return Bilingual(f"That may not be done: {said.en}", f"不能如此作：{said.zh}")


def _plural(en: str, zh: str) -> Say:
    """Says how many cards of a player's there are, or were; `zh` with a slot for the number."""

    def say(account: Account, change: Change, shown: Bilingual) -> Bilingual:
        cards = "1 card" if change.value == 1 else f"{change.value} cards"
        return Bilingual(
            f"{shown.en} {en.format(cards)}.", f"{shown.zh}{zh.format(change.value)}。"
        )

    return say


def _mana(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    pool = "".join(f"{{{letter}}}" for letter in change.value)
    if not pool:
        return Bilingual(f"{shown.en}'s mana pool is empty.", f"{shown.zh}的法术力池为空。")
    return Bilingual(
        f"{shown.en} has {pool} in their mana pool.", f"{shown.zh}的法术力池中有{pool}。"
    )


def _completed(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    held = change.value if isinstance(change.value, tuple) else (change.value,)
    named = [dungeon_named(str(one)).name for one in held]
    return Bilingual(
        f"{shown.en} has completed {', '.join(one.en for one in named)}.",
        f"{shown.zh}已完成地城：{'、'.join(one.zh for one in named)}。",
    )


def _lasts(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    """An effect is still to come, or still in force."""
    if change.object is None:
        return Bilingual("An effect lasts.", "有效应仍然持续。")
    named = Writer(account.finder.names, account.view.state).name(change.object)
    return Bilingual(f"An effect of {named.en} lasts.", f"{named.zh}的效应仍然持续。")


def _tokens(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    one, number = change.value, change.value.number
    name = one.name or UNNAMED
    en, zh = f"{one.size} {name.en}".strip(), f"（{one.size}）" if one.size else ""
    return Bilingual(
        f"{shown.en} has {number} new token{'' if number == 1 else 's'}: {en}.",
        f"{shown.zh}有{number}个新的衍生物：{name.zh}{zh}。",
    )


def _is(en: str, zh: str, not_en: str, not_zh: str) -> Say:
    """Says that something is so of an object, or that it is not."""

    def say(account: Account, change: Change, shown: Bilingual) -> Bilingual:
        said, chinese = (en, zh) if change.value else (not_en, not_zh)
        return Bilingual(f"{shown.en} {said}.", f"{shown.zh}{chinese}。")

    return say


def _looks(say: Callable[[Bilingual, Any], Bilingual]) -> Say:
    """Says what an object looks like now."""

    def words(account: Account, change: Change, shown: Bilingual) -> Bilingual:
        assert change.object is not None
        now, edition = account.view.of(change.object), account.view.rulebook.edition
        return say(shown, look(account.finder.names, now, edition))

    return words


def _attached(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    to = change.value
    if to is None:
        return Bilingual(f"{shown.en} is attached to nothing.", f"{shown.zh}未贴附于任何东西。")
    named = called(str(to))
    if isinstance(to, int):
        named = account.finder.names.shown(account.view.object(ObjectId(to)).body)
    return Bilingual(f"{shown.en} is attached to {named.en}.", f"{shown.zh}贴附于{named.zh}。")


def _marked(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    own = [(MARKS[mark], value) for mark, value in change.value]
    if not own:
        return Bilingual(f"{shown.en} is nothing special any more.", f"{shown.zh}不再有称号。")
    en = [mark.en if value is True else f"{mark.en} {value}" for mark, value in own]
    zh = [mark.zh if value is True else f"{mark.zh}{value}" for mark, value in own]
    return Bilingual(f"{shown.en} is {' and '.join(en)}.", f"{shown.zh}为{'、'.join(zh)}。")


def _room(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    assert change.object is not None
    name = account.view.object(change.object).printed.name
    room = dungeon_named(name.en if name else "").rooms[change.value]
    return Bilingual(
        f"The venture marker is on {room.name} of {shown.en}.",
        f"进度标记在{shown.zh}的房间“{room.zh}”中。",
    )


def _of_key(key: str) -> Say:
    return lambda account, change, shown: sentence(key, shown, change.value or "–")


def _fights(account: Account, change: Change, shown: Bilingual) -> Bilingual:
    zh = "正在攻击" if change.value == "attacking" else "正在阻挡"
    return Bilingual(f"{shown.en} is {change.value}.", f"{shown.zh}{zh}。")


WORDS: Mapping[str, Say] = {
    "died": _died,
    "ability unresolved": _ability_unresolved,
    "refused": _refused,
    "result": lambda account, change, shown: result(change.value),
    "drew": _plural("draws {}", "抓{}张牌"),
    "unnamed in graveyard": _plural(
        "has {} without a name in their graveyard", "的坟墓场中有{}张未指名的牌"
    ),
    "unnamed in exile": _plural("has {} without a name in exile", "在放逐区中有{}张未指名的牌"),
    "player counters": lambda account, change, shown: counters(shown, dict(change.value)),
    "counters": lambda account, change, shown: counters(shown, dict(change.value)),
    "mana": _mana,
    "completed": _completed,
    "day": lambda account, change, shown: Bilingual(
        f"It is {DAY[change.value].en}.", f"现在是{DAY[change.value].zh}。"
    ),
    "lasts": _lasts,
    "tokens": _tokens,
    "zone": _of_key("zone"),
    "controller": _of_key("controller"),
    "power_toughness": _of_key("power_toughness"),
    "damage": lambda account, change, shown: sentence("damage", shown, change.value),
    "face_down": _is("is face down", "牌面朝下", "is face up", "牌面朝上"),
    "phased_out": _is("is phased out", "已跃离", "is phased in", "已跃回"),
    "tapped": _is("is tapped", "已横置", "is untapped", "未横置"),
    "types": _looks(types_said),
    "abilities": _looks(abilities_said),
    "name": lambda account, change, shown: Bilingual(
        f"{shown.en} is named {change.value.en}.", f"{shown.zh}的名称为{change.value.zh}。"
    ),
    "marks": _marked,
    "room": _room,
    "attached": _attached,
    "fights": _fights,
}
