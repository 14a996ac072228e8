"""Flavor words before a dash, which mean nothing (207.2d).

>>> without_flavor("Body Thief — When you cast this spell, draw a card.")
'When you cast this spell, draw a card.'
>>> without_flavor("寒冷喷吐～当牛进战场时，抓一张牌。")
'当牛进战场时，抓一张牌。'
"""

from __future__ import annotations

import re

from corpus.patterns import later

_FLAVOR = re.compile(r"\A([A-Z][\w'’-]*(?: [\w'’!?-]+){0,5}!?) — (?=[A-Z{])")
_FLAVOR_ZH = later(r"\A(?!选择)[\u4e00-\u9fff]{2,8}～(?=(?:每?当(?!前)))")
_MODE_FLAVOR = re.compile(r"(?<=• )[A-Z][\w'’-]*(?: [\w'’!?,-]+){0,5} — (?=[A-Z])")
_NO_FLAVOR = (  # words in this place that do mean something, and how modes are chosen
    *("boast", "companion", "exhaust", "forecast", "max speed", "power-up", "prototype"),
    *("solved", "station", "to solve", "visit", "choose one", "choose two", "choose three"),
    *("i", "ii", "iii", "iv", "v", "vi", "vii", "choose one or both", "choose one or more"),
)


def without_flavor(line: str) -> str:
    """The line without flavor words, which mean nothing (207.2d); what may be a keyword stays."""
    if "— • " in line:  # modes: an anchor word (614.12b) stands in no list of modes
        line = _MODE_FLAVOR.sub("", line)
    if "～" in line:
        line = _FLAVOR_ZH().sub("", line)
    match = _FLAVOR.match(line)
    if match is None or match[1].lower() in _NO_FLAVOR or "ctivate" in line.partition("(")[2]:
        return line
    return line[match.end() :]
