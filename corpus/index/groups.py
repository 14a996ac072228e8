"""Editions become groups of entries: what several editions say alike under one number.

Entries of one group stand together, the default edition's first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from corpus.alike import is_alike
from corpus.ids import RuleId
from corpus.index.entries import Crumb, Entry, HitKind
from corpus.model import Bilingual, Edition, Lang, Rule, Term

_SAME_RULE = 55.0  # percent of likeness at which two editions' texts count as one rule


def entries_of(editions: Sequence[Edition], default: str) -> list[list[Entry]]:
    """The entries in groups: the default edition's in book order, then what only others have."""
    first = sorted(editions, key=lambda edition: (edition.key != default, _backwards(edition)))
    groups: dict[tuple[str, str, int], list[list[Entry]]] = {}
    for edition in first:
        for entry in _of_edition(edition):
            same = groups.setdefault(_place(entry), [])
            home = next((group for group in same if _is_same(group[0], entry)), None)
            if home is None:
                same.append([entry])
            else:
                home.append(entry)
    return [group for same in groups.values() for group in same]


def _backwards(edition: Edition) -> int:
    """A sorting key that puts the newest edition first."""
    return -edition.date.toordinal()


def _place(entry: Entry) -> tuple[str, str, int]:
    """What entries of one group have in common before their texts are looked at."""
    if entry.kind is HitKind.TERM:
        return ("term", entry.name.zh or entry.name.en or "", 0)
    return ("example" if entry.kind is HitKind.EXAMPLE else "rule", entry.number, entry.example)


def _is_same(one: Entry, other: Entry) -> bool:
    """True if two entries of one place in two editions say the same, small changes aside."""
    if one.edition == other.edition:
        return False
    for lang in Lang:
        texts = one.text.get(lang), other.text.get(lang)
        if texts[0] is not None and texts[1] is not None:
            return is_alike(texts[0], texts[1], least=_SAME_RULE)
    return True


def _of_edition(edition: Edition) -> Iterator[Entry]:
    """The entries of one edition, in book order, the glossary last."""
    for rule in edition.rules.values():
        path = _path(edition, rule.id)
        yield _of_rule(edition.key, rule, path)
        own = (*path, _crumb(rule)) if rule.is_heading else path
        for example in rule.examples:
            yield Entry(
                HitKind.EXAMPLE, edition.key, str(rule.id), example.n, Bilingual(), example.text,
                own, {},
            )  # fmt: skip
    for term in edition.terms:
        yield _of_term(edition.key, term)


def _of_rule(edition: str, rule: Rule, path: tuple[Crumb, ...]) -> Entry:
    """The entry of a rule or a heading."""
    number = str(rule.id)
    if not rule.is_heading:
        return Entry(HitKind.RULE, edition, number, 0, Bilingual(), rule.text, path, {})
    names = {lang: (title,) for lang, title in rule.text.items()}
    return Entry(HitKind.HEADING, edition, number, 0, rule.text, rule.text, path, names)


def _of_term(edition: str, term: Term) -> Entry:
    """The entry of a glossary term."""
    names = {lang: tuple(term.names.get(lang, ())) for lang in Lang}
    return Entry(HitKind.TERM, edition, "", 0, term.name, term.definition, (), names)


def _crumb(rule: Rule) -> Crumb:
    """A rule as a heading on the way."""
    return Crumb(str(rule.id), rule.text)


def _path(edition: Edition, number: RuleId) -> tuple[Crumb, ...]:
    """The headings above a number that the edition has, the chapter first."""
    above = [edition.rules.get(ancestor) for ancestor in number.ancestors()]
    return tuple(_crumb(rule) for rule in reversed(above) if rule is not None and rule.is_heading)
