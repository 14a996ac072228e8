"""What the site needs to be installed and to be read without a connection."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from flask import Blueprint, Response, abort, current_app, jsonify, render_template, url_for
from flask.typing import ResponseReturnValue

from corpus.model import Lang
from web import picture
from web.cache import kept
from web.desk import desk
from web.language import HTML_LANG, reader
from web.offline.pack import FIRST, Pack
from web.wording import WORDING, say

pages = Blueprint("offline", __name__)

_WORKER = Path(__file__).parents[1] / "offline" / "sw.js"
_PACK = "pack"
_SIZES = (192, 512)  # pixels of icons
_COLOR, _PAPER = "#8a3b1c", "#fbf7f2"
_YEAR = 365 * 24 * 3600  # seconds that a part is kept, whose address has its version
_SAID = {  # what `offline.js` says, under the names that it has for it
    **{name: f"offline.{name}" for name in ("note", "lead", "lacking", "rulings", "partly")},
    **{name: f"offline.{name}" for name in ("from", "differs")},
    **{name: f"kind.{name}" for name in ("rule", "term", "heading")},
    **{name: f"search.{name}" for name in ("total", "none")},
    **{name: name for name in ("site", "search", "contents", "example", "fault", "glossary")},
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
        made[_PACK] = Pack(desk().shelf, desk().library.keys, desk().searching.spelled)
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


@pages.get("/sw.js")
@kept
def worker() -> ResponseReturnValue:
    """The service worker, after what it has to know."""
    given = {
        "shell": _shell(),
        "pages": {str(lang): url_for("offline.shell", lang=str(lang)) for lang in Lang},
        "packVersion": packed().version,
        "parts": [part_url(name) for name in packed().names],
    }
    code = _WORKER.read_text(encoding="utf-8")
    folders = (str(current_app.static_folder), str(Path(__file__).parents[1] / "templates"))
    made_of = (json.dumps(given), code, repr(WORDING), *map(_content, folders))
    version = sha256("".join(made_of).encode()).hexdigest()[:16]
    said = f'"use strict";\nconst GIVEN = {json.dumps({"version": version, **given})};\n{code}'
    response = Response(said, mimetype="text/javascript")
    response.cache_control.no_cache = True
    return response


@pages.get("/manifest.webmanifest")
@kept
def manifest() -> ResponseReturnValue:
    """What a system is told that installs the site."""
    lang = reader()
    icons = [
        {
            "src": url_for("offline.icon", size=size, kind=kind),
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": kind,
        }
        for kind in picture.ICONS
        for size in _SIZES
    ]
    drawn = {"src": _static("icon.svg"), "sizes": "any", "type": "image/svg+xml"}
    response = jsonify(
        name=say(lang, "site"),
        short_name=say(lang, "site"),
        description=say(lang, "tagline"),
        lang=HTML_LANG[lang],
        start_url=url_for("home.index"),
        scope=url_for("home.index"),
        display="standalone",
        theme_color=_COLOR,
        background_color=_PAPER,
        icons=[*icons, drawn],
    )
    response.mimetype = "application/manifest+json"
    return response


@pages.get("/icon-<int:size>-<kind>.png")
@kept
def icon(size: int, kind: str) -> ResponseReturnValue:
    """The icon as a picture: `any`, or `maskable`, from which a system cuts a shape of its own."""
    if size not in _SIZES or kind not in picture.ICONS:
        abort(404)
    response = Response(picture.icon(size, kind), mimetype="image/png")
    response.cache_control.max_age = 7 * 24 * 3600
    return response


def _static(name: str) -> str:
    return url_for("static", filename=name)


def _shell() -> list[str]:
    """The styles and scripts of all pages."""
    folder = Path(current_app.static_folder or "")
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return [_static(path.relative_to(folder).as_posix()) for path in files]


@lru_cache(4)
def _content(folder: str) -> str:
    """A checksum of the files of a folder."""
    digest = sha256()
    for path in sorted(path for path in Path(folder).rglob("*") if path.is_file()):
        digest.update(path.read_bytes())
    return digest.hexdigest()
