"""What is shown becomes its URL. An edition is always named in the links made here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import quote, urlencode

from flask import request, url_for

from corpus.ids import RuleId
from corpus.model import Lang

_SAFE = "!$'()*,/:;?@"  # in a query string, as Flask's `url_for` has them
_MANY = 8_192  # addresses that are kept, of some 150 bytes each


def address(endpoint: str, **values: str | int | None) -> str:
    """The address of a view as Flask's `url_for` makes it, kept: a page has a hundred.

    What is None is left out. What a reader typed has no place here.
    """
    return _made(request.script_root, endpoint, tuple(values.items()))


@lru_cache(_MANY)
def _made(_root: str, endpoint: str, values: tuple[tuple[str, str | int | None], ...]) -> str:
    """The address below where the site is mounted, which is a part of the name it is kept under."""
    return url_for(endpoint, **dict(values))  # type: ignore[arg-type]


def home() -> str:
    """The front page."""
    return address("home.index")


def rule(edition: str, number: RuleId | str, cited: str | None = None) -> str:
    """The page of a rule, section or chapter in an edition; `cited` as another does: `733@DATE`."""
    return address("rule.show", edition=edition, number=str(number), cited=cited)


def rule_in(edition: str, number: RuleId, *, part: int = 0) -> str:
    """A rule's page, at its `part`-th example if that is not 0."""
    anchor = f"{number.anchor}-e{part}" if part else None
    return address("rule.show", edition=edition, number=str(number), _anchor=anchor)


def trace(edition: str, number: RuleId | str) -> str:
    """A rule of an edition through all editions."""
    return address("compare.trace", edition=edition, number=str(number))


def compare(old: str, new: str, **options: str | int | None) -> str:
    """The comparison of two editions; options that are None are left out."""
    return url_for("compare.show", old=old, new=new, **options)  # type: ignore[arg-type]


def comparing() -> str:
    """Where two editions are chosen to be compared."""
    return address("compare.choose")


def term(edition: str, name: str) -> str:
    """The page of a term in an edition, by one of its names."""
    return address("term.show", edition=edition, name=name)


def terms(edition: str | None = None, order: str | None = None) -> str:
    """The glossary of an edition, or of the one that answers when none is named, in an order."""
    if edition is None:
        return address("term.here", order=order)
    return address("term.index", edition=edition, order=order)


def keywords(edition: str | None = None, order: str | None = None) -> str:
    """The index of keywords of an edition, or of the one that answers when none is named."""
    if edition is None:
        return address("term.keywords_here", order=order)
    return address("term.keywords", edition=edition, order=order)


def suggest() -> str:
    """What the search box asks while one types."""
    return address("api.GET /api/v1/suggest")


def edition(key: str) -> str:
    """The contents of an edition."""
    return address("editions.contents", edition=key)


def editions() -> str:
    """The list of editions."""
    return address("editions.index")


def feed(lang: Lang) -> str:
    """What changed from edition to edition, in a language, for programs that tell of news."""
    return address("finding.changes", lang=str(lang))


def search(query: str, **options: str | int | None) -> str:
    """The results of a search; options that are None are left out."""
    given = tuple((k, v) for k, v in options.items() if v is not None)
    return f"{address('search.results')}?{_queried(query)}{_given(given)}"


@lru_cache(64)
def _queried(query: str) -> str:
    """What was searched for, as a page of results has it in twenty addresses."""
    return urlencode({"q": query}, safe=_SAFE)


@lru_cache(1024)
def _given(options: tuple[tuple[str, str | int], ...]) -> str:
    """The options that are added to what was searched for."""
    return f"&{urlencode(options, safe=_SAFE)}" if options else ""


def ask(example: str | None = None) -> str:
    """The page that takes a scenario, filled in with one of the examples."""
    return address("ask.form", example=example)


