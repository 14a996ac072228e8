"""What the effects of spells and abilities do; one function for each class of effect.

`carry_out` is what the rules call. What an effect speaks of is then what pronouns stand for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.budget import step
from judge.errors import Unsupported
from judge.rules.effects import (
    acting,
    adding_mana,
    anyone,
    casting,
    combinators,
    defining,
    each,
    fighting,
    lasting,
    permanents,
    piles,
    players,
    retargeting,
    stack,
    swapping,
    tempting,
    tokens,
    turn_ending,
    untapping,
    venturing,
    voting,
    waiting,
    zones,
)
from judge.rules.effects.one_of_several import one_is_meant
from judge.rules.influence.limits import left_out
from judge.rules.meaning import Context
from judge.rules.meaning.context import Result
from judge.rules.process import Process

Do = Callable[[Process, Any, Context], object]
EFFECTS: Mapping[type[Effect], Do] = {
    **combinators.EFFECTS,
    **each.EFFECTS,
    **waiting.EFFECTS,
    **anyone.EFFECTS,
    **defining.EFFECTS,
    **permanents.EFFECTS,
    **fighting.EFFECTS,
    **zones.EFFECTS,
    **tokens.EFFECTS,
    **turn_ending.EFFECTS,
    **lasting.EFFECTS,
    **players.EFFECTS,
    **adding_mana.EFFECTS,
    **stack.EFFECTS,
    **casting.EFFECTS,
    **swapping.EFFECTS,
    **acting.EFFECTS,
    **venturing.EFFECTS,
    **retargeting.EFFECTS,
    **tempting.EFFECTS,
    **voting.EFFECTS,
    **untapping.EFFECTS,
    **piles.EFFECTS,
}


def carry_out(process: Process, effect: Effect, context: Context) -> None:
    """Does what an effect says; raises `Unsupported` for a class that nobody carries out.

    `context.done` says afterwards whether anything of it was done.
    """
    step()
    do = EFFECTS.get(type(effect))
    if do is None:
        raise Unsupported("608.2c", f"the effect {type(effect).__name__}")
    far = left_out(process.view, effect, context) if process.state.limited else ()
    with process.also(*far, *one_is_meant(process, effect, context)):
        context.named = ()
        context.done = do(process, effect, context) is not False
    if effect.label:
        context.results[effect.label] = Result(context.it, context.this_way, context.named)


combinators.set_carry_out(carry_out)
