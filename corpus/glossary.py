"""Blocks of a glossary become its entries, and entries of several documents are joined.

>>> names_of("操控，操控者", Lang.ZH)
('操控', '操控者')
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from corpus.model import Bilingual, Block, BlockKind, Lang, Source, Term, Variant
from corpus.notes import notes_of
from corpus.terminology import Terminology, key_of
from corpus.variants import differ

_SENSE = re.compile(r"^\d\.\s+", re.M)
_OBSOLETE = re.compile(r"\s*(?:（已废止）|\(Obsolete\))\s*")
_ASIDE = re.compile(r"[（(](?:译|旧译)[^（()）]*[)）]")
_NAME_BREAKS = {
    Lang.EN: re.compile(r",?[”\"]?\s*,\s+[“\"]?|,[”\"]\s+[“\"]?|(?<=[a-z])/(?=[A-Z])"),
    Lang.ZH: re.compile(r"[，、/]"),
}


def read_terms(document: str, blocks: Iterable[Block]) -> list[Term]:
    """The glossary entries of one document; a bilingual one gives both names in a row."""
    entries: list[dict[Lang, list[Block]]] = []
    last: Block | None = None
    for block in blocks:
        if block.kind is BlockKind.TERM:
            is_partner = last is not None and last.kind is BlockKind.TERM
            if not is_partner or block.lang in entries[-1]:
                entries.append({})
            entries[-1].setdefault(block.lang, []).append(block)
        elif block.kind is BlockKind.DEFINITION:
            entries[-1].setdefault(block.lang, []).append(block)
        last = block
    return _with_more_names([_term(document, entry) for entry in entries])


def _with_more_names(terms: Sequence[Term]) -> list[Term]:
    """The entries; one without a text that another has the English name of lends it its names.

    The translators' lists name "Ante" 押注 beside the glossary's own entry of that name.
    """
    found: dict[str, Term] = {}
    for term in terms:
        key = term.name.en or term.name.zh or ""
        known = found.get(key)
        if known is None or dict(term.definition.items()):
            found[key if known is None else f"{key} {len(found)}"] = term
            continue
        names = {
            lang: tuple(dict.fromkeys((*known.names.get(lang, ()), *more)))
            for lang, more in term.names.items()
        }
        found[key] = known.with_(names={**known.names, **names})
    return list(found.values())


def _term(document: str, entry: Mapping[Lang, Sequence[Block]]) -> Term:
    titles = {lang: blocks[0].text for lang, blocks in entry.items()}
    bodies = {
        lang: "\n".join((block.label + " " + block.text).strip() for block in blocks[1:])
        for lang, blocks in entry.items()
        if len(blocks) > 1
    }
    return Term(
        name=Bilingual.of(titles),
        names={lang: names_of(title, lang) for lang, title in titles.items()},
        definition=Bilingual.of(bodies),
        senses=_senses(bodies),
        notes=notes_of(bodies),
        is_obsolete=any(_OBSOLETE.search(title) for title in titles.values()),
        sources={lang: Source(document, blocks[0].line) for lang, blocks in entry.items()},
    )


def names_of(title: str, lang: Lang) -> tuple[str, ...]:
    """The names in an entry's title: each part of it, without asides and marks.

    >>> names_of("操控，操控者", Lang.ZH)
    ('操控', '操控者')
    """
    plain = _plain(title)
    parts = [part.strip('“”" ,') for part in _NAME_BREAKS[lang].split(plain)]
    bare = [re.sub(r"\s*[（(][^（()）]*[)）]\s*", "", part) for part in parts]
    return tuple(dict.fromkeys(name for name in (*parts, *bare) if name))


def _plain(title: str) -> str:
    """A title without translators' asides and the mark of obsolete terms."""
    return _ASIDE.sub("", _OBSOLETE.sub("", title)).strip()


def _senses(bodies: Mapping[Lang, str]) -> tuple[Bilingual, ...]:
    """The numbered meanings of an entry, paired by place."""
    found = {
        lang: [line for line in body.split("\n") if _SENSE.match(line)]
        for lang, body in bodies.items()
    }
    count = max(map(len, found.values()), default=0)
    return tuple(
        Bilingual.of(
            {lang: _SENSE.sub("", rows[n]) for lang, rows in found.items() if n < len(rows)}
        )
        for n in range(count)
    )


def merge_terms(known: list[Term], more: Sequence[Term]) -> list[Term]:
    """Joins the entries of a further document to those that mean the same."""
    if not known:
        return list(more)
    places: dict[str, list[int]] = defaultdict(list)
    for i, term in enumerate(known):
        places[_identity(term)].append(i)
    merged = list(known)
    for term in more:
        # Two entries of one language may share an identity (Commander, EDH): each takes its own.
        same = [i for i in places[_identity(term)] if _may_join(merged[i], term)]
        if same:
            merged[same[0]] = _join_terms(merged[same[0]], term)
        else:
            merged.append(term)
    return merged


def _may_join(a: Term, b: Term) -> bool:
    """True if no language gives the two entries different names."""
    names = [(a.name.get(lang), b.name.get(lang)) for lang in Lang]
    return all(one is None or other is None or key_of(one) == key_of(other) for one, other in names)


def _identity(term: Term) -> str:
    """What two entries in different languages have in common: the term's English name."""
    for lang, title in term.name.items():
        for name in (_plain(title), *names_of(title, lang)):
            entries = Terminology.open().by_name(name)
            standard = [e for e in entries if key_of(e.names(lang)[0]) == key_of(name)]
            for entry in (*standard, *entries):
                return key_of(entry.en[0])
    return key_of(term.name.en or term.name.zh or "")


def _join_terms(known: Term, more: Term) -> Term:
    """One entry of both, the known one's texts first."""
    name, definition, variants = known.name, known.definition, list(known.variants)
    for lang, text in more.name.items():
        if name.get(lang) is None:
            name = name.with_text(lang, text)
    for lang, text in more.definition.items():
        if definition.get(lang) is None:
            definition = definition.with_text(lang, text)
        elif differ(definition.get(lang) or "", text):
            source = (more.sources or {}).get(lang, Source("", 0))
            variants.append(Variant(lang, text, source))
    bodies = dict(definition.items())
    return Term(
        name,
        {**more.names, **known.names},
        definition,
        _senses(bodies),
        notes_of(bodies),
        known.is_obsolete or more.is_obsolete,
        {**(more.sources or {}), **(known.sources or {})},
        tuple(variants),
    )
