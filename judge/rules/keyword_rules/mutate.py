"""A mutating creature spell merges with a creature (702.140, 725)."""

from __future__ import annotations

from judge.abilities.bases import Who
from judge.abilities.filters import AllOf, IsPermanent, Non, OfSubtype, OfType, OwnedBy
from judge.abilities.modifications import CopyValues
from judge.abilities.who import Seat, Target
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import (
    GameObject,
    GameState,
    Kind,
    ObjectId,
    OnStack,
    Zone,
)
from judge.rules.process import Process
from judge.rules.requests import Arranged, AskArrange, AskWord, Purpose, Why, Word
from judge.rules.stack import change

NAME = "mutate"
PLACES = ("top", "bottom")


def is_mutating(held: GameObject) -> bool:
    """True of a mutating creature spell."""
    stack = held.stack
    spell = held.zone is Zone.STACK and stack is not None and stack.ability is None
    return spell and stack is not None and stack.using == NAME


@cites("702.140a", "且指定一个与此咒语拥有者相同的非人类生物为目标")
def mutates_onto(held: GameObject) -> tuple[Who, ...]:
    """What a mutating creature spell targets; nothing for any other spell."""
    if not is_mutating(held):
        return ()
    creature = (IsPermanent(), OfType(CardType.CREATURE), Non(OfSubtype("Human")))
    return (Target(AllOf((*creature, OwnedBy(Seat(held.owner))))),)


@cites("702.140b", "若其目标不合法，则其不再是合变式生物咒语，并以生物咒语继续结算")
def stop_mutating(process: Process, spell: ObjectId) -> None:
    """A mutating spell whose target is illegal goes on to resolve as a creature spell."""
    change(process, spell, using=None, targets=())


@cites("702.140c", "该咒语的操控者选择是要将该咒语放置在该生物的顶上还是底下")
@cites("702.140e", "一个结聚永久物具有代表它的每张牌和永久物的所有异能")
@cites("725.2", "将该物件放置在该永久物的顶上或底下")
def merge(process: Process, held: GameObject, into: ObjectId) -> None:
    """The spell is put on top of the creature or under it, and does not enter."""
    for one in (held, process.state.objects[into]):
        _check(process.state, one)
    answer = process.ask(AskWord(held.controller, NAME, PLACES, held.id))
    if not isinstance(answer, Word) or answer.word not in PLACES:
        raise process.refuse(Why.BAD_CHOICE, held.id)
    process.do(e.Merged(held.id, into, answer.word == PLACES[0]))
    mutated(process, held, into)


@cites("702.140d", "会在一个咒语与一个生物因一个正在结算的合变式生物咒语而结聚时触发")
def mutated(process: Process, held: GameObject, into: ObjectId) -> None:
    """The creature has mutated."""
    process.do(e.Acted(NAME, held.controller, into))


def _check(state: GameState, held: GameObject) -> None:
    """Declines what merges in ways that are not carried out."""
    if held.kind is not Kind.CARD:
        raise Unsupported("725.2", "merging with a token or a copy", "与衍生物或复制品结聚")
    if held.faces or held.face_down is not None or held.flipped:
        raise Unsupported(
            "725.2",
            "merging with what has several faces, is a copy or face down",
            "与有多个牌面、为复制品或牌面朝下的物件结聚",
        )
    stack = held.stack or OnStack()
    if held.zone is Zone.STACK and (stack.paid or stack.x is not None):
        raise Unsupported(
            "702.140f",
            "merging with a spell whose paid costs matter",
            "与已支付费用会产生影响的咒语结聚",
        )
    changes = (c for one in state.effects if held.id in one.objects for c in one.modifications)
    if any(isinstance(change_, CopyValues) for change_ in changes):
        raise Unsupported("725.2", "merging with a copy", "与复制品结聚")


