"""The doors of texts: card text, scenarios, questions and queries.

Each `…_door()` opens what is behind it and gives what lets one input through; that returns in a few
words what came of it.
"""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

import judge
from judge.cli import options, search
from judge.cli.terminal import Terminal
from judge.mcp import tools
from judge.questions.reading import STUMBLED
from judge.scenario.loading import read_each
from tests.fuzz.allowed import Through, said, sent, told
from tests.fuzz.files import ROOT, folder
from tests.fuzz.reading import TYPES, printed, read_whole

# -- card text -----------------------------------------------------------------------------------


def card_texts() -> Iterator[bytes]:
    """Lines of the cards that ship, in both languages, below a type line."""
    for number, line in enumerate(printed()):
        yield f"{TYPES[number % len(TYPES)]}\n{line}".encode()


def card_text_door() -> Through:
    """A type line, and the text below it, are read and reworded."""

    @said
    def through(data: bytes) -> str:
        type_line, _, text = data.decode("utf-8", "surrogateescape").partition("\n")
        return read_whole(text, type_line if type_line in TYPES else TYPES[0])

    return through


# -- scenarios, questions, queries ---------------------------------------------------------------


def scenarios() -> Iterator[bytes]:
    """The project's own scenarios, one by one, and those that can't be read."""
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.yaml")):
        for text in path.read_text(encoding="utf-8").split("\n---\n"):
            if len(text) < 3_000:
                yield text.encode()
    for path in sorted((ROOT / "tests" / "judge" / "bad").glob("*.[yj]*l")):
        yield path.read_bytes()
    for text in ("players: {Ann: {}, Bob: {}}", '{"players": {"Ann": {"life": 3}, "Bob": {}}}'):
        yield text.encode()


def scenarios_door() -> Through:
    """A text is loaded as a file of YAML or of JSON Lines, ruled on, shown, and looked ahead of."""
    home = folder()

    def through(data: bytes) -> str:
        suffix = ".jsonl" if data.startswith(b"{") else ".yaml"
        path = home / f"scenario{suffix}"
        path.write_bytes(data)
        found = []
        for one in itertools.islice(_each(path), 3):
            found.append(said(_ruled)(one))
        if suffix == ".yaml" and len(found) == 1:
            found.append(said(_drafted)(data))
        return " ".join(found) or "nothing"

    return through


def _each(path: Path) -> Iterator[judge.Scenario]:
    for one in read_each(path):
        if isinstance(one, judge.BadScenario):
            told(one)
        else:
            yield one


def _ruled(scenario: judge.Scenario) -> str:
    ruling = judge.ask(scenario)
    sent(ruling.to_dict())
    kind = ruling.verdict.value
    return kind if kind == "unsupported" else f"{kind} {' '.join(map(str, ruling.deciding))[:40]}"


def _drafted(data: bytes) -> str:
    """What a form or an assistant makes of it: plain data, and what may be done next."""
    text = data.decode("utf-8", "replace")
    judge.write_yaml(list(judge.plain_scenarios(text)))
    sent(tools.what_is_legal(text))
    return "ahead"


def questions() -> Iterator[bytes]:
    """The project's own questions, in both languages, and what one says after another's words."""
    for name in ("own", "forms", "sent"):
        whole = yaml.safe_load((ROOT / f"tests/asking/{name}.yaml").read_text(encoding="utf-8"))
        texts = list(_texts(whole))
        yield from (text.encode() for text in texts)
        yield from (f"{one} {other}".encode() for one, other in itertools.pairwise(texts))


def _texts(held: Any) -> Iterator[str]:
    """Every text of a sentence's length, wherever it stands."""
    if isinstance(held, str) and len(held) > 12:
        yield held
    for one in held.values() if isinstance(held, dict) else held if isinstance(held, list) else ():
        yield from _texts(one)


def questions_door() -> Through:
    """A question in words is answered, as assistants have it answered."""

    tools.ask_question("Does Shock kill my 2/2?")  # what is built once takes its time

    @said
    def through(data: bytes) -> str:
        found = tools.ask_question(data.decode("utf-8", "replace"))
        sent(found)
        if STUMBLED.en in [one["en"] for one in found["doubts"]]:
            raise AssertionError(STUMBLED.en)
        return f"{found['state']} {len(found.get('unread', ())).bit_length()}"

    return through


def queries() -> Iterator[bytes]:
    """The queries of the tests of the search, and numbers, phrases and symbols."""
    whole = yaml.safe_load((ROOT / "tests/corpus/search/queries.yaml").read_text(encoding="utf-8"))
    yield from (one["q"].encode() for one in whole)
    yield from (text.encode() for text in ('"first strike" trample', "702.19b", "{T}", "+1/+1"))


def queries_door() -> Through:
    """A query is answered in all editions and in one, and as a query of the command's."""
    library = options.library()
    shown = io.BytesIO()
    terminal = Terminal.of(io.TextIOWrapper(shown, encoding="utf-8", write_through=True))
    searching = search.searching(library, terminal)
    editions = (None, library.default)
    for edition in editions:  # what is built once takes its time
        searching.of(edition).search("What happens to a creature with trample?", edition=edition)

    @said
    def through(data: bytes) -> str:
        text = data.decode("utf-8", "surrogateescape")
        edition = editions[len(data) % 2]
        results = searching.of(edition).search(text, edition=edition, limit=10)
        start = shown.tell()
        terminal.json(search.as_json(results, library))
        json.loads(shown.getvalue()[start:])
        shown.truncate(start)
        shown.seek(start)
        kinds = sorted({hit.kind.value for hit in results.hits})
        return f"{results.total.bit_length()} {kinds} {[n.kind.value for n in results.notes]}"

    return through
