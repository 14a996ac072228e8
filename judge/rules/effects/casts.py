"""Effects that have spells cast as they are carried out (608.2g), and look for cards to cast."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.cards import CardType
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId, Zone
from judge.rules.casting import cast_in_way, optional_costs
from judge.rules.casting.lands import play_land_now
from judge.rules.choices.recipients import objects, players
from judge.rules.effects.zones.finding import found_again
from judge.rules.engine import Do
from judge.rules.keyword_rules.late_playing import as_in_edition
from judge.rules.meaning import Context, amount_of, matches
from judge.rules.process import Process
from judge.rules.qualities import number_of
from judge.rules.requests import (
    Asked,
    AskNumber,
    AskWord,
    AskYesNo,
    Cast,
    CostOffer,
    Number,
    Refused,
    Said,
    Why,
    Word,
)
from judge.rules.rulebook import Way
from judge.rules.sides import (
    AFTERMATH,
    OF_TWO,
    PROTOTYPE,
    SPLIT,
    as_side,
    has,
    of_cards,
    rules_of_sides,
    sides_of,
)

Paid = tuple[tuple[str, int], ...]


@cites("608.2g", "如果一个效应明确指示或允许牌手在结算过程中施放一个咒语")
def cast_free(process: Process, effect: o.CastFree, context: Context) -> bool:
    """Cards are cast one after the other, if the player wants and can; then those are meant.

    The cards that are not cast are among the rest.
    """
    effect, edition = as_in_edition(process.rulebook, effect)
    with process.also(*edition):
        return _cast_free(process, effect, context)


def _cast_free(process: Process, effect: o.CastFree, context: Context) -> bool:
    player = context.controller
    cast: list[ObjectId] = []
    left: list[ObjectId] = []
    for id_ in (
        now
        for before in objects(process, effect.objects, context)
        for now in found_again(process, before, context)
    ):
        if effect.plays and has_land_behind(process.view.object(id_)):
            raise Unsupported("712.11b", "which face of a card is played", "使用的是牌的哪一面")
        if effect.plays and CardType.LAND in process.view.of(id_).types:
            (cast if play_land_now(process, player, id_) else left).append(id_)
            continue
        if effect.copy:
            id_ = copy_card(process, player, id_)
        side = choose_side(process, player, id_, effect, context)
        if side is None:
            left.append(id_)
            continue
        paid = choose_extras(process, player, id_, effect, side)
        with process.also(*(choose_extras.numbers if paid else ())):
            cast.append(_cast(process, player, id_, effect, side, paid))
    context.it = tuple(cast)
    context.rest = (*context.rest, *left)
    return bool(cast)


def has_land_behind(held: GameObject) -> bool:
    """True of a modal double-faced card with a land on its back."""
    return held.layout == "modal" and any(CardType.LAND in one.types for one in held.faces[1:])


@cites("707.12", "会在该物件相同的区域中被创造")
def copy_card(process: Process, player: PlayerId, card: ObjectId) -> ObjectId:
    """A copy of a card is made in the zone that the card is in."""
    made = ObjectId(process.state.next_id)
    process.do(e.CardCopied(player, card, process.view.object(card).zone))
    return made


@cites("601.3e", "会考虑它的一组替代特征或其特征的子集")
def choose_side(
    process: Process, player: PlayerId, card: ObjectId, effect: o.CastFree, context: Context
) -> int | None:
    """The side of a card that is cast; None if none can be, or its player doesn't want to."""
    sides = _sides(process, card, effect, context)
    fit = [i for i in sides if can_cast(process, player, card, effect, i)]
    if not fit:
        return None
    free = (can_cast(process, player, card, effect, i, from_pool=True) for i in fit)
    if effect.may or not all(free):
        answer = process.ask(AskYesNo(player, context.source, effect, (card,)))
        if not (isinstance(answer, Said) and answer.yes):
            if not effect.may:
                leave_uncast(process, player, card)
            return None
    if len(fit) == 1:
        return fit[0]
    names = {_name_of(process.view.object(card), i): i for i in fit}
    chosen = process.ask(AskWord(player, "face", tuple(names), card))
    return names[chosen.word] if isinstance(chosen, Word) else fit[0]


def _sides(
    process: Process, card: ObjectId, effect: o.CastFree, context: Context
) -> tuple[int, ...]:
    """The sides of a card that may be cast so, each looked at as the spell that it would be."""
    view, held = process.view, process.view.object(card)
    if effect.transformed:
        return (1,) if may_be_transformed(held) else ()
    wanted = None if effect.spell is None else of_cards(effect.spell)
    return tuple(
        side
        for side in sides_of(held)
        if wanted is None or matches(as_side(view, card, side), wanted, card, context)
    )


def _name_of(held: GameObject, side: int) -> str:
    """What a side is called in a choice: by its name, or as what the whole card is cast as."""
    if side and has(held.printed, PROTOTYPE):
        return PROTOTYPE
    name = held.faces[side].name
    return str(side) if name is None else name.en


