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


_B = "[{b:brought}/{b:brought_more}]"  # the second: besides what else there is
_IT = f"{{f:subject@s}} enters with {_B} on [it/them/~]"
_THEM = f"{{f:subject@p}} enter with {_B} on them"
_ON = "进战场时[上面/，其上/其上/，上面]"
_ON_ZH = f"{{f:subject}}{_ON}有{{b:brought}}|{{f:subject}}{_ON}额外有{{b:brought_more}}"
BRINGING = (
    t(
        _with,
        f"{_IT}|{_THEM}",
        _ON_ZH,
        ex=("~ enters with a charge counter on it", "~进战场时上面有一个充电指示物"),
    ),
    t(
        _each,
        f"{_IT} for each {{m:counted}}|{_THEM} for each {{m:counted}}",
        "{m:counted}，{f:subject}进战场时[上面]便[有{b:brought}/额外有{b:brought_more}]",
        ex=(
            "~ enters with a charge counter on it for each creature you control",
            "每有一个由你操控的生物，~进战场时上面便有一个充电指示物",
        ),
    ),
    t(
        _where_x,
        f"{_IT}, where x is {{m:amount}}",
        "{f:subject}进战场时上面[有{b:brought}/额外有{b:brought_more}]，x为{m:amount}",
        ex=(
            "~ enters with x charge counters on it, where x is your life total",
            "~进战场时上面有x个充电指示物，x为你的总生命",
        ),
    ),
    t(
        lambda f, k, n: _with(f, ((k, n),)),
        "{f:subject@s} enters with a number of [additional ]{k:counter} counters on [it/them/~] "
        "equal to {n:amount}",
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
        f"if {{c:condition}}, [~/it] enters with {_B} on it|"
        f"~ enters with {_B} on it if {{c:condition}}",
        "若{c:condition}，则[~/它]进战场时上面[有{b:brought}/额外有{b:brought_more}]",
        ex=(
            "if it was kicked, ~ enters with a charge counter on it",
            "若已增幅，则~进战场时上面有一个充电指示物",
        ),
    ),
    t(
        _gaining,
        "if {c:condition}, [~/it] enters with {b:brought} on it and with {a:keyword_phrase}|"
        "if {c:condition}, it enters with {b:brought} on it and with {a:quoted}",
        "若{c:condition}，则~进战场时上面有{b:brought}且具[有][{a:keyword_phrase}/{a:quoted}]",
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
