"""The declaration of blockers, step by step (509.1)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.combat.bands import with_bands
from judge.rules.combat.block_rules import (
    WHOLE,
    blockers_of,
    check_blocker,
    check_pair,
    jointly,
    pairwise,
)
from judge.rules.combat.parties import defending_groups, defending_player, is_attacked
from judge.rules.combat.refusal import refuse_first
from judge.rules.combat.several_defenders import of_block
from judge.rules.combat.tolls import Blocks, pay_to_block
from judge.rules.process import Process
from judge.rules.requests import AskBlockers, Blockers, Illegal, Why
from judge.rules.view import View


@cites("509.1", "首先，防御牌手宣告阻挡者")
def declare_blockers(process: Process) -> None:
    """Each defending player in turn declares blockers, pays what that costs, and they block."""
    groups = defending_groups(process.view)
    attacked = [players for players in groups if is_attacked(process.view, players)]
    for players in groups:
        if len(attacked) > 1 and players in attacked:
            declare_in_turn(process, players)
        else:
            declare(process, players)
    left = tuple(player.id for player in process.state.players if player.has_left)
    become_blocked(process, (), left)


@cites("802.4", "防御牌手们按照“主动牌手先决定”的顺序来宣告阻挡者")
@cites("802.2a", "该防御牌手指该生物正在攻击的牌手")
def declare_in_turn(process: Process, players: tuple[PlayerId, ...]) -> None:
    """One of several defending players declares blockers, in APNAP order, for what attacks them."""
    with process.also(*declare_in_turn.numbers), process.blaming(*declare_in_turn.numbers):
        declare(process, players)


def declare(process: Process, players: tuple[PlayerId, ...]) -> None:
    """One player declares blockers, or a team together (805.10d)."""
    blocks: Blocks = ()
    for player in players:
        answer = process.ask(AskBlockers(player))
        if not isinstance(answer, Blockers):
            raise TypeError(f"{answer!r} declares no blockers")
        own = tuple((blocker, attackers) for blocker, attackers in answer.blocks if attackers)
        blocks += own
        refuse_first(process, _refusals_singly(process.view, own, players))
    several = of_block(process.view)
    with process.blaming(*several):
        refuse_first(process, _refusals_together(process.view, blocks, players))
    permissions = {blocker: _permissions(process.view, blocker, on) for blocker, on in blocks}
    for blocker in pay_to_block(process, blocks):
        permissions[blocker] = (*permissions[blocker], *pay_to_block.numbers)
    with process.also(*several):
        made = block(process, blocks, players, permissions)
    become_blocked(process, made, players)


def _refusals_singly(
    view: View, blocks: Blocks, players: tuple[PlayerId, ...]
) -> Iterator[Illegal]:
    """Why one player's blocks may not be made, each for itself."""
    for blocker, attackers in blocks:
        refused = check_blocker(view, blocker, attackers, players)
        if refused is not None:
            yield refused
        for attacker in attackers:
            refused = check_pair(view, blocker, attacker)
            if refused is not None:
                yield refused


def _refusals_together(
    view: View, blocks: Blocks, players: tuple[PlayerId, ...]
) -> Iterator[Illegal]:
    """Why the blocks as a whole may not be made, those of a team together (805.10d)."""
    named = [blocker for blocker, _ in blocks]
    for blocker in named:
        if named.count(blocker) > 1:
            yield Illegal(Why.BAD_CHOICE, blocker, check_blocker.numbers)
    for whole in WHOLE:
        refused = whole(view, blocks, players)
        if refused is not None:
            yield refused


@cites("509.1g", "成为阻挡生物")
def block(
    process: Process,
    blocks: Blocks,
    players: tuple[PlayerId, ...],
    permissions: dict[ObjectId, tuple[str, ...]],
) -> Blocks:
    """The creatures chosen that are still controlled become blocking creatures."""
    view = process.view
    made: list[tuple[ObjectId, tuple[ObjectId, ...]]] = []
    for blocker, attackers in blocks:
        here = tuple(a for a in attackers if view.attack_of(a) is not None)
        if view.is_permanent(blocker) and view.object(blocker).controller in players and here:
            made.append((blocker, with_bands(view, here)))
    process.do(
        *(
            e.BlockDeclared(
                blocker, attackers, because=(*permissions[blocker], *_bands(view, attackers))
            )
            for blocker, attackers in made
        )
    )
    return tuple(made)


def _bands(view: View, attackers: tuple[ObjectId, ...]) -> tuple[str, ...]:
    banded = any(len(view.combat.band_of(attacker)) > 1 for attacker in attackers)
    return with_bands.numbers if banded else ()


@cites("509.1h", "成为被阻挡生物")
def become_blocked(process: Process, blocks: Blocks, players: tuple[PlayerId, ...]) -> None:
    """Each creature that attacks these players becomes blocked or unblocked."""
    view = process.view
    process.do(
        *(
            _blocked(view, blocks, attack.attacker)
            for attack in view.combat.attacks
            if defending_player(view, attack.attacker) in players
        )
    )


def _blocked(view: View, blocks: Blocks, attacker: ObjectId) -> e.Event:
    blockers = blockers_of(blocks, attacker)
    if not blockers:
        return e.BecameUnblocked(attacker)
    asked = tuple(number for hook in jointly(view, attacker) for number in hook.numbers)
    return e.BecameBlocked(attacker, blockers, because=asked)


def _permissions(view: View, blocker: ObjectId, attackers: tuple[ObjectId, ...]) -> tuple[str, ...]:
    """The rules that were asked whether the blocks may be made; none if nothing was in the way."""
    found: list[str] = []
    for attacker in attackers:
        if any(keyword.evasion is not None for keyword in view.rulebook.of(view, attacker)):
            found += [n for hook in pairwise(view, blocker, attacker) for n in hook.numbers]
    return tuple(found)
