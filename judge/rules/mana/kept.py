"""Unspent mana that players don't lose (106.4, 500.4)."""

from __future__ import annotations

from judge.abilities.statics import KeepsMana
from judge.cite import cites
from judge.game.state import Mana, PlayerId
from judge.rules.meaning import find_players
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View

Pools = tuple[tuple[PlayerId, tuple[Mana, ...]], ...]


@cites("106.4", "每位牌手的法术力池在每个步骤和阶段结束时清空，该牌手因此而失去此法术力")
def mana_kept(view: View, until_next_step: bool) -> Pools:
    """The pools of the players of whom an effect says that they keep mana as a step ends.

    What lasts until the turn ends stays too, but for the last step.
    """
    rules = tuple(rules_in_force(view, KeepsMana))
    found = []
    for player in view.state.players:
        own = [rule for rule in rules if _is_of(view, rule, player.id)]
        if own and player.mana:
            pool = (_kept(mana, own, until_next_step) for mana in player.mana)
            found.append((player.id, tuple(mana for mana in pool if mana is not None)))
    return tuple(found)


def mana_become(view: View) -> Pools:
    """The pools of the players whose mana becomes other mana where it would be lost."""
    rules = [rule for rule in rules_in_force(view, KeepsMana) if rule.rule.becomes is not None]
    found = []
    for player in view.state.players:
        own = [rule for rule in rules if _is_of(view, rule, player.id)]
        if own and player.mana:
            pool = (_kept(mana, own, False) for mana in player.mana)
            found.append((player.id, tuple(mana for mana in pool if mana is not None)))
    return tuple(found)


def _is_of(view: View, rule: RuleInForce[KeepsMana], player: PlayerId) -> bool:
    return player in find_players(view, rule.rule.player, rule.context)


def _kept(mana: Mana, rules: list[RuleInForce[KeepsMana]], may_last: bool) -> Mana | None:
    """The mana as it is kept; None of what is lost."""
    if may_last and mana.lasts:
        return mana
    plain = (rule for rule in rules if rule.rule.becomes is None)
    if any(rule.rule.color in (None, mana.letter) for rule in plain):
        return mana
    other = next((rule.rule.becomes for rule in rules if rule.rule.becomes is not None), None)
    return None if other is None else mana.with_(letter=other)
