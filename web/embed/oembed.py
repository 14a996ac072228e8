"""An address of this site becomes what oEmbed gives: a small frame that shows the same.

The format is that of https://oembed.com (version 1.0, type `rich`), as JSON only.
"""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from flask import current_app, request
from markupsafe import Markup
from werkzeug.exceptions import HTTPException, NotFound

from corpus.ids import RuleId
from corpus.model import Lang
from web.desk import desk
from web.language import reader
from web.present import links
from web.present.headings import title
from web.present.texts import Plain, label
from web.wording import say

_WIDTH, _HEIGHT = 600, 260  # pixels
_LEAST = 120
_SECONDS_KEPT = 24 * 3600


def answer(url: str, most_width: int | None, most_height: int | None) -> Plain:
    """What oEmbed gives for an address; the size in pixels is within what is asked for.

    Raises `NotFound` for an address that is not of a rule of this site, and what the rule's own
    page would raise for a number that does not exist.
    """
    edition, number, lang = _named(url)
    graph, rule = desk().library.find(number, edition)
    words = label(title(desk().shelf, graph, rule.id), lang)
    width = max(_LEAST, min(_WIDTH, most_width or _WIDTH))
    height = max(_LEAST, min(_HEIGHT, most_height or _HEIGHT))
    name = f"{rule.id} {words} — {say(lang, 'edition', date=graph.edition.key)}"
    frame = Markup(
        '<iframe src="{}" title="{}" width="{}" height="{}" loading="lazy" '
        'sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>'
    ).format(links.absolute(links.frame(graph.edition.key, rule.id, lang)), name, width, height)
    return {
        "version": "1.0",
        "type": "rich",
        "title": name,
        "provider_name": say(lang, "site"),
        "provider_url": links.absolute(links.home()),
        "cache_age": _SECONDS_KEPT,
        "width": width,
        "height": height,
        "html": str(frame),
    }


def _named(url: str) -> tuple[str | None, RuleId, Lang]:
    """The edition, if it is named, the number and the language of an address of ours."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise NotFound from error
    options = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    path = parts.path.removeprefix(request.script_root)
    adapter = current_app.create_url_adapter(request)
    if parts.netloc != request.host or adapter is None:
        raise NotFound
    try:
        endpoint, values = adapter.match(path, method="GET")
    except HTTPException as error:
        raise NotFound from error
    if endpoint not in ("rule.show", "rule.find"):
        raise NotFound
    edition = values.get("edition") or options.get("edition")
    lang = options.get("lang")
    return edition, RuleId.parse(values["number"]), Lang(lang) if lang in tuple(Lang) else reader()
