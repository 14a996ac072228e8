"""What pays an additional cost is chosen first where a spell costs less for each of it (601.2b)."""

from __future__ import annotations

from judge.abilities.amounts import ThisWay
from judge.abilities.bases import Effect
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.statics import CostChange
from judge.abilities.who import Chosen
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, OnStack, PlayerId
from judge.rules.costs.picks import pick
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Cast
from judge.rules.rulebook import Extra
from judge.rules.stack import change
from judge.rules.statics import rules_in_force
from judge.rules.view import View


@cites("601.2b", "如果该咒语具有替代、额外、或其他于施放时支付的特殊费用")
def choose_counted(
    process: Process,
    player: PlayerId,
    spell: ObjectId,
    action: Cast,
    extras: tuple[tuple[Extra, int], ...],
) -> Cast:
    """The objects that will be sacrificed or exiled are chosen; how the player pays names them."""
    parts = [part for extra, _ in extras for part in extra.cost.parts if _is_open(part)]
    if not parts or not counts_what_pays(process.view, spell):
        return action
    if len(parts) > 1:
        raise Unsupported("601.2b", "several costs of any number", "数种任意数量的费用")
    part = parts[0]
    what = "sacrifice" if isinstance(part, Sacrifice) else "exile"
    some = part.objects.with_(least=1)  # type: ignore[attr-defined]  # none at all is not paying
    ids = pick(process, player, part, some, what, Context(spell, player), action.pay)
    change(process, spell, used=ids)
    said = dict(action.pay.objects)
    others = tuple(group for group in said.pop(what, ()) if not set(group) & set(ids))
    given = (what, (*((id_,) for id_ in ids), *others))
    return action.with_(pay=action.pay.with_(objects=(*said.items(), given)))


def _is_open(part: Effect) -> bool:
    """True of a part of a cost that any number of objects pay."""
    objects = getattr(part, "objects", None)
    return isinstance(objects, Chosen) and objects.least is not None


def counts_what_pays(view: View, spell: ObjectId) -> bool:
    """True of a spell that costs less for each object that pays its additional cost."""
    return any(
        held.source == spell and isinstance(held.rule.times, ThisWay)
        for held in rules_in_force(view, CostChange)
    )


@cites("601.2f", "该牌手确定该咒语的总费用")
def chosen_to_pay(process: Process, spell: ObjectId) -> int:
    """How many objects were chosen to pay the additional cost."""
    return len((process.state.objects[spell].stack or OnStack()).used)
