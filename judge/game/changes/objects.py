"""Objects that come to be, and what is on the stack; zone changes are in `judge.game.moves`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.cards import Characteristics
from judge.game import events as e
from judge.game.changes.setting import set_object, set_player, unchanged, with_pair
from judge.game.fighting import enter_combat
from judge.game.moves import add_object, entered, move, piles
from judge.game.state import (
    BodyId,
    GameObject,
    GameState,
    Kind,
    ObjectId,
    PlayerId,
    Zone,
)


def create(state: GameState, event: e.Created) -> GameState:
    """A token on the battlefield; its body has a number of its own."""
    fresh = ObjectId(state.next_id)
    bare = GameObject(
        id=fresh,
        body=BodyId(-fresh),
        printed=event.printed,
        owner=event.player,
        controller=event.player,
        zone=Zone.BATTLEFIELD,
        kind=Kind.TOKEN,
        faces=event.faces,
        face=event.entering.face,
        layout=event.layout,
        timestamp=fresh,
    )
    held = entered(state, bare, event.entering)
    return enter_combat(add_object(state, held), held, event.entering)


def take_companion(state: GameState, event: e.CompanionTaken) -> GameState:
    """The card is an object of the game, in its owner's hand."""
    card = state.player(event.player).companion
    if card is None:
        return state
    state = set_player(state, event.player, companion=None)
    fresh = ObjectId(state.next_id)
    return add_object(state, card.with_(id=fresh, timestamp=fresh, zone=Zone.HAND))


def put_on_stack(state: GameState, event: e.PutOnStack) -> GameState:
    """A card is the top object of the stack."""
    held = state.objects[event.object]
    entering = e.Entering(controller=event.player)
    state = move(state, event.object, Zone.STACK, entering=entering)
    spell = state.stack[-1]
    changes: dict[str, object] = {"face_down": event.face_down}
    if event.face and held.faces:
        changes.update(face=event.face, printed=held.faces[event.face])
    return set_object(state, spell, **changes)


def change_stack(state: GameState, event: e.StackChanged) -> GameState:
    """Choices for a spell or ability."""
    return set_object(state, event.object, stack=event.stack)


def put_ability(state: GameState, event: e.AbilityPut) -> GameState:
    """An ability is the top object of the stack."""
    fresh = ObjectId(state.next_id)
    source = state.objects.get(event.source) if event.source is not None else None
    known = state.known.get(event.source) if event.source is not None else None
    body = source.body if source is not None else known.object.body if known else BodyId(-fresh)
    return add_object(
        state,
        GameObject(
            id=fresh,
            body=body,
            printed=event.printed,
            owner=event.player,
            controller=event.player,
            base_controller=event.player,
            zone=Zone.STACK,
            kind=Kind.ABILITY,
            timestamp=fresh,
            stack=event.stack,
        ),
    )


def copy(state: GameState, event: e.Copied) -> GameState:
    """A copy is the top object of the stack."""
    fresh = ObjectId(state.next_id)
    of = state.objects.get(event.of) or state.known[event.of].object
    kind = Kind.ABILITY if of.kind is Kind.ABILITY else Kind.COPY
    return add_object(
        state,
        GameObject(
            id=fresh,
            body=of.body if kind is Kind.ABILITY else BodyId(-fresh),
            printed=event.printed,
            owner=event.player,
            controller=event.player,
            base_controller=event.player,
            zone=Zone.STACK,
            kind=kind,
            layout=of.layout,
            faces=event.faces or of.faces,
            face=of.face,
            timestamp=fresh,
            stack=event.stack,
        ),
    )


def copy_card(state: GameState, event: e.CardCopied) -> GameState:
    """A copy of a card, or of a spell as it last was."""
    of = state.objects.get(event.of) or state.known[event.of].object
    made = _copy_of(state, event.player, of.printed, event.zone)
    return add_object(state, made.with_(layout=of.layout, faces=of.faces, face=of.face))


def _copy_of(
    state: GameState, player: PlayerId, printed: Characteristics, zone: Zone
) -> GameObject:
    """A copy that nothing else is, and that a player owns and controls."""
    fresh = ObjectId(state.next_id)
    return GameObject(
        id=fresh,
        body=BodyId(-fresh),
        printed=printed,
        owner=player,
        controller=player,
        base_controller=player,
        zone=zone,
        kind=Kind.COPY,
        timestamp=fresh,
    )


def prepare_spell(state: GameState, event: e.SpellPrepared) -> GameState:
    """A copy of the other face is in exile; the permanent's mark says which it is."""
    of = state.objects[event.of]
    made = _copy_of(state, event.player, event.printed, Zone.EXILE)
    marks = with_pair(of.marks, "prepared", made.body)
    return add_object(set_object(state, of.id, marks=marks), made)


def play_land(state: GameState, event: e.LandPlayed) -> GameState:
    """One land more this turn."""
    played = state.player(event.player).lands_played + 1
    return set_player(state, event.player, lands_played=played)


def resolve(state: GameState, event: e.Resolved) -> GameState:
    """Nobody has priority while something resolves."""
    return state.with_(priority=None)


def shuffle(state: GameState, event: e.Shuffled) -> GameState:
    """The order stays as it is here; that nobody knows it is noted by the rules."""
    return state


def reorder(state: GameState, event: e.Reordered) -> GameState:
    """The cards take one another's places, and in exile one another's timestamps."""
    there = state.zone_of(event.zone, event.player)
    order = iter(tuple(i for i in event.order if i in there))
    ids = tuple(next(order) if i in event.order else i for i in there)
    if event.zone is not Zone.EXILE:
        return piles(state, event.player, event.zone, ids)
    stamps = sorted(state.objects[i].timestamp for i in event.order)
    for id_, stamp in zip(event.order, stamps, strict=True):
        state = set_object(state, id_, timestamp=stamp)
    return state.with_(exile=ids)


CHANGES: Mapping[type[e.Event], Callable[[GameState, Any], GameState]] = {
    e.Created: create,
    e.Tokens: unchanged,
    e.CompanionTaken: take_companion,
    e.Draw: unchanged,
    e.Mills: unchanged,
    e.Discard: unchanged,
    e.Destroyed: unchanged,
    e.Sacrificed: unchanged,
    e.PutIntoGraveyard: unchanged,
    e.PutOnStack: put_on_stack,
    e.StackChanged: change_stack,
    e.ModesChosen: unchanged,
    e.CostDetermined: unchanged,
    e.SpellCast: unchanged,
    e.AbilityPut: put_ability,
    e.AbilityActivated: unchanged,
    e.AbilityTriggered: unchanged,
    e.NotPut: unchanged,
    e.BecameTarget: unchanged,
    e.TargetsChanged: unchanged,
    e.CardCopied: copy_card,
    e.Copied: copy,
    e.SpellPrepared: prepare_spell,
    e.LandPlayed: play_land,
    e.Resolved: resolve,
    e.DidNotResolve: resolve,
    e.ConditionFailed: resolve,
    e.LeftStack: unchanged,
    e.Countered: unchanged,
    e.NotCountered: unchanged,
    e.Revealed: unchanged,
    e.Looked: unchanged,
    e.Searched: unchanged,
    e.Shuffled: shuffle,
    e.Reordered: reorder,
}
