"""What the site needs without a connection: the packed index, and the page that it fills."""

from __future__ import annotations

from flask import Blueprint, Response, abort, current_app, render_template, url_for
from flask.typing import ResponseReturnValue

from web.cache import kept
from web.desk import desk
from web.language import reader
from web.offline.pack import FIRST, Pack
from web.wording import say

pages = Blueprint("offline", __name__)

_PACK = "pack"
_YEAR = 365 * 24 * 3600  # seconds that a part is kept, whose address has its version
_SAID = {  # what `offline.js` says, under the names that it has for it
    **{name: f"offline.{name}" for name in ("note", "lead", "lacking", "rulings", "partly")},
    **{name: f"offline.{name}" for name in ("from", "differs")},
    **{name: f"kind.{name}" for name in ("rule", "term", "heading")},
    **{name: f"search.{name}" for name in ("total", "none")},
    **{name: name for name in ("site", "search", "contents", "example", "fault")},
    "previous": "previous",
    "next": "next",
    "crumbs": "breadcrumb",
    "title": "offline",
    "badge": "edition.badge",
    "defined": "term.defined",
    "en": "lang.en",
    "zh": "lang.zh",
}
_VALUES = {name: f"{{{name}}}" for name in ("query", "total", "done", "all", "date", "language")}


def packed() -> Pack:
    """The packed index of all editions, made once for an application."""
    made = current_app.extensions
    if _PACK not in made:
        made[_PACK] = Pack(desk().shelf, desk().library.keys)
    found: Pack = made[_PACK]
    return found


@pages.get("/offline")
@kept
def shell() -> ResponseReturnValue:
    """The page that a script fills from the packed index."""
    lang = reader()
    wording = {name: say(lang, key, **_VALUES) for name, key in _SAID.items()}
    return render_template("offline.html", wording=wording, pack=folder())


def folder() -> str:
    """The address of the folder of the parts, whose name is their version."""
    return part_url(FIRST).rpartition("/")[0] + "/"


def part_url(name: str) -> str:
    """The address of a part."""
    return url_for("offline.part", version=packed().version, name=name)


@pages.get("/pack/<version>/<name>.js")
@kept
def part(version: str, name: str) -> ResponseReturnValue:
    """A part of the packed index; of another version there is none."""
    pack = packed()
    if version != pack.version or name not in pack.names:
        abort(404)
    response = Response(pack.script(name), mimetype="text/javascript")
    response.cache_control.public = response.cache_control.immutable = True
    response.cache_control.max_age = _YEAR
    return response
