"""Amounts that are worked out from the game."""

from __future__ import annotations

from judge.abilities.amounts import (
    Count,
    CountersOn,
    CountersRemoved,
    Devotion,
    Difference,
    ExcessDealt,
    GreatestOf,
    Half,
    HappenedTotal,
    LifeTotal,
    ManaSpent,
    ManaSymbols,
    Minus,
    MostOfOnePlayer,
    Plus,
    QualityOf,
    Speed,
    ThatMuch,
    Times,
    TimesKicked,
    TotalOf,
    X,
)
from judge.abilities.bases import Amount, Filter, Objects, Players
from judge.abilities.filters import InZone, IsCard, Quality
from judge.abilities.patterns import GainsLife, LosesLife
from judge.abilities.who import DoneThisWay, It, You
from judge.cards import Color
from judge.language import Include, ListOf, Table, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import pronouns
from judge.oracle.phrases.amounts.votes import VOTES_NUMBER
from judge.oracle.phrases.amounts.worked_out import colors_of, signs_spent

IT = It()


def _quality(q: Quality, o: Objects = IT) -> Amount:
    return QualityOf(q, o)


def _greatest(q: Quality, f: Filter) -> Amount:
    return GreatestOf(q, f)


def _total(q: Quality, f: Filter) -> Amount:
    return TotalOf(q, f)


def _plus(a: Amount, b: Amount) -> Amount:
    return Plus((b, a) if isinstance(b, (int, X)) and not isinstance(a, int) else (a, b))


def _times(a: Amount, n: int) -> Amount:
    return Times(n, a)


def _half(a: Amount, rounded_up: bool) -> Amount:
    return Half(a, rounded_up)


def _devotion(colors: tuple[Color, ...]) -> Amount:
    return Devotion(colors)


def _hand(p: Players) -> Amount:
    return Count(every(IsCard(), InZone("hand", p)))


def _life(p: Players) -> Amount:
    return LifeTotal(p)


