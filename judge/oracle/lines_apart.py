"""Lines that a Chinese print runs together become lines of their own, as in English.

No word is read here: a line ends where only another ability can begin.

>>> apart("飞行当牛进战场时，抓一张牌。", ("牛",))
['飞行', '当牛进战场时，抓一张牌。']
>>> apart("反击目标咒语。醒转3～{4}{U}（提示。）", ("牛",))
['反击目标咒语。', '醒转3～{4}{U}（提示。）']
>>> apart("消灭目标生物。每当该生物本回合攻击时，抓一张牌。", ("牛",))
['消灭目标生物。每当该生物本回合攻击时，抓一张牌。']
"""

from __future__ import annotations

import re
from functools import cache

from judge.language.rewrites import ABILITY_WORDS_ZH
from judge.language.template import SELF
from judge.oracle.lexicon.keywords import NAMES
from judge.values import Lang, language_of

_OPEN, _CLOSE = "「『（(“", "」』）)”"
_PRICED = ("cost", "number cost", "cost and word")


def _names(*shapes: str) -> str:
    names = (
        re.escape(name)
        for _, zh, shape in NAMES
        for name in zh.split("|")
        if "…" not in name and shape in shapes
    )
    return f"(?:{'|'.join(sorted(names, key=len, reverse=True))})"


_HAN = r"[\u4e00-\u9fff]"
_MANA = r"(?:\{[^{}]+\})+(?!\{)"
_NUMBER = r" ?(?:\d+|X)(?![/\d])"
_KEYWORD = "|".join(
    (
        rf"反{_HAN}{{1,5}}?保护",
        rf"{_HAN}{{1,3}}行者",
        _names("plain"),
        _names("number") + _NUMBER,
        rf"{_names('number cost')}{_NUMBER}～{_MANA}",
        rf"{_names('cost')}～?{_MANA}",
    )
)
_KEYWORDS = rf"(?:{_KEYWORD})(?:[，、](?:{_KEYWORD}))*"
_REMINDER = r" *[（(][^（）()]*[）)] *+"
_ENCHANT = (
    rf"结附于[^（）。「」]{{1,14}}?(?:{_REMINDER})?"
    r"(?=当|每当|由?所结附|你每|在|只要|\{|[（(])"
)
_COST = rf"(?:(?:{_MANA}|牺牲|支付|弃|横置|从)[^。：:「」～•（）()]{{0,60}}|[-+−－](?:\d+|X))[：:]"
_PRICED_LINE = rf"{_names(*_PRICED)}(?:{_NUMBER})?(?:～[^（。]*|{_MANA})。?(?:{_REMINDER}|\Z)"
_REMINDED = rf"{_KEYWORDS}{_REMINDER}\Z"
_EVERY = r"每当(?![^，。]*(?:本回合|以此法|该|它|其(?!他|中))).*?时，"
_BEGINS = (
    r"当|每当|结附于|在你|在每|于(?!本|你|其)|所结附|佩带此武具|由你操控|只要|你施放|如果|非生物咒语|"
    rf"你每(?![^。]*此异能)|{_HAN}{{2,8}}～|{_COST}|{_KEYWORD}"
)


@cache
def _ends() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Where a first line of keyword abilities ends, and where any line after a full stop begins."""
    first = re.compile(
        rf"(?:(?:{_ENCHANT})|{_KEYWORDS}(?:{_REMINDER}(?=[^，、与和且或。])(?!你可以|然后)|"
        rf"(?= ?(?:{_BEGINS}|{SELF}))))"
        rf"|(?:\{{[^{{}}]+\}})+：等级 ?\d(?=[^\d])"
    )
    later = re.compile(
        rf" *(?:(?:{ABILITY_WORDS_ZH})～|{_COST}|{_PRICED_LINE}|{_REMINDED}|{_EVERY}|"
        rf"在每个维持开始时，若[^，。]*上回合|当(?:{SELF})进(?:战)?场时)"
    )
    return first, later


def apart(line: str, names: tuple[str, ...]) -> list[str]:
    """The lines that a printed line in Chinese has, of a card of these names."""
    if language_of(line) is Lang.EN or line.lstrip().startswith(("•", "·", "●")):
        return [line]
    said = [name for name in sorted(names, key=len, reverse=True) if name and not name.isascii()]
    own = re.compile("|".join(map(re.escape, [*said, SELF])))
    printed = own.findall(line)
    parts = _parts(own.sub(SELF, line))
    named = iter(printed)
    return ["".join(next(named) if sign == SELF else sign for sign in part) for part in parts]


def _parts(line: str) -> list[str]:
    first, later = _ends()
    found: list[str] = []
    begin = 0
    while match := first.match(line, begin):
        if match.end() >= len(line) or match.end() == begin:
            break
        found.append(line[begin : match.end()].strip())
        begin = match.end()
    depth = 0
    for place, sign in enumerate(line):
        depth += (sign in _OPEN) - (sign in _CLOSE)
        stop = sign == "。" or (sign in "）)" and place > 0)
        if depth == 0 and stop and place + 1 > begin and later.match(line, place + 1):
            found.append(line[begin : place + 1].strip())
            begin = place + 1
    return [part for part in (*found, line[begin:].strip()) if part]
