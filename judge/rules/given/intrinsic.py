"""Abilities that the rules give: of basic land types, chapters, Sieges and creatures to deploy."""

from __future__ import annotations

from judge.abilities import Activated, Cost, Limit, SagaChapter, Triggered
from judge.abilities import patterns as p
from judge.abilities.costs import TapThis
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import CastFree, GainControl, Move
from judge.abilities.effects.players import AddMana
from judge.abilities.filters import IsThis
from judge.abilities.who import It, PlayerKind, TargetPlayer, This
from judge.cards import CardType, Characteristics
from judge.cite import cites


@cites("714.2b", "每当一个或更多学问指示物放置在此传纪上时")
def chapters(saga: SagaChapter) -> tuple[Triggered, ...]:
    """The triggered abilities that a chapter symbol stands for: one for each number."""
    return tuple(Triggered(p.ChapterReached(n), saga.effect, name="chapter") for n in saga.chapters)


@cites("310.11b", "当从此永久物上移去最后一个布防指示物时，将它放逐")
def of_siege() -> Triggered:
    """A Siege without defense counters is exiled, and may be cast transformed."""
    cast = CastFree(It(), may=True, transformed=True)
    exile = Move(This(), "exile")
    return Triggered(p.CountersGone(IsThis(), "defense"), Sequence((exile, cast)), name="siege")


OF_SIEGE = of_siege()


@cites("804.2", "目标队友获得此生物的操控权。只能于法术时机起动")
def deploying() -> Activated:
    """Each creature may be handed over to a teammate where the deploy creatures option is used."""
    effect = GainControl(This(), TargetPlayer(PlayerKind.TEAMMATE))
    return Activated(Cost((TapThis(),)), effect, Limit(sorcery_speed=True), name="deploy creature")


DEPLOYING = deploying()


BASIC_MANA = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
OF_LAND_TYPE = {
    name: Activated(Cost((TapThis(),)), AddMana((f"{{{letter}}}",)))
    for name, letter in BASIC_MANA.items()
}


@cites("305.6", "一个具有地类别、且具有基本地类别的物件具有")
def of_land_types(now: Characteristics) -> tuple[Activated, ...]:
    """The mana abilities that the basic land types of a land give it."""
    if CardType.LAND not in now.types:
        return ()
    return tuple(ability for name, ability in OF_LAND_TYPE.items() if name in now.subtypes)


def with_land_types(before: Characteristics, now: Characteristics) -> Characteristics:
    """What a change of types made of an object, with the mana abilities of the types it has now."""
    had, has = of_land_types(before), of_land_types(now)
    if had == has and now.abilities is before.abilities:
        return now
    others = list(now.abilities)
    for ability in had:
        if ability in others:
            others.remove(ability)
    return now.with_(abilities=(*has, *others))


def given_to(printed: Characteristics) -> Characteristics:
    """What is printed with the abilities that its subtypes give; it can lose them as any other."""
    if of_types := of_land_types(printed):
        printed = printed.with_(abilities=(*of_types, *printed.abilities))
    if CardType.BATTLE in printed.types and "Siege" in printed.subtypes:
        return printed.with_(abilities=(*printed.abilities, OF_SIEGE))
    return printed
