"""Costs that later editions brought: to behold (701.4), forage (701.61) and blight (701.68)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Cost
from judge.abilities.bases import Effect
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.filters import (
    AllOf,
    ControlledBy,
    InZone,
    IsCard,
    IsPermanent,
    OfSubtype,
    OfType,
)
from judge.abilities.who import Chosen, You
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId, Zone
from judge.rules.action_editions import require
from judge.rules.costs.payment import can_pay, pay_by_doing
from judge.rules.costs.picks import choose_for_cost
from judge.rules.engine import Paid, PayByDoing
from judge.rules.meaning import Context, amount_of, objects_of
from judge.rules.patterns.later import BEHOLD_SINCE, FORAGE_SINCE, require_word
from judge.rules.process import Process
from judge.rules.requests import AskModes, Numbers, Paying, Why

BLIGHT_SINCE = "2026-08-07"
CREATURE = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You())))
FOOD = AllOf((IsPermanent(), OfSubtype("Food"), ControlledBy(You())))
IN_GRAVEYARD = AllOf((IsCard(), InZone("graveyard", You())))
OF_FORAGING: tuple[tuple[str, Effect], ...] = (
    ("exile", o.Move(Chosen(IN_GRAVEYARD, 3), "exile")),
    ("sacrifice", o.Sacrifice(You(), Chosen(FOOD))),
)


@cites(
    "701.4a",
    "card from your hand or choose a [quality] permanent you control",
    edition=BEHOLD_SINCE,
)
def behold(
    process: Process, player: PlayerId, part: pl.Behold, context: Context, paying: Paying
) -> Paid:
    """Cards in hand are revealed or permanents chosen, of a quality; with `exiled`, then exiled."""
    require_word(process.view, part)
    own = Context(context.source, player)
    cards = AllOf((IsCard(), InZone("hand", You()), part.filter))
    permanents = AllOf((IsPermanent(), ControlledBy(You()), part.filter))
    view = process.view
    in_hand = [i for i in objects_of(view, cards, own) if i != context.object]
    among = tuple(ObjectId(int(i)) for i in (*in_hand, *objects_of(view, permanents, own)))
    number = amount_of(view, part.number, context)
    ids = choose_for_cost(process, player, among, number, "behold", context, paying)
    shown = tuple(i for i in ids if view.object(i).zone is Zone.HAND)
    process.do(
        *((e.Revealed(player, shown),) if shown else ()),
        *(e.Acted("behold", player, i) for i in ids),
    )
    if part.exiled:
        process.do(*(e.Moved(i, Zone.EXILE, player=player) for i in ids))
        now = tuple(n for i in ids if (n := process.state.current(i)) is not None)
        linked = context.object if context.object is not None else context.source
        if linked is not None:
            process.do(e.Linked(linked, now))
    return ids


@cites("701.59a", "Exile three cards from your graveyard or sacrifice a Food", edition=FORAGE_SINCE)
def forage(
    process: Process, player: PlayerId, part: pl.Forage, context: Context, paying: Paying
) -> Paid:
    """Three cards of the graveyard are exiled, or a Food is sacrificed."""
    require_word(process.view, part)
    own = Context(context.source, player, context.stack)
    own.object = context.object
    able = [n for n, (_, one) in enumerate(OF_FORAGING, 1) if _can(process, player, one, own)]
    if not able:
        raise process.refuse(Why.CANT_PAY, player)
    named = dict(paying.objects)
    said = [n for n in able if OF_FORAGING[n - 1][0] in named]
    chosen = (said or able)[0]
    if not said and len(able) > 1:
        answer = process.ask(AskModes(player, 2, 1, 1, tuple(able), context.source))
        chosen = answer.numbers[0] if isinstance(answer, Numbers) else chosen
    used = pay_by_doing(process, player, OF_FORAGING[chosen - 1][1], own, paying)
    process.do(e.Acted("forage", player))
    return used


@cites("701.68a", "put N -1/-1 counters on a creature you control", edition=BLIGHT_SINCE)
def blight(
    process: Process, player: PlayerId, part: o.Act, context: Context, paying: Paying
) -> Paid:
    """So many -1/-1 counters are put on a creature that the player controls."""
    require(process.rulebook.edition, "blight")
    own = Context(context.source, player, context.stack, x=context.x)
    own.object = context.object
    puts = o.PutCounters("-1/-1", part.number, Chosen(CREATURE))
    used = pay_by_doing(process, player, puts, own, paying)
    process.do(e.Acted("blight", player))
    return used


def _can(process: Process, player: PlayerId, part: Effect, context: Context) -> bool:
    return can_pay(process, player, Cost((part,)), context)


LATER_COSTS: Mapping[type[Effect], PayByDoing] = {pl.Behold: behold, pl.Forage: forage}
