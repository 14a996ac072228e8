"""How spells were cast: what a spell, or the permanent that it became, keeps of it (400.7d)."""

from __future__ import annotations

from judge.abilities.bases import Objects
from judge.abilities.who import This
from judge.cite import cites
from judge.game.state import OnStack
from judge.rules.meaning.context import Context
from judge.rules.meaning.lookup import find_objects
from judge.rules.view import View


@cites("400.7d", "永久物上的异能可以得知成为该永久物之咒语结算时的信息")
def casts_of(view: View, of: Objects, context: Context) -> tuple[OnStack, ...]:
    """How the spells that these are, or were, were cast; none of what was not."""
    if isinstance(of, This) and context.stack is not None and context.stack.ability is None:
        return (context.stack,)
    casts = (view.object(id_).stack for id_ in find_objects(view, of, context))
    return tuple(cast for cast in casts if cast is not None)
