"""What was asked is answered in a sentence each; without a question, what changed is told."""

from __future__ import annotations

from collections.abc import Mapping

from judge.rules.view import View
from judge.ruling.changes import changes
from judge.ruling.looks import look
from judge.ruling.sentences import abilities_said, counters, legal, result, sentence, types_said
from judge.scenario.expectations import names_in, observe
from judge.scenario.finding import Finder, on_battlefield
from judge.scenario.model import Expectation
from judge.scenario.record import Record
from judge.values import Bilingual


def answer(finder: Finder, view: View, record: Record, ask: tuple[Expectation, ...]) -> Bilingual:
    """The sentences that answer each question, or tell what changed."""
    if record.repeats:
        return _loop(record.repeats)
    if not ask:
        return _joined(changes(finder, view, record))
    return _joined([_one(finder, view, record, asked) for asked in ask])


def _loop(players: tuple[str, ...]) -> Bilingual:
    en, zh = " or ".join(players), "或".join(players)
    return Bilingual(
        f"The game comes round to the same state again; {en} may end the loop by another choice.",
        f"游戏重复到达同一状态；{zh}可以作出不同选择来终止此循环。",
    )


def _joined(sentences: list[Bilingual]) -> Bilingual:
    return Bilingual(
        " ".join(dict.fromkeys(said.en for said in sentences)),
        "".join(dict.fromkeys(said.zh for said in sentences)),
    )


def _one(finder: Finder, view: View, record: Record, asked: Expectation) -> Bilingual:
    if asked.key == "legal":
        return legal(finder, record)
    if asked.key in ("is", "has") and not isinstance(asked.value, Mapping):
        names = names_in(asked.value)
        return _joined([_what_it_is(finder, view, name, asked) for name in names])
    got = observe(finder, view, asked)
    if asked.key == "result":
        return result(got)
    if asked.key == "counters":
        return _joined([counters(finder.names.in_both(name), kinds) for name, kinds in got.items()])
    if not isinstance(got, Mapping):
        return sentence(asked.key, Bilingual("", ""), got)
    called = finder.names.in_both
    return _joined([sentence(asked.key, called(name), value) for name, value in got.items()])


def _what_it_is(finder: Finder, view: View, name: str, asked: Expectation) -> Bilingual:
    """The types and colors of an object, or its abilities."""
    id_ = finder.object(view, name, asked.line, on_battlefield())
    seen = look(finder.names, view.of(id_), view.rulebook.edition)
    said = types_said if asked.key == "is" else abilities_said
    return said(finder.names.in_both(name), seen)
