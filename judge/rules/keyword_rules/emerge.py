"""A creature is chosen to be sacrificed for a spell with emerge, which costs less by it."""

from __future__ import annotations

from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, OfType
from judge.abilities.who import You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, OnStack, PlayerId
from judge.rules.keyword_rules.offering import choose_given_up
from judge.rules.process import Process
from judge.rules.qualities import mana_value
from judge.rules.requests import Cast

NAME = "emerge"
CREATURE = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You())))


@cites("702.119b", "于你选择支付咒语的化生费用时，一并选择牺牲哪个生物")
def choose_emerge(process: Process, player: PlayerId, spell: ObjectId, action: Cast) -> Cast:
    """The creature that will be sacrificed is chosen; how the player pays names it then."""
    stack = process.state.objects[spell].stack or OnStack()
    if stack.using != NAME:
        return action
    return choose_given_up(process, player, spell, action, CREATURE)


@cites("702.119a", "则其总费用会减少一定数量的一般法术力，其数量等同于所牺牲生物之法术力值")
def less_by_emerge(process: Process, spell: ObjectId) -> int:
    """How much less generic mana a spell costs by the creature that will be sacrificed for it."""
    stack = process.state.objects[spell].stack or OnStack()
    if stack.using != NAME or not stack.used:
        return 0
    return mana_value(process.view, stack.used[0])
