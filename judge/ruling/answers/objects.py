"""What is other about objects at the end of a play than at its beginning, aspect by aspect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from judge.cards import Characteristics
from judge.game.state import BodyId, GameObject, Kind, PlayerId, Zone
from judge.rules.view import View
from judge.ruling.answers.answer import Change
from judge.values import Bilingual, Value

MARKS = ("level", "monstrous", "prepared", "renowned", "sector", "solved", "suspected")
NOWHERE = "none"
OF_CHARACTERISTICS = ("name", "types", "power_toughness", "abilities")


class Alike(Value):
    """Tokens that came to be and look the same: their name and size, and how many there are."""

    name: Bilingual | None
    size: str
    number: int


def object_changes(start: View, end: View) -> Iterator[Change]:
    """What is different about the objects there were, and which there are besides."""
    before = {held.body: held for held in start.state.objects.values()}
    after = {held.body: held for held in end.state.objects.values()}
    for body, held in before.items():
        if body not in after and held.kind is not Kind.ABILITY and _is_known(held):
            yield Change("zone", body, value=NOWHERE)
    yield from _new_tokens(before, end)
    for body, held in after.items():
        then = before.get(body)
        if held.kind is Kind.ABILITY:
            yield Change("waits", body, held.id)
        elif _is_known(held):
            same = start if then is not None and then.id == held.id else None
            if same is None and not _is_new_token(before, held):
                yield Change("zone", body, held.id, value=held.zone.value)
            yield from _differences(end, held, same)


def standing(view: View) -> Iterator[Change]:
    """What continuous effects make of the permanents, where that is not what their cards say."""
    for id_ in view.state.battlefield:
        if id_ in view.changed and _is_known(held := view.object(id_)):
            every = _differences(view, held, None)
            yield from (one for one in every if one.kind in OF_CHARACTERISTICS)


def _is_known(held: GameObject) -> bool:
    """True of all but the cards, in a library say, of which nothing is known but that they are."""
    return held.printed.name is not None or held.zone is Zone.BATTLEFIELD


def _differences(view: View, held: GameObject, start: View | None) -> Iterator[Change]:
    """What is different about an object, from the start, or from what it is when it enters."""
    for kind, (read, plain) in ASPECTS.items():
        was = plain(held) if start is None else read(start, start.object(held.id))
        now = read(view, held)
        if now != was and not _is_hidden(kind, held, now):
            yield Change(kind, held.body, held.id, value=now)


def _is_hidden(kind: str, held: GameObject, now: Any) -> bool:
    """True of an aspect that there is none of, and of the name of what is face down."""
    if kind == "room":
        return held.printed.name is None
    if kind == "name" and held.face_down is not None:
        return True
    return now is None and kind in ("controller", "name", "fights")


def _is_new_token(before: dict[BodyId, GameObject], held: GameObject) -> bool:
    is_token = held.kind is Kind.TOKEN and held.zone is Zone.BATTLEFIELD
    return is_token and held.body not in before


def _new_tokens(before: dict[BodyId, GameObject], end: View) -> Iterator[Change]:
    """Tokens that came to be, those that look the same together."""
    alike: Counter[tuple[PlayerId, Bilingual | None, str]] = Counter()
    first: dict[tuple[PlayerId, Bilingual | None, str], BodyId] = {}
    for held in end.state.objects.values():
        if _is_new_token(before, held):
            now = end.of(held.id)
            looks = held.controller, now.name, size_of(now)
            alike[looks] += 1
            first.setdefault(looks, held.body)
    for (player, name, size), number in alike.items():
        body = first[player, name, size]
        yield Change("tokens", body, player=player, value=Alike(name, size, number))


def size_of(now: Characteristics) -> str:
    """Power and toughness as a card has them; empty where there are none."""
    return "" if now.power is None and now.toughness is None else f"{now.power}/{now.toughness}"


Read = Callable[[View, GameObject], Any]
Plain = Callable[[GameObject], Any]


def _seen(read: Callable[[Characteristics], Any]) -> tuple[Read, Plain]:
    """What characteristics are like now on the battlefield, and what they are as printed."""
    return (
        lambda view, held: read(view.of(held.id)) if held.zone is Zone.BATTLEFIELD else None,
        lambda held: read(held.printed) if held.zone is Zone.BATTLEFIELD else None,
    )


def _fighting(view: View, held: GameObject) -> str | None:
    if view.attack_of(held.id) is not None:
        return "attacking"
    return None if view.block_of(held.id) is None else "blocking"


def _marks(held: GameObject) -> tuple[tuple[str, Any], ...]:
    return tuple((mark, value) for mark, value in held.marks if mark in MARKS and value)


def _kind(now: Characteristics) -> tuple[object, ...]:
    return now.supertypes, now.types, now.subtypes, now.colors


def _own(held: GameObject) -> PlayerId | None:
    return held.owner if held.zone is Zone.BATTLEFIELD else None


ASPECTS: Mapping[str, tuple[Read, Plain]] = {
    "controller": (lambda view, held: held.controller if _own(held) else None, _own),
    "face_down": (lambda view, held: held.face_down is not None, lambda held: False),
    "phased_out": (lambda view, held: held.phased_out is not None, lambda held: False),
    "name": _seen(lambda now: now.name),
    "types": _seen(_kind),
    "power_toughness": _seen(size_of),
    "abilities": _seen(lambda now: now.abilities),
    "counters": (lambda view, held: held.counters.kinds, lambda held: ()),
    "damage": (lambda view, held: held.damage, lambda held: 0),
    "marks": (lambda view, held: _marks(held), lambda held: ()),
    "room": (lambda view, held: held.mark("room"), lambda held: None),
    "attached": (lambda view, held: held.attached_to, lambda held: None),
    "fights": (_fighting, lambda held: None),
    "tapped": (lambda view, held: held.tapped, lambda held: False),
}
