"""What the effects of spells and abilities do; one function for each class of effect."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.rules.effects import (
    any_player,
    casts,
    combinators,
    continuous,
    costs_done,
    definitions,
    delayed,
    each,
    exchanges,
    fights,
    mana,
    marks,
    new_targets,
    other_games,
    permanents,
    piles,
    player_control,
    players,
    rooms,
    rules_begun,
    stack,
    tokens,
    turn_end,
    untap_bans,
    ventures,
    villainous_choices,
    votes,
    zones,
)
from judge.rules.engine import Do

EFFECTS: Mapping[type[Effect], Do] = {
    **combinators.EFFECTS,
    **each.EFFECTS,
    **delayed.EFFECTS,
    **any_player.EFFECTS,
    **definitions.EFFECTS,
    **permanents.EFFECTS,
    **fights.EFFECTS,
    **zones.EFFECTS,
    **tokens.EFFECTS,
    **turn_end.EFFECTS,
    **continuous.EFFECTS,
    **rules_begun.EFFECTS,
    **players.EFFECTS,
    **mana.EFFECTS,
    **stack.EFFECTS,
    **casts.EFFECTS,
    **exchanges.EFFECTS,
    **marks.EFFECTS,
    **costs_done.EFFECTS,
    **rooms.EFFECTS,
    **ventures.EFFECTS,
    **new_targets.EFFECTS,
    **other_games.EFFECTS,
    **player_control.EFFECTS,
    **votes.EFFECTS,
    **villainous_choices.EFFECTS,
    **untap_bans.EFFECTS,
    **piles.EFFECTS,
}
