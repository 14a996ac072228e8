"""Answers where nobody asked: what is so is told in plain sentences, without a value before them.

A scenario that only expects something is answered by what it expects. There "Yes." and "None:"
would answer a question that nobody sees.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judge.game.state import ObjectId
from judge.ruling.account import Account
from judge.ruling.answers import Answer, Part
from judge.ruling.answers.answering import NOBODY
from judge.ruling.wording.counted import counted_plainly, quality
from judge.ruling.wording.looks import look
from judge.ruling.wording.names import COUNTERS, DAY
from judge.ruling.wording.repeating import plainly
from judge.ruling.wording.sentences import (
    DRAWN,
    SENTENCES,
    abilities_said,
    counters,
    result,
    sentence,
    types_said,
)
from judge.ruling.wording.values import NOT, NOTHING, SAID, YES, number_of
from judge.ruling.wording.writer import Writer
from judge.scenario.expectations import GONE
from judge.values import Bilingual
from judge.words import COLORS, SUPERTYPES

PLAIN: Mapping[str, Bilingual] = {
    **SAID,
    **SENTENCES,
    "life": Bilingual("{name} is at {value} life.", "{name}的总生命为{value}。"),
    "hand": Bilingual("{name} has {value} card{s} in hand.", "{name}手上有{value}张牌。"),
    "library": Bilingual(
        "{name} has {value} card{s} in the library.", "{name}的牌库中有{value}张牌。"
    ),
    "graveyard": Bilingual(
        "{name} has {value} card{s} in the graveyard.", "{name}的坟墓场中有{value}张牌。"
    ),
    "exile": Bilingual("{name} has {value} card{s} in exile.", "{name}有{value}张牌在放逐区中。"),
    "base_power_toughness": Bilingual(
        "{name} has base power and toughness {value}.", "{name}的基础力量和防御力为{value}。"
    ),
    "loyalty": Bilingual("{name} has {value} loyalty counter{s}.", "{name}有{value}个忠诚指示物。"),
    "mana_value": Bilingual("The mana value of {name} is {value}.", "{name}的法术力值为{value}。"),
    "name": Bilingual("{name} is named {value}.", "{name}的名称为{value}。"),
    "attached": Bilingual("{name} is attached to {value}.", "{name}贴附于{value}。"),
    "mana": Bilingual("{name} has {value} in the mana pool.", "{name}的法术力池中有{value}。"),
    "emblems": Bilingual("{name} has {value} emblem{s}.", "{name}有{value}个徽记。"),
    "costs": Bilingual("The total cost of {name} is {value}.", "{name}的总费用为{value}。"),
    "chooses": Bilingual("{value} chooses for {name}.", "由{value}为{name}作选择。"),
    "active": Bilingual("It is {value}'s turn.", "现在是{value}的回合。"),
    "turn": Bilingual("It is turn {value}.", "现在是第{value}回合。"),
    "attackers": Bilingual("Attacking: {value}.", "正在攻击：{value}。"),
    "in_order": Bilingual("First to last resolve: {value}.", "依次结算：{value}。"),
    "stack": Bilingual("On the stack, from the top: {value}.", "堆叠由顶至底：{value}。"),
}
OWN = Bilingual("{name} has its own name.", "{name}的名称为其原本的名称。")
FRONT = Bilingual("{name} has its front face up.", "{name}的正面朝上。")
BACK = Bilingual("{name} has its back face up.", "{name}的背面朝上。")
HEADS = (("None: ", "无："), ("Neither: ", "皆非："))
MAY_BE = Bilingual("That may be done.", "可以如此作。")
Plain = Callable[[Account, Answer, Part, Bilingual], Bilingual]
Valued = Callable[[Account, Part, str], Bilingual]


def told_plainly(
    account: Account, answer: Answer, part: Part, shown: Bilingual, valued: Valued
) -> Bilingual:
    """What is so, in a sentence that needs no question; `valued` puts a value into words."""
    key, value = key_of(account, answer, part), part.value
    if key in WORDS:
        return WORDS[key](account, answer, part, shown)
    if isinstance(value, bool):
        return _named((YES if value else NOT)[key], shown)
    if value in (GONE, NOBODY, "neither", []):
        return without_head(_named(NOTHING[key], shown))
    said, plural = valued(account, part, key), "" if value == 1 else "s"
    wording = PLAIN[key] if key != "name" or said.en != shown.en else _as_called(account, part)
    return Bilingual(
        wording.en.format(value=said.en, name=shown.en, s=plural),
        wording.zh.format(value=said.zh, name=shown.zh),
    )


def key_of(account: Account, answer: Answer, part: Part) -> str:
    """The key of what is asked; what a player pays to attack or block has words of its own."""
    is_player = account.finder.names.player(part.name) is not None
    return "toll" if answer.asked.key == "costs" and is_player else answer.asked.key


def _as_called(account: Account, part: Part) -> Bilingual:
    """What is said of something that is named as it is called: which face it has up."""
    found = account.finder.names.find(account.view, part.name)
    held = account.view.object(found[1]) if found and found[1] is not None else None
    if held is None or held.layout != "transform":
        return OWN
    return BACK if held.face else FRONT


def without_head(said: Bilingual) -> Bilingual:
    """A sentence without the value that it begins with.

    >>> without_head(Bilingual("None: the stack is empty.", "无：堆叠为空。"))
    Bilingual(en='The stack is empty.', zh='堆叠为空。')
    """
    for en, zh in HEADS:
        if said.en.startswith(en):
            rest = said.en.removeprefix(en)
            return Bilingual(rest[:1].upper() + rest[1:], said.zh.removeprefix(zh))
    return said


def _named(wording: Bilingual, shown: Bilingual) -> Bilingual:
    return Bilingual(wording.en.format(name=shown.en), wording.zh.format(name=shown.zh))


def _day(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    if part.value == "neither":
        return without_head(NOTHING["day"])
    now = DAY[part.value == "day"]
    return Bilingual(f"It is {now.en}.", f"现在是{now.zh}。")


def _counters(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    numbers = part.value if isinstance(part.value, list) else [part.value]
    if any(numbers) or not part.of:
        return counters(shown, dict(zip(part.of or (), numbers, strict=False)))
    kind = part.of[0]
    return Bilingual(
        f"{shown.en} has no {kind} counters.", f"{shown.zh}没有{COUNTERS.get(kind, kind)}指示物。"
    )


def _has(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    key = answer.asked.key
    if not isinstance(part.value, bool):
        names, id_ = account.finder.names, ObjectId(part.of)
        seen = look(names, account.view.of(id_), account.view.rulebook.edition)
        return (types_said if key in ("is", "is_not") else abilities_said)(shown, seen)
    return has_or_not(account, key, part, shown)


def has_or_not(account: Account, key: str, part: Part, shown: Bilingual) -> Bilingual:
    """That an object has some abilities or is of some types, or has not or is not."""
    of_abilities = key in ("has", "lacks")
    said = [quality(account, one) for one in part.of]
    words = [one.en for one in said]
    en = " and ".join(words) if of_abilities else _kinds(words)
    verb = VERBS[of_abilities, part.value is (key in ("has", "is"))]
    return Bilingual(
        f"{shown.en} {verb.en} {en}.", f"{shown.zh}{verb.zh}{'、'.join(one.zh for one in said)}。"
    )


def _kinds(words: Sequence[str]) -> str:
    """Types as they are said of one object: colors and supertypes first, which have no article.

    >>> [_kinds(words) for words in (["artifact", "creature"], ["Goblin", "red"], ["red"])]
    ['an artifact creature', 'a red Goblin', 'red']
    """
    listed = " ".join(sorted(words, key=lambda word: word not in ADJECTIVES))
    if ADJECTIVES.issuperset(words):
        return listed
    return f"{'an' if listed[0].casefold() in 'aeiou' else 'a'} {listed}"


ADJECTIVES = {*(one.en for one in COLORS.values()), *SUPERTYPES, "colorless"}
VERBS = {  # by whether it is about abilities, and whether it is so
    (True, True): Bilingual("has", "具有"),
    (True, False): Bilingual("does not have", "不具有"),
    (False, True): Bilingual("is", "是"),
    (False, False): Bilingual("is not", "不是"),
}


def _legal(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    if part.value is None:
        return Bilingual("Nothing was tried.", "没有尝试任何动作。")
    if part.value or part.of is None:
        return MAY_BE
    said = Writer(account.finder.names, part.of.before).illegal(part.of.illegal)
    return Bilingual(f"That may not be done: {said.en}", f"不能如此作：{said.zh}")


def _dealt(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    if not isinstance(part.value, list):
        return Bilingual(
            f"{shown.en} deals {part.value} damage in all.",
            f"{shown.zh}总共造成{part.value}点伤害。",
        )
    names = account.finder.names
    each = [(n, names.in_both(one)) for n, one in zip(part.value, part.of, strict=True)]
    en = ", ".join(f"{n} damage to {one.en}" for n, one in each)
    zh = "，".join(f"对{one.zh}造成{n}点伤害" for n, one in each)
    return Bilingual(f"{shown.en} deals {en}.", f"{shown.zh}{zh}。")


def _triggered(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    if not part.value:
        return _named(NOT["triggers"], shown)
    times = number_of(part.value)
    return Bilingual(
        f"Abilities of {shown.en} trigger {times.en.lower()}.", f"{shown.zh}的异能触发{times.zh}。"
    )


def copies(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """How many copies of a spell or ability are put on the stack, which are numbered as it is."""
    en, zh = shown.en.partition(" #")[0], shown.zh.partition(" #")[0]
    kind = "copy" if part.value == 1 else "copies"
    return Bilingual(f"{part.value} {kind} of {en}.", f"{part.value}个{zh}的复制品。")


def plain_zone(value: str, shown: Bilingual, *, has_died: bool) -> Bilingual:
    """Where something is; of a creature that died and is there still, that it dies."""
    return _named(YES["dies"], shown) if has_died else sentence("zone", shown, value)


def _ends(account: Account, answer: Answer, part: Part, shown: Bilingual) -> Bilingual:
    """Whether a player wins, or loses; that nobody does where the game is a draw."""
    ended = account.view.state.result
    if ended is not None and ended.winner is None:
        return DRAWN
    return _named((YES if part.value else NOT)[answer.asked.key], shown)


WORDS: Mapping[str, Plain] = {
    **dict.fromkeys(("wins", "loses"), _ends),
    "day": _day,
    "counters": _counters,
    "count": lambda account, answer, part, shown: counted_plainly(account, answer, part.value),
    **dict.fromkeys(("has", "lacks", "is", "is_not"), _has),
    **dict.fromkeys(("legal", "allowed"), _legal),
    "result": lambda account, answer, part, shown: result(part.of),
    "repeats": lambda account, answer, part, shown: plainly(account, part),
    "deals": _dealt,
    "triggered": _triggered,
    "copied": copies,
}
