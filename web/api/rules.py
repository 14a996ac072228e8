"""Rules by number: one, several, or a whole edition; with what connects them if asked for.

The fields `ruleNumber`, `ruleText`, `examples`, `fragment` and `navigation` are spelled as the
community's API spells them; ours stand beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from corpus.errors import BadRuleNumber, UnknownRule
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Example, Lang, Rule, RuleKind
from corpus.shelf import Shelf
from web.api.connections import Backward, Forward, TermFound, backward, forward, terms
from web.api.route import EditionKey, Given, InEdition, Languages, Number, Route, meant
from web.api.texts import (
    Differing,
    Heading,
    LaterGiven,
    Origin,
    Url,
    Words,
    heading,
    later,
    lent,
    origins,
    spoken,
    told,
    words,
)
from web.desk import Desk
from web.present import links


class Include(StrEnum):
    """What a rule is given with."""

    CHILDREN = "children"
    EXAMPLES = "examples"
    REFS = "refs"
    BACKREFS = "backrefs"
    ANCESTORS = "ancestors"
    TERMS = "terms"


class Navigation(Given, frozen=True, kw_only=True, omit_defaults=False):
    """The numbers before and after in the book; null at its ends."""

    previous_rule: str | None
    next_rule: str | None


class ExampleText(Given, frozen=True, kw_only=True):
    """The n-th example of a rule, counted from 1."""

    n: int
    text: Words
    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()


class RuleGiven(Given, frozen=True, kw_only=True):
    """A rule, section or chapter in an edition."""

    rule_number: str
    rule_text: Annotated[
        str, meant("The text in one language, textLang.", "单一语言（textLang）的文字。")
    ]
    examples: Annotated[
        tuple[str, ...] | None, meant("In that language where known.", "尽可能为同一语言。")
    ]
    fragment: Annotated[str | None, meant("What follows the dot.", "点号之后的部分。")]
    navigation: Navigation
    edition: str
    kind: RuleKind
    text_lang: Lang
    title: Annotated[Words, meant("Of the heading it stands under.", "所属标题。")]
    text: Words
    url: Url
    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()
    later: LaterGiven | None = None
    faults: Annotated[
        tuple[Words, ...], meant("What is wrong in the document.", "文档勘误。")
    ] = ()  # fmt: skip
    children: tuple[RuleGiven, ...] | None = None
    example_texts: tuple[ExampleText, ...] | None = None
    refs: tuple[Forward, ...] | None = None
    backrefs: tuple[Backward, ...] | None = None
    ancestors: tuple[Heading, ...] | None = None
    terms: tuple[TermFound, ...] | None = None


Included = Annotated[
    tuple[Include, ...],
    meant("What to add, with commas.", "附加的内容，以逗号分隔。", by_comma=True, max_length=6),
]


class RuleAsked(InEdition, frozen=True, kw_only=True):
    """A rule by number."""

    number: Number
    include: Included = ()


class BatchAsked(InEdition, frozen=True, kw_only=True):
    """Rules by number."""

    ids: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^,]+$")], ...],
        meant(
            "Rule numbers, with commas.",
            "规则编号，以逗号分隔。",
            by_comma=True,
            min_length=1,
            max_length=100,
        ),
    ]
    include: Included = ()


class WholeAsked(InEdition, frozen=True, kw_only=True):
    """A whole edition."""

    edition: EditionKey


class Batch(Given, frozen=True, kw_only=True):
    """Rules by what was asked, letter for letter, and what is not known."""

    rules: dict[str, RuleGiven]
    unknown: tuple[str, ...]


class Whole(Given, frozen=True, kw_only=True):
    """Every chapter, section and rule of an edition, in book order."""

    edition: str
    rules: dict[str, RuleGiven]


def one(desk: Desk, asked: RuleAsked) -> RuleGiven:
    """The rule in the edition asked for, else in the default or the newest that has it."""
    graph, rule = desk.library.find(RuleId.parse(asked.number), asked.edition or None)
    return given(desk.shelf, graph, rule, asked.lang, asked.include)


def batch(desk: Desk, asked: BatchAsked) -> Batch:
    """The rules that are known, and the rest by name."""
    key = desk.library.resolve(asked.edition) if asked.edition else None
    found, unknown = {}, []
    for text in asked.ids:
        try:
            graph, rule = desk.library.find(RuleId.parse(text), key)
        except (BadRuleNumber, UnknownRule):
            unknown.append(text)
        else:
            found[text] = given(desk.shelf, graph, rule, asked.lang, asked.include)
    return Batch(rules=found, unknown=tuple(unknown))


def whole(desk: Desk, asked: WholeAsked) -> Whole:
    """Every entry of an edition."""
    graph = desk.library.graph(asked.edition)
    rules = {
        str(rule.id): given(desk.shelf, graph, rule, asked.lang)
        for rule in graph.edition.rules.values()
    }
    return Whole(edition=graph.edition.key, rules=rules)


def given(
    shelf: Shelf, graph: RuleGraph, rule: Rule, langs: Languages, include: tuple[Include, ...] = ()
) -> RuleGiven:
    """A rule as the API gives it, with what is to be included."""
    text, borrowed = lent(shelf, graph, rule.id, langs)
    lang, said = spoken(text, langs)
    shown = words(text, langs)
    key, number = graph.edition.key, str(rule.id)
    return RuleGiven(
        rule_number=number,
        rule_text=said,
        examples=examples_of(shelf, graph, rule, langs),
        fragment=number.partition(".")[2] or None,
        navigation=navigation(graph, rule.id),
        edition=key,
        kind=rule.kind,
        text_lang=lang,
        title=words(shelf.title(graph, rule.id), langs),
        text=shown,
        url=links.rule(key, rule.id),
        **origins(text, borrowed, langs),
        later=later(shelf, rule.id, key, langs),
        faults=tuple(
            words(Bilingual(fault.en, fault.zh), langs)
            for fault in shelf.library.faults_at(key, rule.id)
        ),
        **{_FIELDS.get(each, each.value): _INCLUDED[each](shelf, graph, rule, langs)
           for each in include},
    )  # fmt: skip


def examples_of(
    shelf: Shelf, graph: RuleGraph, rule: Rule, langs: Languages
) -> tuple[str, ...] | None:
    """The examples of a rule in one language each; None if it has none."""
    found = tuple(
        spoken(told(shelf, graph, rule, one, langs)[0], langs)[1] for one in rule.examples
    )
    return found or None


_FIELDS = {Include.EXAMPLES: "example_texts"}
_INCLUDED: dict[Include, Callable[[Shelf, RuleGraph, Rule, Languages], Any]] = {
    Include.CHILDREN: lambda shelf, graph, rule, langs: tuple(
        given(shelf, graph, graph.rule(n), langs) for n in graph.children(rule.id)
    ),
    Include.EXAMPLES: lambda shelf, graph, rule, langs: tuple(
        example_text(shelf, graph, rule, e, langs) for e in rule.examples
    ),
    Include.REFS: lambda shelf, graph, rule, langs: forward(graph, rule.id),
    Include.BACKREFS: lambda shelf, graph, rule, langs: backward(shelf, graph, rule.id, langs),
    Include.ANCESTORS: lambda shelf, graph, rule, langs: tuple(
        heading(shelf, graph, n, langs) for n in graph.ancestors(rule.id)
    ),
    Include.TERMS: lambda shelf, graph, rule, langs: terms(graph, rule, langs),
}


def example_text(
    shelf: Shelf, graph: RuleGraph, rule: Rule, example: Example, langs: Languages
) -> ExampleText:
    """An example in the languages wanted."""
    text, borrowed = told(shelf, graph, rule, example, langs)
    return ExampleText(n=example.n, text=words(text, langs), **origins(text, borrowed, langs))


def navigation(graph: RuleGraph, number: RuleId) -> Navigation:
    """What stands before and after: of a rule, the rules, over the headings of sections."""
    found = []
    for step in (graph.previous, graph.next):
        beside = step(number)
        while beside is not None and number.rule and not beside.rule:
            beside = step(beside)
        found.append(str(beside) if beside is not None else None)
    return Navigation(previous_rule=found[0], next_rule=found[1])


ROUTES = (
    Route(
        "/api/v1/rules/<number>",
        RuleAsked,
        RuleGiven,
        one,
        Bilingual("A rule, section or chapter", "一条规则，或一节、一章"),
        example="/api/v1/rules/702.19b?include=examples,refs,ancestors",
    ),
    Route(
        "/api/v1/rules",
        BatchAsked,
        Batch,
        batch,
        Bilingual("Several rules at once", "一次获取多条规则"),
        example="/api/v1/rules?ids=702.2c,702.19b&lang=zh",
    ),
    Route(
        "/api/v1/editions/<edition>/rules",
        WholeAsked,
        Whole,
        whole,
        Bilingual("Every rule of an edition", "一个版本的全部规则"),
        example="/api/v1/editions/2025-06-06/rules",
    ),
)
