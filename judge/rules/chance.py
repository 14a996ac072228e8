"""What chance picks of some objects."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskRandom, Word


def at_random(
    process: Process,
    player: PlayerId,
    among: tuple[ObjectId, ...],
    number: int,
    context: Context,
) -> tuple[ObjectId, ...]:
    """So many of some objects, chosen by chance; all of them, where there are no more."""
    if number >= len(among):
        return among
    left = list(among)
    while len(among) - len(left) < number:
        answer = process.ask(
            AskRandom(player, "random", tuple(str(i) for i in left), context.source)
        )
        word = answer.word if isinstance(answer, Word) else str(left[0])
        left.remove(next(i for i in left if str(i) == word))
    return tuple(i for i in among if i not in left)


@cites("701.8b", "随机")
def cards_at_random(
    process: Process, player: PlayerId, hand: tuple[ObjectId, ...], number: int, context: Context
) -> tuple[ObjectId, ...]:
    """The cards that a player discards at random."""
    return at_random(process, player, hand, number, context)
