"""What a scenario says that objects are of other objects: exiled by them."""

from __future__ import annotations

from collections.abc import Sequence

from judge.abilities import Triggered
from judge.abilities import patterns as p
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import LookAt, RevealHand
from judge.abilities.filters import IsThis
from judge.abilities.walk import within
from judge.abilities.who import It
from judge.errors import BadScenario
from judge.game.state import DelayedTrigger, GameState, ObjectId, Zone
from judge.rules.unread import check_known
from judge.scenario.model import Placed
from judge.scenario.setup.reading import Setup, wrong
from judge.values import Bilingual

Entries = Sequence[tuple[Placed, ObjectId]]
NOT_THERE = Bilingual("is nothing that is there", "不是在那里的物件")
ONLY_EXILED = Bilingual("exiles only what is in exile", "只能放逐在放逐区中的物件")


def link(setup: Setup, state: GameState, placed: Entries) -> GameState:
    """The state with everything linked to what it is written to be exiled by (607, 610.3)."""
    for entry, id_ in placed:
        wanted = entry.given.get("exiled_by")
        if wanted is None:
            continue
        by = next((i for e, i in placed if e.is_called(wanted) and i != id_), None)
        if by is None or state.objects[id_].zone is not Zone.EXILE:
            why = NOT_THERE if by is None else ONLY_EXILED
            said = Bilingual(f"{wanted!r} {why.en}.", f"“{wanted}”{why.zh}。")
            wrong(setup, "exiled_by", said, entry)
            raise BadScenario(setup.problems)
        source = state.objects[by]
        for ability in source.printed.abilities:
            check_known(ability)  # what is not read may be until when it is exiled
        held = source.with_(linked=(*source.linked, id_))
        state = _until(state.with_(objects=state.objects.set(by, held)), by, id_)
    return state


def _until(state: GameState, by: ObjectId, id_: ObjectId) -> GameState:
    """What was exiled "until this leaves the battlefield" waits for that."""
    source = state.objects[by]
    moves = (
        part
        for ability in source.printed.abilities
        for part in within(ability)
        if isinstance(part, Move) and part.until is not None
    )
    if source.zone is not Zone.BATTLEFIELD or not any(moves):
        return state
    parts = within(source.printed.abilities)
    back = Zone.HAND if any(isinstance(x, (RevealHand, LookAt)) for x in parts) else None
    waiting = DelayedTrigger(
        Triggered(p.Leaves(IsThis()), Move(It(), (back or Zone.BATTLEFIELD).value)),
        source.controller,
        by,
        (id_,),
        timestamp=state.next_id,
        at_once=True,
    )
    return state.with_(delayed=(*state.delayed, waiting), next_id=state.next_id + 1)
