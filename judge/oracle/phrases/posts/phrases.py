"""Words after a noun, one and several."""

from __future__ import annotations

import re

from judge.abilities.amounts import Count
from judge.abilities.bases import Filter
from judge.abilities.filters import (
    AllOf,
    Comparison,
    ControlledBy,
    Extreme,
    IsPermanent,
    Non,
    OfSupertype,
    Quality,
    Targets,
)
from judge.abilities.walk import within
from judge.abilities.who import Every
from judge.language import REJECTED, Include, Lexeme, ListOf, Table, t, w
from judge.oracle.lexicon.filters import either, every
from judge.oracle.lexicon.qualities import ALL_COLORS
from judge.oracle.phrases.nouns.noun import Noun
from judge.oracle.phrases.posts.having import HAVING
from judge.oracle.phrases.posts.qualities import being
from judge.oracle.phrases.posts.relating import RELATING


def _both(f: Filter, g: Filter) -> object:
    """Two things said of one noun; "you control" belongs to the nearest noun before it.

    So does all that follows "except for creatures …".
    """
    if isinstance(f, Non) and any(isinstance(part, IsPermanent) for part in within(f)):
        return REJECTED
    whose = g.parts[0] if isinstance(g, AllOf) else g
    whose = whose.part if isinstance(whose, Non) else whose
    if isinstance(whose, ControlledBy) and any(isinstance(part, NOUNS) for part in within(f)):
        return REJECTED
    return every(f, g)


NOUNS = (Targets, Count, Extreme, Every)  # they hold a noun of their own


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
            "{f:post}[且/，/，且/、/并]{g:posts}|{f:post}{g:posts}",
        ),
    ),
    (" you control", "由你操控"),
)


def _noun(n: Noun) -> object:
    """What something is: a noun without where it is."""
    return n.filter if n.kind in ("permanent", "card") else REJECTED


PREDICATE = Table(  # after "that's": an adjective, or a noun
    "predicate_word",
    (
        Include("plain_color"),
        Include("negative"),
        Include("state_word"),
        t(OfSupertype, "{supertype}", "{supertype}"),
        w(either(*ALL_COLORS), "one or more colors", "一种或多种颜色"),
        t(_noun, "a {n:np_core@s}|an {n:np_core@s}|{n:np_core@p}", "{n:np_core}"),
    ),
    ("red", "红色"),
)
PREDICATIVE = Table(
    "predicative",
    (
        Include("predicate_word"),
        t(lambda fs: either(*fs), "{fs:predicates_or}", "{fs:predicates_or}"),
    ),
    ("red", "红色"),
)
PREDICATES_OR = Table(
    "predicates_or",
    (
        ListOf("predicate_word", (", ", " or ", ", or "), ("、", "或", "或"), least=2),
        ListOf(
            "predicate_word", (", ", " and/or ", ", and/or "), ("、", "和/或", "和/或"), least=2
        ),
    ),
    ("red or blue", "红色或蓝色"),
)
MEASURE = Table(  # one number of an object, or either of two
    "measure",
    (
        Include("quality"),
        w((Quality.POWER, Quality.TOUGHNESS), "power or toughness", "力量或防御力"),
    ),
    ("power", "力量"),
)
KEYWORD_NAMES = Table(
    "keyword_names",
    (
        ListOf("keyword_name", (", ", " or ", ", or "), ("、", "或", "或"), least=2),
        ListOf("keyword_name", (", ", " and/or ", ", and/or "), ("、", "和/或", "和/或"), least=2),
    ),
    ("flying or reach", "飞行或延势"),
)
KEYWORD_NAMES_ALL = Table(
    "keyword_names_all",
    (ListOf("keyword_name", (", ", " or ", ", or "), ("、", "或", "或")),),
    ("flying", "飞行"),
)
THAN_IT = Table(  # how a quality is to that of what was just spoken of
    "than_it",
    (
        w(Comparison.LESS, "lesser", "小于它"),
        w(Comparison.GREATER, "greater", "大于它"),
        w(Comparison.AT_MOST, "equal or lesser", "等于或小于它|等于或小于前者"),
        w(Comparison.AT_LEAST, "equal or greater", "等于或大于它"),
    ),
    ("lesser", "小于它"),
)
COMPARED_TO = Table(
    "compared_to",
    (
        w(Comparison.AT_LEAST, "greater than or equal to", "等于或大于|大于或等于"),
        w(Comparison.AT_MOST, "less than or equal to", "等于或小于|小于或等于"),
        w(Comparison.GREATER, "greater than", "大于"),
        w(Comparison.LESS, "less than", "小于"),
        w(Comparison.EQUAL, "equal to", "等于"),
    ),
    ("greater than", "大于"),
)
OR_SO = Table(  # behind a number
    "or_so",
    (
        w(Comparison.AT_LEAST, "or greater|or more", "或更多|或更大"),
        w(Comparison.AT_MOST, "or less", "或更少|或更小"),
    ),
    ("or greater", "或更多"),
)
NUMBERS_OR = Table(
    "numbers_or",
    (ListOf("number", (", ", " or ", ", or "), ("、", "或", "或"), least=2),),
    ("4 or 5", "4或5"),
)
BESIDES_WHICH = Table(
    "besides_which",
    (Include("pronoun"), Include("attached")),
    ("it", "它"),
)
_NAMES = r"[A-Z][\w'\-]*(?: (?:(?:of|the|and|to|in|for) )*[A-Z][\w'\-]*)*"
CARD_NAME = Table(
    "card_name",
    (
        Lexeme(
            re.compile(r"[A-Z][\w'\-]*(?:,? (?:(?:of|the|and|to|in|for) )*[A-Z][\w'\-]*)*"),
            lambda text: text,
            str,
            lambda value: False,
            raw=True,
        ),
    ),
)
