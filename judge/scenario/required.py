"""Who nobody has declare attacks or blocks as the requirements make it, and not besides.

Which creatures attack or block to obey requirements is a choice where there are several ways; the
first found is the default, and an assumption.
"""

from __future__ import annotations

from judge.game.state import ObjectId, PlayerId
from judge.rules.combat.attack_rules import required_attacks
from judge.rules.combat.block_rules import required_blocks
from judge.rules.requests import Attackers, Blockers
from judge.rules.view import View
from judge.scenario.play import Play
from judge.values import Bilingual


def attackers_required(play: Play, view: View, player: PlayerId) -> Attackers:
    """The attackers of a player that nobody declared: those that have to attack."""
    attacks = tuple(
        (one, on) for one, on in required_attacks(view) if view.object(one).controller == player
    )
    for one, _ in attacks:
        _assume(play, one, "attacks, as it must", "必须攻击，因而攻击")
    return Attackers(attacks)


def blockers_required(play: Play, view: View, player: PlayerId) -> Blockers:
    """The blockers of a player that nobody declared: those that have to block."""
    blocks = tuple(
        (one, on)
        for one, on in required_blocks(view, view.state.together(player))
        if view.object(one).controller == player
    )
    for one, _ in blocks:
        _assume(play, one, "blocks, as it must", "必须阻挡，因而阻挡")
    return Blockers(blocks)


def _assume(play: Play, id_: ObjectId, en: str, zh: str) -> None:
    shown = play.shown(id_)
    play.assumptions.append(Bilingual(f"{shown.en} {en}.", f"{shown.zh}{zh}。"))
