"""A spell's card is exiled encoded on a creature, which may then cast copies of it (702.99)."""

from __future__ import annotations

from judge.abilities import Triggered
from judge.abilities.conditions import Exists
from judge.abilities.durations import AsLongAs
from judge.abilities.effects import objects as o
from judge.abilities.effects.combinators import May
from judge.abilities.filters import AllOf, ControlledBy, InZone, IsPermanent, IsThis, OfType
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import DealsDamage
from judge.abilities.who import EachPlayer, ExactObject, You
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ContinuousEffect, Kind, ObjectId, Zone
from judge.rules.choices.recipients import choose
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.requests import Purpose

OWN = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You())))
IN_EXILE = AsLongAs(Exists(AllOf((IsThis(), InZone("exile")))))


@cites("702.99a", "如果此咒语由牌表示，则你可以放逐此牌，并赋码于一个由你操控的生物上")
def encode(process: Process, effect: o.Encode, context: Context) -> bool:
    """The card that the spell is may be exiled encoded on a creature."""
    player, spell = context.controller, context.source
    held = process.state.objects.get(spell) if spell is not None else None
    if held is None or held.kind is not Kind.CARD or held.zone is not Zone.STACK:
        return False
    among = objects_of(process.view, OWN, context)
    picked = choose(process, player, among, 0, 1, Purpose.OTHER, context) if among else ()
    if not picked:
        return False
    process.do(e.Moved(held.id, Zone.EXILE, player=player))
    card = process.state.current(held.id)
    if card is None or process.view.object(card).zone is not Zone.EXILE:
        return False
    give_ability(process, card, picked[0], context)
    return True


@cites("702.99a", "每当此生物对任一牌手造成战斗伤害时，你可以复制此牌，同时可以施放此复制品")
@cites(
    "702.99c",
    "只要具暗码异能的牌持续被放逐，且所选的生物持续在战场",
)
def give_ability(process: Process, card: ObjectId, creature: ObjectId, context: Context) -> None:
    """The creature has the ability as long as the card stays exiled."""
    cast = May(o.CastFree(ExactObject(card), copy=True, may=True))
    hit = DealsDamage(source=IsThis(), combat=True, to_player=EachPlayer())
    gained = (GainAbilities((Triggered(hit, cast, name="cipher"),)),)
    process.do(
        e.EffectBegan(ContinuousEffect((creature,), gained, context.controller, card, IN_EXILE))
    )
