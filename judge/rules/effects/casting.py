"""Effects that have spells cast as they are carried out (608.2g), and look for cards to cast."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId, Zone
from judge.rules.effects.choosing import objects, players
from judge.rules.meaning import Context, amount_of, matches
from judge.rules.process import Process
from judge.rules.requests import (
    Asked,
    AskNumber,
    AskYesNo,
    Cast,
    CostOffer,
    Number,
    Refused,
    Said,
    Why,
)

Paid = tuple[tuple[str, int], ...]
SEVERAL_FACES = ("prototype", "split", "adventure", "modal_dfc", "aftermath", "fuse")


@cites("608.2g", "如果一个效应明确指示或允许牌手在结算过程中施放一个咒语")
def cast_free(process: Process, effect: o.CastFree, context: Context) -> bool:
    """Cards are cast one after the other, if the player wants and can; then those are meant.

    The cards that are not cast are among the rest.
    """
    player = context.controller
    cast: list[ObjectId] = []
    left: list[ObjectId] = []
    from judge.rules.effects.zones.moving import found_again  # they need each other

    for id_ in (
        now
        for before in objects(process, effect.objects, context)
        for now in found_again(process, before, context)
    ):
        if effect.plays and CardType.LAND in process.view.of(id_).types:
            (cast if play_land_now(process, player, id_) else left).append(id_)
            continue
        if effect.copy:
            id_ = copy_card(process, player, id_)
        if _wants(process, player, id_, effect, context):
            paid = choose_extras(process, player, id_, effect)
            with process.also(*(choose_extras.numbers if paid else ())):
                cast.append(_cast(process, player, id_, effect, paid))
        else:
            left.append(id_)
    context.it = tuple(cast)
    context.rest = (*context.rest, *left)
    return bool(cast)


@cites("305.3", "牌手不能因为任何原因在不是自己的回合中使用地")
def play_land_now(process: Process, player: PlayerId, card: ObjectId) -> bool:
    """A land is played as an effect lets it be: in one's own turn, while one may play a land."""
    from judge.rules.casting.lands import check_land_count  # they need each other

    if player not in process.state.active_players:
        return False
    try:
        check_land_count(process, player, process.view.object(card).zone)
    except Refused:
        return False
    return bool(process.do(e.LandPlayed(player, card)))


@cites("707.12", "会在该物件相同的区域中被创造")
def copy_card(process: Process, player: PlayerId, card: ObjectId) -> ObjectId:
    """A copy of a card is made in the zone that the card is in."""
    made = ObjectId(process.state.next_id)
    process.do(e.CardCopied(player, card))
    return made


def _wants(
    process: Process, player: PlayerId, card: ObjectId, effect: o.CastFree, context: Context
) -> bool:
    """Whether a card is cast: it can be, and its player wants it where that is up to them."""
    if process.view.object(card).layout in SEVERAL_FACES:
        raise Unsupported("601.3", "which side of a card is cast")
    if effect.transformed and not may_be_transformed(process.view.object(card)):
        return False
    if not can_cast(process, player, card, effect):
        return False
    if not effect.may and can_cast(process, player, card, effect, from_pool=True):
        return True
    answer = process.ask(AskYesNo(player, context.source, effect, (card,)))
    wants = isinstance(answer, Said) and answer.yes
    if not wants and not effect.may:
        leave_uncast(process, player, card)
    return wants


@cites("118.3c", "起动法术力异能并不是必须的")
def leave_uncast(process: Process, player: PlayerId, card: ObjectId) -> None:
    """A card that has to be cast is not: nobody has to activate mana abilities."""
    process.do(e.NothingDone(player, card))


@cites("712.11a", "以“已转化”或“已转换”的方式作为咒语来施放")
def may_be_transformed(held: GameObject) -> bool:
    """True of a transforming double-faced card: only its back face can be up on the stack."""
    return held.layout == "transform" and len(held.faces) > 1


@cites("118.9d", "任何影响该咒语的额外费用")
def choose_extras(process: Process, player: PlayerId, card: ObjectId, effect: o.CastFree) -> Paid:
    """The optional additional costs that the player wants to pay, of those that can be paid."""
    from judge.rules.casting import optional_costs  # they need each other

    chosen: Paid = ()
    for name, extra in optional_costs(process.view, card).items():
        if not can_cast(process, player, card, effect, (*chosen, (name, 1))):
            continue
        if extra.repeats:
            answer = process.ask(AskNumber(player, 0, None, card, "times"))
            times = answer.number if isinstance(answer, Number) else 0
        else:
            said = process.ask(AskYesNo(player, card, CostOffer(extra.cost)))
            times = int(isinstance(said, Said) and said.yes)
        chosen = (*chosen, (name, times)) if times else chosen
    if chosen and not can_cast(process, player, card, effect, chosen):
        raise process.refuse(Why.CANT_PAY, player)
    return chosen


def can_cast(
    process: Process,
    player: PlayerId,
    card: ObjectId,
    effect: o.CastFree,
    paid: Paid = (),
    *,
    from_pool: bool = False,
) -> bool:
    """True if a card can be cast so: it is no land, nothing forbids it, and it has its targets.

    With `from_pool`, true only if it can be without activating mana abilities.
    """
    if CardType.LAND in process.view.of(card).types:
        return False
    trial = Process(process.rulebook, process.state.with_(answers=()))
    trial.enter(cast_free.numbers)
    trial.from_pool = from_pool
    try:
        _cast(trial, player, card, effect, paid)
    except Refused:
        return False
    except Asked:
        return True
    return True


def _cast(
    process: Process, player: PlayerId, card: ObjectId, effect: o.CastFree, paid: Paid = ()
) -> ObjectId:
    """The card is cast, whatever the time is; what it has become."""
    from judge.rules.casting import cast_in_way  # they need each other
    from judge.rules.rulebook import Way  # they need each other

    zone = process.view.object(card).zone
    face = 1 if effect.transformed else 0
    way = Way(
        name=effect.name,
        zone=zone,
        cost=effect.cost,
        free=effect.free,
        at_any_time=True,
        face=face,
    )
    cast_in_way(process, player, Cast(card, paid=paid), way)
    return process.state.current(card) or card


@cites("701.16a", "将该牌给所有牌手各看上一段适当的时间")
def reveal_until(process: Process, effect: pl.RevealUntil, context: Context) -> bool:
    """Cards are revealed or exiled from the top until there are enough of a quality."""
    all_found: list[ObjectId] = []
    rest: list[ObjectId] = []
    for player in players(process, effect.player, context):
        number = amount_of(process.view, effect.number, context)
        seen: list[ObjectId] = []
        found: list[ObjectId] = []
        for id_ in process.state.player(player).library:
            if len(found) >= number:
                break
            if process.view.of(id_).name is None:
                raise Unsupported("701.16a", "a card of a library that is not known")
            seen.append(id_)
            if matches(process.view, effect.filter, id_, context):
                found.append(id_)
        if effect.exile:
            process.do(*(e.Moved(i, Zone.EXILE, player=player) for i in seen))
            now = {i: process.state.current(i) or i for i in seen}
        else:
            process.do(e.Revealed(player, tuple(seen)))
            now = {i: i for i in seen}
        all_found += [now[i] for i in found]
        rest += [now[i] for i in seen if i not in found]
    context.it, context.rest = tuple(all_found), tuple(rest)
    context.this_way = (*all_found, *rest)
    return bool(context.it)


EFFECTS: Mapping[type[Effect], Callable[[Process, Any, Context], object]] = {
    o.CastFree: cast_free,
    pl.RevealUntil: reveal_until,
}
