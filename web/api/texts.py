"""A rule becomes its texts in both languages, the missing one from an edition of the same words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Annotated, Any

import msgspec

from corpus.changes import ChangeKind
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Example, Lang, Rule, Term
from corpus.shelf import Lent, LentExample, LentTerm, Shelf
from corpus.terminology import Entry
from web.api.route import Given, Languages, meant
from web.present import links

SourcedText = tuple[Bilingual, dict[Lang, Lent]]  # a text, and what of it is borrowed


class Words(Given, frozen=True, kw_only=True):
    """A text in one language or both."""

    en: Annotated[str | None, meant("English.", "英文。")] = None
    zh: Annotated[str | None, meant("Simplified Chinese.", "简体中文。")] = None


Url = Annotated[str, meant("Its page, relative to this host.", "其页面，相对于本站。")]
Origin = Annotated[
    Mapping[str, str],
    meant(
        "The edition of each text that is another edition's.",
        "取自另一版本的文字，及其版本。",
    ),
]


Differing = Annotated[
    tuple[Lang, ...],
    meant(
        "Languages whose text is another edition's with other words.",
        "取自另一版本且内容有出入的文字的语言。",
    ),
]


class LaterGiven(Given, frozen=True, kw_only=True):
    """That a later edition changed, moved or dropped a rule."""

    kind: Annotated[ChangeKind, meant("What became of it.", "变动的类型。")]
    after: Annotated[str, meant("The last edition before.", "变动之前的最后一版。")]
    by: Annotated[
        str, meant("The first edition or day known to have it so.", "已知含此变动的首版或日期。")
    ]
    is_exact: Annotated[bool, meant("It came on that day.", "变动即自该日起。")]
    newest: Annotated[str, meant("The newest edition that is known.", "已知的最新版本。")]
    rule_numbers: Annotated[tuple[str, ...], meant("Its numbers there.", "其在该版中的编号。")]
    is_reworded: bool
    text: Words


class Heading(Given, frozen=True, kw_only=True):
    """A chapter, section or rule with its title."""

    number: str
    title: Words
    url: Url


class Sourced(Given, frozen=True, kw_only=True):
    """A rule's text, and where its words are from if not from the edition itself."""

    text: Words
    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()


def words(text: Bilingual, langs: Languages) -> Words:
    """A text in the languages wanted; in what there is if it has none of them."""
    return Words(**{lang.value: text.get(lang) for lang in _shown(text, langs)})


def spoken(text: Bilingual, langs: Languages) -> tuple[Lang, str]:
    """A text in one language: the one wanted, else English, else Chinese."""
    lang = next(iter(_shown(text, langs)), Lang.EN)
    return lang, text.get(lang) or ""


def lent(shelf: Shelf, graph: RuleGraph, number: RuleId, langs: Languages) -> SourcedText:
    """A rule's text, with the languages wanted that its edition lacks; and what is borrowed.

    A text is borrowed from an edition that says the same, else from the nearest whose words differ.
    Titles come from the table of terms, too.
    """
    if graph.rule(number).is_heading:
        return shelf.title(graph, number), {}
    text = graph.rule(number).text
    borrowed: dict[Lang, Lent] = {}
    for lang in langs.wanted:
        if text.get(lang) is None and (found := shelf.in_language(graph, number, lang)):
            text = text.with_text(lang, found.graph.rule(found.number).text.get(lang) or "")
            borrowed[lang] = found
    return text, borrowed


def defined(
    shelf: Shelf, graph: RuleGraph, term: Term, langs: Languages
) -> tuple[Bilingual, dict[Lang, LentTerm]]:
    """What a glossary says, with the languages wanted that it lacks; and what is borrowed."""
    text = term.definition
    borrowed = {}
    for lang in langs.wanted:
        if text.get(lang) is None and (found := shelf.term_in_language(graph, term, lang)):
            text = text.with_text(lang, found.term.definition.get(lang) or "")
            borrowed[lang] = found
    return text, borrowed


def senses(shelf: Shelf, graph: RuleGraph, term: Term, langs: Languages) -> tuple[Words, ...]:
    """The numbered meanings of an entry, lent like its text; in what there is if none is lent."""
    found: dict[Lang, list[str]] = {}
    for lang in langs.wanted:
        lent = None if term.definition.get(lang) else shelf.term_in_language(graph, term, lang)
        source = term if lent is None else lent.term
        found[lang] = [said for sense in source.senses if (said := sense.get(lang)) is not None]
    if not any(found.values()):
        return tuple(words(sense, langs) for sense in term.senses)
    rows = zip_longest(*found.values())
    return tuple(Words(**dict(zip(found, row, strict=True))) for row in rows)


def told(
    shelf: Shelf, graph: RuleGraph, rule: Rule, example: Example, langs: Languages
) -> SourcedText:
    """An example, with the languages wanted that its edition lacks; and what is borrowed."""
    text = example.text
    borrowed: dict[Lang, LentExample] = {}
    for lang in langs.wanted:
        if text.get(lang) is None:
            found = shelf.example_in_language(graph, rule, example, lang)
            if found is not None:
                text = text.with_text(lang, found.example.text.get(lang) or "")
                borrowed[lang] = found
    return text, {
        lang: Lent(found.of.graph, found.of.number, found.is_reworded)
        for lang, found in borrowed.items()
    }


def sourced(shelf: Shelf, graph: RuleGraph, number: RuleId, langs: Languages) -> Sourced:
    """A rule's text in the languages wanted."""
    text, borrowed = lent(shelf, graph, number, langs)
    return Sourced(text=words(text, langs), **origins(text, borrowed, langs))


def origins(
    text: Bilingual, borrowed: Mapping[Lang, Lent | LentTerm], langs: Languages
) -> dict[str, Any]:
    """The editions of the texts shown that are borrowed, and the languages whose words differ."""
    shown = {lang: lent for lang, lent in borrowed.items() if lang in _shown(text, langs)}
    return {
        "borrowed": {lang.value: lent.graph.edition.key for lang, lent in shown.items()},
        "differs": tuple(lang for lang, lent in shown.items() if lent.is_reworded),
    }


def later(
    shelf: Shelf, number: RuleId, key: str, langs: Languages = Languages.BOTH
) -> LaterGiven | None:
    """What later editions made of a rule of an edition; None if it stayed as it was."""
    found = shelf.library.later(number, key)
    if found is None:
        return None
    return LaterGiven(
        kind=found.kind,
        after=found.after,
        by=found.by,
        is_exact=found.is_exact,
        newest=found.newest,
        rule_numbers=tuple(map(str, found.numbers)),
        is_reworded=found.is_reworded,
        text=words(found.told, langs),
    )


def heading(shelf: Shelf, graph: RuleGraph, number: RuleId, langs: Languages) -> Heading:
    """A number with the title it stands under."""
    name = words(shelf.title(graph, number), langs)
    return Heading(number=str(number), title=name, url=links.rule(graph.edition.key, number))


def names(entry: Entry) -> Bilingual:
    """The standard names of a term."""
    return Bilingual(*(next(iter(entry.names(lang)), None) for lang in Lang))


def _shown(text: Bilingual, langs: Languages) -> Sequence[Lang]:
    return [lang for lang in langs.wanted if text.get(lang)] or text.languages
