"""Of all rules that an answer may turn on the most telling are chosen, at most three."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from judge.cite import CARRYING_OUT
from judge.hearing import Answer
from judge.ruling.reasons.dull import (
    DULL,
    EVENT_IS_DULL,
    NO_IS_DULL,
    WORD_IS_DULL,
    YES_IS_DULL,
)
from judge.ruling.reasons.rarity import IDLE, bare, telling
from judge.ruling.reasons.reason import FAR, Reason

Says = Callable[[str], object]  # the sentence of a rule; None where it has none

MOST = 3
LEAST = 0.035  # of how telling the one before is, as far as that counts
ADDED = 0.05  # how telling what did nothing must be to be told after another, but an idle rule
COUNTS = 0.2  # at most: what is sure for another reason says nothing against the next
REFUSES = 0.15  # more, for a rule that refuses what was tried
SURE = 0.035  # how telling what did nothing must be
HEARD = 0.04  # how telling what is only said must be to be listened to
NOTED = 0.7  # at least, for a rule by which something nearly happened, or is there several times
NOTICED = 0.1  # at least, for one by which something did not matter, or was chosen meanwhile
PERMITTED = 0.05  # for a rule by which something that is asked about may be done
MISTAKEN = 0.9  # for a rule about which a misconception would change the answer
GENERAL = (
    "608.2c",
    "603.6a",
    "608.2f",
)  # how all words are read: another rule says more where there is one
ACTIONS = (  # what a card says to do: why, or why not, is told by another rule, where there is one
    *(
        "701.5a",
        "701.7a",
        "701.8a",
        "701.13a",
        "701.16a",
        "701.17a",
        "701.18a",
        "701.19a",
        "701.20a",
        "701.21a",
    ),
    "712.18",
)
SCENES = (  # what goes before: how things are chosen, put and marked where the answer is made
    *("110.5b", "120.3e", "120.4d", "121.1", "122.1"),
    *("504.1", "508.1f", "508.1k", "601.2c", "603.3d"),
)
USUAL = (  # by these rules all is done: the first of them is told where no other rule is
    *("305.1", "608.2c", "608.3a", "601.2h", "701.11a", "119.3"),
    *("202.2a", "305.5", "302.3", "205.3b", "400.7"),
)
LAST = 0.3  # times: what is general stands behind the others
PRINTED = 1.1  # times: what is printed is what one looks at
CERTAIN = 0.98  # at most, by one way of coming in
TOLD_FIRST = (
    "refusal",
    "round",
    "note",
    "noticed",
    "spared",
    "event",
    "fact",
    "question",
    "text",
    "mistake",
)


def reasons(considered: Iterable[Reason], said: Says = lambda rule: None) -> tuple[Reason, ...]:
    """Of all rules that an answer may turn on those that it does, the most telling first.

    `said` is the sentence that a rule is told by: of two of one sentence only one is told. Where
    nothing is telling, that something was played, or done as it is written, is told.
    """
    by_rule: dict[str, list[Reason]] = {}
    usual: list[Reason] = []
    for one in considered:
        number = bare(one.rule)
        if not _is_dull(number, one.kind):
            by_rule.setdefault(number, []).append(one)
        elif one.of in ("event", "fact") and number in USUAL and one.score > FAR:
            usual.append(together([one]))
    whole = sorted(map(together, by_rule.values()), key=_rank)
    ranked = _sure(_refusing_first(whole))
    return chosen(ranked, said) or tuple(sorted(usual, key=_order)[:1])


def _order(one: Reason) -> int:
    """The place of a rule among the usual ones."""
    return USUAL.index(bare(one.rule))


def _refusing_first(ranked: list[Reason]) -> list[Reason]:
    """The most telling of what refuses stands before what did nothing."""
    refusing = next((one for one in ranked if one.of == "refusal"), None)
    idle = next((place for place, one in enumerate(ranked) if _did_nothing(one)), len(ranked))
    if refusing is None or ranked.index(refusing) < idle:
        return ranked
    return [*ranked[:idle], refusing, *(one for one in ranked[idle:] if one is not refusing)]


def _rank(one: Reason) -> float:
    """Lowest first: of the rules of one event a keyword's is the one that is looked for."""
    if _is_general(one):
        return -one.score * LAST
    printed = one.of == "event" and one.rule.startswith("702.")
    return -one.score * (PRINTED if printed else 1)


