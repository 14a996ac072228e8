"""What words mean in a view: each class of words is looked up in the engine's tables."""

from __future__ import annotations

from collections.abc import Iterable

from judge.abilities import amounts as a
from judge.abilities import filters as f
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Amount, Condition, Filter, Objects, Players, Who
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.influence.reach import in_range, reaches
from judge.rules.meaning.context import Context
from judge.rules.meaning.referents import result_at, targets
from judge.rules.meaning.zones import candidates
from judge.rules.view import View


def matches(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True if an object in range has the qualities of a filter, as last known if it is gone."""
    if view.state.limited and not in_range(view, context.controller, id_):
        return False
    return view.engine.filters.get(type(filter_), _unknown)(view, filter_, id_, context)


def has_qualities(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True if an object has the qualities of a filter, wherever it is."""
    return view.engine.filters.get(type(filter_), _unknown)(view, filter_, id_, context)


def has_all(view: View, filter_: f.AllOf, id_: ObjectId, context: Context) -> bool:
    """True if an object has each of some qualities."""
    tests = view.engine.filters
    for part in filter_.parts:  # noqa: SIM110 (a loop: nothing is asked more often)
        if not tests.get(type(part), _unknown)(view, part, id_, context):
            return False
    return True


def _unknown(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    raise Unsupported(None, "a quality of this kind", "此种特征")


def objects_of(view: View, filter_: Filter, context: Context) -> tuple[ObjectId, ...]:
    """All objects in range that match, in the order of their zones; each the filter can mean."""
    found: Iterable[ObjectId] = candidates(view, filter_)
    tests = view.engine.filters
    for part in filter_.parts if isinstance(filter_, f.AllOf) else (filter_,):
        if not isinstance(part, f.IsPermanent):  # with it, only permanents are candidates
            test = tests.get(type(part), _unknown)
            found = [id_ for id_ in found if test(view, part, id_, context)]
    if view.state.limited:
        found = [id_ for id_ in found if in_range(view, context.controller, id_)]
    return tuple(found)


def joined(who: w.Together, found: Iterable[tuple[Recipient, ...]]) -> tuple[Recipient, ...]:
    """What words joined by "and" denote; "each creature and each planeswalker" is each one once."""
    both = (i for part in found for i in part)
    kinds = all(isinstance(part, w.Every) for part in who.parts)
    return tuple(dict.fromkeys(both) if kinds else both)


def find(view: View, who: Who, context: Context) -> tuple[Recipient, ...]:
    """The objects or players that words denote."""
    match who:
        case w.Together(parts=parts):
            return joined(who, (find(view, part, context) for part in parts))
        case w.ThatOne():
            return context.one
        case r.SaidAny():
            return result_at(context, who.label).it
        case w.AnyTarget() | w.TargetOf() | r.TheTargets():
            return targets(context, who.index)
        case Players():
            return find_players(view, who, context)
        case Objects():
            return find_objects(view, who, context)
    raise Unsupported(None, "what words of this kind mean", "此种字句所指")


def find_players(view: View, players: Players, context: Context) -> tuple[PlayerId, ...]:
    """The players that words denote, those out of the game and out of range left out."""
    test = view.engine.players.get(type(players))
    if test is None:
        raise Unsupported(None, "which players words of this kind mean", "此种字句所指的牌手")
    found = (p for p in test(view, players, context) if not view.state.player(p).has_lost)
    if not view.state.limited:
        return tuple(found)
    return tuple(p for p in found if reaches(view.state, context.controller, p))


def find_objects(view: View, objects: Objects, context: Context) -> tuple[ObjectId, ...]:
    """The objects that words denote, in range; those that are gone are among them."""
    test = view.engine.objects.get(type(objects))
    if test is None:
        raise Unsupported(None, "which objects words of this kind mean", "此种字句所指的物件")
    found = test(view, objects, context)
    if context.is_static:
        found = still_there(view, found)
    if not view.state.limited or isinstance(objects, w.This):
        return found
    return tuple(i for i in found if in_range(view, context.controller, i))


@cites("611.3a", "它在任何时刻均对其叙述包含的内容生效")
def still_there(view: View, found: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What a static ability finds: as things are now, not as they last were."""
    return tuple(id_ for id_ in found if view.exists(id_))


def amount_of(view: View, amount: Amount, context: Context) -> int:
    """The number that an amount comes to; it may be negative (107.1b)."""
    if isinstance(amount, int):
        return amount
    work = view.engine.amounts.get(type(amount))
    if work is None:
        raise Unsupported(None, "an amount of this kind", "此种数额")
    return work(view, amount, context)


def so_many_of_each(
    view: View, counters: tuple[tuple[str, Amount], ...], context: Context
) -> tuple[tuple[str, int], ...]:
    """The kinds of counters, and how many of each there are to be."""
    return tuple((kind, amount_of(view, number, context)) for kind, number in counters)


@cites("107.1b", "在决定一个效应的效果时，如果计算得出的效果为负数")
def is_below_zero(number: int) -> bool:
    """An effect that comes to a number below zero does nothing."""
    return number < 0


def result_of(view: View, amount: Amount, context: Context) -> int:
    """The amount of an effect's change: a calculated number below zero counts as zero."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, a.Times) and amount.factor < 0:
        return amount.factor * _at_least_zero(amount_of(view, amount.amount, context))
    return _at_least_zero(amount_of(view, amount, context))


def _at_least_zero(number: int) -> int:
    return 0 if is_below_zero(number) else number


def holds(view: View, condition: Condition | None, context: Context) -> bool:
    """True if a condition is so; none at all always is."""
    if condition is None:
        return True
    test = view.engine.conditions.get(type(condition))
    if test is None:
        raise Unsupported(None, "a condition of this kind", "此种条件")
    return test(view, condition, context)
