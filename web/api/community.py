"""The addresses and shapes of the community's API, for the bots that call it: `/cr`, `/cr/{n}`.

Without an edition the default one answers. A text is English where any edition has it, else
Chinese; `lang=zh` asks for Chinese. Beside that API's fields stand ours: the edition and the
language, from which edition a text is lent and whether its words differ (`from`, `differs`), and
what became of the rule (`later`). Parameters that are not known are passed over, as that API does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec

from corpus.alike import By, most_alike
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang, Rule, Term
from corpus.shelf import Shelf
from corpus.terminology import Entry, TermKind
from web.api import contents, glossary, rules
from web.api.definitions import definition
from web.api.glossary import KEYWORD_KINDS, Name
from web.api.route import Given, InEdition, Languages, Number, Route, meant
from web.api.texts import (
    Differing,
    LaterGiven,
    Origin,
    defined,
    later,
    lent,
    names,
    origins,
    spoken,
    told,
)
from web.desk import Desk


class InCommunity(InEdition, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """What every one of these routes takes."""

    lang: Annotated[Languages, meant("The language of the texts.", "文字的语言。")] = Languages.EN


class CrLent(Given, frozen=True, kw_only=True):
    """What says that a text is another edition's."""

    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()


class CrRule(CrLent, frozen=True, kw_only=True):
    """A rule as `/cr` lists it."""

    rule_number: str
    rule_text: str
    examples: tuple[str, ...] | None
    fragment: str | None
    navigation: rules.Navigation
    later: LaterGiven | None = None


class CrText(CrLent, frozen=True, kw_only=True):
    """A rule's number and text."""

    rule_number: str
    rule_text: str
    edition: str
    lang: Lang
    later: LaterGiven | None = None


class CrExamples(CrLent, frozen=True, kw_only=True):
    """A rule's examples, without their lead word; null if it has none."""

    rule_number: str
    examples: tuple[str, ...] | None
    later: LaterGiven | None = None


class CrSection(Given, frozen=True, kw_only=True):
    """A section of the contents."""

    number: int
    title: str


class CrChapter(CrSection, frozen=True, kw_only=True):
    """A chapter of the contents."""

    subsections: tuple[CrSection, ...]


class CrKeywords(Given, frozen=True, kw_only=True):
    """The names of keywords."""

    keyword_abilities: tuple[str, ...]
    keyword_actions: tuple[str, ...]
    ability_words: tuple[str, ...]


class CrTerm(CrLent, frozen=True, kw_only=True):
    """A glossary entry."""

    term: str
    definition: str


class CrAsked(InCommunity, frozen=True, kw_only=True):
    """A rule by number."""

    number: Number
    find_definition: Annotated[
        bool, meant("Give a keyword's definition.", "给出关键字的定义。")
    ] = msgspec.field(name="find_definition", default=False)


class CrTermAsked(InCommunity, frozen=True, kw_only=True):
    """A glossary entry by name."""

    term: Name
    fuzzy: Annotated[bool, meant("Or the name most like it.", "或最相近的名称。")] = False
    unofficial: Annotated[
        bool, meant("Also terms without an entry of their own.", "也查没有单独条目的术语。")
    ] = False


def book(desk: Desk, asked: InCommunity) -> dict[str, CrRule]:
    """Every rule of an edition by number, without chapters and sections."""
    graph = desk.library.graph(asked.edition or None)
    return {
        str(rule.id): _rule(desk.shelf, graph, rule, asked.lang)
        for rule in graph.edition.rules.values()
        if rule.id.rule
    }


def _rule(shelf: Shelf, graph: RuleGraph, rule: Rule, langs: Languages) -> CrRule:
    number = str(rule.id)
    words, borrowed = lent(shelf, graph, rule.id, langs)
    return CrRule(
        rule_number=number,
        rule_text=spoken(words, langs)[1],
        examples=rules.examples_of(shelf, graph, rule, langs),
        fragment=number.partition(".")[2] or None,
        navigation=rules.navigation(graph, rule.id),
        later=later(shelf, rule.id, graph.edition.key, langs),
        **origins(words, borrowed, langs),
    )


def text(desk: Desk, asked: CrAsked) -> CrText:
    """A rule's text, or the text that defines it."""
    graph, rule = desk.library.find(RuleId.parse(asked.number), asked.edition or None)
    shown = (definition(graph, rule.id) if asked.find_definition else None) or rule.id
    return cr_text(desk.shelf, graph, shown, asked.lang)


def cr_text(shelf: Shelf, graph: RuleGraph, number: RuleId, langs: Languages) -> CrText:
    """A rule's text in one language."""
    words, borrowed = lent(shelf, graph, number, langs)
    lang, said = spoken(words, langs)
    return CrText(
        rule_number=str(number),
        rule_text=said,
        edition=graph.edition.key,
        lang=lang,
        later=later(shelf, number, graph.edition.key, langs),
        **origins(words, borrowed, langs),
    )


def examples(desk: Desk, asked: CrAsked) -> CrExamples:
    """A rule's examples."""
    graph, rule = desk.library.find(RuleId.parse(asked.number), asked.edition or None)
    found = [told(desk.shelf, graph, rule, one, asked.lang) for one in rule.examples]
    of = [origins(words, borrowed, asked.lang) for words, borrowed in found]
    return CrExamples(
        rule_number=str(rule.id),
        examples=tuple(spoken(words, asked.lang)[1] for words, _ in found) or None,
        borrowed={lang: key for one in of for lang, key in one["borrowed"].items()},
        differs=tuple(dict.fromkeys(lang for one in of for lang in one["differs"])),
        later=later(desk.shelf, rule.id, graph.edition.key, asked.lang),
    )


