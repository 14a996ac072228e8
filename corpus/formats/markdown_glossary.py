"""The glossary in Markdown becomes blocks.

A heading has both names, `### <span id='案件'>案件</span> / <span id='Case'>Case</span>`; the text
follows, Chinese before English.
"""

from __future__ import annotations

import re

from corpus.errors import BadDocument, Said, at_line
from corpus.formats.glossary import Line, entry_blocks
from corpus.formats.lines import language_of
from corpus.formats.markdown import strip
from corpus.model import Block, BlockKind, Lang

NAME = "markdown_glossary"
_ENTRY = re.compile(r"###\s+(?P<names><span id=.*)")
_NAME = re.compile(r"<span id=(['\"]).*?\1>(?P<name>.*?)</span>")
_NAVIGATION = re.compile(r"#{1,2}\s|\[")


def accepts(head: str) -> bool:
    """True if a document that begins with `head` has entries with two names."""
    return re.search(r"^### <span id=(?!'?cr\d).* / <span id=", head, re.M) is not None


def read(text: str) -> tuple[Block, ...]:
    """Every line of `text` as blocks; raises `BadDocument` with each line that fits nothing."""
    blocks: list[Block] = []
    problems: list[Said] = []
    names: list[Line] = []
    definition: list[Line] = []

    def close() -> None:
        blocks.extend(entry_blocks(names, definition, (Lang.ZH, Lang.EN)))
        names.clear()
        definition.clear()

    for at, line in enumerate(text.split("\n"), 1):
        words = line.strip()
        entry = _ENTRY.fullmatch(words)
        if entry is not None:
            close()
            names += [(at, found["name"]) for found in _NAME.finditer(entry["names"])]
        elif _NAVIGATION.match(words):
            close()
            shown = strip(words).strip("# ")
            blocks.append(Block(BlockKind.NAVIGATION, language_of(shown), shown, at))
        elif words and names:
            definition.append((at, strip(words).strip()))
        elif words:
            en = f"text before the first entry: {words[:60]!r}"
            problems.append(at_line(at, en, f"第一个词条之前有文字：“{words[:60]}”"))
    close()
    if problems:
        raise BadDocument("The Markdown glossary", problems)
    return tuple(blocks)
