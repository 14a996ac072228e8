"""The target that is usually meant, so that it stands chosen where one is asked for."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.effects.objects import Attach, Destroy, PutCounters, Regenerate, Untap
from judge.abilities.effects.players import GainLife
from judge.abilities.modifications import GainAbilities, ModifyPowerToughness
from judge.abilities.walk import within
from judge.game.state import ObjectId, Recipient
from judge.rules.requests import AskTargets
from judge.rules.view import View
from judge.values import Value

HELPS = (GainLife, Regenerate, Untap, GainAbilities, Attach)
LESS = "-"  # the first sign of a kind of counters that make a creature smaller


def usual_target(view: View, request: AskTargets) -> Recipient | None:
    """The target that a player usually means; None if there is nothing to choose from.

    What the spell or ability beneath on the stack targets; else for what helps an object of one's
    own, and for anything else another player's; objects before players.
    """

    def rank(one: Recipient) -> tuple[bool, bool, bool]:
        owner = one if isinstance(one, str) else view.object(ObjectId(one)).controller
        is_own = owner == request.player
        return one not in beneath, is_own is not helps, isinstance(one, str)

    beneath = () if request.source is None else tuple(_aimed_at_beneath(view, request.source))
    helps = request.source is not None and _helps(view, request.source)
    return min(request.among, key=rank, default=None)


def _aimed_at_beneath(view: View, source: ObjectId) -> Iterator[Recipient]:
    """The targets of what is on the stack directly beneath a spell or ability."""
    stack = view.state.stack
    at = stack.index(source) if source in stack else 0
    held = view.object(stack[at - 1]).stack if at else None
    for group in held.targets if held is not None else ():
        yield from group


def _helps(view: View, source: ObjectId) -> bool:
    """True where a spell or ability does only good to what it targets."""
    held = view.object(source)
    own = held.stack.ability if held.stack is not None else None
    said = (own,) if own is not None else view.abilities(source)
    values = [value for one in said for value in within(one)]
    return any(map(_is_good, values)) and not any(isinstance(one, Destroy) for one in values)


def _is_good(value: Value) -> bool:
    match value:
        case ModifyPowerToughness(power=int(power), toughness=int(toughness)):
            return power >= 0 and toughness >= 0
        case PutCounters(kind=kind):
            return not kind.startswith(LESS)
        case _:
            return isinstance(value, HELPS)
