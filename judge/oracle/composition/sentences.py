"""Sentences that belong together become one effect: "If you do", "Otherwise", "instead"."""

from __future__ import annotations

from judge.abilities.amounts import IfSoAmount
from judge.abilities.bases import Ability, Amount, Condition, Effect, Filter, Modification
from judge.abilities.effects.combinators import (
    DefineX,
    Delayed,
    If,
    IfDone,
    May,
    MayPay,
    Sequence,
)
from judge.abilities.effects.objects import Change, Create, CreateCopy, DealDamage, Destroy, Move
from judge.abilities.effects.players import RuleUntil
from judge.abilities.statics import PlayFrom
from judge.abilities.who import It
from judge.language import REJECTED
from judge.oracle.composition.additions import (
    as_said,
    countered_to,
    enters_so,
    is_as_well,
    still,
    token_has,
    unpreventable,
)
from judge.oracle.composition.alternatives import IfPrevented, if_prevented, instead_of, of_shield
from judge.oracle.composition.branches import (
    IfUnableThen,
    are_acts,
    asks_of_returned,
    if_not,
    if_so,
    if_unable,
    is_the_flip_s,
    when_so,
)
from judge.oracle.composition.chosen_cards import with_chosen
from judge.oracle.composition.copying import place_of_copy, with_new_targets
from judge.oracle.composition.options import in_choice
from judge.oracle.composition.permitted import or_exiled, speaks_of_the_other
from judge.oracle.composition.subject import sequence


class IfSoThen(Effect):
    """ "If you do, …": belongs to what was done before it."""

    effect: Effect


class IfNotThen(Effect):
    """ "Otherwise, …"; `declined` for "If you don't, …", which is also said of what one may do."""

    effect: Effect
    declined: bool = False


class WhenSoThen(Effect):
    """ "When you do, …", or when something of what was done is so."""

    effect: Effect
    condition: Condition | None = None


class InsteadIf(Effect):
    """ "If …, … instead": takes the place of what was said before it."""

    condition: Condition
    effect: Effect


class DamageInstead(Effect):
    """ "If …, it deals 4 damage instead": another amount of the damage said before it."""

    condition: Condition
    amount: Amount


class TokensInstead(Effect):
    """ "If …, create five of those tokens instead": another number of the tokens before it."""

    condition: Condition
    number: Amount


class NewTargets(Effect):
    """ "You may choose new targets for the copy"."""


class CantRegenerate(Effect):
    """ "It can't be regenerated"."""


class CounteredTo(Effect):
    """ "If that spell is countered this way, exile it instead of …"."""

    zone: str


class CantPrevent(Effect):
    """ "The damage can't be prevented"."""


class StillThat(Effect):
    """ "It's still a land"."""


class IsAsWell(Effect):
    """ "That creature is a Zombie in addition to its other types", put onto the battlefield."""

    modifications: tuple[Modification, ...]


class EntersSo(Effect):
    """ "They enter tapped", "it enters tapped and attacking"."""

    attacking: bool = False


class TokenHas(Effect):
    """ "It has …", said of a token just created."""

    abilities: tuple[Ability, ...]


class ChosenFromHand(Effect):
    """ "You choose a card from it": what is done to it comes next."""

    filter: Filter


MARKERS = (
    *(IfSoThen, IfNotThen, IfUnableThen, WhenSoThen),
    *(InsteadIf, DamageInstead, TokensInstead),
    *(
        IfPrevented,
        NewTargets,
        CantRegenerate,
        CounteredTo,
        CantPrevent,
        StillThat,
        TokenHas,
        IsAsWell,
        EntersSo,
    ),
)


def folded(items: tuple[Effect, ...]) -> object:
    """The sentences as one effect; rejected if one has nothing before it that it belongs to."""
    done: list[Effect] = []
    before = 1  # how many of these the sentence before said
    for place, item in enumerate(items):
        if isinstance(item, WhenSoThen) and items[place + 1 :]:
            then = folded((item.effect, *items[place + 1 :]))
            return _triggered_so(done, then, item.condition)
        said = item.parts if isinstance(item, Sequence) else (item,)
        if isinstance(item, InsteadIf) and not _replaces_whole(done, before, item):
            return REJECTED
        if isinstance(item, IfSoThen) and are_acts(done[-before:], before):
            done[-before:] = [Sequence(tuple(done[-before:]))]
        before = len(said)
        for part in said:
            if done and isinstance(done[-1], ChosenFromHand):
                chosen = with_chosen(done[-1].filter, part)
                if chosen is None:
                    return REJECTED
                done[-1] = chosen
                continue
            if done and is_the_flip_s(done[-1], part):
                return REJECTED
            if done and not isinstance(part, MARKERS) and of_shield(done[-1], part):
                part = IfPrevented(part)
            longer = _gone_on(done[-1], part) if done else None
            if longer is not None:
                done[-1] = longer
                continue
            if not isinstance(part, MARKERS):
                done.append(part)
                continue
            if not _is_joined(done, part):
                return REJECTED
    if done and isinstance(done[-1], ChosenFromHand):
        return REJECTED
    return REJECTED if speaks_of_the_other(done) else sequence(*done)


