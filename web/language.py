"""A request becomes the language of the interface: asked for, remembered, or the browser's."""

from __future__ import annotations

from flask import Request, request

from corpus.model import Lang
from web.preferences import stated

HTML_LANG = {Lang.EN: "en", Lang.ZH: "zh-Hans"}
_FALLBACK = Lang.ZH


def chosen(asked: Request) -> Lang:
    """`?lang=`, else the cookie of an earlier `?lang=`, else Accept-Language, else Chinese."""
    wish = stated(asked, "lang", Lang)
    if wish is not None:
        return wish
    for tag, quality in asked.accept_languages:
        main = tag.partition("-")[0].lower()
        if quality > 0 and main in tuple(Lang):
            return Lang(main)
    return _FALLBACK


def reader() -> Lang:
    """The language of the interface for the request that is being answered."""
    return chosen(request)
