"""Chinese words become pinyin without tones, as people type them; used when an index is built.

>>> spell("践踏"), spell("重置"), initials("抓牌步骤")
('jianta', 'chongzhi', 'zpbz')
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

# Words of the rules that the general dictionary reads wrong.
_PHRASES = {"重置": [["chóng"], ["zhì"]], "传纪": [["zhuàn"], ["jì"]]}


@cache
def _speller() -> Callable[[str | list[str]], Any]:
    """Pypinyin's, which knows the readings of the rules' own words.

    Loaded when a word is spelt: its dictionary takes a tenth of the time in which the site starts.
    """
    from pypinyin import lazy_pinyin, load_phrases_dict

    load_phrases_dict(_PHRASES)
    return lazy_pinyin


def spell(word: str) -> str:
    """The pinyin of a word, its syllables joined."""
    return _typed("".join(_speller()(word)))


def initials(word: str) -> str:
    """The first letter of each syllable of a word."""
    return "".join(syllable[0] for syllable in _speller()(word))


@cache
def common_readings() -> dict[str, str]:
    """The reading of each of the 6,763 characters of GB 2312."""
    codes = (bytes((row, cell)) for row in range(0xB0, 0xF8) for cell in range(0xA1, 0xFF))
    chars = [char for code in codes if (char := code.decode("gb2312", errors="ignore"))]
    return {c: _typed(found) for c, found in zip(chars, _speller()(chars), strict=True)}


def _typed(syllable: str) -> str:
    """A syllable as it is typed."""
    return syllable.replace("ü", "v")
