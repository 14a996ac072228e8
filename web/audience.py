"""A request comes of a reader, who sees pages, or of a program, which is answered in JSON."""

from __future__ import annotations

from functools import lru_cache

from flask import Request
from werkzeug.datastructures import MIMEAccept
from werkzeug.http import parse_accept_header

_API = (
    *("/api/", "/cr/", "/diff/", "/oembed", "/feed", "/metadata/", "/link/", "/file/"),
    *("/mtr", "/ipg", "/pending/"),
)
PAGE, JSON = "text/html", "application/json"


def is_api(path: str) -> bool:
    """True for an address that answers with JSON, errors too."""
    return path.startswith(_API) or path == "/cr"


def is_program(asked: Request) -> bool:
    """True where JSON is wanted, errors too: by the address, or by what is accepted."""
    return is_for_programs(asked.path, asked.headers.get("Accept", ""))


def is_for_programs(path: str, accept: str) -> bool:
    """True for an address that answers with JSON, and where Accept asks for it."""
    return is_api(path) or wanted(accept) == JSON


@lru_cache(256)
def wanted(accept: str) -> str:
    """A page or JSON, by an Accept header: who takes anything and names no page is a program.

    >>> wanted(""), wanted("*/*"), wanted("text/html,*/*;q=0.8"), wanted("application/json")
    ('text/html', 'application/json', 'text/html', 'application/json')
    """
    found = parse_accept_header(accept, MIMEAccept)
    names_pages = any(name.startswith(("text/", "application/xhtml")) for name, _ in found)
    if found and not names_pages and found["application/json"]:
        return JSON
    return found.best_match([PAGE, JSON]) or PAGE
