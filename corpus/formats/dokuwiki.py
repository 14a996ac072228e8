"""A chapter in DokuWiki markup, all on one line, becomes blocks.

The only marks are `\\\\` between the languages and `=====` around headings, so an entry is found
by its number standing twice: `201.1. The name …\\\\ 201.1. 牌的名称…`. A number in running text
never does that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.errors import BadDocument
from corpus.formats.lines import CJK, example_block, heading_blocks, language_of, numbered
from corpus.ids import RuleId
from corpus.model import Block, BlockKind

NAME = "dokuwiki"
_LINK = re.compile(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]")
_HEADING = re.compile(r"(?P<mark>={4,6}) (?P<title>.+?) (?P=mark)\s*")
_PAIR = re.compile(
    r"(?P<number>[1-9]\d\d\.\d+[a-z]{0,2}\.?|[1-9]\d\d\.|[1-9]\.)\s(?P<first>.+?)\\\\\s"
    r"(?P=number)\s"
)
_EXAMPLE = re.compile(r"(?P<first>Example:.+?)\\\\\s(?=例如[：:])")
_DIRECTIVE = re.compile(r"\{\{page>[^{}]*\}\}")


def accepts(head: str) -> bool:
    """True if a document that begins with `head` is in this markup."""
    return re.search(r"={5,6} [1-9](?:\d\d)?\. .+? ={5,6}", head) is not None


def strip(text: str) -> str:
    """The words of a text without links and line breaks."""
    return _LINK.sub(r"\1", text).replace("\\\\", " ").strip()


def read(text: str) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` if something stands outside every entry."""
    blocks: list[Block] = []
    problems: list[str] = []
    number: RuleId | None = None
    for kind, piece, line in _entries(text):
        if kind is BlockKind.NAVIGATION:
            language = language_of(strip(piece))
            blocks.append(Block(kind, language, strip(piece), line))
        elif kind is BlockKind.SECTION:
            title = numbered(strip(piece))
            if title is None:
                problems.append(f"line {line}: a heading without a number: {piece[:60]!r}")
                continue
            number = title.id
            blocks += heading_blocks(title.id, title.label, title.text, line)
        elif kind is BlockKind.EXAMPLE:
            blocks.append(example_block(strip(piece), number, line))
        else:
            entry = numbered(strip(piece))
            if entry is None or (entry.id.rule and CJK.search(piece) is None and not entry.text):
                problems.append(f"line {line}: cannot be read as a rule: {piece[:60]!r}")
                continue
            number = entry.id
            blocks.append(_entry_block(entry.id, entry.label, entry.text, line))
    if problems or number is None:
        raise BadDocument("The DokuWiki document", problems or ["no numbered entry was found"])
    return tuple(blocks)


def _entry_block(number: RuleId, label: str, text: str, line: int) -> Block:
    """A rule, or the repetition of a heading in one language below its wiki heading."""
    kind = BlockKind.RULE
    if not number.rule:
        kind = BlockKind.SECTION if number.section else BlockKind.CHAPTER
    return Block(kind, language_of(text), text, line, number, label)


def _entries(text: str) -> Iterator[tuple[BlockKind, str, int]]:
    """The document cut into pieces with the line each begins on, nothing left out."""
    starts: list[tuple[int, BlockKind]] = [(0, BlockKind.NAVIGATION)]
    ends = len(text)
    tail = list(_DIRECTIVE.finditer(text))
    if tail:
        ends = tail[0].start()
    closing = text.rfind("[[:", 0, ends)
    if closing > 0:
        ends = closing
    for heading in _HEADING.finditer(text):
        starts.append((heading.start(), BlockKind.SECTION))
        starts.append((heading.end(), BlockKind.RULE))
    running = _HEADING.sub(lambda heading: " " * len(heading[0]), text)
    for pattern, kind in ((_PAIR, BlockKind.RULE), (_EXAMPLE, BlockKind.EXAMPLE)):
        for pair in pattern.finditer(running):
            second = pair.end("first") + 3
            starts += [(pair.start(), kind), (second, kind)]
    starts.append((ends, BlockKind.NAVIGATION))
    cuts = sorted(dict(starts).items())
    ends_of = [start for start, _ in cuts[1:]]
    for (start, kind), end in zip(cuts, [*ends_of, len(text)], strict=True):
        piece = text[start:end]
        if kind is BlockKind.SECTION:
            piece = piece.replace("=", " ")
        if piece.strip():
            yield kind, piece, text.count("\n", 0, start) + 1