QUALITY = Table(
    "quality",
    (
        w(Quality.POWER, "power", "力量"),
        w(Quality.TOUGHNESS, "toughness", "防御力"),
        w(Quality.TOTAL, "total power and toughness", "力量和防御力的总和"),
        w(Quality.MANA_VALUE, "mana value|converted mana cost", "总法术力费用|法术力值|法术力总值"),
    ),
    ("power", "力量"),
)
QUANTITY = Table(  # what "equal to" and "where X is" are followed by
    "quantity",
    (
        Include("plain_amount"),
        Include("times_number"),
        t(
            lambda a: a,
            "the number of {a:tally@p}|the total number of {a:tally@p}",
            "{a:tally}[的][数量/总数]",
        ),
        t(
            _quality,
            "{o:possessor} {q:quality}|the {q:quality} of {o:object_ref}",
            "{o:possessor}{q:quality}|前者的{q:quality}",
        ),
        t(
            colors_of,
            "the number of colors {o:object_ref} [is/was]",
            "{o:object_ref}拥有的颜色数量",
            ex=("the number of colors that spell is", "该咒语拥有的颜色数量"),
        ),
        t(_hand, "", "{p:possessive}手牌[的]数量"),
        t(
            _greatest,
            "the [greatest/highest] {q:quality} among {f:permanents@p}|"
            "the [greatest/highest] {q:quality} among {f:located_cards@p}",
            "{f:permanents}中[的]最大的{q:quality}|{f:permanents}之中的最大{q:quality}|"
            "{f:located_cards}中[的]最大的{q:quality}|{f:located_cards}之中的最大{q:quality}",
        ),
        t(
            _total,
            "the total {q:quality} of {f:permanents@p}",
            "{f:permanents}的{q:quality}总和|{f:permanents}的总{q:quality}",
        ),
        t(
            _devotion,
            "your devotion to {colors:devoted}",
            "你对{colors:devoted}的献力|你的{colors:devoted}献力",
        ),
        t(
            lambda colors: ManaSymbols(colors),
            "the number of {colors:devoted} mana symbols in the mana costs of permanents you "
            "control",
            "由你操控的永久物[的/之]法术力费用中{colors:devoted}法术力符号的数量|"
            "由你操控之永久物的法术力费用中{colors:devoted}法术力符号的数量",
        ),
        t(_life, "{p:possessive} life total", "{p:possessive}[的]总生命|{p:possessive}的生命"),
        t(Speed, "{player:possessive} speed", "{player:possessive}[的]速度"),
        w(Difference(), "the difference", "该差距数量|此差距数量"),
        w(
            ThatMuch(),
            "that much|that number|the damage dealt|the damage dealt this way|that damage|"
            "the amount of life lost|"
            "the amount of life gained|the damage prevented this way|"
            "the life lost this way|"
            "the amount of life you gained|the life you gained|the amount of life you lost|"
            "the result",
            "前者|掷骰结果|该伤害|该数量|以此法失去的生命总和|以此法失去的生命",
        ),
        w(
            MostOfOnePlayer(DoneThisWay("discarded")),
            "the greatest number of cards a player discarded this way",
            "牌手中以此法弃牌的最多数量",
        ),
        w(CountersRemoved(), "the number of counters removed this way", ""),
        w(
            ExcessDealt(),
            "that excess damage|the excess damage dealt this way|"
            "the amount of excess damage dealt to that creature this way|"
            "the amount of excess damage dealt this way",
            "该过量伤害|以此法造成的过量伤害|以此法对该生物造成的过量伤害数量",
        ),
        w(TimesKicked("kicker"), "", "它增幅过的次数|~增幅过的次数|它增幅的次数"),
        w(
            ManaSpent(),
            "the amount of mana spent to cast ~|the amount of mana spent to cast it",
            "施放~时所支付的法术力数量|施放它时所支付的法术力数量",
        ),
        t(
            signs_spent,
            "the amount of {s:mana_signs} spent to cast [it/~]",
            "施放~时所支付的{s:mana_signs}数量",
            ex=("the amount of {s} spent to cast ~", "施放~时所支付的{s}数量"),
        ),
        VOTES_NUMBER,
        t(
            ManaSpent,
            "the amount of mana spent to cast {of:spell_pronoun}",
            "",
            ex=("the amount of mana spent to cast that spell", ""),
        ),
        w(HappenedTotal(GainsLife(You())), "the life you gained this turn", ""),
        w(HappenedTotal(LosesLife(You())), "the life you've lost this turn", ""),
        t(
            lambda o: CountersOn("loyalty", o),
            "{o:possessor} loyalty",
            "{o:possessor}忠诚",
        ),
    ),
    ("the number of creatures you control", "由你操控的生物数量"),
)
SO_MANY_TIMES = Table(
    "so_many_times", (w(2, "twice", "两倍"), w(3, "three times", "三倍")), ("twice", "两倍")
)
AMOUNT = Table(
    "amount",
    (
        Include("quantity"),
        t(
            _plus,
            "{a:quantity} plus {b:quantity}",
            "{a:quantity}加{b:quantity}|{a:quantity}加上{b:quantity}",
        ),
        t(Minus, "{amount:quantity} minus {less:quantity}", "{amount:quantity}减{less:quantity}"),
        t(
            _times,
            "{n:so_many_times} {a:quantity}",
            "{a:quantity}的{n:so_many_times}|{n:so_many_times}{a:quantity}",
        ),
        t(
            _half,
            "half {a:quantity}[,] {rounded_up:rounded}",
            "{a:quantity}的一半[，{rounded_up:rounded}/（{rounded_up:rounded}）]",
        ),
    ),
    ("twice the number of creatures you control", "由你操控的生物数量的两倍"),
)
DEVOTED = Table(
    "devoted",
    (ListOf("color", (", ", " and ", ", and "), ("、", "与", "与")),),
    ("black", "黑色"),
)
SPELL_PRONOUN = Table("spell_pronoun", pronouns("that spell|the spell", "该咒语"))
