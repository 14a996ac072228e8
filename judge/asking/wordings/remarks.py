"""What a sentence remarks of an object that it names: "Serra Angel (4/4)", "…, which is tapped,".

Each remark becomes a clause of its own, and its sentence is read without it.

>>> plain, (one,) = without_remarks("I cast \ue100, whose loyalty is 3. Is it?", Lang.EN, _always)
>>> plain.replace(BLANK, ""), one.start, one.end
('I cast \ue100. Is it?', 8, 28)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.asking.names.mentions import NAMED
from judge.asking.wordings.binding import Clause
from judge.values import Lang, Value

Reads = Callable[[str], Mapping[str, Any] | None]
SIZE = r"(?:[0-9]+/[0-9]+)"
PLAIN = r"(?:plain |vanilla |normal |ordinary |regular |mere |simple |non-?legendary )*"
KINDS = "creature|token|planeswalker|commander|attacker|blocker"
OBJECT = {
    Lang.EN: (
        rf"(?P<whose>\b(?:my opponent's|my|his|her|their|the|an?|one) )?{PLAIN}"
        rf"(?P<it>{NAMED.pattern}|\b{SIZE}(?: (?:{KINDS}))?|\b(?:{KINDS}))"
    ),
    Lang.ZH: rf"(?P<whose>(?:我|对手|他)的)?(?P<it>{NAMED.pattern})",
}
KEYWORD = (  # which a permanent has, and no way to cast it
    r"(?:flying|hexproof|shroud|indestructible|trample|deathtouch|lifelink|haste|vigilance|reach"
    r"|menace|first strike|double strike|defender|infect|protection from [a-z]+)"
)
ENDS = r"(?:(?P<end>,)|(?=[.;?!]|$| and (?:i|he|she|my)\b| - ))"
REMARKS = {
    Lang.EN: (
        re.compile(rf"{OBJECT[Lang.EN]}(?P<cut> \((?P<said>[^()?!]+)\))", re.IGNORECASE),
        re.compile(
            rf"{OBJECT[Lang.EN]}(?P<cut>, (?P<said>(?:which|who|whose|with) [^,;?!.()]+?){ENDS})",
            re.IGNORECASE,
        ),
        re.compile(
            rf"{OBJECT[Lang.EN]}(?P<cut> (?P<said>that (?:(?:i|he|she)(?:'ve|'s| have| has)? had "
            rf"|has been |has no )[^,;?!.()]+?)(?=[,.;?!]|$| and (?:i|he|she|my)\b))",
            re.IGNORECASE,
        ),
        re.compile(
            rf"(?P<whose>\b(?:my opponent's|my|his|her|their) )?(?P<it>{NAMED.pattern})"
            rf"(?P<cut> (?P<said>with {KEYWORD}(?:,? (?:and )?{KEYWORD})*)(?=[.;?!]|$))",
            re.IGNORECASE,
        ),
        re.compile(
            rf"(?P<whose>\b(?:my opponent's|my|his|her|their) )?(?P<it>{NAMED.pattern})"
            rf"(?P<cut>, (?P<said>an? {PLAIN}{SIZE}"
            r"(?: creature)?(?: with [a-z ]+?)?|(?:printed )?(?:mana )?cost (?:\{[^{}]+\})+)"
            r"(?=[.;]|, (?:and|but) (?:i|he|she|my)\b))",
            re.IGNORECASE,
        ),
    ),
    Lang.ZH: (re.compile(rf"{OBJECT[Lang.ZH]}(?P<cut>[（(](?P<said>[^（）()？！]+)[）)])"),),
}
BLANK = "\ue0f2"  # in the place of each character of a remark; no text has such signs
MINE = ("my", "my opponent's")  # whose is so, wherever it is said
TAKEN = {  # what a remark may tell of an object
    *(
        "is_a",
        "printed_loyalty",
        "commander_costs",
        "sick",
        "been_there",
        "no_more",
        "lacks",
        "untapped",
    ),
    *("tapped", "counters", "no_counters", "attached", "keywords", "damaged", "loyalty", "color"),
    *("long_there", "still_there"),
}
HAD = re.compile(
    r"^(?:which |that )?i(?:'ve| have| have already| already)? had (?:it )?(?=[a-z])", re.IGNORECASE
)
WHICH = re.compile(r"^(?:which|who|that) ", re.IGNORECASE)
WHOSE = re.compile(r"^whose ", re.IGNORECASE)
SIZED = re.compile(rf"^(?:an? )?{PLAIN}(?P<size>{SIZE})(?: creature)?(?P<rest>.*)$", re.IGNORECASE)
SYMBOLS = re.compile(r"^(?:mana cost:? |cost:? |法术力费用|费用)?[是为：]?((?:\{[^{}]+\})+)$")
LOYALTY = re.compile(r"^(?:(?:printed |starting )?loyalty:? (\d+)|(\d+) loyalty)$", re.IGNORECASE)
ZH_LOYALTY = re.compile(r"^(?:印刷|初始|起始)?忠诚度?[是为：]?(\d+)$")
COMMAS = re.compile(r"(?:, and | and |, |/|，|、)")


class Remark(Value):
    """A stretch of a masked text that tells of an object, and what it says."""

    start: int
    end: int
    value: Mapping[str, Any]
    is_first: bool  # of what is told as some player's, of which it holds before all that is done


def without_remarks(text: str, lang: Lang, read: Reads) -> tuple[str, tuple[Remark, ...]]:
    """A masked text with blanks for its remarks, and the remarks; only those that are read."""
    remarks: list[Remark] = []
    for pattern in REMARKS[lang]:
        for found in pattern.finditer(text):
            it = found["it"]
            if NAMED.fullmatch(it) is None and len(re.findall(rf"\b{it}\b", text)) > 1:
                continue  # which of those
            values = (read(words) for words in _told(found, lang))
            value = next((one for one in values if one and one.get("does") in TAKEN), None)
            if value is None:
                continue
            start, end = found.span("cut")
            if value["does"] == "is_a":
                value = {**value, "does": "printed_size"}
            is_first = (found["whose"] or "").strip().lower() in MINE
            remarks.append(Remark(start, end, value, is_first))
            text = f"{text[:start]}{BLANK * (end - start)}{text[end:]}"
    return text, tuple(sorted(remarks, key=lambda one: one.start))


def beside(found: Iterable[Clause], remarks: Iterable[Remark]) -> tuple[Clause, ...]:
    """The clauses, each with what is remarked in it of objects before it or behind it."""
    clauses = list(found)
    for one in remarks:
        before = [n for n, other in enumerate(clauses) if other.start <= one.start]
        at = max(before, key=lambda n: clauses[n].start, default=0)
        sentence = clauses[at].sentence if before else 0
        is_asked = bool(before) and "asks" in (clauses[at].value or {})
        place = at if one.is_first or is_asked or not before else at + 1
        clauses.insert(place, Clause(one.start, one.end, one.value, sentence))
    return tuple(clauses)


def _told(found: re.Match[str], lang: Lang) -> Iterator[str]:
    """What a remark says of its object, in words of which the tables may read one."""
    said, it, whose = found["said"].strip(), found["it"], (found["whose"] or "").strip().lower()
    if lang is Lang.ZH:
        yield from _told_in_chinese(said, f"{found['whose'] or ''}{it}")
        return
    is_named = NAMED.fullmatch(it) is not None
    the = f"{whose} {it}" if whose in MINE else it if is_named else f"the {it}"
    if WHICH.match(said):
        yield WHICH.sub(f"{the} ", said)
    elif WHOSE.match(said):
        yield WHOSE.sub(f"{the}'s ", said)
    if HAD.match(said):
        mine = f"my {it}" if whose in ("", "my", "the") else the
        yield HAD.sub(f"{mine} has been in play ", said)
    if size := SIZED.match(said):
        rest = _listed(size["rest"].strip(" ,").removeprefix("with "), ", ", " and ")
        yield f"{the} is a {size['size']}{f' with {rest}' if rest else ''}"
    if cost := SYMBOLS.match(said):
        yield f"{the}'s mana cost is {cost[1]}"
    if loyalty := LOYALTY.match(said):
        yield f"{the}'s printed loyalty is {loyalty[1] or loyalty[2]}"
    yield f"{the} is {said}"
    yield f"{the} has {_listed(said.removeprefix('with '), ', ', ' and ')}"


def _told_in_chinese(said: str, it: str) -> Iterator[str]:
    """The same of a remark in Chinese."""
    if cost := SYMBOLS.match(said):
        yield f"{it}的法术力费用是{cost[1]}"
    if loyalty := ZH_LOYALTY.match(said):
        yield f"{it}的印刷忠诚是{loyalty[1]}"
    if size := SIZED.match(said):
        rest = _listed(size["rest"].strip("，、 的"), "、", "和")
        yield f"{it}是{size['size']}{f'{rest}生物' if rest else ''}"
    yield f"{it}是{said}"
    yield f"{it}是{said}的"
    yield f"{it}{said}"
    yield f"{it}有{_listed(said, '、', '和')}"


def _listed(words: str, comma: str, last: str) -> str:
    """What some words list, joined as the tables join it."""
    *first, end = COMMAS.split(words)
    return f"{comma.join(first)}{last}{end}" if first else end


def _always(words: str) -> Mapping[str, Any]:
    return {"does": "loyalty"}
