"""What is spoken of as words are carried out: targets, and what effects before did."""

from __future__ import annotations

from judge.game.state import ObjectId, Recipient
from judge.rules.meaning.context import Context, Result


def targets(context: Context, index: int) -> tuple[Recipient, ...]:
    """The targets of one word "target" of the spell or ability that is carried out."""
    stack = context.stack
    if stack is None or index >= len(stack.targets):
        return ()
    return stack.targets[index]


def ids_of(found: tuple[Recipient, ...]) -> tuple[ObjectId, ...]:
    """The objects among these."""
    return tuple(ObjectId(i) for i in found if isinstance(i, int))


def result_at(context: Context, label: int) -> Result:
    """What an effect spoke of or made; nothing if it was not carried out."""
    return context.results.get(label, Result())
