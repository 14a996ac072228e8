"""Counters that permanents enter with: of which kinds, how many, and when."""

from __future__ import annotations

from judge.abilities import Ability
from judge.abilities import patterns as p
from judge.abilities.amounts import CountersRemoved, Times, X
from judge.abilities.bases import Amount, Condition, Filter
from judge.abilities.conditions import WasPaid
from judge.abilities.durations import ForGood
from judge.abilities.effects.objects import Change
from judge.abilities.filters import IsThis
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import AsEnters, EntersWith
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.language import REJECTED, t
from judge.oracle.lines.replacements.replacing import Statics, one
from judge.oracle.phrases.brought import Brought

THIS = IsThis()


def _with(f: Filter, b: Brought, c: Condition | None = None, tapped: bool = False) -> Statics:
    return one(p.Enters(f), EntersWith(tapped=tapped, counters=b), c)


def _this_with(b: Brought, c: Condition | None = None, tapped: bool = False) -> Statics:
    return _with(THIS, b, c, tapped)


def _escaping(b: Brought) -> Statics:
    """702.138c: if this escaped, it enters with these counters on it."""
    return _this_with(b, WasPaid("escape"))


def _gaining(b: Brought, a: tuple[Ability, ...], c: Condition) -> Statics:
    """What it enters with it has for good; no copy of it does (707.2)."""
    gained = Change(This(), (GainAbilities(a),), ForGood())
    return (*_this_with(b, c), *one(p.Enters(THIS), AsEnters(gained), c))


def _each(f: Filter, b: Brought, m: Amount) -> object:
    """So many for each: of one kind, or it would not be said of which."""
    kind, number = b[0]
    if len(b) != 1 or not isinstance(number, int):
        return REJECTED
    if any(isinstance(part, CountersRemoved) for part in within(m)):
        return REJECTED  # by what another ability does as it enters
    return _with(f, ((kind, m if number == 1 else Times(number, m)),))


def _where_x(f: Filter, b: Brought, m: Amount) -> object:
    if all(number != X() for _, number in b):
        return REJECTED
    return _with(f, tuple((kind, m if number == X() else number) for kind, number in b))


ON = ("on it", "on them", "on ~")
ZH = ("进战场时上面", "进战场时，其上", "进战场时其上", "进战场时，上面")


KINDS = (("brought", ""), ("brought_more", "额外"))  # the second: besides what else there is
IT = tuple(f"{{f:subject@s}} enters with {{b:{b}}}" for b, _ in KINDS)
THEM = tuple(f"{{f:subject@p}} enter with {{b:{b}}} on them" for b, _ in KINDS)
BRINGING = (
    t(
        _with,
        "|".join((*(f"{it} {on}" for it in IT for on in ON), *THEM)),
        "|".join(f"{{f:subject}}{zh}{more}有{{b:{b}}}" for b, more in KINDS for zh in ZH),
        ex=("~ enters with a charge counter on it", "~进战场时上面有一个充电指示物"),
    ),
    t(
        _each,
        "|".join(
            f"{one} for each {{m:counted}}"
            for one in (*(f"{it} {on}" for it in IT for on in ON), *THEM)
        ),
        "|".join(
            f"{{m:counted}}，{{f:subject}}进战场时{on}便{more}有{{b:{b}}}"
            for b, more in KINDS
            for on in ("上面", "")
        ),
        ex=(
            "~ enters with a charge counter on it for each creature you control",
            "每有一个由你操控的生物，~进战场时上面便有一个充电指示物",
        ),
    ),
    t(
        _where_x,
        "|".join(f"{it} {on}, where x is {{m:amount}}" for it in IT for on in ON),
        "|".join(
            f"{{f:subject}}进战场时上面{more}有{{b:{b}}}，x为{{m:amount}}" for b, more in KINDS
        ),
        ex=(
            "~ enters with x charge counters on it, where x is your life total",
            "~进战场时上面有x个充电指示物，x为你的总生命",
        ),
    ),
    t(
        lambda f, k, n: _with(f, ((k, n),)),
        "|".join(
            "{f:subject@s} enters with a number of [additional ]{k:counter} counters "
            f"{on} equal to {{n:amount}}"
            for on in ON
        ),
        "{f:subject}进战场时上面[额外]有[数个/若干]{k:counter}指示物，其数量等同于{n:amount}|"
        "{f:subject}进战场时上面[额外]有数个{k:counter}指示物，其数量为{n:amount}|"
        "{f:subject}进战场时上面[额外]有数量等同于{n:amount}的{k:counter}指示物",
        ex=(
            "~ enters with a number of charge counters on it equal to your life total",
            "~进战场时上面有数个充电指示物，其数量等同于你的总生命",
        ),
    ),
    t(
        _escaping,
        "~ escapes with {b:brought} on it",
        "~[逸/逃]脱时上面有{b:brought}|~逸脱时，上面有{b:brought}",
    ),
    t(
        _this_with,
        "|".join(
            wording
            for b, _ in KINDS
            for wording in (
                f"if {{c:condition}}, [~/it] enters with {{b:{b}}} on it",
                f"~ enters with {{b:{b}}} on it if {{c:condition}}",
            )
        ),
        "|".join(f"若{{c:condition}}，则[~/它]进战场时上面{zh}有{{b:{b}}}" for b, zh in KINDS),
        ex=(
            "if it was kicked, ~ enters with a charge counter on it",
            "若已增幅，则~进战场时上面有一个充电指示物",
        ),
    ),
    t(
        _gaining,
        "if {c:condition}, [~/it] enters with {b:brought} on it and with {a:keyword_phrase}|"
        "if {c:condition}, it enters with {b:brought} on it and with {a:quoted}",
        "若{c:condition}，则~进战场时上面有{b:brought}且具{a:keyword_phrase}|"
        "若{c:condition}，则~进战场时上面有{b:brought}且具有{a:keyword_phrase}|"
        "若{c:condition}，则~进战场时上面有{b:brought}且具有{a:quoted}",
        ex=(
            "if it was kicked, ~ enters with a charge counter on it and with flying",
            "若已增幅，则~进战场时上面有一个充电指示物且具飞行异能",
        ),
    ),
    t(
        _this_with,
        "~ enters tapped with {b:brought} on it|~ enters tapped and with {b:brought} on it",
        "~[须横置进战场，/横置进战场/须横置进战场]且上面有{b:brought}",
        tapped=True,
    ),
)
