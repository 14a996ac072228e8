"""When what a clause tells is so, where its own words or those beside it say it.

"I'm at 5 life after my opponent bolted me" tells what is left; "I cast it last turn and used its
+2" tells two things of the last turn; "I would counter it, but …" tells nothing that is done.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.asking.names.mentions import Masked
from judge.asking.wordings.binding import Clause
from judge.values import Lang

TOTALS = {"life", "poison", "library", "loyalty", "counters", "cards_in_hand"}
DEEDS = {  # what is done at one moment of one turn
    *("cast", "use", "use_face", "activate", "loyalty_ability", "attack", "plays_land", "effect"),
    *("dealt", "sacrifice", "makes", "crew", "connects", "suffer", "enters", "put_on", "cycle"),
    *("animate", "gets_tapped", "answer", "counters_ability", "block", "clash", "unblocked", "put"),
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
    Lang.ZH: re.compile(
        "本来|原本(?:想|要|打算)|差点|差一点|险些|忘了|忘记|没来得及|来不及"
        "|^(?:但|而|然后|并且)?(?:[\uf500-\uf700]|我|对手|他|她)[还也]?(?:可以|能够?)(?![不否])"
    ),
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
    Lang.EN: re.compile(
        r"\b(?:will|going to|about to|must)\b|\bnext turn\b|\bwants? to\b|\bplans? to\b"
    ),
    Lang.ZH: re.compile(
        "下个?回合|下一个?回合|将要|将会|打算|正要|准备|^(?:[\uf500-\uf700]|我|对手|他|她)[会要想]"
    ),
}
PRESENT = {  # what is asked of how it is, or was
    Lang.EN: re.compile(
        r"^(?:and |so |but )*(?:is|are|am|was|were|did|has|have)\b"
        r"|\bdo i have\b|\bdoes (?:he|she|it|my opponent) have\b|\b(?:is|are|was|did)\b"
    ),
    Lang.ZH: re.compile("现在|[死输了赢到]了[吗没]"),
}
BY_THEN = {
    Lang.EN: re.compile(r"\b(?:will|would|going to|then|after|afterwards|next turn)\b"),
    Lang.ZH: re.compile("然后|之后|那时|到时|以后|下个?回合"),
}
NOW = {
    Lang.EN: re.compile(r"\b(?:now|currently|at the moment|right now)\b"),
    Lang.ZH: re.compile("现在|目前|此刻|当前"),
}
NOT_SO = {"does": "not_so"}  # which is told, and no board has it
WAS = re.compile(r"\b(?:was|were|did \w+(?: \w+)? have|had)\b")
OF_STATES = {  # what is asked of how things stand, which a change told before has made another
    *("life", "poison", "loyalty", "counters", "power_toughness", "hand", "library", "tokens"),
    *("creatures", "of_type", "how_many"),
}
OF_NOW = {  # what is asked of how things are
    *("life", "loyalty", "counters", "power_toughness", "zone", "hand", "poison", "tokens"),
    *("creatures", "has", "tapped", "controller", "kept", "library", "dies", "survives", "costs"),
    *("drawn", "gained", "lost", "loses", "wins", "attack", "of_type", "how_many"),
}


def in_time(found: tuple[Clause, ...], held: Masked, text: str, lang: Lang) -> tuple[Clause, ...]:
    """The clauses of a text, each with what the words around it say of when it is so.

    One that tells what is not done, or was done another time than it would be read, is `NOT_SO`.
    """
    told = Spoken(found, held, text, lang)
    every = list(found)
    for place, one in enumerate(found):
        value = one.value
        if value is None:
            continue
        if any(check(told, place) for check in CHECKS):
            every[place] = one.with_(value=NOT_SO)
        elif value.get("does") in TOTALS and _is_after(told, place):
            every[place] = one.with_(value={**value, "by_now": True})
        elif "plural" in value.get("on", {}) and UNTIL[lang].search(told.words[place]):
            every[place] = one.with_(value={**value, "this_turn": True})
    return tuple(every)


class Spoken:
    """The clauses of a text with their words: names as signs, and as they are written."""

    def __init__(self, found: tuple[Clause, ...], held: Masked, text: str, lang: Lang) -> None:
        self.found, self.text, self.lang = found, held.text.lower(), lang
        self.words = [self.text[one.start : one.end].replace("’", "'") for one in found]
        self.written = [text[held.place(one.start) : held.place(one.end)].lower() for one in found]

    def is_deed(self, place: int) -> bool:
        """True of a clause that tells what is done."""
        return (self.found[place].value or {}).get("does") in DEEDS

    def is_past(self, place: int) -> bool:
        """True of what is told as done before: "bolted"; not of "is tapped"."""
        is_english = self.lang is Lang.EN
        return is_english and PAST.search(IS_DONE_TO.sub("", self.written[place])) is not None

    def says(self, place: int, patterns: Mapping[Lang, re.Pattern[str]]) -> bool:
        """True of a clause with words of a pattern in the language of the text."""
        return patterns[self.lang].search(self.words[place]) is not None

    def beside(self, place: int) -> int:
        """The place of the clause before in the same sentence, or -1."""
        is_one = place > 0 and self.found[place - 1].sentence == self.found[place].sentence
        return place - 1 if is_one else -1

    def deeds_before(self, place: int) -> list[int]:
        """The places of what was told to be done before."""
        return [n for n in range(place) if self.is_deed(n)]


def is_only_possible(found: tuple[Clause, ...], held: Masked, lang: Lang) -> bool:
    """True where a sentence that asks nothing tells what somebody only would, or could, do."""
    asking = {one.sentence for one in found if "asks" in (one.value or {})}
    ends: dict[int, tuple[int, int]] = {}
    for one in found:
        ends[one.sentence] = (ends.get(one.sentence, (one.start, 0))[0], one.end)
    spans = [*((n, *span) for n, span in ends.items())]
    spans += [(one.sentence, one.start, one.end) for one in found]
    told = (held.text[start:end].lower() for n, start, end in spans if n not in asking)
    return any(NOT_DONE[lang].search(words) for words in told)


def _is_undone(told: Spoken, place: int) -> bool:
    """True of what somebody only would do, or wishes to do and can't."""
    if not told.is_deed(place):
        return False
    if told.says(place, NOT_DONE):
        return True
    if place + 1 == len(told.found) or told.beside(place + 1) != place:
        return False
    start = told.found[place + 1].start
    between = told.text[told.found[place].end : start + 4]
    is_but = BUT[told.lang].search(between.strip()) or told.says(place + 1, BUT)
    return bool(is_but) and told.says(place, HINDERED)


