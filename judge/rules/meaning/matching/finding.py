"""Whether an object has the qualities of a filter, and which objects have."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.influence.reach import in_range
from judge.rules.meaning.context import Context
from judge.rules.meaning.matching.combat import OF_COMBAT
from judge.rules.meaning.matching.kinds import OF_KIND
from judge.rules.meaning.matching.standing import OF_STANDING
from judge.rules.meaning.matching.testing import Test
from judge.rules.meaning.matching.zones import OF_ZONES, candidates
from judge.rules.view import View


def matches(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True if an object in range has the qualities of a filter, as last known if it is gone."""
    if view.state.limited and not in_range(view, context.controller, id_):
        return False
    return has_qualities(view, filter_, id_, context)


def has_qualities(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True if an object has the qualities of a filter, wherever it is."""
    return TESTS.get(type(filter_), _unknown)(view, filter_, id_, context)


def _unknown(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    raise Unsupported(None, f"the quality {type(filter_).__name__}")


def _has_all(view: View, filter_: f.AllOf, id_: ObjectId, context: Context) -> bool:
    for part in filter_.parts:  # noqa: SIM110 (a loop: nothing is asked more often)
        if not TESTS.get(type(part), _unknown)(view, part, id_, context):
            return False
    return True


def objects_of(view: View, filter_: Filter, context: Context) -> tuple[ObjectId, ...]:
    """All objects in range that match, in the order of their zones; each the filter can mean."""
    found = list(candidates(view, filter_))
    for part in filter_.parts if isinstance(filter_, f.AllOf) else (filter_,):
        if not isinstance(part, f.IsPermanent):  # with it, only permanents are candidates
            test = TESTS.get(type(part), _unknown)
            found = [id_ for id_ in found if test(view, part, id_, context)]
    if view.state.limited:
        found = [id_ for id_ in found if in_range(view, context.controller, id_)]
    return tuple(found)


def _targets(view: View, filter_: f.Targets, id_: ObjectId, context: Context) -> bool:
    from judge.rules.meaning.who import find_players  # they need each other

    stack = view.object(id_).stack
    for target in (t for group in (stack.targets if stack else ()) for t in group):
        if isinstance(target, int):
            if filter_.filter is not None and matches(
                view, filter_.filter, ObjectId(target), context
            ):
                return True
        elif filter_.players is not None and target in find_players(view, filter_.players, context):
            return True
    return False


@cites("115.9a", "任一物件或牌手被选为其目标的次数")
def count_targets(view: View, id_: ObjectId) -> int:
    """How many targets were chosen for a spell or ability, whether or not they are still legal."""
    stack = view.object(id_).stack
    return sum(len(group) for group in stack.targets) if stack is not None else 0


TESTS: Mapping[type[Filter], Test] = {
    f.AllOf: _has_all,
    f.AnyOf: lambda v, t, i, c: any(has_qualities(v, part, i, c) for part in t.parts),
    f.Non: lambda v, t, i, c: not has_qualities(v, t.part, i, c),
    f.Targets: _targets,
    f.HasTargets: lambda v, t, i, c: count_targets(v, i) == t.number,
    **OF_ZONES,
    **OF_KIND,
    **OF_STANDING,
    **OF_COMBAT,
}
