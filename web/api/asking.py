"""A scenario becomes rulings, as `spec/scenario.md` has them: verdict, answer, steps, citations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

import judge
from corpus.ids import RuleId
from corpus.model import Bilingual
from web import asking
from web.api.route import Asked, Cost, Given, LanguageChoice, Languages, Route, meant
from web.api.scenarios import scenario_schema
from web.api.texts import LaterGiven, Words, later, words
from web.desk import Desk
from web.present.kept import modern
from web.present.later import standing, url


class StepOfRuling(Given, frozen=True, kw_only=True):
    """Something that happened, the rules that made it so, and the steps it is made of."""

    text: Words
    rules: tuple[str, ...]
    steps: tuple[StepOfRuling, ...]


class Citation(Given, frozen=True, kw_only=True):
    """A rule that the ruling rests on; `shown` is the edition that `url` leads to, if another."""

    number: str
    edition: str
    url: str | None = None
    shown: Annotated[
        str | None, meant("The nearest edition with the rule.", "含有此规则的最近版本。")
    ] = None
    later: LaterGiven | None = None


class AnswerGiven(Given, frozen=True, kw_only=True):
    """The answer to one question; `value` is null where it depends on choices."""

    ask: dict[str, Any]
    value: Annotated[
        Any,
        meant(
            "True or false, a number, a size, a name, or a list of these.",
            "真假、数字、力量/防御力、名称，或它们的列表。",
        ),
    ]
    text: Annotated[Words, meant("Begins with the value.", "以该值开头。")]


class DecidingRule(Given, frozen=True, kw_only=True):
    """A rule that the answer turns on, and why; `without` is the answer by the usual mistake."""

    rule: str
    edition: str
    why: Words
    objects: tuple[Words, ...]
    without: Words | None


class ChosenGiven(Given, frozen=True, kw_only=True):
    """A choice: who made it, of what, and which; nobody makes a result of chance."""

    player: str | None
    of: Words | None
    choice: Words


class Outcome(Given, frozen=True, kw_only=True):
    """One of several outcomes, the choices that lead to it, and every other way to it."""

    answer: Words
    answers: tuple[AnswerGiven, ...]
    choices: tuple[ChosenGiven, ...]
    ways: tuple[tuple[ChosenGiven, ...], ...]


class Failed(Given, frozen=True, kw_only=True):
    """What the scenario expects and the ruling does not give."""

    expect: str
    got: str


class RulingGiven(Given, frozen=True, kw_only=True):
    """A ruling; `objects` tell how characteristics came to be, `board` how things are at last."""

    title: Words
    version: Annotated[
        int, meant("Of the form: 2, of kept rulings also 1.", "格式版本：2，留存的裁定亦可为1。")
    ]
    verdict: str
    answer: Words
    answers: tuple[AnswerGiven, ...]
    deciding: Annotated[
        tuple[DecidingRule, ...],
        meant("At most three, the most telling first.", "至多三条，最关键者在先。"),
    ]
    steps: tuple[StepOfRuling, ...]
    citations: tuple[Citation, ...]
    assumptions: tuple[Words, ...]
    unsupported: tuple[str, ...]
    unread: Annotated[
        tuple[Words, ...],
        meant("Words of cards not read and never needed.", "未能读懂而并未用到的叙述。"),
    ] = ()
    limit: Annotated[str | None, meant("What ended the play.", "使进行中止的限度。")]
    outcomes: tuple[Outcome, ...]
    failed: tuple[Failed, ...]
    objects: tuple[dict[str, Any], ...]
    board: dict[str, Any] | None
    repeats: Annotated[
        dict[str, Any] | None,
        meant(
            "What a player can repeat as often as wanted, and what each time moves.",
            "牌手可任意次重复的过程，及每次的变动。",
        ),
    ] = None
    rules: Annotated[str, meant("The edition ruled by.", "裁定所依据的版本。")]


class Rulings(Given, frozen=True, kw_only=True):
    """The ruling on each scenario of the text."""

    rulings: tuple[RulingGiven, ...]


class AskAsked(Asked, frozen=True, kw_only=True):
    """A scenario, as YAML or JSON text or as a JSON object."""

    scenario: Annotated[
        str | Annotated[dict[str, Any], msgspec.Meta(extra_json_schema=scenario_schema())],
        meant("The scenario: a text, or the same as an object.", "场景：文字，或同样内容的对象。"),
    ]
    edition: Annotated[
        str,
        meant(
            "The edition to rule by where the scenario names none: a date or “newest”.",
            "场景未指明时裁定所依据的版本：日期或“newest”。",
            max_length=40,
        ),
    ] = ""
    lang: LanguageChoice = Languages.BOTH


def ask(desk: Desk, asked: AskAsked) -> dict[str, Any]:
    """The rulings. Raises `BadScenario` with every mistake, and `Refused` for too large a text."""
    found = asking.rule_on(text_of(asked.scenario), asked.edition)
    return {"rulings": [ruling(desk, each.ruling.to_dict(), each.scenario) for each in found]}


def text_of(scenario: str | dict[str, Any]) -> str:
    """The scenario as a text; JSON is one."""
    if isinstance(scenario, str):
        return scenario.replace("\r\n", "\n")
    return msgspec.json.encode(scenario).decode()


def ruling(desk: Desk, plain: Mapping[str, Any], scenario: judge.Scenario | None) -> dict[str, Any]:
    """A ruling as the API gives it; None for a scenario that can no longer be read."""
    title = Bilingual(scenario.title.en, scenario.title.zh) if scenario else Bilingual()
    return {
        "failed": [],
        "version": 1,  # of a kept ruling that says none
        "limit": None,
        **modern(plain),
        "title": words(title, Languages.BOTH),
        "citations": [_cited(desk, cited) for cited in plain["citations"]],
    }


def _cited(desk: Desk, cited: Mapping[str, Any]) -> dict[str, Any]:
    """A citation with the page where its rule can be read."""
    number, edition = cited["number"], cited["edition"]
    found = standing(desk.shelf, number, edition)
    shown = {"url": url(found), "shown": found.edition} if found else {}
    after = later(desk.shelf, RuleId.parse(number), edition)
    return {**cited, **shown, **({"later": after} if after else {})}


ROUTES = (
    Route(
        "/api/v1/ask",
        AskAsked,
        Rulings,
        ask,
        Bilingual("Rulings on a scenario", "对场景作出裁定"),
        method="POST",
        body="scenario",
        cost=Cost.HEAVY,
        fails=("503",),
    ),
)
