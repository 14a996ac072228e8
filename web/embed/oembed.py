"""An address of this site becomes what oEmbed gives: a small frame that shows the same.

The format is that of https://oembed.com (version 1.0, type `rich`), as JSON only.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qs, unquote, urlsplit

from flask import current_app, request
from markupsafe import Markup
from werkzeug.exceptions import HTTPException, NotFound

from corpus.ids import RuleId
from corpus.model import Lang
from judge.scenario.setup import card_named
from web import picture
from web.desk import desk
from web.language import reader
from web.present import cards, links, terms, unfurling
from web.present.texts import Plain
from web.wording import say

_WIDTH, _HEIGHT = 600, 260  # pixels
_SECONDS_KEPT = 24 * 3600


def answer(url: str, most_width: int | None, most_height: int | None) -> Plain:
    """What oEmbed gives for an address; the size in pixels is within what is asked for.

    Raises `NotFound` for an address that is not of a rule, term, card or ruling of this site, and
    what their own pages would raise for one that does not exist.
    """
    shown, source, drawn, lang = _named(url)
    width, height = _within(_WIDTH, most_width), _within(_HEIGHT, most_height)
    frame = Markup(
        '<iframe src="{}" title="{}" width="{}" height="{}" loading="lazy" '
        'sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>'
    ).format(links.absolute(source), shown["title"], width, height)
    return {
        "version": "1.0",
        "type": "rich",
        "title": shown["title"],
        "provider_name": say(lang, "site"),
        "provider_url": links.absolute(links.home()),
        "cache_age": _SECONDS_KEPT,
        "width": width,
        "height": height,
        "html": str(frame),
        **_thumbnail(drawn, most_width, most_height),
    }


def _thumbnail(drawn: str, most_width: int | None, most_height: int | None) -> Plain:
    """The picture of the page, where there is one and it is within the size asked for."""
    size = picture.WIDTH, picture.HEIGHT
    if not picture.font() or (_within(size[0], most_width), _within(size[1], most_height)) != size:
        return {}
    return {
        "thumbnail_url": links.absolute(drawn),
        "thumbnail_width": size[0],
        "thumbnail_height": size[1],
    }


def _within(usual: int, most: int | None) -> int:
    """The usual size, or less where less is asked for; what is no size asks for nothing."""
    return min(usual, most) if most and most > 0 else usual


def _named(url: str) -> tuple[Plain, str, str, Lang]:
    """What a frame shows of an address of ours, where frame and picture are, and the language."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise NotFound from error
    options = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    lang = Lang(options["lang"]) if options.get("lang") in tuple(Lang) else reader()
    endpoint, values = _matched(parts.netloc, parts.path)
    match endpoint:
        case "rule.show" | "rule.find":
            edition = values.get("edition") or options.get("edition")
            graph, rule = desk().library.find(RuleId.parse(values["number"]), edition)
            shown = unfurling.rule_frame(desk().shelf, graph, rule, lang)
            where = graph.edition.key, rule.id, lang
            return shown, links.rule_frame(*where), links.rule_picture(*where), lang
        case "term.show" | "term.find":
            graph = desk().library.graph(values.get("edition") or options.get("edition"))
            page = terms.page(desk().shelf, graph, values["name"], lang)
            told = graph.edition.key, values["name"], lang
            frame = unfurling.term_frame(page, lang)
            return frame, links.term_frame(*told), links.term_picture(*told), lang
        case "cards.show" if (card := card_named(values["name"])) is not None:
            page = cards.page(desk().shelf, card, lang)
            of = card.name.en, lang
            frame = unfurling.card_frame(page, lang)
            return frame, links.card_frame(*of), links.card_picture(*of), lang
        case "ruling.show":
            kept = desk().store.get(values["link"])
            return (
                unfurling.ruling_frame(desk().shelf, kept, lang),
                links.ruling_frame(kept.id, lang),
                links.ruling_picture(kept.id, lang),
                lang,
            )
        case _:
            raise NotFound


def _matched(host: str, path: str) -> tuple[str, Mapping[str, str]]:
    """The endpoint of this application that answers an address, and what its path says."""
    adapter = current_app.create_url_adapter(request)
    if host != request.host or adapter is None:
        raise NotFound
    try:
        endpoint, values = adapter.match(
            unquote(path).removeprefix(request.script_root), method="GET"
        )
    except HTTPException as error:
        raise NotFound from error
    return str(endpoint), values
