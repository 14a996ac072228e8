"""Every change of state is an event's: life, counters, damage, mana, what is tapped, whose it is.

Each law works out by itself what the events of a moment make of the state before it, with nothing
of `judge.game.changes`, and compares that with the state after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import pairwise

from judge.game import events as e
from judge.game.state import GameState, Mana, ObjectId, PlayerId
from tests.judge.laws.moments import Moment, Played

NO_COUNTERS = Counter[str]()


def differences(
    what: str, expected: Mapping[Hashable, object], found: Mapping[Hashable, object]
) -> Iterator[str]:
    """Where what was found is not what the events say."""
    for key in {**expected, **found}:
        if expected.get(key) != found.get(key):
            yield f"{what} of {key}: {found.get(key)}, by the events {expected.get(key)}"


def life(moment: Moment) -> Iterator[str]:
    """A life total changes by the life gained and lost, for a team that shares it together."""
    expected = _lives(moment.before)
    for event in moment.events:
        if isinstance(event, e.LifeLost | e.LifeGained):
            change = event.amount if isinstance(event, e.LifeGained) else -event.amount
            for player in moment.before.together(event.player):
                expected[player] += change
        elif isinstance(event, e.Repeated):
            expected[event.player] = event.life
    yield from differences("life", expected, _lives(moment.after))


def _lives(state: GameState) -> dict[Hashable, int]:
    return {player.id: player.life for player in state.players}


def counters(moment: Moment) -> Iterator[str]:
    """Counters are as many as there were, with those put and without those removed."""
    if not moment.may_change(e.CountersPut, e.CountersRemoved):
        return
    expected = _counters(moment.before)
    for id_, entering in moment.entered.items():
        expected[id_] = Counter(dict(entering.counters))
        for kind, number in _inherent(moment, id_):
            expected[id_][kind] += number
    for event in moment.events:
        if isinstance(event, e.CountersPut | e.CountersRemoved):
            sign = 1 if isinstance(event, e.CountersPut) else -1
            for who in _shared(moment.before, event.recipient, event.kind):
                expected.setdefault(who, Counter())[event.kind] += sign * event.amount
    found = _counters(moment.after)
    for who, kinds in expected.items():
        if who not in found and isinstance(who, int):
            continue  # it is gone, and so are its counters (122.2)
        negative = [kind for kind, number in kinds.items() if number < 0]
        if negative:
            yield f"more {negative} counters removed from {who} than there were"
    there = {who: +kinds for who, kinds in expected.items() if who in found}
    yield from differences("counters", there, {w: k for w, k in found.items() if w in there or k})


def _counters(state: GameState) -> dict[Hashable, Counter[str]]:
    found: dict[Hashable, Counter[str]] = {
        player.id: Counter(dict(player.counters.kinds)) for player in state.players
    }
    return found | {held.id: Counter(dict(held.counters.kinds)) for held in state.objects.values()}


def _shared(state: GameState, who: Hashable, kind: str) -> tuple[Hashable, ...]:
    """Whose counters they are: a team shares its poison counters (810.10)."""
    if isinstance(who, str) and kind == "poison":
        return state.together(PlayerId(who))
    return (who,)


def _inherent(moment: Moment, id_: ObjectId) -> Iterator[tuple[str, int]]:
    """The counters that a planeswalker or battle enters with by itself (306.5b, 310.4b)."""
    held, entering = moment.after.objects[id_], moment.entered[id_]
    if entering.face_down is None:
        printed = held.printed
        if printed.is_planeswalker and printed.loyalty is not None:
            yield "loyalty", printed.loyalty
        if printed.defense is not None:
            yield "defense", printed.defense


def damage(moment: Moment) -> Iterator[str]:
    """Marked damage is what was marked since it was last removed; what enters has none."""
    expected = _damage(moment.before)
    for event in moment.events:
        if isinstance(event, e.DamageMarked):
            expected[event.object] = expected.get(event.object, 0) + event.amount
        elif isinstance(event, e.DamageHealed):
            expected[event.object] = 0
        elif isinstance(event, e.DamageRemoved):
            expected = {}
    found = _damage(moment.after)
    there = {id_: n for id_, n in expected.items() if n and id_ in moment.after.objects}
    yield from differences("damage", there, found)


def _damage(state: GameState) -> dict[Hashable, int]:
    return {id_: held.damage for id_, held in state.objects.items() if held.damage}


def tapped(moment: Moment) -> Iterator[str]:
    """What is tapped became so or entered so, and has not untapped."""
    expected = {held.id: held.tapped for held, _ in moment.stayed()}
    expected |= {id_: entering.tapped for id_, entering in moment.entered.items()}
    for event in moment.events:
        if isinstance(event, e.Tap | e.Untap) and event.object in expected:
            expected[event.object] = isinstance(event, e.Tap)
    found = {id_: moment.after.objects[id_].tapped for id_ in expected}
    yield from differences("tapped", expected, found)


def control(moment: Moment) -> Iterator[str]:
    """A permanent's controller is who put it there, until another player gains control of it."""
    expected: dict[Hashable, object] = {held.id: held.controller for held, _ in moment.stayed()}
    for id_, entering in moment.entered.items():
        expected[id_] = entering.controller or moment.after.objects[id_].owner
    for event in moment.of(e.ControlChanged):
        if event.object in expected:
            expected[event.object] = event.player
    found = {id_: moment.after.objects[ObjectId(id_)].controller for id_ in expected}  # type: ignore[call-overload]
    yield from differences("controller", expected, found)


