"""Cards: names to complete, the list, and one card with what was read of it."""

from __future__ import annotations

from flask import Blueprint, jsonify, redirect, render_template, request
from flask.typing import ResponseReturnValue

import judge
from judge.scenario.setup import card_named
from web.audience import is_program
from web.desk import desk
from web.language import in_language, reader
from web.present import cards, links, unfurling

pages = Blueprint("cards", __name__)
_LONGEST = 150


@pages.get("/cards")
def index() -> ResponseReturnValue:
    """A page of the cards whose names hold what is asked for; of all of them if nothing is."""
    query = request.args.get("q", "")[:_LONGEST]
    page = request.args.get("page", 1, type=int)
    return render_template("cards.html", page=cards.listed(query, reader(), page))


@pages.get("/cards/complete")
def complete() -> ResponseReturnValue:
    """The creatures that are told by their size, and the names: `{"names": [{en, zh}]}`."""
    found = cards.offered(request.args.get("q", "")[:_LONGEST])
    return jsonify(names=[{"en": name.en, "zh": name.zh} for name in found])


@pages.get("/card/<path:name>")
def show(name: str) -> ResponseReturnValue:
    """A card by one of its names; another than the first leads to that one."""
    try:
        found = card_named(name[:_LONGEST])
    except judge.Unsupported as error:  # a card of the user's file that lacks what the rules need
        if is_program(request):
            raise
        page = cards.listed(name[:_LONGEST], reader())
        wrong = in_language(error.what, reader())
        return render_template("cards.html", page=page, wrong=wrong), 422
    if found is None:
        page = cards.listed(name[:_LONGEST], reader())
        return render_template("cards.html", page=page, missing=page["query"]), 404
    if name != found.name.en:
        return redirect(links.card(found.name.en))
    page = cards.page(desk().shelf, found, reader())
    return render_template("card.html", card=page, unfurled=unfurling.card_card(page, reader()))
