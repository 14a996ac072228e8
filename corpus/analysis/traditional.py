"""Simplified Chinese becomes traditional characters, as they are written in Taiwan.

Only the characters are others: the words stay those of the simplified text.

>>> traditional("践踏：攻击生物造成的过量伤害")
'踐踏：攻擊生物造成的過量傷害'
"""

from __future__ import annotations

from functools import cache

from opencc import OpenCC


def traditional(text: str) -> str:
    """The text in traditional characters; what is not Chinese stays."""
    found: str = _converter().convert(text)
    return found


@cache
def _converter() -> OpenCC:
    return OpenCC("s2tw")
