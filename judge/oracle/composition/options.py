"""Sentences that speak of what another did only on a condition depend on the same condition."""

from __future__ import annotations

from judge.abilities.bases import Effect, Who
from judge.abilities.effects.combinators import (
    Choose,
    DefineX,
    If,
    IfDone,
    May,
    MayPay,
    Sequence,
)
from judge.abilities.effects.objects import Create, CreateCopy
from judge.abilities.effects.players import LookAt, Reveal, RevealUntil, Search
from judge.abilities.walk import TARGETS, said_now, within
from judge.abilities.who import AmongThem, Chosen, It, ThatPlayer, TheRest, TopOf, You
from judge.oracle.composition.subject import sequence

REFERRING = (AmongThem, It, TheRest, ThatPlayer)
INTRODUCING = (*TARGETS, Chosen, TopOf, Create, CreateCopy, RevealUntil, Search)
SHOWING = (TopOf, LookAt, Reveal, RevealUntil, Search)


def in_choice(last: Effect, part: Effect) -> Effect | None:
    """ "You may pay {1}. If you do, tap target creature. It doesn't untap …": only if you do."""
    if isinstance(last, If) and last.otherwise is None and isinstance(last.then, Choose):
        return last.with_(then=sequence(last.then, part))  # "if …, choose a color. …"
    if not any(isinstance(word, REFERRING) for word in within(part)):
        return None
    if _is_of_shown_before(last, part):
        return None
    if isinstance(last, May) and last.then is None and last.otherwise is None:
        return last.with_(effect=sequence(last.effect, part)) if _shows(last.effect) else None
    if not isinstance(last, (If, IfDone, May, MayPay)) or last.then is None:
        return None
    if last.otherwise is not None or not _speaks(last):
        return None
    return last.with_(then=sequence(last.then, part))


def _is_of_shown_before(last: Effect, part: Effect) -> bool:
    """True of the rest of what was looked at before the choice: it goes whatever is chosen."""
    shown = any(isinstance(word, SHOWING) for word in within(last))
    return TheRest() in within(part) and not shown


def _speaks(last: If | IfDone | May | MayPay) -> bool:
    """True if what is done on the condition speaks of something that a pronoun can mean.

    After an "if" the next sentence stands alone: "If it's a land card, … If it's a creature, …".
    """
    if isinstance(last, If):
        return _shows(last.then)
    return any(
        isinstance(word, INTRODUCING) or (isinstance(word, Who) and not isinstance(word, You))
        for word in said_now(last.then)
    )


def _shows(effect: Effect) -> bool:
    """True of what shows cards of a library, of which more is said."""
    effect = effect.effect if isinstance(effect, DefineX) else effect  # "the top X cards, where"
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    return any(
        isinstance(part, RevealUntil)
        or (isinstance(part, (LookAt, Reveal)) and isinstance(part.objects, TopOf))
        for part in parts
    )
