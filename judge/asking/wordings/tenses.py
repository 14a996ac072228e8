"""When what a clause tells is so, where its own words or those beside it say it.

"I'm at 5 life after my opponent bolted me" tells what is left; "I cast it last turn and used its
+2" tells two things of the last turn; "I would counter it, but …" tells nothing that is done.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from judge.asking.wordings.binding import Clause
from judge.values import Lang

TOTALS = {"life", "poison", "library", "loyalty", "counters", "cards_in_hand"}
DEEDS = {  # what is done at one moment of one turn
    *("cast", "use", "use_face", "activate", "loyalty_ability", "attack", "plays_land", "effect"),
    *("dealt", "sacrifice", "makes", "crew", "connects", "suffer", "enters", "put_on", "cycle"),
    *("animate", "gets_tapped", "answer", "counters_ability"),
}
WHO = r"(?:[\uf500-\uf700]|i|he|she|they|my opponent)"
BY_NOW = {  # of a total: what there is when all that was told before has happened
    Lang.EN: re.compile(r"\b(?:now|left|remaining)\b"),
    Lang.ZH: re.compile("现在|目前|还剩|剩下"),
}
AFTER = {  # a clause that the total is told to come after
    Lang.EN: re.compile(r"^(?:and )?(?:after|once) "),
    Lang.ZH: re.compile("(?:之后|以后|后)[，,]?$"),
}
LAST_TURN = {
    Lang.EN: re.compile(
        r"\b(?:last|previous) turn\b|\bturns? ago\b|\bearlier turn\b|\bthe turn before\b"
    ),
    Lang.ZH: re.compile("上个?回合|上一个?回合|前一?个?回合|回合[之以]?前"),
}
THIS_TURN = {
    Lang.EN: re.compile(r"\b(?:this turn|now|today|currently|(?:my|his|her) turn)\b"),
    Lang.ZH: re.compile("现在|本回合|这个?回合|目前|轮到|回合"),
}
PAST = re.compile(  # what was done, in words that say it without doubt
    r"\b(?!(?:need|unblocked|untapped|tapped|blocked|named|called|indestructible|kicked)\b)"
    r"(?:[a-z]+ed|dealt|drew|took|gave|made|hit|put)\b"
)
IS_DONE_TO = re.compile(r"\b(?:is|are|gets|get|be|being|been) (?:\w+ly )?[a-z]+ed\b")
NOT_DONE = {  # what somebody only would do, or nearly did
    Lang.EN: re.compile(
        rf"^(?:and |but |so |then |now )*{WHO}(?:'d| would)(?: also| then)?(?: have)? "
        r"(?!(?:like|love|prefer|rather|want) )(?!be able)"
        rf"|^(?:and |but )*{WHO} (?:could|might|may|should|nearly|almost|forgot to|forgets to"
        r"|failed to|fails to|was going to|were going to|planned to|meant to)\b"
    ),
    Lang.ZH: re.compile("本来|原本(?:想|要|打算)|差点|差一点|险些|忘了|忘记|没来得及|来不及"),
}
HINDERED = {  # what is only wished, where the next clause tells that it can't be
    Lang.EN: re.compile(rf"^(?:and |so |then )*{WHO} (?:want|would like|plan|intend|hope)s? to\b"),
    Lang.ZH: re.compile("想|打算|准备|希望"),
}
BUT = {
    Lang.EN: re.compile(r"\bbut,? $|^but\b"),
    Lang.ZH: re.compile("但是?[，,]?$|可是?[，,]?$|不过[，,]?$|^但|^可是|^不过"),
}
UNTIL = {  # of what an effect does, which a permanent would do as long as it is there
    Lang.EN: re.compile(r"\buntil end of turn\b|\bthis turn\b|\bfor the (?:rest of the )?turn\b"),
    Lang.ZH: re.compile("直到(?:本)?回合结束|直至回合结束|本回合"),
}
TO_COME = {
    Lang.EN: re.compile(rf"\b{WHO} (?:will|am going to|is going to)\b|\bnext turn\b"),
    Lang.ZH: re.compile("下个?回合|下一个?回合|将要|将会|^(?:[\uf500-\uf700]|我|对手|他|她)[会要]"),
}
NOW = {
    Lang.EN: re.compile(r"\b(?:now|currently|at the moment|right now)\b"),
    Lang.ZH: re.compile("现在|目前|此刻|当前"),
}
NOT_SO = {"does": "not_so"}  # which is told, and no board has it
OF_NOW = {  # what is asked of how things are
    *("life", "loyalty", "counters", "power_toughness", "zone", "hand", "poison", "tokens"),
    *("creatures", "has", "tapped", "controller", "kept", "library", "dies", "survives"),
}


def in_time(found: tuple[Clause, ...], text: str, lang: Lang) -> tuple[Clause, ...]:
    """The clauses, each with what the words around it say of when it is so.

    One that tells what is not done, or was done another time than it would be read, is `NOT_SO`.
    """
    words = [text[one.start : one.end].lower().replace("’", "'") for one in found]
    held = list(found)
    for place, one in enumerate(found):
        value = one.value
        if value is None:
            continue
        if _is_undone(found, words, place, text, lang) or _is_earlier(found, words, place, lang):
            held[place] = one.with_(value=NOT_SO)
        elif value.get("does") in TOTALS and _is_after(found, words, place, lang):
            held[place] = one.with_(value={**value, "by_now": True})
        elif "plural" in value.get("on", {}) and UNTIL[lang].search(words[place]):
            held[place] = one.with_(value={**value, "this_turn": True})
        elif _is_asked_before(found, words, place, lang):
            held[place] = one.with_(value=NOT_SO)
    return tuple(held)


def _is_deed(value: Mapping[str, Any] | None) -> bool:
    return value is not None and value.get("does") in DEEDS


def _is_undone(
    found: tuple[Clause, ...], words: list[str], place: int, text: str, lang: Lang
) -> bool:
    """True of what somebody only would do, or wishes to do and can't."""
    one = found[place]
    if not _is_deed(one.value):
        return False
    if NOT_DONE[lang].search(words[place]):
        return True
    behind = found[place + 1] if place + 1 < len(found) else None
    if behind is None or behind.sentence != one.sentence:
        return False
    between = text[one.end : behind.start] + text[behind.start : behind.start + 4].lower()
    is_but = BUT[lang].search(between.strip().lower()) or BUT[lang].search(words[place + 1])
    return bool(is_but and HINDERED[lang].search(words[place]))


