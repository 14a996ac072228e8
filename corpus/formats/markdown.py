"""A chapter in Markdown with HTML anchors becomes blocks.

Each rule is a pair of lines, one a language in either order, and only the first has an anchor:
`<b id='cr702-19a'>702.19a</b> …`. Sections and keyword names are headings.
"""

from __future__ import annotations

import re

from corpus.errors import BadDocument, Said
from corpus.formats.lines import (
    EXAMPLE,
    example_block,
    heading_blocks,
    language_of,
    neither,
    numbered,
)
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

NAME = "markdown"
_HEADING = re.compile(r"#+\s+(?:<span id='?cr[\d-]+'?>)?(?P<rest>.*)", re.S)
_ANCHORED = re.compile(r"<b(?: id='?cr[\w-]+'?)?>(?P<number>[^<]+)</b>(?P<text>.*)", re.S)
_TAG = re.compile(r"</?(?:b|span)\b[^>]*>")
_LINK = re.compile(r"\[([^\[\]]*)\]\([^()\s]*\)")


def accepts(head: str) -> bool:
    """True if a document that begins with `head` is in this markup."""
    return re.search(r"^<b id='cr\d", head, re.M) is not None or (
        re.search(r"^##+ <span id='?cr\d", head, re.M) is not None
    )


def strip(line: str) -> str:
    """The words of a line without links, tags and heading marks."""
    linked = _LINK.sub(r"\1", line) if "](" in line else line
    return _TAG.sub("", linked) if "<" in linked else linked


def read(text: str) -> tuple[Block, ...]:
    """Every line of `text` as blocks; raises `BadDocument` with each line that fits nothing."""
    blocks: list[Block] = []
    problems: list[Said] = []
    number: RuleId | None = None
    for at, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        made = _read_line(line, at, number)
        if made:
            blocks += made
            number = made[-1].number or number
        else:
            problems.append(neither(at, line))
    if problems:
        raise BadDocument("The Markdown document", problems)
    return tuple(blocks)


def _read_line(line: str, at: int, number: RuleId | None) -> tuple[Block, ...]:
    if line[0] == "#" and (heading := _HEADING.fullmatch(line)):
        rest = numbered(strip(heading["rest"]))
        return heading_blocks(rest.id, rest.label, rest.text, at) if rest else ()
    if line[0] == "<" and (anchored := _ANCHORED.fullmatch(line)):
        rule = numbered(f"{anchored['number']} {strip(anchored['text']).strip()}")
        return (rule.block(BlockKind.RULE, language_of(rule.text), at),) if rule else ()
    words = strip(line).strip()
    if EXAMPLE.fullmatch(words):
        return (example_block(words, number, at),) if number else ()
    if line.startswith("["):
        return (Block(BlockKind.NAVIGATION, Lang.ZH, words, at),)
    if number is not None:
        return (Block(BlockKind.CONTINUATION, language_of(words), words, at, number),)
    return ()
