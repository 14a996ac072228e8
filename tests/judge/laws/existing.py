"""What an event is about is there as it happens, where such a thing can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.game import events as e
from judge.game.state import GameState, ObjectId, PlayerId, Zone
from tests.judge.laws.moments import Moment

PERMANENT = (Zone.BATTLEFIELD,)
SPELL = (Zone.STACK,)
ANYWHERE = tuple(Zone)
# event: the field of what has to be there, and the zones it may be in
NEEDS: Mapping[type[e.Event], tuple[tuple[str, tuple[Zone, ...]], ...]] = {
    e.Moved: (("object", ANYWHERE),),
    e.Destroyed: (("object", PERMANENT),),
    e.Sacrificed: (("object", PERMANENT),),
    e.NotDestroyed: (("object", PERMANENT),),
    e.Regenerated: (("object", PERMANENT),),
    e.Discard: (("object", (Zone.HAND,)),),
    e.PutIntoGraveyard: (("object", ANYWHERE),),
    e.PutOnStack: (("object", ANYWHERE),),
    e.StackChanged: (("object", (*SPELL, *PERMANENT)),),
    e.SpellCast: (("object", SPELL),),
    e.AbilityTriggered: (("object", SPELL),),
    e.CostDetermined: (("object", SPELL),),
    e.TollDetermined: (("objects", PERMANENT),),
    e.ModesChosen: (("object", SPELL),),
    e.Resolved: (("object", SPELL),),
    e.DidNotResolve: (("object", SPELL),),
    e.Countered: (("object", SPELL),),
    e.NotCountered: (("object", SPELL),),
    e.BecameTarget: (("object", SPELL), ("target", ANYWHERE)),
    e.TargetsChanged: (("object", SPELL),),
    e.CeasedToExist: (("object", ANYWHERE),),
    e.Damage: (("recipient", PERMANENT),),
    e.DamageMarked: (("object", PERMANENT),),
    e.DamageHealed: (("object", PERMANENT),),
    e.DeathtouchDealt: (("object", PERMANENT),),
    e.Tap: (("object", PERMANENT),),
    e.Untap: (("object", PERMANENT),),
    e.CountersPut: (("recipient", ANYWHERE),),
    e.CountersRemoved: (("recipient", ANYWHERE),),
    e.Attached: (("object", PERMANENT), ("to", (*PERMANENT, Zone.GRAVEYARD))),
    e.Unattached: (("object", PERMANENT),),
    e.ControlChanged: (("object", (*PERMANENT, *SPELL)),),
    e.Transformed: (("object", (*PERMANENT, *SPELL)),),
    e.Converted: (("object", (*PERMANENT, *SPELL)),),
    e.Flipped: (("object", PERMANENT),),
    e.Merged: (("object", SPELL), ("into", PERMANENT)),
    e.TurnedFaceUp: (("object", (*PERMANENT, Zone.EXILE, Zone.COMMAND)),),
    e.TurnedFaceDown: (("object", (*PERMANENT, Zone.EXILE)),),
    e.PhasedOut: (("object", PERMANENT),),
    e.PhasedIn: (("object", PERMANENT),),
    e.Marked: (("object", ANYWHERE),),
    e.SpellPrepared: (("of", PERMANENT),),
    e.DoorUnlocked: (("object", PERMANENT),),
    e.DoorLocked: (("object", PERMANENT),),
    e.Chose: (("object", ANYWHERE),),
    e.AttackDeclared: (("attacker", PERMANENT), ("target", PERMANENT)),
    e.BlockDeclared: (("blocker", PERMANENT), ("attackers", PERMANENT)),
    e.BecameBlocked: (("attacker", PERMANENT), ("blockers", PERMANENT)),
    e.BecameUnblocked: (("attacker", PERMANENT),),
    e.DamageOrdered: (("source", PERMANENT), ("order", PERMANENT)),
    e.StrikersNoted: (("objects", PERMANENT),),
    e.DamageAssigned: (("source", PERMANENT),),
    e.RemovedFromCombat: (("object", PERMANENT),),
    e.Revealed: (("objects", ANYWHERE),),
    e.Looked: (("objects", ANYWHERE),),
    e.Reordered: (("order", ANYWHERE),),
    e.LandPlayed: (("object", ANYWHERE),),
    e.RoomEntered: (("object", (Zone.COMMAND,)),),
    e.CommanderStayed: (("object", ANYWHERE),),
}


def exist(moment: Moment) -> Iterator[str]:
    """What is destroyed, tapped, damaged, attacked, … is there, in a zone where that can be."""
    for event in moment.events:
        for name, zones in NEEDS.get(type(event), ()):
            held = getattr(event, name)
            for id_ in held if isinstance(held, tuple) else (held,):
                if isinstance(id_, int) and not _is_there(moment.before, ObjectId(id_), zones):
                    where = [zone.value for zone in zones]
                    yield f"{type(event).__name__}: {name} {id_} is not in {where}"


def _is_there(state: GameState, id_: ObjectId, zones: tuple[Zone, ...]) -> bool:
    held = state.objects.get(id_)
    return held is not None and held.zone in zones


def players_play(moment: Moment) -> Iterator[str]:
    """Whom an event is about is a player of the game."""
    players = {player.id for player in moment.before.players}
    for event in moment.events:
        player = getattr(event, "player", None)
        if player is not None and PlayerId(player) not in players:
            yield f"{type(event).__name__}: there is no player {player}"


def were_known(moment: Moment) -> Iterator[str]:
    """An object that an event speaks of at all is there, or was: its last known form is kept."""
    states = (moment.before, moment.after)
    for event in moment.events:
        for name in ("object", "source", "of", "attacker", "blocker", "recipient", "target"):
            id_ = getattr(event, name, None)
            if isinstance(id_, int) and not any(
                id_ in state.objects or id_ in state.known for state in states
            ):
                yield f"{type(event).__name__}: nobody knows {name} {id_}"
