"""Cards of several faces as they are cast or played: only the chosen face counts.

A split card's first face here is the whole card, which counts wherever it is but on the stack.
"""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.effects.objects import Move, Position
from judge.abilities.who import This
from judge.cards import CardType, Characteristics
from judge.cite import Cited, cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.moves import is_real
from judge.game.state import GameObject, ObjectId, PlayerId, Zone
from judge.rules.editions import LANDS_ADVENTURE
from judge.rules.instructions import carry_out
from judge.rules.keyword_rules.bestow import NAME as BESTOW
from judge.rules.keyword_rules.bestow import as_bestowed
from judge.rules.layers.face_down import face_down_as
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Cast, PlayLand, Why
from judge.rules.rulebook import Way
from judge.rules.sides import AFTERMATH, OMEN, OMEN_SINCE, PREPARATION, PREPARED_SINCE, SPLIT
from judge.rules.view import View
from judge.values import Bilingual

ON_ADVENTURE = "on an adventure"


@cites("601.3e", "会考虑它的一组替代特征或其特征的子集")
def looked_at(process: Process, action: Cast) -> Process:
    """The process to ask whether a card may be cast: in it, the card is its chosen face."""
    held = process.view.object(action.object)
    if action.using == BESTOW:
        return _with(process, as_bestowed(held))
    named = action.face is not None
    if action.using in ("fuse", AFTERMATH) and not named:
        face = 0 if action.using == "fuse" else face_with(held, AFTERMATH)
    else:
        face = face_of(process, held, action.face)
    if not face:
        return process
    return _with(process, held.with_(face=face, printed=held.faces[face]))


@cites("712.11c", "只考虑其在堆叠上即将面朝上的牌面")
@cites("712.11d", "该异能也被考虑在内")
def as_turned(process: Process, card: ObjectId, way: Way) -> Process:
    """The process to ask whether a card may be cast in a way that turns it: its back up, or down.

    The way itself is found by the front face, on which the ability is that gives it.
    """
    held = process.view.object(card)
    if way.face_down is not None:
        return _with(process, held.with_(printed=face_down_as(way.face_down)))
    if not way.face or not held.faces or held.face == way.face:
        return process
    return _with(process, held.with_(face=way.face, printed=held.faces[way.face]))


def rules_of_turned(seen: Process, turned: Process, way: Way) -> tuple[str, ...]:
    """The rule by which only the face that will be up is looked at, where it is another one."""
    return as_turned.numbers[:1] if turned is not seen and way.face_down is None else ()


def face_down_view(view: View, card: ObjectId, way: Way) -> View:
    """The view in which a card is as a way would have it: face down, or as it is."""
    return (
        view
        if way.face_down is None
        else as_turned(Process(view.rulebook, view.state), card, way).view
    )


def _with(process: Process, held: GameObject) -> Process:
    objects = process.state.objects.set(held.id, held)
    return Process(process.rulebook, process.state.with_(objects=objects))


def face_of(process: Process, held: GameObject, name: str | None) -> int:
    """Which face of a card has a name; the first where none is named."""
    if name is None:
        if held.layout in SPLIT:
            raise Unsupported(
                "709.3", "which half of a split card is cast", "施放的是连体牌的哪一边"
            )
        return 0
    for place, face in enumerate(held.faces):
        if face.name is not None and name in (face.name.en, face.name.zh):
            if held.layout == "transform":
                check_face(process, held, place)
            if held.layout in SPLIT:
                check_half(process, held, place)
            if held.layout == PREPARATION:
                check_inset(process, held, place)
            return place
    raise process.refuse(Why.BAD_CHOICE, held.id)


def face_with(held: GameObject, keyword: str) -> int:
    """Which half of a split card has a keyword ability; 0 where none has."""
    for place, face in enumerate(held.faces[1:], start=1):
        if any(isinstance(one, Keyword) and one.name == keyword for one in face.abilities):
            return place
    return 0


def faces_named(held: GameObject, name: str | None) -> tuple[Characteristics, ...]:
    """The faces of a card that have a name; what it is as it lies where none is named."""
    names = ((face, face.name) for face in held.faces)
    found = tuple(face for face, own in names if own is not None and name in (own.en, own.zh))
    return found or (held.printed,)


