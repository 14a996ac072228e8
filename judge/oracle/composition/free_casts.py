"""What must be so of a spell that may be cast without paying its mana cost."""

from __future__ import annotations

from judge.abilities.bases import Condition, Effect
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import May
from judge.abilities.effects.objects import CastFree
from judge.abilities.filters import IsCard
from judge.abilities.walk import within
from judge.abilities.who import It, Linked


def if_such_spell(c: Condition, e: Effect) -> Effect | None:
    """ "You may cast it if that spell's …": of the spell, whichever side of the card it is.

    None where the words are no such thing, or of the card.
    """
    if not isinstance(e, May) or not isinstance(e.effect, CastFree):
        return None
    card = e.effect.objects
    if not isinstance(card, It | Linked) or card.many:
        return None
    if not isinstance(c, Matches) or c.objects != It():
        return None
    if any(isinstance(part, IsCard) for part in within(c.filter)):
        return None
    return e.with_(effect=e.effect.with_(spell=c.filter))
