"""A ruling becomes its page: the answer, the steps, and the rules it cites with their texts.

A ruling is plain data here, as `Ruling.to_dict` gives it: one that was kept is shown as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

import judge
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from corpus.shelf import Shelf
from web.asking import Asked
from web.language import in_language
from web.present import boards, later, told
from web.present.headings import crumbs
from web.present.kept import modern
from web.present.rules import entry
from web.present.texts import Plain, plain_texts
from web.wording import say

_MOST_OUTCOMES = 12  # that are open
_MOST_WAYS = 3  # to each of them
_ALL_OPEN = 45  # steps; of more, those below the first are folded


@dataclass
class _Citing:
    """Where the rules of one ruling are shown: in full where first cited, linked after that."""

    shelf: Shelf
    reader: Lang
    prefix: str
    editions: Mapping[str, str]
    seen: set[str] = field(default_factory=set)

    def cite(self, number: str) -> Plain:
        """A rule that is cited, with its entry if this is the first time."""
        anchor = f"{self.prefix}-{RuleId.parse(number).anchor}"
        if number in self.seen:
            return {"number": number, "url": f"#{anchor}", "entry": None}
        self.seen.add(number)
        return {"number": number, "url": f"#{anchor}", "entry": self._entry(number, anchor)}

    def _entry(self, number: str, anchor: str) -> Plain:
        """A rule with its texts; without them where no document of the edition holds it."""
        edition = self.editions.get(number, self.editions[""])
        found = later.standing(self.shelf, number, edition)
        if found is None:
            return {"number": number, "edition": edition, "anchor": anchor, "url": None}
        graph = self.shelf.library.graph(found.edition)
        return {
            **entry(self.shelf, graph, graph.rule(found.number), self.reader),
            "number": number,
            "edition": found.edition,
            "anchor": anchor,
            "cited": found.told.get(self.reader),
            "shown": str(found.number),
            "url": later.url(found),
            "crumbs": crumbs(self.shelf, graph, found.number, self.reader),
        }


def pages(shelf: Shelf, asked: Sequence[Asked], reader: Lang) -> tuple[Plain, ...]:
    """Everything that is shown of some rulings."""
    plain = [one.ruling.to_dict() for one in asked]
    return kept(shelf, plain, [told.title(one.scenario, reader) for one in asked], reader)


def kept(
    shelf: Shelf, plain: Sequence[Mapping[str, Any]], titles: Sequence[str], reader: Lang
) -> tuple[Plain, ...]:
    """The same of rulings that were kept; titles of their scenarios, where those can be read."""
    return tuple(
        _page(shelf, modern(one), n, title or say(reader, "ruling.nth", n=n), reader)
        for n, (one, title) in enumerate(zip_longest(plain, titles), 1)
    )


def _page(shelf: Shelf, plain: Mapping[str, Any], n: int, title: str, reader: Lang) -> Plain:
    """Everything that is shown of one ruling, the `n`-th of a page."""
    editions = {one["number"]: one["edition"] for one in plain["citations"]}
    editions |= {one["rule"]: one["edition"] for one in plain["deciding"]}
    citing = _Citing(shelf, reader, f"r{n}", {**editions, "": plain["rules"]})
    is_long = sum(1 for _ in _flat(plain["steps"])) > _ALL_OPEN
    return {
        "title": title,
        "verdict": plain["verdict"],
        "verdict_text": say(reader, f"verdict.{plain['verdict']}"),
        "answer": plain_texts(Bilingual(plain["answer"]["en"], plain["answer"]["zh"]), reader),
        "rules": plain["rules"],
        # in the order shown: a rule is shown in full where it is cited first
        "deciding": tuple(_deciding(one, citing) for one in plain["deciding"]),
        "steps": tuple(_step(step, citing, 0, is_long) for step in plain["steps"]),
        "portraits": tuple(_portrait(one, citing) for one in plain.get("objects", ())),
        "citations": tuple(citing.cite(one["number"]) for one in plain["citations"]),
        "outcomes": tuple(_outcome(one, reader) for one in plain["outcomes"][:_MOST_OUTCOMES]),
        "more_outcomes": tuple(_outcome(one, reader) for one in plain["outcomes"][_MOST_OUTCOMES:]),
        "assumptions": tuple(text[reader] for text in plain["assumptions"]),
        "unsupported": () if plain.get("limit") else tuple(plain["unsupported"]),
        "unread": tuple(text[reader] for text in plain.get("unread", ())),
        "failed": tuple(plain.get("failed", ())),
        "board": boards.table(plain["board"], reader) if plain.get("board") else None,
    }


def problems(error: judge.BadScenario, reader: Lang, text: str = "") -> tuple[Plain, ...]:
    """Every mistake of a scenario, with its line; `mended` is the text with the nearest name."""
    return tuple(
        {
            "line": problem.line,
            "key": problem.key,
            "message": in_language(problem.message, reader),
            "nearest": problem.nearest,
            "mended": _mended(text, problem.key, problem.nearest),
        }
        for problem in error.problems
    )


def unknown(text: str, cards: Mapping[str, str | None], reader: Lang) -> tuple[Plain, ...]:
    """The cards of a scenario that nobody knows, as its mistakes."""
    return tuple(
        {
            "line": 1 + text[: text.find(name)].count("\n"),
            "key": name,
            "message": say(reader, "ask.unknown"),
            "nearest": near,
            "mended": _mended(text, name, near),
        }
        for name, near in cards.items()
    )


def _mended(text: str, wrong: str, nearest: str | None) -> str | None:
    """The text with the nearest name in place of a wrong one, where it is there."""
    return text.replace(wrong, nearest) if nearest and wrong and wrong in text else None


def _deciding(one: Plain, citing: _Citing) -> Plain:
    """A rule that the answer turns on: why, the rule with its text, and the usual mistake."""
    without = one["without"]
    return {
        "why": one["why"][citing.reader],
        "rule": citing.cite(one["rule"]),
        "without": None if without is None else without[citing.reader],
    }


def _outcome(outcome: Plain, reader: Lang) -> Plain:
    """One of several outcomes, each way of choosing that leads to it in a line."""
    between = " " if reader is Lang.EN else ""
    ways = tuple(between.join(_chosen(one, reader) for one in way) for way in outcome["ways"])
    return {
        "answer": outcome["answer"][reader],
        "ways": ways[:_MOST_WAYS],
        "more": ways[_MOST_WAYS:],
    }


def _chosen(chosen: Plain, reader: Lang) -> str:
    """A choice in a sentence, behind what it is of."""
    of, said = chosen["of"], str(chosen["choice"][reader])
    return said if of is None else say(reader, "ruling.of", of=of[reader], said=said)


def _flat(steps: Sequence[Plain]) -> Iterator[Plain]:
    for step in steps:
        yield step
        yield from _flat(step["steps"])


def _step(step: Plain, citing: _Citing, depth: int, is_long: bool) -> Plain:
    """A step of the tree, with the stack where the step changed it."""
    stack = step.get("stack")
    return {
        "text": step["text"][citing.reader],
        "rules": tuple(citing.cite(number) for number in step["rules"]),
        "stack": None if stack is None else tuple(name[citing.reader] for name in stack),
        "is_open": depth == 0 or not is_long,
        "steps": tuple(_step(below, citing, depth + 1, is_long) for below in step["steps"]),
    }


def _portrait(portrait: Plain, citing: _Citing) -> Plain:
    """How an object came to be what it is."""
    reader = citing.reader
    return {
        "name": portrait["name"][reader],
        "printed": _look(portrait["printed"], reader),
        "now": _look(portrait["now"], reader),
        "changes": tuple(
            {
                "layer": change["layer"],
                "title": change["title"][reader],
                "source": change["source"][reader] if change["source"] else None,
                "changes": tuple(text[reader] for text in change["changes"]),
                "rules": tuple(citing.cite(number) for number in change["rules"]),
            }
            for change in portrait["changes"]
        ),
    }


def _look(look: Plain, reader: Lang) -> Plain:
    return {
        "types": look["types"][reader],
        "colors": look["colors"][reader],
        "size": look["size"],
        "abilities": tuple(ability[reader] for ability in look["abilities"]),
    }
