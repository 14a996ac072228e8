"""A whole book in plain text of one language becomes blocks.

Front matter, table of contents, nine chapters, a glossary whose entries stand apart by blank
lines, credits: the official English file and its Chinese translation are both built so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from corpus.errors import BadDocument, Said, at_line
from corpus.formats.lines import (
    EXAMPLE,
    SENSE,
    Numbered,
    example_block,
    heading_kind,
    is_keyword_heading,
    numbered,
)
from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang
from corpus.structs import Struct

Line = tuple[int, str]


class Layout(Struct):
    """The lines that part a book of one language."""

    name: str
    lang: Lang
    contents: str
    glossary: str
    credits: str


def read_book(text: str, layout: Layout) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` if a part is missing or a line fits nowhere."""
    lines = [(at, line) for at, line in enumerate(text.split("\n"), 1)]
    parts = (layout.contents, layout.glossary, layout.credits)
    places: dict[str, list[int]] = {part: [] for part in parts}
    for i, (_, line) in enumerate(lines):
        if (part := line.strip()) in places:
            places[part].append(i)
    # The glossary and the credits stand twice: once in the table of contents.
    missing = [
        Said(
            f"there is no line {part!r}" + (" after the table of contents" if count == 2 else ""),
            f"{'目录之后' if count == 2 else ''}没有“{part}”一行",
        )
        for part, count in zip(parts, (1, 2, 2), strict=True)
        if len(places[part]) < count
    ]
    if missing:
        raise BadDocument(layout.name, missing)
    contents = places[layout.contents][0]
    first = places[layout.credits][0] + 1
    glossary = next((i for i in places[layout.glossary] if i >= first), len(lines))
    credits_ = next((i for i in places[layout.credits] if i > glossary), len(lines))
    if first <= contents or credits_ == len(lines):
        en = f"its parts don't follow one another: {', '.join(parts)}"
        raise BadDocument(layout.name, [Said(en, f"各部分的次序不对：{'、'.join(parts)}")])
    lang = layout.lang
    return (
        *_matter(lines[:contents], BlockKind.FRONT, lang),
        *_matter(lines[contents:first], BlockKind.CONTENTS, lang),
        *_rules(lines[first:glossary], layout),
        *_matter(lines[glossary : glossary + 1], BlockKind.CONTENTS, lang),
        *_glossary(lines[glossary + 1 : credits_], lang),
        *_matter(lines[credits_:], BlockKind.BACK, lang),
    )


def _matter(lines: Sequence[Line], kind: BlockKind, lang: Lang) -> Iterator[Block]:
    return (Block(kind, lang, line.strip(), at) for at, line in lines if line.strip())


def _rules(lines: Sequence[Line], layout: Layout) -> Iterator[Block]:
    entries = [
        (at, line, entry)
        for (at, line), entry in zip(lines, _as_meant(map(_entry, lines)), strict=True)
        if line.strip()
    ]
    parents = {entry.id.parent for _, _, entry in entries if entry and entry.id.letter}
    number: RuleId | None = None
    stray: list[Said] = []
    for at, line, entry in entries:
        words = line.strip()
        if entry is not None:
            number = entry.id
            yield entry.block(_kind(entry, parents), layout.lang, at)
        elif number is None:
            said = words[:60]
            en = f"text before the first rule: {said!r}"
            stray.append(at_line(at, en, f"第一条规则之前有文字：“{said}”"))
        elif EXAMPLE.fullmatch(words):
            yield example_block(words, number, at, layout.lang)
        else:
            yield Block(BlockKind.CONTINUATION, layout.lang, words, at, number)
    if stray:
        raise BadDocument(layout.name, stray)


def _entry(line: Line) -> Numbered | None:
    return numbered(line[1])


def _as_meant(entries: Iterable[Numbered | None]) -> Iterator[Numbered | None]:
    """The entries with the numbers that were meant, where a keyword repeats the one before it.

    The file of 2024-09-20 prints two keywords as 702.175; later editions call the second
    702.176. The label stays as printed, so that the lint `repeated-number` finds it.
    """
    titles: dict[RuleId, str] = {}
    repeats: dict[RuleId, RuleId] = {}
    for entry in entries:
        if entry is None or entry.id.section not in (701, 702):
            yield entry
            continue
        heading = entry.id._replace(letter=0)
        if not entry.id.letter:
            following = heading._replace(rule=heading.rule + 1)
            if titles.get(heading, entry.text) != entry.text and following not in titles:
                repeats[heading] = following
            titles[repeats.get(heading, heading)] = entry.text
        meant = repeats.get(heading)
        if meant is None:
            yield entry
        else:
            yield entry.with_(id=meant._replace(letter=entry.id.letter))


def _kind(entry: Numbered, parents: set[RuleId | None]) -> BlockKind:
    if not entry.id.rule or is_keyword_heading(entry.id, entry.text, parents):
        return heading_kind(entry.id)
    return BlockKind.RULE


def _glossary(lines: Sequence[Line], lang: Lang) -> Iterator[Block]:
    is_name = True
    for at, line in lines:
        if not line.strip():
            is_name = True
            continue
        # A numbered sense is never a name, even after a stray blank line.
        kind = BlockKind.TERM if is_name and not SENSE.match(line) else BlockKind.DEFINITION
        yield Block(kind, lang, line.strip(), at)
        is_name = False
