"""The whole Chinese book in plain text becomes blocks.

It has a front matter with a table of contents, nine chapters, a glossary whose entries stand
apart by blank lines, and credits. Every line is Chinese, also those that hold English names only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from corpus.errors import BadDocument
from corpus.formats.lines import EXAMPLE, example_block, heading_kind, numbered
from corpus.formats.plain_bilingual import is_keyword_heading
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

NAME = "plain_chinese"
_CONTENTS, _GLOSSARY, _CREDITS = "目录", "词汇表", "版权信息"
Line = tuple[int, str]


def accepts(head: str) -> bool:
    """True if `head` is the title and introduction of the Chinese book."""
    return head.lstrip("\ufeff \n").startswith("万智牌完整规则") and "\n" + _CONTENTS in head


def read(text: str) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` if a part of the book is missing."""
    lines = [(at, line) for at, line in enumerate(text.split("\n"), 1)]
    where = {line.strip(): i for i, (_, line) in enumerate(lines)}  # the last place of a heading
    missing = [part for part in (_CONTENTS, _GLOSSARY, _CREDITS) if part not in where]
    if missing:
        raise BadDocument("The Chinese book", [f"there is no line {part!r}" for part in missing])
    contents, glossary, credits_ = (where[part] for part in (_CONTENTS, _GLOSSARY, _CREDITS))
    first = next(i for i, (_, line) in enumerate(lines) if line.strip() == _CREDITS) + 1
    return tuple(
        [
            *_matter(lines[:contents], BlockKind.FRONT),
            *_matter(lines[contents:first], BlockKind.CONTENTS),
            *_rules(lines[first:glossary]),
            *_matter(lines[glossary : glossary + 1], BlockKind.CONTENTS),
            *_glossary(lines[glossary + 1 : credits_]),
            *_matter(lines[credits_:], BlockKind.BACK),
        ]
    )


def _matter(lines: Sequence[Line], kind: BlockKind) -> Iterator[Block]:
    return (Block(kind, Lang.ZH, line.strip(), at) for at, line in lines if line.strip())


def _rules(lines: Sequence[Line]) -> Iterator[Block]:
    entries = [(at, line, numbered(line)) for at, line in lines if line.strip()]
    parents = {entry.id.parent for _, _, entry in entries if entry and entry.id.letter}
    number: RuleId | None = None
    for at, line, entry in entries:
        if EXAMPLE.fullmatch(line.strip()):
            yield example_block(line, number, at, Lang.ZH)
        elif entry is not None:
            number = entry.id
            is_heading = not number.rule or is_keyword_heading(number, entry.text, parents)
            kind = heading_kind(number) if is_heading else BlockKind.RULE
            yield entry.block(kind, Lang.ZH, at)
        elif number is not None:
            yield Block(BlockKind.CONTINUATION, Lang.ZH, line.strip(), at, number)
        else:
            raise BadDocument(
                "The Chinese book", [f"line {at}: text before the first rule: {line[:60]!r}"]
            )


def _glossary(lines: Sequence[Line]) -> Iterator[Block]:
    is_name = True
    for at, line in lines:
        if not line.strip():
            is_name = True
            continue
        kind = BlockKind.TERM if is_name else BlockKind.DEFINITION
        yield Block(kind, Lang.ZH, line.strip(), at)
        is_name = False


def is_sense(line: str) -> bool:
    """True for a line of a glossary entry that begins a numbered meaning."""
    return re.match(r"\d\.\s", line) is not None
