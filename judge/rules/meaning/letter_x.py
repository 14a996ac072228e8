"""What X is (107.3)."""

from __future__ import annotations

from judge.abilities import amounts as a
from judge.errors import Unsupported
from judge.rules.meaning.context import Context
from judge.rules.view import View


def known_x(view: View, context: Context) -> int | None:
    """The value of X where it was chosen or defined: now, on the stack, or as its source was."""
    if context.x is not None:
        return context.x
    if context.stack is not None and context.stack.x is not None:
        return context.stack.x
    cast = None if context.source is None else view.object(context.source).stack
    return None if cast is None else cast.x


def value_of_x(view: View, amount: a.X, context: Context) -> int:
    """The value of X: 0 off the stack where it is of a mana cost (107.3g).

    An X that nothing defines is chosen where the rules of its effect say so; elsewhere it is no 0.
    """
    known = known_x(view, context)
    if known is not None:
        return known
    cost = None if context.source is None else view.of(context.source).cost
    if cost is not None and cost.has_x:
        return 0
    raise Unsupported("107.3f", "an X that nothing defines", "没有定义的X")
