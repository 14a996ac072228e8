"""Each event is told once, and every number in its sentence is a number of the event."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.game import events as e
from judge.rules.process import Happened
from judge.ruling import Step
from judge.ruling.by_edition import citation
from judge.ruling.wording import SILENT
from judge.scenario.record import Refused, Tried
from judge.values import Bilingual, Lang, Value
from tests.judge.laws.moments import Played

NUMBER = re.compile(r"\d+")
NUMBERED = re.compile(r" ?#\d+")  # tells objects of one name apart
UNSAID = (e.Acted,)  # only what was done is told, not how much of it
AMOUNTS = ("amount", "number", "result", "sides")
IDENTITIES = ("ObjectId", "Recipient", "PlayerId", "BodyId")


def told(play: Played) -> Iterator[str]:
    """The steps of a ruling are its events in their order, with the events' own amounts."""
    record = play.ruling.record
    if record is None:
        return
    steps = list(_steps(play.ruling.steps))
    events = list(_told(record.entries))
    if len(steps) < len(events):
        yield f"{len(events)} events are told in {len(steps)} steps"
    names = _names(play)
    for step, event in zip(steps, events, strict=False):
        if event is not None:
            own = (citation(number, play.ruling.rules).number for number in event.because)
            if step.rules != tuple(dict.fromkeys(own)):
                yield f"{step.text.en} is by {step.rules}, its event by {event.because}"
            yield from (f"{step.text.en} {why}" for why in _wrong(step, event, names))


def _names(play: Played) -> Mapping[Lang, tuple[str, ...]]:
    """What objects and players are called anywhere in a ruling, the longest names first."""
    ruling = play.ruling
    found = {name for step in _steps(ruling.steps) for name in step.objects}
    if ruling.board is not None:
        sides = ruling.board.sides
        found |= {thing.name for thing in ruling.board.stack}
        found |= {Bilingual(side.player, side.player) for side in sides}
        zones = ((s.battlefield, s.hand, s.graveyard, s.exile, s.command) for s in sides)
        found |= {thing.name for zone in zones for things in zone for thing in things}
    names = {lang: {name.get(lang) for name in found} for lang in Lang}
    bare = {lang: {_bare(name) for name in own} - {""} for lang, own in names.items()}
    return {lang: tuple(sorted(own, key=lambda n: (-len(n), n))) for lang, own in bare.items()}


def _bare(name: str) -> str:
    """The name of an object without its number and without what it is the ability of."""
    return NUMBERED.sub("", name.removeprefix("the ability of ").removesuffix("的异能"))


def _steps(steps: tuple[Step, ...]) -> Iterator[Step]:
    """The steps below the headings, in order."""
    for heading in steps:
        if heading.text.en.startswith("Turn ") and not heading.rules:
            yield from _flat(heading.steps)


def _flat(steps: tuple[Step, ...]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from _flat(step.steps)


def _told(entries: tuple[Happened | Refused | Tried, ...]) -> Iterator[e.Event | None]:
    """The events that are told, in order; None for what is refused or only tried."""
    for entry in entries:
        if isinstance(entry, Happened):
            yield from _of(entry)
        else:
            yield None


def _of(happened: Happened) -> Iterator[e.Event]:
    yield from _loud(happened.batch)
    for below in happened.below:
        yield from _of(below)


def _loud(batch: tuple[e.Event, ...]) -> Iterator[e.Event]:
    for event in batch:
        if type(event) not in SILENT:
            yield event
            yield from _loud(getattr(event, "results", ()))


def _wrong(step: Step, event: e.Event, names: Mapping[Lang, tuple[str, ...]]) -> Iterator[str]:
    """Numbers that the event has and the sentence lacks, or the other way round."""
    held = {str(number) for number in _numbers(event)}
    for lang in Lang:
        found = set(NUMBER.findall(_without_names(step.text.get(lang), names[lang])))
        if not found <= held:
            yield f"speaks of {found - held}, its event of {held}"
        own = {str(n) for name in AMOUNTS if isinstance(n := getattr(event, name, None), int)}
        if not own <= found and not isinstance(event, UNSAID):
            yield f"does not speak of {own - found}"


def _without_names(text: str, names: tuple[str, ...]) -> str:
    """A sentence without what objects and players are called."""
    for name in names:
        text = text.replace(name, "")
    return NUMBERED.sub("", text)


def _numbers(value: object, said: str = "") -> Iterator[int]:
    """The numbers in a value that tell no object or player from another."""
    match value:
        case bool():
            return
        case int():
            yield abs(value)
        case str():
            yield from map(int, NUMBER.findall(value))
        case tuple():
            for part in value:
                yield from _numbers(part)
        case Value():
            for name in value.__struct_fields__:
                kind = str(type(value).__annotations__.get(name, ""))
                if name not in ("results", "because") and not any(i in kind for i in IDENTITIES):
                    yield from _numbers(getattr(value, name))
        case _:
            return
