"""The tools of assistants: plain arguments become plain data, as commands write with --json."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import judge
from corpus.structs import to_bytes
from judge.budget import Limits
from judge.cli import cards, compare, known, options, questions, rule, rulings, search, term
from judge.cli.terminal import Terminal
from judge.errors import BadScenario, Problem
from judge.offers import Prospect, prospect
from judge.questions import read
from judge.rules.editions import EDITIONS
from judge.ruling import read_card
from judge.ruling.wording.looks import plain
from judge.values import Bilingual

MOST_CHARACTERS = 20_000
MOST_HITS = 50
WHOLE = ("steps", "citations", "objects", "board", "reading", "failed", "version")


@cache
def _library() -> Any:
    return options.library()


@cache
def _searching() -> Any:
    return search.searching(_library(), Terminal(sys.stderr, None))  # stdout is the protocol's


@cache
def _fits() -> questions.Fits:
    return questions.fitting(_library(), _searching)


# -- the rules ---------------------------------------------------------------------------------


def look_up_rule(number: str, edition: str | None = None) -> dict[str, Any]:
    """A rule as `judge rule --json` has it."""
    return rule.found(_library(), number, edition)


def search_rules(
    words: str, edition: str | None = None, chapter: int | None = None, limit: int = 10
) -> dict[str, Any]:
    """Hits as `judge search --json` has them, at most 50."""
    key = None if edition is None else _library().resolve(edition)
    results = (
        _searching()
        .of(key)
        .search(words, edition=key, chapter=chapter, limit=max(1, min(limit, MOST_HITS)))
    )
    return search.as_json(results, _library())


def look_up_term(name: str, edition: str | None = None) -> dict[str, Any]:
    """A term as `judge term --json` has it."""
    return term.found(_library(), name, edition)


def compare_editions(old: str, new: str, within: str | None = None) -> dict[str, Any]:
    """What changed, as `judge diff --json` has it."""
    return compare.as_json(compare.compared(_library(), old, new, within))


def trace_rule(number: str, edition: str | None = None) -> dict[str, Any]:
    """The numbers of a rule in all editions, as `judge trace --json` has them."""
    return compare.traced(_library(), number, edition)


def list_editions() -> dict[str, Any]:
    """The editions that can be read, and those that can be ruled by, newest first."""
    library = _library()
    return {
        "read": list(library.keys),
        "default": library.default,
        "ruled": [edition.date for edition in reversed(EDITIONS)],
    }


# -- the judge ---------------------------------------------------------------------------------


def look_up_card(name: str) -> dict[str, Any]:
    """A card as `judge cards show --json` has it."""
    card = known.card_of(name)
    return cards.card_as_json(card, read_card(card))


def ask_question(question: str, edition: str | None = None) -> dict[str, Any]:
    """What becomes of a question, as `judge read --json` has it, with the ruling on it."""
    _check_length(question)
    found = read(question, None, Limits.of_environment(), edition)
    told = questions.as_json(found, _fits())
    return told if found.ruling is None else {**told, "ruling": _ruled(found.ruling, full=False)}


def rule_on_scenario(
    scenario: str | dict[str, Any], edition: str | None = None, full: bool = False
) -> dict[str, Any]:
    """The ruling on each scenario; with `full` every step, and the texts of all rules cited."""
    limits = Limits.of_environment()
    ruled = (judge.ask(one, limits, edition) for one in _loaded(scenario))
    return {"rulings": [_ruled(one, full=full) for one in ruled]}


def what_is_legal(scenario: str | dict[str, Any], edition: str | None = None) -> dict[str, Any]:
    """What may be done after the script of one scenario, and what may not."""
    loaded = _loaded(scenario)
    if len(loaded) != 1:
        said = Bilingual(f"one scenario, not {len(loaded)}", f"应为一个情境，而非{len(loaded)}个")
        raise BadScenario([Problem("", 0, "scenario", said)])
    return _ahead(prospect(loaded[0], Limits.of_environment(), edition))


def _loaded(scenario: str | dict[str, Any]) -> list[judge.Scenario]:
    text = scenario if isinstance(scenario, str) else to_bytes(scenario).decode()
    _check_length(text)
    return list(judge.load_scenarios(text))


def _check_length(text: str) -> None:
    """Raises `BadScenario` for a text that is too long."""
    if len(text) > MOST_CHARACTERS:
        said = Bilingual(
            f"{len(text)} characters are too many: at most {MOST_CHARACTERS}",
            f"{len(text)}个字符过多：最多{MOST_CHARACTERS}个",
        )
        raise BadScenario([Problem("", 0, "text", said)])


def _ruled(ruling: judge.Ruling, *, full: bool) -> dict[str, Any]:
    """The ruling, its deciding rules with their texts; the whole play only with `full`."""
    library = _library()
    whole = rulings.as_json(ruling, library)
    deciding = [
        {**told, **rulings.text_of(one.rule, library)}
        for told, one in zip(whole["deciding"], ruling.deciding, strict=True)
    ]
    if full:
        return {**whole, "deciding": deciding}
    rules = (*(one.rule for one in ruling.deciding), *ruling.citations)
    cited = list(dict.fromkeys(one.number for one in rules))
    short = {key: value for key, value in whole.items() if key not in WHOLE}
    return {**short, "deciding": deciding, "cites": cited}


def _ahead(found: Prospect) -> dict[str, Any]:
    asked = found.choice
    return {
        "over": found.is_over,
        "complete": not found.is_cut,
        "offers": [
            {"player": one.player, "text": plain(one.text), "item": dict(one.item)}
            for one in found.offers
        ],
        "refusals": [
            {
                "text": plain(one.offer.text),
                "item": dict(one.offer.item),
                "why": plain(one.why),
                "rules": list(one.rules),
            }
            for one in found.refusals
        ],
        "declarations": [
            {
                "player": one.player,
                "action": one.action,
                "may": {row.creature.key: [to.key for to in row.options] for row in one.rows},
            }
            for one in found.declarations
        ],
        "choice": asked
        and {
            "player": asked.player,
            "text": plain(asked.text),
            "kind": asked.kind,
            "into": asked.into,
            "among": [one.key for one in asked.among],
            "least": asked.least,
            "most": asked.most,
        },
        "refused": {str(place): plain(why) for place, why in found.refused.items()},
        "board": found.board.to_dict(),
    }
