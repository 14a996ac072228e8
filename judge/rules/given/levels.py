"""What level symbols (711.2), station symbols (721.2) and class level bars (716.2) stand for."""

from __future__ import annotations

from judge.abilities import (
    Ability,
    Activated,
    ClassLevel,
    Condition,
    Cost,
    Limit,
    SagaChapter,
    Static,
    StationSymbol,
)
from judge.abilities.amounts import CountersOn, LevelOf
from judge.abilities.bases import Modification
from judge.abilities.conditions import All, AmountIs
from judge.abilities.effects.objects import Act
from judge.abilities.filters import Comparison, IsThis
from judge.abilities.modifications import BecomeTypes, GainAbilities, SetPowerToughness
from judge.abilities.statics import Continuous
from judge.abilities.who import This
from judge.cards import CardType
from judge.cards.card import Characteristics
from judge.cite import cites
from judge.rules.given.intrinsic import chapters

SINCE = "2026-08-07"
SYMBOLS = (ClassLevel, StationSymbol, SagaChapter)  # what stands for other abilities
LEVELS = ("level symbol", "last level symbol")  # {N1-N2}, {N3+}
STATIONS = ("station symbol", "station symbol with a size")


def stood_for(symbol: ClassLevel | StationSymbol | SagaChapter) -> tuple[Ability, ...]:
    """The abilities that a symbol, a bar or a chapter stands for."""
    if isinstance(symbol, SagaChapter):
        return tuple(chapters(symbol))
    if isinstance(symbol, StationSymbol):
        return (of_station(symbol),)
    return (of_level(symbol),) if symbol.cost is None else of_class(symbol)


@cites("711.2a", "它的基础攻击力和防御力成为[P/T]并具有[异能]")
@cites("711.2b", "只要此生物上面有N3或更多个等级指示物")
def of_level(level: ClassLevel) -> Static:
    """The static ability that a level symbol stands for."""
    counters = CountersOn("level", This())
    enough: Condition = AmountIs(counters, Comparison.AT_LEAST, level.level)
    if level.up_to is not None:
        enough = All((enough, AmountIs(counters, Comparison.AT_MOST, level.up_to)))
    changes = (SetPowerToughness(level.power, level.toughness), GainAbilities(level.abilities))
    name = LEVELS[level.up_to is None]
    return Static(Continuous(IsThis(), changes), enough, name=name)


@cites("721.2a", "As long as this permanent has N or more charge counters on it", edition=SINCE)
@cites("721.2b", "is a creature with base power and toughness", edition=SINCE)
def of_station(symbol: StationSymbol) -> Static:
    """The static ability that a station symbol stands for."""
    enough = AmountIs(CountersOn("charge", This()), Comparison.AT_LEAST, symbol.counters)
    sized: tuple[Modification, ...] = ()
    if symbol.power is not None:
        size = SetPowerToughness(symbol.power, symbol.toughness)
        sized = (BecomeTypes((CardType.CREATURE,)), size)
    changes = (*sized, GainAbilities(symbol.abilities))
    name = STATIONS[symbol.power is not None]
    return Static(Continuous(IsThis(), changes), enough, name=name)


@cites("721.2c", "station cards do not have power or toughness", edition=SINCE)
def with_striations(printed: Characteristics) -> Characteristics:
    """A station card: the size printed on it is that of its last station symbol."""
    symbols = [one for one in printed.abilities if isinstance(one, StationSymbol)]
    if not symbols or printed.power is None:
        return printed
    size = {"power": printed.power, "toughness": printed.toughness}
    abilities = (one.with_(**size) if one is symbols[-1] else one for one in printed.abilities)
    return printed.with_(abilities=tuple(abilities), power=None, toughness=None)


@cites("716.2a", "只能于此职业的等级是N-1时、且只能于法术时机起动")
def of_class(level: ClassLevel) -> tuple[Activated, Static]:
    """The activated and the static ability that a class level bar stands for."""
    now = LevelOf(This())
    before = AmountIs(now, Comparison.EQUAL, level.level - 1)
    limit = Limit(sorcery_speed=True, condition=before)
    gain = Act("level", This(), level.level)
    return (
        Activated(level.cost or Cost(), gain, limit, name="class level"),
        Static(
            Continuous(IsThis(), (GainAbilities(level.abilities),)),
            AmountIs(now, Comparison.AT_LEAST, level.level),
            name="class level",
        ),
    )
