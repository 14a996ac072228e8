"""Level symbols (711.2) of levelers, and the level bars of Classes (716.2): what they stand for."""

from __future__ import annotations

from judge.abilities import Activated, ClassLevel, Condition, Cost, Limit, Static
from judge.abilities.amounts import CountersOn, LevelOf
from judge.abilities.conditions import All, AmountIs
from judge.abilities.effects.objects import Act
from judge.abilities.filters import Comparison, IsThis
from judge.abilities.modifications import GainAbilities, SetPowerToughness
from judge.abilities.statics import Continuous
from judge.abilities.who import This
from judge.cite import cites


@cites("711.2a", "它的基础攻击力和防御力成为[P/T]并具有[异能]")
@cites("711.2b", "只要此生物上面有N3或更多个等级指示物")
def of_level(level: ClassLevel) -> Static:
    """The static ability that a level symbol stands for."""
    counters = CountersOn("level", This())
    enough: Condition = AmountIs(counters, Comparison.AT_LEAST, level.level)
    if level.up_to is not None:
        enough = All((enough, AmountIs(counters, Comparison.AT_MOST, level.up_to)))
    changes = (SetPowerToughness(level.power, level.toughness), GainAbilities(level.abilities))
    return Static(Continuous(IsThis(), changes), enough)


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
        ),
    )
