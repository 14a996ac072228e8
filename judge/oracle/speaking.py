"""Whether it is clear what "it" means after something was chosen that nothing is done to."""

from __future__ import annotations

from collections.abc import Sequence

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import DoByPlayer, SpeakOf
from judge.abilities.effects.objects import (
    Act,
    CopySpell,
    Create,
    CreateCopy,
    DealDamage,
    Move,
    Sacrifice,
)
from judge.abilities.effects.players import (
    Discard,
    LookAt,
    Mill,
    Reveal,
    RevealUntil,
    Search,
)
from judge.abilities.walk import TARGETS, within
from judge.abilities.who import AmongThem, Every, It, Target, ThatOne, This

SPEAKS_ANEW = (Act, CopySpell, Create, CreateCopy, Discard, DoByPlayer, LookAt, Mill)
SPEAKS_ANEW_TOO = (Reveal, RevealUntil, Search)


def is_clear(done: Sequence[Effect]) -> bool:
    """False where other objects are spoken of between "choose target creature" and "it".

    "Choose target creature. Mill three cards, then put a counter on that creature": a pronoun
    means what was spoken of last, which are the cards; "that permanent or player" the chosen one.
    """
    said = {type(word) for part in done for word in within(part)}
    if {RevealUntil, AmongThem} <= said:
        return False  # "all cards revealed this way" are more than the one that was looked for
    start = next((n for n, part in enumerate(done) if isinstance(part, SpeakOf)), None)
    if start is None:
        return True
    after = done[start + 1 :]
    if any(isinstance(word, ThatOne) for part in after for word in within(part)):
        return True
    anew = next((n for n, part in enumerate(after) if any(map(_speaks_anew, within(part)))), None)
    return anew is None or not any(It() in set(within(part)) for part in after[anew:])


def _speaks_anew(part: object) -> bool:
    """True of an effect that speaks of objects of its own."""
    match part:
        case Move(objects=It() | This()) | Sacrifice(objects=It() | This()):
            return False
        case Move() | Sacrifice():
            return True
        case DealDamage(source=Every(), to=It()):
            return True
    return isinstance(part, (*SPEAKS_ANEW, *SPEAKS_ANEW_TOO))


def targets_what_is_a_target_s(effect: Effect) -> bool:
    """True of "X target cards from target player's graveyard", two targets in one phrase."""
    said = [part.into for part in within(effect) if isinstance(part, Move)]  # a word of its own
    return any(
        isinstance(inner, TARGETS) and inner not in said
        for word in within(effect)
        if isinstance(word, Target)
        for inner in within(word.filter)
    )
