"""The Ring (701.52): the emblem's abilities and who bears it."""

from __future__ import annotations

from judge.abilities import Ability, Static, Triggered
from judge.abilities import patterns as p
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.combinators import Delayed, ForEach, Sequence
from judge.abilities.effects.objects import Sacrifice
from judge.abilities.effects.players import Discard, Draw, LoseLife
from judge.abilities.filters import (
    AllOf,
    Compares,
    Comparison,
    ControlledBy,
    HasMark,
    IsPermanent,
    OfType,
    Quality,
)
from judge.abilities.modifications import BecomeTypes
from judge.abilities.statics import CantBeBlocked, Continuous
from judge.abilities.who import (
    ControllerOf,
    EachOpponent,
    EachPlayer,
    Every,
    It,
    TriggerSource,
    You,
)
from judge.cards import CardType, Supertype
from judge.cite import cites
from judge.game.state import GameState, ObjectId, PlayerId

BEARER = "ring-bearer"
YOURS = AllOf((IsPermanent(), HasMark(BEARER), ControlledBy(You())))
CREATURE = AllOf((IsPermanent(), OfType(CardType.CREATURE)))
STRONGER = AllOf(
    (CREATURE, Compares(Quality.POWER, Comparison.GREATER, QualityOf(Quality.POWER, Every(YOURS))))
)
COMMAND = "command"


@cites("701.52c", "你的持戒人是传奇且不能被力量比它大的生物阻挡")
def of_ring(times: int) -> tuple[Ability, ...]:
    """The abilities of the emblem of a player whom the Ring has tempted so often."""
    legendary = BecomeTypes(supertypes=(Supertype.LEGENDARY,))
    looted = Sequence((Draw(1), Discard(1)))
    blocked = p.BecomesBlocked(YOURS, CREATURE)
    given_up = Sacrifice(ControllerOf(It()), It())
    later = ForEach(TriggerSource(), Delayed(p.StepBegins("end of combat"), given_up))
    damage = p.DealsDamage(YOURS, combat=True, to_player=EachPlayer())
    abilities: tuple[Ability, ...] = (
        Static(Continuous(YOURS, (legendary,)), zone=COMMAND),
        Static(CantBeBlocked(YOURS, by=STRONGER), zone=COMMAND),
        Triggered(p.Attacks(YOURS), looted, zone=COMMAND, name="ring"),
        Triggered(blocked, later, zone=COMMAND, name="ring"),
        Triggered(damage, LoseLife(3, EachOpponent()), zone=COMMAND, name="ring"),
    )
    return abilities[: times + 1]  # the first text line is two abilities here


def bearer_of(state: GameState, player: PlayerId) -> ObjectId | None:
    """The player's Ring-bearer, if there is one."""
    for id_ in state.battlefield:
        held = state.objects[id_]
        if held.mark(BEARER) and held.controller == player:
            return id_
    return None
