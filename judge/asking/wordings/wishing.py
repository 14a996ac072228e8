"""What somebody wants to do, of which it is asked whether that may be done: "May I?".

>>> list(_questions("i", "cast it before blocks", Lang.EN))
['can i cast it before blocks', 'before blocks, can i cast it']
>>> list(_questions("我", "在伤害之前打它", Lang.ZH))
['我能在伤害之前打它吗', '在伤害之前，我能打它吗']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.asking.wordings.binding import Clause
from judge.asking.wordings.permission import SIGN, Permission, permission
from judge.oracle.lexicon.verbs.verb import doubled
from judge.values import Lang
from judge.words import ASKER, OPPONENT

WANT = (
    r"(?:want|wish|hope|plan|intend|mean|aim|try|decide|attempt)s? to"
    r"|(?:would|do|does) (?:like|love|want|wish|prefer) to"
    r"|(?:am|is|are) (?:hoping|planning|intending|aiming|trying|looking|wanting) to"
)
THINK = (
    r"(?:am|is|are) (?:thinking (?:of|about)|considering|planning on|contemplating|toying with)"
    r"|(?:consider|contemplate)s?|(?:plan|think)s? (?:on|of|about)|feels? like"
    r"|(?:am|is|are) tempted to try"
)
ALSO = "(?:also|now|then|still|just|instead|only|even|so|again)"
WISH = {  # what somebody wants to do
    Lang.EN: re.compile(
        rf"(?:(?:now|then|and|so|but|here|well|next),? )*(?P<who>i|he|she|they|my opponent|{SIGN})?"
        rf"(?: {ALSO})* ?(?:(?:{WANT})|(?P<ing>{THINK})) (?P<deed>.+)"
    ),
    Lang.ZH: re.compile(
        f"(?:现在|然后|这时候?|此时|所以|于是|但是?|不过|接着|之后)*(?P<who>我|对手|他|她|{SIGN})?"
        "(?P<also>还|也|现在|这时|此时|又|就|便)*"
        "(?:想着?要?|打算|准备|希望|计划|考虑|试图|企图)(?P<deed>.+)"
    ),
}
DEED = re.compile(  # what is told and asked of in one sentence
    f"(?:那么?)?(?P<who>我|对手|他|她|{SIGN})?(?:现在|此时|这时|就)*(?P<deed>[^能想]+)"
)
WISHED = re.compile(  # what is not so yet
    r"\b(?:want|wants|would like|hope|plan|hoping|going) to (?:control|have|own|get)\b"
    r"|\bwill (?:control|have|get|own|gain)\b.*\bnext turn\b"
    r"|\bnext turn\b.*\bwill (?:control|have|get)\b"
    r"|(?:将|想|想要|打算|希望)要?(?:会)?(?:操控|拥有|具有)"
)
DOERS = {  # who did what was told before in one sentence
    Lang.EN: re.compile(rf"(?:and |so |then |now )*(i|he|she|my opponent|{SIGN})\b(?!')"),
    Lang.ZH: re.compile(f"(?:然后|现在)*(我|对手|他|她|{SIGN})(?!的)"),
}
WHEN = {  # a moment at the end or at the beginning of what is to be done
    Lang.EN: re.compile(
        r"(?P<deed>.+?) (?P<when>(?:in response|before|after|during|while|as|at|on my turn"
        r"|on (?:his|her|my opponent's) turn|in my|in his|in my opponent's)\b.*)"
    ),
    Lang.ZH: re.compile(
        "(?P<when>(?:在[^，]{1,14}?(?:时候?|之前|前|之后|后|里|中|回合|步骤|阶段)|响应时?|作为响应))，?"
        "(?P<deed>(?!里|中|内|的|步骤|阶段).+)"
    ),
}
VERBS = (
    *("cast", "play", "activate", "use", "tap", "untap", "attack", "block", "equip", "crew"),
    *("counter", "target", "respond", "flash", "sacrifice", "pay", "move", "put", "cycle", "turn"),
    *("copy", "discard", "exile", "destroy", "convoke", "return", "bolt", "flashback", "swing"),
    *("chump", "send", "shoot", "kill", "attach", "answer", "animate", "double", "kick", "drop"),
    *("unmorph", "flip", "evoke", "dash", "reveal", "crack", "fetch", "search", "enchant", "aim"),
)
BASES = {f"{doubled(verb.removesuffix('e'))}ing": verb for verb in VERBS}
SURE = {"attack", "block", "convoke", "crew", "equip", "equip_used", "land", "turned_up"}
TOLD = {  # deeds that may be told as done, and what they are of the game
    **{one: one for one in ("cast", "activate", "attack", "block")},
    **dict.fromkeys(("crew", "loyalty_ability"), "activate"),
}
AGAIN = re.compile(r"\b(?:another|again|second|third)\b|再|另|第[二三]")
UNANSWERED = {"asks": "not_so"}  # of which it isn't told what may be done
MOST = 5  # clauses that what is wished and the question of it may have
Read = Callable[[str], tuple[Clause, ...]]


def as_wished(
    found: tuple[Clause, ...], lang: Lang, said: Callable[[int, int], str], read: Read
) -> tuple[Clause, ...]:
    """The clauses; a wish of which it is asked whether that may be done asks it itself.

    "I want to equip it. May I?": "may I equip it". Without a wish it is asked of what was done.
    """
    place, asked = _asked_last(found, lang, said)
    if asked is None:
        return found
    before, last = found[:place], found[place].with_(end=found[-1].end)
    for start in range(place - 1, max(-1, place - 1 - MOST), -1):
        words = said(found[start].start, before[-1].end)
        wish = WISH[lang].fullmatch(words)
        if wish is None:
            continue
        who = wish["who"] or _doer(found, start, lang, said)
        if not who or (asked.who and _player(asked.who) != _player(who)):
            return (*before, last.with_(value=UNANSWERED))
        wished = _wished(who, wish, lang, read, asked)
        if not wished:
            return (*before, last.with_(value=UNANSWERED))
        span = found[start].with_(end=before[-1].end)
        put = (span.with_(value=one.value) for one in wished)
        if "does" in (wished[-1].value or {}):
            return (*found[:start], *put, last.with_(value=_of_told(wished[-1].value, who, asked)))
        return (*found[:start], *put, last.with_(value={"does": "nothing"}))
    if lang is Lang.ZH and before and before[-1].sentence == last.sentence:
        wish = DEED.fullmatch(said(before[-1].start, before[-1].end))
        who = (wish["who"] or _doer(found, place - 1, lang, said) or "我") if wish else ""
        is_his = wish is not None and (not asked.who or _player(asked.who) == _player(who))
        wished = _wished(who, wish, lang, read, asked) if wish and is_his else ()
        if wished and "asks" in (wished[-1].value or {}):
            put = (before[-1].with_(value=one.value) for one in wished)
            return (*before[:-1], *put, last.with_(value={"does": "nothing"}))
    value = {"asks": "comes_off" if asked.is_of_success else "legal"}
    whose = {"who": _player(asked.who)} if asked.who else {}
    return (*before, last.with_(value={**value, **whose}))


def _of_told(value: Mapping[str, Any] | None, who: str, asked: Permission) -> Mapping[str, Any]:
    """What asks whether what is wished may be done, where it is read as if it were done."""
    asks = "comes_off" if asked.is_of_success else "legal"
    return {"asks": asks, "who": _player(who), "deeds": (TOLD[(value or {})["does"]],)}


def _asked_last(
    found: tuple[Clause, ...], lang: Lang, said: Callable[[int, int], str]
) -> tuple[int, Permission | None]:
    """The place at which the clauses begin that ask for permission, at the end of a question."""
    for place in range(max(1, len(found) - 3), len(found)):
        asked = permission(said(found[place].start, found[-1].end), lang)
        if asked is not None:
            return place, asked
    return len(found), None


def _doer(
    found: tuple[Clause, ...], start: int, lang: Lang, said: Callable[[int, int], str]
) -> str:
    """Who does what comes before in the same sentence, of whom the wish is too."""
    first = next(n for n, one in enumerate(found) if one.sentence == found[start].sentence)
    told = DOERS[lang].match(said(found[first].start, found[first].end)) if first < start else None
    return told[1] if told else ""


def _player(who: str) -> str:
    """The player of a word for one; of "he", the other player."""
    if re.fullmatch(SIGN, who):
        return who
    return ASKER if who in ("i", "我") else OPPONENT


def _wished(
    who: str, wish: re.Match[str], lang: Lang, read: Read, asked: Permission
) -> tuple[Clause, ...]:
    """What asks whether somebody may do what is wished, or tells it, if all is read, and when."""
    deed = wish["deed"]
    if lang is Lang.EN and wish["ing"]:
        verb, *rest = deed.split(" ")
        if verb not in BASES:
            return ()
        deed = " ".join((BASES[verb], *rest))
    for words in _questions(who, deed, lang):
        clauses = read(words)
        values = [one.value or {} for one in clauses]
        is_asked = [n for n, one in enumerate(values) if "asks" in one] == [len(values) - 1]
        if all(values) and is_asked and (not asked.is_of_success or _is_sure(values[-1])):
            return clauses
    if AGAIN.search(deed):  # which what was done alone doesn't say
        return ()
    clauses = read(f"{who} {deed}" if lang is Lang.EN else f"{who}{deed}")
    is_told = all("does" in (one.value or {}) for one in clauses)
    return clauses if is_told and (clauses[-1].value or {})["does"] in TOLD else ()


def _questions(who: str, deed: str, lang: Lang) -> Iterator[str]:
    """Whether somebody may do a deed; with its moment where it stands, and before all else."""
    moment = WHEN[lang].fullmatch(deed)
    if lang is Lang.EN:
        yield f"can {who} {deed}"
        if moment:
            yield f"{moment['when']}, can {who} {moment['deed']}"
    else:
        yield f"{who}能{deed}吗"
        if moment:
            yield f"{moment['when']}，{who}能{moment['deed']}吗"


def _is_sure(value: Mapping[str, Any]) -> bool:
    """True of a deed that has come off as soon as it is done."""
    is_for_mana = value["asks"] == "activate" and "purpose" in value
    return value["asks"] in SURE or is_for_mana or (value["asks"] == "cast" and "on" not in value)
