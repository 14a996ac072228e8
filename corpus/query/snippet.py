"""A text becomes a snippet: the piece with the most of what was found, and the spans to mark.

>>> text = "具有践踏的攻击生物之操控者，首先将伤害分配给所有阻挡它的生物。"
>>> piece, spans = cut(text, marks(text, Needles(Stems(set()), frozenset({"践踏"}), ())))
>>> piece[spans[0].start : spans[0].end]
'践踏'
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from functools import lru_cache

from corpus.analysis.english import stem
from corpus.analysis.fold import fold, is_han
from corpus.model import Span
from corpus.structs import Struct

LONGEST = {False: 240, True: 120}  # characters of a snippet: Latin text, Chinese text
_REMEMBERED = 4_096  # texts, of 1 KB each with its folded form
_WORD = re.compile(r"[a-z\d\u00df-\u024f]+")
_HAN = re.compile("[\u3400-\u9fff〇]")
_BREAK = re.compile(r"[。；！？.;!?\n]\s*|[，,、：:]\s*")


class Stems(dict[str, bool]):
    """Of each word whether it has one of some stems, worked out when it is first met."""

    def __init__(self, stems: Set[str]) -> None:
        super().__init__()
        self._stems = stems

    def __missing__(self, word: str) -> bool:
        found = self[word] = stem(word) in self._stems
        return found


class Needles(Struct):
    """What to mark: English stems, Chinese words, and pieces as they are (symbols, phrases)."""

    stems: Stems
    words: frozenset[str]
    pieces: tuple[str, ...]


def marks(text: str, needles: Needles) -> list[Span]:
    """The places of the needles in a text; of two that overlap the longer is marked."""
    folded, has = _folded(text), needles.stems
    found = [match.span() for match in _WORD.finditer(folded) if has[match[0]]]
    for needle in (*needles.words, *needles.pieces):
        at = folded.find(needle) if needle else -1
        while at >= 0:
            found.append((at, at + len(needle)))
            at = folded.find(needle, at + len(needle))
    kept: list[Span] = []
    for start, end in sorted(found, key=lambda span: (span[0] - span[1], span[0])):
        if all(end <= span.start or start >= span.end for span in kept):
            kept.append(Span(start, end))
    return sorted(kept, key=lambda span: span.start)


@lru_cache(_REMEMBERED)
def _folded(text: str) -> str:
    """The text folded, kept: texts of rules are found again and again."""
    return fold(text)


def cut(text: str, spans: Sequence[Span]) -> tuple[str, tuple[Span, ...]]:
    """The piece of a text with the most different marks, and the marks' places in the piece."""
    longest = LONGEST[_HAN.search(text, 0, 60) is not None]
    if len(text) <= longest + longest // 4:
        return text, tuple(spans)
    first = _best_start(text, spans, longest)
    start = _after_break(text, first, longest // 4)
    end = _before_break(text, start + longest, longest // 4)
    lead, tail = "…" if start else "", "…" if end < len(text) else ""
    shift = len(lead) - start
    inside = (span for span in spans if start <= span.start and span.end <= end)
    return (
        f"{lead}{text[start:end]}{tail}",
        tuple(Span(span.start + shift, span.end + shift) for span in inside),
    )


def _best_start(text: str, spans: Sequence[Span], longest: int) -> int:
    """Where a window of `longest` characters holds the most different marked words."""
    best, most = 0, (0, 0)
    for place, span in enumerate(spans):
        inside = [s for s in spans[place:] if s.end <= span.start + longest]
        worth = (len({text[s.start : s.end].lower() for s in inside}), len(inside))
        if worth > most:
            best, most = span.start, worth
    return best


def _after_break(text: str, at: int, reach: int) -> int:
    """The start of the clause that `at` stands in, if it is near; the start of its word else."""
    low = max(at - reach, 0)
    if low == 0:
        return 0
    ends = [match.end() for match in _BREAK.finditer(text, low, at)]
    if ends:
        return ends[-1]
    return at if is_han(text[at]) else text.rfind(" ", low, at) + 1 or at


def _before_break(text: str, at: int, reach: int) -> int:
    """The end of the clause that `at` stands in, if it is near; the end of its word else."""
    if at >= len(text):
        return len(text)
    found = _BREAK.search(text, at, min(at + reach, len(text)))
    if found:
        return found.start() + len(found.group().rstrip())
    if is_han(text[at]):
        return at
    space = text.rfind(" ", 0, at)
    return space if space > 0 else at
