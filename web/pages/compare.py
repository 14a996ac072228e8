"""Two editions compared, and one rule through all of them."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from corpus.concordance import ChangeKind
from corpus.errors import NoCommonGround
from corpus.ids import RuleId
from web.cache import kept
from web.desk import desk
from web.errors import Refused
from web.language import reader
from web.present import comparing, links, tracing
from web.present.comparing import Part

pages = Blueprint("compare", __name__)

_MOST_PAGES = 1_000


@pages.get("/compare")
@kept
def choose() -> ResponseReturnValue:
    """The editions to choose from; those chosen by the form lead to their comparison."""
    old, new = request.args.get("old"), request.args.get("new")
    if old and new:
        library = desk().library
        return redirect(links.compare(library.resolve(old), library.resolve(new)))
    return render_template("editions_compared.html", page=comparing.choices(desk().shelf, reader()))


@pages.get("/compare/<old>/<new>")
@kept
def show(old: str, new: str) -> ResponseReturnValue:
    """What changed from the older edition to the newer, by kind and part of the book."""
    library, shelf = desk().library, desk().shelf
    keys = sorted((library.resolve(old), library.resolve(new)))
    if [old, new] != keys:
        return redirect(links.compare(*keys))
    if old == new:
        raise Refused("refused.same", date=old)
    part = _part()
    try:
        comparison = shelf.compared(library.graph(old).edition, library.graph(new).edition)
    except NoCommonGround as error:
        raise Refused("refused.ground", old=old, new=new) from error
    return render_template("compare.html", page=comparing.page(shelf, comparison, part, reader()))


@pages.get("/<edition>/rule/<number>/trace")
@kept
def trace(edition: str, number: str) -> ResponseReturnValue:
    """Where a rule stands in every edition, and what changed on the way."""
    key, found = desk().library.named(edition), RuleId.parse(number)
    if (edition, number) != (key, str(found)):
        return redirect(links.trace(key, found))
    return render_template("trace.html", page=tracing.page(desk().shelf, key, found, reader()))


def _part() -> Part:
    """The part of the changes that is asked for; raises `Refused` and `BadRuleNumber`."""
    kind, within = request.args.get("kind", ""), request.args.get("within", "")
    page = request.args.get("page", "1")
    if kind and kind not in comparing.KINDS:
        raise Refused("refused.change", given=kind, known=", ".join(comparing.KINDS))
    if not (page.isascii() and page.isdigit() and 1 <= int(page[:6]) <= _MOST_PAGES):
        raise Refused("refused.page", given=page, most=_MOST_PAGES)
    return Part(
        ChangeKind(kind) if kind else None, RuleId.parse(within) if within else None, int(page[:6])
    )
