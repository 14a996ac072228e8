"""Waterbend costs (701.67 from 2026-08-07 on): artifacts and creatures are tapped to pay."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.costs import Waterbend
from judge.cards import CardType, ManaCost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.engine import Paid, Pay
from judge.rules.keyword_rules.mana_substitutes import Help, choose_among, pay_helps
from judge.rules.mana import (
    GENERIC,
    Needs,
    Source,
    needs_of,
    rules_of_symbols,
    spend,
    with_generic,
)
from judge.rules.mana.plan import Ways
from judge.rules.mana.restrictions import ANY
from judge.rules.meaning import Context, amount_of, known_x
from judge.rules.patterns.later import WATERBEND_SINCE as SINCE
from judge.rules.patterns.later import require_word
from judge.rules.process import Process
from judge.rules.requests import Paying
from judge.rules.view import View

WATERBEND = "waterbend"
BENDABLE: Ways = (ANY | {WATERBEND},)
TAPPED = frozenset({CardType.ARTIFACT, CardType.CREATURE})


@cites("701.67a", "you may tap an untapped artifact or creature you control", edition=SINCE)
def benders(
    view: View, player: PlayerId, spared: frozenset[ObjectId | None] = frozenset()
) -> tuple[Help, ...]:
    """Each untapped artifact or creature pays for one generic mana."""
    require_word(view, Waterbend(ManaCost()))
    return tuple(
        Help(
            held.id, WATERBEND, benders.numbers, Source(((WATERBEND,),), object=held.id, helps=True)
        )
        for held in view.permanents()
        if held.controller == player
        and not held.tapped
        and held.id not in spared
        and view.of(held.id).types & TAPPED
    )


@cites("701.67b", "only to pay for the amount of generic mana in the waterbend cost", edition=SINCE)
def bendable(needs: Needs, bent: ManaCost, x: int) -> Needs:
    """The needs of a cost, as much of the generic mana apart as its waterbend costs have."""
    own = sum(int(s) for s in bent.symbols if s.isdigit()) + bent.symbols.count("X") * x
    number = min(own, needs.get(GENERIC, 0))
    return {**with_generic(needs, -number), BENDABLE: number} if number else needs


def to_cast(
    view: View, player: PlayerId, needs: Needs, bent: ManaCost | None, x: int
) -> tuple[Needs, tuple[Help, ...]]:
    """The needs of the total cost of a spell, and what may be tapped for its waterbend costs."""
    if bent is None:
        return needs, ()
    rules = (*benders.numbers, *bendable.numbers)
    helps = tuple(help_.with_(numbers=rules) for help_ in benders(view, player))
    return bendable(needs, bent, x), helps


@cites("701.67c", "regardless of how they paid that cost", edition=SINCE)
def note_bent(process: Process, player: PlayerId) -> None:
    """A player who pays a waterbend cost waterbends."""
    process.do(e.Acted(WATERBEND, player))


def pay_bending(
    process: Process,
    player: PlayerId,
    part: Waterbend,
    context: Context,
    paying: Paying,
    spared: frozenset[ObjectId | None],
) -> Paid:
    """A waterbend cost that is not that of a spell is paid: with mana and by tapping."""
    x, times = known_x(process.view, context) or 0, amount_of(process.view, part.times, context)
    needs = bendable(needs_of(part.cost, x, times), part.bent, x)
    found = benders(process.view, player, spared)
    helps = choose_among(process, player, needs, context, paying, found)
    if process.state.player(player).pays_mana:
        sources = tuple(one.source for one in helps)
        with process.also(*rules_of_symbols(part.cost.symbols)):
            spend(process, player, needs, context, paying, sources, spared=spared)
    source = context.object or context.source
    used = pay_helps(process, player, source, helps) if helps and source is not None else ()
    note_bent(process, player)
    return used


PAID_BENDING: Mapping[type[Effect], Pay] = {Waterbend: pay_bending}


def bent_in(parts: tuple[Effect, ...]) -> tuple[str, ...]:
    """The symbols of the waterbend costs among the parts of a cost."""
    return tuple(s for part in parts if isinstance(part, Waterbend) for s in part.bent.symbols)
