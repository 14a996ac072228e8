"""What answers may not be silent about: what was refused, what died, what came to be.

A scenario that only expects a life total is answered by it. That an attack was refused, or that a
creature died of it, is told beside.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.game.state import Zone
from judge.ruling.account import Account, Subject
from judge.ruling.account.naming import called, names_of
from judge.ruling.account.spared import OF_THE_END
from judge.ruling.answers.answer import Answer, Change
from judge.ruling.answers.news import news
from judge.scenario.expectations import OF_WHAT_WAS_TRIED
from judge.scenario.record import Refused

UNTOLD: Mapping[str, tuple[str, ...]] = {  # a kind of change, and the answers that tell it
    "died": ("zone", "dies", "survives", "count"),
    **dict.fromkeys(("countered", "not countered", "unresolved"), ("countered",)),
    "tokens": ("count",),
    "survived": ("zone", "dies", "survives", "count"),
    "face_down": ("face_down",),
    "life": ("life", "gained", "lost"),
    "mana": ("mana",),
    "zone": ("zone", "count"),  # told of what came to the battlefield from where it is not played
    "tapped": ("tapped",),  # told of what is said to be on the battlefield
}
EXPECTED_FROM = (None, Zone.HAND, Zone.STACK, Zone.BATTLEFIELD)


def untold(account: Account, found: tuple[Answer, ...]) -> Iterator[Change]:
    """Of what changed that which no answers may be silent about, as far as they don't say it.

    What is refused is told beside all answers; what died, was countered, came to be or came tapped
    where a scenario only expects something.
    """
    asked = {one.asked.key for one in found}
    is_asked = bool(account.played.scenario.ask) or bool(OF_THE_END & asked)
    tried = (part.of for one in found if one.asked.key in OF_WHAT_WAS_TRIED for part in one.parts)
    said = [one.item.plain() for one in tried if isinstance(one, Refused)]
    for change in news(account) if found else ():
        if change.kind == "refused":
            is_untold = change.value.item.plain() not in said
        else:
            is_untold = not is_asked and _is_untold(account, found, change)
        if is_untold:
            yield change


def _is_untold(account: Account, found: tuple[Answer, ...], change: Change) -> bool:
    """True of what counts, and what none of the answers that would tell it is about."""
    if change.kind not in UNTOLD or _subject(change) in _named(account, found, UNTOLD[change.kind]):
        return False
    if change.kind == "zone":
        is_there = change.value == Zone.BATTLEFIELD.value
        return is_there and _first_zone(account, change) not in EXPECTED_FROM
    if change.kind == "tokens" and any(map(_counts_tokens, found)):
        return False
    if change.kind == "mana":
        return bool(change.value)
    if change.kind == "tapped":
        return bool(change.value) and change.body in _named(account, found, ("zone",))
    return True


def _subject(change: Change) -> Subject | None:
    """The object or the player that a change is of."""
    return change.player if change.body is None else change.body


def _first_zone(account: Account, change: Change) -> Zone | None:
    """Where the object of a change was as the play began; None where it was not there."""
    every = account.record.entries[0].before.objects.values()
    return next((held.zone for held in every if held.body == change.body), None)


def _counts_tokens(answer: Answer) -> bool:
    """True of an answer to how many there are of something, whatever its name."""
    asked = answer.asked
    return asked.key == "count" and not {"card", "name"} & {*asked.value}


def _named(account: Account, found: tuple[Answer, ...], keys: tuple[str, ...]) -> set[Subject]:
    """What answers of some keys are about."""
    names = (name for one in found if one.asked.key in keys for name in names_of(one.asked))
    return {subject for name in names for subject in called(account.finder, account.view, name)}
