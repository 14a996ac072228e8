"""A rule becomes what other editions have in its place, found by content and not by number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from corpus.concordance import Carried
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.library import Library
from corpus.model import Example, Lang, Place, Rule
from corpus.shelf import Shelf
from web.present import changes, links
from web.present.texts import Plain, is_one_chosen, lacks, ordered, texts_at
from web.wording import say

_MOST_NAMED = 4  # of the editions that say the same


@dataclass(frozen=True, slots=True)
class _Run:
    """Editions beside one another that have the same rule in the same words, newest first."""

    carried: Carried
    keys: tuple[str, ...]

    def nearest(self, day: date) -> str:
        """The edition of the run that is nearest to a day."""
        return min(self.keys, key=lambda key: abs((date.fromisoformat(key) - day).days))


def of(shelf: Shelf, graph: RuleGraph, rule: Rule, reader: Lang) -> tuple[Plain, ...]:
    """What became of the rule in every other edition that tells, newest edition first.

    Editions beside one another that say the same are told together, by the nearest of them. Other
    words are shown of the nearest on either side; the way through all editions shows the rest.
    """
    runs = [(run, run.nearest(graph.edition.date)) for run in _runs(shelf, graph, rule)]
    near = [key for run, key in runs if run.carried.is_reworded]
    here = graph.edition.key
    shown = {
        *max([[key] for key in near if key < here], default=[]),
        *min([[key] for key in near if key > here], default=[]),
    }
    return tuple(
        card
        for run, key in runs
        for card in _in_edition(shelf, graph, key, rule, run, key in shown, reader)
    )


def _runs(shelf: Shelf, graph: RuleGraph, rule: Rule) -> list[_Run]:
    """The other editions in runs, newest first."""
    library, here = shelf.library, graph.edition.key
    found: list[_Run] = []
    for key in reversed(library.keys):
        if key == here:
            continue
        carried = library.as_of(rule.id, here, key)
        last = found[-1] if found else None
        if last is not None and _is_same_run(library, last, carried, key):
            found[-1] = _Run(last.carried, (*last.keys, key))
        else:
            found.append(_Run(carried, (key,)))
    return found


def _is_same_run(library: Library, last: _Run, carried: Carried, key: str) -> bool:
    """True if an edition goes on a run: it has the same rule in the same words, or none."""
    one = (last.carried.kind, last.carried.numbers, last.carried.is_reworded)
    if carried.kind is None or one != (carried.kind, carried.numbers, carried.is_reworded):
        return False
    return not carried.is_reworded or all(
        library.as_of(number, last.keys[-1], key).is_exact for number in carried.numbers
    )


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
            (text,) = _texts(shelf, other, number, lang, (lang,)).values()
            origin = say(
                reader,
                "borrowed.differs" if source.is_reworded else "borrowed",
                language=say(reader, f"lang.{lang}"),
                date=other.edition.key,
                number=number,
            )
            found.append({**text, **_origin(other.edition.key, number), "origin": origin})
    return tuple(found)


def examples(
    shelf: Shelf, graph: RuleGraph, rule: Rule, example: Example, reader: Lang
) -> tuple[Plain, ...]:
    """For a language that the edition lacks, the same example of an edition that has as many."""
    found = []
    for lang in ordered(reader):
        if example.text.get(lang):
            continue
        there = shelf.example_in_language(graph, rule, example, lang)
        if there is None:
            continue
        lent = there.of
        place = Place(lent.number, example.n)
        notes = there.example.notes
        (text,) = texts_at(shelf, lent.graph, place, notes, reader, langs=(lang,))
        origin = say(
            reader,
            "borrowed.example.differs" if there.is_reworded else "borrowed.example",
            language=say(reader, f"lang.{lang}"),
            date=lent.graph.edition.key,
            number=lent.number,
        )
        found.append({**text, **_origin(lent.graph.edition.key, lent.number), "origin": origin})
    return tuple(found)


def _in_edition(
    shelf: Shelf,
    graph: RuleGraph,
    key: str,
    rule: Rule,
    run: _Run,
    has_words: bool,
    reader: Lang,
) -> Iterator[Plain]:
    """The rule's counterparts in one edition: none, one, or the parts it was split into."""
    carried = run.carried
    also = tuple(one for one in run.keys if one != key)
    if carried.kind is None:
        if shelf.library.has(key, rule.id):
            other, relation = shelf.library.graph(key), say(reader, "others.unproved")
            yield {**_card(shelf, other, rule.id, relation, reader), "is_same": False}
        return
    relation = _relation(carried, reader)
    marked: Plain = {}
    if has_words:
        marked = _marked(shelf, graph, shelf.library.graph(key), rule, reader)
    for number in carried.numbers:
        card = {**_origin(key, number), "relation": relation, "also": _also(also, reader)}
        if has_words and not marked:
            card |= _card(shelf, shelf.library.graph(key), number, relation, reader)
        yield {**card, "is_same": not has_words, **marked}
    if not carried.numbers:
        yield {"edition": key, "number": "", "url": None, "relation": relation,
               "also": _also(also, reader)}  # fmt: skip


def _also(keys: tuple[str, ...], reader: Lang) -> str:
    """The other editions of a run, by name if they are few."""
    if len(keys) <= _MOST_NAMED:
        return say(reader, "others.also", dates=", ".join(keys)) if keys else ""
    return say(reader, "others.alsomany", count=len(keys), first=min(keys), last=max(keys))


def _marked(shelf: Shelf, graph: RuleGraph, other: RuleGraph, rule: Rule, reader: Lang) -> Plain:
    """The wordings of both editions as one, from the older to the newer; {} if none is in both."""
    found = shelf.differences(rule.id, graph, other)
    if not found:
        return {}
    old, new = sorted((graph.edition.key, other.edition.key))
    return {
        "wordings": changes.wordings(found, reader),
        "marked": say(reader, "others.marked", old=old, new=new),
    }


def _relation(carried: Carried, reader: Lang) -> str:
    """How the other edition's rule relates to this one."""
    assert carried.kind is not None
    words = [say(reader, f"others.{carried.kind}")]
    if carried.numbers and carried.numbers != (carried.number,):
        words.append(say(reader, "others.reworded" if carried.is_reworded else "others.same"))
    return " · ".join(dict.fromkeys(words))


def _card(shelf: Shelf, graph: RuleGraph, number: RuleId, relation: str, reader: Lang) -> Plain:
    """A rule of another edition with its text, lent where that is in the language not chosen."""
    texts = _texts(shelf, graph, number, reader, ordered(reader))
    is_lent = is_one_chosen() and lacks(tuple(texts.values()), reader)
    return {
        **_origin(graph.edition.key, number),
        "relation": relation,
        "borrowed": borrowed(shelf, graph, graph.rule(number), reader) if is_lent else (),
        "texts": tuple(texts[lang] for lang in ordered(reader) if lang in texts),
    }


def _origin(key: str, number: RuleId) -> Plain:
    return {"edition": key, "number": str(number), "url": links.rule(key, number)}


def _texts(
    shelf: Shelf, graph: RuleGraph, number: RuleId, reader: Lang, langs: Sequence[Lang]
) -> dict[Lang, Plain]:
    """A rule's texts by language, marked in their own edition."""
    rule = graph.rule(number)
    texts = texts_at(shelf, graph, Place(rule=number), rule.notes, reader, langs=langs)
    return dict(
        zip((lang for lang in langs if rule.text.get(lang) is not None), texts, strict=True)
    )
