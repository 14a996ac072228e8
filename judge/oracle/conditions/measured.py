"""Conditions of numbers: cards in hand, life, amounts."""

from __future__ import annotations

from judge.abilities.amounts import (
    Count,
    ExcessDealt,
    HappenedCount,
    HappenedTotal,
    LifeTotal,
    TotalOf,
    X,
)
from judge.abilities.bases import Amount, Condition, Filter, Objects, Players
from judge.abilities.conditions import AmountIs, Exists, Matches, PlayerIs
from judge.abilities.filters import (
    Compares,
    Comparison,
    ControlledBy,
    InZone,
    IsCard,
    IsPermanent,
    OfType,
    Quality,
)
from judge.abilities.patterns import Attacks, DealsDamage, GainsLife
from judge.abilities.who import EachOpponent, EachPlayer, ThatPlayer, You
from judge.cards import CardType
from judge.language import t, w
from judge.oracle.conditions.comparing import AT_LEAST, AT_MOST, EQUAL
from judge.oracle.filters import every

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


def _one_has_life(n: Amount, comparison: Comparison, p: Players) -> Condition:
    return PlayerIs(p, AmountIs(LifeTotal(ThatPlayer()), comparison, n))


def _graveyard_of_one(n: Amount, p: Players) -> Condition:
    return PlayerIs(p, Exists(every(IsCard(), InZone("graveyard", ThatPlayer())), n))


def _quality(o: Objects, q: Quality, n: Amount, comparison: Comparison) -> Condition:
    return Matches(o, Compares(q, comparison, n))


YOUR_CREATURES = every(IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()))


def _dealt_by(f: Filter, n: Amount) -> Condition:
    dealt = DealsDamage(every(f, ControlledBy(You())), combat=False)
    return AmountIs(HappenedTotal(dealt), AT_LEAST, n)


