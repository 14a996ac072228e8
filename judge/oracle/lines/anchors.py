"""Abilities that begin with an anchor word: one of two is chosen as this enters (614.12b)."""

from __future__ import annotations

import re

from judge.abilities import patterns as p
from judge.abilities.ability import Static
from judge.abilities.conditions import WordChosen
from judge.abilities.effects.combinators import Choose
from judge.abilities.filters import IsThis
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import AsEnters, Continuous, Replacement
from judge.language import Lexeme, Table, t
from judge.oracle.lines.triggering import Abilities
from judge.values import Lang


def _anchored(a: str, b: str, x: Abilities, y: Abilities) -> Abilities:
    """ "[Anchor word] — [ability]": as long as it was chosen, this has that ability."""
    chosen = AsEnters(Choose("word", among=(a, b)))
    return (
        Static(Replacement(p.Enters(IsThis()), chosen)),
        *(
            Static(Continuous(IsThis(), (GainAbilities(own),)), WordChosen(word))
            for word, own in ((a, x), (b, y))
        ),
    )


def _word(pattern: str, lang: Lang) -> Lexeme:
    return Lexeme(
        re.compile(pattern),
        lambda text: text,
        str,
        lambda value: isinstance(value, str),
        raw=True,
        lang=lang,
    )


ANCHOR = Table(
    "anchor",
    (_word(r"[A-Z][A-Za-z]+", Lang.EN), _word(r"[^或，。～ •]+", Lang.ZH)),
    ("Khans", "可汗"),
)
ANCHORS = (
    t(
        _anchored,
        "as ~ enters, choose {a:anchor} or {b:anchor} • {a:anchor} — {x:ability} • "
        "{b:anchor} — {y:ability}",
        "于~进战场时，选择{a:anchor}或{b:anchor} • {a:anchor}～{x:ability} • "
        "{b:anchor}～{y:ability}",
        ex=(
            "as ~ enters, choose Khans or Dragons • Khans — ~ gets +1/+1 • Dragons — ~ has flying",
            "于~进战场时，选择Khans或Dragons • Khans～~得+1/+1 • Dragons～~具飞行异能",
        ),
    ),
)
