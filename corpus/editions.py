"""Blocks become the rules of one edition, English and Chinese paired by number."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from corpus.formats import MARK_HEADINGS
from corpus.ids import RuleId
from corpus.model import (
    Bilingual,
    Block,
    BlockKind,
    DocumentInfo,
    Edition,
    Example,
    Lang,
    Note,
    Rule,
    RuleKind,
    Source,
    Span,
    Term,
)
from corpus.terminology import Terminology, key_of

DocumentBlocks = tuple[DocumentInfo, Sequence[Block]]
_INNER = r"[^（()）]*(?:[（(][^（()）]*[)）][^（()）]*)*"
_NOTE = re.compile(rf"[（(][^（()）]{{0,4}}译者?注[：:]{_INNER}[)）]|[（(]{_INNER}译注[)）]")
_HEADINGS = {
    BlockKind.CHAPTER: RuleKind.CHAPTER,
    BlockKind.SECTION: RuleKind.SECTION,
    BlockKind.KEYWORD: RuleKind.KEYWORD,
}
_SENSE = re.compile(r"^\d\.\s+", re.M)
_OBSOLETE = re.compile(r"\s*(?:（已废止）|\(Obsolete\))\s*")
_ASIDE = re.compile(r"[（(](?:译|旧译)[^（()）]*[)）]")
_NAME_BREAKS = {
    Lang.EN: re.compile(r",?[”\"]?\s*,\s+[“\"]?|,[”\"]\s+[“\"]?|(?<=[a-z])/(?=[A-Z])"),
    Lang.ZH: re.compile(r"[，、/]"),
}


@dataclass(slots=True)
class _Draft:
    """The texts of one entry while it is being read; the first document to give a text wins."""

    kind: RuleKind
    texts: dict[Lang, str] = field(default_factory=dict)
    sources: dict[Lang, Source] = field(default_factory=dict)
    examples: dict[Lang, list[tuple[str, Source]]] = field(default_factory=dict)


def build_edition(day: date, documents: Sequence[DocumentBlocks]) -> Edition:
    """The edition of `day` from all its documents, in the order of trust."""
    drafts: dict[RuleId, _Draft] = {}
    terms: list[Term] = []
    matter: list[Block] = []
    for info, blocks in documents:
        _add_rules(drafts, info, blocks)
        terms = _merge_terms(terms, read_terms(info.name, blocks))
        matter += [block for block in blocks if block.number is None and not _is_term(block)]
    rules = {number: _rule(number, drafts[number]) for number in sorted(drafts)}
    return Edition(day, rules, tuple(terms), tuple(info for info, _ in documents), tuple(matter))


def numbered_rules(edition: Edition) -> int:
    """How many numbered rules an edition has, counted as its documents print them.

    A plain text prints the name of a keyword like a rule ("702.19. Trample"), and it counts as
    one; Markdown and wiki chapters make a heading of it, and it does not.
    """
    has_headings = all(info.format in MARK_HEADINGS for info in edition.documents)
    kinds = {RuleKind.RULE, RuleKind.SUBRULE} | (set() if has_headings else {RuleKind.KEYWORD})
    return sum(rule.kind in kinds for rule in edition.rules.values())


def notes_in(text: str, lang: Lang) -> tuple[Note, ...]:
    """The translators' notes of a text, as spans: `（译注：…）` and `（译者注：…）`."""
    return tuple(Note(lang, Span(m.start(), m.end())) for m in _NOTE.finditer(text))


def _is_term(block: Block) -> bool:
    return block.kind in (BlockKind.TERM, BlockKind.DEFINITION)


def _add_rules(drafts: dict[RuleId, _Draft], info: DocumentInfo, blocks: Sequence[Block]) -> None:
    own: dict[RuleId, _Draft] = {}
    tail: dict[Lang, str] = {}
    for block in blocks:
        number = block.number
        if number is None:
            continue
        draft = own.setdefault(number, _Draft(_kind(block)))
        if block.kind is BlockKind.EXAMPLE:
            place = Source(info.name, block.line)
            draft.examples.setdefault(block.lang, []).append((block.text, place))
        elif block.kind is BlockKind.CONTINUATION:
            _continue(draft, block, tail.get(block.lang))
            continue
        elif block.lang not in draft.texts:
            draft.texts[block.lang] = block.text
            draft.sources[block.lang] = Source(info.name, block.line)
        tail[block.lang] = block.kind
    for number, draft in own.items():
        _fill_heading(draft, info)
        _join(drafts.setdefault(number, _Draft(draft.kind)), draft)