@cites("118.3c", "起动法术力异能并不是必须的")
def leave_uncast(process: Process, player: PlayerId, card: ObjectId) -> None:
    """A card that has to be cast is not: nobody has to activate mana abilities."""
    process.do(e.NothingDone(player, card))


@cites("712.11a", "以“已转化”或“已转换”的方式作为咒语来施放")
def may_be_transformed(held: GameObject) -> bool:
    """True of a transforming double-faced card: only its back face can be up on the stack."""
    return held.layout == "transform" and len(held.faces) > 1


@cites("118.9d", "任何影响该咒语的额外费用")
def choose_extras(
    process: Process, player: PlayerId, card: ObjectId, effect: o.CastFree, side: int
) -> Paid:
    """The optional additional costs that the player wants to pay, of those that can be paid."""
    chosen: Paid = ()
    for name, extra in optional_costs(as_side(process.view, card, side), card).items():
        if not can_cast(process, player, card, effect, side, (*chosen, (name, 1))):
            continue
        if extra.repeats:
            answer = process.ask(AskNumber(player, 0, None, card, "times"))
            times = answer.number if isinstance(answer, Number) else 0
        else:
            said = process.ask(AskYesNo(player, card, CostOffer(extra.cost)))
            times = int(isinstance(said, Said) and said.yes)
        chosen = (*chosen, (name, times)) if times else chosen
    if chosen and not can_cast(process, player, card, effect, side, chosen):
        raise process.refuse(Why.CANT_PAY, player)
    return chosen


def can_cast(
    process: Process,
    player: PlayerId,
    card: ObjectId,
    effect: o.CastFree,
    side: int,
    paid: Paid = (),
    *,
    from_pool: bool = False,
) -> bool:
    """True if a side of a card can be cast so: nothing forbids it, and it has its targets.

    With `from_pool`, true only if it can be without activating mana abilities.
    """
    trial = Process(process.rulebook, process.state.with_(answers=()))
    trial.enter(cast_free.numbers)
    trial.from_pool = from_pool
    try:
        _cast(trial, player, card, effect, side, paid)
    except Refused:
        return False
    except Asked:
        return True
    return True


def _cast(
    process: Process,
    player: PlayerId,
    card: ObjectId,
    effect: o.CastFree,
    side: int,
    paid: Paid = (),
) -> ObjectId:
    """A side of the card is cast, whatever the time is; what it has become."""
    held = process.view.object(card)
    named = held.layout in (*SPLIT, *OF_TWO)
    face = held.faces[side].name if named else None
    prototyped = side == 1 and not named and not effect.transformed
    half = named and has(held.faces[side], AFTERMATH)
    way = Way(
        name=effect.name or (PROTOTYPE if prototyped else AFTERMATH if half else ""),
        zone=held.zone,
        cost=effect.cost,
        free=effect.free,
        at_any_time=True,
        face=0 if named else side,
    )
    action = Cast(card, paid=paid, face=None if face is None else face.en)
    because = rules_of_sides(held)
    if because and effect.spell is not None:
        because = (*as_side.numbers, *because)
    cast_in_way(process, player, action, way, because)
    return process.state.current(card) or card


@cites("701.16a", "将该牌给所有牌手各看上一段适当的时间")
def _reveal(process: Process, player: PlayerId, seen: list[ObjectId]) -> None:
    """Cards are shown to everybody."""
    process.do(e.Revealed(player, tuple(seen)))


def reveal_until(process: Process, effect: pl.RevealUntil, context: Context) -> bool:
    """Cards are revealed or exiled from the top until there are enough of a quality."""
    all_found: list[ObjectId] = []
    rest: list[ObjectId] = []
    for player in players(process, effect.player, context):
        number = amount_of(process.view, effect.number, context)
        seen: list[ObjectId] = []
        found: list[ObjectId] = []
        for id_ in process.state.player(player).library:
            if _reached(process, effect, found) >= number:
                break
            if process.view.of(id_).name is None:
                raise Unsupported(
                    "701.16a", "a card of a library that is not known", "牌库中未知的牌"
                )
            seen.append(id_)
            if matches(process.view, effect.filter, id_, context):
                found.append(id_)
        if effect.exile:
            process.do(*(e.Moved(i, Zone.EXILE, player=player) for i in seen))
            now = {i: process.state.current(i) or i for i in seen}
        else:
            _reveal(process, player, seen)
            now = {i: i for i in seen}
        all_found += [now[i] for i in found]
        rest += [now[i] for i in seen if i not in found]
    context.it, context.rest = tuple(all_found), tuple(rest)
    context.this_way = (*all_found, *rest)
    return bool(context.it)


def _reached(process: Process, effect: pl.RevealUntil, found: list[ObjectId]) -> int:
    """How many cards were found, or how much mana value they have in all."""
    if effect.total is None:
        return len(found)
    return sum(number_of(process.view, effect.total, id_) for id_ in found)


EFFECTS: Mapping[type[Effect], Do] = {
    o.CastFree: cast_free,
    pl.RevealUntil: reveal_until,
}
