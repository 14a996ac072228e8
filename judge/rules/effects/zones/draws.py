"""Cards are drawn, and some revealed as they have been."""

from __future__ import annotations

from judge.abilities.bases import Calculation
from judge.abilities.effects import players as pl
from judge.budget import repetitions
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.choices.recipients import players
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process


@cites("121.1", "牌手以将其牌库顶的牌放到手上的方式抓牌")
def draw(process: Process, effect: pl.Draw, context: Context) -> bool:
    """Players draw, in APNAP order, one card after the other (121.2)."""
    done = False
    found = players(process, effect.player, context)
    numbers: dict[PlayerId, int] = {}
    drawn: list[ObjectId] = []
    for player in found:
        context.player = player
        before = process.state.player(player).hand
        numbers[player] = amount_of(process.view, effect.number, context.of_one(player, found))
        with process.also(*(in_turn_order.numbers if len(found) > 1 else ())):
            for _ in repetitions(numbers[player]):
                done = draw_one(process, player) or done
        if effect.label:  # "for each card drawn this way"
            drawn += _new(process, player, before)
            context.this_way = tuple(drawn)
        if effect.reveal:
            reveal_drawn(process, player, before, context)
    if isinstance(effect.number, Calculation):
        context.note(sum(numbers.values()), numbers)
    return done


@cites("121.2c", "主动牌手首先进行其所有抓牌，然后其他所有牌手按顺序以同样的方式完成抓牌")
def in_turn_order() -> None:
    """Where several players draw, the active player draws all cards first, then the others."""


@cites("121.2", "牌每次只能抓一张")
def draw_one(process: Process, player: PlayerId) -> bool:
    """One card is drawn, unless the player can't draw."""
    return bool(process.do(e.Draw(player)))


def _new(process: Process, player: PlayerId, before: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    return tuple(id_ for id_ in process.state.player(player).hand if id_ not in before)


@cites("701.16a", "展示")
def reveal_drawn(
    process: Process, player: PlayerId, before: tuple[ObjectId, ...], context: Context
) -> None:
    """What is in a player's hand, and was not before, is shown; then it is what is spoken of."""
    drawn = _new(process, player, before)
    context.it = drawn
    if drawn:
        process.do(e.Revealed(player, drawn))
