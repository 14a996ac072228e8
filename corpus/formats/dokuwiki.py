"""A chapter in DokuWiki markup becomes blocks, on one line or on many, with bookmarks or without.

The only marks are `\\\\` between the languages, `=====` around headings and `<BOOKMARK:cr201-1>`
before a number, so an entry is found by its number standing twice: `201.1. The name …\\\\ 201.1.
牌的名称…`. A number in running text never does that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.errors import BadDocument, Said
from corpus.formats.lines import (
    NO_ENTRY,
    example_block,
    heading_blocks,
    heading_kind,
    language_of,
    neither,
    numbered,
)
from corpus.ids import RuleId
from corpus.model import Block, BlockKind

NAME = "dokuwiki"
_LINK = re.compile(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]")
_HEADING = re.compile(r"(?P<mark>={4,6}) (?P<title>.+?) (?P=mark)\s*")
_PAIR = re.compile(
    r"(?P<number>[1-9]\d\d\.\d+[a-z]{0,2}\.?|[1-9]\d\d\.|[1-9]\.)\s(?P<first>.+?)\\\\\s+"
    r"(?P<second>(?P=number)\s)"
)
_EXAMPLE = re.compile(r"(?P<first>Example:.+?)\\\\\s+(?P<second>例如[：:])")
_FURTHER = re.compile(  # a further paragraph: no number, English and then Chinese
    r"(?=.*[\u3400-\u9fff])(?P<zh>.*?[\u3400-\u9fff。”）])\s+(?P<en>[^\u3400-\u9fff]+?)\\\\\s(?P<rest>.+)",
    re.S,
)
_TEXTS = (BlockKind.RULE, BlockKind.EXAMPLE)
_BOOKMARK = re.compile(r"<BOOKMARK:[\w-]+>")
_DIRECTIVE = re.compile(r"\{\{page>[^{}]*\}\}")


def accepts(head: str) -> bool:
    """True if a document that begins with `head` is in this markup."""
    return re.search(r"={5,6} [1-9](?:\d\d)?\. .+? ={5,6}", head) is not None


def strip(text: str) -> str:
    """The words of a text without links and line breaks."""
    return _LINK.sub(r"\1", text).replace("\\\\", " ").strip()


def read(text: str) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` with every piece that fits nothing."""
    blocks: list[Block] = []
    problems: list[Said] = []
    number: RuleId | None = None
    for kind, piece, line in _pieces(_BOOKMARK.sub("", text)):
        made = _read_piece(kind, strip(piece), line, number)
        if made:
            blocks += made
            number = made[-1].number or number
        else:
            problems.append(neither(line, piece))
    if problems or number is None:
        raise BadDocument("The DokuWiki document", problems or [NO_ENTRY])
    return tuple(blocks)


def _read_piece(kind: BlockKind, words: str, line: int, number: RuleId | None) -> tuple[Block, ...]:
    """A piece as blocks of the rule `number`; none if it is not what its place says."""
    if kind is BlockKind.NAVIGATION:
        return (Block(kind, language_of(words), words, line),)
    if kind is BlockKind.CONTINUATION:
        return (Block(kind, language_of(words), words, line, number),)
    if kind is BlockKind.EXAMPLE:
        return (example_block(words, number, line),)
    entry = numbered(words)
    if entry is None:
        return ()
    if kind is BlockKind.SECTION:
        return heading_blocks(entry.id, entry.label, entry.text, line)
    # Below its wiki heading, a heading stands once more in each language.
    own = BlockKind.RULE if entry.id.rule else heading_kind(entry.id)
    return (entry.block(own, language_of(entry.text), line),)


def _pieces(text: str) -> Iterator[tuple[BlockKind, str, int]]:
    """The document cut into pieces with the line each begins on, nothing left out."""
    cuts = _cuts(text)
    ends = [start for start, _ in cuts[1:]]
    for (start, kind), end in zip(cuts, [*ends, len(text)], strict=True):
        line = text.count("\n", 0, start) + 1
        piece = text[start:end]
        if kind is BlockKind.SECTION:
            piece = piece.replace("=", " ")
        further = _FURTHER.fullmatch(piece) if kind in _TEXTS else None
        if further:
            yield kind, further["zh"], line
            yield BlockKind.CONTINUATION, further["en"], line
            yield BlockKind.CONTINUATION, further["rest"], line
        elif piece.strip():
            yield kind, piece, line


def _cuts(text: str) -> list[tuple[int, BlockKind]]:
    """Where the pieces of the document begin, and what they are, in order."""
    directive = _DIRECTIVE.search(text)
    end = directive.start() if directive else len(text)
    closing = text.rfind("[[:", 0, end)
    starts = {0: BlockKind.NAVIGATION}
    for heading in _HEADING.finditer(text):
        starts[heading.start()] = BlockKind.SECTION
        starts[heading.end()] = BlockKind.RULE
    running = _HEADING.sub(lambda heading: " " * len(heading[0]), text)
    for pattern, kind in ((_PAIR, BlockKind.RULE), (_EXAMPLE, BlockKind.EXAMPLE)):
        for pair in pattern.finditer(running):
            starts[pair.start()] = starts[pair.start("second")] = kind
    starts[closing if closing > 0 else end] = BlockKind.NAVIGATION
    return sorted(starts.items())
