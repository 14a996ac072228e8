"""A condition that is said last, and what is done unless somebody pays."""

from __future__ import annotations

from judge.abilities.bases import Condition, Effect, Players
from judge.abilities.conditions import Not
from judge.abilities.costs import Cost
from judge.abilities.effects.combinators import First, ForEach, If, MayPay, Sequence
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import It, ThatPlayer
from judge.language import REJECTED
from judge.oracle.composition.free_casts import if_such_spell
from judge.oracle.composition.sentences import MARKERS
from judge.oracle.composition.subject import about


def conditioned(c: Condition, e: Effect) -> object:
    """The effect, if a condition is so."""
    if isinstance(e, MARKERS):
        return REJECTED
    return if_such_spell(c, e) or If(c, e)


def if_so(e: Effect, c: Condition) -> object:
    """ "Put a counter on equipped creature if it's red": the condition is said last.

    Said after several things it may be of the last or of all.
    """
    if isinstance(e, Sequence):
        return REJECTED
    made = conditioned(c, e)
    return made.with_(first=First.THEN) if isinstance(made, If) else made


def unless_so(e: Effect, c: Condition) -> object:
    """ "Sacrifice ~ unless it's your turn"."""
    return REJECTED if isinstance(e, Sequence) else If(Not(c), e)


def unless_paid(e: Effect, u: tuple[Players, Cost] | tuple[Players, Cost, Cost]) -> object:
    """Of several costs each may be paid where those before it are not; of several targets, each."""
    if isinstance(e, Sequence):
        return REJECTED  # "put a counter on ~, then sacrifice it unless …": what stands last
    who, *costs = u
    if len(costs) > 1 and not isinstance(who, ThatPlayer):
        return REJECTED
    targets = [word for word in within(e) if isinstance(word, TARGETS)]
    each = next((word for word in targets if getattr(word, "most", 1) != 1), None)
    if each is not None:
        if len(targets) > 1 or It() not in set(within(who)):
            return REJECTED
        e = about(e, each, It())
    for cost in reversed(costs):
        e = MayPay(cost, who, otherwise=e, first=First.OTHERWISE)
    return e if each is None else ForEach(each, e)
