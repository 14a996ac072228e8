"""Creatures that may assign their damage as though they weren't blocked: all of it, or as usual."""

from __future__ import annotations

from judge.abilities.statics import MayAssignAsUnblocked
from judge.cite import cites
from judge.game.state import Blocked, ObjectId
from judge.rules.combat.static_rules import bearing
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, Said
from judge.rules.view import View


def at_will(view: View, creature: ObjectId) -> MayAssignAsUnblocked | None:
    """The rule by which a blocked creature may assign as an unblocked one; None without one."""
    attack = view.attack_of(creature)
    if attack is None or attack.blocked is not Blocked.BLOCKED or attack.target is None:
        return None
    rules = bearing(view, MayAssignAsUnblocked)
    return next((one.rule for one in rules if one.means(one.rule.filter, creature)), None)


@cites("510.1b", "未被阻挡生物对其攻击的牌手、鹏洛客或战役分配它的战斗伤害")
def choose_as_unblocked(process: Process, creature: ObjectId) -> bool:
    """Its controller says whether all of a blocked creature's damage goes to what it attacks."""
    rule = at_will(process.view, creature)
    if rule is None:
        return False
    player = process.view.object(creature).controller
    answer = process.ask(AskYesNo(player, creature, rule, (creature,)))
    return isinstance(answer, Said) and answer.yes
