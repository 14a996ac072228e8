"""A question is cut into clauses, and each is read by the tables of what is stated and asked.

>>> found = clauses(masked("I have 3 life. I sing.", ()), Lang.EN)
>>> [one.value and one.value["does"] for one in found]
['life', None]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from judge.asking import basics, foci, phrases, statements
from judge.asking.basics import ASKER, OPPONENT
from judge.asking.mentions import Masked
from judge.asking.naming import masked
from judge.asking.rows import merged, table
from judge.language import REJECTED, Grammar, Reading, t
from judge.values import Lang, Value

SENTENCE = re.compile(r"[^.?!。？！;；\n]+(?:[.](?=\S)[^.?!。？！;；\n]+)*[.?!。？！;；\n]*")
PARTS = {
    Lang.EN: re.compile(r", and |, but |, then |, |: | and then | and | - | but "),
    Lang.ZH: re.compile("，然后|，|,|：|:"),
}
ALIKE = {  # words that say the same, and the one of them that the tables have
    Lang.EN: (
        (r"\bi'm\b", "i am"),
        (r"\b(it|that|what|who|where|there|he|she)'s\b(?! (?:got|been)\b)", r"\1 is"),
        (r"\b(i|they|we)'ve got\b", r"\1 have"),
        (r"\b(i|they|we)'ve\b", r"\1 have"),
        (r"\bi'd like\b", "i would like"),
        (r"\b(do|does|is|are|was)n't\b", r"\1 not"),
    ),
    Lang.ZH: (
        ("还?(?:能不能|可不可以|能否|是否能|是否可以)(.*?)[吗么嘛呢]?$", r"能\1吗"),
        ("(?:会不会|是不是会|是否会)(.*?)[吗么嘛呢]?$", r"会\1吗"),
        ("(?:是不是|算不算|是否是)(.*?)[吗么嘛呢]?$", r"是\1吗"),
        ("(.)不\\1$", r"\1吗"),
        ("(?<![什那怎])么$|嘛$", "吗"),
        ("还能够?|还?可以|能够", "能"),
        ("这个?回合", "本回合"),
        ("对方|对面", "对手"),
        ("启动|激活", "起动"),
        ("控制", "操控"),
        ("坟场(?!风暴)", "坟墓场"),
    ),
}
SUBJECTS = {ASKER: "i ", OPPONENT: "my opponent "}
ENDS = " \t.?!。？！;；\n"
MOST_PARTS = 7  # of one sentence


class Clause(Value):
    """A stretch of a masked text, and what it says; None where it is not read, or in two ways."""

    start: int
    end: int
    value: Mapping[str, Any] | None
    sentence: int = 0


def _whole(lead: Any, before: Any, it: Any, after: Any, tail: Any) -> Any:
    """What a clause says; who responds does what has no other subject."""
    before = dict(before)
    who = before.pop("by_whom", None)
    if who is not None and ("who" in it or it.get("does") == "effect"):
        if it.get("who"):
            return REJECTED
        it = {**it, "who": who}
    elif who is not None:
        before["by_whom"] = who
    return merged(before, it, after)


def _clause(of: str) -> Any:
    words = f"{{lead:lead}}{{before:before_clause}}{{it:{of}}}{{after:after_clause}}{{tail:tail}}"
    return t(_whole, words, words, unmake=lambda value: None)


TABLES = (
    *phrases.TABLES,
    *statements.TABLES,
    *foci.TABLES,
    table("clause", *map(_clause, ("standing", "done", "effect_said", "said_by_the_way", "focus"))),
    next(one for one in basics.TABLES if one.name == "integer"),
)


@cache
def grammar() -> Grammar:
    """The grammar of clauses."""
    return Grammar(*TABLES)


def clauses(text: Masked, lang: Lang) -> Iterator[Clause]:
    """The clauses of a question in order; where two ways of cutting read it, the longer clauses."""
    for place, found in enumerate(SENTENCE.finditer(text.text)):
        start = found.start() + len(found[0]) - len(found[0].lstrip())
        end = start + len(found[0].strip().rstrip(ENDS))
        if start < end:
            yield from (
                one.with_(sentence=place) for one in _of_sentence(text.text, start, end, lang)
            )


def _of_sentence(text: str, start: int, end: int, lang: Lang) -> Iterator[Clause]:
    """The clauses of one sentence."""
    cuts = [(m.start() + start, m.end() + start) for m in PARTS[lang].finditer(text[start:end])]
    subject = ""
    while start < end:
        ends = [cut for cut in cuts if cut[0] > start][:MOST_PARTS]
        stops = [(end, end), *reversed(ends)]
        values = (
            (stop, _read(before + text[start : stop[0]], lang))
            for before in dict.fromkeys(("", subject))
            for stop in stops
        )
        shortest = ends[0] if ends else (end, end)
        (stop, after), value = next((one for one in values if one[1] is not None), (shortest, None))
        yield Clause(start, stop, value)
        subject = _subject(value, lang)
        start = after


def _subject(value: Mapping[str, Any] | None, lang: Lang) -> str:
    """The subject that the next clause of a sentence has where it says none: "and casts it"."""
    if value is None or lang is Lang.ZH or "does" not in value:
        return ""
    return SUBJECTS.get(value["who"], "") if "who" in value else "it "


def alike(said: str, lang: Lang) -> str:
    """The same words, each as the tables have it.

    >>> alike("i'm at 3 life", Lang.EN), alike("它会不会死", Lang.ZH)
    ('i am at 3 life', '它会死吗')
    """
    for pattern, word in ALIKE[lang]:
        said = re.sub(pattern, word, said)
    return said


def _read(words: str, lang: Lang) -> Mapping[str, Any] | None:
    """What a clause says, where it has one reading."""
    said = words.strip().lower().replace("’", "'")
    said = alike(said, lang)
    found = grammar().read("clause", said, lang)
    return found.value if isinstance(found, Reading) else None  # type: ignore[return-value]


__all__ = ["Clause", "clauses", "grammar", "masked"]
