"""Costs (118): what is paid, part by part.

What is done as a cost is an effect of the one who pays. `Move.from_zone` is set where the words say
what zone this object is in ("exile this card from your graveyard").
"""

from __future__ import annotations

import re

from judge.abilities import Amount, Cost, Effect, Filter
from judge.abilities.amounts import Count, Half, LifeTotal
from judge.abilities.bases import Grouping, Objects
from judge.abilities.costs import PayEnergy, PayLife, PayMana, TapThis, UntapThis, Waterbend
from judge.abilities.effects.objects import (
    Act,
    Sacrifice,
    Tap,
    Unattach,
    Untap,
)
from judge.abilities.effects.players import (
    Behold,
    Discard,
    DiscardObjects,
    Draw,
    Forage,
    Mill,
    Reveal,
)
from judge.abilities.filters import IsCard, IsPermanent, Other
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import AttachedTo, Chosen, This, You
from judge.cards import ManaCost
from judge.language import REJECTED, UNSAID, Include, Lexeme, ListOf, Table, t, w
from judge.oracle.lexicon.filters import NAMED_SO, every, parts_of
from judge.oracle.phrases.amounts.worked_out import times
from judge.oracle.phrases.cost_counters import COUNTERS
from judge.oracle.phrases.cost_moves import MOVED, of_yours


def _mana_cost(mana: ManaCost) -> Cost:
    return Cost((PayMana(mana),))


def _either_mana(a: ManaCost, b: ManaCost) -> object:
    """ "{W} or {U}" is paid as {W/U} is (107.4e)."""
    if len(a.symbols) != 1 or len(b.symbols) != 1 or not {*a.symbols, *b.symbols} <= set("WUBRG"):
        return REJECTED
    return _mana_cost(ManaCost(("/".join((*a.symbols, *b.symbols)),)))


def _mana_of(cost: object) -> dict[str, object] | None:
    match cost:
        case Cost(parts=(PayMana(cost=mana, times=1),)):
            return {"mana": mana}
    return None


def _the_same(part: Effect) -> Effect:
    return part


def _life_for_each(n: int, m: Amount) -> object:
    return PayLife(times(n, m))


def _sacrifice(f: Filter, n: Amount = 1) -> Effect:
    return Sacrifice(You(), Chosen(f, n))


def _sacrificing_each(fs: tuple[Filter, ...], parts: tuple[Effect, ...] = ()) -> Cost:
    """One of each kind: what is sacrificed for one of them is gone for the others."""
    return Cost((*parts, *(_sacrifice(f) for f in fs)))


def _energy_equal(amount: Amount) -> object:
    """What is spoken of is known by then; a target would be one of the whole ability."""
    said = any(isinstance(part, TARGETS) for part in within(amount))
    return REJECTED if said else PayEnergy(amount)


def _any_number(f: Filter, g: Grouping | None = None) -> Objects:
    """As many as the one who pays wants, which together are what is asked."""
    return Chosen(f, Count(f), 0, group=g)


def _discard(f: Filter, n: Amount = 1) -> Effect:
    return Discard(n, filter=f)


def _tap(f: Filter, n: Amount = 1) -> Effect:
    return Tap(Chosen(f, n))


def _untap(f: Filter, n: Amount = 1) -> Effect:
    return Untap(Chosen(f, n))


def _numbered(action: str, n: Amount) -> Effect:
    return Act(action, number=n)


def _behold(f: Filter, n: Amount = 1, exiled: bool = False) -> Effect:
    """What is beheld is of a quality, a card or a permanent."""
    rest = (part for part in parts_of(f) if part != IsPermanent())
    return Behold(every(*rest), n, exiled)


def _reveal(f: Filter, n: Amount = 1) -> Effect:
    return Reveal(Chosen(of_yours(f, "hand"), n))


