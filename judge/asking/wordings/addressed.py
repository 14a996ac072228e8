"""Whom a question means by "you": the other player beside "I", else whoever asks.

>>> whom("You block with a 2/2. Does my 3/3 die?", Lang.EN)
'my opponent'
>>> whom("Can you block a flier?", Lang.EN), whom("If I attack, do you lose?", Lang.EN)
('I', '')
>>> said_of("you cast it on your bear", "my opponent", Lang.EN)
"my opponent cast it on my opponent's bear"
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.values import Lang
from judge.words import ASKER, OPPONENT

FIRST = {
    Lang.EN: re.compile(r"\b(?:i|me|my|mine|we|us|our)\b", re.IGNORECASE),
    Lang.ZH: re.compile("我|咱"),
}
SECOND = {
    Lang.EN: re.compile(r"(?<!thank )\byou(?:rs?)?\b", re.IGNORECASE),
    Lang.ZH: re.compile("[你您](?![们好说看])"),
}
OTHERS = {  # beside whom "you" is nobody of the game
    Lang.EN: re.compile(r"\b(?:opponents?|opp|he|she|him|her|his|they|their)\b", re.IGNORECASE),
    Lang.ZH: re.compile("对手|对方|他|她|[你您]们"),
}
OWNED = {Lang.EN: re.compile(r"\byours?\b", re.IGNORECASE), Lang.ZH: re.compile("[你您]的")}
TOLD = re.compile(r"[^.,!?;。，！？；\n]+(?=[.,!;。，！；\n])")  # all but what a question ends with
ASKS = re.compile(  # the beginning or end of a clause that asks
    r"^\s*(?:and |so |then )?(?:do|does|did|can|could|will|would|may|is|are|am|how|what|who|which"
    r"|where)\b|[吗呢]$",
    re.IGNORECASE,
)
FORMS = {"are": "is", "were": "was", "do": "does", "have": "has", "don't": "doesn't"}
BE = {"are": "am", "were": "was"}
AUXILIARY = "|".join(FORMS)
SHORT = {"re": "are", "ve": "have", "ll": "will", "d": "would"}
OF_WHOM = "to|at|on|for|by|from|with|of|target|targets|targeting|hit|hits|attack|attacks|makes|lets"


def whom(text: str, lang: Lang) -> str:
    """The player whom a question means by "you"; empty where it says none, or either is meant."""
    if not SECOND[lang].search(text):
        return ""
    if not FIRST[lang].search(text):
        return ASKER
    told = (one[0] for one in TOLD.finditer(text) if not ASKS.search(one[0]))
    is_told = any(map(SECOND[lang].search, told)) or OWNED[lang].search(text)
    return OPPONENT if is_told and not OTHERS[lang].search(text) else ""


def said_of(said: str, you: str, lang: Lang) -> str:
    """The words of a clause, in small letters, with the player in the place of "you"."""
    if not you:
        return said
    if lang is Lang.ZH:
        return re.sub("[你您]", "对手" if you == OPPONENT else "我", said)
    who, whose, forms = "my opponent", "my opponent's", FORMS
    if you == ASKER:
        who, whose, forms = "i", "my", BE
        said = re.sub(rf"\b({OF_WHOM}) you\b", r"\1 me", said)
    said = re.sub(r"\byou'(re|ve|ll|d)\b", lambda found: f"you {SHORT[found[1]]}", said)
    said = re.sub(rf"\b({AUXILIARY}) you\b", lambda found: f"{_in(forms, found[1])} {who}", said)
    said = re.sub(rf"\byou ({AUXILIARY})\b", lambda found: f"{who} {_in(forms, found[1])}", said)
    said = re.sub(r"\byours\b", "mine" if you == ASKER else whose, said)
    return re.sub(r"\byou\b", who, re.sub(r"\byour\b", whose, said))


def _in(forms: Mapping[str, str], word: str) -> str:
    return forms.get(word, word)
