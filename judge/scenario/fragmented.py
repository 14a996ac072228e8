"""A loop that players make by turns, each by an action of their own, must not go on (727.3)."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import PlayerId
from judge.rules.layers import project
from judge.rules.repetition import is_same
from judge.rules.requests import Illegal, Why
from judge.scenario.model import Item
from judge.scenario.play import Choice, Play

ACTIONS = ("cast", "activate", "special")


def refuse_again(play: Play, item: Item) -> Illegal | None:
    """Why a player may not choose so; where they may, the choice is kept for later ones."""
    if item.action not in ACTIONS:
        return None
    given = {who: tuple(said) for who, said in play.choices.items()}
    place = len(play.finder.scenario.play) - len(play.items) - 1
    choice = Choice(item, place, play.state, given, len(play.entries))
    if goes_round(play, choice):
        return Illegal(Why.SAME_CHOICE, PlayerId(item.player or ""), goes_round.numbers)
    if not item.only_try:
        play.chosen.append(choice)
    return None


@cites("727.3", "必须作出不同的游戏选择，使得循环不再延续")
def goes_round(play: Play, choice: Choice) -> bool:
    """True if a player made the choice in this very game before, and others brought that back.

    Of those involved it is the active player, or the first in turn order, who must not go on.
    """
    player = choice.item.player
    for place, before in enumerate(play.chosen):
        if (before.item.player, before.item.given) != (player, choice.item.given):
            continue
        involved = {one.item.player for one in play.chosen[place:]}
        first = next((one for one in play.state.apnap if one in involved), None)
        if len(involved) < 2 or first != player:
            continue
        if is_same(project(before.state, play.rulebook), play.view):
            return True
    return False
