"""What tests of a quality share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.abilities.bases import Players
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning.context import Context
from judge.rules.view import View

Test = Callable[[View, Any, ObjectId, Context], bool]


def is_one_of(view: View, player: PlayerId, players: Players, context: Context) -> bool:
    """True if a player is one of these players."""
    from judge.rules.meaning.who import find_players  # they need each other

    return player in find_players(view, players, context)


def chosen_word(view: View, what: str, context: Context) -> object:
    """What was chosen of a kind, in this effect or as its source entered; None if nothing was."""
    if what in context.chosen:
        return context.chosen[what]
    return None if context.source is None else view.object(context.source).choice(what)
