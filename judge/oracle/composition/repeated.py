"""An effect once for each of something, or a number of times: "draw a card for each Cat"."""

from __future__ import annotations

from judge.abilities.amounts import Count, NumberOf, OpponentCount, SaidFirst, ThisWay
from judge.abilities.bases import Amount, Effect
from judge.abilities.effects.combinators import Repeat, Sequence
from judge.abilities.effects.objects import (
    Act,
    Change,
    CopySpell,
    Create,
    CreateCopy,
    Move,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    Tap,
)
from judge.abilities.effects.players import Discard, Draw, GainLife, LoseLife, Mill, Poison
from judge.abilities.modifications import ModifyPowerToughness
from judge.abilities.walk import within
from judge.abilities.who import Chosen, It
from judge.language import REJECTED
from judge.oracle.phrases.amounts.worked_out import times

MULTIPLIED = {  # what is done at once, so many times as much, and the field of its number
    Create: "number",
    CreateCopy: "number",
    CopySpell: "number",
    Discard: "number",
    Draw: "number",
    GainLife: "amount",
    LoseLife: "amount",
    Mill: "number",
    Poison: "number",
    PutCounters: "number",
    RemoveCounters: "number",
}
AGAIN = {"incubate", "investigate", "populate", "proliferate", "tempt", "time travel"}


def for_each(effect: Effect, each: Amount) -> object:
    """The effect with its number once for each; rejected where it has none that is said."""
    if isinstance(effect, Act):
        return again(effect, each)
    if isinstance(effect, Sacrifice | Tap) or (isinstance(effect, Move) and effect.to == "exile"):
        if not isinstance(effect.objects, Chosen) or effect.objects.least is not None:
            return REJECTED
        number = times(effect.objects.number, each)
        many = effect.objects.with_(number=number)
        return REJECTED if number is REJECTED else effect.with_(objects=many)
    field = MULTIPLIED.get(type(effect))
    said = getattr(effect, field) if field is not None else None
    if field is None or said is None or getattr(effect, "divided", False):
        return REJECTED
    number = times(said, each)
    return REJECTED if number is REJECTED else effect.with_(**{field: number})


def said_first(effect: Effect, each: Amount) -> Amount:
    """What is counted, said before what is done so often: "it" is nothing that is said later."""
    is_open = any(isinstance(part, It) for part in within(each)) and not isinstance(effect, Act)
    return SaidFirst(each) if is_open else each


def for_each_of_it(effect: Effect, each: Amount) -> object:
    """In Chinese what is counted stands first: "its counters", and then "target creature"."""
    before = said_first(effect, each)
    return REJECTED if before is each else for_each(effect, before)


def times_counted(effect: Effect, each: Amount) -> object:
    """ "For each time it was kicked, draw a card": what is counted is no object to speak of."""
    if isinstance(each, (Count, OpponentCount, NumberOf)) or isinstance(effect, Sequence):
        return REJECTED
    if isinstance(each, ThisWay) and any(isinstance(part, It) for part in within(effect)):
        return REJECTED  # "that card" is each of them
    return (
        _grown(effect, each)
        if isinstance(effect, Change)
        else for_each(effect, said_first(effect, each))
    )


def _grown(effect: Change, each: Amount) -> object:
    """ "For each counter removed this way, ~ gets +1/+0 until end of turn"."""
    match effect.modifications:
        case (ModifyPowerToughness(power=int(power), toughness=int(toughness)),):
            grown = ModifyPowerToughness(times(power, each), times(toughness, each))
            return effect.with_(modifications=(grown,))
    return REJECTED


def again(effect: Effect, number: Amount) -> object:
    """ "Investigate twice", "copy that spell three times": one after the other, or at once."""
    if isinstance(effect, CopySpell):
        return for_each(effect, number)
    if not isinstance(effect, Act) or effect.action not in AGAIN:
        return REJECTED
    return Repeat(effect, number)
