"""Cards for casual play (100.7), by words for things that the rules do not have.

A file of cards may not say which of them are silver-bordered, have an acorn, or are for playtests.
Words about borders, artists, halves or Contraptions say so of some.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_REMINDER = re.compile(r"\([^)]*\)")
_SIGNS = re.compile(
    r"½|\{H[WR]\}|\{A\}|watermark|\bartists?\b|\bart\b(?! stickers?)|artwork|-bordered"
    r"|collector number|flavor text|^Augment \{|\bhost\b|\bspeak\b|\bsays?\b|\bclap\b"
    r"|\bwearing\b|\btaller\b"
    r"|sprocket|assembles? (?:a|an|another|X|that many) Contraptions?\b(?! you|, it)"
    r"|\bwords? in its name|name begins with|\bpeople\b|\bsealed\b|your seat|your age|years old",
    re.MULTILINE,
)
_VARIANT = re.compile(r" [(\[][A-Fa-f][)\]]\Z")  # cards of one name with different texts


def is_casual(name: str, texts: Iterable[str]) -> bool:
    """True of a card whose name or text no rule covers.

    >>> is_casual("Ox", ["Creatures with a watermark get +½/+½."])
    True
    >>> is_casual("Ox", ['Destroy target creature. (Effects that say "destroy" do this.)'])
    False
    """
    plain = (_REMINDER.sub("", text) for text in texts)
    return bool(_VARIANT.search(name)) or any(map(_SIGNS.search, plain))
