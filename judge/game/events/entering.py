"""How an object enters the battlefield."""

from __future__ import annotations

from judge.cards import Characteristics
from judge.game.state import ContinuousEffect, ObjectId, OnStack, PlayerId, Printed, Recipient
from judge.values import Value


class Entering(Value):
    """How an object enters the battlefield; replacement effects change it (614.12)."""

    controller: PlayerId | None = None
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Recipient | None = None
    hosted: bool = False  # an effect says to what it is attached: None then is what isn't there
    face_down: str | None = None
    face: int = 0
    transformed: bool = False  # an effect puts it there with its back face up (712.14a)
    melded: ObjectId | None = None  # the other card of a meld pair, combined with it (701.37)
    attacking: Recipient | None = None
    unblocked: bool = False  # it attacks as an unblocked creature (702.49c)
    blocking: ObjectId | None = None
    copy: Characteristics | None = None
    copied: Printed | None = None  # the halves of what it is a copy of, where these are copied
    besides: tuple[tuple[str, int], ...] = ()  # of the counters, those a copy effect adds (707.9e)
    chosen: tuple[tuple[str, object], ...] = ()
    linked: tuple[ObjectId, ...] = ()
    marks: tuple[tuple[str, object], ...] = ()
    stack: OnStack | None = None
    being: ContinuousEffect | None = None  # an effect that begins at the same time (611.2e)
