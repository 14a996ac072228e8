"""What a player may do as an effect is carried out: only what can be done whole (118.12)."""

from __future__ import annotations

from judge.abilities import Cost, references
from judge.abilities.bases import Effect
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.walk import within
from judge.abilities.who import AmongThem, DoneThisWay, Every, TheRest, This, Together
from judge.cite import cites
from judge.game.state import PlayerId
from judge.rules.costs.payment import can_pay
from judge.rules.meaning import Context, find_players, matches
from judge.rules.process import Process

EARLIER = (AmongThem, DoneThisWay, TheRest)
WITH_WHAT_ONE_HAS = (
    o.Sacrifice,
    o.Tap,
    o.Untap,
    o.RemoveCounters,
    pl.Discard,
    pl.Mill,
    pl.Behold,
    pl.Forage,
)
SO_ALREADY = (o.Tap, o.Untap)  # what is so already doesn't keep the others back


@cites("118.12", "[作某件事]的动作为费用，在咒语或异能结算时支付")
@cites("608.2d", "牌手不能选择不合法或无法作到的选项")
def can_do_all(process: Process, player: PlayerId, effect: Effect, context: Context) -> bool:
    """False for what a player may do and can do only in part: two cards of the one in hand."""
    parts = effect.parts if isinstance(effect, x.Sequence) else (effect,)
    if isinstance(parts[0], pl.Discard) and parts[0].chooser is not None:
        return _can_choose(process, parts[0], context)
    if not all(map(_is_of_what_one_has, parts)) or _is_found_again(process, parts, context):
        return True
    own = context.about(*context.it)
    own.controller = player
    each = tuple(one for part in parts for one in _one_by_one(part))
    return can_pay(process, player, Cost(each), own)


def _can_choose(process: Process, effect: pl.Discard, context: Context) -> bool:
    """True if another player's hand has a card that may be chosen from it."""
    view = process.view
    return any(
        effect.filter is None or matches(view, effect.filter, card, context)
        for player in find_players(view, effect.player, context)
        for card in view.state.player(player).hand
    )


@cites("118.12", "无论哪个事件实际发生")
def is_done_with_none(effect: Effect) -> bool:
    """True for all of what there is: a hand of no cards is discarded by who chooses to."""
    parts = effect.parts if isinstance(effect, x.Sequence) else (effect,)
    return all(_is_whole_hand(part) or _is_of_all(part) for part in parts)


def _is_whole_hand(part: Effect) -> bool:
    return isinstance(part, pl.Discard) and part.number is None and not part.up_to


def _is_of_all(part: Effect) -> bool:
    return isinstance(getattr(part, "objects", None), Every)


def _is_of_what_one_has(part: Effect) -> bool:
    """True of so much of what a player has, whatever was looked at or done before."""
    if getattr(part, "up_to", False) or _speaks(part):
        return False
    if isinstance(part, SO_ALREADY) and _is_of_all(part):
        return False
    if isinstance(part, o.Move):
        return part.to in ("exile", "hand")
    return isinstance(part, WITH_WHAT_ONE_HAS)


def _is_found_again(process: Process, parts: tuple[Effect, ...], context: Context) -> bool:
    """True of this object, which the ability finds where it was put since (400.7f)."""
    is_gone = context.source is not None and not process.view.exists(context.source)
    return is_gone and parts == tuple(
        part for part in parts if isinstance(part, o.Move) and part.objects == This()
    )


def _speaks(part: Effect) -> bool:
    """True of words that refer to what was spoken of: "from among them"."""
    words = within(getattr(part, "objects", None))
    return any(isinstance(w, EARLIER) or type(w).__module__ == references.__name__ for w in words)


def _one_by_one(part: Effect) -> tuple[Effect, ...]:
    """A Human and an artifact: each of them alone."""
    objects = getattr(part, "objects", None)
    if not isinstance(objects, Together):
        return (part,)
    return tuple(part.with_(objects=one) for one in objects.parts)
