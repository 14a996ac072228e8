"""An event is noted: what triggered, was dealt, prevented or gained, which cost was locked in."""

from __future__ import annotations

from judge.abilities import Activated
from judge.game import events as e
from judge.game.state import BodyId, GameObject, ObjectId, Recipient
from judge.rules.casting.total import in_one
from judge.rules.process import Happened
from judge.scenario.noted import Noted, Sharer

NO_COST = "{0}"


def note_event(noted: Noted, happened: Happened, event: e.Event) -> None:
    """Notes one event of a batch."""
    match event:
        case e.Triggered(triggers=triggers):
            for pending in triggers:
                body = None if pending.source is None else body_of(happened, pending.source)
                if body is not None:
                    noted.triggered[body] += 1
        case e.Damage(source=source, recipient=recipient, amount=amount):
            dealer, sharer = body_of(happened, source), _sharer(happened, recipient)
            if dealer is not None and sharer is not None:
                noted.dealt[dealer, sharer] += amount
        case e.DamagePrevented(recipient=recipient, amount=amount):
            sharer = _sharer(happened, recipient)
            if sharer is not None:
                noted.prevented[sharer] += amount
        case e.Moved(object=id_, milled=True):
            held = object_in(happened, id_)
            if held is not None and held.owner is not None:
                noted.milled[held.owner] += 1
        case e.Copied(of=id_):
            body = body_of(happened, id_)
            if body is not None:
                noted.copies[body] += 1
        case e.Countered(object=id_) | e.Untap(object=id_):
            body = body_of(happened, id_)
            kept = noted.countered if isinstance(event, e.Countered) else noted.untapped
            kept += () if body is None else (body,)
        case e.Resolved(object=id_):
            _note_resolved(noted, happened, id_)
        case e.CostDetermined(object=id_, mana=mana):
            _note_cost(noted, happened, id_, mana)
        case e.TollDetermined(player=player, mana=mana):
            noted.costs[player] = mana
        case e.SpellCast(object=id_, spent=spent):
            _note_spent(noted, happened, id_, spent)
        case e.AbilityActivated(object=id_) if id_ is not None:
            _note_own_cost(noted, happened, id_)
        case _:
            _note_of_player(noted, event)


def _note_of_player(noted: Noted, event: e.Event) -> None:
    """Life that a player gains or loses, and a card that is drawn or discarded."""
    match event:
        case e.LifeGained(player=player, amount=amount):
            noted.gained[player] += amount
        case e.LifeLost(player=player, amount=amount):
            noted.lost[player] += amount
        case e.Draw(player=player):
            noted.drawn[player] += 1
        case e.Discard(player=player):
            noted.discarded[player] += 1


def _note_resolved(noted: Noted, happened: Happened, id_: ObjectId) -> None:
    """A spell resolves, or an ability of an object, which is no spell."""
    held = object_in(happened, id_)
    if held is None or held.stack is None:
        return
    if held.stack.ability is None:
        noted.resolved.append(held.body)
        noted.in_order.append(held.body)
    elif held.stack.source is not None:
        source = body_of(happened, held.stack.source)
        noted.in_order += () if source is None else (source,)


def _note_spent(noted: Noted, happened: Happened, id_: ObjectId, spent: int) -> None:
    """So much mana was spent on a spell that is cast."""
    _note_own_cost(noted, happened, id_)
    body = body_of(happened, id_)
    if body is not None:
        noted.spent[body] = spent


def _note_own_cost(noted: Noted, happened: Happened, id_: ObjectId) -> None:
    """What is cast or activated costs what it says, unless another cost was determined for it."""
    if id_ not in noted.determined:
        _note_cost(noted, happened, id_, own_cost(happened, id_))


def _note_cost(noted: Noted, happened: Happened, id_: ObjectId, mana: str) -> None:
    body = body_of(happened, id_)
    noted.determined.add(id_)
    if body is not None:
        noted.costs[body] = mana


def own_cost(happened: Happened, id_: ObjectId) -> str:
    """The mana in the cost of a spell or ability as it is by itself."""
    held = object_in(happened, id_)
    if held is None:
        return NO_COST
    ability = None if held.stack is None else held.stack.ability
    cost = ability.cost.mana if isinstance(ability, Activated) else held.printed.cost
    if cost is None:
        return NO_COST
    x = None if held.stack is None else held.stack.x
    return str(cost) if x is None else str(in_one(cost.symbols, 0, x))


def _sharer(happened: Happened, recipient: Recipient) -> Sharer | None:
    return recipient if isinstance(recipient, str) else body_of(happened, recipient)


def body_of(happened: Happened, id_: ObjectId) -> BodyId | None:
    """The body of an object as it was at an event; None where nothing is known of it."""
    held = object_in(happened, id_)
    return None if held is None else held.body


def object_in(happened: Happened, id_: ObjectId) -> GameObject | None:
    """An object as it was before, else as it is after, else as it was last known."""
    held = happened.before.objects.get(id_) or happened.after.objects.get(id_)
    known = happened.after.known.get(id_)
    return held if held is not None or known is None else known.object
