"""What stands around the content of every page: made once for each kind of reader, then filled in.

Its parts are the templates `_head.html`, `_nav.html`, `_settings.html` and `_footer.html`. What a
reader prefers, and which page of the menu is shown, is part of the name under which one is kept;
the address that is being answered is filled in.
"""

from __future__ import annotations

from functools import lru_cache

from flask import render_template, request
from markupsafe import Markup, escape

from corpus.model import Lang
from web.language import reader
from web.preferences import Script, Texts, Theme, script, texts, theme
from web.present import links, settings

_MANY = 512  # parts that are kept, of some 2 KB each


def around(part: str) -> Markup:
    """The HTML of a part of what stands around the page that is being answered."""
    root = request.script_root
    path = f"{root}{request.path}"
    current = path if path in dict(_menu(root)).values() else ""
    made = _made(part, reader(), texts(), script(), theme(), root, current)
    return Markup(made.replace(settings.HERE, escape(settings.here())))


@lru_cache(_MANY)
def _made(
    part: str, _reader: Lang, _texts: Texts, _script: Script, _theme: Theme, root: str, current: str
) -> str:
    return render_template(f"_{part}.html", nav=_menu(root), current=current)


@lru_cache(_MANY)
def _menu(_root: str) -> tuple[tuple[str, str], ...]:
    """The pages that every page names, each with its address below where the site is mounted."""
    return (
        ("home", links.home()),
        ("ask", links.ask()),
        ("glossary", links.terms()),
        ("keywords", links.keywords()),
        ("cards", links.cards()),
        ("editions", links.editions()),
    )
