"""An edition's glossary and its keywords become indexes of names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang, RuleKind
from corpus.shelf import Shelf
from corpus.terminology import Entry, TermKind, key_of
from web.present import links
from web.present.alphabet import Alphabet, Order, orders
from web.present.texts import Plain, name_of
from web.wording import say

_KEYWORDS = (TermKind.KEYWORD_ABILITY, TermKind.KEYWORD_ACTION, TermKind.ABILITY_WORD)


def glossary(
    shelf: Shelf, graph: RuleGraph, order: Order, spelled: Callable[[str], str], reader: Lang
) -> Plain:
    """Every entry of an edition's glossary."""
    key = graph.edition.key
    items = tuple(_terms(shelf, graph))
    return {
        "edition": key,
        "count": len(items),
        "letters": Alphabet(order, spelled).letters(items, "letter"),
        "orders": orders(order, reader, lambda one: links.terms(key, one)),
    }


def keywords(
    shelf: Shelf, graph: RuleGraph, order: Order, spelled: Callable[[str], str], reader: Lang
) -> Plain:
    """Keyword abilities, keyword actions and ability words, each with its rule in the edition."""
    key, alphabet = graph.edition.key, Alphabet(order, spelled)
    found = []
    for kind in _KEYWORDS:
        items = tuple(_keywords(shelf, graph, kind))
        anchor = str(kind).replace(" ", "-")
        found.append(
            {
                "anchor": anchor,
                "label": say(reader, f"keywords.{kind}"),
                "count": len(items),
                "letters": alphabet.letters(items, anchor),
            }
        )
    return {
        "edition": key,
        "kinds": tuple(found),
        "orders": orders(order, reader, lambda one: links.keywords(key, one)),
    }


def _terms(shelf: Shelf, graph: RuleGraph) -> Iterator[tuple[Bilingual, Plain]]:
    for term in graph.edition.terms:
        yield shelf.term_names(graph, term), {"url": links.term(graph.edition.key, term.printed)}


def _keywords(shelf: Shelf, graph: RuleGraph, kind: TermKind) -> Iterator[tuple[Bilingual, Plain]]:
    key, headings = graph.edition.key, _headings(graph)
    for entry in graph.terminology.entries:
        if entry.kind is kind:
            number = _rule(shelf, graph, entry, headings)
            names = Bilingual(*(next(iter(entry.names(lang)), None) for lang in Lang))
            yield (
                names,
                {
                    "url": links.term(key, name_of(entry, Lang.EN)),
                    "number": number,
                    "rule_url": links.rule(key, number) if number else None,
                },
            )


def _rule(shelf: Shelf, graph: RuleGraph, entry: Entry, headings: Mapping[str, RuleId]) -> str:
    """The number of the rule about a term in the edition, or empty.

    The table has a number for what the base edition has; the rest is found by its heading.
    """
    if entry.rule is not None:
        return str(shelf.library.defined(entry, graph.edition.key) or "")
    found = (headings.get(key_of(name)) for name in (*entry.en, *entry.zh))
    return str(next(filter(None, found), ""))


def _headings(graph: RuleGraph) -> Mapping[str, RuleId]:
    """The keyword headings of an edition by their titles."""
    rules = graph.edition.rules.values()
    return {
        key_of(title): rule.id
        for rule in rules
        if rule.kind is RuleKind.KEYWORD
        for _, title in rule.text.items()
    }
