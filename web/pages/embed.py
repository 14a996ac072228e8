"""What other sites load: the script of previews, frames, oEmbed; and the page about all of them."""

from __future__ import annotations

from pathlib import Path

from flask import Blueprint, Response, abort, jsonify, render_template, request
from flask.typing import ResponseReturnValue

from corpus.ids import RuleId
from judge.scenario.setup import card_named
from web import picture
from web.cache import kept
from web.desk import desk
from web.embed import oembed, snippet
from web.errors import Refused
from web.language import reader
from web.present import cards, links, rules, terms, unfurling
from web.present.texts import Plain
from web.wording import say

pages = Blueprint("embed", __name__)

SCRIPT = Path(__file__).parents[1] / "embed" / "embed.js"
_SECONDS_KEPT = 3600
_FRAMED = (
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
)


@pages.get("/embed.js")
@kept
def script() -> ResponseReturnValue:
    """The script of previews, for pages of any site."""
    response = Response(packed(), mimetype="text/javascript")
    response.cache_control.max_age = _SECONDS_KEPT
    response.headers["Access-Control-Allow-Origin"] = "*"  # for `integrity` and `type=module`
    return _for_all(response)


def packed() -> str:
    """The script without indentation and comments; no string of it has a slash after a space."""
    lines = SCRIPT.read_text(encoding="utf-8").splitlines()
    bare = (f" {line.strip()}".partition(" //")[0].strip() for line in lines)
    return "\n".join(line for line in bare if line)


@pages.get("/embed")
@kept
def about() -> ResponseReturnValue:
    """The page that shows the previews and makes the tag for them."""
    editions = desk().library.keys
    options = snippet.Options.read(request.args, editions)
    return render_template(
        "embed.html",
        options=options,
        choices={"lang": snippet.LANGS, "detect": snippet.DETECTS, "theme": snippet.THEMES},
        editions=editions[::-1],
        tag=str(options.tag(links.absolute(links.embed_script()))),
        host=request.host_url.rstrip("/"),
        sample=links.absolute(links.rule_anywhere("702.19b")),
    )


@pages.get("/embed/<edition>/rule/<number>")
@kept
def rule(edition: str, number: str) -> ResponseReturnValue:
    """A rule alone, for a frame in another site's page."""
    graph = desk().library.graph(edition)
    found = graph.rule(RuleId.parse(number))
    return _frame(unfurling.rule_frame(desk().shelf, graph, found, reader()))


@pages.get("/embed/<edition>/term/<path:name>")
@kept
def term(edition: str, name: str) -> ResponseReturnValue:
    """A term alone, for a frame in another site's page."""
    page = terms.page(desk().shelf, desk().library.graph(edition), name, reader())
    return _frame(unfurling.term_frame(page, reader()))


@pages.get("/embed/card/<path:name>")
def card(name: str) -> ResponseReturnValue:
    """A card alone, for a frame in another site's page."""
    found = card_named(name)
    if found is None:
        abort(404)
    return _frame(unfurling.card_frame(cards.page(desk().shelf, found, reader()), reader()))


@pages.get("/embed/r/<link>")
def ruling(link: str) -> ResponseReturnValue:
    """The answers under a permalink, for a frame in another site's page."""
    return _frame(unfurling.ruling_frame(desk().shelf, desk().store.get(link), reader()))


@pages.get("/picture/<year:edition>/rule/<number>")
@kept
def rule_picture(edition: str, number: str) -> ResponseReturnValue:
    """A rule as a picture, which chats show beside a link."""
    graph = desk().library.graph(edition)
    page = rules.page(
        desk().shelf, desk().engine, graph, graph.rule(RuleId.parse(number)), reader()
    )
    return _picture(unfurling.rule_card(page, reader()))


@pages.get("/picture/<year:edition>/term/<path:name>")
@kept
def term_picture(edition: str, name: str) -> ResponseReturnValue:
    """A term as a picture."""
    page = terms.page(desk().shelf, desk().library.graph(edition), name, reader())
    return _picture(unfurling.term_card(page, reader()))


@pages.get("/picture/card/<path:name>")
@kept
def card_picture(name: str) -> ResponseReturnValue:
    """A card as a picture: what is printed on it, and nothing drawn by others."""
    found = card_named(name)
    if found is None:
        abort(404)
    return _picture(unfurling.card_card(cards.page(desk().shelf, found, reader()), reader()))


@pages.get("/picture/r/<link>")
@kept
def ruling_picture(link: str) -> ResponseReturnValue:
    """The answers under a permalink as a picture, with the rules that they turn on."""
    kept_there = desk().store.get(link)
    return _picture(unfurling.ruling_card(kept_there, say(reader(), "embed.ruling"), reader()))


@pages.get("/oembed")
@kept
def unfurl() -> ResponseReturnValue:
    """What oEmbed asks of an address (`url`, `format`, `maxwidth`, `maxheight`)."""
    if request.args.get("format", "json") != "json":
        abort(501)
    url = request.args.get("url")
    if not url:
        raise Refused("refused.url")
    sizes = (request.args.get(name, type=int) for name in ("maxwidth", "maxheight"))
    response = jsonify(oembed.answer(url, *sizes))
    response.headers["Access-Control-Allow-Origin"] = "*"
    return response


def _picture(card: Plain) -> Response:
    """The picture of a card in a chat; there is none without a font."""
    if card["picture"] is None:
        abort(404)
    below = tuple(text for text in card["told"] if text != card["title"])
    drawn = picture.png(card["title"], below, say(reader(), "site"))
    response = Response(drawn, mimetype="image/png")
    response.cache_control.max_age = _SECONDS_KEPT
    return _for_all(response)


def _frame(shown: Plain) -> Response:
    """The one kind of page that others may frame."""
    response = Response(render_template("frame.html", page=shown))
    response.headers["Content-Security-Policy"] = _FRAMED
    return _for_all(response)


def _for_all(response: Response) -> Response:
    """Lets pages of other sites load an answer, also those that isolate themselves."""
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response
