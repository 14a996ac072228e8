"""Players learn (701.45)."""

from __future__ import annotations

from judge.abilities.effects import objects as o
from judge.cite import cites
from judge.game import events as e
from judge.rules.choices.recipients import choose, players
from judge.rules.effects.zones.draws import draw_one
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("701.45a", "你可以弃一张牌。如果你如此作，则抓一张牌")
def learn(process: Process, effect: o.Act, context: Context) -> bool:
    """A card may be discarded, and then one is drawn; no Lesson cards are outside the game."""
    for player in players(process, effect.player, context):
        hand = process.state.player(player).hand
        own = Context(context.source, player)
        gone = choose(process, player, hand, 0, 1, Purpose.DISCARD, own)
        if process.do(*(e.Discard(player, card) for card in gone)):
            draw_one(process, player)
        process.do(e.Acted("learn", player))
    return True
