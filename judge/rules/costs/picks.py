"""Which objects pay a cost: those that are named, else those that the player picks."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.abilities.who import AmongThem, AttachedTo, Chosen, It, This
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context, amount_of, find_objects, objects_of
from judge.rules.process import Process
from judge.rules.requests import AskPick, Paying, Picked, Purpose, Why

NOTHING = Paying()
PURPOSES = {
    "sacrifice": Purpose.SACRIFICE,
    "discard": Purpose.DISCARD,
    "exile": Purpose.EXILE,
    "return": Purpose.RETURN,
    "tap": Purpose.TAP,
}


def pick(
    process: Process,
    player: PlayerId,
    objects: object,
    what: str,
    context: Context,
    paying: Paying,
    able: frozenset[ObjectId] | None = None,
) -> tuple[ObjectId, ...]:
    """The objects that a part of a cost means: this very one, or those the player picks."""
    view = process.view
    if isinstance(objects, (This, It, AttachedTo)):
        ids = find_objects(view, objects, context)
        gone = [id_ for id_ in ids if not view.is_there(id_)]
        if not ids or gone or (able is not None and not set(ids) <= able):
            raise process.refuse(Why.CANT_PAY, player)
        return ids
    if not isinstance(objects, (Chosen, AmongThem)):
        found = find_objects(view, objects, context)  # type: ignore[arg-type]  # "all your cards"
        return tuple(id_ for id_ in found if view.is_there(id_))
    filter_: Filter | None = objects.filter
    among = tuple(
        id_
        for id_ in (objects_of(view, filter_, context) if filter_ is not None else context.it)
        if isinstance(id_, int)
        and (able is None or id_ in able)
        and (what != "sacrifice" or view.object(id_).controller == player)
        and id_ != context.object
    )
    number = len(among) if objects.number is None else amount_of(view, objects.number, context)
    least = number if objects.least is None else amount_of(view, objects.least, context)
    if least != number:
        return _choose_between(process, player, among, (least, number), what, context, paying)
    return choose_for_cost(process, player, among, number, what, context, paying)


def choose_for_cost(
    process: Process,
    player: PlayerId,
    among: tuple[ObjectId, ...],
    number: int,
    what: str,
    context: Context,
    paying: Paying,
) -> tuple[ObjectId, ...]:
    """So many of some objects, as the player said beforehand or is asked."""
    if len(among) < number:
        raise process.refuse(Why.CANT_PAY, player)
    named = paying.for_(what, among)
    if named:
        able = tuple(id_ for id_ in named if id_ in among)
        if len(able) < number:
            raise process.refuse(Why.CANT_PAY, player)
        return able[:number]
    if len(among) == number:
        return among
    purpose = PURPOSES.get(what, Purpose.COST)
    answer = process.ask(AskPick(player, among, number, number, purpose, context.source))
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(set(picked)) != number or not set(picked) <= set(among):
        raise process.refuse(Why.CANT_PAY, player)
    return tuple(ObjectId(int(id_)) for id_ in picked)


def _choose_between(
    process: Process,
    player: PlayerId,
    among: tuple[ObjectId, ...],
    bounds: tuple[int, int],
    what: str,
    context: Context,
    paying: Paying,
) -> tuple[ObjectId, ...]:
    """No fewer and no more than so many of some objects ("one or more creatures")."""
    least, most = bounds[0], min(bounds[1], len(among))
    picked = tuple(dict.fromkeys(paying.for_(what, among)))
    if not picked and least <= most:
        purpose = PURPOSES.get(what, Purpose.COST)
        answer = process.ask(AskPick(player, among, least, most, purpose, context.source))
        chosen = answer.objects if isinstance(answer, Picked) else ()
        picked = tuple(dict.fromkeys(ObjectId(int(id_)) for id_ in chosen))
    if not least <= len(picked) <= most or not set(picked) <= set(among):
        raise process.refuse(Why.CANT_PAY, player)
    return picked
