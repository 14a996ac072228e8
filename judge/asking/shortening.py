"""Cards that a question calls in full are called by a part of their Chinese name afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.asking.mentions import Mention

LEAST = 2  # characters of a part of a name
_CHINESE = re.compile("[\u4e00-\u9fff]")
KINDS = (  # what ends names, and is said of any game
    *("生物", "咒语", "结界", "神器", "法术", "瞬间", "伤害"),
    *("攻击", "阻挡", "对手", "法力", "衍生", "灵气", "武具"),
)


def called_in_chinese(text: str, found: tuple[Mention, ...]) -> Iterator[Mention]:
    """What calls a card of the question by the last two characters of its Chinese name: "天使"."""
    parts: dict[str, set[str]] = {}
    for one in found:
        called = text[one.start : one.end]
        if _CHINESE.search(called) and len(called) > LEAST:
            parts.setdefault(called[-LEAST:], set()).add(one.name)
    for part, cards in parts.items():
        for place in re.finditer(rf"(?<![个只张]){part}", text) if part not in KINDS else ():
            is_apart = all(place.end() <= one.start or one.end <= place.start() for one in found)
            if is_apart and len(cards) == 1:
                yield Mention(next(iter(cards)), place.start(), place.end())
