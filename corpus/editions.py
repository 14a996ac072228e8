"""Blocks become the rules of one edition, English and Chinese paired by number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from corpus.formats import MARK_HEADINGS
from corpus.glossary import merge_terms, read_terms
from corpus.ids import RuleId
from corpus.model import (
    Bilingual,
    Block,
    BlockKind,
    DocumentInfo,
    Edition,
    Example,
    Lang,
    Rule,
    RuleKind,
    Source,
    Term,
    Variant,
)
from corpus.notes import notes_of
from corpus.structs import Mutable, field
from corpus.variants import differ

DocumentBlocks = tuple[DocumentInfo, Sequence[Block]]
_HEADINGS = {
    BlockKind.CHAPTER: RuleKind.CHAPTER,
    BlockKind.SECTION: RuleKind.SECTION,
    BlockKind.KEYWORD: RuleKind.KEYWORD,
}


class _Draft(Mutable):
    """The texts of one entry while it is being read; the first document to give a text wins."""

    kind: RuleKind
    texts: dict[Lang, str] = field(default_factory=dict)
    sources: dict[Lang, Source] = field(default_factory=dict)
    examples: dict[Lang, list[tuple[str, Source]]] = field(default_factory=dict)
    lent: set[Lang] = field(default_factory=set)  # where a name is printed in the other alone
    variants: list[Variant] = field(default_factory=list)


def build_edition(day: date, documents: Sequence[DocumentBlocks]) -> Edition:
    """The edition of `day` from all its documents, in the order of trust."""
    drafts: dict[RuleId, _Draft] = {}
    terms: list[Term] = []
    matter: list[Block] = []
    for info, blocks in documents:
        _add_rules(drafts, info, blocks)
        terms = merge_terms(terms, read_terms(info.name, blocks))
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


def _is_term(block: Block) -> bool:
    return block.kind in (BlockKind.TERM, BlockKind.DEFINITION)


def _add_rules(drafts: dict[RuleId, _Draft], info: DocumentInfo, blocks: Sequence[Block]) -> None:
    own: dict[RuleId, _Draft] = {}
    tail: dict[Lang, str] = {}
    for block in blocks:
        number = block.number
        if number is None:
            continue
        draft = own.get(number)
        if draft is None:
            draft = own[number] = _Draft(_kind(block))
        if block.kind is BlockKind.EXAMPLE:
            place = Source(info.name, block.line)
            draft.examples.setdefault(block.lang, []).append((block.text, place))
        elif block.kind is BlockKind.CONTINUATION:
            _continue(draft, block, tail.get(block.lang), Source(info.name, block.line))
            continue
        elif block.lang not in draft.texts:
            draft.texts[block.lang] = block.text
            draft.sources[block.lang] = Source(info.name, block.line)
        tail[block.lang] = block.kind
    for number, draft in own.items():
        _fill_heading(draft, info)
        known = drafts.setdefault(number, draft)
        if known is not draft:
            _join(known, draft)


def _continue(draft: _Draft, block: Block, after: str | None, here: Source) -> None:
    """Adds a further paragraph to the rule or example above it."""
    if after == BlockKind.EXAMPLE and draft.examples.get(block.lang):
        text, source = draft.examples[block.lang][-1]
        draft.examples[block.lang][-1] = (f"{text}\n{block.text}", source)
    else:
        draft.texts[block.lang] = f"{draft.texts.get(block.lang, '')}\n{block.text}".strip()
        draft.sources.setdefault(block.lang, here)


def _fill_heading(draft: _Draft, info: DocumentInfo) -> None:
    """A name printed once in a bilingual document, because it is untranslated, serves both."""
    if draft.kind in _HEADINGS.values() and len(draft.texts) == 1:
        (only,) = draft.texts
        for lang in info.languages:
            if lang is not only:
                draft.texts[lang], draft.sources[lang] = draft.texts[only], draft.sources[only]
                draft.lent.add(lang)


def _join(known: _Draft, draft: _Draft) -> None:
    """Takes from `draft` what `known` does not have yet, a language at a time.

    Where both have a text and the words differ, those of `draft` are a variant.
    """
    if known.kind in (RuleKind.RULE, RuleKind.SUBRULE) and draft.kind is RuleKind.KEYWORD:
        known.kind = draft.kind
    for lang, text in draft.texts.items():
        is_lent = lang in draft.lent
        if lang not in known.texts or (lang in known.lent and not is_lent):
            known.texts[lang] = text
            known.sources[lang] = draft.sources[lang]
            known.lent = known.lent - {lang} | ({lang} if is_lent else set())
        elif not is_lent and differ(known.texts[lang], text):
            _add_variant(known, Variant(lang, text, draft.sources[lang]))
        _join_examples(known, draft, lang)


def _join_examples(known: _Draft, draft: _Draft, lang: Lang) -> None:
    """The same for the examples: paired by place, and those of the longer list are kept."""
    more = draft.examples.get(lang, [])
    own = known.examples.setdefault(lang, []) if more else []
    for n, ((text, _), (other, source)) in enumerate(zip(own, more, strict=False), 1):
        if differ(text, other):
            _add_variant(known, Variant(lang, other, source, n))
    own += more[len(own) :]


def _add_variant(known: _Draft, variant: Variant) -> None:
    """Keeps other words, once where several documents have them."""
    place = (variant.lang, variant.example)
    here = [v.text for v in known.variants if (v.lang, v.example) == place]
    if all(differ(text, variant.text) for text in here):
        known.variants.append(variant)


def _kind(block: Block) -> RuleKind:
    heading = _HEADINGS.get(block.kind)
    if heading is not None:
        return heading
    return RuleKind.SUBRULE if block.number and block.number.letter else RuleKind.RULE


def _rule(number: RuleId, draft: _Draft) -> Rule:
    return Rule(
        number,
        draft.kind,
        Bilingual.of(draft.texts),
        _examples(number, draft.examples),
        notes_of(draft.texts),
        draft.sources,
        tuple(draft.variants),
    )


def _examples(
    number: RuleId, found: Mapping[Lang, Sequence[tuple[str, Source]]]
) -> tuple[Example, ...]:
    made = []
    for n in range(max(map(len, found.values()), default=0)):
        own = {lang: rows[n] for lang, rows in found.items() if n < len(rows)}
        texts = {lang: text for lang, (text, _) in own.items()}
        sources = {lang: source for lang, (_, source) in own.items()}
        made.append(Example(number, n + 1, Bilingual.of(texts), notes_of(texts), sources))
    return tuple(made)
