"""What any player may do as an effect is carried out."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.who import Chosen
from judge.cite import cites
from judge.rules.engine import Do
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of, objects_of
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, Said


def _able(process: Process, effect: Effect, context: Context) -> bool:
    """False where a player has fewer objects than are to be given up."""
    words = getattr(effect, "objects", None)
    if not isinstance(words, Chosen) or words.least is not None:
        return True
    found = objects_of(process.view, words.filter, context)
    if isinstance(effect, Sacrifice):
        own = context.controller
        found = tuple(i for i in found if process.view.object(i).controller == own)
    return len(found) >= amount_of(process.view, words.number, context)


@cites("101.4", "则先由主动牌手（本回合的牌手）作出选择，然后再由下一个牌手作出选择")
def anyone_may(process: Process, effect: x.AnyoneMay, context: Context) -> bool:
    """Each player chooses whether to do something; what follows asks whether one did."""
    someone = False
    for player in process.state.apnap:
        inner = context.about(player)
        inner.player = inner.controller = player
        if not _able(process, effect.effect, inner):
            continue
        asked = AskYesNo(player, context.source, effect.effect, inner.it)
        answer = process.ask(asked)
        if isinstance(answer, Said) and answer.yes:
            carry_out(process, effect.effect, inner)
            someone = someone or inner.done
    follows = effect.then if someone else effect.otherwise
    if follows is not None:
        carry_out(process, follows, context)
    return someone


EFFECTS: Mapping[type[Effect], Do] = {
    x.AnyoneMay: anyone_may,
}
