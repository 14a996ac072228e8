"""The forms in which a name is looked up.

>>> forms("閃電擊")
('闪电击', 'shandianji')
"""

from __future__ import annotations

from corpus.analysis.fold import fold
from corpus.analysis.pinyin import spell


def forms(name: str) -> tuple[str, ...]:
    """A name in simplified Chinese without case, and as it is spelt; the plain form first."""
    plain = fold(name).casefold()
    return tuple(dict.fromkeys((plain, spell(plain).replace(" ", ""))))
