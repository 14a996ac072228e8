"""What can be repeated, how often, and what each round moves, in words."""

from __future__ import annotations

from collections.abc import Mapping

from judge.ruling.account import Account
from judge.ruling.answers import Part
from judge.ruling.wording.names import COUNTERS
from judge.ruling.wording.values import joined, number_of
from judge.ruling.wording.writer import Writer
from judge.scenario.record import Moved
from judge.values import Bilingual, Lang
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


def at_will(account: Account) -> Bilingual:
    """That it can be done as often as wanted, and who loses the game after how many times."""
    found, said = account.record.round, again(account)
    if found is None or found.loses is None:
        return said
    who, times = called(found.loses.player), found.loses.times
    lost = Bilingual(
        f"After {times} more time{'' if times == 1 else 's'} {who.en} loses the game.",
        f"再重复{times}次后，{who.zh}输掉游戏。",
    )
    return joined([said, lost])


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
    return at_will(account) if part.value else how_often(account)


def _moved(account: Account, one: Moved) -> Bilingual:
    """What each round makes of one amount."""
    writer = Writer(account.finder.names, account.record.state)
    if one.effect is not None:
        en, zh = (writer.effect(one.effect, lang) for lang in Lang)
        times = number_of(one.number)
        often = (f" {times.en.lower()}", times.zh) if one.number > 1 else ("", "")
        return Bilingual(f"{en}{often[0]}", f"{zh}{often[1]}")
    who = called(one.of) if isinstance(one.of, str) else account.finder.names.shown(one.of)
    number, wording = abs(one.number), EACH[one.what, one.number > 0]
    kind = Bilingual(one.name.en, COUNTERS.get(one.name.en, one.name.zh))
    held = {"n": number, "s": "" if number == 1 else "s", "mana": f"{{{kind.en}}}" * number}
    return Bilingual(
        wording.en.format(who=who.en, kind=kind.en, **held),
        wording.zh.format(who=who.zh, kind=kind.zh, **held),
    )


GROWS, FALLS = True, False
EACH: Mapping[tuple[str, bool], Bilingual] = {  # by what it is, and whether it grows
    ("life", GROWS): Bilingual("{who} gains {n} life", "{who}获得{n}点生命"),
    ("life", FALLS): Bilingual("{who} loses {n} life", "{who}失去{n}点生命"),
    ("mana", GROWS): Bilingual("{who} has {mana} more", "{who}多出{mana}"),
    ("counters", GROWS): Bilingual(
        "{who} gets {n} {kind} counter{s}", "{who}得到{n}个{kind}指示物"
    ),
    ("tokens", GROWS): Bilingual(
        "{who} gets {n} more token{s} ({kind})", "{who}多出{n}个衍生物（{kind}）"
    ),
    ("library", FALLS): Bilingual("{who}'s library has {n} card{s} fewer", "{who}的牌库少{n}张牌"),
    ("library", GROWS): Bilingual("{who}'s library has {n} card{s} more", "{who}的牌库多{n}张牌"),
    ("graveyard", GROWS): Bilingual(
        "{who}'s graveyard has {n} card{s} more", "{who}的坟墓场多{n}张牌"
    ),
}
