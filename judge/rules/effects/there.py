"""What words mean where it can be done to it; what is said of an object elsewhere is no less told.

Permanents are tapped, spells countered, cards in a hand discarded. What can't be done to an object
where it is, is left out (101.3); what could be, and is not carried out there, is `Unsupported`.
"""

from __future__ import annotations

from collections.abc import Sequence

from judge.abilities.bases import Effect, Objects
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.choices.recipients import objects
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Purpose

ONLY_THERE: tuple[type[Effect], ...] = (  # by the rules that their functions carry out
    *(
        o.DealDamage,
        o.Counter,
        o.ChangeTargets,
        pl.DiscardObjects,
        o.Act,
        o.Attach,
        o.BecomeBlocked,
        o.Destroy,
        o.DontUntap,
        o.ExchangeControl,
    ),
    *(o.Fight, o.Flip, o.GainControl, o.LoseDamage, o.MoveCounters, o.PhaseOut, o.Regenerate),
    *(o.RemoveFromCombat, o.Sacrifice, o.Tap, o.TapOrUntap, o.Transform, o.Unattach, o.Untap),
)


def there(
    process: Process,
    who: Objects,
    context: Context,
    effect: Effect,
    purpose: Purpose = Purpose.OTHER,
) -> list[ObjectId]:
    """The permanents among the objects that an effect means.

    Of those that a player picks, only what it can be done to is offered. Raises `Unsupported` for
    an object in another zone, unless the rules let the effect be of permanents only.
    """
    return permanents_of(process, objects(process, who, context, purpose, effect), context, effect)


def permanents_of(
    process: Process, found: tuple[ObjectId, ...], context: Context, effect: Effect
) -> list[ObjectId]:
    """The permanents among some objects that an effect means, with nothing passed over."""
    view = process.view
    leave_out(process, effect, [i for i in found if not view.is_permanent(i)], context)
    return [i for i in found if view.is_permanent(i)]


@cites("101.3", "则省略该动作")
def leave_out(
    process: Process, effect: Effect, others: Sequence[ObjectId], context: Context
) -> None:
    """What can't be done to an object where it is, is not done; nothing is said of what is gone."""
    view = process.view
    elsewhere = [i for i in others if view.is_there(i)]
    if elsewhere and not isinstance(effect, ONLY_THERE):
        raise Unsupported(
            "608.2c",
            "an effect of this kind on an object that is not on the battlefield",
            "对不在战场上的物件产生的此种效应",
        )
    if elsewhere:
        process.do(e.NothingDone(context.controller, context.source))
