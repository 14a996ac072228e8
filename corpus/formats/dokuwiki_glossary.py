"""The glossary in DokuWiki markup becomes blocks.

Entries stand between `----`: both names, an empty line, then the text, English before Chinese.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from corpus.errors import BadDocument, Said, at_line
from corpus.formats.dokuwiki import strip
from corpus.formats.glossary import Line, entry_blocks
from corpus.formats.lines import language_of
from corpus.model import Block, BlockKind, Lang

NAME = "dokuwiki_glossary"
_TITLE = re.compile(r"^={4,6} 词汇表.* ={4,6}\s*$", re.M)
_HEADING = re.compile(r"={3,6} .+ ={3,6}")
_NAVIGATION = re.compile(r"\[\[:|<WRAP|\{\{page>|\[\[cr:glossarycn#")
_TAG = re.compile(r"</?WRAP[^>]*>|\[/?url\]")


def accepts(head: str) -> bool:
    """True if a document that begins with `head` is titled as the glossary."""
    return _TITLE.search(head) is not None


def read(text: str) -> tuple[Block, ...]:
    """Every line of `text` as blocks; raises `BadDocument` with each entry that is none."""
    blocks: list[Block] = []
    problems: list[Said] = []
    entry: list[Line] = []
    for at, line in enumerate([*text.split("\n"), "----"], 1):
        words = line.strip()
        if words == "----" or _HEADING.fullmatch(words) or _NAVIGATION.match(words):
            blocks += _entry(entry, problems)
            entry = []
            shown = strip(_TAG.sub("", words)).strip("=- ")
            if shown:
                blocks.append(Block(BlockKind.NAVIGATION, language_of(shown), shown, at))
        else:
            entry.append((at, strip(_TAG.sub("", words))))
    if problems:
        raise BadDocument("The DokuWiki glossary", problems)
    return tuple(blocks)


def _entry(lines: list[Line], problems: list[Said]) -> Iterator[Block]:
    """The lines between two rules as an entry; one or two names come first."""
    while lines and not lines[0][1]:
        del lines[0]
    if not lines:
        return
    end = next((n for n, (_, words) in enumerate(lines) if not words), len(lines))
    names, rest = lines[:end], [line for line in lines[end:] if line[1]]
    if len(names) > 2 or not rest:
        at, said = names[0][0], names[0][1][:60]
        en = f"not an entry of a glossary: {said!r}"
        problems.append(at_line(at, en, f"不是词汇表的词条：“{said}”"))
        return
    yield from entry_blocks(names, rest, (Lang.EN, Lang.ZH))
