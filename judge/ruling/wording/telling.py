"""The record of a play becomes the tree of steps that a ruling shows."""

from __future__ import annotations

from judge.budget import step
from judge.game.events import Event
from judge.game.state import GameState
from judge.language import Slot, parts_of
from judge.rules.process import Happened
from judge.ruling.ruling import Step
from judge.ruling.wording import SILENT, STEPS, told
from judge.ruling.wording.writer import Writer
from judge.scenario.names import Names
from judge.scenario.record import Record, Refused, Tried
from judge.values import Bilingual
from judge.words import called

NOT_ALLOWED = Bilingual("Not allowed: ", "不允许：")
ALLOWED = Bilingual("This may be done.", "可以如此作。")
OBJECT_SLOTS = ("object", "recipient")


def tell(record: Record, names: Names) -> tuple[Step, ...]:
    """What happened, gathered under the steps of the turn that it happened in."""
    found: list[Step] = []
    heading: Bilingual | None = None
    below: list[Step] = []
    for entry in record.entries:
        steps = _entry(entry, names)
        if not steps:
            continue
        now = _heading(entry.before)
        if heading is not None and now != heading:
            found.append(Step(heading, steps=tuple(below)))
            below = []
        heading = now
        below.extend(steps)
    if heading is not None:
        found.append(Step(heading, steps=tuple(below)))
    return tuple(found)


def _heading(state: GameState) -> Bilingual:
    turn, step = state.turn, STEPS[state.turn.step]
    active = called(turn.active)
    return Bilingual(
        f"Turn {turn.number}, {active.en}: {step.en}",
        f"第{turn.number}回合，{active.zh}：{step.zh}",
    )


def _entry(entry: Happened | Refused | Tried, names: Names) -> list[Step]:
    match entry:
        case Happened():
            return _happened(entry, names)
        case Refused(illegal=illegal):
            said = Writer(names, entry.before).illegal(illegal)
            text = Bilingual(NOT_ALLOWED.en + said.en, NOT_ALLOWED.zh + said.zh)
            return [Step(text, rules=illegal.because)]
        case Tried():
            return [Step(ALLOWED)]


def _happened(happened: Happened, names: Names) -> list[Step]:
    """The steps of a batch; what followed as part of it stands below the last of them."""
    step(len(happened.batch) + len(happened.after.stack) // 100)
    told = [event for event in happened.batch if type(event) not in SILENT]
    if not told and not happened.below:
        return []
    writer = Writer(names, happened.before, happened.after)
    steps = [_step(writer, event) for event in told]
    below = tuple(step for part in happened.below for step in _happened(part, names))
    if not steps:
        return list(below)
    last = steps[-1].with_(steps=(*steps[-1].steps, *below))
    if happened.before.stack != happened.after.stack:
        after = Writer(names, happened.after)
        last = last.with_(stack=tuple(after.name(id_) for id_ in reversed(happened.after.stack)))
    steps[-1] = last
    return steps


def _step(writer: Writer, event: Event) -> Step:
    results: tuple[Event, ...] = getattr(event, "results", ())
    return Step(
        text=writer.event(event),
        objects=_objects(writer, event),
        rules=event.because,
        steps=tuple(_step(writer, result) for result in results if type(result) not in SILENT),
    )


def _objects(writer: Writer, event: Event) -> tuple[Bilingual, ...]:
    """The objects that the event's sentence names."""
    found: dict[Bilingual, None] = {}
    for part in parts_of(told(event).en):
        if not isinstance(part, Slot):
            continue
        value = getattr(event, part.field)
        ids = value if part.table == "objects" else (value,)
        if part.table in (*OBJECT_SLOTS, "objects"):
            found.update({writer.name(id_): None for id_ in ids if isinstance(id_, int)})
    return tuple(found)
