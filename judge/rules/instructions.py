"""An instruction is followed: what an effect says is done (608.2c).

What an effect speaks of is then what pronouns stand for.
"""

from __future__ import annotations

from judge.abilities.amounts import ThatMuch
from judge.abilities.bases import Effect
from judge.budget import step
from judge.errors import Unsupported
from judge.rules.choices.ambiguity import one_is_meant
from judge.rules.influence.limits import left_out
from judge.rules.meaning import Context
from judge.rules.meaning.context import Result
from judge.rules.process import Process

AGAIN = "again"  # by which `Context.chosen` notes that a process is repeated


def carry_out(process: Process, effect: Effect, context: Context) -> None:
    """Does what an effect says; raises `Unsupported` for a class that nobody carries out.

    `context.done` says afterwards whether anything of it was done.
    """
    step()
    do = process.engine.effects.get(type(effect))
    if do is None:
        raise Unsupported("608.2c", "an effect of this kind", "此种效应")
    far = left_out(process.view, effect, context) if process.state.limited else ()
    with process.also(*far, *one_is_meant(process, effect, context)):
        context.named, context.this_way = (), ()
        said = context.amount, context.shares
        context.done = do(process, effect, context) is not False
        if says_that_many(effect):
            context.note(*said)
    if effect.label:
        context.results[effect.label] = Result(context.it, context.this_way, context.named)


def carry_out_whole(process: Process, effect: Effect, context: Context) -> None:
    """Does all that a spell or ability says, and again while it says to repeat this process."""
    carry_out(process, effect, context)
    while context.chosen.pop(AGAIN, False):
        carry_out(process, effect, context)


def says_that_many(effect: Effect) -> bool:
    """ "Remove that many counters": the next "that many" means the same, however many there were.

    After "discard up to that many cards" it is what was discarded.
    """
    said = getattr(effect, "number", None) or getattr(effect, "amount", None)
    return said == ThatMuch() and not getattr(effect, "up_to", False)
