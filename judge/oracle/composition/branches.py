"""What depends on whether something was done: "if you do", "if you don't", "when you do"."""

from __future__ import annotations

from collections.abc import Sequence as Listed

from judge.abilities.bases import Condition, Effect
from judge.abilities.conditions import CoinWon, Matches, Not
from judge.abilities.effects.combinators import (
    Delayed,
    First,
    ForEach,
    If,
    IfDone,
    May,
    MayPay,
    Reflexive,
    ReplaceThisTurn,
    Sequence,
    SpeakOf,
)
from judge.abilities.effects.objects import Move, RemoveCounters, Sacrifice
from judge.abilities.effects.players import Discard, FlipCoin
from judge.abilities.filters import IsPermanent
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.walk import within
from judge.abilities.who import AmongThem, Chosen, It, You
from judge.oracle.lexicon.filters import has

APART = (May, MayPay, IfDone, If, ForEach, Delayed, FlipCoin, ReplaceThisTurn, SpeakOf)


class IfUnableThen(Effect):
    """ "If you can't, …": where what was to be done before it can't be."""

    effect: Effect


def if_so(last: Effect, effect: Effect) -> Effect | None:
    """An effect and what follows "if you do"; None if it can't be said of it."""
    if isinstance(last, ForEach) and any(isinstance(p, (May, MayPay)) for p in within(last)):
        return None
    if isinstance(last, MayPay) and last.then is None:
        return last.with_(then=effect)  # "unless that player pays {2}. If they do, …"
    if isinstance(last, (May, MayPay, IfDone)):
        if last.then is not None or last.otherwise is not None:
            return None
        within_it = _of_inner_choice(last.effect, effect) if isinstance(last, May) else None
        return last.with_(then=effect) if within_it is None else last.with_(effect=within_it)
    if isinstance(last, If):
        return _of_inner_choice(last, effect)
    if isinstance(last, (Delayed, FlipCoin)):
        return None  # of a flip: what was done depends on who won it
    if isinstance(last, ReplaceThisTurn):
        return _if_replaced(last, effect)
    return IfDone(last, effect)


def are_acts(said: Listed[Effect], number: int) -> bool:
    """True of so many acts of one sentence, of all of which "if you do" is said.

    What is chosen or asked last is what "you do" is said of, whatever stands before it.
    """
    return len(said) == number > 1 and not any(isinstance(one, APART) for one in said)


def asks_of_returned(last: Delayed, part: Effect) -> bool:
    """ "Return that card at …. If it entered under your control": asked once it has entered."""
    returns = isinstance(last.effect, Move) and last.effect.to == "battlefield"
    asked = part.condition if isinstance(part, If) else None
    if not returns or not isinstance(asked, Matches) or not isinstance(asked.objects, It):
        return False
    return has(asked.filter, IsPermanent)


def _if_replaced(last: ReplaceThisTurn, effect: Effect) -> Effect | None:
    """ "Exile it instead of putting it into your graveyard as it resolves. If you do": then."""
    rule = last.replacement
    goes = rule.instead if isinstance(rule, Replacement) else None
    if not isinstance(goes, ToZoneInstead) or goes.then is not None:
        return None
    assert isinstance(rule, Replacement)
    return last.with_(replacement=rule.with_(instead=goes.with_(then=effect)))


def _of_inner_choice(last: Effect, effect: Effect) -> Effect | None:
    """ "You may look at it. If it's a Goat, you may reveal it. If you do": if it was revealed."""
    if isinstance(last, Sequence):
        longer = _of_inner_choice(last.parts[-1], effect)
        return None if longer is None else last.with_(parts=(*last.parts[:-1], longer))
    if isinstance(last, If) and isinstance(last.then, May) and last.otherwise is None:
        longer = if_so(last.then, effect)
        return None if longer is None else last.with_(then=longer)
    return None


def if_not(last: Effect, effect: Effect, declined: bool = False) -> Effect | None:
    """An effect and what follows "otherwise", or, `declined`, "if you don't"; None as above."""
    if isinstance(last, If) and any(isinstance(part, MayPay) for part in within(last.then)):
        return None  # "if they don't" is not said of the condition
    if isinstance(last, If) and _offers_alike(last.then, effect):
        return last.with_(otherwise=effect) if last.otherwise is None else None
    if isinstance(last, If) and isinstance(last.then, May):  # not so, or not done
        then = if_not(last.then, effect)
        free = then is not None and last.otherwise is None
        return last.with_(then=then, otherwise=effect) if free else None
    if isinstance(last, (May, MayPay, IfDone)) and not declined:
        if isinstance(last.then, If):
            return None  # of the condition, or of what was not done
        if isinstance(last.then, Sequence) and isinstance(last.then.parts[-1], If):
            *before, asked = last.then.parts
            then = if_not(asked, effect)
            return None if then is None else last.with_(then=Sequence((*before, then)))
    if isinstance(last, (May, MayPay, IfDone, If)) and last.otherwise is None:
        return last.with_(otherwise=effect)
    return None


def _offers_alike(one: Effect, other: Effect) -> bool:
    """ "You may search for two cards. Otherwise, you may search for one": who declines is done."""
    if not isinstance(one, May) or not isinstance(other, May) or one.player != other.player:
        return False
    return _deeds(one.effect) == _deeds(other.effect)


def _deeds(effect: Effect) -> list[tuple[type, str | None]]:
    """What is done in an effect, whatever to and how often."""
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    return [(type(part), part.to if isinstance(part, Move) else None) for part in parts]


def if_unable(last: Effect, effect: Effect) -> Effect | None:
    """ "Sacrifice a creature. If you can't, …": of one thing alone, which is done or is not.

    Of two things one may be done, and they can't be done all the same.
    """
    match last:
        case Sacrifice(objects=Chosen(number=1, least=None)):
            return IfDone(last, None, effect)
        case Move(objects=Chosen(number=1, least=None) | AmongThem(number=1, least=None)):
            return IfDone(last, None, effect)
        case Discard(number=1, up_to=False) | RemoveCounters(number=1):
            return IfDone(last, None, effect)
    return None


def _begins_with_if(first: Effect) -> bool:
    """ "When you do, if …, …. It …": that "if" is of the ability, with all that it does (603.4)."""
    return isinstance(first, If) and first.first is First.CONDITION and first.otherwise is None


def when_so(last: Effect, effect: Effect, c: Condition | None = None) -> Effect | None:
    """An effect and the ability that triggers "when you do" (603.12); None as above."""
    done = last.effect if isinstance(last, May) else last
    if isinstance(effect, Sequence) and _begins_with_if(effect.parts[0]):
        return None
    if c is not None and not isinstance(done, (Discard, Move, Sacrifice)):
        return None
    if isinstance(last, May) and last.then is None and last.otherwise is None:
        if last.player != You():
            return None
        return Reflexive(last.effect, effect, optional=True, condition=c)
    if isinstance(last, MayPay) and last.then is None and last.otherwise is None:
        return Reflexive(last, effect)
    if isinstance(last, (If, IfDone, Delayed, MayPay, May)):
        return None
    if isinstance(last, ForEach) and any(isinstance(x, (May, MayPay)) for x in within(last)):
        return None
    return Reflexive(last, effect, condition=c)


def is_the_flip_s(last: Effect, part: Effect) -> bool:
    """True of "if you lose the flip" after a flip, whose row reads both."""
    asks = isinstance(part, If) and part.condition in (CoinWon(), Not(CoinWon()))
    return asks and isinstance(last, FlipCoin)
