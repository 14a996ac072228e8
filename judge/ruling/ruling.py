"""A ruling as a value, and as plain data for JSON. It holds rule numbers, never rule text."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from judge.errors import Limit
from judge.ruling.boards import Board
from judge.ruling.by_edition import Citation
from judge.ruling.portraits import Portrait
from judge.ruling.reasons.reason import Reason
from judge.ruling.wording.looks import plain
from judge.scenario.branching import Chosen
from judge.scenario.model import Expectation
from judge.scenario.record import Failed, Record
from judge.values import Bilingual, Value

VERSION = 2  # of the form of a ruling as data


class Verdict(StrEnum):
    """What kind of answer a ruling is."""

    DETERMINED = "determined"
    DEPENDS = "depends"
    LOOP = "loop"
    UNSUPPORTED = "unsupported"


class Step(Value):
    """One thing that happened, the objects in it, the rules that made it so, and what it held.

    `stack` is what is on the stack afterwards, the top first, where the step changed it.
    """

    text: Bilingual
    objects: tuple[Bilingual, ...] = ()
    rules: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    stack: tuple[Bilingual, ...] | None = None

    def numbers(self) -> tuple[str, ...]:
        """The rules of this step and of those below it, in order."""
        below = (number for step in self.steps for number in step.numbers())
        return (*self.rules, *below)

    def to_dict(self) -> dict[str, Any]:
        """The step as plain data."""
        return {
            "text": plain(self.text),
            "objects": [plain(name) for name in self.objects],
            "rules": list(self.rules),
            "steps": [step.to_dict() for step in self.steps],
            "stack": None if self.stack is None else [plain(name) for name in self.stack],
        }


class Said(Value):
    """The answer to one question: what is asked, the value, and the text, which begins with it."""

    ask: Expectation
    value: Any
    text: Bilingual

    def to_dict(self) -> dict[str, Any]:
        """The answer as plain data."""
        return {"ask": self.ask.plain(), "value": self.value, "text": plain(self.text)}


class Deciding(Value):
    """A rule that the answer turns on: why, in a sentence, and about which objects and players.

    `without` is the answer as it would be by the usual mistake about the rule, where that is known.
    """

    rule: Citation
    why: Bilingual
    objects: tuple[Bilingual, ...] = ()
    without: Bilingual | None = None

    def to_dict(self) -> dict[str, Any]:
        """The rule as plain data."""
        return {
            "rule": self.rule.number,
            "edition": self.rule.edition,
            "why": plain(self.why),
            "objects": [plain(name) for name in self.objects],
            "without": None if self.without is None else plain(self.without),
        }


class Possibility(Value):
    """One of several outcomes: its answers, and each way of choosing that leads to it."""

    answer: Bilingual
    answers: tuple[Said, ...]
    ways: tuple[tuple[Chosen, ...], ...]

    def to_dict(self) -> dict[str, Any]:
        """The outcome as plain data; `choices` are those of the first way."""
        ways = [[chosen.to_dict() for chosen in way] for way in self.ways]
        return {
            "choices": ways[0],
            "ways": ways,
            "answers": [one.to_dict() for one in self.answers],
            "answer": plain(self.answer),
        }


class Ruling(Value):
    """The answer to a scenario.

    `answers` are those to each question, `answer` all of them, or what changed; `deciding` are the
    rules that it turns on, the most telling first. `steps` are the play, the same whatever is
    asked; `looked_up` is what was found for the answer.
    """

    verdict: Verdict
    answer: Bilingual
    rules: str
    answers: tuple[Said, ...] = ()
    deciding: tuple[Deciding, ...] = ()
    steps: tuple[Step, ...] = ()
    looked_up: tuple[Step, ...] = ()
    citations: tuple[Citation, ...] = ()
    only_named: tuple[Citation, ...] = ()  # of these: what decides, but made nothing happen
    assumptions: tuple[Bilingual, ...] = ()
    unsupported: tuple[str, ...] = ()
    unread: tuple[Bilingual, ...] = ()  # what was not read of cards, and was never needed
    limit: Limit | None = None  # what there was too much of, where that ended the play
    record: Record | None = None
    considered: tuple[Reason, ...] = ()  # every rule that it may turn on
    failed: tuple[Failed, ...] = ()
    outcomes: tuple[Possibility, ...] = ()  # where it depends on choices
    objects: tuple[Portrait, ...] = ()  # how they came to be what they are at the end
    board: Board | None = None  # how things are at the end; None where that depends
    repeats: Mapping[str, Any] | None = None  # what can be repeated as often as wanted

    @property
    def may_be_kept(self) -> bool:
        """False where time or memory ended the ruling, which another time might go further."""
        return self.limit is None or self.limit.is_counted

    def to_dict(self) -> dict[str, Any]:
        """The ruling as plain data, as the JSON API shows it."""
        return {
            "version": VERSION,
            "verdict": self.verdict.value,
            "answer": plain(self.answer),
            "answers": [one.to_dict() for one in self.answers],
            "deciding": [one.to_dict() for one in self.deciding],
            "steps": [step.to_dict() for step in (*self.steps, *self.looked_up)],
            "citations": [
                {"number": cited.number, "edition": cited.edition} for cited in self.citations
            ],
            "assumptions": [plain(text) for text in self.assumptions],
            "unsupported": list(self.unsupported),
            "unread": [plain(words) for words in self.unread],
            "limit": None if self.limit is None else self.limit.value,
            "failed": [{"expect": str(one.expect), "got": one.so.en} for one in self.failed],
            "outcomes": [outcome.to_dict() for outcome in self.outcomes],
            "objects": [portrait.to_dict() for portrait in self.objects],
            "board": None if self.board is None else self.board.to_dict(),
            "repeats": self.repeats,
            "reading": None,
            "rules": self.rules,
        }
