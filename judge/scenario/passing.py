"""Players pass: until something has resolved, or only so that another player may act."""

from __future__ import annotations

from judge.rules.priority import decide
from judge.rules.requests import AskPriority, NoAction
from judge.scenario.model import Item
from judge.scenario.play import Play, take_choices
from judge.scenario.record import Refused, Tried
from judge.values import Bilingual


def pass_on(play: Play, request: AskPriority) -> bool:
    """The player with priority passes; play goes on."""
    play.state = decide(play.state, request, NoAction())
    return True


def resolve(play: Play, request: AskPriority, item: Item) -> bool:
    """Passes until as many objects as the item says have resolved."""
    number = item.given["resolve"]
    if item.choose is not None:
        take_choices(play, item)
        play.items[0] = item.with_(choose=None)
    if play.goal is None and number != "all":
        play.goal = play.resolved + int(number)
    is_done = play.goal is not None and play.resolved >= play.goal
    if play.state.stack and not is_done:
        return pass_on(play, request)
    if play.goal is not None and not is_done:
        play.assumptions.append(_too_few(item, number, play.goal - play.resolved))
    play.goal = None
    play.items.pop(0)
    return True


def _too_few(item: Item, number: int, lacking: int) -> Bilingual:
    """Says that there was less on the stack than is to resolve."""
    there = number - lacking
    return Bilingual(
        f"Line {item.line} has {number} objects resolve; the stack was empty after {there}.",
        f"第{item.line}行要结算{number}个物件；结算{there}个之后堆叠已空。",
    )


def take_back_passes(play: Play) -> None:
    """Where nothing came of an item, those who passed only to let its player act did not."""
    before, play.passed_from = play.passed_from, None
    came_to_nothing = play.entries and isinstance(play.entries[-1], Refused | Tried)
    if before is None or not came_to_nothing or before.turn != play.state.turn:
        return
    if before.objects is play.state.objects:
        play.state = before
