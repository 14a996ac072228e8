"""A question is cut into clauses, and each is read by the tables of what is stated and asked.

>>> found = clauses(masked("I have 3 life. I sing.", ()), Lang.EN)
>>> [one.value and one.value["does"] for one in found]
['life', None]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from typing import Any

from judge.asking.names.mentions import PLAYER, Masked
from judge.asking.names.naming import masked
from judge.asking.wordings.addressed import said_of
from judge.asking.wordings.alike import alike
from judge.asking.wordings.asserting import asked_so, tag
from judge.asking.wordings.binding import Clause, bound, has_it
from judge.asking.wordings.choosing import chosen
from judge.asking.wordings.inverted import claimed, questioned
from judge.asking.wordings.phrases import SOMEONE
from judge.asking.wordings.remarks import BLANK, beside, without_remarks
from judge.asking.wordings.whole import grammar
from judge.asking.wordings.wishing import WISHED, as_wished
from judge.language import Reading
from judge.values import Lang
from judge.words import ASKER, OPPONENT

SENTENCE = re.compile(r"[^.?!。？！;；\n]+(?:[.](?=\S)[^.?!。？！;；\n]+)*[.?!。？！;；\n]*")
WITH_OUT = (  # what is there
    r"with [^,.?]+ (?:out|in play|on board|on (?:the|my|his|her|their|my opponent's) (?:battlefield"
    r"|side)|under (?:my|his|her|their|my opponent's) control)\b"
)
PARTS = {
    Lang.EN: re.compile(
        r", and |, but |, then |, |: | and then | and | - | but | \((?=[a-z])|\)(?: |$)"
        r"|,? or (?=(?:does|do|can|will|would|could|is|are|am|did) )"
        r"| (?=(?:choosing|naming|picking) (?:white|blue|black|red|green)\b)"
        r"|(?<!\bat) (?=(?:if|when|while|after|once|because|since|facing) )| \+ (?![0-9])| & "
        rf"| (?={WITH_OUT})|(?<=\bme) (?=at \d)"
        r"| (?=(?:does|do|can|will|would|could|is|are|am|how|what|where|who|which) )"
    ),
    Lang.ZH: re.compile(
        "，然后|，|,|：|:|并且|而且|但是|然后|接着|而(?=没|不)|并(?=受到)"
        "|(?<![而并])且(?=没|不|无人|未)"
        "|并(?=选择|指定|以|对|用|将|把|横置|攻击|支付|拒绝支付|不支付|不付|没有支付"
        r"|付[^，]{0,3}(?:守护|费|\{))"
        "|(?<=[击挡场算去亡放牲]时)|(?<=[击挡场算去亡放牲掉]后)"
        "|(?<=[^用拿派])(?=打脸)|(?<=[脸打击来去])(?=没人挡|没挡|没被挡|没人防|没阻挡)"
        "|(?<=[打攻击来去])(?=(?:[他她我]|对[手面])(?:(?:不|没|没有)?(?:挡|阻挡)|[用拿派]))"
        "|(?<=[他她它手我去来][后时])(?=谁[会能赢输]|哪)"
        "|(?<=[以之]后)(?=[是会还能变有])|(?<=[牌地血命]时)(?=[要我他对抓])"
        "|(?=而(?:[我他她]|对手))|(?=并(?:施放|起动|牺牲|攻击|抓))"
        "|(?<=时候)(?=[我他她]|对手)|(?<=忠诚)(?=能|可以)|(?<=衍生物)(?=变)"
        "|(?<=[\ue100-\uefff])(?:之?下|下面)的(?=[\ue100-\uefff我他]|对手)"
        "|(?=还[剩有]|会怎|会发生|怎么结算|结果如何|会死|死吗|(?<=[\ue100-\uefff])会(?:被|结算)|[还就]?能(?:活|挡|攻击|阻挡))"
    ),
}
SUBORDINATE = re.compile(f"(?:if|when|while|after|once|because|since) |{WITH_OUT}", re.IGNORECASE)
OWN_SUBJECT = re.compile(
    rf"(?:and |so |then |if |when )?{PLAYER.pattern}|(?:and |so |then |if |when )?(?:i|we|you|he"
    rf"|she|they|it|my|your|his|her|the|opp\w*|do|does|can|will|is"
    r"|are|what|how|where|who|which)\b",
    re.IGNORECASE,
)
BARE_VERB = re.compile(
    r"(?:is|are) (?:at|on|sitting|also|still|an?|unblocked|not|tapped|enchanted|equipped|destroyed"
    r"|exiled|animated|blocked|sacrificed|dealt|phased|returned|bounced|countered)\b",
    re.IGNORECASE,
)
UNSAID_DOER = re.compile(  # what whoever asks did, or does: "swung with a 3/3"
    r"(?:and |so |then |just )*(?:just )?(?:[a-z]+ed|swung|swing|attack|cast"
    r"|took|take|gave|give|got|put|drew|draw|made"
    r"|make|kept|keep|hit|sac|block|chump|crack|flash|activate|tap|use|drop|target|play|discard"
    r"|counter|return|exile|copy|kick|gain|respond|declare|equip|control|have|had|cycle) ",
    re.IGNORECASE,
)
OF_DOER = re.compile(
    rf"(?:and |so |then |if |when )*(i|my opponent|{PLAYER.pattern}) ", re.IGNORECASE
)
HAS_SUBJECT = re.compile(  # a verb whose subject stands before it
    "(?:is|are|am|can|will|would|could|does|do) "
    "(?!(?:it|they|he|she|i|we|you|my|his|her|that|this|the)\\b)",
    re.IGNORECASE,
)
WHEN_ASKED = re.compile(
    r"(?:and |so |then |but )?when (?:do|does|did|will|would|can|could|is|are|am)\b"
)
ALL_OF_THEM = re.compile("(?:最后|这样|那|那么|现在)?(?:全?都|全部)")  # which "it" is not
SUBJECTS = {ASKER: "i ", OPPONENT: "my opponent ", SOMEONE: "a player "}
ONLY_THAT = re.compile(  # of which is asked that the others are not so
    "(?:只有|仅有|只)[^，。]+(?:会|能|可以|[死活])[^，。]*[吗么]$"
)
ENDS = " \t.?!。？！;；\n"
ASKS = re.compile("[?？]\\s*$|吧[.。!！]*\\s*$")  # what ends a question
THEN = re.compile(r"\bthen\b|然后|接着")  # what joins a deed to the one before
MOST_PARTS = 7  # of one sentence


def clauses(text: Masked, lang: Lang, you: str = "") -> Iterator[Clause]:
    """The clauses of a question in order; where two ways of cutting read it, the longer clauses.

    `you` is the player whom it means by that word. Where nothing else is asked, whether what
    somebody claims is so.
    """
    plain, remarks = without_remarks(text.text, lang, lambda words: _read(words, lang, you))
    text = text.with_(text=plain)
    found = as_wished(
        tuple(_of_text(text, lang, you)),
        lang,
        lambda start, end: _said(text.text[start:end], lang, you),
        lambda words: tuple(_of_sentence(words, 0, len(words), lang, you, asks=True)),
    )
    if not _asks(found) and lang is Lang.EN:
        found = tuple(_as_asked(one, text.text, you, claimed) or one for one in found)
    if not _asks(found):
        found = tuple(_of_text(text, lang, you, last_asks=True))
    return iter(beside(found, remarks))


def _asks(found: Iterable[Clause]) -> bool:
    """True where one of some clauses asks something."""
    return any(one.value is not None and "asks" in one.value for one in found)


def _of_text(text: Masked, lang: Lang, you: str, last_asks: bool = False) -> Iterator[Clause]:
    """The clauses of a text; where nobody types a question mark, its last sentence may ask."""
    sentences = list(SENTENCE.finditer(text.text))
    for place, found in enumerate(sentences):
        start = found.start() + len(found[0]) - len(found[0].lstrip())
        end = start + len(found[0].strip().rstrip(ENDS))
        if start < end:
            asks = ASKS.search(found[0]) is not None or (last_asks and found is sentences[-1])
            yield from (
                one.with_(sentence=place)
                for one in _of_sentence(text.text, start, end, lang, you, asks)
            )


def _of_sentence(
    text: str, start: int, end: int, lang: Lang, you: str, asks: bool
) -> Iterator[Clause]:
    """The clauses of one sentence, conditions before what they are of: "Does it die if …"."""
    asked_till = tag(text, start, end, lang)
    if asked_till < end and (_read(text[start:end], lang, you) or {}).get("does") == "nothing":
        asked_till = end  # "is he right"
    asks = asks or asked_till < end
    found = list(_cut(text, start, asked_till, lang, you, asks and lang is Lang.ZH))
    if lang is Lang.EN and asks:
        if any(one.value is None for one in found):
            found = list(_cut(text, start, asked_till, lang, you, asks))
        found = _turned(found, text, you)
    if asked_till < end:
        found.append(Clause(asked_till, end, {"does": "nothing"}))
    places = [n for n, one in enumerate(found) if n and SUBORDINATE.match(text, one.start)]
    if lang is Lang.ZH or not places:
        return iter(found)
    at = places[0]
    before, after = found[at - 1], found[at:]
    is_told = before.value is not None and "does" in before.value
    if is_told and any(one.value is None or "asks" in one.value for one in after):
        return iter(found)  # the condition is of what comes after it
    if all(one.value is not None and "does" in one.value for one in after):
        return iter((*found[: at - 1], *bound(before, after)))
    return iter((*found[: at - 1], *(one.with_(value=None) for one in (before, *after))))


def _turned(found: list[Clause], text: str, you: str) -> list[Clause]:
    """The clauses of a sentence with a question mark: what stands behind what asks does so too.

    Where only a statement asks, it isn't said which of several that may ask are told.
    """
    asking = [n for n, one in enumerate(found) if one.value is not None and "asks" in one.value]
    first = asking[0] if asking else len(found)
    plain = _read(text[found[first].start : found[first].end], Lang.EN, you) if asking else None
    bound_at = [n for n, one in enumerate(found) if n and SUBORDINATE.match(text, one.start)]
    if "asks" in (plain or {}):
        places = range(first + 1, min([len(found), *bound_at]))
    else:
        places = range(first)
    may = {
        n: _as_asked(found[n], text, you, partial(questioned, is_first=n == 0))
        for n in places
        if (found[n].value or {}).get("does") != "nothing"
    }
    turned = {n: one for n, one in may.items() if one is not None}
    if len(turned) + len(asking) > 1 and "asks" not in (plain or {}):
        return [one.with_(value=None) if n in turned else one for n, one in enumerate(found)]
    return [turned.get(n, one) for n, one in enumerate(found)]


def _as_asked(
    one: Clause, text: str, you: str, full: Callable[[str], Iterable[str]]
) -> Clause | None:
    """A clause with the full question that it stands for, if one is read."""
    for words in full(_said(text[one.start : one.end], Lang.EN, you)):
        value = _read(words, Lang.EN, you)
        if value is not None and "asks" in value:
            return one.with_(value=value)
    return None


def _cut(text: str, start: int, end: int, lang: Lang, you: str, asks: bool) -> Iterator[Clause]:
    """The clauses of one sentence in the order in which they stand; the last asks, where it may."""
    cuts = [(m.start() + start, m.end() + start) for m in PARTS[lang].finditer(text[start:end])]
    subject = verb = doer = joined = ""
    if lang is Lang.ZH and ONLY_THAT.match(text[start:end]):
        yield Clause(start, end, None)
        return
    while start < end:
        ends = [cut for cut in cuts if cut[0] > start][:MOST_PARTS]
        stops = [(end, end), *reversed(ends)]
        has_own = OWN_SUBJECT.match(text, start)
        is_bare = has_own is not None and BARE_VERB.match(text, start) is not None
        befores = ("",) if has_own and not is_bare else tuple(dict.fromkeys(("", verb, subject)))
        if lang is Lang.EN and not subject and UNSAID_DOER.match(text, start):
            befores = (*befores, SUBJECTS[ASKER])
        elif doer and subject == "it " and not has_own and UNSAID_DOER.match(text, start):
            befores = ("", doer)  # who did the clause before, though it is told of an object
        values = (
            (stop, _read(before + text[start : stop[0]], lang, you, asks and stop[0] == end))
            for before in befores
            for stop in stops
        )
        shortest = ends[0] if ends else (end, end)
        is_told = not asks and bool(subject) and not has_own  # "my 2/2 attacks and dies"
        found = _first_read(values, is_told, casts=verb != subject)
        (stop, after), value = found or (shortest, None)
        if _is_cut_off(value, text, after if after == stop + 1 else end):
            value = None
        if value is not None and value.get("does") == "cast" and THEN.search(joined):
            value = {**value, "then": True}
        joined = text[stop:after]
        yield Clause(start, stop, value)
        asks = asks and (lang is Lang.ZH or value is None or "does" in value)
        subject, doer = _subject(value, lang), _doer(text[start:stop])
        verb = f"{subject}cast " if subject and value and value.get("does") == "cast" else subject
        start = after


def _first_read(
    values: Iterable[tuple[tuple[int, int], Mapping[str, Any] | None]], is_told: bool, casts: bool
) -> tuple[tuple[int, int], Mapping[str, Any]] | None:
    """The first reading and where it stops; what is cast too before what is only named there."""
    bare = None
    for stops, value in values:
        if value is None or (is_told and "asks" in value):
            continue
        if not casts or not ("bare" in value or value.get("does") == "put_on"):
            return stops, value
        bare = bare or (stops, value)
    return bare


def _is_cut_off(value: Mapping[str, Any] | None, text: str, after: int) -> bool:
    """True of what would be there, where it is the subject of what comes next: "my 2/2 | is …"."""
    is_there = value is not None and value.get("does") == "have" and not value["who"]
    return is_there and HAS_SUBJECT.match(text, after) is not None


def _doer(words: str) -> str:
    """Who does something, where a clause begins with that player."""
    found = OF_DOER.match(words)
    return f"{found[1].lower()} " if found else ""


def _subject(value: Mapping[str, Any] | None, lang: Lang) -> str:
    """The subject that the next clause of a sentence has where it says none: "and casts it"."""
    if value is None or lang is Lang.ZH or "does" not in value:
        return ""
    if "who" not in value:
        return "it "
    who = value["who"]
    return f"{who} " if PLAYER.fullmatch(who) else SUBJECTS.get(who, "")


def _read(words: str, lang: Lang, you: str, asks: bool = False) -> Mapping[str, Any] | None:
    """What a clause says, where it has one reading; what it asks, where it may be a question."""
    said = _said(words, lang, you)
    if not said:  # "(of course)"
        return {"does": "nothing"}
    value = _meant(said, lang)
    if value is not None and "does" in value and WISHED.search(said):
        return None
    if not asks or (value is not None and "asks" in value):
        return value
    questions = questioned(said) if lang is Lang.EN else (asked_so(said),)
    asked = (_meant(alike(one, lang), lang) for one in questions)
    return next((one for one in asked if one is not None and "asks" in one), value)


@lru_cache(maxsize=512)  # the same words are tried behind several subjects, as told and as asked
def _meant(said: str, lang: Lang) -> Mapping[str, Any] | None:
    """What some words say that are as the tables have them, where they have one reading."""
    found = grammar().read("clause", said, lang)
    value = found.value if isinstance(found, Reading) else chosen(found.readings)
    if WHEN_ASKED.match(said) and isinstance(value, Mapping) and "asks" in value:
        return None  # which is no question of whether
    return None if ALL_OF_THEM.match(said) and has_it(value) else value  # type: ignore[return-value]


@lru_cache(maxsize=512)
def _said(words: str, lang: Lang, you: str) -> str:
    """The words of a clause as the tables have them."""
    said = words.replace(BLANK, "").strip().lower().replace("’", "'")
    return alike(said_of(said, you, lang), lang).strip()


__all__ = ["Clause", "alike", "clauses", "grammar", "masked"]
