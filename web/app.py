"""A configuration becomes the application: its pages, errors, wording and headers."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from flask import Flask, Response, request
from werkzeug.routing import BaseConverter

import judge
from corpus.analysis.forms import forms
from corpus.imports import data_folder
from judge.cards.store import CARDS, CardStore
from judge.ruling import by_edition
from judge.scenario.setup import pools_version, use_cards
from web import api, desk, errors, traditional
from web.ahead import AHEAD, Ahead
from web.api.limits import Limits
from web.api.route import Cost
from web.around import around
from web.audience import is_api
from web.cache import ROUTE, Cache, kept
from web.language import HTML_LANG, reader
from web.markup import dated, rich, symbols
from web.pages import PAGES
from web.preferences import Script, remember, script, texts, theme
from web.present import links, settings
from web.present.texts import chosen, lacks, only, shown
from web.wording import say

_log = logging.getLogger("judge.server")
_MOST_BYTES = 256 * 1024
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_COSTS = {  # of pages that do what the API does, and of pictures
    "ask.ask": Cost.HEAVY,
    "ask.change": Cost.LIGHT,
    "ask.ready": Cost.HEAVY,
    "ask.rulebook": Cost.HEAVY,
    "ruling.show": Cost.LIGHT,
    "ruling.send": Cost.LIGHT,
    **{f"embed.{kind}_picture": Cost.LIGHT for kind in ("rule", "term", "card", "ruling")},
}


class YearConverter(BaseConverter):
    """The first part of an address that names an edition: it begins with a year."""

    regex = "[0-9][^/]*"


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """The website. `DATA` in `config` is the data folder; the user's own by default.

    `LIMITS` in it is what a ruling may take, as in JUDGE_LIMITS; `EDITION` is the edition that
    scenarios which name none are ruled by, as in JUDGE_EDITION. Raises `BadLimits`, and
    `Unsupported` for an edition that is not carried out.
    """
    app = Flask(__name__)
    app.config["MAX_CONTENT_LENGTH"] = _MOST_BYTES
    app.config.from_mapping(config or {})
    judge.Limits.of_environment().changed(app.config.get("LIMITS", ""))  # refused here, if at all
    by_edition.resolved(app.config.get("EDITION") or by_edition.chosen())  # the same
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    app.url_map.converters["year"] = YearConverter
    app.jinja_env.filters["rich"] = rich
    app.jinja_env.filters["symbols"] = symbols
    app.jinja_env.filters["dated"] = dated
    app.jinja_env.globals["url_for"] = links.address
    app.jinja_env.globals["around"] = around
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    app.extensions[desk.NAME] = desk.Desk(Path(app.config.get("DATA") or data_folder()))
    _use_imported_cards(app)
    app.context_processor(_context)
    app.after_request(_finish)
    errors.add_to(app)
    for pages in PAGES:
        app.register_blueprint(pages)
    limits = Limits(app)
    api.add_to(app, limits)
    for name, cost in _COSTS.items():
        app.view_functions[name] = limits.on(cost, app.view_functions[name])
    app.view_functions["static"] = kept(app.view_functions["static"])
    ahead = app.extensions[AHEAD] = Ahead.of(app.extensions[desk.NAME].data)
    app.wsgi_app = Cache(app.wsgi_app, pools_version, ahead=ahead.answer)  # type: ignore[method-assign]
    return app


def _use_imported_cards(app: Flask) -> None:
    """Lets scenarios name the cards that were imported into the data folder."""
    store = CardStore(app.extensions[desk.NAME].data / CARDS, forms)
    problem = store.problem()
    if problem is not None:  # the cards of the pool are known all the same
        _log.warning(str(problem))
        return
    use_cards(store)


def _context() -> dict[str, Any]:
    """What every template has: the wording, what the reader prefers, the links, the editions."""
    lang = reader()
    return {
        "say": partial(say, lang),
        "reader": lang,
        "html_lang": HTML_LANG[lang],
        "prefers": {"texts": texts(), "script": script(), "theme": theme()},
        "links": links,
        "is_loaded": lambda edition: edition in desk.desk().library.keys,
        "settings": settings,
        "shown": shown,
        "chosen": chosen,
        "lacks": lambda found: lacks(found, lang),
        "only": lambda: only(lang, "only.other"),
    }


def _finish(response: Response) -> Response:
    """The headers of every answer."""
    if request.url_rule is not None:
        request.environ[ROUTE] = request.url_rule.rule
    for name, value in _HEADERS.items():
        response.headers.setdefault(name, value)
    if is_api(request.path):
        return response
    if response.mimetype == "text/html":
        response.content_language.add(HTML_LANG[reader()])
    if response.mimetype == "text/html" and script() is Script.HANT:
        response.set_data(traditional.page(response.get_data(as_text=True)))
    return remember(request, response)
