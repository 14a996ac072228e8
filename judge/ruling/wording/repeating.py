"""What can be repeated, how often, and what each round moves, in words."""

from __future__ import annotations

from judge.ruling.account import Account
from judge.ruling.answers import Part
from judge.ruling.wording.names import COUNTERS
from judge.ruling.wording.values import joined
from judge.ruling.wording.writer import Writer
from judge.scenario.record import Moved
from judge.values import Bilingual
from judge.words import called

GAME_OVER = Bilingual("The game is over.", "此盘游戏已结束。")
NOTHING_MOVES = Bilingual("nothing changes", "没有变化")


def loop(account: Account, players: tuple[str, ...]) -> Bilingual:
    """That a game comes round, who may end that, and what each round moves."""
    each = [*map(called, players)]
    en, zh = " or ".join(one.en for one in each), "或".join(one.zh for one in each)
    said = Bilingual(
        f"The game comes round to the same state again; {en} may end the loop by another choice.",
        f"游戏重复到达同一状态；{zh}可以作出不同选择来终止此循环。",
    )
    moves = account.record.round is not None and account.record.round.moved
    return joined([said, again(account)]) if moves else said


def again(account: Account) -> Bilingual:
    """That a player may do something as often as they want, and what each time moves."""
    found = account.record.round
    assert found is not None
    who = called(found.player)
    said = [_moved(account, one) for one in found.moved] or [NOTHING_MOVES]
    en, zh = ", ".join(one.en for one in said), "，".join(one.zh for one in said)
    this = _this(account)
    return Bilingual(
        f"{who.en} can repeat {this.en} as often as wanted, naming the number. Each time: {en}.",
        f"{who.zh}可任意次重复{this.zh}，由其宣布次数。每次：{zh}。",
    )


def how_often(account: Account) -> Bilingual:
    """How often something can be repeated, where that is not as often as wanted."""
    found = account.record.round
    if found is None:
        return GAME_OVER
    if found.other is not None:
        other = called(found.other)
        return Bilingual(
            f"It takes a choice of {other.en}, who may choose otherwise.",
            f"其中包含{other.zh}的选择，该牌手可作出不同选择。",
        )
    left, refused, this = found.times or 0, found.refused, _this(account)
    said = Bilingual(
        f"There can be {left} more round{'' if left == 1 else 's'} of {this.en} at most.",
        f"{this.zh}最多还能进行{left}次。",
    )
    if refused is None:
        return said
    why = Writer(account.finder.names, refused.before).illegal(refused.illegal)
    return Bilingual(f"{said.en} Then: {why.en}", f"{said.zh}之后：{why.zh}")


def _this(account: Account) -> Bilingual:
    """What can be repeated: all that was done, or what was done from some action on."""
    found = account.record.round
    if found is None or found.since is None:
        return Bilingual("this", "此过程")
    name = account.finder.names.in_both(found.since)
    return Bilingual(f"what begins with {name.en}", f"自{name.zh}起的过程")


def with_head(account: Account, part: Part) -> Bilingual:
    """The answer to whether something can be repeated as often as wanted, with its value first."""
    head = Bilingual("Yes. ", "是。") if part.value else Bilingual("No. ", "否。")
    said = plainly(account, part)
    return Bilingual(head.en + said.en, head.zh + said.zh)


def plainly(account: Account, part: Part) -> Bilingual:
    """The same without the value."""
    return again(account) if part.value else how_often(account)


def _moved(account: Account, one: Moved) -> Bilingual:
    is_player = isinstance(one.of, str)
    who = called(one.of) if isinstance(one.of, str) else account.finder.names.shown(one.of)
    number = abs(one.number)
    s, grows = "" if number == 1 else "s", one.number > 0
    match one.what:
        case "life":
            verb = Bilingual("gains", "获得") if grows else Bilingual("loses", "失去")
            return Bilingual(
                f"{who.en} {verb.en} {number} life", f"{who.zh}{verb.zh}{number}点生命"
            )
        case "mana":
            mana = f"{{{one.name.en}}}" * number
            return Bilingual(f"{who.en} has {mana} more", f"{who.zh}多出{mana}")
        case "counters":
            kind = Bilingual(one.name.en, COUNTERS.get(one.name.en, one.name.zh))
            verb = Bilingual("gets", "得到") if is_player or grows else Bilingual("loses", "失去")
            return Bilingual(
                f"{who.en} {verb.en} {number} {kind.en} counter{s}",
                f"{who.zh}{verb.zh}{number}个{kind.zh}指示物",
            )
        case "tokens":
            return Bilingual(
                f"{who.en} gets {number} more token{s} ({one.name.en})",
                f"{who.zh}多出{number}个衍生物（{one.name.zh}）",
            )
        case "library":
            return Bilingual(
                f"{who.en}'s library has {number} card{s} {'more' if grows else 'fewer'}",
                f"{who.zh}的牌库{'多' if grows else '少'}{number}张牌",
            )
        case "graveyard":
            return Bilingual(
                f"{who.en}'s graveyard has {number} card{s} more",
                f"{who.zh}的坟墓场多{number}张牌",
            )
    return Bilingual(
        f"{who.en} has {number} more effect{s} that last{'s' if number == 1 else ''}",
        f"{who.zh}多{number}个持续效应",
    )
