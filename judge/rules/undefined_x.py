"""An X that neither a cost nor the words of an ability define (107.3f)."""

from __future__ import annotations

from judge.abilities.amounts import X
from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import DefineX, MayPay
from judge.abilities.walk import has_x, targets_of, within
from judge.cite import cites
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskNumber, Number


@cites("107.3f", "如果X的值没有被定义，该咒语或异能的操控者在适当的时候为其作出选择")
def choose_unsaid_x(
    process: Process, player: PlayerId, source: ObjectId | None, most: int | None = None
) -> int:
    """The number that the controller of an ability chooses."""
    answer = process.ask(AskNumber(player, 0, most, source, "x"))
    return answer.number if isinstance(answer, Number) else 0


@cites("107.3f", "如果X的值没有被定义，该咒语或异能的操控者在适当的时候为其作出选择")
def settle_x(process: Process, context: Context, most: int) -> None:
    """The X of "reveal X cards" is chosen as that is done, and is X from then on."""
    context.x = choose_unsaid_x(process, context.controller, context.source, most)
    process.moreover(*settle_x.numbers)


def is_for_targets(effect: Effect) -> bool:
    """True if what may be paid is X, and X says what the targets are: it is chosen before them.

    "You may pay {X}. If you do, return target creature card with mana value X …"
    """
    parts = tuple(within(effect))
    pays = any(isinstance(part, MayPay) and has_x(part.cost) for part in parts)
    defined = any(isinstance(part, DefineX) for part in parts)
    return pays and not defined and any(X() in set(within(t)) for t in targets_of(effect))
