"""Effects that deal damage (120)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from judge.abilities.effects import objects as o
from judge.abilities.references import Itself, OnePlayer
from judge.abilities.relations import PlayersWho
from judge.abilities.walk import within
from judge.abilities.who import (
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    OtherOpponents,
    TargetPlayer,
)
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, Recipient
from judge.hearing import recall
from judge.rules.choices.recipients import objects, recipients
from judge.rules.damage import excess_damage
from judge.rules.effects.there import leave_out
from judge.rules.meaning import Context, amount_of, find
from judge.rules.meaning.last_known import last_seen
from judge.rules.process import Process
from judge.rules.view import View

SEVERAL = (EachPlayer, EachOpponent, EachOtherPlayer, OtherOpponents, PlayersWho, TargetPlayer)


@cites("120.1", "伤害")
def deal_damage(process: Process, effect: o.DealDamage, context: Context) -> bool:
    """The source deals damage to all recipients at once; of several sources each its own."""
    return _dealt(process, damage_of(process, effect, context), context)


@cites("120.1", "伤害")
def deal_together(process: Process, effect: o.DealTogether, context: Context) -> bool:
    """Damage of several amounts is dealt at once, to each recipient its own."""
    batch = [event for part in effect.parts for event in damage_of(process, part, context)]
    return _dealt(process, batch, context)


def damage_of(process: Process, effect: o.DealDamage, context: Context) -> list[e.Damage]:
    """The damage that an effect would deal."""
    sources = objects(process, effect.source, context)
    words = {i: context.about(i) for i in sources}
    each = any(isinstance(part, OnePlayer) for part in within(effect.amount))
    amounts = {
        i: 0 if each else amount_of(process.view, effect.amount, own) for i, own in words.items()
    }
    own_to = any(isinstance(part, Itself) for part in within(effect.to))
    found = () if own_to else recipients(process, effect.to, context)
    if effect.evenly:
        amounts = {i: amount // max(1, len(found)) for i, amount in amounts.items()}
    away = [ObjectId(i) for i in found if isinstance(i, int) and not process.view.is_permanent(i)]
    leave_out(process, effect, away, context)
    gone = _recalled(process.view, sources)
    shares = _shares_of(process, effect, found, context)
    return [
        e.Damage(
            source,
            to,
            shares.get(to, amounts[source]),
            e.DamageKind.NONCOMBAT,
            preventable=not effect.cant_be_prevented,
            because=last_seen.numbers if source in gone else (),
        )
        for source in sources
        for to in (find(process.view, effect.to, words[source]) if own_to else found)
        if shares.get(to, amounts[source]) > 0 and can_be_damaged(process.view, to)
    ]


def _recalled(view: View, sources: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Those of some sources that are gone, and deal damage as they last were."""
    gone = tuple(source for source in sources if not view.exists(source))
    for source in gone:
        recall(source)
    return gone


def _dealt(process: Process, batch: list[e.Damage], context: Context) -> bool:
    before = process.view
    made = process.do(*batch)
    dealt = [event for event in made if isinstance(event, e.Damage)]
    context.note(sum(event.amount for event in dealt))
    context.this_way = tuple(ObjectId(d.recipient) for d in dealt if isinstance(d.recipient, int))
    context.excess = partial(excess_of, before, dealt)
    return bool(made)


def excess_of(view: View, dealt: list[e.Damage]) -> int:
    """The excess damage of what was dealt at once to permanents."""
    sources: dict[Recipient, list[e.Damage]] = {}
    for event in dealt:
        sources.setdefault(event.recipient, []).append(event)
    return sum(
        excess_damage(view, to, sum(one.amount for one in of), tuple(one.source for one in of))
        for to, of in sources.items()
    )


def can_be_damaged(view: View, to: Recipient) -> bool:
    """True for players, creatures, planeswalkers and battles (120.1)."""
    if isinstance(to, str):
        return not view.state.player(to).has_lost
    now = view.of(to)
    return view.is_permanent(to) and (
        now.is_creature or now.is_planeswalker or "battle" in {kind.value for kind in now.types}
    )


def _shares_of(
    process: Process, effect: o.DealDamage, found: tuple[Recipient, ...], context: Context
) -> Mapping[Recipient, int]:
    """How much damage each gets where it is not the same for all: as divided, or each their own.

    "To each opponent equal to the number of cards in that player's hand" is of the latter.
    """
    if effect.divided:
        return dict(context.stack.division) if context.stack else {}
    each = any(isinstance(part, OnePlayer) for part in within(effect.amount))
    if not each or not isinstance(effect.to, SEVERAL):
        return {}
    shares: dict[Recipient, int] = {}
    for player in found:
        own = context.about(*context.it)
        own.player = player if isinstance(player, str) else None
        shares[player] = amount_of(process.view, effect.amount, own)
    return shares
