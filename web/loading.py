"""The site is loaded with all that pages and rulings need: processes that follow share it."""

from __future__ import annotations

from itertools import islice

from flask import Flask

from web import asking
from web.app import create_app

_WARMING = (
    *("/rule/100", "/search?q=100", "/search?q=Does+Lightning+Bolt+kill+a+2/2?"),
    "/search?q=闪电击能消灭2/2的生物吗？",  # the grammar of each language takes 70 MB
    "/sw.js",  # the version of the packed index
)
_RULED = 8  # ready scenarios, from which rulings have what they need


def site() -> Flask:
    """The application, as it answers without loading anything more."""
    found = create_app()
    warm(found)
    return found


def warm(found: Flask) -> None:
    """Has an application load what it needs, by asking it."""
    client = found.test_client()
    for path in _WARMING:
        client.get(path, follow_redirects=True)
    with found.app_context():
        for example in islice(asking.examples().values(), _RULED):
            asking.ready(example.name)
