"""Whether an object has the qualities of a filter, and which objects have."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.errors import Unsupported
from judge.game.state import ObjectId
from judge.rules.meaning.context import Context
from judge.rules.meaning.matching.combat import OF_COMBAT
from judge.rules.meaning.matching.kinds import OF_KIND
from judge.rules.meaning.matching.standing import OF_STANDING
from judge.rules.meaning.matching.testing import Test
from judge.rules.meaning.matching.zones import OF_ZONES, candidates
from judge.rules.view import View


def matches(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    """True if an object has the qualities of a filter; by last known information if it is gone."""
    test = TESTS.get(type(filter_))
    if test is None:
        raise Unsupported(None, f"the quality {type(filter_).__name__}")
    return test(view, filter_, id_, context)


def objects_of(view: View, filter_: Filter, context: Context) -> tuple[ObjectId, ...]:
    """All objects that match, in the order of their zones; each zone the filter can mean."""
    return tuple(id_ for id_ in candidates(view, filter_) if matches(view, filter_, id_, context))


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


TESTS: Mapping[type[Filter], Test] = {
    f.AllOf: lambda v, t, i, c: all(matches(v, part, i, c) for part in t.parts),
    f.AnyOf: lambda v, t, i, c: any(matches(v, part, i, c) for part in t.parts),
    f.Non: lambda v, t, i, c: not matches(v, t.part, i, c),
    f.Targets: _targets,
    **OF_ZONES,
    **OF_KIND,
    **OF_STANDING,
    **OF_COMBAT,
}