MEASURED = (
    w(
        AmountIs(ExcessDealt(), AT_LEAST, 1),
        "excess damage was dealt this way|excess damage was dealt to that creature this way",
        "以此法造成过量伤害|以此法造成了过量伤害",
    ),
    t(
        _hand,
        "{p:has_cards} {n:number_word} or more cards in hand",
        "{p:has_cards}{n:number_word}张或更多手牌|{p:has_cards}有{n:number_word}张或更多手牌|"
        "{p:has_cards}手上有{n:number_word}张或更多牌",
        comparison=AT_LEAST,
    ),
    t(
        _hand,
        "{p:has_cards} {n:number_word} or fewer cards in hand",
        "{p:has_cards}有{n:number_word}张或更少手牌|"
        "{p:has_cards}手牌数量为{n:number_word}张或更少|"
        "{p:has_cards}手上有{n:number_word}张或更少牌",
        comparison=AT_MOST,
    ),
    t(
        _hand,
        "{p:has_cards} exactly {n:number_word} cards in hand",
        "{p:has_cards}恰好有{n:number_word}张手牌",
        comparison=EQUAL,
    ),
    t(
        lambda n: AmountIs(HappenedTotal(GainsLife(You())), AT_LEAST, n),
        "you gained {n:number} or more life this turn",
        "你本回合获得过{n:number}点或更多生命|你于本回合中获得过{n:number}点或更多生命",
    ),
    t(
        _dealt_by,
        "{f:sources@p} you controlled dealt {n:number} or more noncombat damage this turn",
        "由你操控的{f:sources}于本回合中造成过{n:number}点或更多的非战斗伤害",
        ex=(
            "red sources you controlled dealt 4 or more noncombat damage this turn",
            "由你操控的红色来源于本回合中造成过4点或更多的非战斗伤害",
        ),
    ),
    t(
        _life,
        "you have {n:number} or more life|your life total is {n:number} or more|"
        "your life total is greater than or equal to {n:number}",
        "你的生命为{n:number}点或更多|你有{n:number}点或更多生命|你的总生命为{n:number}或更多|"
        "你的总生命等于或大于{n:number}|你有{n:number}点或更多的生命|"
        "你的总生命为{n:number}点或更多",
        comparison=AT_LEAST,
        p=You(),
    ),
    t(
        _life,
        "you have {n:number} or less life|your life total is {n:number} or less|"
        "you have {n:number} life or less",
        "你的生命为{n:number}点或更少|你有{n:number}点或更少生命|你的总生命为{n:number}或更少|"
        "你的总生命等于或小于{n:number}|你的总生命为{n:number}点或更少",
        comparison=AT_MOST,
        p=You(),
    ),
    t(
        _life,
        "that player has {n:number} or less life",
        "该牌手的生命为{n:number}点或更少|该牌手的总生命等于或小于{n:number}",
        comparison=AT_MOST,
        p=ThatPlayer(),
    ),
    t(
        _one_has_life,
        "an opponent has {n:number} or less life",
        "有对手的总生命为{n:number}或更少|有对手的生命为{n:number}点或更少|"
        "任一对手的生命为{n:number}点或更少",
        comparison=AT_MOST,
        p=EachOpponent(),
    ),
    t(
        _one_has_life,
        "an opponent has {n:number} or more life",
        "有对手的总生命为{n:number}或更多|有对手的生命为{n:number}点或更多",
        comparison=AT_LEAST,
        p=EachOpponent(),
    ),
    t(
        _one_has_life,
        "a player has {n:number} or less life",
        "有牌手的总生命为{n:number}或更少|有牌手的生命为{n:number}点或更少",
        comparison=AT_MOST,
        p=EachPlayer(),
    ),
    t(
        lambda n: PlayerIs(
            EachPlayer(),
            AmountIs(Count(every(IsCard(), InZone("library", ThatPlayer()))), AT_MOST, n),
        ),
        "a library has {n:number_word} or fewer cards in it",
        "有牌库中有{n:number_word}张或更少牌|某牌库有{n:number_word}张牌或更少",
    ),
    t(
        lambda f, n: _compare(TotalOf(Quality.POWER, f), n, AT_LEAST),
        "{f:permanents@p} have total power {n:number} or greater",
        "{f:permanents}的力量总和等于或大于{n:number}|{f:permanents}之力量总和等于或大于{n:number}",
    ),
    t(
        lambda n: _compare(HappenedCount(Attacks(YOUR_CREATURES)), n, AT_LEAST),
        "you attacked with {n:number_word} or more creatures this turn",
        "你于本回合中以{n:number_word}个或更多生物攻击过|"
        "你于本回合中曾以{n:number_word}个或更多生物攻击",
    ),
    t(
        _graveyard_of_one,
        "an opponent has {n:number_word} or more cards in their graveyard",
        "有对手的坟墓场中有{n:number_word}张或更多牌",
        p=EachOpponent(),
    ),
    t(
        _compare,
        "x is {n:number} or more",
        "x为{n:number}或更多|x等于或大于{n:number}|x为{n:number}或更大",
        comparison=AT_LEAST,
        a=X(),
    ),
    t(
        _compare,
        "x is {n:number} or less",
        "x为{n:number}或更少|x等于或小于{n:number}|x为{n:number}或更小",
        comparison=AT_MOST,
        a=X(),
    ),
    t(
        _compare,
        "{a:quantity_word} is {n:number} or greater|{a:quantity_word} is {n:number} or more",
        "{a:quantity_word}等于或大于{n:number}|{a:quantity_word}为{n:number}或更多",
        comparison=AT_LEAST,
    ),
    t(
        _compare,
        "your devotion to {a:devotion_to} is less than {n:number_word}",
        "你对{a:devotion_to}的献力小于{n:number_word}",
        comparison=LESS,
    ),
    t(
        _quality,
        "{o:ref_possessor} {q:quality} is {n:number} or greater|"
        "{o:ref_possessor} {q:quality} was {n:number} or greater",
        "{o:ref_possessor}{q:quality}等于或大于{n:number}|"
        "{o:ref_possessor}{q:quality}大于或等于{n:number}",
        comparison=AT_LEAST,
    ),
    t(
        _quality,
        "{o:ref_possessor} {q:quality} is {n:number} or less|"
        "{o:ref_possessor} {q:quality} was {n:number} or less",
        "{o:ref_possessor}{q:quality}等于或小于{n:number}|"
        "{o:ref_possessor}{q:quality}小于或等于{n:number}",
        comparison=AT_MOST,
    ),
)
