"""What words of a card rules of combat are about, where they do nothing by themselves."""

from __future__ import annotations

from judge.abilities import Activated, Static
from judge.abilities import statics as s
from judge.cite import cites
from judge.rules import points_of_combat

Part = object


@cites("508.1c", "限制")
def keeps_from_attacking(part: Part) -> bool:
    """No attack may break a restriction."""
    return isinstance(part, (s.CantAttack, s.OnlyAttacksAlone, s.AttackLimit))


@cites("508.1d", "注明生物若能攻击则必须攻击")
def makes_attack(part: Part) -> bool:
    """As many requirements to attack are obeyed as can be without breaking a restriction."""
    return isinstance(part, (s.MustAttack, s.Goaded))


@cites("509.1b", "限制")
def keeps_from_blocking(part: Part) -> bool:
    """No block may break a restriction."""
    return isinstance(part, (s.CantBlock, s.CantBeBlocked, s.CanBlockOnly, s.BlockLimit))


@cites("509.1c", "要求")
def makes_block(part: Part) -> bool:
    """As many requirements to block are obeyed as can be without breaking a restriction."""
    return isinstance(part, (s.MustBlock, s.MustBeBlocked))


@cites("510.1b", "未被阻挡生物对其攻击的牌手、鹏洛客或战役分配它的战斗伤害")
def assigns_as_unblocked(part: Part) -> bool:
    """As though it weren't blocked, it assigns all its damage to what it attacks."""
    return isinstance(part, s.MayAssignAsUnblocked)


@cites("506.7d", "在该回合第一个战斗阶段中的所要求的时间点之前（或之后）")
def means_first_combat(part: Part) -> bool:
    """What may be used only before or after a point of combat means the turn's first combat."""
    if isinstance(part, Activated):
        return points_of_combat.means_first_combat(part.limit.condition)
    if isinstance(part, Static) and isinstance(part.rule, s.CastOnlyIf):
        return points_of_combat.means_first_combat(part.rule.condition)
    return False
