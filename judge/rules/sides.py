"""The sides of a card that can be a spell: only the one that is cast counts (601.3e)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from judge.abilities import Keyword
from judge.abilities.bases import Filter
from judge.abilities.filters import AllOf, AnyOf, CastFrom, InZone, IsSpell, Non
from judge.cards import CardType, Characteristics
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.moves import LOCKED, ROOM
from judge.game.state import GameObject, Kind, ObjectId, Zone
from judge.rules.view import View

SPLIT = ("split", "aftermath", ROOM)
ROOMS, ROOMS_SINCE = "Room", "2024-09-20"
PREPARED_SINCE = "2026-08-07"
AFTERMATH = "aftermath"
FUSE = "fuse"
PROTOTYPE = "prototype"
OF_TWO = ("adventure", "modal")
OMEN = "Omen"  # laid out as an Adventure is
OMEN_SINCE = "2025-06-06"
HALVES = (1, 2)  # of a Room: the left one and the right one
OPEN: Mapping[int, tuple[int, ...]] = {0: HALVES, 1: (1,), 2: (2,), LOCKED: ()}  # by its face
TWO_SIDED = ("transform", "modal", "meld")
FLIP, PREPARATION = "flip", "preparation"
COPIED = (FLIP, PREPARATION, ROOM)  # of which a copy has all faces


def is_room(held: GameObject) -> bool:
    """True of a permanent with a shared type line (709.5)."""
    return held.halves.layout == ROOM and held.zone is Zone.BATTLEFIELD


def open_halves(held: GameObject) -> tuple[int, ...]:
    """The unlocked halves of a permanent; none of what has no halves."""
    return OPEN[held.face] if is_room(held) else ()


def sides_of(held: GameObject) -> tuple[int, ...]:
    """The faces, by place, that could be put on the stack from where a card is: no land.

    A split card's first face here is the whole card, which is never cast.
    """
    if held.layout in SPLIT:
        return halves_of(held)
    if not rules_of_sides(held):
        return () if CardType.LAND in held.printed.types else (held.face,)
    return tuple(i for i, face in enumerate(held.faces) if CardType.LAND not in face.types)


def rules_of_sides(held: GameObject) -> tuple[str, ...]:
    """The rule by which a card is cast as one of several sides; none for any other card."""
    if held.layout in SPLIT:
        return halves_of.numbers
    if has(held.printed, PROTOTYPE):
        return of_prototype.numbers
    if held.layout == "adventure":
        return of_omen.numbers if OMEN in held.faces[1].subtypes else of_adventure.numbers
    return of_modal.numbers if held.layout == "modal" else ()


@cites("709.3a", "只有被选择的一边会被检查其能否被施放")
def halves_of(held: GameObject) -> tuple[int, ...]:
    """The halves of a split card; one with aftermath only in a graveyard."""
    if held.zone is Zone.HAND and any(has(face, FUSE) for face in held.faces):
        raise Unsupported(
            "702.102a", "whether both halves of a split card are cast", "是否施放连体牌的两边"
        )
    return tuple(
        place
        for place, half in enumerate(held.faces[:3])
        if place and (held.zone is Zone.GRAVEYARD or not has(half, AFTERMATH))
    )


@cites("715.3a", "仅会利用其副特征来决定此时能否施放该咒语")
def of_adventure() -> None:
    """A card is cast as the creature or as its Adventure."""


@cites("720.3a", "only the alternative characteristics are evaluated", edition=OMEN_SINCE)
def of_omen() -> None:
    """A card is cast as the creature or as its Omen."""


@cites("712.11b", "在将其放进堆叠之前选择要施放哪一面")
def of_modal() -> None:
    """Either face of a modal double-faced card is cast."""


@cites("718.3", "该牌手选择是要正常施放该牌，或是利用试作异能将其作为试作咒语来施放")
def of_prototype() -> None:
    """A prototype card is cast as it is, or prototyped."""


def has(face: Characteristics, keyword: str) -> bool:
    """True if a face has a keyword ability."""
    return any(isinstance(one, Keyword) and one.name == keyword for one in face.abilities)


@cites("601.3e", "会考虑它的一组替代特征或其特征的子集")
def as_side(view: View, card: ObjectId, side: int) -> View:
    """The view in which a card is the side that would be cast."""
    held = view.object(card)
    if not held.faces or held.face == side:
        return view
    if not is_sized_only(view, card):
        raise Unsupported(
            "601.3e", "a side of a card that an effect changes", "受效应改变之牌的另一边"
        )
    turned = held.with_(face=side, printed=held.faces[side])
    state = view.state.with_(objects=view.state.objects.set(card, turned))
    changed = {id_: now for id_, now in view.changed.items() if id_ != card}
    return View(state, view.rulebook, changed, view.notes, has_effects=view.has_effects)


def is_sized_only(view: View, card: ObjectId) -> bool:
    """True of a card that is as printed, but perhaps of a size that it defines itself."""
    now, printed = view.of(card), view.object(card).printed
    return now.with_(power=printed.power, toughness=printed.toughness) == printed


@lru_cache(maxsize=512)
def of_cards(filter_: Filter) -> Filter:
    """A filter of spells for a card that is about to be one (601.3e)."""
    if isinstance(filter_, IsSpell):
        return AllOf(())
    if isinstance(filter_, CastFrom):
        return InZone(filter_.zone)
    if isinstance(filter_, (AllOf, AnyOf)):
        return filter_.with_(parts=tuple(of_cards(part) for part in filter_.parts))
    if isinstance(filter_, Non):
        return filter_.with_(part=of_cards(filter_.part))
    return filter_


@cites("712.16", "已融合的永久物和其他双面永久物不会被翻为牌面朝下")
def is_two_sided(held: GameObject) -> bool:
    """True of what can't be turned face down: it is so, or has another face on its back."""
    if any(part.layout in TWO_SIDED for part in held.components):
        return True  # 725.2j
    card = held.layout in TWO_SIDED and (held.kind is Kind.CARD or held.layout == "transform")
    return held.face_down is not None or card
