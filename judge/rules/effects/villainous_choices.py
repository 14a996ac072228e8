"""Players face villainous choices (701.53)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.choices.recipients import players
from judge.rules.choices.word import choose_word
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View

OPTIONS = ("1", "2")


def face(process: Process, effect: pl.VillainousChoice, context: Context) -> bool:
    """One player after the other chooses an option and has all of it done."""
    found = in_turn(process.view, players(process, effect.player, context))
    more = in_turn.numbers if len(found) > 1 else ()
    for player in found:
        inner = context.about(*context.it)
        inner.player = player
        option = _option(process, player, more, context)
        carry_out(process, effect.options[option], inner)
    return bool(found)


@cites("701.53d", "这些牌手按照“主动牌手先决定”的顺序逐个执行规则701.53a中所述之整个流程")
def in_turn(view: View, found: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Several players face the choice one by one, in APNAP order."""
    return tuple(player for player in view.state.apnap if player in found)


@cites("701.53a", "然后执行所选项中的所有动作")
@cites("701.53b", "牌手可以选择非法或无法完成的选项")
def _option(process: Process, player: PlayerId, more: tuple[str, ...], context: Context) -> int:
    word = choose_word(process, player, "villainous choice", OPTIONS, context)
    process.do(e.Acted("villainous choice", player, because=(*process.because, *more)))
    return OPTIONS.index(word)


EFFECTS: Mapping[type[Effect], Do] = {pl.VillainousChoice: face}
