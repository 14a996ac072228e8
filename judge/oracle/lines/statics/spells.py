"""Rules about spells and their costs (101.2, 118.7-9, 601.2)."""

from __future__ import annotations

from judge.abilities import Amount, Cost, Filter
from judge.abilities.amounts import HappenedCount, Minus, PlayersBeingAttacked, TargetCount
from judge.abilities.bases import Duration, Players
from judge.abilities.costs import PayLife
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import (
    IsSpell,
    IsThis,
    Named,
)
from judge.abilities.patterns import Casts
from judge.abilities.statics import (
    AdditionalCost,
    AsThoughFlash,
    CantBeCountered,
    CantCast,
    CantPreventDamage,
    CostChange,
    CostInstead,
    LoyaltyAnyTime,
    LoyaltyCostMore,
)
from judge.abilities.walk import within
from judge.abilities.who import ControllerOf, EachPlayer, It, You
from judge.cards import ManaCost
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.predicates import Rules
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.phrases.spells_cast import SpellsCast

ALL, YOU = EachPlayer(), You()
MORE_OR_LESS = Table(  # True: less
    "more_or_less", (w(True, "less", "减少"), w(False, "more", "增加")), ("less", "减少")
)


def _costs(c: SpellsCast, mana: ManaCost, less: bool, times: Amount = 1) -> object:
    """Spells of a filter cost so much more or less; colored mana is not for generic."""
    generic = sum(int(symbol) for symbol in mana.symbols if symbol.isdigit())
    signs = "".join(f"{{{s}}}" for s in mana.symbols if not s.isdigit())
    if "X" in mana.symbols:
        return REJECTED
    more = -generic if less else generic
    said = [part for part in within(times) if isinstance(part, It)]
    if any(it.kind != "spell" for it in said):
        return REJECTED  # "it" is the spell, or what the rule is on
    rule = CostChange(c.filter, c.player, more, signs, less, times, nth=c.nth, is_next=c.is_next)
    return (rule,)


def _of_color_only(c: SpellsCast, mana: ManaCost) -> object:
    if set(mana.symbols) - set("WUBRG"):
        return REJECTED
    read = _costs(c, mana, True)
    rules = read if isinstance(read, tuple) else ()
    return tuple(rule.with_(colored_only=True) for rule in rules) or REJECTED


def _x_less(c: SpellsCast, x: Amount) -> object:
    read = _costs(c, ManaCost(("1",)), True, x)
    return tuple(rule.with_(less=False) for rule in read) if isinstance(read, tuple) else read


def _for_each_target(mana: ManaCost) -> object:
    return _costs(SpellsCast(IsThis()), mana, False, Minus(TargetCount(), 1))


def _for_each_other_spell(c: SpellsCast, mana: ManaCost) -> object:
    """The spell whose cost is being determined isn't cast yet: all that were are others."""
    if c.player != ALL or c.filter != IsSpell():
        return REJECTED
    caster = ControllerOf(It("spell", many=False))
    return _costs(c, mana, False, HappenedCount(Casts(caster, IsSpell())))


def _cant_cast(player: Players, f: Filter) -> Rules:
    return (CantCast(player, None if f == IsSpell() else f),)


def _no_counter(f: Filter) -> Rules:
    return (CantBeCountered(f),)


def _flash(p: Players, f: Filter) -> Rules:
    return (AsThoughFlash(p, f),)


def _loyalty_more(n: int) -> Rules:
    return (LoyaltyCostMore(YOU, n),)


