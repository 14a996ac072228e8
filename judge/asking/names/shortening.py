"""What else stands for a card: a part of its name, the name said twice, its words in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from judge.asking.names.mentions import Mention

LEAST = 2  # characters of a part of a name
_CHINESE = re.compile("[\u4e00-\u9fff]")
IN_CHINESE = re.compile("[A-Za-z][A-Za-z'’, -]*[\u4e00-\u9fff]")
QUOTED = re.compile(
    '“([^“”]+)”|"([^"]+)"|「([^「」]+)」|『([^『』]+)』|'
    "(?<=\\s)[‘']([A-Z][^‘’'\n]{10,}[.a-z])[’'](?=[\\s.,;:!?]|$)"
)
UNKNOWN = re.compile("(?<=[的个张只名头了发])([\u4e00-\u9fff·]{3,9})[（(]$")
SAYS = re.compile("(?:写着|写道|说|法术|瞬间|咒语)[:：]?$")
LEAST_QUOTED = 6  # characters of Chinese words that no name is
KINDS = (  # what ends names, and is said of any game
    *("生物", "咒语", "结界", "神器", "法术", "瞬间", "伤害"),
    *("攻击", "阻挡", "对手", "法力", "衍生", "灵气", "武具"),
)
NO_NAMES = (  # what no Chinese name has, as it is said in any clause
    *(
        *KINDS,
        "施放",
        "使用",
        "进战",
        "战场",
        "进场",
        "死去",
        "死亡",
        "消灭",
        "放逐",
        "操控",
        "坟墓",
    ),
    *(
        "手牌",
        "手上",
        "牌库",
        "触发",
        "异能",
        "指示",
        "横置",
        "重置",
        "牺牲",
        "响应",
        "复制",
        "目标",
        "结算",
    ),
    *(
        "本回合",
        "一个",
        "一张",
        "两个",
        "没有",
        "其他",
        "另一",
        "自己",
        "卡牌",
        "永久物",
        "鹏洛客",
        "回合",
    ),
)


def called_in_chinese(
    text: str, found: tuple[Mention, ...], names: Mapping[str, tuple[str, ...]]
) -> Iterator[Mention]:
    """What calls a card of the question by the last two characters of its Chinese name: "天使"."""
    parts: dict[str, set[str]] = {}
    for one in found:
        called = text[one.start : one.end]
        known = (called,) if _CHINESE.search(called) else names.get(one.name, ())
        for name in known:
            if len(name) > LEAST:
                parts.setdefault(name[-LEAST:], set()).add(one.name)
    said = [text[one.start : one.end] for one in found]
    for part, cards in parts.items():
        is_said = any(one.endswith(part) for one in said)
        before = "个只张" if is_said else "个只张名头有他部"  # of any of a kind: "所有骑士"
        alone = re.compile(rf"(?<![{before}]){re.escape(part)}")
        for place in alone.finditer(text) if part not in KINDS else ():
            is_apart = all(place.end() <= one.start or one.end <= place.start() for one in found)
            if is_apart and len(cards) == 1:
                yield Mention(next(iter(cards)), place.start(), place.end())


def quotations(text: str) -> Iterator[Mention]:
    """What is quoted as the words of a card: several words that name nothing."""
    for found in QUOTED.finditer(text):
        said = next(filter(None, found.groups()))
        is_long = len(said.split()) > 2 or (len(said) > LEAST_QUOTED and _CHINESE.search(said))
        is_said = len(said) == LEAST_QUOTED and SAYS.search(text, 0, found.start())
        if is_long or is_said or "目标" in said:
            is_single = text[found.start()] in "'‘"
            yield Mention(said.strip(), found.start(), found.end(), is_text=is_single)


def named_once(text: str, found: list[Mention]) -> tuple[Mention, ...]:
    """The mentions, one for a card that is named again in brackets: 反击咒语（Counterspell）.

    What stands before the brackets may be a name that nobody knows: 石锻秘教徒(Stoneforge Mystic).
    """
    kept: list[Mention] = []
    for one in found:
        before = kept[-1] if kept else None
        if (
            before
            and before.name == one.name
            and text[before.end : one.start].strip() in ("(", "（")
        ):
            end = one.end + len(text[one.end :]) - len(text[one.end :].lstrip())
            if text[end : end + 1] in (")", "）"):
                kept[-1] = Mention(one.name, before.start, end + 1)
                continue
        kept.append(_with_unknown_name(text, one))
    return tuple(kept)


def _with_unknown_name(text: str, one: Mention) -> Mention:
    """A mention in brackets, with the Chinese name before them that nobody knows."""
    called = UNKNOWN.search(text, 0, one.start)
    if called is None or text[one.end : one.end + 1] not in (")", "）"):
        return one
    name = called[1]
    if any(word in name for word in NO_NAMES):
        return one
    return Mention(one.name, called.start(1), one.end + 1)


def lies_in(one: Mention, others: Iterable[Mention]) -> bool:
    return any(other.start < one.end and one.start < other.end for other in others)


def begins(text: str, at: int) -> bool:
    """True where an English sentence begins: words of Latin letters before Chinese are a name."""
    if IN_CHINESE.match(text, at):
        return False
    before = text[:at].rstrip()
    return not before or before[-1] in ".?!:(\n"
