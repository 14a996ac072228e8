"""Objects and players that an effect means, those included that somebody has to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.abilities import Ability, Keyword
from judge.abilities import who as w
from judge.abilities.amounts import X
from judge.abilities.bases import Effect, Grouping, Objects, Players, Who
from judge.abilities.effects.combinators import SpeakOf
from judge.abilities.filters import AllOf, IsCard
from judge.abilities.references import Itself
from judge.cards import COLOR_NAMED
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId, Recipient, Zone
from judge.rules.chance import at_random
from judge.rules.groupings import bounds_of, exact_group
from judge.rules.influence.reach import among, in_range, opponents_in_range, reaches
from judge.rules.meaning import (
    Context,
    amount_of,
    find,
    find_players,
    joined,
    known_x,
    matches,
    objects_of,
)
from judge.rules.possibility import why_not
from judge.rules.process import Process
from judge.rules.requests import AskPick, AskWord, Picked, Purpose, Why, Word
from judge.rules.undefined_x import settle_x
from judge.rules.view import View

BY_OTHER_RULES = (Purpose.LEGEND, Purpose.FIND, Purpose.DISCARD, Purpose.ORDER, Purpose.COST)
PURPOSE_OF = {  # by the zone that objects are picked for
    Zone.EXILE: Purpose.EXILE,
    Zone.HAND: Purpose.RETURN,
    Zone.GRAVEYARD: Purpose.GRAVEYARD,
}


def objects(
    process: Process,
    who: Objects,
    context: Context,
    purpose: Purpose = Purpose.OTHER,
    doing: Effect | None = None,
) -> tuple[ObjectId, ...]:
    """The objects that words mean and that still are where they are spoken of; now spoken of."""
    found = recipients(process, who, context, purpose, doing)
    return tuple(ObjectId(i) for i in found if isinstance(i, int))


def players(process: Process, who: Players, context: Context) -> tuple[PlayerId, ...]:
    """The players that words mean, those that must be chosen too; the last that are named."""
    found = context.named = _named(process, who, context)
    return found


def _named(process: Process, who: Players, context: Context) -> tuple[PlayerId, ...]:
    state, chooser = process.state, context.controller
    opponents = opponents_in_range(state, chooser)
    if isinstance(who, w.AnOpponent) and len(opponents) > 1:
        return (choose_player(process, chooser, opponents, context.source),)
    if isinstance(who, w.ChosenPlayer) and not find_players(process.view, who, context):
        own = tuple(p for p in state.in_game if reaches(state, chooser, p))
        found = opponents if who.kind is w.PlayerKind.OPPONENT else own
        return (choose_player(process, chooser, found, context.source),) if found else ()
    return find_players(process.view, who, context)


@cites("801.5c", "则由离该牌手左侧最近的相应牌手作出该选择")
def choosers(process: Process, who: Players, context: Context) -> tuple[PlayerId, ...]:
    """The players who make a choice: with no opponent in range, the nearest one to the left."""
    found = players(process, who, context)
    if found or not isinstance(who, w.AnOpponent):
        return found
    return process.state.opponents(context.controller)[:1]


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def choose_player(
    process: Process, chooser: PlayerId, among: tuple[PlayerId, ...], source: ObjectId | None = None
) -> PlayerId:
    """A player of another's choice."""
    request = AskPick(chooser, among, 1, 1, Purpose.PLAYER, source)
    if len(among) == 1:
        process.not_asked(request)
        return among[0]
    answer = process.choose(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    if len(picked) != 1 or picked[0] not in among:
        raise process.refuse(Why.BAD_CHOICE, chooser)
    return PlayerId(str(picked[0]))


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def choose_ability(process: Process, among: Sequence[Ability], context: Context) -> Keyword:
    """One of several keyword abilities of the controller's choice, by its name or its color."""
    own = [one for one in among if isinstance(one, Keyword)]
    alike = len({one.name for one in own}) < len(own)
    named = {_color_word(one) if alike else one.name: one for one in own}
    request = AskWord(context.controller, "ability", tuple(named), context.source)
    answer = process.choose(request, context.source)
    word = answer.word if isinstance(answer, Word) else ""
    if word not in named:
        raise process.refuse(Why.BAD_CHOICE, context.controller)
    return named[word]


def _color_word(ability: Keyword) -> str:
    """The word for what protection is from."""
    color = getattr(ability.quality, "color", None)
    return next((word for word, one in COLOR_NAMED.items() if one is color), "colorless")


def recipients(
    process: Process,
    who: Who,
    context: Context,
    purpose: Purpose = Purpose.OTHER,
    doing: Effect | None = None,
) -> tuple[Recipient, ...]:
    """The objects and players that words mean; objects become what is spoken of.

    Of those that a player picks, only what `doing` can be done to is offered.
    """
    found: tuple[Recipient, ...]
    match who:
        case w.Chosen():
            found = _chosen(process, who, context, purpose, doing)
        case w.AmongThem():
            found = _among(process, who, context, purpose, doing)
        case w.Together(parts=parts):
            each = (recipients(process, part, context, purpose, doing) for part in parts)
            found = joined(who, each)
        case Players():
            return players(process, who, context)
        case w.It():
            found = spoken_of(process, context)
        case _:
            found = find(process.view, who, context)
    if process.state.limited and not isinstance(who, w.This):
        found = among(process.view, context.controller, found)
    if not isinstance(who, (Itself, w.This, w.ThatOne, w.Triggering, w.TheRest)):
        context.it = found
    return found


@cites("608.2f", "操控正在结算的咒语或异能的牌手来选择这些动作的相对顺序")
def one_by_one(
    process: Process, affected: tuple[Recipient, ...], context: Context
) -> Iterator[Recipient]:
    """Objects and players in the order in which something is done to one after the other.

    Those of the active player come first; of those of one player the controller chooses.
    """
    state, view = process.state, process.view
    of = {i: i if isinstance(i, str) else view.object(i).controller for i in affected}
    for player in state.apnap:
        left = tuple(i for i in affected if of[i] == player)
        while left:
            request = AskPick(context.controller, left, 1, 1, Purpose.ORDER, context.source)
            answer = process.ask(request) if len(left) > 1 else Picked(left)
            picked = answer.objects if isinstance(answer, Picked) else ()
            if len(picked) != 1 or picked[0] not in left:
                raise process.refuse(Why.BAD_CHOICE, context.controller)
            yield picked[0]
            left = tuple(i for i in left if i != picked[0])


def speak_of(process: Process, effect: SpeakOf, context: Context) -> None:
    """What comes next is said of these."""
    context.it = context.one = recipients(process, effect.who, context)
    if len(context.it) == 1 and isinstance(context.it[0], str):
        context.player = context.it[0]


@cites("400.7", "将被视同一个新的物件")
def spoken_of(process: Process, context: Context) -> tuple[Recipient, ...]:
    """The objects spoken of: themselves, or, once they are gone, still those as last known."""
    return context.it


def choose(
    process: Process,
    player: PlayerId,
    among: tuple[ObjectId, ...],
    least: int,
    most: int,
    purpose: Purpose,
    context: Context,
    group: Grouping | None = None,
) -> tuple[ObjectId, ...]:
    """What a player picks of some objects; nothing is asked where there is no choice."""
    most = min(most, len(among))
    least = min(least, most)
    bounds = bounds_of(process.view, group, among, context)
    request = AskPick(player, among, least, most, purpose, context.source, bounds)
    if least == len(among):
        process.not_asked(request)
        return among
    if most == 0:
        return ()
    is_open = purpose not in BY_OTHER_RULES and not context.announced
    return _ask(process, request, group, is_open=is_open)


@cites("608.2d", "则该牌手于这些效应生效时宣告其选择")
def _ask(
    process: Process, request: AskPick, group: Grouping | None, *, is_open: bool
) -> tuple[ObjectId, ...]:
    answer = process.choose(request) if is_open else process.ask(request)
    picked = answer.objects if isinstance(answer, Picked) else ()
    fits = request.least <= len(picked) <= request.most
    if not fits or len(set(picked)) != len(picked) or not set(picked) <= set(request.among):
        raise process.refuse(Why.BAD_CHOICE, request.player)
    if request.bounds is not None and not request.bounds.allow(picked):
        asked = exact_group(group, request.bounds)
        raise process.refuse(Why.BAD_TOGETHER, request.player, group=asked)
    return tuple(ObjectId(int(i)) for i in picked)


@cites("608.2d", "牌手不能选择不合法或无法作到的选项")
def possible(
    process: Process, among: tuple[ObjectId, ...], doing: Effect | None, context: Context
) -> tuple[ObjectId, ...]:
    """Those of some objects that something can be done to: nobody chooses what is impossible."""
    if doing is None:
        return among
    view, player = process.view, context.controller
    return tuple(i for i in among if why_not(view, player, doing, i, context) is None)


def _chosen(
    process: Process, who: w.Chosen, context: Context, purpose: Purpose, doing: Effect | None
) -> tuple[ObjectId, ...]:
    view = process.view
    found_in = objects_of(view, who.filter, context)
    if who.number == X() and known_x(view, context) is None:
        settle_x(process, context, len(found_in))
    number = amount_of(view, who.number, context)
    least = number if who.least is None else amount_of(view, who.least, context)
    player = context.controller
    if who.player is not None:
        found = choosers(process, who.player, context)
        player = found[0] if found else player
    within = tuple(i for i in found_in if in_range(view, player, i))
    if who.at_random:
        return at_random(process, player, within, number, context)
    within = possible(process, within, doing, context)
    return choose(process, player, within, least, number, purpose, context, who.group)


def _among(
    process: Process, who: w.AmongThem, context: Context, purpose: Purpose, doing: Effect | None
) -> tuple[ObjectId, ...]:
    view = process.view
    pile = tuple(ObjectId(i) for i in context.it if isinstance(i, int) and i != context.source)
    if not pile or (context.rest and who.filter is None and _put_away(view, pile)):
        pile = context.rest  # "put one into your hand", then "put one on the bottom"
    if context.looked and _of_cards(who) and not set(pile) & set(context.looked):
        pile = tuple(i for i in context.looked if view.exists(i))  # "those cards", looked at
    if who.filter is not None and any(_is_unknown(process, i) for i in pile):
        raise Unsupported("608.2d", "a choice among cards that are not known", "在未知的牌中选择")
    fit = tuple(i for i in pile if who.filter is None or matches(view, who.filter, i, context))
    fit = possible(process, fit, doing, context)
    number = len(fit) if who.number is None else amount_of(view, who.number, context)
    least = number if who.least is None else amount_of(view, who.least, context)
    found = () if who.player is None else choosers(process, who.player, context)
    player = found[0] if found else context.controller
    picked = choose(process, player, fit, least, number, purpose, context, who.group)
    context.rest = tuple(i for i in pile if i not in picked)
    return picked


def _put_away(view: View, pile: tuple[ObjectId, ...]) -> bool:
    """True if none of these can be spoken of any more: they are in a hand or a library."""
    return all(not view.exists(i) or view.object(i).zone in (Zone.HAND, Zone.LIBRARY) for i in pile)


def _of_cards(who: w.AmongThem) -> bool:
    parts = who.filter.parts if isinstance(who.filter, AllOf) else (who.filter,)
    return any(isinstance(part, IsCard) for part in parts)


def _is_unknown(process: Process, id_: ObjectId) -> bool:
    """True for a card of which the scenario says nothing."""
    now = process.view.of(id_)
    return now.name is None and not now.types
