"""A card is cycled: its cycling ability is activated (702.29)."""

from __future__ import annotations

from judge.abilities import Activated
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.process import Process

CYCLINGS = ("cycling", "typecycling")


@cites(
    "702.29f",
    "于牌手循环牌时触发其异能的牌，也会在牌手弃掉一张牌以支付类别循环异能之起动费用时触发",
)
def of_a_type() -> None:
    """What waits for a card to be cycled waits for typecycling too."""


def cycled(process: Process, player: PlayerId, card: ObjectId, ability: Activated) -> None:
    """A card has been cycled: discarded to pay for its cycling ability."""
    numbers = of_a_type.numbers if ability.name == "typecycling" else ()
    process.do(e.Acted("cycle", player, process.state.current(card), because=numbers))
