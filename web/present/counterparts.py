"""A rule becomes what other editions have in its place, found by content and not by number."""

from __future__ import annotations

from collections.abc import Iterator

from corpus.concordance import Carried
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Example, Lang, Place, Rule
from web.language import HTML_LANG
from web.present import changes, links
from web.present.texts import Plain, ordered, texts_at
from web.shelf import Shelf
from web.wording import say


def of(shelf: Shelf, graph: RuleGraph, rule: Rule, reader: Lang) -> tuple[Plain, ...]:
    """What became of the rule in every other edition that tells, newest edition first."""
    others = (other for other in reversed(shelf.library.graphs()) if other is not graph)
    return tuple(one for other in others for one in _in_edition(shelf, graph, other, rule, reader))


def borrowed(shelf: Shelf, graph: RuleGraph, rule: Rule, reader: Lang) -> tuple[Plain, ...]:
    """For a language that the edition lacks, the text of an edition that says the same.

    If none does, that of the nearest edition whose words differ, and it says so.
    """
    found = []
    for lang in ordered(reader):
        if rule.text.get(lang) is not None or rule.is_heading:
            continue
        source = shelf.in_language(graph, rule.id, lang)
        if source is not None:
            other, number = source.graph, source.number
            text = _texts(other, number, lang)[lang]
            origin = say(
                reader,
                "borrowed.differs" if source.is_reworded else "borrowed",
                language=say(reader, f"lang.{lang}"),
                date=other.edition.key,
                number=number,
            )
            found.append({**text, **_origin(other, number), "origin": origin})
    return tuple(found)


def examples(
    shelf: Shelf, graph: RuleGraph, rule: Rule, example: Example, reader: Lang
) -> tuple[Plain, ...]:
    """For a language that the edition lacks, the same example of an edition that has as many."""
    found = []
    for lang in ordered(reader):
        lent = None if example.text.get(lang) else shelf.in_language(graph, rule.id, lang)
        if lent is None:
            continue
        others = lent.graph.rule(lent.number).examples
        if len(others) != len(rule.examples) or others[example.n - 1].text.get(lang) is None:
            continue
        place, notes = Place(lent.number, example.n), others[example.n - 1].notes
        texts = texts_at(lent.graph, place, notes, reader)
        text = next(text for text in texts if text["lang"] == HTML_LANG[lang])
        origin = say(
            reader,
            "borrowed.example",
            language=say(reader, f"lang.{lang}"),
            date=lent.graph.edition.key,
            number=lent.number,
        )
        found.append({**text, **_origin(lent.graph, lent.number), "origin": origin})
    return tuple(found)


def _in_edition(
    shelf: Shelf, graph: RuleGraph, other: RuleGraph, rule: Rule, reader: Lang
) -> Iterator[Plain]:
    """The rule's counterparts in one edition: none, one, or the parts it was split into."""
    carried = shelf.carried(rule.id, graph, other)
    if carried.kind is None:
        if rule.id in other:
            yield {
                **_card(other, rule.id, say(reader, "others.unproved"), reader),
                "is_same": False,
            }
        return
    relation = _relation(carried, reader)
    marked = _marked(shelf, graph, other, rule, reader) if carried.is_reworded else {}
    for number in carried.numbers:
        card = _card(other, number, relation, reader)
        yield {**card, "is_same": carried.is_exact, **marked}
    if not carried.numbers:
        yield {"edition": other.edition.key, "number": "", "url": None, "relation": relation,
               "texts": ()}  # fmt: skip


def _marked(shelf: Shelf, graph: RuleGraph, other: RuleGraph, rule: Rule, reader: Lang) -> Plain:
    """The wordings of both editions as one, from the older to the newer."""
    is_later = other.edition.date > graph.edition.date
    old, new = (graph, other) if is_later else (other, graph)
    comparison = shelf.compared(old.edition, new.edition)
    change = comparison.of_old(rule.id) if is_later else comparison.of_new(rule.id)
    if change is None:
        return {}
    return {
        "wordings": changes.wordings(comparison, change, reader),
        "marked": say(reader, "others.marked", old=old.edition.key, new=new.edition.key),
    }


def _relation(carried: Carried, reader: Lang) -> str:
    """How the other edition's rule relates to this one."""
    assert carried.kind is not None
    words = [say(reader, f"others.{carried.kind}")]
    if carried.numbers and carried.numbers != (carried.number,):
        words.append(say(reader, "others.reworded" if carried.is_reworded else "others.same"))
    return " · ".join(dict.fromkeys(words))


def _card(graph: RuleGraph, number: RuleId, relation: str, reader: Lang) -> Plain:
    texts = _texts(graph, number, reader)
    return {
        **_origin(graph, number),
        "relation": relation,
        "texts": tuple(texts[lang] for lang in ordered(reader) if lang in texts),
    }


def _origin(graph: RuleGraph, number: RuleId) -> Plain:
    key = graph.edition.key
    return {"edition": key, "number": str(number), "url": links.rule(key, number)}


def _texts(graph: RuleGraph, number: RuleId, reader: Lang) -> dict[Lang, Plain]:
    """A rule's texts by language, marked in their own edition."""
    rule = graph.rule(number)
    texts = texts_at(graph, Place(rule=number), rule.notes, reader)
    langs = [lang for lang in ordered(reader) if rule.text.get(lang) is not None]
    return dict(zip(langs, texts, strict=True))
