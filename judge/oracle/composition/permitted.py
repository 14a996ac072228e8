"""What is said of what was not named last: the spell that a card becomes, the rest of some."""

from __future__ import annotations

from collections.abc import Sequence as Listed

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import ReplaceThisTurn, Sequence
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import Formerly, IsIt
from judge.abilities.patterns import PutInto
from judge.abilities.statics import Replacement
from judge.abilities.walk import within
from judge.abilities.who import It, TheRest


def or_exiled(allowed: RuleUntil, part: Effect) -> Effect | None:
    """ "You may cast it this turn. If that spell would be put into your graveyard, exile it …".

    The spell isn't there yet: it is what that card will have become. None of anything else said.
    """
    if not isinstance(part, ReplaceThisTurn) or part.about != It() or not _is_of_that(part):
        return None
    rule = part.replacement
    assert isinstance(rule, Replacement) and isinstance(rule.pattern, PutInto)
    gone = rule.pattern.with_(filter=Formerly(IsIt()))
    later = part.with_(
        replacement=rule.with_(pattern=gone),
        about=It("card", many=False),
        duration=allowed.duration,
    )
    return Sequence((allowed, later))


def _is_of_that(part: ReplaceThisTurn) -> bool:
    rule = part.replacement
    event = rule.pattern if isinstance(rule, Replacement) else None
    return isinstance(event, PutInto) and (event.filter, event.from_zone) == (IsIt(), "stack")


def speaks_of_the_other(parts: Listed[Effect]) -> bool:
    """ "Return the other to the battlefield. It gains haste": of that one, not the one taken."""
    put = [
        isinstance(part, Move) and part.objects == TheRest() and part.to == "battlefield"
        for part in parts
    ]
    after = parts[put.index(True) + 1 :] if any(put) else ()
    return any(
        isinstance(word, It) and word.many is False for part in after for word in within(part)
    )
