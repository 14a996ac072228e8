"""What words of a card rules of combat are about, where they do nothing by themselves."""

from __future__ import annotations

from judge.abilities import Activated, Static
from judge.abilities import patterns as p
from judge.abilities import statics as s
from judge.abilities.amounts import ExcessDealt
from judge.abilities.who import DefendingPlayer
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


@cites("508.5", "该防御牌手指该生物正在攻击的牌手")
def means_who_is_attacked(part: Part) -> bool:
    """The defending player is the one whom the creature attacks that the ability is of."""
    return isinstance(part, DefendingPlayer)


@cites("701.39d", "攻击的可选费用")
def may_exert(part: Part) -> bool:
    """To exert a creature as it attacks is an optional cost of attacking."""
    return isinstance(part, s.PaysToAttack) and part.name == EXERTS


@cites("120.10", "对该生物造成的过量伤害等同于该伤害与致命伤害的差值")
def asks_excess(part: Part) -> bool:
    """Excess damage is what is dealt beyond lethal damage, of all sources together."""
    return isinstance(part, ExcessDealt) or (isinstance(part, p.IsDealtDamage) and part.excess)


@cites("508.3a", "在该生物被宣告为攻击者时触发")
def waits_for_attacker(part: Part) -> bool:
    """It triggers as a creature is declared as an attacker, and not as it comes attacking."""
    return isinstance(part, p.Attacks)


@cites("508.3d", "在由该牌手操控的一个或多个生物被宣告为攻击者时触发")
def waits_for_attack(part: Part) -> bool:
    """It triggers once as a player declares attackers, however many there are."""
    return isinstance(part, p.PlayerAttacks)


@cites("509.5a", "通常在该生物的每个战斗中只触发一次，即使它阻挡了多个")
def waits_for_blocker(part: Part) -> bool:
    """It triggers once for a creature that blocks, however many it blocks."""
    return isinstance(part, p.Blocks) and part.blocked is None


@cites("509.5b", "阻挡的每个生物均触发一次其异能")
def waits_for_each_blocked(part: Part) -> bool:
    """It triggers for each creature that a creature blocks."""
    return isinstance(part, p.Blocks) and part.blocked is not None


@cites("509.5c", "通常在该生物的每个战斗中只触发一次，即使它被多个")
def waits_to_be_blocked(part: Part) -> bool:
    """It triggers once for a creature that becomes blocked, however many block it."""
    return isinstance(part, p.BecomesBlocked) and part.by is None


@cites("509.5d", "对于每个阻挡该生物的生物，均触发一")
def waits_for_each_blocker(part: Part) -> bool:
    """It triggers for each creature that blocks a creature."""
    return isinstance(part, p.BecomesBlocked) and part.by is not None


@cites("509.5g", "只有在没有任何生物被宣告为该生物的阻挡者的")
def waits_to_be_unblocked(part: Part) -> bool:
    """It triggers where no creature is declared as the attacker's blocker."""
    return isinstance(part, p.AttacksUnblocked)


EXERTS = "exert as it attacks"
