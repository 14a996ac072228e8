"""A rule becomes its texts in both languages, the missing one from an edition of the same words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from web.api.route import Plain, meant
from web.shelf import Shelf


class Words(Plain, frozen=True):
    """A text in one language or both."""

    en: Annotated[str | None, meant("English.", "英文。")] = None
    zh: Annotated[str | None, meant("Simplified Chinese.", "简体中文。")] = None


def words(text: Bilingual, langs: Sequence[Lang]) -> Words:
    """A text in the languages wanted; in what there is if it has none of them."""
    wanted = [lang for lang in langs if text.get(lang)] or list(text.languages)
    return Words(**{lang.value: text.get(lang) for lang in wanted})


def both(shelf: Shelf, graph: RuleGraph, number: RuleId) -> tuple[Bilingual, dict[str, str]]:
    """A rule's text in both languages as far as known, and the editions of what is borrowed.

    A text is borrowed only from an edition that says the same in the language they share.
    """
    text = graph.rule(number).text
    borrowed = {}
    for lang in Lang:
        if text.get(lang) is None:
            found = shelf.in_language(graph, number, lang)
            words_there = found[0].rule(found[1]).text.get(lang) if found else None
            if found and words_there:
                text = text.with_(lang, words_there)
                borrowed[lang.value] = found[0].edition.key
    return text, borrowed
