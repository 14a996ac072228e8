"""How a coin comes up for the player who flips it (705)."""

from __future__ import annotations

from judge.abilities.statics import FlipsTwoCoins
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import PlayerId
from judge.rules.choices.word import choose_word
from judge.rules.meaning import Context, find_players
from judge.rules.process import Process
from judge.rules.requests import AskRandom, Word
from judge.rules.statics import rules_in_force

SIDES = ("heads", "tails")


@cites("705.2", "如果牌手所说与掷硬币的结果相符，则该牌手猜对这一掷")
def wins_flip(process: Process, player: PlayerId, context: Context) -> bool:
    """True if the player wins: heads, where a coin's sides say no more than that."""
    rules = rules_in_force(process.view, FlipsTwoCoins)
    more = [h for h in rules if player in find_players(process.view, h.rule.player, h.context)]
    if len(more) > 1:
        raise Unsupported(
            "705.2", "several effects by which two coins are flipped", "多个改为掷两枚硬币的效应"
        )
    sides = [_side(process, player, context) for _ in range(1 + len(more))]
    if len(set(sides)) == 1:
        return sides[0] == SIDES[0]
    return _of_two(process, player, context)


def _side(process: Process, player: PlayerId, context: Context) -> str:
    answer = process.ask(AskRandom(player, "coin", SIDES, context.source))
    return answer.word if isinstance(answer, Word) else SIDES[1]


@cites("614.1a", "改为")
def _of_two(process: Process, player: PlayerId, context: Context) -> bool:
    """One of two coins that came up differently is ignored, as the player chooses."""
    return choose_word(process, player, "coin that counts", SIDES, context) == SIDES[0]
