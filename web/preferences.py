"""A request becomes what its reader prefers: the languages of texts, light or dark; remembered.

A preference is stated in an address (`?texts=en`) and kept in a cookie of the same name; the
language of the interface is one too, and `web.language` says what it is when none is stated.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from flask import Request, Response, request

from corpus.model import Lang

_YEAR = 365 * 24 * 3600
_WISHES = "web.wishes"  # in the environment: what was stated, by name


class Texts(StrEnum):
    """In which languages texts are shown, whatever the language of the interface."""

    BOTH = "both"
    ZH = "zh"
    EN = "en"


class Theme(StrEnum):
    """Light or dark; `auto` is what the reader's system says."""

    AUTO = "auto"
    LIGHT = "light"
    DARK = "dark"


class Script(StrEnum):
    """In which characters Chinese is shown."""

    HANS = "hans"
    HANT = "hant"


PREFERENCES: Mapping[str, type[StrEnum]] = {
    "lang": Lang,
    "texts": Texts,
    "script": Script,
    "theme": Theme,
}
_Choice = TypeVar("_Choice", bound=StrEnum)


def stated(asked: Request, name: str, kind: type[_Choice]) -> _Choice | None:
    """The choice that the address or else the cookie `name` states; None if neither does."""
    for wish in (asked.args.get(name), asked.cookies.get(name)):
        if wish in tuple(kind):
            return kind(wish)
    return None


def texts() -> Texts:
    """The languages of texts for the request that is being answered."""
    return _wish("texts", Texts, Texts.BOTH)


def theme() -> Theme:
    """The theme for the request that is being answered."""
    return _wish("theme", Theme, Theme.AUTO)


def script() -> Script:
    """The characters of Chinese for the request that is being answered."""
    return _wish("script", Script, Script.HANS)


def _wish(name: str, kind: type[_Choice], usual: _Choice) -> _Choice:
    """What the request that is being answered states; a page asks it for each of its texts."""
    known = request.environ.setdefault(_WISHES, {})
    if name not in known:
        known[name] = stated(request, name, kind) or usual
    found: _Choice = known[name]
    return found


def remember(asked: Request, response: Response) -> Response:
    """Keeps what an address states, and tells caches what the page depends on."""
    for name, kind in PREFERENCES.items():
        wish = asked.args.get(name)
        if wish in tuple(kind):
            response.set_cookie(name, wish, max_age=_YEAR, samesite="Lax")  # scripts set it too
    response.vary.update(("Accept-Language", "Cookie", "Accept"))
    return response
