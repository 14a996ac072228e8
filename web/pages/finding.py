"""What programs look for at an address of its own: robots, site map, icon, search, feed."""

from __future__ import annotations

from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup

from web.cache import kept
from web.desk import desk
from web.language import reader
from web.present import feed, links
from web.wording import say

pages = Blueprint("finding", __name__)

_ROBOTS = """User-agent: *
Disallow: /api/
Disallow: /ask
Disallow: /cr
Disallow: /diff/
Disallow: /offline
Disallow: /pack/
Disallow: /search
Disallow: /suggest

Sitemap: {sitemap}
"""
_DESCRIPTION = Markup(
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">'
    "<ShortName>{name}</ShortName><Description>{about}</Description>"
    "<InputEncoding>UTF-8</InputEncoding>"
    '<Image width="16" height="16" type="image/svg+xml">{icon}</Image>'
    '<Url type="text/html" template="{search}?q={{searchTerms}}"/>'
    "</OpenSearchDescription>\n"
)
_SECONDS_KEPT = 3600
_MAP = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{space}">\n{places}</urlset>\n'
_PLACE = Markup("<url><loc>{}</loc></url>\n")
_SPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


@pages.get("/robots.txt")
@kept
def robots() -> ResponseReturnValue:
    """What programs that read whole sites may read: the pages, and not what is worked out."""
    told = _ROBOTS.format(sitemap=links.absolute(url_for("finding.sitemap")))
    return Response(told, mimetype="text/plain")


@pages.get("/favicon.ico")
def icon() -> ResponseReturnValue:
    """The icon, for who doesn't read where a page says that it is."""
    return redirect(url_for("static", filename="icon.svg"), 301)


@pages.get("/opensearch.xml")
@kept
def description() -> ResponseReturnValue:
    """How a browser searches here."""
    lang = reader()
    told = _DESCRIPTION.format(
        name=say(lang, "site"),
        about=say(lang, "finding.about"),
        icon=links.absolute(url_for("static", filename="icon.svg")),
        search=links.absolute(url_for("search.results")),
    )
    return Response(told, mimetype="application/opensearchdescription+xml")


@pages.get("/sitemap.xml")
@kept
def sitemap() -> ResponseReturnValue:
    """Every rule and term of the edition that is read by default."""
    graph = desk().library.graph()
    key = graph.edition.key
    here = [links.home(), *(links.rule(key, number) for number in graph.edition.rules)]
    here += dict.fromkeys(links.term(key, term.printed) for term in graph.edition.terms)
    root = request.host_url.rstrip("/")
    places = "".join(_PLACE.format(f"{root}{one}") for one in here)
    return Response(_MAP.format(space=_SPACE, places=places), mimetype="application/xml")


@pages.get("/feed")
@kept
def changes() -> ResponseReturnValue:
    """What changed from edition to edition, for programs that tell of news (Atom)."""
    page = feed.page(desk().library, reader())
    told = Response(render_template("feed.xml", page=page), mimetype="application/atom+xml")
    told.cache_control.max_age = _SECONDS_KEPT
    return told
