"""The additional costs that an item says are paid, by `with` and `kicked`, and how often.

`with: [buyback]`, `with: {replicate: 3}`, `with: [replicate, replicate]` (twice). The name of a
keyword ability is known in both languages; a word that names no additional cost is a mistake.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from judge.errors import BadScenario, Unsupported, nearest
from judge.game.events import PutOnStack
from judge.game.state import ObjectId, PlayerId
from judge.rules.casting import optional_costs
from judge.rules.keyword_rules.escalate import NAME as ESCALATE
from judge.rules.keyword_rules.escalate import escalate
from judge.rules.process import Process
from judge.rules.requests import Illegal, Refused, Why
from judge.rules.rulebook import Extra, Rulebook
from judge.rules.view import View
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.values import Bilingual

SIGN = re.compile(r" [{#]")  # behind it stands which of several costs of a name is meant
SPLICE = "splice"  # its cards are what pays
OTHERS = {  # what no keyword ability gives, or not as an optional cost
    "additional cost": "额外费用",
    "behold": "请援",
    "collect evidence": "搜证",
    ESCALATE: "增效",
    SPLICE: "通联",
}


def paid(play: Play, view: View, card: ObjectId, item: Item) -> tuple[tuple[str, int], ...]:
    """The optional additional costs that an item names, each with how often it is paid."""
    times = Counter[str]()
    kicked = item.given.get("kicked")
    if kicked:
        times.update(dict(_kicked(view, card, int(kicked))))
    if "with" not in item.given:
        return tuple(times.items())
    offered, known = offered_costs(view, card, PlayerId(item.player or "")), _known(view.rulebook)
    for word, number in _named(item):
        name = known.get(word.partition(" {")[0].partition(" #")[0])
        if word not in offered and name is None:
            named = {one: OTHERS.get(one, view.rulebook.named(one).zh) for one in offered}
            raise _unknown(play, item, word, named, [*known])
        if name == ESCALATE and view.has(card, ESCALATE):
            _check_escalated(card, item, number)
        elif name != SPLICE:
            said = word if word in offered or name is None or SIGN.search(word) else name
            times.update(_spread(offered, said, number))
    return tuple(times.items())


def _spread(offered: Mapping[str, Extra], name: str, number: int) -> dict[str, int]:
    """How often each of several costs of a name is paid, that are paid once each (702.78b)."""
    several = [one for one in offered if one == name or one.startswith(f"{name} #")]
    if number < 2 or len(several) < number or offered[name].repeats:
        return {name: number}
    return dict.fromkeys(several[:number], 1)


def offered_costs(view: View, card: ObjectId, player: PlayerId) -> dict[str, Extra]:
    """What the spell that the card would be offers, by abilities that it is given there too."""
    if not view.exists(card):
        return {}
    there = Process(view.rulebook, view.state).tentatively(PutOnStack(player, card, 0, None))
    spell = there.state.stack[-1]
    return {**optional_costs(there, spell), **optional_costs(view, card)}


def _named(item: Item) -> list[tuple[str, int]]:
    named: list[tuple[str, int]] = []
    for entry in item.given.get("with", ()) or ():
        if isinstance(entry, dict):
            named += [(k, 0 if k == SPLICE else int(number)) for k, number in entry.items()]
        else:
            named.append((str(entry), 1))
    return named


def _known(rulebook: Rulebook) -> dict[str, str]:
    """The words for additional costs in both languages, each with the name that the rules use."""
    named = [one.name for one in rulebook.keywords if one.extras is not None]
    words = {word: name.en for name in named for word in (name.en, name.zh)}
    return words | {word: en for en, zh in OTHERS.items() for word in (en, zh)}


def _unknown(
    play: Play, item: Item, word: str, own: Mapping[str, str], known: list[str]
) -> BadScenario:
    """The mistake; `own` are the card's additional costs, and what each is called in Chinese."""
    there = f"this card has {', '.join(own)}" if own else "this card has none"
    zh = f"此牌有{'、'.join(own.values())}" if own else "此牌没有额外费用"
    said = Bilingual(f"{word!r} is no additional cost; {there}.", f"“{word}”不是额外费用；{zh}。")
    return play.finder.problem(item.line, "with", said, nearest(word, [*own, *known]))


def _check_escalated(card: ObjectId, item: Item, number: int) -> None:
    """How often escalate is paid is by the modes that are chosen."""
    if number != len(item.given.get("modes") or (1,)) - 1:
        raise Refused(Illegal(Why.WRONG_NUMBER, card, escalate.numbers))


def _kicked(view: View, card: ObjectId, times: int) -> list[tuple[str, int]]:
    """The kicker costs that are paid; of several (702.33b) all, or which ones is not said."""
    several = [name for name in optional_costs(view, card) if name.startswith("kicker {")]
    if several and times != len(several):
        paid = f"with: [{several[0]}]"
        raise Unsupported(
            "702.33f",
            f"which of several kicker costs is paid: {paid}",
            f"支付了多个增幅费用中的哪些：“{paid}”",
        )
    if several:
        return [(name, 1) for name in several]
    return [("multikicker" if view.has(card, "multikicker") else "kicker", times)]
