"""What the glossaries of the translators' wiki and repository share: an entry becomes blocks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from corpus.formats.lines import language_of
from corpus.model import Block, BlockKind, Lang

Line = tuple[int, str]


def entry_blocks(
    names: Sequence[Line], definition: Sequence[Line], order: tuple[Lang, Lang]
) -> Iterator[Block]:
    """The names of an entry, then its text, as blocks.

    The language is told from each line. A name that is the same in both languages ("Oracle")
    stands twice; then `order` says which of the two comes first in this markup.
    """
    langs = [language_of(name) for _, name in names]
    if len(langs) == 2 and langs[0] is langs[1]:
        langs = list(order)
    for (at, name), lang in zip(names, langs, strict=True):
        yield Block(BlockKind.TERM, lang, name, at)
    for at, words in definition:
        yield Block(BlockKind.DEFINITION, language_of(words), words, at)
