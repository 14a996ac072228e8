"""Optional costs of a spell that its item does not speak of, and that the choices answer for.

An item names the costs that are paid; where it names none, an answer of yes or no that is next
among its player's choices says whether a cost is paid, again for one that repeats.
"""

from __future__ import annotations

from judge.game.state import ObjectId, PlayerId
from judge.rules.view import View
from judge.scenario.extras import offered_costs
from judge.scenario.fitting import NO, YES
from judge.scenario.model import Item
from judge.scenario.play import Play


def paid_by_choice(
    play: Play, view: View, card: ObjectId, item: Item
) -> tuple[tuple[str, int], ...]:
    """The optional additional costs that the next of the player's choices say are paid."""
    offered = play.choices.get(item.player or "", [])
    if "with" in item.given or "kicked" in item.given or item.choose is not None:
        return ()
    if not offered or offered[0] not in (*YES, *NO):
        return ()
    paid: list[tuple[str, int]] = []
    for extra in offered_costs(view, card, PlayerId(item.player or "")).values():
        times = 0
        while offered and offered[0] in YES and (extra.repeats or not times):
            offered.pop(0)
            times += 1
        if offered and offered[0] in NO and (extra.repeats or not times):
            offered.pop(0)
        if times:
            paid.append((extra.name, times))
    return tuple(paid)


def may_ask(play: Play, item: Item) -> bool:
    """True if the player's choices may name targets that an item leaves out."""
    if play.waits and not play.items:
        return True
    offered = [*(item.choose or ()), *play.choices.get(item.player or "", [])]
    return any(isinstance(given, (str, list)) and given not in (*YES, *NO) for given in offered)
