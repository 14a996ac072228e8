"""Text becomes `RuleId` and back: `7`, `704`, `704.5`, `704.5aa`. Standard library only.

>>> str(RuleId.parse("CR 704.5AA."))
'704.5aa'
>>> RuleId.parse("704.5k").next_letter()
RuleId('704.5m')
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from corpus.errors import BadRuleNumber, Said

LETTERS = "abcdefghijkmnpqrstuvwxyz"  # l and o are skipped: they look like 1 and 0
UNUSED_LETTERS = frozenset("lo")
FORM = Said("a number looks like 7, 704, 704.5 or 704.5a.", "编号应形如7、704、704.5或704.5a。")
RANGE = Said("a range needs two numbers of one level, in order.", "范围需要两个同级且按序的编号。")
SKIPPED = Said(
    "the letters l and o are not used, because they look like 1 and 0.",
    "编号不用字母l与o，因其与1和0相似。",
)
_NUMBER = re.compile(r"([1-9])(?:(\d\d)(?:\.(\d{1,3})(?:\.?([a-z]{1,2}))?)?)?\.?")
_LEAD = re.compile(
    r"^(?:(?:comp(?:rehensive)?\s*)?(?:rules?|cr|section|chapter)\b\.?|cr|规则|規則|第|§)\s*", re.I
)


def letters_from(ordinal: int) -> str:
    """The subrule letters of a place counted from 1: 11 is k, 12 is m, 25 is aa."""
    text = ""
    while ordinal:
        ordinal, rest = divmod(ordinal - 1, len(LETTERS))
        text = LETTERS[rest] + text
    return text


def ordinal_of(letters: str) -> int:
    """The place of subrule letters counted from 1; raises ValueError for l and o."""
    ordinal = 0
    for letter in letters:
        ordinal = ordinal * len(LETTERS) + LETTERS.index(letter) + 1
    return ordinal


class RuleId(NamedTuple):
    """The number of a chapter, section, rule or subrule; orders as the book does.

    `letter` is the place of the subrule letters (see `ordinal_of`), so that 704.5z < 704.5aa.
    A field that is absent is 0.
    """

    chapter: int
    section: int = 0
    rule: int = 0
    letter: int = 0

    @classmethod
    @lru_cache(maxsize=8192)  # the numbers of a book are those of the next one
    def parse(cls, text: str) -> RuleId:
        """The number written in `text`, whatever its width, case, lead word or closing dot.

        Raises `BadRuleNumber`, which offers the nearest number where there is one.
        """
        match = _NUMBER.fullmatch(text)
        if match is None:
            plain = unicodedata.normalize("NFKC", text).strip()
            bare = _LEAD.sub("", plain).lower().removesuffix("章").strip()
            match = _NUMBER.fullmatch(bare)
        if match is None:
            raise BadRuleNumber(text, FORM)
        chapter, section, rule, letters = match.groups()
        if letters and UNUSED_LETTERS & set(letters):
            raise _unused_letter(text, f"{chapter}{section}.{int(rule)}", letters)
        return cls(
            int(chapter),
            int(chapter + section) if section else 0,
            int(rule) if rule else 0,
            ordinal_of(letters) if letters else 0,
        )

    @property
    def parent(self) -> RuleId | None:
        """The number one level up; None for a chapter."""
        if self.letter:
            return RuleId(self.chapter, self.section, self.rule)
        if self.rule:
            return RuleId(self.chapter, self.section)
        return RuleId(self.chapter) if self.section else None

    @property
    def anchor(self) -> str:
        """The fragment the community's pages use: `cr704-5g`."""
        return "cr" + str(self).replace(".", "-")

    @property
    def letters(self) -> str:
        """The subrule letters, empty where there are none."""
        return letters_from(self.letter)

    def ancestors(self) -> Iterator[RuleId]:
        """The numbers above this one, the nearest first."""
        above = self.parent
        while above is not None:
            yield above
            above = above.parent

    def next_letter(self) -> RuleId:
        """The subrule that follows in counting, skipping l and o."""
        return self._replace(letter=self.letter + 1)

    def is_within(self, other: RuleId) -> bool:
        """True if this number is `other` or stands below it."""
        return self == other or other in self.ancestors()

    @lru_cache(maxsize=8192)  # noqa: B019  # what is kept are numbers, few of which are no rule's
    def __str__(self) -> str:
        if not self.section:
            return str(self.chapter)
        if not self.rule:
            return str(self.section)
        return f"{self.section}.{self.rule}{letters_from(self.letter)}"

    def __repr__(self) -> str:
        return f"RuleId({str(self)!r})"


def expand_range(first: RuleId, last: RuleId) -> tuple[RuleId, ...]:
    """Every number from `first` to `last` on one level: letters, rules or sections.

    Raises `BadRuleNumber` if the two are not on one level of one parent or run backwards.

    >>> [str(i) for i in expand_range(RuleId.parse("601.2k"), RuleId.parse("601.2n"))]
    ['601.2k', '601.2m', '601.2n']
    """
    if first.letter and last.letter and first[:3] == last[:3]:
        span = [first._replace(letter=n) for n in range(first.letter, last.letter + 1)]
    elif first.rule and not (first.letter or last.letter) and first[:2] == last[:2]:
        span = [first._replace(rule=n) for n in range(first.rule, last.rule + 1)]
    elif first.section and not (first.rule or last.rule) and first.chapter == last.chapter:
        span = [first._replace(section=n) for n in range(first.section, last.section + 1)]
    else:
        span = []
    if not span:
        raise BadRuleNumber(f"{first}–{last}", RANGE)
    return tuple(span)


def _unused_letter(text: str, stem: str, letters: str) -> BadRuleNumber:
    """Says that l and o are skipped, and offers the letters beside them."""
    near = []
    for step in (-1, 1):
        beside = "".join(chr(ord(c) + step) if c in UNUSED_LETTERS else c for c in letters)
        near.append(stem + beside)
    return BadRuleNumber(text, SKIPPED, near)