def toc(desk: Desk, asked: InCommunity) -> tuple[CrChapter, ...]:
    """Chapters and their sections."""
    graph = desk.library.graph(asked.edition or None)
    return tuple(
        CrChapter(
            number=int(chapter.number),
            title=chapter.title,
            subsections=tuple(
                CrSection(number=int(each.number), title=each.title) for each in chapter.subsections
            ),
        )
        for chapter in contents.chapters(desk.shelf, graph, asked.lang)
    )


def keywords(desk: Desk, asked: InCommunity) -> CrKeywords:
    """The names of keywords, by kind."""
    graph = desk.library.graph(asked.edition or None)

    def named(kind: TermKind) -> tuple[str, ...]:
        entries = (entry for entry in graph.terminology.entries if entry.kind is kind)
        return tuple(spoken(names(entry), asked.lang)[1] for entry in entries)

    return CrKeywords(**{field: named(kind) for kind, field in KEYWORD_KINDS.items()})


def terms(desk: Desk, asked: InCommunity) -> dict[str, CrTerm]:
    """Every glossary entry, by its name in small letters."""
    graph = glossary.with_glossary(desk, asked.edition)
    found = (_term(desk.shelf, graph, term, asked.lang) for term in graph.edition.terms)
    return {each.term.casefold(): each for each in found}


def term(desk: Desk, asked: CrTermAsked) -> CrTerm:
    """A glossary entry; if asked for, the nearest, or one that is only in our table of terms."""
    graph = glossary.with_glossary(desk, asked.edition)
    found = desk.shelf.find_term(graph, asked.term)
    is_loose = asked.unofficial or asked.fuzzy  # an ability word is in our table of terms alone
    if found is None and is_loose:
        entries = graph.terminology.by_name(asked.term)
        if unofficial := next(_unofficial(desk, graph, entries, asked.lang), None):
            return unofficial
    if found is None and asked.fuzzy:
        found = _nearest(desk.shelf, graph, asked.term)
    return _term(desk.shelf, graph, found or graph.term(asked.term), asked.lang)


def unofficial_terms(desk: Desk, asked: InCommunity) -> dict[str, CrTerm]:
    """Every term without an entry of its own, by its name in small letters."""
    graph = glossary.with_glossary(desk, asked.edition)
    entries = (
        entry
        for entry in graph.terminology.entries
        if desk.shelf.find_term(graph, spoken(names(entry), Languages.EN)[1]) is None
    )
    found = _unofficial(desk, graph, entries, asked.lang)
    return {each.term.casefold(): each for each in found}


def _unofficial(
    desk: Desk, graph: RuleGraph, entries: Iterable[Entry], langs: Languages
) -> Iterator[CrTerm]:
    """Terms of our table, each defined by the rule about it, and marked."""
    for entry in entries:
        rule = desk.library.defined(entry, graph.edition.key)
        if rule is not None:
            said = cr_text(desk.shelf, graph, rule, langs)
            yield CrTerm(
                term=spoken(names(entry), langs)[1],
                definition=f"{said.rule_text} [Unofficial]",
                borrowed=said.borrowed,
                differs=said.differs,
            )


def _nearest(shelf: Shelf, graph: RuleGraph, name: str) -> Term | None:
    """The entry whose name is most like `name`, whatever the order of its words."""
    known = {
        called.casefold(): term
        for term in graph.edition.terms
        for _, called in shelf.term_names(graph, term).items()
    }
    best = most_alike(name.casefold(), known, 1, least=60, by=By.WORDS)
    return known[best[0][0]] if best else None


def _term(shelf: Shelf, graph: RuleGraph, found: Term, langs: Languages) -> CrTerm:
    words, borrowed = defined(shelf, graph, found, langs)
    return CrTerm(
        term=spoken(shelf.term_names(graph, found), langs)[1],
        definition=spoken(words, langs)[1],
        **origins(words, borrowed, langs),
    )


ROUTES = (
    Route(
        "/cr",
        InCommunity,
        dict[str, CrRule],
        book,
        Bilingual("Every rule by number", "按编号列出全部规则"),
        example="/cr?edition=2025-06-06",
    ),
    Route(
        "/cr/<number>",
        CrAsked,
        CrText,
        text,
        Bilingual("A rule's text", "规则文字"),
        example="/cr/702.3?find_definition=true",
    ),
    Route(
        "/cr/example/<number>",
        CrAsked,
        CrExamples,
        examples,
        Bilingual("A rule's examples", "规则的例子"),
        example="/cr/example/702.19b",
    ),
    Route(
        "/cr/toc",
        InCommunity,
        tuple[CrChapter, ...],
        toc,
        Bilingual("The contents", "目录"),
        example="/cr/toc",
    ),
    Route(
        "/cr/keywords",
        InCommunity,
        CrKeywords,
        keywords,
        Bilingual("Keywords", "关键字"),
        example="/cr/keywords",
    ),
    Route(
        "/cr/glossary",
        InCommunity,
        dict[str, CrTerm],
        terms,
        Bilingual("The glossary", "词汇表"),
        example="/cr/glossary",
    ),
    Route(
        "/cr/unofficial-glossary",
        InCommunity,
        dict[str, CrTerm],
        unofficial_terms,
        Bilingual("Terms without an entry", "没有单独条目的术语"),
        example="/cr/unofficial-glossary",
    ),
    Route(
        "/cr/glossary/<path:term>",
        CrTermAsked,
        CrTerm,
        term,
        Bilingual("A glossary entry", "词汇表条目"),
        example="/cr/glossary/trample",
    ),
)
