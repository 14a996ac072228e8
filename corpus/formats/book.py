"""A whole book in plain text of one language becomes blocks.

Front matter, table of contents, nine chapters, a glossary whose entries stand apart by blank
lines, credits: the official English file and its Chinese translation are both built so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from corpus.errors import BadDocument
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

Line = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Layout:
    """The lines that part a book of one language."""

    name: str
    lang: Lang
    contents: str
    glossary: str
    credits: str


def read_book(text: str, layout: Layout) -> tuple[Block, ...]:
    """All of `text` as blocks; raises `BadDocument` if a part is missing or a line fits nowhere."""
    lines = [(at, line) for at, line in enumerate(text.split("\n"), 1)]
    places: dict[str, list[int]] = {}
    for i, (_, line) in enumerate(lines):
        places.setdefault(line.strip(), []).append(i)
    parts = (layout.contents, layout.glossary, layout.credits)
    # The glossary and the credits stand twice: once in the table of contents.
    missing = [
        f"there is no line {part!r}" + (" after the table of contents" if count == 2 else "")
        for part, count in zip(parts, (1, 2, 2), strict=True)
        if len(places.get(part, [])) < count
    ]
    if missing:
        raise BadDocument(layout.name, missing)
    contents = places[layout.contents][0]
    first = places[layout.credits][0] + 1
    glossary = next(i for i in places[layout.glossary] if i >= first)
    credits_ = next(i for i in places[layout.credits] if i > glossary)
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
    entries = [(at, line.strip(), numbered(line)) for at, line in lines if line.strip()]
    parents = {entry.id.parent for _, _, entry in entries if entry and entry.id.letter}
    number: RuleId | None = None
    titles: dict[RuleId, str] = {}
    repeats: dict[RuleId, RuleId] = {}
    for at, line, entry in entries:
        if entry is not None:
            entry = _as_meant(entry, titles, repeats)
        if EXAMPLE.fullmatch(line) and number is not None:
            yield example_block(line, number, at, layout.lang)
        elif entry is not None:
            number = entry.id
            yield entry.block(_kind(entry, parents), layout.lang, at)
        elif number is not None:
            yield Block(BlockKind.CONTINUATION, layout.lang, line, at, number)
        else:
            problem = f"line {at}: text before the first rule: {line[:60]!r}"
            raise BadDocument(layout.name, [problem])


def _as_meant(
    entry: Numbered, titles: dict[RuleId, str], repeats: dict[RuleId, RuleId]
) -> Numbered:
    """The entry with the number that was meant, where a keyword repeats the one before it.

    The file of 2024-09-20 prints two keywords as 702.175; later editions call the second
    702.176. The label stays as printed, so that the lint `repeated-number` finds it.
    """
    number = entry.id
    if number.section in (701, 702) and not number.letter:
        following = number._replace(rule=number.rule + 1)
        if titles.get(number, entry.text) != entry.text and following not in titles:
            repeats[number] = following
        titles[repeats.get(number, number)] = entry.text
    heading = number._replace(letter=0)
    if heading not in repeats:
        return entry
    return replace(entry, id=repeats[heading]._replace(letter=number.letter))


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
