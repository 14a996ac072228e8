"""What chapters that have resolved before the play gave a Saga: the abilities it has since."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.abilities import SagaChapter
from judge.abilities.bases import Effect
from judge.abilities.durations import ForGood
from judge.abilities.effects.combinators import Sequence as InOrder
from judge.abilities.effects.objects import Change
from judge.abilities.modifications import GainAbilities
from judge.abilities.who import This
from judge.game.state import ContinuousEffect, GameState, ObjectId, Zone
from judge.rules.grants import as_given
from judge.rules.unread import check_known
from judge.scenario.model import Placed
from judge.scenario.names import Names
from judge.values import Bilingual

LORE = "lore"


def with_chapters(
    state: GameState, placed: Sequence[tuple[Placed, ObjectId]], names: Names
) -> tuple[GameState, tuple[Bilingual, ...]]:
    """The state with what the chapters up to the number of lore counters gave, and that they did.

    A chapter resolved before what came after its Saga: it has the Saga's timestamp.
    """
    assumed = []
    for _, id_ in placed:
        held = state.objects[id_]
        reached = held.counters.count(LORE)
        if held.zone is not Zone.BATTLEFIELD or held.face_down is not None or not reached:
            continue
        given = tuple(
            ContinuousEffect(
                (id_,),
                (GainAbilities(as_given(gained.abilities, id_)),),
                held.controller,
                id_,
                ForGood(),
                timestamp=held.timestamp,
            )
            for gained in gained_by(held.printed.abilities, reached)
        )
        if given:
            state = state.with_(effects=(*state.effects, *given))
            assumed.append(_assumed(names.shown(held.body), reached))
    return state, tuple(assumed)


def gained_by(abilities: tuple[object, ...], reached: int) -> Iterator[GainAbilities]:
    """What the chapters up to a number make their Saga gain for good, in their order."""
    chapters = [one for one in abilities if isinstance(one, SagaChapter)]
    for number in range(1, reached + 1):
        for chapter in chapters:
            if number in chapter.chapters:
                check_known(chapter)
                yield from _gained(chapter.effect)


def _gained(effect: Effect) -> Iterator[GainAbilities]:
    if isinstance(effect, InOrder):
        for part in effect.parts:
            yield from _gained(part)
    elif isinstance(effect, Change) and effect.objects == This() and effect.duration == ForGood():
        yield from (one for one in effect.modifications if isinstance(one, GainAbilities))


def _assumed(shown: Bilingual, reached: int) -> Bilingual:
    return Bilingual(
        f"{shown.en} has what its chapters up to {reached} gave it.",
        f"{shown.zh}具有其第{reached}章为止各章节所赋予的异能。",
    )
