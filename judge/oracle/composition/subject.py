"""A predicate and its subject: "draws two cards and loses 2 life" said of a player."""

from __future__ import annotations

from collections.abc import Callable

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Effect, Filter, Objects, Players, Who
from judge.abilities.effects.combinators import (
    AtOnce,
    DoByPlayer,
    ForEach,
    May,
    OneOf,
    Sequence,
    SpeakOf,
)
from judge.abilities.effects.objects import Move, Position, Sacrifice
from judge.abilities.effects.players import Discard, DiscardObjects, Draw, Reveal
from judge.abilities.relations import PlayersWho
from judge.abilities.walk import TARGETS, put, within
from judge.abilities.who import (
    AmongThem,
    AnOpponent,
    AttachedTo,
    Chosen,
    ControllerOf,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    Every,
    It,
    OpponentsOf,
    OtherOpponents,
    OwnerOf,
    TargetPlayer,
    ThatPlayer,
    This,
    TopOf,
    You,
)
from judge.language import REJECTED
from judge.oracle.lexicon.pronouns import THEY
from judge.values import Value


class Subject(Players):
    """The player that a predicate is said of; none of it is left in an ability."""


ORDERED = (Position.ANY_ORDER_TOP, Position.ANY_ORDER_BOTTOM, Position.EITHER_END)
SEVERAL = (EachPlayer, EachOpponent, EachOtherPlayer, OtherOpponents, OpponentsOf, PlayersWho)


def about(effect: Effect, old: Value, new: Value) -> Effect:
    """An effect with something in it replaced."""
    changed = put(effect, old, new)
    assert isinstance(changed, Effect)
    return changed


def sequence(*effects: Effect) -> Effect:
    """These in order; nested orders are taken apart."""
    flat: list[Effect] = []
    for effect in effects:
        for part in effect.parts if isinstance(effect, Sequence) else (effect,):
            if part == Reveal(It()) and flat and isinstance(flat[-1], Draw):
                flat[-1] = flat[-1].with_(reveal=True)
            else:
                flat.append(part)
    return flat[0] if len(flat) == 1 else Sequence(tuple(flat))


def said_of(player: Players, effect: Effect) -> Effect:
    """The predicate said of a player; several players about whom more is said act one by one."""
    one_by_one = any(isinstance(part, ThatPlayer) for part in within(effect))
    if _are_several(player) and (one_by_one or _counts_their_own(effect)):
        return ForEach(player, about(effect, Subject(), THEY))
    if not isinstance(effect, Sequence):
        return about(effect, Subject(), player)
    again: Players = THEY if _is_spoken_of(player) else player
    first, *rest = effect.parts
    return sequence(
        about(first, Subject(), player), *(about(part, Subject(), again) for part in rest)
    )


def _are_several(player: Players) -> bool:
    """True of words that may mean several players: "any number of target players" may, too."""
    return isinstance(player, SEVERAL) or (isinstance(player, TargetPlayer) and player.most != 1)


def _counts_their_own(effect: Effect) -> bool:
    """ "Discards their hand, then draws that many cards": as many as that player discarded."""
    counted = (Discard, Move, Sacrifice)
    if not isinstance(effect, Sequence) or not isinstance(effect.parts[0], counted):
        return False
    return any(isinstance(word, ThatMuch) for part in effect.parts[1:] for word in within(part))


def predicated(who: Players, p: Effect) -> object:
    """Predicates said of a player, also those that have no place for one.

    A predicate without a place ("returns a creature to its owner's hand") is what the player does:
    the choices are theirs, and they are "you" in it. Several players do all of it one by one.
    """
    parts = p.parts if isinstance(p, Sequence) else (p,)
    placeless = [part for part in parts if not any(isinstance(w, Subject) for w in within(part))]
    if isinstance(who, You) or not placeless:
        return said_of(who, p)
    if isinstance(who, SEVERAL):
        if len(parts) == 1 and _is_of_nobody(p):
            return said_of(who, p)
        return _done_by(who, p)
    again: Players = THEY if _is_spoken_of(who) else who
    made: list[Effect] = []
    for part in parts:
        subject = again if made else who
        said = _placed(subject, part) if part in placeless else about(part, Subject(), subject)
        if not isinstance(said, Effect):
            return REJECTED
        made.append(said)
    return sequence(*made)


def _placed(who: Players, effect: Effect) -> object:
    """What a player does, in which nothing says so."""
    their_own = sum(isinstance(part, ThatPlayer) for part in within(effect))
    needed = any(isinstance(part, (*TARGETS, AttachedTo)) for part in within(who))
    if _is_of_nobody(effect) and (their_own == 1 or (their_own == 0 and not needed)):
        return about(effect, ThatPlayer(), who)
    return _done_by(who, effect)


def _done_by(who: Players, effect: Effect) -> object:
    """Done by a player, who is "you" in it; rejected where "you" or a target is said of another."""
    if any(isinstance(part, TARGETS) for part in within(effect)) or _speaks_of_you(effect):
        return REJECTED
    return DoByPlayer(who, about(about(effect, Subject(), You()), ThatPlayer(), You()))


def _is_of_nobody(effect: Effect) -> bool:
    """True of what comes to the same whoever does it: nothing is chosen, ordered or enters."""
    if any(isinstance(part, (Chosen, AmongThem)) for part in within(effect)):
        return False
    if isinstance(effect, Move):
        return effect.to != "battlefield" and effect.position not in ORDERED
    return isinstance(effect, (DiscardObjects, Reveal))


def _speaks_of_you(effect: Effect) -> bool:
    """True if "you" is said in words about objects, where it would be somebody else."""
    return any(
        isinstance(part, Filter | TopOf) and You() in set(within(part)) for part in within(effect)
    ) or any(getattr(part, "under", None) == You() for part in within(effect))


def may(player: Players, effect: Effect) -> Effect:
    """A player may do what the predicate says; any number may be none, whether they may or do."""
    if isinstance(effect, Discard) and effect.up_to and effect.number is None:
        return said_of(player, effect)
    if _are_several(player):
        return ForEach(player, May(about(effect, Subject(), THEY), THEY))
    again: Players = THEY if _is_spoken_of(player) else player
    return May(about(effect, Subject(), again), player)


def _is_spoken_of(player: Players) -> bool:
    return isinstance(player, (TargetPlayer, ControllerOf, OwnerOf, AnOpponent))


YOU = You()


def done_to(
    o: Who, options: Callable[[Objects], tuple[Effect, ...]], made: type[OneOf | AtOnce] = OneOf
) -> object:
    """One of some effects on an object, or all at once: "gets +1/-1 or -1/+1 until end of turn".

    What is targeted is spoken of first, so that it is one target whichever is done to it.
    """
    if isinstance(o, TARGETS):
        it = It(many=False) if o.most == 1 else It(many=True)
        return Sequence((SpeakOf(o), made(options(it))))
    return made(options(o)) if isinstance(o, This | It | Every) else REJECTED