def _is_general(one: Reason) -> bool:
    """True of how all words are read, of what a card only says to do, and of what goes before."""
    return one.rule in GENERAL or (one.of == "event" and one.rule in (*ACTIONS, *SCENES))


def _sure(ranked: list[Reason]) -> list[Reason]:
    """Without what did nothing and tells little; where all tell little, what is printed counts."""
    sure = [
        one
        for one in ranked
        if one.of not in ("question", "text") or one.score >= SURE or one.kind == "untriggered"
    ]
    if sure and sure[0].score >= SURE and not _is_general(sure[0]):
        return sure
    return [one for one in ranked if one.of != "question" or one.score >= SURE]


def together(ways: list[Reason]) -> Reason:
    """A rule that came in in several ways: told by one of them, as telling as all together.

    Where that way names nobody, whom another way names is told.
    """
    doubt = 1.0
    for one in ways:
        doubt *= 1 - min(CERTAIN, one.score * _telling(one))
    first = min(ways, key=lambda one: TOLD_FIRST.index(one.of))
    about = first.about or next((one.about for one in ways if one.about), ())
    return first.with_(score=1 - doubt, about=about)


@cache
def dull() -> frozenset[Answer]:
    """What rules only say and never decides: there is no need to listen to it."""
    every = {cited.numbers for held in CARRYING_OUT.values() for cited in held}
    return frozenset(
        (numbers, is_so)
        for numbers in every
        for is_so, kind in ((True, "so"), (False, "not_so"))
        if all(_is_dull(rule, kind) or telling(rule, kind) < HEARD for rule in numbers)
    )


def _is_dull(rule: str, kind: str) -> bool:
    if (kind == "cited" and rule in EVENT_IS_DULL) or (kind == "written" and rule in WORD_IS_DULL):
        return True
    if kind == "so" and rule in YES_IS_DULL:
        return True
    return rule in DULL or (kind == "not_so" and rule in NO_IS_DULL)


def _telling(one: Reason) -> float:
    found = telling(one.rule, one.kind)
    if one.kind == "mistaken":
        return MISTAKEN
    if one.kind == "refused":
        return found + REFUSES
    if one.kind == "permitted":
        return PERMITTED
    if one.kind in ("noticed", "chosen"):
        return max(found, NOTICED)
    return max(found, NOTED) if one.kind in ("noted", "instances") else found


def chosen(ranked: list[Reason], said: Says = lambda rule: None) -> tuple[Reason, ...]:
    """The first of some reasons, as long as none is far below the one before.

    Of what is only printed each keyword ability has its say once, unless there is nothing else;
    and a rule that one of its own subrules stands for says nothing more. No sentence is told twice.
    """
    found: list[Reason] = []
    others: list[Reason] = []
    told: set[object] = set()
    for one in ranked:
        sentence = said(one.rule) or (one.rule if one.of == "text" else (one.of, one.place))
        if sentence in told:
            continue
        if len(found) == MOST or (found and one.score < LEAST * min(COUNTS, found[-1].score)):
            break
        if found and _did_nothing(one) and one.score < (SURE if one.kind == IDLE else ADDED):
            continue
        told.add(sentence)
        (others if _is_said(one, found) else found).append(one)
    return (*found, *others[: MOST - len(found)])


def _did_nothing(one: Reason) -> bool:
    """True of a rule that was only looked at, or that something printed is about.

    Not so of what there is several times, and of what waited for something that did not come.
    """
    return one.of in ("question", "text") and one.kind not in ("instances", "untriggered")


def _is_said(one: Reason, found: list[Reason]) -> bool:
    """True of another rule of a printed ability, and of a rule whose subrule is told already."""
    others = [other for other in found if parent(other.rule) in (parent(one.rule), bare(one.rule))]
    if one.of == "text" and one.kind != "instances" and any(held.of == "text" for held in others):
        return True
    if one.of in ("note", "noticed"):
        return False
    number = bare(one.rule)
    below = [bare(held.rule) for held in others if parent(held.rule) == number]
    return bool(below) and number not in below


def parent(rule: str) -> str:
    """The rule that a subrule stands below."""
    return bare(rule).rstrip("abcdefghijklmnopqrstuvwxyz")