def _is_earlier(told: Spoken, place: int) -> bool:
    """True of a deed that is told with one of an earlier turn, as the deed of that turn."""
    if not told.is_deed(place) or place == 0 or told.says(place, THIS_TURN):
        return False
    beside = told.beside(place)
    goes_on = told.found[place - 1].sentence + 1 == told.found[place].sentence
    is_told_with = beside >= 0 or (goes_on and told.is_past(place))
    return (is_told_with and told.says(place - 1, LAST_TURN)) or (
        beside >= 0 and _is_earlier(told, beside)
    )


def _is_before_a_total(told: Spoken, place: int) -> bool:
    """True of a deed that was done when what was told before it, as what is there now, was so."""
    totals = [n for n in range(place) if (told.found[n].value or {}).get("does") in TOTALS]
    return (
        bool(totals) and told.is_past(place) and told.is_deed(place) and told.says(totals[-1], NOW)
    )


def _is_what_came(told: Spoken, place: int) -> bool:
    """True of tokens that are there now, which what was told before may have created."""
    value = told.found[place].value or {}
    nouns = value.get("what", ()) if value.get("does") == "have" else ()
    is_token = any({"kin"} & set(one) or "token" in str(one.get("kind")) for one in nouns)
    return is_token and told.says(place, NOW) and bool(told.deeds_before(place))


def _is_after(told: Spoken, place: int) -> bool:
    """True of a total that is told as what there is after something else that is told."""
    if told.says(place, BY_NOW):
        return True
    beside = told.beside(place)
    if beside >= 0 and told.says(beside, AFTER):
        return True
    asked = {(one.value or {}).get("asks") for one in told.found}
    is_asked = (told.found[place].value or {})["does"] in asked
    was_done = place > 0 and told.is_deed(place - 1) and told.is_past(place - 1)
    return is_asked and (was_done or (told.lang is Lang.ZH and "剩" in told.words[place]))


def _is_asked_before(told: Spoken, place: int) -> bool:
    """True of what is asked of now where what is told is only to come, or of how it was before."""
    asked = (told.found[place].value or {}).get("asks")
    deeds = told.deeds_before(place)
    if deeds and asked in OF_STATES and told.lang is Lang.EN and WAS.search(told.words[place]):
        return True
    is_to_come = any(told.says(n, TO_COME) and not told.is_past(n) for n in deeds)
    of_now = told.says(place, NOW) or (asked is not None and told.says(place, PRESENT))
    return asked in OF_NOW and is_to_come and of_now and not told.says(place, BY_THEN)


CHECKS = (_is_undone, _is_earlier, _is_before_a_total, _is_what_came, _is_asked_before)
