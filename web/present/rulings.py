"""A ruling becomes its page: the answer, the steps, and the rules it cites with their texts."""

from __future__ import annotations

from collections.abc import Sequence

import judge
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from web.asking import Asked
from web.present import links
from web.present.headings import crumbs
from web.present.rules import entry
from web.present.texts import Plain, plain_texts
from web.shelf import Shelf
from web.wording import say


def page(shelf: Shelf, asked: Asked, place: int, reader: Lang) -> Plain:
    """Everything that is shown of one ruling, the `place`-th of a page."""
    plain = asked.ruling.to_dict()
    title = _words({"en": asked.scenario.title.en, "zh": asked.scenario.title.zh}, reader)
    return {
        "title": title or say(reader, "ruling.nth", n=place),
        "verdict": plain["verdict"],
        "verdict_text": say(reader, f"verdict.{plain['verdict']}"),
        "answer": plain_texts(_bilingual(plain["answer"]), reader),
        "rules": plain["rules"],
        "steps": _steps(plain["steps"], f"r{place}", reader),
        "citations": tuple(
            _citation(shelf, cited["edition"], cited["number"], f"r{place}", reader)
            for cited in plain["citations"]
        ),
        "outcomes": tuple(_outcome(outcome, reader) for outcome in plain["outcomes"]),
        "assumptions": tuple(_words(text, reader) for text in plain["assumptions"]),
        "unsupported": tuple(plain["unsupported"]),
        "failed": tuple(
            {"expect": str(failed.expect), "got": str(failed.got)} for failed in asked.ruling.failed
        ),
    }


def problems(error: judge.BadScenario) -> tuple[Plain, ...]:
    """Every mistake of a scenario, with its line."""
    return tuple(
        {
            "line": problem.line,
            "key": problem.key,
            "message": problem.message,
            "nearest": problem.nearest,
        }
        for problem in error.problems
    )


def _outcome(outcome: Plain, reader: Lang) -> Plain:
    """One of several outcomes, each way of choosing that leads to it in a line."""
    ways = tuple(" ".join(_words(said, reader) for said in way) for way in outcome["choices"])
    return {"answer": _words(outcome["answer"], reader), "ways": ways}


def _steps(steps: Sequence[Plain], prefix: str, reader: Lang) -> tuple[Plain, ...]:
    """The tree of steps; every rule leads to its citation below."""
    return tuple(
        {
            "text": _words(step["text"], reader),
            "rules": tuple(
                {"number": number, "url": f"#{_anchor(prefix, number)}"} for number in step["rules"]
            ),
            "steps": _steps(step["steps"], prefix, reader),
        }
        for step in steps
    )


def _citation(shelf: Shelf, edition: str, number: str, prefix: str, reader: Lang) -> Plain:
    """A cited rule with its texts; without them where no document of the edition holds it."""
    found = RuleId.parse(number)
    anchor = _anchor(prefix, number)
    graph = shelf.library.graph(edition) if edition in shelf.library.keys else None
    if graph is None or found not in graph:
        return {"number": number, "edition": edition, "anchor": anchor, "url": None}
    item = entry(shelf, graph, graph.rule(found), reader)
    return {
        **item,
        "edition": edition,
        "anchor": anchor,
        "url": links.rule(edition, found),
        "crumbs": crumbs(shelf, graph, found, reader),
    }


def _anchor(prefix: str, number: str) -> str:
    return f"{prefix}-{RuleId.parse(number).anchor}"


def _bilingual(text: Plain) -> Bilingual:
    """The judge's text as the corpus's: both are an English and a Chinese one."""
    return Bilingual(text["en"], text["zh"])


def _words(text: Plain, reader: Lang) -> str:
    """A text of the judge's in the reader's language."""
    return str(text[str(reader)])
