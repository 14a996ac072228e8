"""A rule becomes a citation that can be copied, in each language."""

from __future__ import annotations

from corpus.graph import RuleGraph
from corpus.model import Lang, Rule
from corpus.shelf import Shelf
from web.language import HTML_LANG
from web.present import links
from web.present.texts import Plain, ordered
from web.wording import say


def citations(shelf: Shelf, graph: RuleGraph, rule: Rule, reader: Lang) -> tuple[Plain, ...]:
    """The citation in both languages, with the words where some edition has them.

    Words lent by another edition are cited as that edition's.
    """
    return tuple(
        {"lang": HTML_LANG[lang], "text": _citation(shelf, graph, rule, lang)}
        for lang in ordered(reader)
    )


def _citation(shelf: Shelf, graph: RuleGraph, rule: Rule, lang: Lang) -> str:
    source, number, words = graph, rule.id, rule.text.get(lang)
    if words is None and not rule.is_heading:
        lent = shelf.in_language(graph, rule.id, lang)
        if lent is not None and not lent.is_reworded:
            source, number = lent.graph, lent.number
            words = source.rule(number).text.get(lang)
    key = source.edition.key
    if rule.is_heading:
        words = shelf.title(graph, rule.id).get(lang)
    where = say(lang, "cite.where", number=number, date=key)
    cited = say(lang, "cite.words", where=where, words=words) if words else where
    return f"{cited}\n{links.absolute(links.rule(key, number))}"
