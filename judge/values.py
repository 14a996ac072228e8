"""The base class of every value of the judge.

>>> from judge.values import Bilingual
>>> Bilingual("Trample", "践踏").with_(en="trample")
Bilingual(en='trample', zh='践踏')
"""

from __future__ import annotations

import re
from enum import StrEnum

from corpus.structs import Struct

_CHINESE = re.compile("[\u4e00-\u9fff]")


class Value(
    Struct,
    tag=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,  # what can't change holds nothing that holds it
):
    """A value of the game or of what is asked of it: written down, and read again, by its name."""


class Lang(StrEnum):
    """A language that texts are read and written in."""

    EN = "en"
    ZH = "zh"


class Bilingual(Value):
    """A text for people, in both languages."""

    en: str
    zh: str

    def get(self, lang: Lang) -> str:
        """The text in `lang`."""
        return self.en if lang is Lang.EN else self.zh


def language_of(text: str) -> Lang:
    """Chinese if the text has a Chinese character, else English.

    >>> language_of("死触，践踏"), language_of("Deathtouch")
    (<Lang.ZH: 'zh'>, <Lang.EN: 'en'>)
    """
    return Lang.ZH if _CHINESE.search(text) else Lang.EN
