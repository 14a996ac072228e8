"""Files and texts become scenarios: `.yaml`, `.yml`, `.json`, and `.jsonl` with one a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.errors import BadScenario, Problem
from judge.scenario import nodes
from judge.scenario.mistakes import no_file, not_text
from judge.scenario.model import Scenario
from judge.scenario.reading import read_scenario
from judge.scenario.shapes import Reader

TEXT = "<text>"  # the file's name of a scenario that was given as a text


def load_scenarios(source: Path | str) -> tuple[Scenario, ...]:
    """The scenarios of a file (a path) or of a text (a string).

    Raises `BadScenario` with all their mistakes. A string is never taken for the name of a file.
    """
    if isinstance(source, str):
        return _read(nodes.read_yaml(source, TEXT), TEXT)
    file, text = str(source), _text_of(source)
    if source.suffix == ".jsonl":
        return _read(nodes.read_json_lines(text, file), file)
    return _read(nodes.read_yaml(text, file), file)


def read_each(path: Path) -> Iterator[Scenario | BadScenario]:
    """Each scenario of a file, or what is wrong with it; a bad one does not hide the others.

    A text that is not even YAML or JSON ends with its mistake.
    """
    file = str(path)
    try:
        text = _text_of(path)
    except BadScenario as error:
        yield error
        return
    if path.suffix == ".jsonl":
        numbered = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
        for index, (number, line) in enumerate(numbered):
            try:
                yield _one(nodes.read_json_line(line, file, number), file, index)
            except BadScenario as error:
                yield error
        return
    try:
        for index, document in enumerate(nodes.read_yaml(text, file)):
            yield _one(document, file, index)
    except BadScenario as error:
        yield error


def read_line(line: str, number: int) -> Scenario:
    """The scenario of one line of JSON; raises `BadScenario` with all its mistakes."""
    found = _one(nodes.read_json_line(line, TEXT, number), TEXT, number - 1)
    if isinstance(found, BadScenario):
        raise found
    return found


def _one(document: nodes.Node, file: str, index: int) -> Scenario | BadScenario:
    reader = Reader(file)
    scenario = read_scenario(reader, document, index)
    return BadScenario(reader.problems) if reader.problems else scenario


def scenario_from(value: object, file: str = TEXT) -> Scenario:
    """The scenario that plain data (of a JSON request) holds."""
    return _read((nodes.from_plain(value, file=file),), file)[0]


def _text_of(path: Path) -> str:
    """The text of a file; raises `BadScenario` if it has none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        problem = not_text(error)
    except OSError as error:
        problem = no_file(error)
    raise BadScenario([Problem(str(path), 1, "file", problem)])


def _read(documents: Iterable[nodes.Node], file: str) -> tuple[Scenario, ...]:
    reader = Reader(file)
    scenarios = tuple(
        read_scenario(reader, document, index) for index, document in enumerate(documents)
    )
    if reader.problems:
        raise BadScenario(reader.problems)
    return scenarios