def attached(moment: Moment) -> Iterator[str]:
    """What is attached became so or entered so, to the same object or player, and stayed so."""
    expected: dict[Hashable, object] = {held.id: held.attached_to for held, _ in moment.stayed()}
    expected |= {id_: entering.attached_to for id_, entering in moment.entered.items()}
    for event in moment.events:
        if isinstance(event, e.Attached | e.Unattached) and event.object in expected:
            expected[event.object] = event.to if isinstance(event, e.Attached) else None
    found = {id_: moment.after.objects[id_].attached_to for id_ in expected}  # type: ignore[index]
    yield from differences("attached", expected, found)


def mana(moment: Moment) -> Iterator[str]:
    """The mana in a pool is what was made and neither paid nor lost since."""
    expected = _pools(moment.before)
    for event in moment.events:
        if isinstance(event, e.ManaMade):
            expected[event.player] += Counter(event.mana)
        elif isinstance(event, e.ManaPaid):
            expected[event.player].subtract(Counter(event.mana))
        elif isinstance(event, e.PoolsEmptied):
            for player in expected if event.player is None else (event.player,):
                kept = dict(event.kept).get(player)
                expected[player] = _kept(expected[player], event) if kept is None else Counter(kept)
    for player, pool in expected.items():
        if any(number < 0 for number in pool.values()):
            yield f"{player} pays mana that is not in their pool"
    found = {player: +pool for player, pool in _pools(moment.after).items()}
    yield from differences("mana", {p: +pool for p, pool in expected.items()}, found)


def _kept(pool: Counter[Mana], emptied: e.PoolsEmptied) -> Counter[Mana]:
    """What an effect lets stay as a step or phase ends: mana that lasts, until the turn ends."""
    return Counter({one: n for one, n in pool.items() if one.lasts in emptied.lasting})


def _pools(state: GameState) -> dict[Hashable, Counter[Mana]]:
    return {player.id: Counter(player.mana) for player in state.players}


def other_fields(moment: Moment) -> Iterator[str]:
    """Whatever else an object has changes only by an event of a class that changes it."""
    for held, now in moment.stayed():
        if held is now:
            continue
        for name, kinds in CHANGED_BY.items():
            if getattr(held, name) != getattr(now, name) and not any(
                isinstance(event, kinds) for event in moment.events
            ):
                yield f"{name} of {held.id} changes by none of {[k.__name__ for k in kinds]}"


FACES = (e.Transformed, e.Converted, e.Flipped)
DOORS = (e.DoorUnlocked, e.DoorLocked)
CHANGED_BY: Mapping[str, tuple[type[e.Event], ...]] = {
    "body": (),
    "owner": (),
    "kind": (),
    "zone": (),
    "layout": (),
    "copied": (),
    "printed": (*FACES, *DOORS, e.Merged, e.RingTempted),
    "face": (*FACES, *DOORS),
    "flipped": (e.Flipped,),
    "face_down": (e.TurnedFaceUp, e.TurnedFaceDown),
    "phased_out": (e.PhasedOut, e.PhasedIn),
    "stack": (e.StackChanged,),
    "chosen": (e.Chose,),
    "linked": (e.Linked,),
    "sick": (e.BeginTurn, e.ControlChanged),
    "components": (e.Merged,),
    "is_commander": (e.Merged,),
    "marks": (
        *(e.Marked, e.ControlChanged, e.BeginStep, e.RoomEntered),
        *(e.CommanderStayed, e.CommanderApart, e.SpellPrepared),
    ),
    "timestamp": (e.Attached, *FACES, e.TurnedFaceUp, e.TurnedFaceDown, e.Reordered),
}


def others_of_players(moment: Moment) -> Iterator[str]:
    """Whatever else a player has changes only by an event of a class that changes it."""
    for held, now in zip(moment.before.players, moment.after.players, strict=True):
        for name, kinds in OF_PLAYERS.items():
            if getattr(held, name) != getattr(now, name) and not any(
                isinstance(event, kinds) for event in moment.events
            ):
                yield f"{name} of {held.id} changes by none of {[k.__name__ for k in kinds]}"


OF_PLAYERS: Mapping[str, tuple[type[e.Event], ...]] = {
    "has_lost": (e.GameLost, e.Conceded, e.GameDrawn, e.PlayerLeft),
    "has_left": (e.PlayerLeft,),
    "drew_from_empty": (e.DrawFromEmpty, e.StateChecked),
    "lands_played": (e.LandPlayed, e.BeginTurn),
    "commander_damage": (e.CommanderDamage,),
    "marks": (e.PlayerMarked, e.BeginTurn, e.DungeonCompleted, e.RingTempted),
    "team": (),
    "pays_mana": (),
}


def nothing_between_moments(play: Played) -> Iterator[str]:
    """Between two moments nothing changes but the answers that players gave.

    A script takes back the passes of the others where what its player tried comes to nothing.
    """
    for earlier, later in pairwise(play.moments):
        before, after = earlier.after, later.before
        for name in before.__struct_fields__ if before is not after else ():
            if name not in ("answers", "priority") and getattr(before, name) != getattr(
                after, name
            ):
                yield f"{name} changes between {earlier.batch} and {later.batch}"
