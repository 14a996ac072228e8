"""What tests of a quality share."""

from __future__ import annotations

from judge.abilities.bases import Players
from judge.abilities.modifications import CopyValues
from judge.abilities.who import You
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import find_players
from judge.rules.view import View


def is_one_of(view: View, player: PlayerId, players: Players, context: Context) -> bool:
    """True if a player is one of these players."""
    if isinstance(players, You):  # asked far more often than all others
        return player == context.controller and not view.state.player(player).has_lost
    return player in find_players(view, players, context)


def chosen_word(view: View, what: str, context: Context) -> object:
    """What was chosen of a kind, in this effect or as its source entered; None if nothing was."""
    if what in context.chosen:
        return context.chosen[what]
    return None if context.source is None else choice_of(view, context.source, what)


@cites("607.5a", "但并未为此关联异能作出过选择，则将此选择视同“未定义”")
def choice_of(view: View, id_: ObjectId, what: str) -> object:
    """What was chosen for an object; for the abilities that it only became a copy with, nothing."""
    return None if is_copying(view, id_) else view.object(id_).choice(what)


def is_copying(view: View, id_: ObjectId) -> bool:
    """True of what an effect makes a copy of something."""
    effects = (effect for effect in view.state.effects if id_ in effect.objects)
    return any(isinstance(one, CopyValues) for effect in effects for one in effect.modifications)
