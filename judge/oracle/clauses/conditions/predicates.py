"""What a condition says of a player: controls, has, is; `ONE` is the player."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from judge.abilities.amounts import Count, CountersOn, LifeTotal, NamesAmong, NumbersAmong
from judge.abilities.bases import Amount, Condition, Filter
from judge.abilities.conditions import AmountIs, Exists, HasInitiative, IsMonarch, Not, PlayerIs
from judge.abilities.filters import (
    Comparison,
    ControlledBy,
    InZone,
    IsCard,
    IsPermanent,
    OwnedBy,
    Quality,
)
from judge.abilities.walk import put
from judge.abilities.who import ThatPlayer, You
from judge.language import REJECTED, ListOf, Table, Template, t, w
from judge.oracle.clauses.conditions.comparing import AT_LEAST, AT_MOST, EQUAL
from judge.oracle.clauses.conditions.people import ONE, SINGLE, People, all_of, so_of
from judge.oracle.lexicon.filters import either, every, parts_of
from judge.oracle.lexicon.verbs.verb import verb

GREATER, LESS = Comparison.GREATER, Comparison.LESS
HAND = every(IsCard(), InZone("hand", ONE))
GRAVEYARD = every(IsCard(), InZone("graveyard", ONE))
OWN = ControlledBy(ONE)


def _controls(f: Filter, n: Amount = 1) -> Condition:
    return Exists(every(f, OWN), n)


def _controls_either(fs: tuple[Filter, ...]) -> Condition:
    return Exists(every(IsPermanent(), either(*map(_kind, fs)), OWN))


def _kind(f: Filter) -> Filter:
    """What a permanent is besides a permanent."""
    return every(*(part for part in parts_of(f) if part != IsPermanent()))


def _controls_all(fs: tuple[Filter, ...]) -> Condition:
    return all_of(tuple(_controls(f) for f in fs))


def _controls_none(f: Filter) -> Condition:
    return Not(_controls(f))


def _number(f: Filter, n: Amount, comparison: Comparison) -> Condition:
    return AmountIs(Count(every(f, OWN)), comparison, n)


def _varied(f: Filter, n: Amount, among: Callable[[Filter], Amount]) -> Condition:
    return AmountIs(among(every(f, OWN)), AT_LEAST, n)


def _hand(n: Amount, comparison: Comparison) -> Condition:
    return AmountIs(Count(HAND), comparison, n)


def _life(n: Amount, comparison: Comparison) -> Condition:
    return AmountIs(LifeTotal(ONE), comparison, n)


def _than(one: Amount, comparison: Comparison, rival: People) -> object:
    """More or fewer than another player has; nobody has more than themselves."""
    if isinstance(rival.players, SINGLE):
        return AmountIs(one, comparison, put(one, ONE, rival.players))  # type: ignore[arg-type]
    other = put(one, ONE, ThatPlayer())
    compared = AmountIs(one, comparison, other)  # type: ignore[arg-type]
    if rival.each:
        return Not(PlayerIs(rival.players, Not(compared)))
    return PlayerIs(rival.players, compared)


def _more_permanents(f: Filter, comparison: Comparison, rival: People) -> object:
    return _than(Count(every(f, OWN)), comparison, rival)


def _more_cards(comparison: Comparison, rival: People) -> object:
    return _than(Count(HAND), comparison, rival)


def _more_life(comparison: Comparison, rival: People) -> object:
    return _than(LifeTotal(ONE), comparison, rival)


A_PERMANENT_OR = Table(
    "a_permanent_or",
    (ListOf("a_permanent", (", ", " or ", ", or "), ("、", "或", "或"), 2),),
    ("a mine or a tower", "矿脉或塔"),
)
A_PERMANENT_AND = Table(
    "a_permanent_and",
    (ListOf("a_permanent", (", ", " and ", ", and "), ("、", "和", "和"), 2),),
    ("a mine and a tower", "矿脉和塔"),
)
CONTROLLING: tuple[Template, ...] = (
    verb(
        _controls,
        "(control) {f:a_permanent}|(control) [at least ]one {f:permanents@s}|"
        "(control) one or more {f:permanents@p}|"
        "(control) [{n:number_word@p} or more/at least {n:number_word@p}] {f:permanents@p}",
        "操控{f:a_permanent}|操控[了/有]{f:a_permanent}|"
        "操控{n:number_word}个[或更多/以上的/或更多的]{f:permanents}|"
        "[操控至少/至少操控]{n:number_word}个{f:permanents}|"
        "操控了{n:number_word}个或更多{f:permanents}",
    ),
    verb(
        _controls_either,
        "(control) {fs:a_permanent_or}",
        "操控{fs:a_permanent_or}",
        rank=1,
    ),
    verb(_controls_all, "(control) {fs:a_permanent_and}", "操控{fs:a_permanent_and}", rank=1),
    verb(
        _controls_none,
        "(control) no {f:permanents@p}",
        "未操控任何{f:permanents}",
    ),
    *(
        verb(
            _varied,
            f"(control) {{n:number_word@p}} or more {{f:permanents@p}} with different {en}",
            f"操控{{n:number_word}}个或更多{{f:permanents}}，且其{zh}各不相同|"
            f"操控{{n:number_word}}个或更多{zh}各不相同的{{f:permanents}}",
            among=among,
        )
        for among, en, zh in (
            (NamesAmong, "names", "名称"),
            (partial(NumbersAmong, Quality.POWER), "powers", "力量"),
        )
    ),
    verb(
        _number,
        "(control) {comparison:exactly} {n:number_word} {f:permanents}|"
        "(control) {n:number_word} {comparison:at_most} {f:permanents@p}",
        "{comparison:exactly}操控{n:number_word}个{f:permanents}|"
        "操控{n:number_word}个{comparison:at_most}[的]{f:permanents}",
    ),
    verb(
        _more_permanents,
        "(control) {comparison:than_of} {f:permanents@p} than {rival}",
        "操控的{f:permanents}[数量]比{rival}{comparison:than_of}",
    ),
)


def _owns(f: Filter, g: Filter | None = None) -> Condition:
    more = () if g is None else (g,)
    return Exists(every(f, InZone("exile"), OwnedBy(ONE), *more))


OWNING: tuple[Template, ...] = (
    verb(
        _hand,
        "(have) {n:number_word} {comparison:or_fewer} cards in hand|"
        "(have) {n:number_word} {comparison:or_fewer} cards in their hand|"
        "(have) {comparison:exactly} {n:number_word} cards in hand|"
        "(have) {comparison:exactly} {n:number_word} cards in <their/your> hand|"
        "(have) {comparison:fewer_than} {n:number_word} cards in hand|"
        "(have) {comparison:fewer_than} {n:number_word} cards in their hand",
        "[有]{n:number_word}张{comparison:or_fewer}手牌|手上有{n:number_word}张{comparison:or_fewer}牌|"
        "手牌数量为{n:number_word}张{comparison:or_fewer}|"
        "{comparison:exactly}有{n:number_word}张手牌|"
        "[的]手牌数量{comparison:fewer_than}{n:number_word}张",
    ),
    verb(
        lambda: Not(Exists(HAND)),
        "(have) no cards in hand|(have) no cards in <their/your> hand",
        "没有手牌|手上没有牌",
    ),
    verb(
        _owns,
        "(own) {f:a_card} in exile|(own) {f:a_card} in exile{g:post}",
        "拥有{f:a_card}在放逐区|拥有{g:post}的{f:a_card}在放逐区",
        ex=("owns a card in exile", "拥有一张牌在放逐区"),
    ),
    verb(
        lambda n: Exists(GRAVEYARD, n),
        "(have) {n:number_word} or more cards in <their/your> graveyard",
        "的坟墓场中有{n:number_word}张或更多牌",
    ),
    verb(
        _life,
        "(have) {n:number} {comparison:or_so} life|(have) {n:number} life {comparison:or_so}|"
        "(have) {comparison:exactly} {n:number} life",
        "的[总]生命为{n:number}[点]{comparison:or_so}|有{n:number}点{comparison:or_so}[的]生命|"
        "的总生命{comparison:compared_to}{n:number}|{comparison:exactly}有{n:number}点生命",
    ),
    verb(
        _more_cards,
        "(have) {comparison:than_of} cards in hand than {rival}",
        "的手牌比{rival}{comparison:than_of}",
    ),
    verb(
        _more_life,
        "(have) {comparison:than_of} life than {rival}",
        "的[总]生命比{rival}{comparison:than_of}",
    ),
    verb(
        lambda n, k: AmountIs(CountersOn(k, ONE), AT_LEAST, n),
        "(have) {n:number_word@p} or more {k:counter} counters",
        "有{n:number_word}个或更多{k:counter}指示物",
    ),
    verb(
        lambda: AmountIs(CountersOn("poison", ONE), AT_LEAST, 1),
        "(be) poisoned",
        "已中毒",
    ),
    verb(lambda: IsMonarch(ONE), "(be) the monarch", "[是/为]君主"),
    verb(lambda: HasInitiative(ONE), "(have) the initiative", "[具]有先机"),
)
OR_FEWER = Table(
    "or_fewer",
    (w(AT_LEAST, "or more", "或更多"), w(AT_MOST, "or fewer", "或更少")),
    ("or more", "或更多"),
)
AT_MOST_OF = Table("at_most", (w(AT_MOST, "or fewer", "或更少|以下"),), ("or fewer", "或更少"))
EXACTLY = Table("exactly", (w(EQUAL, "exactly", "恰好"),), ("exactly", "恰好"))
FEWER_THAN = Table("fewer_than", (w(LESS, "fewer than", "少于"),), ("fewer than", "少于"))
THAN_OF = Table(  # which of two players has more
    "than_of", (w(GREATER, "more", "多"), w(LESS, "fewer|less", "少")), ("more", "多")
)
PREDICATE = Table("player_predicate", (*CONTROLLING, *OWNING), ("control a mine", "操控矿脉"))


def _not_so(q: People, c: Condition) -> object:
    made = so_of(q, c)
    return Not(made) if isinstance(made, Condition) else REJECTED


OF_PLAYER = Table(  # a subject, its predicate, and whether it is so
    "player_condition",
    (
        t(
            so_of,
            "{people@s} {predicate:player_predicate@s}|{people@p} {predicate:player_predicate@p}",
            "{people}{predicate:player_predicate@s}",
            ex=("you control a mine", "你操控矿脉"),
        ),
        t(
            _not_so,
            "{q:one_person@s} doesn't {c:player_predicate@B}|"
            "{q:one_person@p} don't {c:player_predicate@B}",
            "{q:one_person}[未/没有/并未/不]{c:player_predicate@B}",
            ex=("you don't control a mine", "你未操控矿脉"),
        ),
        t(
            lambda n, comparison: so_of(People(You()), _life(n, comparison)),
            "your life total is {n:number} {comparison:or_so}|"
            "your life total is {comparison:compared_to} {n:number}",
            "",
            ex=("your life total is 5 or less", "你的总生命等于或小于5"),
        ),
        w(IsMonarch(You()), "you're the monarch", ""),
    ),
    ("you control a mine", "你操控矿脉"),
)
TABLES = (
    PREDICATE,
    OR_FEWER,
    AT_MOST_OF,
    EXACTLY,
    FEWER_THAN,
    THAN_OF,
    OF_PLAYER,
    A_PERMANENT_OR,
    A_PERMANENT_AND,
)
