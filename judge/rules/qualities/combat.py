"""What an object does in combat, and the damage of this turn."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.cite import cites
from judge.game.events import Damage
from judge.game.state import Blocked, ObjectId
from judge.hearing import recall
from judge.rules.earlier import check_source
from judge.rules.engine import Test
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import find_objects
from judge.rules.qualities.basics import is_one_of
from judge.rules.view import View


@cites("506.5", "如果只有一个生物正在攻击且没有其他生物正在攻击，该生物正在单独攻击")
def is_alone(view: View) -> bool:
    """True while a single creature is attacking."""
    return len(view.combat.attacks) == 1


def _attacking(view: View, filter_: f.Attacking, id_: ObjectId, context: Context) -> bool:
    attack = view.attack_of(id_)
    if filter_.alone:
        return attack is not None and is_alone(view)
    if attack is None:
        left = view.state.known.get(id_)
        return filter_.players is None and left is not None and left.attack is not None
    if filter_.players is None:
        return True
    target = attack.target
    if not isinstance(target, int):
        return target is not None and is_one_of(view, target, filter_.players, context)
    if not filter_.planeswalkers or not view.of(ObjectId(target)).is_planeswalker:
        return False
    return is_one_of(view, view.object(ObjectId(target)).controller, filter_.players, context)


def _blocking(view: View, filter_: f.Blocking, id_: ObjectId, context: Context) -> bool:
    left = view.state.known.get(id_)
    return view.block_of(id_) is not None or (left is not None and left.block is not None)


def _has_blocked(wanted: Blocked) -> Test:
    def test(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
        attack = view.attack_of(id_)
        return attack is not None and attack.blocked is wanted

    return test


def _fights(view: View, filter_: f.BlockingOrBlockedBy, id_: ObjectId, context: Context) -> bool:
    others = set(find_objects(view, filter_.objects, context))
    block, attack = view.block_of(id_), view.attack_of(id_)
    if filter_.blocking and block is not None:
        left = {one for one in others if id_ in _last_blockers(view, one)}
        if left or set(block.attackers) & others:
            return True
    if not filter_.blocked or attack is None:
        return False
    return bool(set(attack.blockers) & others) or any(id_ in _last_blocked(view, i) for i in others)


@cites("608.2h", "则该效应使用其最后已知信息")
def _last_blockers(view: View, id_: ObjectId) -> tuple[ObjectId, ...]:
    """What blocked an object as it left the battlefield."""
    known = view.state.known.get(id_)
    if known is None or known.attack is None:
        return ()
    recall(id_)
    return known.attack.blockers


@cites("608.2h", "则该效应使用其最后已知信息")
def _last_blocked(view: View, id_: ObjectId) -> tuple[ObjectId, ...]:
    """What an object blocked as it left the battlefield."""
    known = view.state.known.get(id_)
    if known is None or known.block is None:
        return ()
    recall(id_)
    return known.block.attackers


def _not_sick(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    if not view.object(id_).sick:
        return True
    return view.rulebook.first(view, id_, lambda keyword: keyword.attacks_at_once) is not None


def _damaged_by(view: View, filter_: f.WasDamagedBy, id_: ObjectId, context: Context) -> bool:
    by = find_objects(view, filter_.objects, context)
    dealt = (event for event in view.state.history if isinstance(event, Damage))
    if any(event.recipient == id_ and event.source in by for event in dealt):
        return True
    check_source(view.state, id_, by)
    return False


OF_COMBAT: Mapping[type[Filter], Test] = {
    f.Attacking: _attacking,
    f.Blocking: _blocking,
    f.Blocked: _has_blocked(Blocked.BLOCKED),
    f.Unblocked: _has_blocked(Blocked.UNBLOCKED),
    f.BlockingOrBlockedBy: _fights,
    f.WasDamagedBy: _damaged_by,
    f.NotSick: _not_sick,
}
