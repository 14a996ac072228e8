"""Which objects pay a cost: those that are named, else those that the player picks."""

from __future__ import annotations

from judge.abilities.bases import Effect, Filter
from judge.abilities.who import AmongThem, AttachedTo, Chosen, It, This
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.groupings import bounds_of
from judge.rules.meaning import Context, amount_of, find_objects, objects_of
from judge.rules.possibility import why_not_as_cost
from judge.rules.process import Process
from judge.rules.requests import AskPick, Bounds, Paying, Picked, Purpose, Why

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
    part: Effect,
    objects: object,
    what: str,
    context: Context,
    paying: Paying,
) -> tuple[ObjectId, ...]:
    """The objects that a part of a cost means: this very one, or those the player picks."""
    view = process.view
    if not isinstance(objects, (Chosen, AmongThem)):
        ids = find_objects(view, objects, context)  # type: ignore[arg-type]  # of that part
        if not isinstance(objects, (This, It, AttachedTo)):
            ids = tuple(id_ for id_ in ids if view.is_there(id_))  # "all your cards"
        elif not ids:
            raise process.refuse(Why.CANT_PAY, player)
        check_payable(process, player, part, ids, context)
        return ids
    filter_: Filter | None = objects.filter
    found = objects_of(view, filter_, context) if filter_ is not None else context.it
    meant = tuple(i for i in found if isinstance(i, int) and i != context.object)
    asked = {i: why_not_as_cost(view, player, part, i, context) for i in meant}
    cant = [why for why in asked.values() if why is not None]
    among = tuple(id_ for id_ in meant if asked[id_] is None)
    number = len(among) if objects.number is None else amount_of(view, objects.number, context)
    least = number if objects.least is None else amount_of(view, objects.least, context)
    blamed = cant_happen.numbers if cant else ()
    with process.blaming(*(rule for why in cant for rule in why), *blamed):
        if objects.group is not None:
            bounds = bounds_of(view, objects.group, among, context)
            among, fewest = _enough(process, player, among, bounds)
            limits = (max(least, fewest), number)
            return _choose_between(process, player, among, limits, what, context, paying, bounds)
        if least != number:
            return _choose_between(process, player, among, (least, number), what, context, paying)
        return choose_for_cost(process, player, among, number, what, context, paying)


def check_payable(
    process: Process, player: PlayerId, part: Effect, ids: tuple[ObjectId, ...], context: Context
) -> None:
    """Refuses a part of a cost that one of the objects it means can't pay."""
    for id_ in ids:
        if not process.view.is_there(id_):
            raise process.refuse(Why.CANT_PAY, player)
        why = why_not_as_cost(process.view, player, part, id_, context)
        if why is not None:
            raise process.refuse(Why.CANT_PAY, player, *why, *cant_happen.numbers)


@cites("614.17b", "如果一个事件不能发生，牌手不能选择支付包含该事件的费用")
def cant_happen() -> None:
    """A cost in which something would happen that can't happen can't be paid."""


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
    purpose = PURPOSES.get(what, Purpose.COST)
    request = AskPick(player, among, number, number, purpose, context.source)
    if len(among) == number:
        process.not_asked(request)
        return among
    answer = process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(set(picked)) != number or not set(picked) <= set(among):
        raise process.refuse(Why.CANT_PAY, player)
    return tuple(ObjectId(int(id_)) for id_ in picked)


def _enough(
    process: Process, player: PlayerId, among: tuple[ObjectId, ...], bounds: Bounds | None
) -> tuple[tuple[ObjectId, ...], int]:
    """The objects, those that weigh most first, and how few of them may be enough together."""
    if bounds is None or bounds.least is None:
        return among, 0
    weight = dict(bounds.weights)
    ordered = tuple(sorted(among, key=lambda id_: -weight[id_]))
    for number in range(len(ordered) + 1):
        if bounds.allow(ordered[:number]):
            return ordered, number
    raise process.refuse(Why.CANT_PAY, player)


def _choose_between(
    process: Process,
    player: PlayerId,
    among: tuple[ObjectId, ...],
    limits: tuple[int, int],
    what: str,
    context: Context,
    paying: Paying,
    bounds: Bounds | None = None,
) -> tuple[ObjectId, ...]:
    """No fewer and no more than so many of some objects ("one or more creatures")."""
    least, most = limits[0], min(limits[1], len(among))
    picked = tuple(dict.fromkeys(paying.for_(what, among)))
    if not picked and least <= most:
        purpose = PURPOSES.get(what, Purpose.COST)
        answer = process.ask(AskPick(player, among, least, most, purpose, context.source, bounds))
        chosen = answer.objects if isinstance(answer, Picked) else ()
        picked = tuple(dict.fromkeys(ObjectId(int(id_)) for id_ in chosen))
    fits = bounds is None or bounds.allow(picked)
    if not least <= len(picked) <= most or not set(picked) <= set(among) or not fits:
        raise process.refuse(Why.CANT_PAY, player)
    return picked
