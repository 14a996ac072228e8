"""The words of nouns and players, each with its class: what a question is cut into before patterns.

>>> [(word.kind, word.value) for word in words("my 3/3 trampler", Lang.EN)]
[('owner', 'I'), ('size', '3/3'), ('kin', 'trample')]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from judge.asking.wordings.phrases import COLORS, EN_NUMBERS, SHORT, ZH_NUMBERS, chinese_keywords
from judge.values import Lang, Value
from judge.words import ASKER, OPPONENT

KINDS = {
    "creature": (
        "creatures?|guys?|dudes?|beaters?|bod(?:y|ies)|critters?|monsters?|fatt(?:y|ies)",
        "生物|怪兽|怪物|怪|随从",
    ),
    "creature token": ("creature tokens?|tokens?", "衍生生物|生物衍生物|衍生物"),
    "artifact creature": ("artifact creatures?", "神器生物"),
}
ROLES = {
    "attacker": ("attackers?|attacking creatures?", "攻击者|攻击生物|攻击的生物"),
    "blocker": ("blockers?|blocking creatures?", "阻挡者|阻挡生物|阻挡的生物"),
}
SPELLS = {
    "creature": ("creature spells?|creature cards?", "生物咒语|生物牌"),
    "artifact": ("artifact spells?", "神器咒语"),
    "enchantment": ("enchantment spells?", "结界咒语"),
    "sorcery": ("sorcery spells?|sorcery|sorceries", "法术咒语|法术"),
    "instant": ("instant spells?|instants?|spells?", "瞬间咒语|瞬间|咒语"),
}
OWNERS = {
    ASKER: ("my own|my|our|mine", "我自己的|我方的|我的|我们的"),
    OPPONENT: (
        "(?:my |the |an )?opp(?:onent|o)?'?s|(?:my |a )?(?:friend|buddy)'s|his|hers?|their"
        "|an opponent's|enemy",
        "我的对手的|我对手的|对手的|对方的|对面的|他的|她的|别人的",
    ),
}
PLAYERS = {
    ASKER: (
        "i'm|i've|i'll|i'd|i am|i|me|we're|we|us|you|u|myself|im",
        "我自己|我方|我们|我|本人",
    ),
    OPPONENT: (
        "(?:my |the |an )?opp(?:onent|o)?|my (?:friend|buddy)|(?:s?he|they)(?:'s|'ve|'ll|'d|'re)?"
        "|him|them",
        "我的?对手|对手|对方|对面|他们|他|她|人家",
    ),
}
STATES: tuple[tuple[str, bool | None, str, str], ...] = (
    ("tapped", True, "tapped", "已横置的|横置的|被横置的"),
    ("tapped", False, "untapped", "未横置的|没横置的|未横置"),
    ("sick", True, "freshly cast|summoning sick", "刚下的|刚进场的|刚上场的|刚放下的"),
    (
        "",
        None,
        "lone|single|only|poor|huge|little|tiny|big|random|vanilla|lowly|own",
        "大|小|裸|普通",
    ),
)
NUMBERS = {
    **{word: n for n, word in enumerate(EN_NUMBERS, 1)},
    **{zh: n for n, said in enumerate(ZH_NUMBERS, 1) for zh in said.split("|")},
}
MEASURE = "[个只张头把块位条名发记]"


class Word(Value):
    """A word with its class, its value, and where it stands; `kind` is "" for any other word."""

    kind: str
    value: object
    start: int
    end: int


Row = tuple[str, object, str]


def _of_objects(lang: Lang) -> tuple[Row, ...]:
    """The words of what an object is, and of whose: class, value, and how they are said."""
    side = 0 if lang is Lang.EN else 1
    return (
        ("name", None, "[\ue100-\uf700]"),
        ("counters", None, COUNTERS[side]),
        ("change", None, r"[+-]\d{1,2}/[+-]\d{1,2}"),
        ("size", None, r"(?<![a-z0-9+\-/])\d{1,2}/\d{1,2}(?![/\d])s?"),
        *(("owner", who, OWNERS[who][side]) for who in (OPPONENT,)),
        *(("player", who, PLAYERS[who][side]) for who in (OPPONENT,)),
        ("owner", ASKER, OWNERS[ASKER][side]),
        *(("spell", kind, said[side]) for kind, said in SPELLS.items()),
        *(("kind", kind, said[side]) for kind, said in reversed(KINDS.items())),
        *(("role", role, said[side]) for role, said in ROLES.items()),
        *((("kin", en, said) for en, said in SHORT.items()) if side == 0 else ()),
        ("lacks", None, _LACKS[side].format(_any(abilities(lang)))),
        ("has", None, _any(abilities(lang))),
        *(("color", en, (en, f"{zh[0]}色?(?=[的\\d生怪])")[side]) for _, en, zh in COLORS),
    )


def _of_others(lang: Lang) -> tuple[Row, ...]:
    """The words that stand around those, each as above."""
    side = 0 if lang is Lang.EN else 1
    return (
        *((f"is {key}" if key else "is", value, (en, zh)[side]) for key, value, en, zh in STATES),
        ("both", 2, ("both(?: of)?(?: the| my| his)?", "两个都|这两个|那两个")[side]),
        ("the", None, ("the|that|this|those|these", f"[那这该此]{MEASURE}?")[side]),
        ("number", None, _NUMBER[side]),
        (
            "a",
            1,
            ("an?|another|one other|some|any", f"另?[一1]{MEASURE}|另一|{MEASURE}{_ZH_HEAD}")[side],
        ),
        ("player", ASKER, PLAYERS[ASKER][side]),
        ("it", None, ("itself|it", "它自己|它")[side]),
        (
            "join",
            None,
            (r"with(?![a-z])|w/|that has|which has|and(?![a-z])|&|,|/|has(?![a-z])", _ZH_JOIN)[
                side
            ],
        ),
        ("of", None, (r"(?!)", "的|异能")[side]),
        ("", None, (r"[a-z]+(?:['\-][a-z]+)*|\d+|\S", r"[a-z]+|\d+|\S")[side]),
    )


@cache
def _pattern(lang: Lang) -> tuple[re.Pattern[str], tuple[tuple[str, object], ...]]:
    """One pattern of all words, and what each of its groups means."""
    rows = (*_of_objects(lang), *_of_others(lang))
    before, after = (r"(?<![a-z0-9])", r"(?![a-z0-9])") if lang is Lang.EN else ("", "")
    groups = [f"({_bound(kind, said, before, after)})" for kind, _, said in rows]
    return re.compile("|".join(groups)), tuple((kind, value) for kind, value, _ in rows)


def _bound(kind: str, said: str, before: str, after: str) -> str:
    return said if kind in ("name", "change", "size", "", "join") else f"{before}(?:{said}){after}"


_ZH_HEAD = "(?=[\ue100-\uf7001-9具有带])"
_ZH_JOIN = "具有|具|带有|带着|带|有|和|与|、|加|，|,|/"
_LACKS = (r"\(?(?:without|w/o|no) (?:{})\)?", r"没有?(?:{})")
_NUMBERS_EN = "|".join(EN_NUMBERS)
_NUMBERS_ZH = "".join(ZH_NUMBERS).replace("|", "")
_KINDS_EN = r"\+1/\+1|-1/-1|\+0/\+1|\+1/\+0|loyalty|charge|time|ice|shield|stun"
COUNTERS = (
    rf"(?:a |an |one )?(?:\d{{1,2}} |(?:{_NUMBERS_EN}) )?(?:{_KINDS_EN}) counters?(?: on (?:it"
    rf"|them)(?![a-z]))?",
    rf"(?:\d{{1,2}}|[{_NUMBERS_ZH}])?{MEASURE}?(?:\+1/\+1|-1/-1|忠诚|充电|计时)(?:指示物|标记)",
)
_NUMBER = (
    rf"(?:\d{{1,2}}x|{_NUMBERS_EN}|\d{{1,2}})(?= [a-z0-9\ue100-\uf700])",
    rf"(?:\d{{1,2}}|[{_NUMBERS_ZH}]){MEASURE}",
)


def keyword(lang: Lang) -> str:
    """A pattern of one keyword ability."""
    return f"(?:{_any(abilities(lang))})"


def _any(said: Iterable[str]) -> str:
    """A pattern of some words, by their first letters, the longest of each first."""
    firsts: dict[str, list[str]] = {}
    for word in sorted(said, key=len, reverse=True):
        firsts.setdefault(word[0], []).append(re.escape(word[1:]))
    return "|".join(f"{re.escape(first)}(?:{'|'.join(rest)})" for first, rest in firsts.items())


@cache
def abilities(lang: Lang) -> Mapping[str, str]:
    """What is said for each keyword ability, and its English name."""
    known = {en: zh for en, zh in chinese_keywords().items() if OF_CREATURES.match(en)}
    if lang is Lang.ZH:
        return {**{zh: en for en, zh in known.items() if len(zh) > 1}, **ALSO_CALLED[lang]}
    short = {en.replace("protection from ", "pro-"): en for en in known}
    return {**{en: en for en in known}, **short, **ALSO_CALLED[lang]}


OF_CREATURES = re.compile(  # the keyword abilities that a creature is told by
    "(?:flying|reach|first strike|double strike|trample|deathtouch|lifelink|vigilance|haste|menace"
    "|hexproof|shroud|indestructible|defender|protection from .*|infect|wither|toxic|poisonous"
    "|persist|undying|flanking|bushido|rampage|annihilator|exalted|fear|intimidate|shadow|skulk"
    "|horsemanship|prowess|ward|banding|modular|unleash|mentor|training|afflict|afterlife|extort"
    "|battle cry|melee|dethrone|evolve|vanishing|fading|absorb|.*walk)(?: \\d)?$"
)
ALSO_CALLED = {
    Lang.EN: {
        "indestructable": "indestructible",
        "1st strike": "first strike",
        "death touch": "deathtouch",
        "life link": "lifelink",
        "pro-black": "protection from black",
    },
    Lang.ZH: {"会飞的": "flying", "反红": "protection from red", "反黑": "protection from black"},
}


def words(text: str, lang: Lang) -> Iterator[Word]:
    """The words of a masked text in small letters, in order."""
    pattern, meaning = _pattern(lang)
    for found in pattern.finditer(text):
        kind, value = meaning[(found.lastindex or 1) - 1]
        said = found[0]
        if kind == "has":
            value = abilities(lang)[said]
        yield Word(kind, said if value is None else value, found.start(), found.end())


def lacked(said: str) -> tuple[str, ...]:
    """The ability that "without" it says: the longest that is named.

    >>> lacked("without first strike"), lacked("没有飞行")
    (('first strike',), ('flying',))
    """
    known = {word: en for lang in Lang for word, en in abilities(lang).items() if word in said}
    return (known[max(known, key=len)],) if known else ()


__all__ = ["NUMBERS", "Word", "words"]