def _triggered_so(done: list[Effect], effect: object, c: Condition | None) -> object:
    """What was done, and the ability that triggers: all that follows "when you do" (603.12)."""
    whole = when_so(done[-1], effect, c) if done and isinstance(effect, Effect) else None
    return REJECTED if whole is None else sequence(*done[:-1], whole)


def _replaces_whole(done: list[Effect], before: int, marker: InsteadIf) -> bool:
    """True if "instead" takes the place of one thing, or of as many as it says itself.

    Those are joined; of several, what is replaced could not be told otherwise.
    """
    if before < 2:
        return True
    new = marker.effect.parts if isinstance(marker.effect, Sequence) else (marker.effect,)
    old, kinds = [type(part) for part in done[-before:]], [type(part) for part in new]
    if kinds == old[-1:] and old.count(old[-1]) == 1:
        return True  # the last of them, which is of a kind of its own
    if kinds != old:
        return False
    done[-before:] = [Sequence(tuple(done[-before:]))]
    return True


def _is_joined(done: list[Effect], marker: Effect) -> bool:
    """True of what belongs to something before it, and is part of that now."""
    asked = [isinstance(one, If) and one.otherwise is None for one in done[-2:]]
    if isinstance(marker, IfNotThen) and asked == [True, True]:
        return False  # "otherwise" after two conditions in a row would be said of both
    at = place_of_copy(done) if isinstance(marker, NewTargets) else len(done) - 1
    joined = _joined(done[at], marker) if done else None
    if joined is not None:
        done[at] = joined
    return joined is not None


def _gone_on(last: Effect, part: Effect) -> Effect | None:
    """ "Whenever a creature attacks this turn, …", "Return it at …" and then "It gains …"."""
    if isinstance(last, Delayed) and isinstance(last.effect, Move) and isinstance(part, RuleUntil):
        plays = isinstance(part.rule, PlayFrom)  # "exile …. You may play those cards"
        return last.with_(effect=sequence(last.effect, part)) if plays else None
    if isinstance(last, Delayed) and asks_of_returned(last, part):
        return last.with_(effect=sequence(last.effect, part))
    if isinstance(last, RuleUntil) and isinstance(last.rule, PlayFrom):
        return or_exiled(last, part)
    told = None if isinstance(part, MARKERS) else in_choice(last, part)
    if told is not None or not isinstance(part, Change) or part.objects != It():
        return told
    if isinstance(last, (May, IfDone, MayPay)) and last.then is not None:
        longer = _gone_on(last.then, part)
        return None if longer is None else last.with_(then=longer)
    if not isinstance(last, Delayed):
        return None
    returns = isinstance(last.effect, Move) and last.effect.to == "battlefield"
    if not returns and (not last.this_turn or last.times is not None):
        return None
    return last.with_(effect=sequence(last.effect, part))


SAID_OF_IT = (NewTargets, CantRegenerate, CounteredTo, CantPrevent, StillThat, TokenHas)


def _joined(last: Effect, marker: Effect) -> Effect | None:
    """The effect with what a sentence says of it; of what one may do, too, and with its X."""
    joined = _joined_to(last, marker)
    if joined is None and isinstance(marker, SAID_OF_IT):
        inner = last.effect if isinstance(last, (DefineX, May)) else None
        done = _joined(inner, marker) if inner is not None else None
        return last.with_(effect=done) if done is not None else None
    return joined


def _joined_to(last: Effect, marker: Effect) -> Effect | None:
    match marker:
        case IfSoThen(effect=effect):
            return if_so(last, effect)
        case IfNotThen(effect=effect, declined=declined):
            return if_not(last, effect, declined)
        case IfUnableThen(effect=effect):
            return if_unable(last, effect)
        case WhenSoThen(effect=effect, condition=condition):
            return when_so(last, effect, condition)
        case InsteadIf(condition=condition, effect=effect):
            return instead_of(condition, effect, last)
        case DamageInstead(condition=condition, amount=amount):
            if not isinstance(last, DealDamage):
                return None
            return last.with_(amount=IfSoAmount(condition, as_said(amount, last), last.amount))
        case TokensInstead(condition=condition, number=number):
            if not isinstance(last, (Create, CreateCopy)):
                return None
            return last.with_(number=IfSoAmount(condition, number, last.number))
        case IfPrevented(effect=effect):
            return if_prevented(last, effect)
        case NewTargets():
            return with_new_targets(last)
        case CantRegenerate():
            return last.with_(can_regenerate=False) if isinstance(last, Destroy) else None
        case CounteredTo(zone=zone):
            return countered_to(last, zone)
        case CantPrevent():
            return unpreventable(last)
        case StillThat():
            return still(last)
        case TokenHas(abilities=abilities):
            return token_has(last, abilities)
        case IsAsWell(modifications=modifications):
            return is_as_well(last, modifications)
        case EntersSo(attacking=attacking):
            return enters_so(last, attacking)
    return None
