"""What "it" is in a condition, or in what X is, that is said after the effect it is about."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Sequence
from judge.abilities.effects.objects import DealDamage, DealTogether
from judge.abilities.walk import within
from judge.abilities.who import It, Target
from judge.game.state import Recipient
from judge.rules.meaning import Context, find_objects
from judge.rules.process import Process


def its_target(
    process: Process, said: object, effect: Effect, context: Context
) -> tuple[Recipient, ...]:
    """ "Destroy target permanent if it's red", "+X/+X, where X is its power": what "it" is there.

    What the effect speaks of first, where nothing else was spoken of.
    """
    if context.it not in ((), (context.source,)) or It() not in within(said):
        return ()
    first = effect.parts[0] if isinstance(effect, Sequence) else effect
    if isinstance(first, (DealDamage, DealTogether)) or getattr(first, "divided", False):
        return ()
    word = next((part for part in within(first) if isinstance(part, Target)), None)
    return () if word is None else find_objects(process.view, word, context)