SPELLS: tuple[Row | Include, ...] = (
    t(
        _loyalty_more,
        "planeswalkers' loyalty abilities you activate cost an additional {n:loyalty_change} to "
        "activate",
        "你起动之由鹏洛客具有的忠诚异能须额外支付{n:loyalty_change}来起动",
    ),
    w(
        (LoyaltyAnyTime(IsThis()),),
        "|".join(
            f"you may activate {whose} loyalty abilities any time you could cast an instant"
            for whose in ("its", "her", "his", "their", "~'s")
        ),
        "你可以于你能够施放瞬间的时机下起动~的忠诚异能|你可以于你能够施放瞬间的时机下起动她的忠诚异能",
    ),
    t(
        lambda f: (LoyaltyAnyTime(f),),
        "you may activate loyalty abilities of {f:permanents@p} on any player's turn any time you "
        "could cast an instant",
        "你可以在任一牌手的回合中，于你能够施放瞬间的时机下起动{f:permanents}的忠诚异能",
        ex=(
            "you may activate loyalty abilities of planeswalkers you control on any player's turn "
            "any time you could cast an instant",
            "你可以在任一牌手的回合中，于你能够施放瞬间的时机下起动由你操控的鹏洛客的忠诚异能",
        ),
    ),
    w((CantBeCountered(IsThis()),), "~ can't be countered", "~不能被反击|~不能被咒语或异能反击"),
    t(_no_counter, "{f:spells@p} can't be countered", "{f:spells}不能被反击"),
    t(
        lambda f: _cant_cast(EachPlayer(), f),
        "{f:spells@p} can't be cast",
        "{f:spells}不能被施放|不能施放{f:spells}",
    ),
    w(
        (CantCast(ALL, every(IsSpell(), Named(None))),),
        "spells with the chosen name can't be cast",
        "牌手不能施放具该名称的咒语|具该名称的咒语不能被施放",
    ),
    t(
        _flash,
        "{p:permitted} may cast {f:spells@p} as though they had flash",
        "{p:permitted}可以将{f:spells}视同具闪现异能地来施放",
    ),
    w(
        (AsThoughFlash(YOU, IsSpell()),),
        "you may cast spells as though they had flash",
        "你可以将非地牌视同具闪现异能地来施放",
        rank=-1,
    ),
    t(
        lambda cost, f: (CostInstead(cost, YOU, f),),
        "you may {cost} rather than pay the mana cost for {f:spells@p} you cast",
        "你可以{cost}，而不支付你施放之{f:spells}的法术力费用|"
        "你可以{cost}，而不支付你施放的{f:spells}之法术力费用|"
        "你可{cost}，而不支付你所使用之{f:spells}的法术力费用",
    ),
    Include("cost_rules"),
)
COSTS: tuple[Row, ...] = (
    t(
        _costs,
        "{c:spells_cast@p} cost {mana} {less:more_or_less} to cast|"
        "{c:spells_cast@s} costs {mana} {less:more_or_less} to cast",
        "{c:spells_cast}{less:more_or_less}{mana}来施放|"
        "{c:spells_cast}{less:more_or_less}{mana}来使用|"
        "{c:spells_cast}费用{less:more_or_less}{mana}来使用",
    ),
    t(
        _costs,
        "{c:spells_cast@p} cost {mana} less to cast for each {times:counted}|"
        "{c:spells_cast@s} costs {mana} less to cast for each {times:counted}",
        "{times:counted}，{c:spells_cast}[便]减少{mana}来施放",
        less=True,
        ex=(
            "~ costs {1} less to cast for each creature you control",
            "每有一个由你操控的生物，~便减少{1}来施放",
        ),
    ),
    t(
        _for_each_other_spell,
        "{c:spells_cast@s} costs {mana} more to cast for each other spell that player has cast "
        "this turn",
        '{c:spells_cast}增加若干费用来施放，其数量为"该牌手本回合每施放过一个其他咒语，便需增加{mana}"',
        ex=(
            "each spell a player casts costs {1} more to cast for each other spell that player has "
            "cast this turn",
            '牌手施放的咒语增加若干费用来施放，其数量为"该牌手本回合每施放过一个其他咒语，便需增加{1}"',
        ),
    ),
    t(
        lambda c, n: (AdditionalCost(Cost((PayLife(n),)), filter=c.filter, player=c.player),),
        "{c:spells_cast@p} cost an additional {n:number} life to cast",
        "{c:spells_cast}须额外支付{n:number}点生命来施放",
        ex=(
            "red spells cost an additional 3 life to cast",
            "红色咒语须额外支付3点生命来施放",
        ),
    ),
    t(
        _of_color_only,
        "{c:spells_cast@p} cost {mana} less to cast. this effect reduces only the amount of "
        "colored mana you pay",
        "{c:spells_cast}减少{mana}来施放。此效应只会减少你支付的有色法术力数量",
        ex=(
            "red spells you cast cost {r} less to cast. this effect reduces only the amount of "
            "colored mana you pay",
            "你施放的红色咒语减少{r}来施放。此效应只会减少你支付的有色法术力数量",
        ),
    ),
    t(
        _x_less,
        "{c:spells_cast@p} cost {{x}} less to cast, where x is {x:amount}|"
        "{c:spells_cast@s} costs {{x}} less to cast, where x is {x:amount}",
        "{c:spells_cast}减少{{x}}来施放，x为{x:amount}",
        ex=(
            "~ costs {x} less to cast, where x is your life total",
            "~减少{x}来施放，x为你的总生命",
        ),
    ),
)


