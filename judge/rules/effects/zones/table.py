"""Which function carries out each of these effects."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.rules.effects.zones.libraries import (
    look,
    put_back,
    reveal,
    reveal_hand,
    scry,
    search,
    shuffle,
    surveil,
)
from judge.rules.effects.zones.losses import discard, discard_objects, mill, sacrifice
from judge.rules.effects.zones.moves import destroy, move
from judge.rules.engine import Do

EFFECTS: Mapping[type[Effect], Do] = {
    o.Destroy: destroy,
    o.Move: move,
    o.Sacrifice: sacrifice,
    pl.Discard: discard,
    pl.DiscardObjects: discard_objects,
    pl.Mill: mill,
    pl.Scry: scry,
    pl.Surveil: surveil,
    pl.Search: search,
    pl.Shuffle: shuffle,
    pl.Reveal: reveal,
    pl.RevealHand: reveal_hand,
    pl.LookAt: look,
    pl.PutBack: put_back,
}
