"""A question in words is ruled on where every word was read and every guard holds; else not.

The guards: something is asked, the board as told is stable before the play, and nothing that the
asker stated is refused by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.asking import Known
from judge.asking.questions import Question, question
from judge.budget import Limits
from judge.cards import builtin_pool
from judge.errors import BadScenario
from judge.ruling.asking import ask
from judge.ruling.checking import check
from judge.ruling.ruling import Ruling
from judge.scenario.in_words import in_words
from judge.scenario.loading import scenario_from
from judge.scenario.model import Scenario
from judge.values import Bilingual, Lang, Value

UNSTABLE = Bilingual(
    "The board as told doesn't stay as it is, even before anything is done.",
    "所述的局面在任何行动之前就已改变。",
)


class Answered(Value):
    """What became of a question: its reading, why it is not ruled on if so, and else the ruling."""

    question: Question
    said: Bilingual | None = None  # the scenario told back; None where it is no whole scenario
    doubts: tuple[Bilingual, ...] = ()
    ruling: Ruling | None = None

    def to_dict(self, text: str) -> dict[str, Any]:
        """The answer as `judge read` writes it."""
        unread = [
            {"text": one.words, "start": one.at, "end": one.at + len(one.words)}
            for one in self.question.unread
        ]
        return {
            "question": text,
            "state": "draft" if self.ruling is None else "ruled",
            "reading": {
                "scenario": self.question.scenario,
                "said": _both(self.said),
                "unread": unread,
                "inferred": [_both(one) for one in self.question.inferred],
            },
            "doubts": [_both(one) for one in self.doubts],
            "ruling": None if self.ruling is None else self.ruling.to_dict(),
        }


def _both(said: Bilingual | None) -> dict[str, str] | None:
    return None if said is None else {"en": said.en, "zh": said.zh}


def answered(text: str, limits: Limits | None = None, edition: str | None = None) -> Answered:
    """A question ruled on, or the draft that it is; `limits` and `edition` are those of `ask`."""
    asked = question(text, Known((), (), builtin_pool))
    if asked.unread:
        return Answered(asked)
    try:
        scenario = scenario_from(asked.scenario)
        said = Bilingual(*(in_words(scenario, lang).text for lang in (Lang.EN, Lang.ZH)))
        doubts = (*asked.doubts, *_doubts(scenario, limits, edition))
        ruling = None if doubts else ask(scenario, limits, edition)
    except BadScenario as error:
        wrong = (Bilingual(str(one), str(one)) for one in error.problems)
        return Answered(asked, None, tuple(wrong))
    return Answered(asked, said, doubts, ruling)


def _doubts(scenario: Scenario, limits: Limits | None, edition: str | None) -> Iterator[Bilingual]:
    """Why a scenario that was read of words is not ruled on by itself."""
    before = ask(scenario.with_(play=(), ask=(), until=None), limits, edition)
    if before.steps:
        yield UNSTABLE
    for item, rules in check(scenario, limits, edition=edition).refused:
        told = item.plain()
        yield Bilingual(
            f"The rules don't allow what is told ({', '.join(rules)}): {told}.",
            f"规则不允许所述的行动（{'、'.join(rules)}）：{told}。",
        )
