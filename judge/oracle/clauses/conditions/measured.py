"""Conditions of numbers: cards in hand, life, amounts."""

from __future__ import annotations

from judge.abilities.amounts import (
    AttackedWith,
    Count,
    ExcessDealt,
    HappenedCount,
    HappenedTotal,
    LifeTotal,
    ThisWay,
    TimesResolved,
    TotalOf,
    X,
)
from judge.abilities.bases import Amount, Condition, Filter, Objects, Players
from judge.abilities.conditions import AmountIs, Matches, PlayerIs
from judge.abilities.filters import (
    Compares,
    Comparison,
    ControlledBy,
    InZone,
    IsCard,
    OwnedBy,
    Quality,
)
from judge.abilities.patterns import DealsDamage
from judge.abilities.who import DoneThisWay, EachOpponent, EachPlayer, ThatPlayer, You
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.conditions.comparing import AT_LEAST, AT_MOST
from judge.oracle.lexicon.filters import every

GREATER, LESS = Comparison.GREATER, Comparison.LESS


def _compare(a: Amount, n: Amount, comparison: Comparison) -> Condition:
    return AmountIs(a, comparison, n)


def _life(n: Amount, comparison: Comparison, p: Players) -> Condition:
    return AmountIs(LifeTotal(p), comparison, n)


def _hand(p: Players, n: Amount, comparison: Comparison) -> Condition:
    if p == EachOpponent():
        own = Count(every(IsCard(), InZone("hand", ThatPlayer())))
        return PlayerIs(p, AmountIs(own, comparison, n))
    return AmountIs(Count(every(IsCard(), InZone("hand", p))), comparison, n)


def _unlike(a: Amount, n: Amount, comparison: Comparison) -> object:
    """What is equal is said by the words for that."""
    return REJECTED if comparison is Comparison.EQUAL else _compare(a, n, comparison)


def _quality(o: Objects, q: Quality, n: Amount, comparison: Comparison) -> object:
    if comparison is Comparison.EQUAL:
        return REJECTED
    return Matches(o, Compares(q, comparison, n))


def _dealt_by(f: Filter, n: Amount = 0, k: Amount = 0) -> Condition:
    """So much noncombat damage in all, or any by so many of them."""
    own = every(f, ControlledBy(You()))
    if k:
        return AmountIs(HappenedCount(DealsDamage(own), sources=True), AT_LEAST, k)
    return AmountIs(HappenedTotal(DealsDamage(own, combat=False)), AT_LEAST, n)


A_CARD = IsCard()


def _put(d: str, comparison: Comparison, n: int, f: Filter = A_CARD) -> Condition:
    return _done(f, d, comparison, n)


def _done(f: Filter, d: str, comparison: Comparison = AT_LEAST, n: int = 1) -> Condition:
    done = DoneThisWay(d, None if f == IsCard() else f)
    return AmountIs(ThisWay(done), comparison, n)


WHAT = ("card", "permanent")


def _was_done(what: str) -> str:
    """ "A land card was milled this way", of cards or permanents."""
    one, many, done = f"{{f:a_{what}}}", f"{{f:{what}s@p}}", "{d:done_this_way} this way"
    return "|".join(
        (
            *(f"{one} {verb} {done}" for verb in ("is", "was")),
            *(f"one or more {many} {verb} {done}" for verb in ("are", "were")),
            *(f"{{n:number_word@p}} or more {many} {verb} {done}" for verb in ("are", "were")),
            *(f"at least one {{f:{what}s@s}} {verb} {done}" for verb in ("is", "was")),
            f"you {{d:doing_this_way}} {one} this way",
        )
    )


