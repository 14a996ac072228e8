"""What follows upon a choice and speaks of what was shown only if it was made."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import DefineX, If, IfDone, May, MayPay, Sequence
from judge.abilities.effects.players import LookAt, Reveal, RevealUntil
from judge.abilities.walk import within
from judge.abilities.who import AmongThem, It, TheRest, TopOf
from judge.oracle.composition.subject import sequence


def in_choice(last: Effect, part: Effect) -> Effect | None:
    """ "You may reveal cards until … Put that card into your hand and the rest …": if you do."""
    if not any(isinstance(word, (AmongThem, It, TheRest)) for word in within(part)):
        return None
    if isinstance(last, May) and last.then is None and last.otherwise is None:
        return last.with_(effect=sequence(last.effect, part)) if _shows(last.effect) else None
    if not isinstance(last, (If, IfDone, May, MayPay)) or last.then is None:
        return None
    if last.otherwise is not None or not _shows(last.then):
        return None
    return last.with_(then=sequence(last.then, part))


def _shows(effect: Effect) -> bool:
    """True of what shows cards of a library, of which more is said."""
    effect = effect.effect if isinstance(effect, DefineX) else effect  # "the top X cards, where"
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    return any(
        isinstance(part, RevealUntil)
        or (isinstance(part, (LookAt, Reveal)) and isinstance(part.objects, TopOf))
        for part in parts
    )
