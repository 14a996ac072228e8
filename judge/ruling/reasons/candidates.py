"""The rules of an account that an answer may turn on, each with how near it is to what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.ruling.account import Account, Subject
from judge.ruling.account.silent import SILENT, WITHHELD
from judge.ruling.answers import Answers
from judge.ruling.misconceptions import Mistaken
from judge.ruling.reasons.reason import Reason
from judge.scenario.expectations import names_in
from judge.scenario.model import Expectation, Item
from judge.scenario.noting import body_of
from judge.scenario.record import Tried

PERMITS: Mapping[str, str] = {  # by which rule an action may be done that nothing forbids
    "play_land": "305.1",
    "attack": "508.1d",
    "block": "509.1c",
    "cast": "601.3",
}
NEAR, BESIDE, FAR = 1.0, 0.85, 0.6  # about what is asked, about nothing, about something else


def candidates(
    account: Account, found: Answers, others: tuple[Mistaken, ...] = ()
) -> Iterable[Reason]:
    """Each rule once for each way in which it came in, where it is nearest to what is asked.

    `others` are the answers that there would be by what is often got wrong about a rule.
    """
    subjects = asked_about(account, found)
    near = Nearest(account, subjects)
    for place, other in enumerate(others):
        about = tuple(sorted(subjects, key=str))
        near.add((other.rule,), "mistaken", "mistake", place, about, is_asked=True)
    for place, one in enumerate(account.occurrences):
        if not isinstance(one.event, SILENT):
            kind = "noted" if isinstance(one.event, WITHHELD) else "cited"
            near.add(one.rules, kind, "event", place, (*one.about, *one.by), one.actor)
    _add_noted(account, near)
    for place, fact in enumerate(account.looked_up):
        near.add(fact.rules, "cited", "fact", place, (fact.body,), is_asked=True)
    for place, left in enumerate(account.spared):
        near.add(left.rules, "spared", "spared", place, (left.about,))
    for place, seen in enumerate(account.noticed):
        near.add(seen.rules, "noticed", "noticed", place, (seen.about,))
    for place, refused in enumerate(account.refused):
        near.add(refused.rules, "refused", "refusal", place, refused.about, is_asked=True)
    for place, asked in enumerate(account.played.consulted):
        near.add(asked.rules, "so" if asked.is_so else "not_so", "question", place, asked.about)
    for done in account.record.allowed:
        if isinstance(done, Tried) and done.item.action in PERMITS:
            near.add((PERMITS[done.item.action],), "permitted", "question", 0, (), is_asked=True)
    for place, text in enumerate(account.written):
        near.add(text.rules, text.kind, "text", place, (text.body,))
    return near.found.values()


def _add_noted(account: Account, near: Nearest) -> None:
    """What nearly happened, and what did though one would not think so."""
    seen: set[int] = set()
    for place, one in enumerate(account.occurrences):
        happened = one.happened
        if happened.notes and id(happened) not in seen:
            seen.add(id(happened))
            for note in happened.notes:
                found = (i if isinstance(i, str) else body_of(happened, i) for i in note.about)
                about = tuple(one for one in found if one is not None)
                near.add(note.rules, "noted", "note", place, about, one.actor)


class Nearest:
    """Of all places at which a rule came in, in each way, the nearest to what is asked."""

    def __init__(self, account: Account, near: set[Subject]) -> None:
        self.near = near
        self.sources = _sources(account, near)
        self.found: dict[tuple[str, str], Reason] = {}

    def add(
        self,
        rules: tuple[str, ...],
        kind: str,
        of: str,
        place: int,
        about: tuple[Subject, ...],
        actor: Subject | None = None,
        *,
        is_asked: bool = False,
    ) -> None:
        """Adds some rules that came in by the way at a place, unless they did so nearer before."""
        score = NEAR if is_asked else self.nearness(about, actor)
        for rule in rules:
            held = self.found.get((rule, kind))
            if held is None or held.score < score:
                self.found[rule, kind] = Reason(rule, kind, about, of, place, score)

    def nearness(self, about: tuple[Subject, ...], actor: Subject | None) -> float:
        """How near something is to what is asked, by whom it is about and what does it."""
        near, sources = self.near, self.sources
        if not near or actor in near or not near.isdisjoint(about):
            return NEAR
        if not about or actor in sources or not sources.isdisjoint(about):
            return BESIDE
        return FAR


def _sources(account: Account, near: set[Subject]) -> set[Subject]:
    """What did something to what is asked about."""
    found: set[Subject] = set()
    for one in account.occurrences:
        if not near.isdisjoint(one.about):
            found.update(one.by)
            found.update(() if one.actor is None else (one.actor,))
    return found - near


def asked_about(account: Account, found: Answers) -> set[Subject]:
    """The objects and players that are asked about; without a question, those of what changed."""
    subjects: set[Subject] = set()
    for answer in found.answers:
        for name in _names(answer.asked):
            subjects.update(_subjects(account, name))
    for change in found.changes:
        subjects.update(one for one in (change.body, change.player) if one is not None)
    return subjects


def _names(asked: Expectation) -> Iterator[str]:
    """The names that a question has, those of the action that it asks about too."""
    if asked.key == "allowed":
        yield from _of_item(asked.value["item"])
    elif asked.key == "count":
        yield from (str(asked.value[key]) for key in ("card", "name") if key in asked.value)
    elif asked.key != "legal":
        yield from names_in(asked.value)


def _of_item(item: Item) -> Iterator[str]:
    for value in item.given.values():
        yield from _texts(value)


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, held in value.items():
            yield key
            yield from _texts(held)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def _subjects(account: Account, name: str) -> Iterator[Subject]:
    names = account.finder.names
    player = names.player(name)
    yield from (player,) if player is not None else names.called(account.view, name)
