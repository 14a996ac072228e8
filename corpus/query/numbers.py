"""Rule numbers in a query: found in any dress, ranges opened, and answered for if there is none.

>>> found = numbers_in(fold("规则601.2f–h 和 CR 702.19B."), lambda number: True)
>>> [str(number) for number in found.numbers], found.rest.split()
(['601.2f', '601.2g', '601.2h', '702.19b'], ['和', '.'])
>>> [str(numbers_in(text, lambda number: True).numbers[0]) for text in ("702.19(b)", "603-2")]
['702.19b', '603.2']
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Sequence

from corpus.analysis.fold import fold
from corpus.errors import BadRuleNumber
from corpus.ids import RuleId, expand_range
from corpus.model import Bilingual
from corpus.query.results import Note, NoteKind
from corpus.structs import Struct

__all__ = ["Asked", "fold", "malformed", "missing", "numbers_in"]

_LEAD = (
    r"(?:\b(?:comp(?:rehensive)?\s*)?(?:rules?|cr|section|chapter)\b\.?\s*|\bcr|规则\s*|第|§\s*)"
)
_FULL = r"[1-9]\d\d\.\d{1,3}(?:\.?[a-z]{1,2}(?![a-z\d]))?"
_RANGE = re.compile(
    rf"{_LEAD}?(?<![a-z\d.])({_FULL})\s*(?:-|~|到|至|\bto\b)\s*(?:规则)?({_FULL}|[a-z]{{1,2}}\b)"
)
_NUMBER = re.compile(rf"(?:{_LEAD}|(?<![a-z\d.]))({_FULL})")
_SECTION = re.compile(rf"{_LEAD}([1-9]\d\d)(?![\d.][\da-z])|{_LEAD}([1-9])(?:章|(?![\w.]))")
_SPLIT = (  # numbers that are written apart, and what they are together
    (re.compile(r"(?<![\d.])([1-9]\d\d\.\d{1,3})\s*\(([a-z]{1,2})\)"), r"\1\2"),
    (re.compile(r"(?<![\d.])([1-9]\d\d\.\d{1,3})\s+([b-z])(?![\w'])"), r"\1\2"),
    (re.compile(r"^\s*([1-9]\d\d\.\d{1,3})\s+(a)\s*$"), r"\1\2"),
    (re.compile(rf"(^|{_LEAD})\s*([1-9]\d\d)\s*[,、-]\s*(\d{{1,3}}[a-z]?)\s*$"), r"\1\2.\3"),
)
_APART = re.compile(r"\d\s*\(|\d\s+[a-z]|\d\s*[,、-]\s*\d")  # without it nothing is written apart
_BARE = re.compile(r"\s*([1-9](?:\d\d)?)\.?\s*")
_DIGIT = re.compile(r"\d")
_MOST = 24  # numbers of one query


class Asked(Struct):
    """The numbers of a query, what is left of it, and those that are none."""

    numbers: tuple[RuleId, ...]
    rest: str
    bad: tuple[BadRuleNumber, ...] = ()


def numbers_in(folded: str, exists: Callable[[str], bool]) -> Asked:
    """The numbers in folded text; a bare `603` counts if it is all there is."""
    if not _DIGIT.search(folded):
        return Asked((), folded)
    for apart, together in _SPLIT if _APART.search(folded) else ():
        folded = apart.sub(together, folded)
    bare = _BARE.fullmatch(folded)
    if bare:
        return Asked((RuleId.parse(bare[1]),), "") if exists(bare[1]) else Asked((), folded)
    found: list[RuleId] = []
    bad: list[BadRuleNumber] = []

    def take(match: re.Match[str]) -> str:
        first, last = match[1] or match[match.lastindex or 1], None
        if match.re is _RANGE:
            last = match[2]
        try:
            found.extend(_opened(first, last))
        except BadRuleNumber as error:
            bad.append(error)
        return " "

    rest = folded
    for pattern in (_RANGE, _NUMBER, _SECTION):
        rest = pattern.sub(take, rest)
    return Asked(tuple(dict.fromkeys(found[:_MOST])), rest, tuple(bad))


def _opened(first: str, last: str | None) -> tuple[RuleId, ...]:
    """One number, or all from the first to the last."""
    start = RuleId.parse(first)
    if last is None:
        return (start,)
    whole = last if last[0].isdigit() else first.rstrip("abcdefghijklmnopqrstuvwxyz") + last
    try:
        return expand_range(start, RuleId.parse(whole))
    except BadRuleNumber:
        return (start,)


def missing(number: RuleId, known: Sequence[RuleId], edition: str | None) -> Note:
    """The note that a number is in no edition (or not in one), with the nearest that are."""
    at = bisect(known, number)
    beside = [n for n in (*known[max(at - 1, 0) : at], *known[at : at + 1]) if _is_near(n, number)]
    parents = [parent for parent in number.ancestors() if _is_in(known, parent)][:1]
    offers = tuple(str(near) for near in dict.fromkeys((*beside, *parents)))
    where = f"the edition of {edition}" if edition else "any loaded edition"
    place = f"{edition}版" if edition else "已载入的任何版本中"
    english = f"There is no rule {number} in {where}."
    chinese = f"{place}没有规则{number}。"
    if offers:
        english += f" Nearest: {', '.join(offers)}."
        chinese += f"相近的有：{'、'.join(offers)}。"
    return Note(NoteKind.NO_SUCH_NUMBER, Bilingual(english, chinese), offers)


def only_in(number: RuleId, editions: Sequence[str], edition: str | None) -> Note | None:
    """The note on a number that only other editions have; None if there are none."""
    if not editions:
        return None
    english, chinese = f"The edition of {edition} has", f"{edition}版没有"
    if edition is None:
        english, chinese = "What is in force has", "现行规则没有"
    english += (
        f" no rule {number}; {', '.join(editions)} {'has' if len(editions) == 1 else 'have'}."
    )
    chinese += f"规则{number}；有这条规则的是{'、'.join(editions)}版。"
    return Note(NoteKind.ONLY_IN, Bilingual(english, chinese))


def malformed(error: BadRuleNumber) -> Note:
    """The note that a text is no rule number, with the nearest numbers that could be meant."""
    chinese = "子规则的编号不使用字母l和o。"
    if error.nearest:
        chinese += f"您是不是要找{'或'.join(error.nearest)}？"
    return Note(NoteKind.NO_SUCH_NUMBER, Bilingual(str(error), chinese), error.nearest)


def _is_in(known: Sequence[RuleId], number: RuleId) -> bool:
    at = bisect(known, number)
    return at > 0 and known[at - 1] == number


def _is_near(one: RuleId, other: RuleId) -> bool:
    """True if two numbers belong to one section."""
    return one.section == other.section and one.chapter == other.chapter
