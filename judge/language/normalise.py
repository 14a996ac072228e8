"""Card text becomes the form the tables are written in, none of the rewrites changing a meaning.

>>> normalise("Shock deals 2 damage to any target. (A reminder.)", Lang.EN, ("Shock",))
'\\ue000 deals 2 damage to any target'
>>> normalise("死触 （提示。）", Lang.ZH)
'死触'
"""

from __future__ import annotations

import re

from judge.values import Lang

SELF = "\ue000"  # the object that the text is on; a sign that no card text has
_REMINDER = re.compile(r"\s*[(（][^()（）]*[)）]\s*")
_SPACES = re.compile(r"\s+")
_WIDTHS = str.maketrans({"－": "-", "−": "-", "＋": "+", "／": "/", "，": "，", "：": "："})
_THIS = {
    Lang.EN: re.compile(r"this (creature|land|artifact|enchantment|permanent|spell)\b"),
    Lang.ZH: re.compile(r"此(生物|地|神器|结界|永久物|咒语)"),
}


def normalise(text: str, lang: Lang, names: tuple[str, ...] = ()) -> str:
    """One line of text without reminder text and closing full stop, its own name as `SELF`."""
    plain = _REMINDER.sub("", text).translate(_WIDTHS)
    for name in sorted((name for name in names if name), key=len, reverse=True):
        plain = plain.replace(name, SELF)
    if lang is Lang.EN:
        plain = _SPACES.sub(" ", plain).strip().lower()
    else:
        plain = _SPACES.sub("", plain).replace(",", "，")
    return _THIS[lang].sub(SELF, plain).rstrip(".。")
