"""A request becomes the language of the interface: asked for, remembered, or the browser's."""

from __future__ import annotations

from flask import Request, Response, request

from corpus.model import Lang

COOKIE = "lang"
HTML_LANG = {Lang.EN: "en", Lang.ZH: "zh-Hans"}
_FALLBACK = Lang.ZH
_YEAR = 365 * 24 * 3600


def chosen(asked: Request) -> Lang:
    """`?lang=`, else the cookie of an earlier `?lang=`, else Accept-Language, else Chinese."""
    for wish in (asked.args.get("lang"), asked.cookies.get(COOKIE)):
        if wish in tuple(Lang):
            return Lang(wish)
    for tag, quality in asked.accept_languages:
        main = tag.partition("-")[0].lower()
        if quality > 0 and main in tuple(Lang):
            return Lang(main)
    return _FALLBACK


def remember(asked: Request, response: Response) -> Response:
    """Keeps a language asked for by `?lang=`, and tells caches what the page depends on."""
    wish = asked.args.get("lang")
    if wish in tuple(Lang):
        response.set_cookie(COOKIE, wish, max_age=_YEAR, samesite="Lax", httponly=True)
    response.vary.update(("Accept-Language", "Cookie", "Accept"))
    return response


def reader() -> Lang:
    """The language of the interface for the request that is being answered."""
    return chosen(request)
