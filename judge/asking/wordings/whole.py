"""A clause put together: what leads, what stands before and behind, and what it says or asks."""

from __future__ import annotations

from functools import cache
from typing import Any

from judge.asking.canonical import basics
from judge.asking.canonical.rows import merged, table
from judge.asking.wordings import (
    asides,
    attributes,
    foci,
    nameless_nouns,
    nouns,
    phrases,
    statements,
    verbs,
)
from judge.asking.wordings.unmeant import is_unmeant
from judge.language import REJECTED, Grammar, t

OF_ENDS = (  # what is said at an end of a question is asked of that
    *("over", "amid", "from_hand", "of_spell", "after_one", "returned"),
)
TOTALS = ("life", "poison", "library", "loyalty", "counters")  # which may be told as what is left
EFFECTS = ("effect", "put", "dealt", "left")  # which come of a spell that has resolved by then
TIMED = ("cast", "activate", "loyalty_ability", "plays_land", "cycle")  # not done at any time


def _whole(lead: Any, before: Any, it: Any, after: Any, tail: Any) -> Any:
    """What a clause says; who responds does what has no other subject."""
    before, after = _together(before), _together(after)
    if before is REJECTED or after is REJECTED:
        return REJECTED
    ends = [one for ends in (lead, tail) for one in (ends if isinstance(ends, tuple) else (ends,))]
    if is_unmeant(before, it, after, ends):
        return REJECTED
    if "so_far" in after and it.get("does") not in ("cast", "use"):
        return REJECTED
    who = before.pop("by_whom", None)
    if it.get("respond"):  # which is said twice: "he counters it in response"
        before.pop("respond", None)
        after.pop("respond", None)
    if "respond" in before and it.get("does") == "have":  # "他响应变巨术"
        if it["who"] or len(it["what"]) != 1:
            return REJECTED
        it = {"does": "cast", "who": "", "what": it["what"][0]}
    if who is not None and ("who" in it or it.get("does") == "effect"):
        if it.get("who"):
            return REJECTED
        it = {**it, "who": who}
    elif who is not None:
        before["by_whom"] = who
    said = {key: one[key] for one in ends for key in OF_ENDS if key in one}
    is_timed = "asks" in it or it["does"] in TIMED
    if it.get("does") == "cast" and any(
        {"then", "thereupon"} & set(one) for one in (before, *ends)
    ):
        after = {**after, "then": True}
    if it.get("does") in EFFECTS and any("then" in one for one in ends):
        after = {**after, "thereupon": True}
    if it.get("does") in TOTALS and any("by_now" in one for one in ends):
        after = {**after, "by_now": True}
    if "does" in it and any("settles" in one for one in ends):
        after = {**after, "settles": True}
    return merged(before, it, after, said if is_timed else {})


def _together(adjuncts: Any) -> Any:
    """What adjuncts say, one or several; REJECTED where two of them say the same."""
    return merged(*adjuncts) if isinstance(adjuncts, tuple) else dict(adjuncts)


def _clause(of: str) -> Any:
    lead, tail = ("lead_asked", "tail_asked") if of == "focus" else ("lead", "tail")
    words = (
        f"{{lead:{lead}}}{{before:before_clause}}{{it:{of}}}{{after:after_clause}}{{tail:{tail}}}"
    )
    return t(_whole, words, words, rank=int(of == "bare"), unmake=lambda value: None)


TABLES = (
    *phrases.TABLES,
    *attributes.TABLES,
    *nameless_nouns.TABLES,
    *nouns.TABLES,
    *statements.TABLES,
    *foci.TABLES,
    *asides.TABLES,
    *verbs.tables(),
    table(
        "clause",
        *map(_clause, ("standing", "bare", "done", "effect_said", "said_by_the_way", "focus")),
    ),
    next(one for one in basics.TABLES if one.name == "integer"),
)


@cache
def grammar() -> Grammar:
    """The grammar of clauses."""
    return Grammar(*TABLES)
