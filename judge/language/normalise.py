"""Card text becomes the form the tables are written in, none of the rewrites changing a meaning.

>>> normalise("Shock deals 2 damage to any target. (A reminder.)", Lang.EN, ("Shock",))
'\\ue000 deals 2 damage to any target'
>>> normalise("死触 （提示。）", Lang.ZH)
'死触'
>>> prepare("This land enters tapped. (No.)", Lang.EN).offsets[:3]
(0, 9, 10)
"""

from __future__ import annotations

import re
from functools import cache

from judge.language.literals import needed
from judge.language.rewrites import CHINESE, ENGLISH, WIDTHS, Rewrite
from judge.language.template import GRANTER, SELF
from judge.values import Lang, Value

LONGEST = 2_000  # characters of a line; no printed one has a third of them
REMINDER = re.compile(r"(?<!\s)\s*[(（](?!仅限)[^()（）]*[)）]")


class Prepared(Value):
    """A text ready to be read: in lower case, as printed, and where each character stood."""

    text: str
    raw: str
    offsets: tuple[int, ...]

    def printed(self, at: int) -> int:
        """Where the character at `at` stood in the text as printed."""
        return self.offsets[min(at, len(self.offsets) - 1)] if self.offsets else 0


def normalise(text: str, lang: Lang, names: tuple[str, ...] = ()) -> str:
    """One text without reminder text and closing full stop, its own name as `SELF`."""
    return prepare(text, lang, names).text


def prepare(text: str, lang: Lang, names: tuple[str, ...] = ()) -> Prepared:
    """One text as it is read, and where its words were printed; one too long to be read stays."""
    raw = text.translate(WIDTHS)
    offsets = list(range(len(raw)))
    if len(raw) > LONGEST:
        return Prepared(lowered(raw), raw, tuple(offsets))
    if "(" in raw or "（" in raw:
        raw, offsets = _rewrite(raw, offsets, REMINDER, "")
    own = tuple(name for one in names if (name := one.translate(WIDTHS)) and name in raw)
    if own:
        raw, offsets = _rewrite(raw, offsets, _names(own, lang), SELF)
        raw = _granting(raw)
    for text, rewrite in _rewrites(lang):
        if text in raw and rewrite.regex.search(raw):
            raw, offsets = _rewrite(raw, offsets, rewrite.regex, rewrite.new)
    while raw and (raw[-1] in ".。" or raw[-1].isspace()):
        raw = raw[:-1]
    del offsets[len(raw) :]
    return Prepared(lowered(raw), raw, tuple(offsets))


def lowered(text: str) -> str:
    """A text in small letters; none of its characters moves.

    >>> lowered("Ox"), len(lowered("\N{LATIN CAPITAL LETTER I WITH DOT ABOVE}"))
    ('ox', 1)
    """
    lower = text.lower()
    if len(lower) == len(text):
        return lower
    return "".join(char.lower() if len(char.lower()) == 1 else char for char in text)


@cache
def _rewrites(lang: Lang) -> tuple[tuple[str, Rewrite], ...]:
    """The rewrites of a language, each behind what it needs."""
    rewrites = ENGLISH if lang is Lang.EN else CHINESE
    return tuple((needed(one.pattern), one) for one in rewrites)


def _granting(raw: str) -> str:
    """The text with `GRANTER` for `SELF` in quotes, which are counted from the end."""
    parts = raw.split('"')[::-1]
    parts[1::2] = [part.replace(SELF, GRANTER) for part in parts[1::2]]
    return '"'.join(parts[::-1])


def _rewrite(
    raw: str, offsets: list[int], pattern: re.Pattern[str], new: str
) -> tuple[str, list[int]]:
    parts: list[str] = []
    places: list[int] = []
    end = 0
    for match in pattern.finditer(raw):
        words = match.expand(new) if "\\" in new else new
        parts += (raw[end : match.start()], words)
        places += offsets[end : match.start()]
        kept = offsets[match.start() : match.end()] or [offsets[-1] if offsets else 0]
        places += [kept[min(i, len(kept) - 1)] for i in range(len(words))]
        end = match.end()
    if not parts:
        return raw, offsets
    return "".join((*parts, raw[end:])), places + offsets[end:]


@cache
def _names(names: tuple[str, ...], lang: Lang) -> re.Pattern[str]:
    either = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{either})(?![\w-])" if lang is Lang.EN else either)
