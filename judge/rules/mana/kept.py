"""Unspent mana that players don't lose (106.4, 500.4)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.statics import KeepsMana
from judge.cite import cites
from judge.game import events as e
from judge.game.state import Mana, PlayerId
from judge.game.steps import Step
from judge.rules.meaning import find_players
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View

Pools = tuple[tuple[PlayerId, tuple[Mana, ...]], ...]


def lasting(step: Step, *, ends_phase: bool = False) -> tuple[str, ...]:
    """How long the mana must last that is still there as a step has ended.

    `ends_phase`: with the step its phase ends, whatever would have come.
    """
    if step is Step.CLEANUP:
        return ()
    in_combat = step.is_combat and step is not Step.END_OF_COMBAT and not ends_phase
    return ("turn", "combat") if in_combat else ("turn",)


def pools_emptied(view: View, lasts: tuple[str, ...]) -> Iterator[e.PoolsEmptied]:
    """What is lost as a step ends, if anything is."""
    held = tuple((one.id, one.mana) for one in view.state.players if one.mana)
    if any(mana.lasts not in lasts for _, pool in held for mana in pool):
        kept = mana_kept(view, lasts)
        if kept != held:
            yield e.PoolsEmptied(lasting=lasts, kept=kept)


@cites("106.4", "每位牌手的法术力池在每个步骤和阶段结束时清空，该牌手因此而失去此法术力")
def mana_kept(view: View, lasts: tuple[str, ...]) -> Pools:
    """The pools of the players of whom an effect says that they keep mana as a step ends.

    What lasts so long stays too.
    """
    rules = tuple(rules_in_force(view, KeepsMana))
    found = []
    for player in view.state.players:
        own = [rule for rule in rules if _is_of(view, rule, player.id)]
        if own and player.mana:
            pool = (_kept(mana, own, lasts) for mana in player.mana)
            found.append((player.id, tuple(mana for mana in pool if mana is not None)))
    return tuple(found)


def mana_become(view: View) -> Pools:
    """The pools of the players whose mana becomes other mana where it would be lost."""
    rules = [rule for rule in rules_in_force(view, KeepsMana) if rule.rule.becomes is not None]
    found = []
    for player in view.state.players:
        own = [rule for rule in rules if _is_of(view, rule, player.id)]
        if own and player.mana:
            pool = (_kept(mana, own, ()) for mana in player.mana)
            found.append((player.id, tuple(mana for mana in pool if mana is not None)))
    return tuple(found)


def _is_of(view: View, rule: RuleInForce[KeepsMana], player: PlayerId) -> bool:
    return player in find_players(view, rule.rule.player, rule.context)


def _kept(mana: Mana, rules: list[RuleInForce[KeepsMana]], lasts: tuple[str, ...]) -> Mana | None:
    """The mana as it is kept; None of what is lost."""
    if mana.lasts in lasts:
        return mana
    plain = (rule for rule in rules if rule.rule.becomes is None)
    if any(rule.rule.color in (None, mana.letter) for rule in plain):
        return mana
    other = next((rule.rule.becomes for rule in rules if rule.rule.becomes is not None), None)
    return None if other is None else mana.with_(letter=other)
