"""What an object does in combat, and the damage of this turn."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import filters as f
from judge.abilities.bases import Filter
from judge.cite import cites
from judge.game.events import Damage
from judge.game.state import Blocked, ObjectId
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
        return filter_.players is None and left is not None and left.attacking
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
    return view.block_of(id_) is not None or (left is not None and left.blocking)


def _has_blocked(wanted: Blocked) -> Test:
    def test(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
        attack = view.attack_of(id_)
        return attack is not None and attack.blocked is wanted

    return test


def _fights(view: View, filter_: f.BlockingOrBlockedBy, id_: ObjectId, context: Context) -> bool:
    others = find_objects(view, filter_.objects, context)
    block, attack = view.block_of(id_), view.attack_of(id_)
    if filter_.blocking and block is not None and set(block.attackers) & set(others):
        return True
    return filter_.blocked and attack is not None and bool(set(attack.blockers) & set(others))


def _not_sick(view: View, filter_: Filter, id_: ObjectId, context: Context) -> bool:
    if not view.object(id_).sick:
        return True
    return view.rulebook.first(view, id_, lambda keyword: keyword.attacks_at_once) is not None


def _damaged_by(view: View, filter_: f.WasDamagedBy, id_: ObjectId, context: Context) -> bool:
    by = find_objects(view, filter_.objects, context)
    dealt = (event for event in view.state.history if isinstance(event, Damage))
    return any(event.recipient == id_ and event.source in by for event in dealt)


OF_COMBAT: Mapping[type[Filter], Test] = {
    f.Attacking: _attacking,
    f.Blocking: _blocking,
    f.Blocked: _has_blocked(Blocked.BLOCKED),
    f.Unblocked: _has_blocked(Blocked.UNBLOCKED),
    f.BlockingOrBlockedBy: _fights,
    f.WasDamagedBy: _damaged_by,
    f.NotSick: _not_sick,
}
