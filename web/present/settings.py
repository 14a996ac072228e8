"""The preferences of a reader become the menu that changes them: an address for each choice."""

from __future__ import annotations

from flask import request

from corpus.model import Lang
from web.language import HTML_LANG, reader
from web.preferences import PREFERENCES, script, texts, theme
from web.present import links
from web.present.texts import Plain
from web.wording import say

HERE = "\x00"  # stands for the address of the page, to which a preference may be added
_LONGEST_KEPT = 2_000  # bytes of a query string that the addresses of choices repeat


def menu() -> tuple[Plain, ...]:
    """Every preference with its choices; of each, the address of the page with it chosen."""
    lang = reader()
    chosen = {"lang": lang, "texts": texts(), "script": script(), "theme": theme()}
    return tuple(
        {
            "name": name,
            "label": say(lang, f"setting.{name}"),
            "choices": tuple(_choice(lang, name, each, each == chosen[name]) for each in kind),
        }
        for name, kind in PREFERENCES.items()
    )


def languages() -> tuple[Plain, ...]:
    """The page in each language of the interface."""
    return tuple({"lang": HTML_LANG[each], "url": f"{HERE}lang={each}"} for each in Lang)


def _choice(lang: Lang, name: str, value: str, is_chosen: bool) -> Plain:
    return {
        "value": value,
        "label": say(lang, f"setting.{name}.{value}"),
        "lang": HTML_LANG[Lang(value)] if name == "lang" else None,
        "url": f"{HERE}{name}={value}",
        "is_chosen": is_chosen,
    }


def here() -> str:
    """The address that is being answered, to which a preference may be added."""
    is_short = len(request.query_string) <= _LONGEST_KEPT
    kept = {k: v for k, v in request.args.items() if k not in PREFERENCES} if is_short else {}
    return links.here(request.path, kept) + ("&" if kept else "")