_RESOURCES = (  # what "pay" is followed by
    t(PayMana, "{cost:mana}", "{cost:mana}"),
    t(
        PayMana,
        "{cost:mana} for each {times:counted}",
        "",
        ex=("{1} for each creature you control", ""),
    ),
    t(
        PayLife,
        "{amount:simple_amount} life|life equal to {amount}",
        "{amount:simple_amount}点生命|等同于{amount}的生命",
    ),
    t(
        _life_for_each,
        "{n:number} life for each {m:counted}",
        "",
        ex=("2 life for each creature you control", ""),
    ),
    w(
        PayLife(Half(LifeTotal(You()), rounded_up=True)),
        "half your life, rounded up",
        "一半生命，小数点后进位",
    ),
    t(
        PayEnergy,
        "{amount:energy}|{amount:simple_amount} {{e}}",
        "{amount:energy}|{amount:simple_amount}个{{e}}",
    ),
    t(
        _energy_equal,
        "an amount of {{e}} equal to {amount}",
        "等同于{amount}之数量的{{e}}",
        ex=("an amount of {e} equal to its mana value", "等同于其法术力值之数量的{e}"),
    ),
)
_PAID = (
    t(PayMana, "{cost:mana}", "{cost:mana}"),
    t(_the_same, "pay {part:resource}", "支付{part:resource}", unmake=lambda part: {"part": part}),
    w(TapThis(), "{{t}}", "{{t}}|{{横置}}"),
    w(UntapThis(), "{{q}}", "{{q}}|{{重置}}"),
)
_SACRIFICED = (
    w(Sacrifice(You(), This()), "sacrifice it", "牺牲之|牺牲它"),
    t(lambda o: Sacrifice(You(), o), "sacrifice {o:own_name}", "牺牲{o:own_name}"),
    t(
        _sacrifice,
        "sacrifice {f:a_permanent}|sacrifice {f:a_permanent} of their choice|"
        "sacrifice {n:count@p} {f:permanents@p}",
        "牺牲{f:a_permanent}|牺牲由其选择的{f:a_permanent}|牺牲{n:count}个{f:permanents}",
    ),
    t(
        lambda f, g=None: Sacrifice(You(), _any_number(f, g)),
        "sacrifice any number of {f:permanents@p}[{g:grouping_least}]",
        "牺牲任意数量[{g:grouping_least}]的{f:permanents}",
        ex=(
            "sacrifice any number of creatures with total power 12 or greater",
            "牺牲任意数量力量总和等于或大于12的生物",
        ),
    ),
    w(
        Sacrifice(You(), AttachedTo()),
        "sacrifice enchanted creature|sacrifice enchanted land|sacrifice enchanted permanent",
        "牺牲所结附的生物|牺牲所结附的地|牺牲所结附的永久物",
    ),
)
_DISCARDED = (
    w(DiscardObjects(This()), "discard ~", "弃掉~|弃~"),
    t(Discard, "discard {number:cards_n}", "弃{number:cards_n}|弃掉{number:cards_n}"),
    w(Discard(1, at_random=True), "discard a card at random", "随机弃一张牌"),
    w(Discard(None), "discard your hand", "弃掉你手牌|弃掉你的手牌"),
    t(
        _discard,
        "discard {f:a_card}|discard {n:count@p} {f:cards@p}",
        "弃{f:a_card}|弃掉{f:a_card}|弃{n:count}张{f:cards}|弃掉{n:count}张{f:cards}",
        rank=1,
    ),
    w(
        Discard(1, filter=every(IsCard(), Other(), NAMED_SO)),
        "discard another card named ~",
        "弃掉另一张名称为~的牌",
    ),
)
_TAPPED = (
    t(
        _tap,
        "tap {f:a_permanent}|tap {n:count@p} {f:permanents@p}",
        "横置{f:a_permanent}|横置{n:count}个{f:permanents}",
    ),
    t(
        lambda f, g: Tap(_any_number(f, g)),
        "tap any number of {f:permanents@p}{g:grouping_least}",
        "横置任意数量{g:grouping_least}的{f:permanents}",
        ex=(
            "tap any number of untapped creatures you control with total power 10 or greater",
            "横置任意数量力量总和等于或大于10的由你操控且未横置的生物",
        ),
    ),
    t(
        _untap,
        "untap {f:a_permanent}|untap {n:count@p} {f:permanents@p}",
        "重置{f:a_permanent}|重置{n:count}个{f:permanents}",
    ),
    w(
        Tap(AttachedTo()),
        "tap enchanted creature|tap enchanted land|tap enchanted permanent",
        "横置所结附的生物|横置所结附的地|横置所结附的永久物",
    ),
)
_BEHOLDING = (  # these are effects, too, of those who are told to
    t(
        _behold,
        "@p behold {f:a_permanent}|@p behold {n:count@p} {f:permanents@p}",
        "请援{f:a_permanent}|请援{n:count}个{f:permanents}",
        ex=("behold a dragon", "请援一个龙"),
    ),
    t(
        lambda f: _behold(f, exiled=True),
        "@p behold {f:a_permanent} and exile it",
        "请援{f:a_permanent}并放逐之",
        ex=("behold a dragon and exile it", "请援一个龙并放逐之"),
    ),
    w(Forage(), "@p forage", "觅粮"),
)
PAID_ACTION = Table(
    "paid_action",
    (w("collect evidence", "collect evidence", "搜证"), w("blight", "blight", "衰萎")),
    ("collect evidence", "搜证"),
)
LATER = (  # what later editions brought
    Include("beholding"),
    t(
        lambda m: Waterbend(m, bent=m),
        "waterbend {m:mana}",
        "截水{m:mana}",
        ex=("waterbend {3}", "截水{3}"),
    ),
)
_OTHER = (
    t(
        Mill,
        "mill {number:cards_n}",
        "磨{number:cards_n}|将你牌库顶[的]{number:cards_n}置入你坟墓场",
        ex=("mill two cards", "磨两张牌"),
    ),
    w(Reveal(This()), "reveal ~ from your hand", "从你手上展示~"),
    t(
        _reveal,
        "reveal {f:a_card} [from/in] your hand|reveal {n:count@p} {f:cards@p} from your hand",
        "从你[的]手上展示{f:a_card}|从你手上展示{n:count}张{f:cards}",
    ),
    w(Discard(2, at_random=True), "discard two cards at random", "随机弃两张牌"),
    w(Act("exert", This()), "exert ~", "耗竭~"),
    t(
        _numbered,
        "{action:paid_action} {n:simple_amount}",
        "{action:paid_action}{n:simple_amount}",
        ex=("collect evidence 3", "搜证3"),
    ),
    *LATER,
    w(Draw(1), "draw a card", "抓一张牌"),
    t(Unattach, "unattach {objects:own_name}", "将{objects:own_name}卸装"),
)
MOST_SIGNS = 20  # of energy, one behind the other; more are told by their number
ENERGY = Lexeme(
    re.compile(r"(?:\{e\})+"),
    lambda text: len(text) // 3,
    lambda value: "{e}" * int(value),
    lambda value: isinstance(value, int) and 0 < value <= MOST_SIGNS,
    first="{",
)
LOYALTY = Lexeme(
    re.compile(r"\[\+\d+\]"),
    lambda text: int(text[2:-1]),
    lambda value: f"[+{value}]",
    lambda value: isinstance(value, int) and value > 0,
    first="[",
)
TABLES = (
    Table("beholding", _BEHOLDING, ("behold a dragon", "请援一个龙")),
    PAID_ACTION,
    Table("loyalty_change", (LOYALTY,), ("[+1]", "[+1]")),
    Table("energy", (ENERGY,), ("{e}{e}", "{e}{e}")),
    Table(
        "mana_cost",
        (
            t(_mana_cost, "{mana}", "{mana}", unmake=_mana_of),
            t(
                _either_mana,
                "{a:mana} or {b:mana}",
                "{a:mana}或{b:mana}",
                ex=("{w} or {u}", "{w}或{u}"),
            ),
        ),
        ("{2}", "{2}"),
    ),
    Table(
        "each_a_permanent",  # one of each of several kinds
        (
            ListOf(
                "a_permanent",
                (", ", UNSAID, ", and "),
                ("，", UNSAID, "，以及"),
                least=3,
            ),
        ),
        ("a goblin, a land, and an artifact", "一个鬼怪，一个地，以及一个神器"),
    ),
    Table("resource", _RESOURCES, ("{2}", "{2}")),
    Table(
        "resources",
        (
            ListOf("resource", (", ", " and ", ", and "), ("，", "和", "和")),
            ListOf("resource", (UNSAID,) * 3, ("，", "与", "与"), least=2),
            ListOf("resource", (UNSAID,) * 3, ("，", "并支付", "并支付"), least=2),
        ),
        ("{2}", "{2}"),
    ),
    Table(
        "payment",  # what a player pays: mana, life, energy, and what they do besides
        (
            t(Cost, "{parts:resources}", "{parts:resources}"),
            t(
                lambda a, b: Cost((*a, *b)),
                "{a:resources} and {b:cost_parts}|{a:resources}, {b:cost_parts}",
                "{a:resources}[并/且/，]{b:cost_parts}",
                rank=1,
                ex=("{2} and discard a card", "{2}并弃一张牌"),
            ),
            t(
                lambda a, b, n: Cost((PayMana(a), PayMana(b, n))),
                "{a:mana} plus an additional {b:mana} for each {n:counted}",
                "",
                ex=("{2} plus an additional {1} for each creature you control", ""),
            ),
        ),
        ("{2}", "{2}"),
    ),
    Table(
        "cost_part",
        (
            *_PAID,
            *_SACRIFICED,
            *_DISCARDED,
            *MOVED,
            *_TAPPED,
            *COUNTERS,
            *_OTHER,
        ),
        ("{t}", "{t}"),
    ),
    Table(
        "cost_parts",
        (
            ListOf("cost_part", (", ", ", ", ", "), ("，", "，", "，")),
            ListOf("cost_part", (", ", " and ", " and "), ("、", "并", "并"), least=2),
            ListOf("cost_part", (UNSAID, UNSAID, UNSAID), ("、", "和", "和"), least=2),
            ListOf("cost_part", (UNSAID, UNSAID, UNSAID), ("、", "且", "且"), least=2),
        ),
        ("{2}, {t}", "{2}，{t}"),
    ),
    Table(
        "cost",
        (
            t(Cost, "{parts:cost_parts}", "{parts:cost_parts}"),
            t(
                _sacrificing_each,
                "[{parts:cost_parts}, ]sacrifice {fs:each_a_permanent}",
                "[{parts:cost_parts}，]牺牲{fs:each_a_permanent}",
                ex=(
                    "sacrifice a goblin, a land, and an artifact",
                    "牺牲一个鬼怪，一个地，以及一个神器",
                ),
            ),
        ),
        ("{t}", "{t}"),
    ),
)
