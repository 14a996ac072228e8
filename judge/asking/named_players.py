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
CHINESE = (
    "小[明红李王张刚华美陈赵刘林]|(?:牌手|玩家)[AB甲乙]|张三|李四|阿强|阿明"
    "|爱丽丝|艾丽丝|鲍勃|卡罗尔|卡萝|查理|大卫|戴夫|安娜|艾米|汤姆|杰克|玛丽|迈克|彼得|露西|莉莉"
)
NAMES = re.compile(rf"\b(?:{ENGLISH})\b|{CHINESE}")
OTHERS = re.compile(  # who would be one of them, or a third
    r"\b(?:i|me|my|mine|we|us|our|you|your|opponents?|opp|he|she|him|her|hers|his)\b|我|对手|你"
    r"|他|她",
    re.IGNORECASE,
)
CALLED = {"Bob": "Dark Confidant"}  # what is a card's nickname too


def players_named(text: str, cards: tuple[str, ...]) -> tuple[Mention, ...]:
    """The mentions of the two players of a question who have names; none where others are in it."""
    found = list(NAMES.finditer(text))
    names = list(dict.fromkeys(one[0] for one in found))
    if len(names) != 2 or OTHERS.search(text):
        return ()
    if any(
        cards.count(CALLED.get(name, "")) > sum(one[0] == name for one in found) for name in names
    ):
        return ()  # where the card itself is named too
    who = dict(zip(names, (ASKER, OPPONENT), strict=True))
    return tuple(Mention(who[one[0]], one.start(), one.end(), is_player=True) for one in found)
