"""The translators' JSON export of a whole book in both languages becomes blocks.

Nested lists of `{chapter, en, zh, subrules, extras}`, a glossary of `{enname, zhname, en, zh}`,
front and back matter of `{en, zh}`, and since 2025 lists of `{English, Chinese}` for terms that no
entry has by that name. Lines are those of the JSON file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from corpus.errors import BadDocument, BadRuleNumber, Said, at_line
from corpus.formats.lines import EXAMPLE, Numbered, example_block, heading_kind, is_keyword_heading
from corpus.formats.lines import numbered as read_numbered
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

NAME = "exported_json"
_FILE = "The JSON export"
NO_OBJECT = ("it is not an object", "不是对象")
BEYOND = ("it nests too deeply, or has a number that is too long", "嵌套过深，或数字过长")
_PARTS = ("intro", "main", "glossary", "credits")
_TEXTS = frozenset({"en", "zh"})
_RULE = _TEXTS | {"chapter", "subrules", "extras"}
_TERM = _TEXTS | {"enname", "zhname"}
_TRANSLATED = "translatedterms"
_NAMES = {"English": Lang.EN, "Chinese": Lang.ZH}

Row = Mapping[str, Any]


def accepts(head: str) -> bool:
    """True if `head` begins a JSON object with the export's version and introduction."""
    return head.lstrip().startswith("{") and '"version"' in head and '"intro"' in head


