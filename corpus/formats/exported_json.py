"""The translators' JSON export of a whole book in both languages becomes blocks.

Nested lists of `{chapter, en, zh, subrules, extras}`, a glossary of `{enname, zhname, en, zh}`,
and front and back matter. Lines are those of the JSON file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from corpus.errors import BadDocument
from corpus.formats.lines import EXAMPLE, example_block, heading_kind, is_keyword_heading
from corpus.formats.lines import numbered as read_numbered
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

NAME = "exported_json"
_PARTS = ("intro", "main", "glossary", "credits")


def accepts(head: str) -> bool:
    """True if `head` begins a JSON object with the export's version and introduction."""
    return head.lstrip().startswith("{") and '"version"' in head and '"intro"' in head


def read(text: str) -> tuple[Block, ...]:
    """Every text of the export as blocks; raises `BadDocument` with all that is not as it should.

    English comes before Chinese for each entry, as the file has it.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise BadDocument("The JSON export", [where]) from error
    missing = [f"there is no {part!r}" for part in _PARTS if part not in data]
    if missing:
        raise BadDocument("The JSON export", missing)
    reader = _Reader(text)
    blocks = [
        *reader.matter(data["intro"]["contents"], BlockKind.FRONT),
        *reader.rules(data["main"]),
        *reader.glossary(data["glossary"]),
        *reader.matter(data["credits"]["contents"], BlockKind.BACK),
    ]
    if reader.problems:
        raise BadDocument("The JSON export", reader.problems)
    return tuple(blocks)


class _Reader:
    """Walks the export in the order of the file, so that each text's line can be told."""

    def __init__(self, text: str) -> None:
        self.problems: list[str] = []
        self._text = text
        self._at = 0
        self._line = 1

    def matter(self, rows: Sequence[Mapping[str, str]], kind: BlockKind) -> Iterator[Block]:
        for row in rows:
            for lang, words in _pair(row):
                yield Block(kind, lang, words, self._find(words))

    def rules(self, entries: Sequence[Mapping[str, Any]]) -> Iterator[Block]:
        for entry in entries:
            label = str(entry.get("chapter", ""))
            line = self._find(label)
            head = read_numbered(f"{label} x")
            if head is None:
                self.problems.append(f"line {line}: {label!r} is not a rule number")
                continue
            below = entry.get("subrules", [])
            parents: set[RuleId | None] = {head.id} if below else set()
            for lang, words in _pair(entry):
                is_heading = not head.id.rule or is_keyword_heading(head.id, words, parents)
                kind = heading_kind(head.id) if is_heading else BlockKind.RULE
                yield Block(kind, lang, words, self._find(words), head.id, label)
            for extra in entry.get("extras", []):
                yield from self._extra(extra, head.id)
            yield from self.rules(below)

    def glossary(self, entries: Sequence[Mapping[str, str]]) -> Iterator[Block]:
        for entry in entries:
            for lang in Lang:
                name = entry.get(f"{lang.value}name", "")
                if name:
                    yield Block(BlockKind.TERM, lang, name, self._find(name))
            for lang, words in _pair(entry):
                line = self._find(words)
                for part in words.split("\n"):
                    if part.strip():
                        yield Block(BlockKind.DEFINITION, lang, part.strip(), line)

    def _extra(self, extra: Mapping[str, str], number: RuleId) -> Iterator[Block]:
        for lang, words in _pair(extra):
            line = self._find(words)
            if EXAMPLE.fullmatch(words.strip()):
                yield example_block(words, number, line, lang)
            else:
                yield Block(BlockKind.CONTINUATION, lang, words.strip(), line, number)

    def _find(self, words: str) -> int:
        """The line on which `words` stand at or after the last text found."""
        written = json.dumps(words, ensure_ascii=False)
        place = self._text.find(written, self._at)
        if place >= 0:
            self._line += self._text.count("\n", self._at, place)
            self._at = place
        return self._line


def _pair(row: Mapping[str, Any]) -> Iterator[tuple[Lang, str]]:
    for lang in Lang:
        words = row.get(lang.value)
        if words:
            yield lang, str(words).strip()