def _soon(
    c: SpellsCast,
    less: bool,
    mana: ManaCost | None = None,
    times: Amount = 1,
    x: Amount | None = None,
) -> object:
    if any(isinstance(part, PlayersBeingAttacked) for part in within((times, x))):
        return REJECTED  # the number as it resolves, not that of a later combat
    if mana is None or x is not None:
        return _lasting(_x_less(c, x)) if less and x is not None else REJECTED
    return _lasting(_costs(c, mana, less, times))


def _lasting(rules: object, d: Duration | None = None) -> object:
    """The rules as an effect sets them up (611.2a)."""
    if not isinstance(rules, tuple) or any(one.filter == IsThis() for one in rules):
        return REJECTED
    return sequence(*(RuleUntil(one, d or EndOfTurn()) for one in rules))


SOON = Table(  # what an effect makes spells cost
    "cost_effect",
    (
        t(
            _soon,
            "|".join(
                f"{what} {words}"
                for what in ("{c:spells_soon@p} cost", "{c:spells_soon@s} costs")
                for words in (
                    "{mana} {less:more_or_less} to cast[ for each {times:counted}]",
                    "{{x}} {less:more_or_less} to cast, where x is {x:amount}[ as this ability "
                    "resolves]",
                )
            ),
            "{c:spells_soon}{less:more_or_less}{mana}来施放|"
            "{times:counted}，{c:spells_soon}[便]{less:more_or_less}{mana}来施放|"
            "{c:spells_soon}{less:more_or_less}{{x}}来施放，x为[此异能结算时]{x:amount}",
            ex=(
                "the next spell you cast this turn costs {1} less to cast",
                "你本回合施放的下一个咒语减少{1}来施放",
            ),
        ),
        t(
            _lasting,
            "{d:duration}, {rules:cost_rules}",
            "{d:duration}，{rules:cost_rules}",
            ex=(
                "until your next turn, spells your opponents cast cost {1} more to cast",
                "直到你的下一个回合，对手施放的咒语增加{1}来施放",
            ),
        ),
    ),
    (
        "the next spell you cast this turn costs {1} less to cast",
        "你本回合施放的下一个咒语减少{1}来施放",
    ),
)
THIS_SPELL: tuple[Row, ...] = (
    t(
        _for_each_target,
        "~ costs {mana} more to cast for each target beyond the first",
        "~在第一个目标之外每有一个目标，便增加{mana}来施放",
    ),
    w(
        (CantBeCountered(IsThis()), CantPreventDamage(IsThis())),
        "~ can't be countered and the damage can't be prevented",
        "~不能被反击，且其伤害不能被防止|~不能被反击，且伤害不能被防止",
    ),
)


PERMITTED = Table(
    "permitted",
    (w(YOU, "you", "你"), w(ALL, "any player", "任何牌手都|任一牌手都|任意牌手都|任何牌手")),
    ("you", "你"),
)
TABLES = (
    PERMITTED,
    MORE_OR_LESS,
    SOON,
    Table("cost_rules", COSTS, ("red spells cost {1} less to cast", "红色咒语减少{1}来施放")),
    Table("spell_rules", SPELLS, ("~ can't be countered", "~不能被反击")),
    Table(
        "this_spell",
        THIS_SPELL,
        (
            "~ costs {1} more to cast for each target beyond the first",
            "~在第一个目标之外每有一个目标，便增加{1}来施放",
        ),
    ),
    Table(
        "rules",
        (Include("player_rules"), Include("spell_rules"), Include("ability_costs")),
        ("players can't gain life", "牌手不能获得生命"),
    ),
)
