"""Addresses of the community's API that lead elsewhere, give a text, or have nothing here."""

from __future__ import annotations

from collections.abc import Iterator

from flask import Blueprint, Response, redirect
from flask.typing import ResponseReturnValue

from corpus.model import Bilingual, Edition
from judge.fetching import RULES, address_of
from web.cache import kept
from web.desk import desk
from web.errors import Missing

pages = Blueprint("elsewhere", __name__)
_TOURNAMENT = (
    *("/mtr", "/mtr/<path:_>", "/ipg", "/ipg/<path:_>", "/pending/<path:_>"),
    *("/link/<_>", "/file/<_>/<path:__>", "/metadata/<_>", "/diff/<_>", "/diff/<_>/<path:__>"),
)


@pages.get("/link/cr")
def link() -> ResponseReturnValue:
    """The publisher's page of the newest rules."""
    return redirect(address_of(RULES), 307)


@pages.get("/file/cr/<edition>")
@kept
def file(edition: str) -> ResponseReturnValue:
    """An edition as a plain text: a rule a line, its examples below, then the glossary."""
    held = desk().library.graph(edition).edition
    return Response("\n".join(_lines(held)), mimetype="text/plain")


def _lines(edition: Edition) -> Iterator[str]:
    for rule in edition.rules.values():
        yield f"{rule.id} {_said(rule.text)}"
        yield from (f"Example: {_said(example.text)}" for example in rule.examples)
    for term in edition.terms:
        yield f"{term.printed}: {_said(term.definition)}"


def _said(text: Bilingual) -> str:
    return text.en or text.zh or ""


def _none_here(**_: str) -> ResponseReturnValue:
    """The documents of tournaments, which only their publisher has."""
    raise Missing("refused.elsewhere", address=address_of(RULES))


for _address in _TOURNAMENT:
    pages.add_url_rule(_address, view_func=_none_here, endpoint=_address.strip("/"))