def read(text: str) -> tuple[Block, ...]:
    """Every text of the export as blocks; raises `BadDocument` with all that is not as it should.

    English comes before Chinese for each entry, and an entry's examples before its subrules.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}: {error.msg}"
        where = Said(place, f"第{error.lineno}行第{error.colno}列：不是JSON（{error.msg}）")
        raise BadDocument(_FILE, [where]) from error
    except (RecursionError, ValueError) as error:  # brackets or digits without end
        raise BadDocument(_FILE, [Said(*BEYOND)]) from error
    if not isinstance(data, dict):
        raise BadDocument(_FILE, [at_line(1, *NO_OBJECT)])
    reader = _Reader(data, text)
    blocks = tuple(reader.blocks(data))
    if reader.problems:
        raise BadDocument(_FILE, reader.problems)
    return blocks


class _Reader:
    """Walks the export; keeps what is wrong with it, and the line of each text."""

    def __init__(self, data: Row, text: str) -> None:
        self.problems: list[Said] = []
        self._lines: dict[tuple[int, str], int] = {}
        self._locate(data, text, 0, 1)

    def blocks(self, data: Row) -> Iterator[Block]:
        """All blocks of the export."""
        missing = [part for part in _PARTS if part not in data]
        self.problems += [at_line(1, f"there is no {part!r}", f"没有“{part}”") for part in missing]
        self._check(data, frozenset({"version", _TRANSLATED, *_PARTS}))
        version = data.get("version")
        if isinstance(version, str):
            line = self._line(data, "version")
            yield Block(BlockKind.NAVIGATION, Lang.EN, version, line)
        yield from self._matter(data, "intro", BlockKind.FRONT)
        yield from self._rules(data, "main")
        yield from self._glossary(data)
        yield from self._matter(data, "credits", BlockKind.BACK)
        yield from self._translated(data)

    def _matter(self, data: Row, part: str, kind: BlockKind) -> Iterator[Block]:
        body = data.get(part)
        if isinstance(body, dict):
            self._check(body, frozenset({"contents"}))
            for row in self._rows(body, "contents", _TEXTS):
                for lang, words, line in self._texts(row):
                    yield Block(kind, lang, words, line)
        elif part in data:
            line = self._line(data, part)
            self.problems.append(at_line(line, f"{part!r} is not an object", f"“{part}”不是对象"))

    def _rules(self, above: Row, key: str) -> Iterator[Block]:
        for entry in self._rows(above, key, _RULE):
            head = self._head(entry)
            if head is None:
                continue
            yield from self._rule(entry, head)
            for extra in self._rows(entry, "extras", _TEXTS):
                yield from self._extra(extra, head.id)
            yield from self._rules(entry, "subrules")

    def _head(self, entry: Row) -> Numbered | None:
        """The number of an entry; None, and a problem, if it has none."""
        label = str(entry.get("chapter", ""))
        reason = Said(f"{label!r} is not a rule number", f"“{label}”不是规则编号")
        try:
            head = read_numbered(f"{label} x")
        except BadRuleNumber as error:
            head, reason = None, error.told
        if head is None:
            self.problems.append(at_line(self._line(entry, "chapter"), reason, reason.zh))
        return head

    def _rule(self, entry: Row, head: Numbered) -> Iterator[Block]:
        """The entry in each language; the number, printed once, is the label of the first."""
        texts = list(self._texts(entry))
        if not texts:
            line = self._line(entry, "chapter")
            en, zh = f"{head.label} has no text", f"{head.label}没有文字"
            self.problems.append(at_line(line, en, zh))
        parents: set[RuleId | None] = {head.id} if entry.get("subrules") else set()
        for i, (lang, words, line) in enumerate(texts):
            is_heading = not head.id.rule or is_keyword_heading(head.id, words, parents)
            kind = heading_kind(head.id) if is_heading else BlockKind.RULE
            yield Block(kind, lang, words, line, head.id, "" if i else head.label)

    def _extra(self, extra: Row, number: RuleId) -> Iterator[Block]:
        for lang, words, line in self._texts(extra):
            if EXAMPLE.fullmatch(words):
                yield example_block(words, number, line, lang)
            else:
                yield Block(BlockKind.CONTINUATION, lang, words, line, number)

    def _glossary(self, data: Row) -> Iterator[Block]:
        for entry in self._rows(data, "glossary", _TERM):
            for lang, name, line in self._texts(entry, "name"):
                yield Block(BlockKind.TERM, lang, name, line)
            if not (entry.get("enname") or entry.get("zhname")):
                line = self._line(entry, "enname")
                en = "an entry of the glossary has no name"
                self.problems.append(at_line(line, en, "词汇表中有词条没有名称"))
            for lang, words, line in self._texts(entry):
                for part in filter(None, map(str.strip, words.split("\n"))):
                    yield Block(BlockKind.DEFINITION, lang, part, line)

    def _translated(self, data: Row) -> Iterator[Block]:
        """The names of terms that stand apart from the glossary, as entries without a text."""
        lists = data.get(_TRANSLATED, {})
        if not isinstance(lists, dict):
            self.problems.append(at_line(self._line(data, _TRANSLATED), *NO_OBJECT))
            return
        for key in lists:
            for row in self._rows(lists, key, frozenset(_NAMES)):
                for name, lang in _NAMES.items():
                    words = row.get(name)
                    if isinstance(words, str) and words.strip():
                        yield Block(BlockKind.TERM, lang, words.strip(), self._line(row, name))
                    else:
                        where = self._line(row, name)
                        en, zh = f"a term has no {name!r} name", f"有术语没有“{name}”名称"
                        self.problems.append(at_line(where, en, zh))

    def _rows(self, above: Row, key: str, known: frozenset[str]) -> Iterator[Row]:
        """The objects of a list; what is not one is a problem."""
        rows = above.get(key, [])
        line = self._line(above, key)
        if not isinstance(rows, list):
            self.problems.append(at_line(line, f"{key!r} is not a list", f"“{key}”不是列表"))
            return
        for row in rows:
            if isinstance(row, dict):
                self._check(row, known)
                yield row
            else:
                en, zh = (
                    f"{key!r} holds {row!r:.40}, not an object",
                    f"“{key}”中有{row!r:.40}，不是对象",
                )
                self.problems.append(at_line(line, en, zh))

    def _texts(self, row: Row, suffix: str = "") -> Iterator[tuple[Lang, str, int]]:
        for lang in Lang:
            key = lang.value + suffix
            words = row.get(key)
            if isinstance(words, str) and words.strip():
                yield lang, words.strip(), self._line(row, key)
            elif words is not None and not isinstance(words, str):
                en, zh = f"{key!r} is not a text", f"“{key}”不是文字"
                self.problems.append(at_line(self._line(row, key), en, zh))

    def _check(self, row: Row, known: frozenset[str]) -> None:
        """A key that nobody reads would be text lost."""
        for key in row:
            if key not in known:
                en, zh = f"{key!r} is not a known key", f"“{key}”不是已知的键"
                self.problems.append(at_line(self._line(row, key), en, zh))

    def _line(self, row: Row, key: str) -> int:
        """The line of a value; of a key that is missing, the line where its object begins."""
        return self._lines.get((id(row), key)) or self._lines.get((id(row), ""), 1)

    def _locate(self, value: object, text: str, at: int, line: int) -> tuple[int, int]:
        """Notes the line of every key, in the order of the file; the place where it got to."""
        if isinstance(value, dict):
            at, line = _after("{", text, at, line)
            self._lines[id(value), ""] = line
            for key, below in value.items():
                at, line = _after(json.dumps(key), text, at, line)
                self._lines[id(value), key] = line
                at, line = self._locate(below, text, at, line)
        elif isinstance(value, list):
            for below in value:
                at, line = self._locate(below, text, at, line)
        elif isinstance(value, str):
            return _after(json.dumps(value, ensure_ascii=False), text, at, line)
        return at, line


def _after(written: str, text: str, at: int, line: int) -> tuple[int, int]:
    """The place behind `written`, and its line; what is written otherwise leaves both."""
    place = text.find(written, at)
    if place < 0:
        return at, line
    end = place + len(written)
    return end, line + text.count("\n", at, end)
