"""Every quality of a filter, and those of other filters and of targets."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.cite import cites
from judge.game.state import ObjectId, OnStack
from judge.rules.engine import Test
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import find_players, has_all, has_qualities, matches
from judge.rules.qualities.combat import OF_COMBAT
from judge.rules.qualities.kinds import OF_KIND
from judge.rules.qualities.standing import OF_STANDING
from judge.rules.qualities.zones import OF_ZONES
from judge.rules.view import View


@cites("115.9b", "忽略该目标；其最后已知信息将不被使用")
def targets_such(view: View, filter_: f.Targets, id_: ObjectId, context: Context) -> bool:
    """Whether one of its targets is such now; those that are gone don't count."""
    stack = view.object(id_).stack
    if filter_.only and not targets_one(stack):
        return False
    for target in (t for group in (stack.targets if stack else ()) for t in group):
        if isinstance(target, int):
            one = ObjectId(target)
            if filter_.filter is None or not view.is_there(one):
                continue
            if matches(view, filter_.filter, one, context):
                return True
        elif filter_.players is not None and target in find_players(view, filter_.players, context):
            return True
    return False


@cites("115.9c", "不同物件或牌手被选为其目标的数量")
def targets_one(stack: OnStack | None) -> bool:
    """Whether one object or player was chosen, however often, as the targets of a spell."""
    return len({t for group in (stack.targets if stack else ()) for t in group}) == 1


@cites("115.9a", "任一物件或牌手被选为其目标的次数")
def count_targets(view: View, id_: ObjectId) -> int:
    """How many targets were chosen for a spell or ability, whether or not they are still legal."""
    stack = view.object(id_).stack
    return sum(len(group) for group in stack.targets) if stack is not None else 0


TESTS: Mapping[type[Filter], Test] = {
    f.AllOf: has_all,
    f.AnyOf: lambda v, t, i, c: any(has_qualities(v, part, i, c) for part in t.parts),
    f.Non: lambda v, t, i, c: not has_qualities(v, t.part, i, c),
    f.Targets: targets_such,
    f.HasTargets: lambda v, t, i, c: count_targets(v, i) == t.number,
    **OF_ZONES,
    **OF_KIND,
    **OF_STANDING,
    **OF_COMBAT,
}
