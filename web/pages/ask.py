"""A question is asked: as a board set up by form, as a scenario in text, or in words."""

from __future__ import annotations

from flask import Blueprint, abort, redirect, render_template, request
from flask.typing import ResponseReturnValue

import judge
from corpus.ids import RuleId
from corpus.model import Lang
from judge.examples import executable
from web import asking, draft, sharing
from web import guide as guides
from web.cache import kept
from web.desk import desk
from web.errors import Unfinished
from web.language import reader
from web.present import drafts, links, rulings
from web.search import Wish
from web.store import Invalid, Unavailable

pages = Blueprint("ask", __name__)
_LONGEST_NAME = 150
_NEW = {
    Lang.EN: "players:\n  Ann: {mana_free: true}\n  Bob: {mana_free: true}\n",
    Lang.ZH: "players:\n  甲: {mana_free: true}\n  乙: {mana_free: true}\n",
}


@pages.get("/ask")
@kept
def form() -> ResponseReturnValue:
    """Where asking starts: the gallery, the board, a scenario as text, a question in words."""
    chosen = request.args.get("example")
    text = _example(chosen).text if chosen else ""
    return _page(text, is_text=bool(chosen))


@pages.get("/ask/guide")
@kept
def guide() -> ResponseReturnValue:
    """How to write a scenario, in the reader's language."""
    return render_template("guide.html", guide=guides.guide(reader()))


@pages.get("/ask/ready/<path:name>")
def ready(name: str) -> ResponseReturnValue:
    """The ruling on a ready scenario, or on any own one by its key."""
    text = asking.ready_text(name)
    if text is None:
        abort(404)
    return _ruled(text)


@pages.get("/ask/rulebook/<edition>/<number>/<int:n>")
def rulebook(edition: str, number: str, n: int) -> ResponseReturnValue:
    """The ruling on an example of the rulebook."""
    file = executable().get((RuleId.parse(number), n, edition))
    if file is None:
        abort(404)
    return _ruled(file.read_text(encoding="utf-8"))


@pages.get("/ask/words")
def words() -> ResponseReturnValue:
    """Where questions in words once were sent: the one box answers them."""
    wish = Wish.read(request.args, desk().library)
    return redirect(links.search(wish.text) if wish.text else links.ask())


@pages.get("/ask/board")
def board() -> ResponseReturnValue:
    """The board as a form: of an example, of a permalink, or new, perhaps with a card."""
    if name := request.args.get("example"):
        return _board(draft.drafted(_example(name).text))
    if link := request.args.get("ruling"):
        return _board(draft.drafted(desk().store.get(link).scenario))
    made = draft.drafted(_NEW[reader()])
    if card := request.args.get("card", "")[:_LONGEST_NAME]:
        zone = "battlefield" if asking.told_by_size(card, reader()) else "hand"
        made.players[0][zone].append({"card": card})
    return _board(made)


@pages.post("/ask/board")
def change() -> ResponseReturnValue:
    """The form after one of its buttons; the one that asks leads to the ruling."""
    text = request.form.get("draft", "")
    try:
        made = draft.drafted(text)
    except judge.BadScenario as error:
        return _page(text, is_text=True, problems=rulings.problems(error, reader(), text)), 400
    draft.fill(made, request.form.items(multi=True))
    fields, button = request.form.to_dict(flat=False), request.form.get("do", "")
    if button not in ("text", "rule"):
        draft.press(made, button, fields)
        return _board(made, button)
    draft.press(made, "add:ask", fields)  # a question that is typed in is meant
    if button == "text":
        return _page(made.text(), is_text=True)
    try:
        return _ruled(made.text())
    except judge.BadScenario:
        return _board(made), 400  # which says what is wrong


@pages.post("/ask")
def ask() -> ResponseReturnValue:
    """The ruling on what was sent; a scenario that cannot be read comes back with its mistakes."""
    text = request.form.get("scenario", "").replace("\r\n", "\n")
    try:
        if request.form.get("do") == "board":
            judge.load_scenarios(text)
            return _board(draft.drafted(text))
        return _ruled(text, request.form.get("edition", ""))
    except judge.BadScenario as error:
        return _page(text, is_text=True, problems=rulings.problems(error, reader(), text)), 400


def _ruled(text: str, edition: str = "") -> ResponseReturnValue:
    """Leads to the permalink of the rulings, or shows them where they can't be kept.

    Raises `BadScenario`.
    """
    asked = asking.rule_on(text, edition)
    unknown = asking.unknown_cards(text)
    if unknown:
        return _page(text, is_text=True, problems=rulings.unknown(text, unknown, reader())), 400
    if not asked:
        return _page(text, is_text=True, is_empty=True)
    try:
        return redirect(links.ruling(sharing.share(desk().store, text, asked).id), 303)
    except (Invalid, Unavailable, Unfinished):
        shown = rulings.pages(desk().shelf, asked, reader())
        scenarios = [each.scenario for each in asked]
        ruled_by = [each.ruling.rules for each in asked]
        again = drafts.to_rule_again(scenarios, ruled_by, reader())
        return render_template(
            "ruling.html", rulings=shown, text=text, link=None, today=None, editions=again
        )


def _example(name: str) -> asking.Example:
    found = asking.examples().get(name)
    if found is None:
        abort(404)
    return found


def _board(made: draft.Draft, pressed: str = "") -> str:
    """The form; where the game is under way what is where is folded, unless that was changed."""
    goes_on = bool(made.play) and not pressed.startswith(("update", "add:", "remove:p", "remove:c"))
    return render_template("ask_board.html", board=drafts.page(made, reader()), goes_on=goes_on)


def _page(text: str, *, is_text: bool, **found: object) -> str:
    return render_template(
        "ask.html",
        text=text,
        is_text=is_text,
        editions=drafts.editions("", reader()),
        topics=drafts.gallery(asking.examples().values(), reader()),
        most=asking.MOST_CHARACTERS,
        **found,
    )
