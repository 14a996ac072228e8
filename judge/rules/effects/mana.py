"""Effects that add mana (106.3-4)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Activated
from judge.abilities.bases import Effect
from judge.abilities.costs import TapThis
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.game import events as e
from judge.game.state import PlayerId
from judge.rules.choices.recipients import players
from judge.rules.engine import Do
from judge.rules.mana import make_mana, outputs_of
from judge.rules.mana.kept import mana_become
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskWord, Word


@cites("106.4", "法术力池")
def add_mana(process: Process, effect: pl.AddMana, context: Context) -> bool:
    """Mana is added; which, where there is a choice, is asked."""
    tapped = context.for_mana and is_tapped_for(context)
    for player in players(process, effect.player, context):
        inner = context.about(*context.it)
        outputs = list(dict.fromkeys(outputs_of(process, effect, inner)))
        if not outputs:
            of_no_type(process, player, context)
            continue
        letters = outputs[0]
        if len(outputs) > 1:
            among = tuple("".join(run) for run in outputs)
            answer = process.ask(AskWord(player, "mana", among, context.source))
            letters = outputs[among.index(answer.word)] if isinstance(answer, Word) else letters
        if letters:
            make_mana(process, player, context.source, letters, effect, tapped=tapped)
    return True


@cites("106.5", "它将改为不会产生任何法术力")
def of_no_type(process: Process, player: PlayerId, context: Context) -> None:
    """Mana of no type that is defined is not produced."""
    process.do(e.NothingDone(player, context.source))


@cites("106.6", "这不会影响该法术力的类别")
def double_mana(process: Process, effect: pl.DoubleMana, context: Context) -> bool:
    """As much mana again of each type that is in the pool, to be spent on anything."""
    done = False
    for player in players(process, effect.player, context):
        letters = tuple(mana.letter for mana in process.state.player(player).mana)
        if letters:
            with process.also(*double_mana.numbers):
                make_mana(process, player, context.source, letters, pl.AddMana())
            done = True
    return done


@cites("106.12", "起动费用包含{T}符号的法术力异能")
def is_tapped_for(context: Context) -> bool:
    """True of an activated ability with {T} in its cost: its source is tapped for mana."""
    ability = context.stack.ability if context.stack is not None else None
    return isinstance(ability, Activated) and TapThis() in ability.cost.parts


@cites("106.4", "法术力池")
def lose_mana(process: Process, effect: pl.LoseMana, context: Context) -> bool:
    """Players lose all unspent mana."""
    found = players(process, effect.player, context)
    view = process.view
    batch = (
        e.PoolsEmptied(one, kept=tuple((p, m) for p, m in mana_become(view) if p == one))
        for one in found
        if process.state.player(one).mana
    )
    return bool(process.do(*batch))


EFFECTS: Mapping[type[Effect], Do] = {
    pl.AddMana: add_mana,
    pl.DoubleMana: double_mana,
    pl.LoseMana: lose_mana,
}
