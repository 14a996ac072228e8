"""The rules of a combat of several defending players (802), or of teams (805.10)."""

from __future__ import annotations

from judge.cite import cites
from judge.rules.combat.parties import defending_players
from judge.rules.view import View


@cites("802.3", "其为每个攻击生物各选择攻击哪一位防御牌手或是哪一个鹏洛客")
@cites("805.10b", "主动队伍仅进行一次联合攻击")
def of_attack(view: View) -> tuple[str, ...]:
    """The rule by which attackers are declared for one defending player each, or by a team."""
    return _one_of(view, of_attack.numbers)


@cites("802.4b", "忽略正在对其他牌手进行攻击的生物，以及由其他牌手操控的阻挡生物")
@cites("805.10d", "防御队伍仅进行一次联合阻挡")
def of_block(view: View) -> tuple[str, ...]:
    """The rule by which each defending player's blocks are judged, or those of a team."""
    return _one_of(view, of_block.numbers)


@cites(
    "802.5",
    "则每位防御牌手按照“主动牌手先决定”的顺序，为其操控的每个阻挡生物对攻击生物宣告伤害分配顺序",
)
@cites("805.10f", "主动队伍宣告其在每个进行阻挡的生物上的伤害分配顺序")
def of_order(view: View) -> tuple[str, ...]:
    """The rule by which each defending player, or each team, orders what damage is assigned to."""
    return _one_of(view, of_order.numbers)


@cites("802.6", "战斗伤害按照“主动牌手先决定”的顺序进行分配")
@cites("805.10g", "主动队伍宣告每个攻击生物如何分配其战斗伤害")
def of_assignment(view: View) -> tuple[str, ...]:
    """The rule by which damage is assigned in APNAP order, or team by team."""
    return _one_of(view, of_assignment.numbers)


def _one_of(view: View, numbers: tuple[str, ...]) -> tuple[str, ...]:
    of_players, of_teams = numbers
    if view.state.variant.shares_turns:
        return (of_teams,)
    return (of_players,) if len(defending_players(view)) > 1 else ()
