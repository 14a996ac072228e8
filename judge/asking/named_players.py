"""Players whom a question calls by names: of two, the first is as if I asked, the other opposes.

>>> [(one.name, one.start) for one in players_named("Alice attacks Bob.", ())]
[('I', 0), ('my opponent', 14)]
>>> players_named("Alice attacks Bob, and Carol blocks.", ())
()
"""

from __future__ import annotations

import re

from judge.asking.mentions import Mention
from judge.words import ASKER, OPPONENT

ENGLISH = (
    "Alice|Bob|Carol|Charlie|Dave|David|Eve|Ann|Anna|Amy|Ben|Bill|Chris|Dan|Emma|Frank|Jack|Jane"
    "|John|Kate|Kim|Lisa|Mary|Mike|Nick|Nicole|Paul|Peter|Sam|Sarah|Steve|Tim|Tom|Zoe|Adam|Anne"
    "|[Pp]layer [AB12]"
)
CHINESE = "小[明红李王张刚华美陈赵刘林]|(?:牌手|玩家)[AB甲乙]|张三|李四|阿强|阿明"
NAMES = re.compile(rf"\b(?:{ENGLISH})\b|{CHINESE}")
OTHERS = re.compile(  # who would be one of them, or a third
    r"\b(?:i|me|my|mine|we|us|our|you|your|opponents?|opp|he|she|him|her|hers|his)\b|我|对手|你"
    r"|他|她",
    re.IGNORECASE,
)
LONE = re.compile(  # what one of whom alone there is a name does: nobody's nickname does that
    r"(?:,? (?:then |also )?(?:controls?|casts?|plays?|activates?|owns?|resolves?|draws?|puts?"
    r"|enchants?|responds?|sacrifices|has|uses|proliferates|gains?|attaches)\b"
    r"| (?:attacks?|blocks?)(?: me| my [a-z]+| it)? with\b|['’]s [A-Z]|的[A-Z])"
)
SELF = re.compile(r"\b(?:i|me|my|mine)\b|我", re.IGNORECASE)
OTHER_SIDE = re.compile(r"\b(?:opponents?|opp|you|your|we|us|our)\b|对手|你", re.IGNORECASE)
THEY = re.compile(r"\b(?:he|she|him|her|hers|his|they|them|their)\b|他|她", re.IGNORECASE)
SOMEBODY = re.compile(r"\b(?:[Aa]|[Tt]he|[Tt]hat) player(?=['’]s [A-Z]| \w)")
CALLED = {"Bob": "Dark Confidant"}  # what is a card's nickname too


def players_named(text: str, cards: tuple[str, ...]) -> tuple[Mention, ...]:
    """The mentions of the two players of a question who have names; none where others are in it."""
    found = list(NAMES.finditer(text))
    names = list(dict.fromkeys(one[0] for one in found))
    if len(names) == 1:
        return _one_named(text, found, cards)
    if not names:
        return _somebody(text)
    if len(names) != 2 or OTHERS.search(text):
        return ()
    if any(
        cards.count(CALLED.get(name, "")) > sum(one[0] == name for one in found) for name in names
    ):
        return ()  # where the card itself is named too
    who = dict(zip(names, (ASKER, OPPONENT), strict=True))
    return tuple(Mention(who[one[0]], one.start(), one.end(), is_player=True) for one in found)


def _one_named(
    text: str, found: list[re.Match[str]], cards: tuple[str, ...]
) -> tuple[Mention, ...]:
    """The one player with a name: the other one beside "I", else as if I asked."""
    is_beside_me = SELF.search(text) is not None
    does = any(LONE.match(text, one.end()) for one in found)
    is_card = cards.count(CALLED.get(found[0][0], "")) > len(found)
    if OTHER_SIDE.search(text) or not does or is_card or (THEY.search(text) and not is_beside_me):
        return ()
    who = OPPONENT if is_beside_me else ASKER
    return tuple(Mention(who, one.start(), one.end(), is_player=True) for one in found)


def _somebody(text: str) -> tuple[Mention, ...]:
    """A question about "a player" alone is of what would be mine."""
    if OTHERS.search(text) or THEY.search(text) or not re.match("(?:If )?[Aa] player", text):
        return ()
    found = SOMEBODY.finditer(text)
    return tuple(Mention(ASKER, one.start(), one.end(), is_player=True) for one in found)
