"""Objects are separated into two piles (700.3)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.who import It
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.choices.recipients import choose, choosers, objects
from judge.rules.engine import Do
from judge.rules.influence.reach import reaches
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import AskWord, Purpose, Why, Word

PILES = ("1", "2")
SACRIFICED = "sacrificed"


@cites("700.3d", "一堆之中可以包括零个或数个物件")
def of_none() -> None:
    """A pile may have nothing in it."""


@cites("700.3", "某些效应会临时将物件分堆")
@cites("700.3a", "每个受影响的物件都必须且只能放进一堆中")
@cites("700.3c", "被分在堆里的物件并不因此离开当前所在的区域")
def separate(process: Process, effect: pl.SeparatePiles, context: Context) -> bool:
    """One player picks the first pile, and what is left is the second; another takes one."""
    if effect.objects is not None:
        objects(process, effect.objects, context)
    cards = tuple(ObjectId(i) for i in context.it if isinstance(i, int))
    separators = choosers(process, effect.separator, context)
    if not separators or not cards:
        return False
    is_near = reaches(process.state, context.controller, separators[0])
    first = choose(process, separators[0], cards, 0, len(cards), Purpose.OTHER, context)
    second = tuple(i for i in cards if i not in first)
    chooser = context.controller
    if effect.chooser is not None:
        chooser = next(iter(choosers(process, effect.chooser, context)), chooser)
    answer = process.ask(AskWord(chooser, "pile", PILES, context.source))
    word = answer.word if isinstance(answer, Word) else ""
    if word not in PILES:
        raise process.refuse(Why.BAD_CHOICE, context.controller)
    taken, left = (first, second) if word == PILES[0] else (second, first)
    if not (first and second):
        process.note(of_none.numbers, separators[0], chooser)
    with process.also(*separate.numbers, *(() if is_near else choosers.numbers)):
        for pile, zone in ((taken, effect.to), (left, effect.other)):
            context.it = pile
            if zone == SACRIFICED:
                process.do(*(e.Sacrificed(chooser, i) for i in pile))
            elif zone is not None:
                carry_out(process, o.Move(It(), zone), context)
    return True


EFFECTS: Mapping[type[Effect], Do] = {
    pl.SeparatePiles: separate,
}