def _is_earlier(found: tuple[Clause, ...], words: list[str], place: int, lang: Lang) -> bool:
    """True of a deed that is told with one of an earlier turn, as the deed of that turn."""
    one = found[place]
    if not _is_deed(one.value) or place == 0 or THIS_TURN[lang].search(words[place]):
        return False
    before = found[place - 1]
    is_beside = before.sentence == one.sentence
    goes_on = before.sentence + 1 == one.sentence and lang is Lang.EN and _is_past(words[place])
    is_of_last = LAST_TURN[lang].search(words[place - 1]) is not None
    if is_of_last and (is_beside or goes_on):
        return True
    return is_beside and _is_earlier(found, words, place - 1, lang)


def _is_past(words: str) -> bool:
    return PAST.search(IS_DONE_TO.sub("", words)) is not None


def _is_after(found: tuple[Clause, ...], words: list[str], place: int, lang: Lang) -> bool:
    """True of a total that is told as what there is after something else that is told."""
    one = found[place]
    if BY_NOW[lang].search(words[place]):
        return True
    before = found[place - 1] if place else None
    is_beside = before is not None and before.sentence == one.sentence
    if is_beside and AFTER[lang].search(words[place - 1]):
        return True
    was_done = before is not None and _is_deed(before.value) and lang is Lang.EN
    return was_done and _is_past(words[place - 1]) and _asks_of(found, one.value or {})


def _asks_of(found: tuple[Clause, ...], told: Mapping[str, Any]) -> bool:
    """True where a total is asked for that was told itself."""
    return any(one.value is not None and one.value.get("asks") == told["does"] for one in found)


def _is_asked_before(found: tuple[Clause, ...], words: list[str], place: int, lang: Lang) -> bool:
    """True of what is asked of now, where something was told that is only to come."""
    asked = (found[place].value or {}).get("asks")
    if asked not in OF_NOW:
        return False
    told = [n for n, one in enumerate(found[:place]) if _is_deed(one.value)]
    later = [n for n in told if TO_COME[lang].search(words[n])]
    return bool(later) and NOW[lang].search(words[place]) is not None
