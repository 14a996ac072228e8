"""Enlist (702.154): a creature that stays behind lends its power."""

from __future__ import annotations

from judge.abilities import Ability, Cost, Keyword, Static, Triggered
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.objects import Change, Tap
from judge.abilities.filters import (
    AllOf,
    Attacking,
    ControlledBy,
    IsIt,
    IsPermanent,
    IsThis,
    Non,
    NotSick,
    OfType,
    Quality,
)
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.patterns import Did
from judge.abilities.statics import PaysToAttack
from judge.abilities.who import Chosen, This, TriggerSource, You
from judge.cards import CardType
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.154a",
    "于此生物攻击时，你可以横置至多一个由你操控、未进行攻击且具有敏捷异能或从本回合开始时一直操控的未横置生物",
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """As this attacks, a rested creature that does not attack may be tapped; it gets that power."""
    yours = (IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), NotSick())
    idle = AllOf((*yours, Non(Attacking()), Non(IsIt())))
    tapped = Cost((Tap(Chosen(idle)),))
    pump = ModifyPowerToughness(QualityOf(Quality.POWER, TriggerSource()), 0)
    return (
        Static(PaysToAttack(IsThis(), tapped, "enlist")),
        Triggered(Did("enlist", filter=IsThis()), Change(This(), (pump,))),
    )


ENLIST = KeywordAbility(
    name=Bilingual("enlist", "征列"),
    rule="702.154",
    means=means,
)
