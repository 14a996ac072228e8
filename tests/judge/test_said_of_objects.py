"""What an effect says of an object in any zone is done, or declined, or told to be left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from judge.abilities.bases import Effect, Objects, Who
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.who import ExactObject, You
from judge.errors import Unsupported
from judge.game.state import ObjectId, Zone
from judge.rules.effects import EFFECTS
from judge.rules.effects.marks import ACTIONS
from judge.rules.meaning import Context
from judge.rules.requests import Picked, Request, Said
from judge.values import Value
from tests.judge.replacement_board import ANN, board, card, do_effect, play, told

CARD, SOURCE = 1, 2
ELSEWHERE = (Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY)
GIVEN: dict[str, Any] = {
    "player": You(),
    "separator": You(),
    "amount": 1,
    "number": 1,
    "kind": "+1/+1",
    "to": "exile",
    "other": None,
    "modifications": (),
}
SILENT: dict[type[Effect], str] = {
    pl.LookAt: "nobody but the player sees it, and nothing changes",
    pl.SeparatePiles: "one card of one pile is asked about",
    x.SpeakOf: "it says only what the next effect speaks of",
    o.TurnLock: "only a Room on the battlefield has doors (709.5 of 2024-09-20)",
    o.Haunt: "its keyword has this itself exiled, if it is in a graveyard",
}
SILENT_ACTIONS = {
    "pair": "two creatures are paired only while they are on the battlefield (702.95c)",
    "meld": "its keyword action names the two cards; this one is none of them (701.37a)",
    "warp": "it is said of the permanent that a warped spell becomes (702.185a of 2026-08-07)",
    "paradigm": "its keyword has the spell that resolves do it (702.192a of 2026-08-07)",
    "open an Attraction": "it is said of a deck, of which there is none",
}


def fields_of_objects(cls: type[Effect]) -> list[str]:
    """The required fields of an effect that say which objects are meant."""
    hints = get_type_hints(cls)
    fields = [field.name for field in msgspec.structs.fields(cls) if field.required]
    return [name for name in fields if hints[name] in (Objects, Who)]


def effects() -> Iterator[Effect]:
    """One of each effect that is said of objects, said of a card."""
    for cls in EFFECTS:
        fields = [field.name for field in msgspec.structs.fields(cls) if field.required]
        own = fields_of_objects(cls)
        if own and set(fields) - set(own) <= set(GIVEN) and cls not in SILENT:
            given = {name: ExactObject(CARD) if name in own else GIVEN[name] for name in fields}
            yield cls(**given)
    for name in (name for name in ACTIONS if name not in SILENT_ACTIONS):
        yield o.Act(name, ExactObject(CARD))


def agree(request: Request) -> Value:
    """Does what may be done, and picks as few as may be."""
    among = getattr(request, "among", ())
    least = getattr(request, "least", 0)
    return Picked(among[:least]) if hasattr(request, "least") else Said(True)


@pytest.mark.parametrize("zone", ELSEWHERE)
@pytest.mark.parametrize("effect", list(effects()), ids=repr)
def test_nothing_is_passed_over(effect: Effect, zone: Zone) -> None:
    face_down = "exiled" if isinstance(effect, o.TurnFaceUp) and zone is Zone.EXILE else None
    held = card(CARD, ANN, zone=zone, counters=[("+1/+1", 1)], face_down=face_down)
    state = board(held, card(SOURCE, ANN), *(card(i, ANN, zone=Zone.LIBRARY) for i in (3, 4)))
    context = Context(ObjectId(SOURCE), ANN)
    try:
        process = play(state, lambda process: do_effect(process, effect, context), agree)
    except Unsupported as declined:
        assert declined.words
        return
    assert told(process), f"nothing is told of {effect!r} of a card in {zone.value}"