THIS_WAY = t(
    _done,
    "|".join(map(_was_done, ("card", "permanent"))),
    "|".join(
        (
            *(f"以此法{{d:done_this_way}}[了]{{f:a_{what}}}" for what in ("card", "permanent")),
            "以此法{d:done_this_way}[了]{n:number_word}张或更多{f:cards}",
            "以此法{d:done_this_way}[了]{n:number_word}个或更多{f:permanents}",
        )
    ),
    ex=("a land card was exiled this way", "以此法放逐一张地牌"),
)
BY_YOU_THIS_WAY = tuple(  # each player may do it at once: you did it to what was yours
    t(
        lambda f, own, d: _done(every(f, own), d),
        f"you [{en}/{done}] {{f:a_{what}}} this way|"
        f"you [{en}/{done}] one or more {{f:{what}s@p}} this way",
        f"你以此法{zh}[了]{{f:a_{what}}}|你以此法{zh}一{one}或数{one}{{f:{what}s}}",
        own=own,
        d=done,
        ex=(f"you {en} {sample[0]} this way", f"你以此法{zh}{sample[1]}"),
    )
    for en, done, what, zh, one, own, sample in (
        ("discard", "discarded", "card", "弃掉", "张", OwnedBy(You()), ("a land card", "一张地牌")),
        (
            "sacrifice",
            "sacrificed",
            "permanent",
            "牺牲",
            "个",
            ControlledBy(You()),
            ("a land", "一个地"),
        ),
    )
)
PUT_BY_YOU = tuple(  # what you put somewhere
    t(
        _put,
        "|".join(
            (
                *(f"you {verb} {{f:a_{what}}} {{d:put_somewhere}} this way" for what in WHAT),
                f"you {verb} [the card/it] {{d:put_somewhere}}",
            )
        ),
        "|".join(
            (
                *(f"你{zh}以此法将{{f:a_{what}}}{{d:put_somewhere}}" for what in WHAT),
                f"你{zh}将[该牌/它]{{d:put_somewhere}}",
            )
        ),
        ex=(
            f"you {example} a land card into your hand this way",
            f"你{zh}以此法将一张地牌置于你手上",
        ),
        comparison=comparison,
        n=n,
    )
    for verb, example, zh, comparison, n in (
        ("put", "put", "", AT_LEAST, 1),
        ("[didn't/don't] put", "didn't put", "未", Comparison.EQUAL, 0),
    )
)
PUT_SOMEWHERE = Table(
    "put_somewhere",
    (
        w("put into your hand", "into your hand", "置于你手上"),
        w("put onto the battlefield", "onto the battlefield", "放进战场"),
    ),
    ("into your hand", "置于你手上"),
)
DOING_THIS_WAY = Table(  # what is not done by each player at once, "you" among them
    "doing_this_way",
    (
        w("exiled", "exile|exiled", "放逐"),
        w("milled", "mill|milled", "磨掉"),
        w("revealed", "reveal|revealed", "展示"),
    ),
    ("exiled", "放逐"),
)
THIS_WAY_IS = Table(  # after "when": something of this kind
    "done_this_way_is",
    (THIS_WAY, *BY_YOU_THIS_WAY),
    ("a card is exiled this way", "以此法放逐一张牌"),
)
MEASURED: tuple[Row, ...] = (
    THIS_WAY,
    *BY_YOU_THIS_WAY,
    *PUT_BY_YOU,
    w(
        AmountIs(ExcessDealt(), AT_LEAST, 1),
        "excess damage was dealt this way|excess damage was dealt to that creature this way",
        "以此法造成过量伤害|以此法造成了过量伤害",
    ),
    t(
        lambda n: AmountIs(TimesResolved(), Comparison.EQUAL, n),
        "this is the {n:ordinal} time this ability has resolved this turn|"
        "it's the {n:ordinal} time",
        "这是此异能在本回合第{n:ordinal}次的结算|这是此异能于本回合中第{n:ordinal}次结算",
    ),
    t(
        _dealt_by,
        "{f:sources@p} you controlled dealt {n:number} or more noncombat damage this turn|"
        "{k:number_word@p} or more {f:sources@p} you controlled dealt damage this turn",
        "由你操控的{f:sources}于本回合中造成过{n:number}点或更多的非战斗伤害|"
        "本回合中有{k:number_word}个或更多由你操控的{f:sources}造成过伤害",
        ex=(
            "red sources you controlled dealt 4 or more noncombat damage this turn",
            "由你操控的红色来源于本回合中造成过4点或更多的非战斗伤害",
        ),
    ),
    t(
        lambda n: PlayerIs(
            EachPlayer(),
            AmountIs(Count(every(IsCard(), InZone("library", ThatPlayer()))), AT_MOST, n),
        ),
        "a library has {n:number_word} or fewer cards in it",
        "有牌库中有{n:number_word}张或更少牌|某牌库有{n:number_word}张牌或更少",
    ),
    w(
        AmountIs(Count(every(IsCard(), InZone("library", You()))), Comparison.EQUAL, 0),
        "your library has no cards in it",
        "你的牌库中没有牌|你的牌库没有牌|你牌库中没有牌|牌库没有牌",
    ),
    t(
        lambda q, f, n, comparison: _compare(TotalOf(q, f), n, comparison),
        "{f:permanents@p} have total {q:quality} {n:number} {comparison:or_so}",
        "{f:permanents}的{q:quality}总和{comparison:compared_to}{n:number}",
        ex=(
            "creatures you control have total power 8 or greater",
            "由你操控的生物的力量总和等于或大于8",
        ),
    ),
    t(
        lambda n: _compare(AttackedWith(), n, AT_LEAST),
        "you attacked with {n:number_word} or more creatures this turn",
        "你于本回合中以{n:number_word}个或更多生物攻击过|"
        "你于本回合中曾以{n:number_word}个或更多生物攻击",
    ),
    t(
        _unlike,
        "x is {n:number} {comparison:or_so}|x is {comparison:compared_to} {n:amount}",
        "x为{n:number}{comparison:or_so}|x{comparison:compared_to}{n:number}|"
        "x{comparison:compared_to}{n:amount}",
        a=X(),
    ),
    t(
        _quality,
        "{o:ref_possessor} {q:quality} [is/was] {n:number} {comparison:or_so}|"
        "{o:it_had} {q:quality} {n:number} {comparison:or_so}|"
        "{o:ref_possessor} {q:quality} is {comparison:compared_to} {n:amount}",
        "{o:ref_possessor}{q:quality}{comparison:compared_to}{n:number}|"
        "{o:ref_possessor}{q:quality}{comparison:compared_to}{n:amount}",
        ex=("its power is 4 or greater", "其力量等于或大于4"),
    ),
    t(
        _compare,
        "your devotion to {a:devotion_to} is {comparison:compared_to} {n:number_word}|"
        "your devotion to {a:devotion_to} is {n:number_word} {comparison:or_so}",
        "你[对{a:devotion_to}的/的{a:devotion_to}]献力{comparison:compared_to}{n:number_word}",
    ),
)
