"""Chinese words become pinyin without tones, as people type them; used when an index is built.

>>> spell("践踏"), spell("重置")
('jianta', 'chongzhi')
"""

from __future__ import annotations

from functools import cache

from pypinyin import lazy_pinyin, load_phrases_dict

# Words of the rules that the general dictionary reads wrong.
_PHRASES = {"重置": [["chóng"], ["zhì"]], "传纪": [["zhuàn"], ["jì"]]}


@cache
def _load() -> None:
    """Teaches pypinyin the readings of the rules' own words, once."""
    load_phrases_dict(_PHRASES)


def spell(word: str) -> str:
    """The pinyin of a word, its syllables joined."""
    _load()
    return "".join(lazy_pinyin(word)).replace("ü", "v")


def common_readings() -> dict[str, str]:
    """The reading of each of the 6,763 characters of GB 2312."""
    _load()
    codes = (bytes((row, cell)) for row in range(0xB0, 0xF8) for cell in range(0xA1, 0xFF))
    chars = (code.decode("gb2312", errors="ignore") for code in codes)
    return {char: spell(char) for char in chars if char}
