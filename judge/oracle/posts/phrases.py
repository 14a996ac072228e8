"""Words after a noun, one and several."""

from __future__ import annotations

import re

from judge.abilities.amounts import Count
from judge.abilities.bases import Filter
from judge.abilities.filters import AllOf, ControlledBy, Non, Targets
from judge.abilities.walk import within
from judge.language import REJECTED, Lexeme, Table, t
from judge.oracle.filters import every
from judge.oracle.posts.having import HAVING
from judge.oracle.posts.qualities import being, having
from judge.oracle.posts.relating import RELATING


def _both(f: Filter, g: Filter) -> object:
    """Two things said of one noun; "you control" belongs to the nearest noun before it."""
    whose = g.parts[0] if isinstance(g, AllOf) else g
    whose = whose.part if isinstance(whose, Non) else whose
    if isinstance(whose, ControlledBy) and any(isinstance(part, NOUNS) for part in within(f)):
        return REJECTED
    return every(f, g)


NOUNS = (Targets, Count)  # they hold a noun of their own


POST = Table(
    "post",
    (
        *HAVING,
        *RELATING,
    ),
    (" you control", "由你操控"),
)
POSTS = Table(
    "posts",
    (
        t(being, "{f:post}", "{f:post}"),
        t(
            _both,
            "{f:post}{g:posts}",
            "{f:post}且{g:posts}|{f:post}，且{g:posts}|{f:post}，{g:posts}|{f:post}、{g:posts}|"
            "{f:post}并{g:posts}|{f:post}{g:posts}",
        ),
        t(_both, "{f:post} and{g:with_more}", ""),
    ),
    (" you control", "由你操控"),
)
WITH_MORE = (
    Table(  # "with defender and with flying" is no phrase; "with flying and first strike" is
        "with_more", (t(having, " {k:keyword_name}", ""),)
    )
)
SIMPLE_COLOR = Table(
    "simple_color", (t(being, "{f:color_filter}", "{f:color_filter}"),), ("red", "红色")
)
CARD_NAME = Table(
    "card_name",
    (
        Lexeme(
            re.compile(r"[A-Z][\w'\-]*(?: (?:(?:of|the|and|to|in|for) )*[A-Z][\w'\-]*)*"),
            lambda text: text,
            str,
            lambda value: False,
            raw=True,
        ),
    ),
)
