"""The JSON API: `SUBJECTS` is the one table from which addresses and documentation are made.

route        what an address takes, gives and says of itself
limits       how often an address may ask
reading      a request becomes what a route takes
serving      the table becomes Flask's addresses
openapi      the table becomes the OpenAPI document
browsing     the document, and a page that shows it
texts        texts in both languages
definitions  a keyword becomes the rule that defines it
connections  references out and in, terms in texts
preview      what tooltips show
rules        rules by number
contents     the contents, the editions, the examples
glossary     terms and keywords
searching    a search
suggest      suggestions while typing
resolving    references found in a text
history      editions compared, a rule traced
cards        cards by name
asking       rulings on a scenario
questions    a question in words
permalinks   rulings that are kept
bulk         whole editions as files
community    the community's addresses and shapes
elsewhere    those of its addresses that lead elsewhere, or have nothing here
"""

from __future__ import annotations

from flask import Flask, Response, request

from corpus.model import Bilingual
from web.api import (
    asking,
    browsing,
    bulk,
    cards,
    community,
    community_history,
    contents,
    elsewhere,
    glossary,
    history,
    permalinks,
    preview,
    questions,
    resolving,
    rules,
    searching,
    suggest,
)
from web.api.limits import Limits
from web.api.openapi import Subject
from web.api.serving import blueprint
from web.audience import is_api

SUBJECTS: tuple[Subject, ...] = (
    (Bilingual("Rules", "规则"), (*rules.ROUTES, *contents.ROUTES, *preview.ROUTES)),
    (Bilingual("Search", "搜索"), (*searching.ROUTES, *suggest.ROUTES, *resolving.ROUTES)),
    (Bilingual("Terms", "术语"), glossary.ROUTES),
    (Bilingual("Editions", "版本"), (*history.ROUTES, *bulk.ROUTES)),
    (
        Bilingual("Rulings", "裁定"),
        (*asking.ROUTES, *questions.ROUTES, *permalinks.ROUTES, *cards.ROUTES),
    ),
    (
        Bilingual("The community's addresses", "社群通用接口"),
        (*community.ROUTES, *community_history.ROUTES),
    ),
)
_OPEN = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Retry-After, X-RateLimit-Limit, "
    "X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Reset-After",
}
_PREFLIGHT = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST, OPTIONS",
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
    "Access-Control-Max-Age": "86400",
}


def add_to(app: Flask, limits: Limits) -> None:
    """Makes the application answer the API, to pages of any site."""
    routes = [route for _, each in SUBJECTS for route in each]
    app.register_blueprint(blueprint(routes, limits))
    app.register_blueprint(browsing.blueprint(SUBJECTS))
    app.register_blueprint(elsewhere.pages)
    app.register_blueprint(bulk.blueprint(limits))
    app.after_request(_open)


def _open(response: Response) -> Response:
    if is_api(request.path):
        response.headers.update(_OPEN)
        if request.method == "OPTIONS":
            response.headers.update(_PREFLIGHT)
    return response