def _continue(draft: _Draft, block: Block, after: str | None) -> None:
    """Adds a further paragraph to the rule or example above it."""
    if after == BlockKind.EXAMPLE and draft.examples.get(block.lang):
        text, source = draft.examples[block.lang][-1]
        draft.examples[block.lang][-1] = (f"{text}\n{block.text}", source)
    else:
        draft.texts[block.lang] = f"{draft.texts.get(block.lang, '')}\n{block.text}".strip()


def _fill_heading(draft: _Draft, info: DocumentInfo) -> None:
    """A name printed once in a bilingual document, because it is untranslated, serves both."""
    if draft.kind in _HEADINGS.values() and len(draft.texts) == 1:
        (only,) = draft.texts
        for lang in info.languages:
            draft.texts.setdefault(lang, draft.texts[only])
            draft.sources.setdefault(lang, draft.sources[only])


def _join(known: _Draft, draft: _Draft) -> None:
    """Takes from `draft` what `known` does not have yet, a language at a time."""
    if known.kind in (RuleKind.RULE, RuleKind.SUBRULE) and draft.kind is RuleKind.KEYWORD:
        known.kind = draft.kind
    for lang, text in draft.texts.items():
        if lang not in known.texts:
            known.texts[lang] = text
            known.sources[lang] = draft.sources[lang]
            if lang in draft.examples:
                known.examples[lang] = draft.examples[lang]


def _kind(block: Block) -> RuleKind:
    heading = _HEADINGS.get(block.kind)
    if heading is not None:
        return heading
    return RuleKind.SUBRULE if block.number and block.number.letter else RuleKind.RULE


def _rule(number: RuleId, draft: _Draft) -> Rule:
    return Rule(
        number,
        draft.kind,
        _bilingual(draft.texts),
        _examples(number, draft.examples),
        _notes(draft.texts),
        draft.sources,
    )


def _examples(
    number: RuleId, found: Mapping[Lang, Sequence[tuple[str, Source]]]
) -> tuple[Example, ...]:
    made = []
    for n in range(max(map(len, found.values()), default=0)):
        own = {lang: rows[n] for lang, rows in found.items() if n < len(rows)}
        texts = {lang: text for lang, (text, _) in own.items()}
        sources = {lang: source for lang, (_, source) in own.items()}
        made.append(Example(number, n + 1, _bilingual(texts), _notes(texts), sources))
    return tuple(made)


def _bilingual(texts: Mapping[Lang, str]) -> Bilingual:
    return Bilingual(texts.get(Lang.EN), texts.get(Lang.ZH))


def _notes(texts: Mapping[Lang, str]) -> tuple[Note, ...]:
    return tuple(note for lang, text in texts.items() for note in notes_in(text, lang))


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
        found[key] = replace(known, names={**known.names, **names})
    return list(found.values())


def _term(document: str, entry: Mapping[Lang, Sequence[Block]]) -> Term:
    titles = {lang: blocks[0].text for lang, blocks in entry.items()}
    bodies = {
        lang: "\n".join((block.label + " " + block.text).strip() for block in blocks[1:])
        for lang, blocks in entry.items()
        if len(blocks) > 1
    }
    return Term(
        name=_bilingual(titles),
        names={lang: names_of(title, lang) for lang, title in titles.items()},
        definition=_bilingual(bodies),
        senses=_senses(bodies),
        notes=_notes(bodies),
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
        _bilingual({lang: _SENSE.sub("", rows[n]) for lang, rows in found.items() if n < len(rows)})
        for n in range(count)
    )


def _merge_terms(known: list[Term], more: Sequence[Term]) -> list[Term]:
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
    name, definition = known.name, known.definition
    for lang, text in more.name.items():
        if name.get(lang) is None:
            name = name.with_(lang, text)
    for lang, text in more.definition.items():
        if definition.get(lang) is None:
            definition = definition.with_(lang, text)
    bodies = dict(definition.items())
    return Term(
        name,
        {**more.names, **known.names},
        definition,
        _senses(bodies),
        _notes(bodies),
        known.is_obsolete or more.is_obsolete,
        {**(more.sources or {}), **(known.sources or {})},
    )
