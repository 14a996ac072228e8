"""A ruling that was kept is shown as it was; a reader reports what is wrong with one, or a rule."""

from __future__ import annotations

from flask import Blueprint, redirect, render_template, request
from flask.typing import ResponseReturnValue

from web import sharing
from web.desk import desk
from web.language import reader
from web.present import drafts, links, rulings, told, unfurling
from web.store import MOST_IN_REPORT, ReportKind

pages = Blueprint("ruling", __name__)


@pages.get("/r/<link>")
def show(link: str) -> ResponseReturnValue:
    """The rulings under a permalink."""
    found = sharing.shared(desk().store, link)
    kept = found.link
    if link != kept.id:
        return redirect(links.ruling(kept.id), 301)
    titles = [told.title(scenario, reader()) for scenario in found.scenarios]
    editions = [str(ruling["rules"]) for ruling in kept.rulings]
    shown = rulings.kept(desk().shelf, kept.rulings, titles, reader())
    return render_template(
        "ruling.html",
        rulings=shown,
        card=unfurling.ruling_card(kept, shown[0]["title"], reader()),
        text=kept.scenario,
        link=kept,
        today=str(found.today),
        now=[answer[reader()] for answer in found.answers],
        editions=drafts.to_rule_again(found.scenarios, editions, reader()),
    )


@pages.get("/report")
def form() -> ResponseReturnValue:
    """The form of a report, about a ruling or about a rule or term of an edition."""
    return _form(_about(request.args.to_dict()))


@pages.post("/report")
def send() -> ResponseReturnValue:
    """Keeps a report and says thanks; an empty one comes back."""
    about = _about(request.form.to_dict())
    text = request.form.get("text", "").strip()
    if not text or len(text) > MOST_IN_REPORT:
        return _form(about, text, is_refused=True), 400
    given = request.form.get("kind", "")
    kind = ReportKind(given) if given in tuple(ReportKind) else ReportKind.RULING
    desk().store.report(
        kind,
        text,
        permalink=about["ruling"] or None,
        edition=about["edition"] or None,
        subject=about["subject"] or None,
    )
    return render_template("reported.html", about=about, back=_back(about))


def _about(given: dict[str, str]) -> dict[str, str]:
    """What a report is about, as the address or the form says."""
    return {key: given.get(key, "").strip()[:200] for key in ("ruling", "edition", "subject")}


def _back(about: dict[str, str]) -> str:
    """The page that the report is about."""
    if about["ruling"]:
        return links.ruling(about["ruling"])
    subject, edition = about["subject"], about["edition"]
    if not subject:
        return links.home()
    if not edition:
        return links.card(subject)
    return links.rule(edition, subject) if subject[0].isdecimal() else links.term(edition, subject)


def _form(about: dict[str, str], text: str = "", *, is_refused: bool = False) -> str:
    return render_template(
        "report.html",
        about=about,
        back=_back(about),
        text=text,
        is_refused=is_refused,
        kinds=[kind.value for kind in ReportKind],
        chosen="ruling" if about["ruling"] else "rule",
        most=MOST_IN_REPORT,
    )
