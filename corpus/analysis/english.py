"""English words become stems.

>>> [stem(word) for word in ("dies", "dying", "regenerating", "abilities", "can't")]
['die', 'die', 'regener', 'abil', "can't"]
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Protocol, cast

from whoosh.lang.snowball.english import EnglishStemmer

_STOP_WORDS = """
a about also an and any are as at be been being but by did do does doing done each for from
had has have having he her him his how i if in into is isn't it its itself just like may me
might must my of on or our out please she should so some than that the their them then there
these they this those to too up us was way we were what what's when where whether which who
whom whose why will with work working works would you your explain explanation happen happened
happening happens mean meaning means say says tell using can could get gets does doesn't don't
rule rules
"""
STOP_WORDS = frozenset(_STOP_WORDS.split())


class _Stemmer(Protocol):
    def stem(self, word: str) -> str: ...


@cache
def _stemmer() -> _Stemmer:
    """The one stemmer."""
    return cast(_Stemmer, EnglishStemmer())


@lru_cache(maxsize=1 << 15)
def stem(word: str) -> str:
    """The stem of a folded word."""
    return _stemmer().stem(word)
