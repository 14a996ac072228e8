"""Two creatures fight (701.12)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.rules.effects.there import there
from judge.rules.engine import Do
from judge.rules.meaning import Context
from judge.rules.process import Process


@cites("701.12a", "互斗")
@cites("701.12d", "生物互斗所造成的伤害并非战斗伤害")
def fight(process: Process, effect: o.Fight, context: Context) -> bool:
    """Two creatures deal damage equal to their power to each other, if both are there."""
    one = there(process, effect.one, context, effect)
    other = there(process, effect.other, context, effect)
    view = process.view
    if not one or not other or not (view.of(one[0]).is_creature and view.of(other[0]).is_creature):
        return no_fight(process, context)
    pairs = [(one[0], other[0]), (other[0], one[0])]
    batch = [
        e.Damage(source, to, view.power(source), e.DamageKind.NONCOMBAT)
        for source, to in pairs
        if view.power(source) > 0
    ]
    process.do(*batch, e.Acted("fight", context.controller, one[0]))
    return True


@cites("701.12b", "没有生物互斗，也没有伤害造成")
def no_fight(process: Process, context: Context) -> bool:
    """One of the two is gone, is no creature or no legal target: neither fights."""
    process.do(e.NothingDone(context.controller, context.source))
    return False


EFFECTS: Mapping[type[Effect], Do] = {o.Fight: fight}
