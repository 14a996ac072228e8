"""What a sentence adds to what was done before it: "It's still a land", "It has flying"."""

from __future__ import annotations

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Ability, Amount, Calculation, Effect, Modification
from judge.abilities.effects.combinators import If, May, MayPay, Sequence
from judge.abilities.effects.objects import (
    Act,
    Change,
    Counter,
    Create,
    DealDamage,
    DealTogether,
    Move,
    TokenSpec,
)
from judge.abilities.modifications import BecomeTypes
from judge.abilities.walk import put


def still(last: Effect) -> Effect | None:
    """ "It's still a land": it keeps its types; None where nothing became anything."""
    if not isinstance(last, Change):
        return None
    types = [mod for mod in last.modifications if isinstance(mod, BecomeTypes)]
    if not types:
        return None
    merged = BecomeTypes(
        tuple(kind for mod in types for kind in mod.types),
        tuple(kind for mod in types for kind in mod.subtypes),
        in_addition=True,
        all_creature_types=any(mod.all_creature_types for mod in types),
    )
    others = tuple(mod for mod in last.modifications if not isinstance(mod, BecomeTypes))
    return last.with_(modifications=(merged, *others))


def token_has(last: Effect, abilities: tuple[Ability, ...]) -> Effect | None:
    """ "It has …": the token just created has these abilities too."""
    if not isinstance(last, Create) or not isinstance(last.token, TokenSpec):
        return None
    token = last.token.with_(abilities=(*last.token.abilities, *abilities))
    return last.with_(token=token)


def is_as_well(last: Effect, modifications: tuple[Modification, ...]) -> Effect | None:
    """ "It's a Zombie in addition": what is put there is so as it enters (611.2e)."""
    return _as_it_enters(last, being=modifications)


def enters_so(last: Effect, attacking: bool) -> Effect | None:
    """ "They enter tapped", "it enters tapped and attacking": what is put there."""
    if isinstance(last, Sequence):
        longer = enters_so(last.parts[-1], attacking)
        return None if longer is None else last.with_(parts=(*last.parts[:-1], longer))
    if isinstance(last, Act):
        laid = last.action in ("manifest", "cloak") and not attacking
        return last.with_(word="tapped") if laid else None
    return _as_it_enters(last, tapped=True, attacking=attacking)


def _as_it_enters(last: Effect, **fields: object) -> Effect | None:
    if isinstance(last, Move) and last.to == "battlefield":
        return last.with_(**fields)
    for name in ("effect", "then"):
        inner = getattr(last, name, None)
        if isinstance(last, (May, If)) and isinstance(inner, Effect):
            within_ = _as_it_enters(inner, **fields)
            return last.with_(**{name: within_}) if within_ is not None else None
    return None


def unpreventable(last: Effect) -> Effect | None:
    """Damage that can't be prevented."""
    if isinstance(last, DealTogether):
        return DealTogether(tuple(part.with_(cant_be_prevented=True) for part in last.parts))
    return last.with_(cant_be_prevented=True) if isinstance(last, DealDamage) else None


def countered_to(last: Effect, zone: str) -> Effect | None:
    """Where the spell goes, countered or countered unless its controller pays."""
    if isinstance(last, MayPay) and last.then is None and last.otherwise is not None:
        otherwise = countered_to(last.otherwise, zone)
        return None if otherwise is None else last.with_(otherwise=otherwise)
    return last.with_(to=zone) if isinstance(last, Counter) else None


def as_said(amount: Amount, last: DealDamage) -> Amount:
    """ "It deals twice that much damage instead": as much as was just said."""
    if isinstance(amount, int):
        return amount
    more = put(amount, ThatMuch(), last.amount)
    assert isinstance(more, (int, Calculation))
    return more
