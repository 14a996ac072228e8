"""What chance picks of some objects (701.8b)."""

from __future__ import annotations

from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskRandom, Word


@cites("701.8b", "随机")
def at_random(
    process: Process,
    player: PlayerId,
    among: tuple[ObjectId, ...],
    number: int,
    context: Context,
) -> tuple[ObjectId, ...]:
    """So many of some objects, chosen by chance."""
    left = list(among)
    found: list[ObjectId] = []
    while left and len(found) < number:
        if len(left) == 1:
            found.append(left.pop())
            continue
        answer = process.ask(
            AskRandom(player, "random", tuple(str(i) for i in left), context.source)
        )
        word = answer.word if isinstance(answer, Word) else str(left[0])
        picked = next(i for i in left if str(i) == word)
        left.remove(picked)
        found.append(picked)
    return tuple(found)
