"""What takes the place of something: "… instead", and what follows from damage prevented so."""

from __future__ import annotations

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Condition, Effect, Objects
from judge.abilities.effects.combinators import (
    Delayed,
    First,
    ForEach,
    If,
    IfDone,
    May,
    MayPay,
    ReplaceThisTurn,
)
from judge.abilities.effects.objects import Change, DealDamage
from judge.abilities.modifications import SetPowerToughness
from judge.abilities.statics import Prevented, Replacement
from judge.abilities.walk import TARGETS, put, within
from judge.abilities.who import It, ThatPlayer, TriggerSource

OF_ONE_WHO_MAY = (May, MayPay, Delayed)


class IfPrevented(Effect):
    """ "If damage is prevented this way, …": right after what is prevented (615.5)."""

    effect: Effect


def instead_of(condition: Condition, effect: Effect, last: Effect) -> Effect | None:
    """ "If …, … instead"; what may be done instead leaves what was said before to who doesn't."""
    match last, effect:
        case DealDamage(to=Objects()), DealDamage(to=ThatPlayer()):
            return None  # 其 is an object here: no player was spoken of
        case ((May() | MayPay() | IfDone()), _) if last.then is not None:
            return _of_what_follows(condition, effect, last)
        case May(then=None, otherwise=None), _ if not isinstance(effect, May | MayPay):
            inner = instead_of(condition, effect, last.effect)
            return None if inner is None else last.with_(effect=inner)
        case ((Delayed() | ForEach()), _) if type(effect) is not type(last):
            return None  # now, or when and for whom the rest is done
    kept = _with_the_rest(last, _of_as_many(last, effect))
    return None if kept is None else If(condition, kept, last, First.OTHERWISE)


def _of_as_many(last: Effect, effect: Effect) -> Effect:
    """ "That player mills twice that many cards instead": of the number that was just said."""
    number = getattr(last, "number", getattr(last, "amount", None))
    if type(effect) is not type(last) or number is None:
        return effect
    more = put(effect, ThatMuch(), number)
    assert isinstance(more, Effect)
    return more


def _of_what_follows(
    condition: Condition, effect: Effect, last: May | MayPay | IfDone
) -> Effect | None:
    """ "If you do, create a token. If …, create two instead": in place of what follows alone."""
    if last.then is None or type(effect) is not type(last.then):
        return None
    then = instead_of(condition, effect, last.then)
    return None if then is None else last.with_(then=then)


def _with_the_rest(last: Effect, effect: Effect) -> Effect | None:
    """ "It becomes an artifact creature with base power and toughness 4/3. If …, it has base power
    and toughness 1/1 instead": only that takes the place; of other parts it is not clear."""
    if not isinstance(last, Change) or not isinstance(effect, Change):
        return effect
    old, new = ([type(one) for one in each.modifications] for each in (last, effect))
    if not set(new) < set(old) or effect.objects not in (It(), last.objects):
        return effect
    if new != [SetPowerToughness] or old.count(SetPowerToughness) != 1:
        return None
    rest = tuple(one for one in last.modifications if not isinstance(one, SetPowerToughness))
    return effect.with_(modifications=(*rest, *effect.modifications))


def of_shield(last: Effect, effect: Effect) -> bool:
    """True of "… the damage prevented this way" right after a prevention effect."""
    return _shield(last) is not None and any(isinstance(part, ThatMuch) for part in within(effect))


def if_prevented(last: Effect, effect: Effect) -> Effect | None:
    """The prevention effect with what follows whenever it prevents damage; None if it can't be."""
    shield = _shield(last)
    parts = tuple(within(effect))
    if shield is None or not any(isinstance(part, ThatMuch) for part in parts):
        return None
    if any(isinstance(part, (*TARGETS, *OF_ONE_WHO_MAY)) for part in parts):
        return None
    assert isinstance(last, ReplaceThisTurn)
    if last.about is None:  # "that source's controller"
        for part in {part for part in parts if isinstance(part, It)}:
            put_in = put(effect, part, TriggerSource())
            assert isinstance(put_in, Effect)
            effect = put_in
    prevented = shield.instead.with_(then=effect)
    return last.with_(replacement=shield.with_(instead=prevented))


def _shield(effect: Effect) -> Replacement | None:
    """What an effect prevents, with nothing that follows yet."""
    shield = effect.replacement if isinstance(effect, ReplaceThisTurn) else None
    if not isinstance(shield, Replacement) or not isinstance(shield.instead, Prevented):
        return None
    return shield if shield.instead.then is None else None
