"""What a card without a name is said to do, with no quotation marks, in the words of cards.

"a sorcery that says each player sacrifices a creature", "an instant that destroys an artifact": the
words become a mention with the text of such a card, where the reader of card text reads it.

>>> [(one.name, one.start) for one in worded("I cast a spell that destroys all creatures.")]
[('Destroy all creatures.', 15)]
>>> list(worded("I cast a spell that destroys my creature."))
[]
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from judge.asking.names.mentions import Mention
from judge.cards.entries import card_from
from judge.language import Declined
from judge.oracle import Oracle

TYPES = {  # the type of what is said to say it
    "instant": "Instant",
    "sorcery": "Sorcery",
    "spell": "Instant",
    "enchantment": "Enchantment",
    "artifact": "Artifact",
    "结界": "Enchantment",
    "神器": "Artifact",
    "法术": "Sorcery",
    "瞬间": "Instant",
    "咒语": "Instant",
}
DEEDS = (
    "destroy|exile|counter|return|bounce|tap|untap|give|make|deal|put|sacrifice|draw|gain|prevent"
)
SAYS = re.compile(
    r"\b(instant|sorcery|enchantment|artifact|spell) (?:that|which) (?:says|reads|said|states)"
    r"(?: that)? (?P<text>[^.;?!\n“\"]+)",
    re.IGNORECASE,
)
DOES = re.compile(
    rf"\b(instant|sorcery|spell) (?P<text>(?:that|which) (?:{DEEDS})s [^.;?!\n]+)", re.IGNORECASE
)
ZH_DOES = re.compile(
    r"(?<=一[个张道发条])(?P<text>[^，。；？！“”、的]{4,30}的)(?:[白蓝黑红绿]色的?)?(法术|瞬间|咒语)"
)
STATIC = re.compile(
    r"\b(enchantment|artifact) (?P<text>(?:that|which) [^.;?!\n“\"]+)", re.IGNORECASE
)
ZH_STATIC = re.compile(r"(?<=一[个张])(?P<text>[让使令][^，。；？！“”]{3,30}的)(结界|神器)")
OWNS = re.compile(  # whose a permanent is that is told next
    r"(?:(?P<me>\bi|我)|\bmy opponent|\bhe|\bshe|\bthey|对手|他)"
    r" ?(?:control|have|has|own|got|play|cast|操控|有|施放)",
    re.IGNORECASE,
)
COLOR = "(?:white|blue|black|red|green|other|all|attacking|tapped|untapped|creature|artifact)"
KINDS = "creatures|tokens|lands|artifacts|spells|permanents"
SIDES = (  # whose things are, as who controls the card says it: yours, or your opponents'
    (
        rf"\bmy ((?:{COLOR} )*)({KINDS})\b|\b((?:{COLOR} )*)({KINDS}) (?:that )?i control\b",
        True,
    ),
    (
        rf"\b(?:my opponents?'s?|his|her|their) ((?:{COLOR} )*)({KINDS})\b"
        rf"|\b((?:{COLOR} )*)({KINDS}) (?:that )?(?:my opponents?|he|she|they) controls?\b",
        False,
    ),
)
THEIR_OPPONENTS = rf"\b((?:{COLOR} )*)({KINDS}) (?:their|his|her) opponents? controls?\b"
LASTS = (  # what a permanent is said to do, as its card says it
    (r"^(?:gives?|giving) (.+?) ([+-]\d+/[+-]\d+)$", r"\1 get \2"),
    (r"^(?:gives?|giving) (.+?) ([a-z ]+)$", r"\1 have \2"),
    (r"^(?:makes?|lets?|says?|reads?|states?)(?: that)? (.+)$", r"\1"),
)
ZH_SIDES = {"我的": True, "我操控的": True, "对手的": False, "对手操控的": False, "所有": None}
ZH_LASTS = re.compile(
    "[让使令](?P<whose>我的|我操控的|对手的|对手操控的|所有)(?P<color>[白蓝黑红绿]色)?生物都?"
    "(?P<what>.+)的"
)
OF_QUESTION = re.compile(  # what no card says: it is of this question
    r"\b(?:my|me|i|mine|him|his|he|she|her|hers|they|them|that|this|these|those|the|it|opponent's"
    r"|one of)\b|我|他|她|它|对手|这|那",
    re.IGNORECASE,
)
TOLD_OTHERWISE = re.compile(  # which rows of nouns and of effects read
    r"^(?:deals? )\d+ damage to (?:any target|target creature|a creature|each creature|each "
    r"player)$"
)
ONE_OF = (
    r"(?:an?|one) ((?:[a-z]+ )?(?:creature|artifact|enchantment|permanent|land|planeswalker|spell))"
)
IMPERATIVE = (  # what a spell is said to do, as its card says it
    (rf"^(destroy|exile|counter|tap|untap)s {ONE_OF}$", r"\1 target \2"),
    (
        rf"^(?:return|bounce)s {ONE_OF}(?: to (?:its owner's )?hand)?$",
        r"return target \1 to its owner's hand",
    ),
    (
        r"^destroys (?:each|every) (creature|artifact|enchantment|permanent|planeswalker)$",
        r"destroy all \1s",
    ),
    (
        r"^exiles (?:each|every) (creature|artifact|enchantment|permanent|planeswalker)$",
        r"exile all \1s",
    ),
    (
        r"^gives (all .*?) ([+-]\d+/[+-]\d+)(?: until end of turn)?$",
        r"\1 get \2 until end of turn",
    ),
    (
        r"^gives ((?:each|target) .*?) ([+-]\d+/[+-]\d+)(?: until end of turn)?$",
        r"\1 gets \2 until end of turn",
    ),
    (
        r"^makes (each (?:player|opponent)|target (?:player|opponent)) (sacrifice|discard|draw"
        r"|lose|gain|mill) ",
        r"\1 \2s ",
    ),
    (r"^deals (\d+ damage to )", r"this spell deals \1"),
    (r"^gains (\d+ life)$", r"you gain \1"),
    (rf"^({DEEDS})s ", r"\1 "),
)


def worded(text: str) -> Iterator[Mention]:
    """What cards without a name are said to do, each with the words of a card for it."""
    taken: list[Mention] = []
    for pattern in (STATIC, ZH_STATIC, SAYS, DOES, ZH_DOES):
        for found in pattern.finditer(text):
            if any(one.start <= found.end("text") <= one.end for one in taken):
                continue
            kind = next(word for word in found.groups() if word and word.lower() in TYPES)
            for said in _shorter(found["text"]):
                if pattern in (STATIC, ZH_STATIC):
                    name = _lasting(said, text[: found.start()])
                else:
                    name = _as_printed(said) if pattern is not SAYS else _sentence(said)
                if name and _is_read(name, TYPES[kind.lower()]):
                    start = found.start("text")
                    taken.append(Mention(name, start, start + len(said), is_text=True))
                    yield taken[-1]
                    break


def _shorter(said: str) -> Iterator[str]:
    """Some words, then what is left of them where another clause may begin."""
    said = said.rstrip()
    yield said
    for cut in sorted(
        re.finditer(r", | and | but | to | on | in | (?=resolves?\b|is cast\b)", said),
        key=lambda c: -c.start(),
    ):
        yield said[: cut.start()]


def _as_printed(said: str) -> str:
    """What a spell does, as its card says it; "" where no card does."""
    if said.endswith("的"):
        return "" if OF_QUESTION.search(said[:-1]) else f"{said[:-1].lstrip('令让使')}。"
    words = said.lower().partition(" ")[2]
    if TOLD_OTHERWISE.match(words):
        return ""
    every = (re.sub(pattern, printed, words) for pattern, printed in IMPERATIVE)
    return _sentence(next((one for one in every if one != words), ""))


def _lasting(said: str, before: str) -> str:
    """What a permanent is said to do all the time, as its card says it; "" where no card does."""
    owns = list(OWNS.finditer(before))
    is_mine = bool(owns[-1]["me"]) if owns else None
    if found := ZH_LASTS.fullmatch(said):
        return _lasting_zh(found, is_mine)
    words = said.lower().partition(" ")[2]
    pattern, printed = next((one for one in LASTS if re.search(one[0], words)), ("", ""))
    if not pattern:
        return ""
    words = re.sub(pattern, printed, words)
    if is_mine is not None:
        if not is_mine:
            words = re.sub(THEIR_OPPONENTS, r"\1\2 your opponents control", words)
        for whose, of_asker in SIDES:
            mine = "you control" if of_asker is is_mine else "your opponents control"
            words = re.sub(whose, rf"\1\3\2\4 {mine}", words)
    return _sentence(words)


def _lasting_zh(found: re.Match[str], is_mine: bool | None) -> str:
    of_asker = ZH_SIDES[found["whose"]]
    if of_asker is not None and is_mine is None:
        is_mine = True  # who tells of it controls it
    whose = "所有" if of_asker is None else "由你操控的" if of_asker is is_mine else "由对手操控的"
    what = re.sub(r"^得?到?(?=[+-])", "得", found["what"])
    return f"{whose}{found['color'] or ''}生物{what}。"


def _sentence(words: str) -> str:
    return (
        "" if not words or OF_QUESTION.search(words) else f"{words[:1].upper()}{words[1:].strip()}."
    )


@lru_cache(256)
def _is_read(text: str, kind: str) -> bool:
    """True of words that the reader of card text reads on a card of a type."""
    card = card_from({"name": "Something", "type": kind, "cost": "{1}", "text": text})
    return not isinstance(Oracle().read(card.faces[0]), Declined)
