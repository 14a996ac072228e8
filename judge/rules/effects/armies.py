"""Armies are amassed (701.44)."""

from __future__ import annotations

from judge.abilities.durations import ForGood
from judge.abilities.effects import objects as o
from judge.abilities.filters import OfSubtype
from judge.abilities.modifications import BecomeTypes
from judge.cards import Color
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.choices.recipients import choose
from judge.rules.effects.continuous import begin
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.possibility import may_have_counters
from judge.rules.process import Process
from judge.rules.requests import Purpose


@cites("701.44d", "这些牌在Oracle牌张参考文献中勘误为“囤兵灵俑N”")
def of_older_cards() -> str:
    """The subtype that is amassed where none is named."""
    return "Zombie"


def subtype_of(effect: o.Act) -> str:
    """The subtype that is amassed."""
    return effect.filter.subtype if isinstance(effect.filter, OfSubtype) else of_older_cards()


@cites("701.44a", "如果你未操控军队生物，则派出一个0/0黑色[副类别]／军队衍生生物")
def amass(process: Process, effect: o.Act, context: Context) -> bool:
    """An Army gets counters and the subtype; without one, an Army token is created first."""
    player, subtype = context.controller, subtype_of(effect)
    number = amount_of(process.view, effect.number, context)
    own = Context(context.source, player)
    if not _armies(process, player):
        token = o.TokenSpec(subtypes=(subtype, "Army"), colors=(Color.BLACK,), power=0, toughness=0)
        carry_out(process, o.Create(token), own)
    picked = choose(process, player, _armies(process, player), 1, 1, Purpose.COUNTERS, context)
    for id_ in picked:
        if number > 0 and may_have_counters(process.view, id_, "+1/+1"):
            process.do(e.CountersPut(id_, "+1/+1", number, player))
        if subtype not in process.view.of(id_).subtypes:
            begin(process, (id_,), (BecomeTypes(subtypes=(subtype,)),), ForGood(), own)
    unsaid = () if isinstance(effect.filter, OfSubtype) else of_older_cards.numbers
    with process.also(*unsaid):
        process.do(e.Acted("amass", player, picked[0] if picked else None, number))
    context.it = picked
    return True


def _armies(process: Process, player: PlayerId) -> tuple[ObjectId, ...]:
    view = process.view
    return tuple(
        held.id
        for held in view.permanents()
        if held.controller == player
        and view.of(held.id).is_creature
        and "Army" in view.of(held.id).subtypes
    )
