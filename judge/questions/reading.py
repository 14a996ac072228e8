"""A question in words is ruled on where every word was read and every guard holds; else not.

The guards: something is asked, the board as told is stable before the play, and nothing that the
asker stated is refused by the rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.asking import Known
from judge.asking.questions import Question, question
from judge.asking.sentences import language_of
from judge.budget import Limits
from judge.cards import builtin_pool
from judge.errors import BadScenario
from judge.questions.values import Inferred, Read, Reading, Span, State
from judge.ruling.asking import ask
from judge.ruling.checking import check
from judge.scenario.in_words import in_words
from judge.scenario.loading import scenario_from
from judge.scenario.model import Scenario
from judge.values import Bilingual, Lang

UNSTABLE = Bilingual(
    "The board as told doesn't stay as it is, even before anything is done.",
    "所述的局面在任何行动之前就已改变。",
)


def read(
    text: str,
    lang: Lang | None = None,
    limits: Limits | None = None,
    edition: str | None = None,
) -> Read:
    """What becomes of a question; `limits` and `edition` are those of `ask`."""
    known = Known((), (), builtin_pool)
    reading = _reading(question(text, known), limits, edition)
    state = State.DRAFT if reading.ruling is None else State.RULED
    return Read(text, lang or language_of(text, known), state, reading)


def _reading(asked: Question, limits: Limits | None, edition: str | None) -> Reading:
    """A question as it was read, with the ruling where every guard holds."""
    reading = Reading(
        asked.scenario,
        unread=tuple(Span(one.words, one.at, one.at + len(one.words)) for one in asked.unread),
        inferred=tuple(Inferred(one, one) for one in asked.inferred),
        doubts=asked.doubts,
    )
    if asked.unread:
        return reading
    try:
        scenario = scenario_from(asked.scenario)
        said = Bilingual(*(in_words(scenario, lang).text for lang in (Lang.EN, Lang.ZH)))
        doubts = (*asked.doubts, *_doubts(scenario, limits, edition))
        ruling = None if doubts else ask(scenario, limits, edition)
    except BadScenario as error:
        wrong = tuple(Bilingual(str(one), str(one)) for one in error.problems)
        return reading.with_(doubts=wrong)
    return reading.with_(said=said, doubts=doubts, ruling=ruling)


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
