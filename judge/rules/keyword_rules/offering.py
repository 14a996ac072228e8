"""A permanent is sacrificed so that a spell costs less by its mana cost (702.48)."""

from __future__ import annotations

from judge.abilities.bases import Filter
from judge.abilities.filters import AllOf, ControlledBy, IsPermanent
from judge.abilities.who import You
from judge.cite import cites
from judge.game.state import ObjectId, OnStack, PlayerId
from judge.rules.mana.reduction import reduced
from judge.rules.meaning import Context, objects_of
from judge.rules.process import Process
from judge.rules.requests import AskPick, Cast, Picked, Purpose, Why
from judge.rules.stack import change

NAME = "offering"


def is_offered(process: Process, action: Cast) -> bool:
    """True if a card is cast with its offering paid, which can be at any time (702.48a)."""
    return NAME in dict(action.paid) and process.view.has(action.object, NAME)


@cites("702.48b", "于你为咒语作出选择时，一并选择牺牲哪个永久物")
def choose_offering(process: Process, player: PlayerId, spell: ObjectId, action: Cast) -> Cast:
    """The permanent that will be sacrificed is chosen; how the player pays names it then."""
    if NAME not in dict(action.paid):
        return action
    keyword = next(k for k in process.view.keywords(spell) if k.name == NAME)
    parts = (IsPermanent(), keyword.quality or AllOf(), ControlledBy(You()))
    return choose_given_up(process, player, spell, action, AllOf(parts))


def choose_given_up(
    process: Process, player: PlayerId, spell: ObjectId, action: Cast, filter_: Filter
) -> Cast:
    """A permanent that will be sacrificed for a spell is chosen; how the player pays names it."""
    among = objects_of(process.view, filter_, Context(spell, player))
    named = action.pay.for_("sacrifice", among)
    able = tuple(id_ for id_ in named if id_ in among) if named else among
    if not able:
        raise process.refuse(Why.CANT_PAY, spell)
    chosen = able[0]
    request = AskPick(player, able, 1, 1, Purpose.SACRIFICE, spell)
    if not named and len(able) == 1:
        process.not_asked(request)
    elif not named:
        answer = process.ask(request)
        picked = answer.objects if isinstance(answer, Picked) else ()
        if len(picked) != 1 or picked[0] not in able:
            raise process.refuse(Why.CANT_PAY, spell)
        chosen = ObjectId(int(picked[0]))
    change(process, spell, used=(chosen,))
    others = tuple((id_,) for id_ in named if id_ != chosen)
    kept = tuple(one for one in action.pay.objects if one[0] != "sacrifice")
    given = ("sacrifice", ((chosen,), *others))
    return action.with_(pay=action.pay.with_(objects=(*kept, given)))


@cites("702.48c", "如有剩余的部分，则将减少该咒语总费用中等量的一般法术力")
def less_by_offering(
    process: Process, spell: ObjectId, symbols: list[str], more: int
) -> tuple[list[str], int]:
    """A total cost less the mana cost of the permanent to be sacrificed, color by color."""
    stack = process.state.objects[spell].stack or OnStack()
    if not stack.times_paid(NAME) or not stack.used:
        return symbols, more
    cost = process.view.of(stack.used[0]).cost
    left, generic = reduced(symbols, cost.symbols if cost is not None else ())
    return left, more - generic
