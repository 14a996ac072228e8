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

from judge.asking.mentions import Mention
from judge.cards.entries import card_from
from judge.language import Declined
from judge.oracle import Oracle

TYPES = {  # the type of what is said to say it
    "instant": "Instant",
    "sorcery": "Sorcery",
    "spell": "Instant",
    "enchantment": "Enchantment",
    "artifact": "Artifact",
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
ZH_DOES = re.compile(r"(?<=一[个张道发条])(?P<text>[^，。；？！“”、的]{4,30}的)(法术|瞬间|咒语)")
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
    for pattern in (SAYS, DOES, ZH_DOES):
        for found in pattern.finditer(text):
            kind = next(word for word in found.groups() if word and word.lower() in TYPES)
            for said in _shorter(found["text"]):
                name = _as_printed(said) if pattern is not SAYS else _sentence(said)
                if name and _is_read(name, TYPES[kind.lower()]):
                    start = found.start("text")
                    yield Mention(name, start, start + len(said), is_text=True)
                    break


def _shorter(said: str) -> Iterator[str]:
    """Some words, then what is left of them where another clause may begin."""
    said = said.rstrip()
    yield said
    for cut in sorted(
        re.finditer(r", | and | but | to | on | in ", said), key=lambda c: -c.start()
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


def _sentence(words: str) -> str:
    return (
        "" if not words or OF_QUESTION.search(words) else f"{words[:1].upper()}{words[1:].strip()}."
    )


@lru_cache(256)
def _is_read(text: str, kind: str) -> bool:
    """True of words that the reader of card text reads on a card of a type."""
    card = card_from({"name": "Something", "type": kind, "cost": "{1}", "text": text})
    return not isinstance(Oracle().read(card.faces[0]), Declined)
