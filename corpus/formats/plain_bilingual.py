"""Plain text with an English and a Chinese line for every entry becomes blocks."""

from __future__ import annotations

import itertools
import re

from corpus.errors import BadDocument, Said, at_line
from corpus.formats.lines import (
    EXAMPLE,
    NO_ENTRY,
    example_block,
    heading_blocks,
    heading_kind,
    is_keyword_heading,
    language_of,
    numbered,
)
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

NAME = "plain_bilingual"


def accepts(head: str) -> bool:
    """True if the lines of `head` come in pairs of one number in the two languages."""
    rows = [numbered(line) for line in head.split("\n")]
    found = [row for row in rows if row is not None and row.id.section]
    pairs = sum(
        a.id == b.id and {language_of(a.text), language_of(b.text)} == {Lang.EN, Lang.ZH}
        for a, b in itertools.pairwise(found)
    )
    return pairs >= 2 and re.search(r"<b|={5}|\[\[", head) is None


def read(text: str) -> tuple[Block, ...]:
    """Every line of `text` as blocks; raises `BadDocument` with each line that fits nothing."""
    blocks: list[Block] = []
    problems: list[Said] = []
    number: RuleId | None = None
    for at, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        if EXAMPLE.fullmatch(line.strip()) and number:
            blocks.append(example_block(line, number, at))
        elif entry := numbered(line):
            number = entry.id
            if not number.rule:
                made = heading_blocks(number, entry.label, entry.text, at)
            else:
                made = (entry.block(BlockKind.RULE, language_of(entry.text), at),)
            blocks += made
        elif number is not None:
            words = line.strip()
            blocks.append(Block(BlockKind.CONTINUATION, language_of(words), words, at, number))
        else:
            en = f"text before the first number: {line[:60]!r}"
            problems.append(at_line(at, en, f"第一个编号之前有文字：“{line[:60]}”"))
    if problems or not blocks:
        raise BadDocument("The bilingual text", problems or [NO_ENTRY])
    return _with_keyword_headings(blocks)


def _with_keyword_headings(blocks: list[Block]) -> tuple[Block, ...]:
    """Entries of 701 and 702 that only name a keyword are headings."""
    parents = {b.number.parent for b in blocks if b.number and b.number.letter}
    return tuple(
        Block(heading_kind(b.number), b.lang, b.text, b.line, b.number, b.label)
        if b.kind is BlockKind.RULE and b.number and is_keyword_heading(b.number, b.text, parents)
        else b
        for b in blocks
    )