def face_called(held: GameObject, name: str | None) -> Bilingual | None:
    """What a half or a face that is named is called; None where none is."""
    names = (face.name for face in held.faces if face.name is not None)
    return next((own for own in names if name in (own.en, own.zh)), None)


@cites("702.127a", "除了从坟墓场之外，不能从任何区域施放此连体牌的这半边")
def ways_of_half(view: View, card: ObjectId, ways: list[Way]) -> list[Way]:
    """The ways that are left for the half chosen: with aftermath, only from the graveyard.

    Whatever lets it be cast from there, it is exiled after.
    """
    held = view.object(card)
    is_whole = len(held.faces) > 1 and not held.face
    if is_whole or not view.has(card, AFTERMATH):
        return ways
    left = [way for way in ways if way.zone is Zone.GRAVEYARD]
    return [way if way.name else way.with_(name=AFTERMATH) for way in left]


@cites("712.11", "在默认情况下，一个双面咒语在施放时正面朝上")
def check_face(process: Process, held: GameObject, face: int) -> None:
    """Only the front face of a transforming card may be chosen."""
    if face:
        raise process.refuse(Why.BAD_CHOICE, held.id)


@cites("722.3", "can't be cast using the alternative characteristics", edition=PREPARED_SINCE)
def check_inset(process: Process, held: GameObject, face: int) -> None:
    """A preparation card is not cast as what its inset frame has."""
    if face:
        raise process.refuse(Why.BAD_CHOICE, held.id)


@cites("709.3", "牌手选择其施放的是连体牌的哪一边")
def check_half(process: Process, held: GameObject, face: int) -> None:
    """One half of a split card may be chosen, and not both."""
    if not face:
        raise process.refuse(Why.BAD_CHOICE, held.id)


@cites("712.12", "在将其放进战场之前选择其为地的某一面")
def land_face(process: Process, action: PlayLand) -> int:
    """The face with which a card is played as a land, which is a land."""
    held = process.view.object(action.object)
    if action.face is None:
        return 0
    face = face_of(process, held, action.face)
    if "land" not in {kind.value for kind in held.faces[face].types}:
        raise process.refuse(Why.NOT_A_LAND, held.id)
    return face


@cites("715.3d", "该咒语的操控者改为将其放逐，而非置入其拥有者的坟墓场")
def send_on_adventure(process: Process, held: GameObject) -> None:
    """A spell cast as an Adventure is exiled as it resolves; its controller may cast it later."""
    process.do(e.Moved(held.id, Zone.EXILE, player=held.controller))
    now = process.state.current(held.id)
    if now is not None and process.view.object(now).zone is Zone.EXILE:
        process.do(e.Marked(now, ON_ADVENTURE, held.controller))


@cites("720.3d", "shuffles it into its owner's library", edition=OMEN_SINCE)
def shuffle_omen(process: Process, held: GameObject) -> None:
    """A spell cast as an Omen is shuffled into its owner's library as it resolves."""
    shuffled = Move(This(), "library", position=Position.SHUFFLED)
    with process.also(*shuffle_omen.numbers):
        carry_out(process, shuffled, Context(held.id, held.controller))


def after_inset(held: GameObject) -> Cited[[Process, GameObject], None] | None:
    """What is done with a card as its Adventure or Omen resolves; None of any other spell."""
    if held.layout != "adventure" or held.face != 1 or not is_real(held.kind):
        return None
    return shuffle_omen if OMEN in held.printed.subtypes else send_on_adventure


@cites("715.3d", "that player may play it", edition=LANDS_ADVENTURE)
@cites("715.3d", "于该咒语持续被放逐期间，该牌手可以施放之")
def ways_from_adventure(view: View, card: ObjectId, player: PlayerId) -> tuple[Way, ...]:
    """A card on an Adventure may be cast, or played as a land, but not as the Adventure."""
    held = view.object(card)
    there = held.zone is Zone.EXILE and not held.face and held.mark(ON_ADVENTURE) == player
    is_land = CardType.LAND in held.printed.types
    if there and is_land and not view.rulebook.edition.rules_as(LANDS_ADVENTURE):
        return ()
    return (Way(name="", zone=Zone.EXILE),) if there else ()
