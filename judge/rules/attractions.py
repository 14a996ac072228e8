"""Attractions (717): a deck of their own, opened (701.48) and visited by a roll (701.49, 702.159).

Which numbers are lit differs between cards of one name, so a scenario says it of each.
"""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, GameState, ObjectId, PlayerId, Zone
from judge.rules.process import Process
from judge.rules.requests import AskRandom, Word

DECK = "attraction deck"  # the mark of a card of the deck, which others in the command zone lack
SUBTYPE = "Attraction"
_SIDES = 6


@cites("717.2", "使用一副位于统帅区中的附加景点套牌来开始游戏")
def deck_of(state: GameState, player: PlayerId) -> tuple[ObjectId, ...]:
    """The Attraction deck of a player, the top card first."""
    there = (state.objects[id_] for id_ in state.command)
    return tuple(held.id for held in there if held.owner == player and held.mark(DECK))


@cites("701.48b", "将你的景点套牌牌库顶牌移离景点套牌，将其翻回正面")
def open_attraction(process: Process, player: PlayerId) -> bool:
    """The top card of the deck enters under the player's control; True if one did."""
    top = deck_of(process.state, player)[:1]
    if not top or not process.do(e.Moved(top[0], Zone.BATTLEFIELD)):
        return False
    opened = process.state.known[top[0]].became
    if opened is None or not process.view.is_permanent(opened):
        return False
    note_opened(process, player, opened)
    return True


@cites("701.48c", "执行上述规则的指示而将一张景点牌放进战场时触发")
def note_opened(process: Process, player: PlayerId, opened: ObjectId) -> None:
    """An Attraction was opened, and not only put onto the battlefield."""
    process.do(e.Acted("open an Attraction", player, opened))


@cites("701.49a", "掷一个六面骰，然后若掷骰结果等同于由你操控之一个或多个景点上的一个亮起的数字")
@cites("706.2", "掷骰")
def roll_to_visit(process: Process, player: PlayerId) -> None:
    """A six-sided die is rolled, and the Attractions on which its result is lit are visited."""
    sides = tuple(str(side) for side in range(1, _SIDES + 1))
    answer = process.ask(AskRandom(player, "die", sides, None))
    result = int(answer.word) if isinstance(answer, Word) else 1
    process.do(e.DieRolled(player, _SIDES, result))
    process.do(e.Acted("roll to visit", player, amount=result))
    visit(process, player, result)


@cites("702.159a", "每当你掷骰造访景点时，若掷骰结果等同于由此景点上的一个亮起的数字")
def visit(process: Process, player: PlayerId, result: int) -> None:
    """The Attractions of a player on which a number is lit are visited, all at once."""
    process.do(
        *(
            e.Acted("visit", player, held.id, result)
            for held in attractions_of(process, player)
            if result in held.lit
        )
    )


def attractions_of(process: Process, player: PlayerId) -> list[GameObject]:
    """The Attractions that a player controls."""
    view = process.view
    return [
        held
        for held in view.permanents()
        if held.controller == player and SUBTYPE in view.of(held.id).subtypes
    ]


@cites("703.4g", "在放置学问指示物动作完成之后，如果主动牌手操控任何景点，该牌手立刻掷骰造访景点")
@cites("717.4", "如果该牌手操控一个或多个景点，则该牌手掷骰造访景点")
def visit_attractions(process: Process) -> None:
    """The active player rolls to visit, in the precombat main phase, if there is an Attraction."""
    for player in process.state.active_players:
        if attractions_of(process, player):
            with process.also(*visit_attractions.numbers):
                roll_to_visit(process, player)