@cites("725.3", "只有一个永久物会离开战场，且其中每个单独组件都会置入相应的区域")
def merged_leaves(held: GameObject) -> bool:
    """True of a merged permanent, of which each component goes to the zone."""
    return bool(held.components) and held.layout != "meld"


@cites("712.21", "则只有一个永久物离开战场，但会有两张牌进入相应的区域")
def melded_leaves(held: GameObject) -> bool:
    """True of a melded permanent, of which both cards go to the zone."""
    return bool(held.components) and held.layout == "meld"


LEAVING = (merged_leaves, melded_leaves)


def leave_by(state: GameState, event: e.Moved) -> tuple[str, ...]:
    """The rule by which all that represents a permanent leaves the battlefield with it."""
    held = state.objects.get(event.object)
    rule = next((one for one in LEAVING if held is not None and one(held)), None)
    if rule is None:
        return ()
    return rule.numbers


@cites("725.3d", "这些替代性效应中的一个效应对该物件生效会影响该物件的所有组件")
@cites("712.21d", "则对其中任何一张牌生效之此类效应都会同时对两张牌产生影响")
def replaced_as_one(held: GameObject) -> tuple[str, ...]:
    """The rule by which what replaces where a permanent goes does so for all of its cards."""
    of_merged, of_melded = replaced_as_one.numbers
    if not held.components:
        return ()
    return (of_melded,) if melded_leaves(held) else (of_merged,)


@cites("725.3a", "该牌手可以任意顺序排列这些新物件")
def order_merged(process: Process, event: e.Moved) -> None:
    """The cards of a merged permanent are put into a graveyard or library in any order."""
    _arrange(process, event)


@cites("725.3b", "该牌手在此时决定这些牌的相对时间印记顺序")
def order_exiled(process: Process, event: e.Moved) -> None:
    """Who exiles a merged permanent determines in what order its cards are exiled."""
    _arrange(process, event)


@cites("712.21a", "则该牌手可以任意排列表示该永久物之两张牌的顺序")
def order_melded(process: Process, event: e.Moved) -> None:
    """The two cards of a melded permanent are put into a graveyard or library in any order."""
    _arrange(process, event)


@cites("712.21b", "则由该牌手来确定这两张牌放逐时的相对时间印记顺序")
def order_exiled_pair(process: Process, event: e.Moved) -> None:
    """Who exiles a melded permanent determines in what order the two cards are exiled."""
    _arrange(process, event)


ORDERING = {
    Zone.GRAVEYARD: (order_merged, order_melded),
    Zone.LIBRARY: (order_merged, order_melded),
    Zone.EXILE: (order_exiled, order_exiled_pair),
}


def settle_components(process: Process, moves: tuple[e.Moved, ...]) -> None:
    """After each batch: the cards of a merged or melded permanent that left are put in order."""
    for event in moves:
        known = process.state.known.get(event.object)
        if known is not None and known.others and event.to in ORDERING:
            ORDERING[event.to][melded_leaves(known.object)](process, event)


def _arrange(process: Process, event: e.Moved) -> None:
    state, held = process.state, process.state.known[event.object].object
    there = state.zone_of(event.to, held.owner)
    among = tuple(id_ for id_ in there if id_ in state.became(event.object))
    if len(among) < 2:
        return
    by = event.player or held.controller
    player = by if event.to is Zone.EXILE else held.owner
    answer = process.ask(AskArrange(player, among, Purpose.ORDER))
    if not isinstance(answer, Arranged):
        raise TypeError(f"{answer!r} orders no cards")
    order = tuple(among[place] for place in answer.places)
    process.do(e.Reordered(held.owner, order, event.to))


@cites("725.3c", "则该效应找到所有这些物件")
@cites("712.21c", "则该效应能找到两张牌")
def all_found(state: GameState, id_: ObjectId) -> tuple[ObjectId, ...]:
    """All that a merged or melded permanent is now, as an effect finds it."""
    return state.became(id_)
