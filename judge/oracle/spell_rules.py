"""Rules about spells and their costs (101.2, 118.7-9, 601.2)."""

from __future__ import annotations

from judge.abilities import Amount, Filter
from judge.abilities.amounts import Minus, TargetCount
from judge.abilities.bases import Players
from judge.abilities.filters import (
    AnyOf,
    CastFrom,
    IsSpell,
    IsThis,
    Named,
)
from judge.abilities.statics import (
    AsThoughFlash,
    CantBeCountered,
    CantCast,
    CantPreventDamage,
    CostChange,
    LoyaltyCostMore,
)
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.cards import ManaCost
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row
from judge.oracle.filters import every
from judge.oracle.predicates import Rules

ALL, OPPONENTS, YOU = EachPlayer(), EachOpponent(), You()


def _costs(f: Filter, mana: ManaCost, less: bool, player: Players | None = None) -> object:
    """Spells of a filter cost so much more or less; colored mana is not for generic."""
    generic = sum(int(symbol) for symbol in mana.symbols if symbol.isdigit())
    signs = "".join(f"{{{s}}}" for s in mana.symbols if not s.isdigit())
    if "X" in mana.symbols:
        return REJECTED
    return (CostChange(f, player, -generic if less else generic, signs, less),)


def _this_costs(mana: ManaCost, less: bool) -> object:
    return _costs(IsThis(), mana, less)


def _this_costs_for_each(mana: ManaCost, less: bool, times: Amount) -> object:
    read = _costs(IsThis(), mana, less)
    if not isinstance(read, tuple):
        return read
    return tuple(rule.with_(times=times) for rule in read)


def _for_each_target(mana: ManaCost, less: bool) -> object:
    return _this_costs_for_each(mana, less, Minus(TargetCount(), 1))


def _x_less(x: Amount) -> Rules:
    return (CostChange(IsThis(), None, -1, times=x),)


def _cant_cast(player: Players, f: Filter) -> Rules:
    return (CantCast(player, None if f == IsSpell() else f),)


def _cast_from(player: Players, *zones: str) -> Rules:
    return (CantCast(player, every(IsSpell(), AnyOf(tuple(map(CastFrom, zones))))),)


def _no_counter(f: Filter) -> Rules:
    return (CantBeCountered(f),)


def _flash(f: Filter) -> Rules:
    return (AsThoughFlash(YOU, f),)


def _loyalty_more(n: int) -> Rules:
    return (LoyaltyCostMore(YOU, n),)


SPELLS: tuple[Row, ...] = (
    t(
        _loyalty_more,
        "planeswalkers' loyalty abilities you activate cost an additional {n:loyalty_change} to "
        "activate",
        "你起动之由鹏洛客具有的忠诚异能须额外支付{n:loyalty_change}来起动",
    ),
    w((CantBeCountered(IsThis()),), "~ can't be countered", "~不能被反击|~不能被咒语或异能反击"),
    t(_no_counter, "{f:spells@p} can't be countered", "{f:spells}不能被反击"),
    t(
        lambda f: _cant_cast(EachPlayer(), f),
        "{f:spells@p} can't be cast",
        "{f:spells}不能被施放|不能施放{f:spells}",
    ),
    t(
        _cant_cast,
        "{player:players@p} can't cast {f:spells@p}",
        "{player:players}不能施放{f:spells}",
        rank=1,
        ex=("your opponents can't cast creature spells", "对手不能施放生物咒语"),
    ),
    w(
        _cast_from(ALL, "graveyard", "library"),
        "players can't cast spells from graveyards or libraries",
        "牌手不能从坟墓场或牌库中施放咒语",
    ),
    w(
        (CantCast(ALL, every(IsSpell(), Named(None))),),
        "spells with the chosen name can't be cast",
        "牌手不能施放具该名称的咒语|具该名称的咒语不能被施放",
    ),
    t(
        _flash,
        "you may cast {f:spells@p} as though they had flash",
        "你可以将{f:spells}视同具闪现异能地来施放",
    ),
    w(
        (AsThoughFlash(YOU, IsSpell()),),
        "you may cast spells as though they had flash",
        "你可以将非地牌视同具闪现异能地来施放",
        rank=-1,
    ),
    t(
        _costs,
        "{f:spells@p} cost {mana} more to cast|@s {f:spells@s} costs {mana} more to cast",
        "{f:spells}增加{mana}来施放|{f:spells}增加{mana}来使用|{f:spells}费用增加{mana}来使用",
        less=False,
        ex=("noncreature spells cost {1} more to cast", "非生物咒语增加{1}来施放"),
    ),
    t(
        _costs,
        "{f:spells@p} cost {mana} less to cast",
        "{f:spells}减少{mana}来施放",
        less=True,
    ),
    *(
        t(
            _costs,
            f"{{f:spells@p}} {en} cost {{mana}} {change} to cast",
            f"{zh}的{{f:spells}}{zh_change}{{mana}}来施放|"
            f"{zh}的{{f:spells}}费用{zh_change}{{mana}}来使用",
            player=who,
            less=less,
        )
        for who, en, zh in (
            (YOU, "you cast", "你施放"),
            (OPPONENTS, "your opponents cast", "对手施放"),
        )
        for less, change, zh_change in ((True, "less", "减少"), (False, "more", "增加"))
    ),
)
THIS_SPELL: tuple[Row, ...] = (
    *(
        t(_this_costs, f"~ costs {{mana}} {en} to cast", f"~{zh}{{mana}}来施放", less=less)
        for less, en, zh in ((True, "less", "减少"), (False, "more", "增加"))
    ),
    *(
        t(
            _this_costs_for_each,
            f"~ costs {{mana}} {en} to cast for each {{times:counted}}",
            f"{{times:counted}}，~便{zh}{{mana}}来施放|{{times:counted}}，~{zh}{{mana}}来施放",
            less=less,
            ex=(
                f"~ costs {{1}} {en} to cast for each creature you control",
                f"每有一个由你操控的生物，~便{zh}{{1}}来施放",
            ),
        )
        for less, en, zh in ((True, "less", "减少"), (False, "more", "增加"))
    ),
    t(
        _for_each_target,
        "~ costs {mana} more to cast for each target beyond the first",
        "~在第一个目标之外每有一个目标，便增加{mana}来施放",
        less=False,
    ),
    w(
        (CantBeCountered(IsThis()), CantPreventDamage(IsThis())),
        "~ can't be countered and the damage can't be prevented",
        "~不能被反击，且其伤害不能被防止|~不能被反击，且伤害不能被防止",
    ),
    t(
        _x_less,
        "~ costs {{x}} less to cast, where x is {x:amount}",
        "~减少{{x}}来施放，x为{x:amount}",
    ),
)


TABLES = (
    Table("spell_rules", SPELLS, ("~ can't be countered", "~不能被反击")),
    Table("this_spell", THIS_SPELL, ("~ costs {1} less to cast", "~减少{1}来施放")),
    Table(
        "rules",
        (Include("player_rules"), Include("spell_rules")),
        ("players can't gain life", "牌手不能获得生命"),
    ),
)
