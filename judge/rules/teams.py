"""What happens once for a team, not for each of its players (805, 810)."""

from __future__ import annotations

from judge.abilities.amounts import LifeTotal
from judge.abilities.statics import CantGainLife, CantLoseLife, KeepsPlayingWithoutLife
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId, Recipient
from judge.rules.meaning import find_players
from judge.rules.process import Process
from judge.rules.statics import rules_in_force
from judge.rules.view import View
from judge.values import Value

Barring = type[CantGainLife | CantLoseLife | KeepsPlayingWithoutLife]


@cites("805.8", "该队伍只会增加或略过该回合、阶段或步骤")
def once_a_team(process: Process, found: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Those whose turns are added or skipped: of several of a team, only the first."""
    return tuple(dict.fromkeys(process.state.together(player)[0] for player in found))


@cites("701.27b", "只有这些牌手其中之一可以被给予一个额外的中毒指示物")
def is_first_of_team(process: Process, on: Recipient, picked: tuple[Recipient, ...]) -> bool:
    """Of several players picked of a team, the first is given the poison counter they share."""
    if isinstance(on, int):
        return True
    mates = process.state.together(on)
    return next(one for one in picked if one in mates) == on


@cites("810.9g", "如果一个效应叙述一位牌手不能获得生命，该牌手的队伍中没有牌手可以获得生命")
@cites("810.9h", "如果一个效应叙述一位牌手不能失去生命，该牌手的队伍中没有牌手可以失去生命")
def bars(view: View, cls: Barring, player: PlayerId) -> bool:
    """True if a rule of this kind is in force for a player, or for another of the team."""
    return any(
        mate in find_players(view, held.rule.player, held.context)
        for held in rules_in_force(view, cls)
        for mate in view.state.together(player)
    )


@cites("810.9a", "则该费用或效应改为使用该队伍的总生命")
def rules_of_total(view: View, needing: Value | None) -> tuple[str, ...]:
    """The rule by which what needs a player's life total uses that of the team."""
    if needing is None or not view.state.variant.shares_turns:
        return ()
    needs = any(isinstance(part, LifeTotal) for part in within(needing))
    return rules_of_total.numbers if needs else ()


@cites("810.9c", "该牌手获得或失去相应的生命，使得总生命成为该数值")
@cites("810.9d", "该队伍选择其中一位牌手。在该队伍中，只有该牌手受影响")
def rules_of_setting(view: View, found: tuple[PlayerId, ...]) -> tuple[str, ...]:
    """The rules by which a team's life total is set; the second where all of it would be."""
    if not view.state.variant.shares_turns:
        return ()
    several = len({view.state.together(player) for player in found}) < len(found)
    return rules_of_setting.numbers if several else rules_of_setting.numbers[:1]


@cites("810.9", "其结果对队伍共享总生命生效")
@cites("810.10", "中毒指示物由整个队伍共享")
def shared_by_team(view: View, event: e.Event) -> tuple[str, ...]:
    """The rule by which what is done to one player of a team changes what the team shares."""
    if not view.state.variant.shares_turns:
        return ()
    life, poison = shared_by_team.numbers
    if isinstance(event, e.LifeGained | e.LifeLost):
        return (life,)
    is_poison = isinstance(event, e.CountersPut | e.CountersRemoved) and event.kind == "poison"
    return (poison,) if is_poison else ()
