"""A declaration of attackers or blockers that is illegal is made again without what may not be.

An illegal declaration is taken back whole (508.1, 509.1), and the player declares again. Where the
scenario does not say what then, the default is the same declaration without what the rules refuse.
"""

from __future__ import annotations

from judge.game.state import ObjectId
from judge.rules.requests import Attackers, Blockers, Illegal, Why
from judge.scenario.model import Item
from judge.scenario.play import Play
from judge.scenario.record import Refused
from judge.values import Bilingual, Value
from judge.words import called

# what nobody chose, so that it is for the script to say
MUST = (
    Why.MUST_ATTACK,
    Why.MUST_ATTACK_ANOTHER,
    Why.MUST_BLOCK,
    Why.MUST_BLOCK_IT,
    Why.MUST_BE_BLOCKED,
)


def declare_again(play: Play, item: Item, declared: Value) -> bool:
    """Puts the rest of a refused declaration before the next item; False if none is declared.

    Where something was refused for what has to attack or block, the default is that it does.
    """
    last = play.entries[-1]
    if not isinstance(last, Refused) or not isinstance(declared, Attackers | Blockers):
        return False
    if last.illegal.why in MUST:
        return not item.only_try
    if item.legal is not None or item.only_try:
        return False
    pairs = declared.attacks if isinstance(declared, Attackers) else declared.blocks
    given = item.given[item.action]
    kept = {
        name: on
        for (name, on), (one, other) in zip(given.items(), pairs, strict=True)
        if not _is_refused(last.illegal, one, other)
    }
    if not kept or len(kept) == len(given):
        return False
    play.items.insert(0, item.with_(given={**item.given, item.action: kept}, again=True))
    done, zh = ("attacks", "攻击") if isinstance(declared, Attackers) else ("blocks", "阻挡")
    names, who = ", ".join(kept), called(item.player or "")
    play.assumptions.append(
        Bilingual(
            f"{who.en} {done} with the others: {names}.",
            f"{who.zh}以其余生物{zh}：{names}。",
        )
    )
    return True


def _is_refused(illegal: Illegal, one: ObjectId, other: object) -> bool:
    """True if what is illegal is said of this creature, or of what it would block."""
    blocked = other if isinstance(other, tuple) else ()
    return illegal.subject == one or illegal.subject in blocked
