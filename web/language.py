"""A request becomes the language of the interface: asked for, remembered, or the browser's."""

from __future__ import annotations

from functools import lru_cache

from flask import Request, request
from werkzeug.datastructures import LanguageAccept
from werkzeug.exceptions import HTTPException
from werkzeug.http import parse_accept_header

from corpus.model import Lang
from judge.values import Bilingual
from web.audience import JSON, is_program
from web.preferences import stated

_READER = "web.reader"  # in the environment: the language, once it was asked for
HTML_LANG = {Lang.EN: "en", Lang.ZH: "zh-Hans"}


def chosen(asked: Request) -> Lang:
    """`?lang=`, else the cookie of an earlier `?lang=`, else Accept-Language, else a fallback.

    The `lang` of a body in JSON counts as one of the address does.
    """
    wish = stated(asked, "lang", Lang) or _of_body(asked)
    if wish is not None:
        return wish
    return preferred(asked.headers.get("Accept-Language", ""), fallback(is_program(asked)))


def fallback(is_program: bool) -> Lang:
    """The language where none is named: a program is told what is wrong in English."""
    return Lang.EN if is_program else Lang.ZH


def _of_body(asked: Request) -> Lang | None:
    """The language that a body in JSON names."""
    if asked.mimetype != JSON:
        return None
    try:
        held = asked.get_json(silent=True)
    except (HTTPException, RecursionError):  # too large, too deep
        return None
    wish = held.get("lang") if isinstance(held, dict) else None
    return Lang(wish) if wish in tuple(Lang) else None


@lru_cache(1024)
def preferred(accepted: str, fallback: Lang) -> Lang:
    """The first of our languages that an Accept-Language header names, else the other."""
    for tag, quality in parse_accept_header(accepted, LanguageAccept):
        main = tag.partition("-")[0].lower()
        if quality > 0 and main in tuple(Lang):
            return Lang(main)
    return fallback


def reader() -> Lang:
    """The language of the interface for the request that is being answered."""
    known: Lang | None = request.environ.get(_READER)
    if known is None:
        known = request.environ[_READER] = chosen(request)
    return known


def in_language(text: Bilingual, lang: Lang) -> str:
    """What the judge says, in the language of the interface.

    >>> in_language(Bilingual("a loop", "循环"), Lang.ZH)
    '循环'
    """
    return text.en if lang is Lang.EN else text.zh