def ask_rulebook(edition: str, number: RuleId, n: int) -> str:
    """The ruling on a rule's `n`-th example in the rulebook."""
    return address("ask.rulebook", edition=edition, number=str(number), n=n)


def ask_ready(example: str) -> str:
    """The ruling on one of the ready scenarios."""
    return address("ask.ready", name=example)


def ask_board(**options: str) -> str:
    """The form that sets up a board; of an `example`, or of a `ruling` that was kept."""
    return url_for("ask.board", **options)  # type: ignore[arg-type]


def ruling(link: str) -> str:
    """The permalink of a ruling."""
    return address("ruling.show", link=link)


def report(**about: str) -> str:
    """The form to report what is wrong: with a `ruling`, or a `subject` of an `edition`."""
    return url_for("ruling.form", **about)  # type: ignore[arg-type]


def cards(query: str | None = None, page: int | None = None) -> str:
    """The list of cards, or of those whose names hold some words; a later page of it."""
    return url_for("cards.index", q=query, page=page if page != 1 else None)


def card(name: str) -> str:
    """The page of a card."""
    return address("cards.show", name=name)


def cards_complete() -> str:
    """What a field for a card's name asks while one types."""
    return address("cards.complete")


def guide() -> str:
    """How to write a scenario."""
    return address("ask.guide")


def api() -> str:
    """The page about the API."""
    return address("api_docs.index")


def bulk(edition: str, name: str) -> str:
    """A file of an edition for programs that want all of it: `rules`, `glossary`."""
    return address("bulk.file", edition=edition, name=name)


def bulk_lineage() -> str:
    """The file of what changed from edition to edition."""
    return address("bulk.lineage")


def absolute(path: str) -> str:
    """A link made here, with the host it is asked from."""
    return request.host_url.rstrip("/") + path


def rule_anywhere(number: RuleId | str) -> str:
    """The page of a rule in the edition that answers when none is named."""
    return address("rule.find", number=str(number))


def here(path: str, options: Mapping[str, str]) -> str:
    """The address that is being answered, with other options."""
    return f"{request.script_root}{quote(path)}?{urlencode(options)}"


def embed() -> str:
    """The page about previews for other sites."""
    return address("embed.about")


def embed_script() -> str:
    """The script that shows previews on other sites."""
    return address("embed.script")


def rule_frame(edition: str, number: RuleId, lang: Lang) -> str:
    """A rule alone, in a language, for a frame in another site's page."""
    return address("embed.rule", edition=edition, number=str(number), lang=str(lang))


def term_frame(edition: str, name: str, lang: Lang) -> str:
    """A term alone, in a language, for a frame in another site's page."""
    return address("embed.term", edition=edition, name=name, lang=str(lang))


def card_frame(name: str, lang: Lang) -> str:
    """A card alone, in a language, for a frame in another site's page."""
    return address("embed.card", name=name, lang=str(lang))


def ruling_frame(link: str, lang: Lang) -> str:
    """A ruling alone, in a language, for a frame in another site's page."""
    return address("embed.ruling", link=link, lang=str(lang))


def rule_picture(edition: str, number: RuleId, lang: Lang) -> str:
    """The picture of a rule, in a language."""
    return address("embed.rule_picture", edition=edition, number=str(number), lang=str(lang))


def term_picture(edition: str, name: str, lang: Lang) -> str:
    """The picture of a term, in a language."""
    return address("embed.term_picture", edition=edition, name=name, lang=str(lang))


def card_picture(name: str, lang: Lang) -> str:
    """The picture of a card, in a language."""
    return address("embed.card_picture", name=name, lang=str(lang))


def ruling_picture(link: str, lang: Lang) -> str:
    """The picture of a ruling, in a language."""
    return address("embed.ruling_picture", link=link, lang=str(lang))


def oembed(url: str, lang: Lang) -> str:
    """What oEmbed gives for an absolute address, in a language."""
    return url_for("embed.unfurl", url=f"{url}?lang={lang}")
