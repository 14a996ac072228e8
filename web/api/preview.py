"""References become previews: what a tooltip shows of many rules and terms, in one small answer.

`GET /api/v1/preview?cr=702.19b,704.5g&term=践踏&term=飞行&edition=&lang=` gives

    {"cr": {"702.19b": ENTRY, "704.5g": ENTRY}, "term": {"践踏": ENTRY}}

keyed by what was asked, letter for letter; what is not known has no entry. An ENTRY is

    {"number": "702.19b",                     absent for a term that no rule defines
     "title": {"en": "Trample", "zh": "践踏"},  the heading it stands under; a term's names
     "text": {"en": "…", "zh": "…"},           absent for a chapter or section
     "edition": "2023-11-17",                  whose words they are
     "from": {"en": "2024-02-02"},             languages from another edition that says the same
     "later": {"text": {"en": "…"}, …},        that a later edition changed, moved or dropped it
     "url": "/2023-11-17/rule/702.19b"}        relative to this host

A keyword's heading has the text of its definition. `lang=en` and `lang=zh` leave the other
language out where there is a text in the one asked for. `cr` may list numbers with commas or be
repeated, `term` may be repeated; at most 100 of each. `702.19b@2024-02-02` and `践踏@2024-02-02`
name an edition of their own, as links of one page may lead to several.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from corpus.analysis.traditional import traditional
from corpus.errors import BadRuleNumber, UnknownEdition, UnknownRule
from corpus.graph import RuleGraph
from corpus.ids import RuleId
from corpus.model import Bilingual, Lang
from corpus.shelf import Shelf
from web.api.definitions import definition
from web.api.route import Given, InEdition, Languages, Route, meant
from web.api.texts import (
    Differing,
    LaterGiven,
    Origin,
    Url,
    Words,
    defined,
    later,
    names,
    origins,
    sourced,
    words,
)
from web.desk import Desk
from web.preferences import Script
from web.present import links

_MOST = 100
_LONGEST = 80


class Preview(Given, frozen=True, kw_only=True):
    """What a tooltip shows of a rule or term."""

    title: Annotated[Words, meant("The heading's or the term's names.", "标题或术语的名称。")]
    edition: Annotated[str, meant("Whose words they are.", "文字所属的版本。")]
    url: Url
    number: Annotated[str | None, meant("The rule's number.", "规则编号。")] = None
    text: Annotated[Words | None, meant("What it says.", "内容。")] = None
    borrowed: Origin = msgspec.field(name="from", default_factory=dict)
    differs: Differing = ()
    later: LaterGiven | None = None


class Previews(Given, frozen=True, kw_only=True):
    """Previews by what was asked, letter for letter; what is not known is absent."""

    cr: Annotated[dict[str, Preview], meant("Rules.", "规则。")]
    term: Annotated[dict[str, Preview], meant("Terms.", "术语。")]


class PreviewAsked(InEdition, frozen=True, kw_only=True):
    """Numbers and names to preview."""

    cr: Annotated[
        tuple[Annotated[str, msgspec.Meta(max_length=_LONGEST, pattern="^[^,]+$")], ...],
        meant(
            "Rule numbers, with commas.",
            "规则编号，以逗号分隔。",
            by_comma=True,
            max_length=_MOST,
        ),
    ] = ()
    script: Annotated[Script, meant("The characters of Chinese.", "中文所用的字体。")] = Script.HANS
    term: Annotated[
        tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=_LONGEST)], ...],
        meant("Names of terms; may be repeated.", "术语名称，可重复。", max_length=_MOST),
    ] = ()


def previews(desk: Desk, asked: PreviewAsked) -> Previews:
    """The previews of what is known. Raises `UnknownEdition`."""
    key = desk.library.resolve(asked.edition) if asked.edition else None
    rules = {text: _of_number(desk.shelf, text, key, asked.lang) for text in asked.cr}
    terms = {name: _of_term(desk.shelf, name, key, asked.lang) for name in asked.term}
    shown = _traditional if asked.script is Script.HANT else _as_it_is
    return Previews(
        cr={text: shown(found) for text, found in rules.items() if found is not None},
        term={name: shown(found) for name, found in terms.items() if found is not None},
    )


def _as_it_is(preview: Preview) -> Preview:
    return preview


def _traditional(preview: Preview) -> Preview:
    """A preview with its Chinese in traditional characters."""
    change = msgspec.structs.replace
    text, after = preview.text, preview.later
    return change(
        preview,
        title=_in_traditional(preview.title),
        text=_in_traditional(text) if text is not None else None,
        later=change(after, text=_in_traditional(after.text)) if after is not None else None,
    )


def _in_traditional(words: Words) -> Words:
    zh = words.zh
    return msgspec.structs.replace(words, zh=traditional(zh) if zh is not None else None)


def _of_number(shelf: Shelf, text: str, key: str | None, lang: Languages) -> Preview | None:
    name, _, day = text.partition("@")
    try:
        graph, rule = shelf.library.find(RuleId.parse(name), day or key)
    except (BadRuleNumber, UnknownEdition, UnknownRule):
        return None
    return _of_rule(shelf, graph, rule.id, lang)


def _of_rule(shelf: Shelf, graph: RuleGraph, number: RuleId, lang: Languages) -> Preview:
    key, shown = graph.edition.key, definition(graph, number)
    said = sourced(shelf, graph, shown, lang) if shown is not None else None
    return Preview(
        number=str(number),
        title=words(shelf.title(graph, number), lang),
        text=said.text if said else None,
        edition=key,
        later=later(shelf, number, key, lang),
        borrowed=said.borrowed if said else {},
        differs=said.differs if said else (),
        url=links.rule(key, number),
    )


def _of_term(shelf: Shelf, text: str, key: str | None, lang: Languages) -> Preview | None:
    name, _, day = text.partition("@")
    try:
        graph = shelf.library.graph(day or key)
    except UnknownEdition:
        return None
    home = graph if graph.edition.terms else shelf.library.graph()
    entry = next(iter(home.terminology.by_name(name)), None)
    found = shelf.find_term(home, name)
    number = shelf.library.defined(entry, home.edition.key) if entry else None
    if found is None:
        if entry is None or number is None:
            return None
        rule = _of_rule(shelf, home, number, lang)
        return msgspec.structs.replace(rule, title=words(names(entry), lang))
    standard = entry.en[0] if entry else found.printed
    said, borrowed = defined(shelf, home, found, lang)
    shown = words(said, lang)
    preview = Preview(
        number=str(number) if number else None,
        title=words(names(entry) if entry else shelf.term_names(home, found), lang),
        text=shown,
        edition=home.edition.key,
        **origins(said, borrowed, lang),
        url=links.term(home.edition.key, standard),
    )
    lacking = [each for each in lang.wanted if not getattr(shown, each)]
    if number is None or not lacking:
        return preview
    return _completed(preview, _of_rule(shelf, home, number, lang), lacking)


def _completed(preview: Preview, rule: Preview, lacking: Sequence[Lang]) -> Preview:
    """A term's preview with what its rule says in languages that no glossary has it in."""
    given = {str(each): getattr(rule.text, each) for each in lacking if rule.text is not None}
    change = msgspec.structs.replace
    return change(
        preview,
        text=change(preview.text, **given) if preview.text is not None else rule.text,
        borrowed={**preview.borrowed, **{k: v for k, v in rule.borrowed.items() if k in given}},
        differs=(*preview.differs, *(each for each in rule.differs if each in given)),
    )


ROUTES = (
    Route(
        "/api/v1/preview",
        PreviewAsked,
        Previews,
        previews,
        Bilingual("Previews of many rules and terms at once", "一次获取多条规则与术语的预览"),
        example="/api/v1/preview?cr=702.19b,704.5g&term=践踏",
    ),
)
