"""A creature is tapped for a spell with harmonize, which costs less by its power (702.180)."""

from __future__ import annotations

from judge.abilities import Cost
from judge.abilities.effects.objects import Tap
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent, Non, OfType, Tapped
from judge.abilities.who import Chosen, You
from judge.cards import CardType
from judge.cite import cites
from judge.game.state import ObjectId, OnStack, PlayerId, Recipient
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.requests import AskPick, Cast, Picked, Purpose
from judge.rules.rulebook import Extra
from judge.rules.stack import change

NAME, SINCE = "harmonize", "2025-06-06"
UNTAPPED = AllOf((IsPermanent(), OfType(CardType.CREATURE), ControlledBy(You()), Non(Tapped())))


def is_harmonized(process: Process, spell: ObjectId) -> bool:
    """True of a spell that is cast for its harmonize cost."""
    stack = process.state.objects[spell].stack
    return stack is not None and stack.using == NAME


@cites("702.180b", "You choose which creature to tap as you choose to pay", edition=SINCE)
def choose_harmonize(
    process: Process, player: PlayerId, spell: ObjectId, action: Cast
) -> tuple[Cast, tuple[tuple[Extra, int], ...]]:
    """Up to one creature that will be tapped; how the player pays names it then."""
    able = objects_of(process.view, UNTAPPED, Context(spell, player))
    picked: tuple[Recipient, ...] = action.pay.for_("tap", able)
    if not picked and able:
        answer = process.ask(AskPick(player, able, 0, 1, Purpose.TAP, spell))
        picked = answer.objects if isinstance(answer, Picked) else ()
    if not picked:
        return action, ()
    chosen = ObjectId(int(picked[0]))
    change(process, spell, used=(chosen,))
    kept = tuple(one for one in action.pay.objects if one[0] != "tap")
    pay = action.pay.with_(objects=(*kept, ("tap", ((chosen,),))))
    return action.with_(pay=pay), ((Extra(name=NAME, cost=Cost((Tap(Chosen(UNTAPPED)),))), 1),)


def harmonized(
    process: Process, player: PlayerId, spell: ObjectId, action: Cast
) -> tuple[Cast, tuple[tuple[Extra, int], ...]]:
    """What is tapped for a spell that is cast for its harmonize cost; nothing for any other."""
    if not is_harmonized(process, spell):
        return action, ()
    return choose_harmonize(process, player, spell, action)


@cites("702.180a", "amount of generic mana equal to the tapped creature's power", edition=SINCE)
def less_by_harmonize(process: Process, spell: ObjectId) -> int:
    """How much less generic mana a spell costs by the creature that will be tapped for it."""
    stack = process.state.objects[spell].stack or OnStack()
    if not stack.used:
        return 0
    return max(0, process.view.of(stack.used[0]).power or 0)
