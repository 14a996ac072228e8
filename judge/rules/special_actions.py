"""Special actions (116), and effects that a scenario says happen now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judge.abilities.amounts import X
from judge.abilities.bases import Who
from judge.abilities.walk import numbered, targets_of, within
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import OnStack, PlayerId, Recipient
from judge.rules.instructions import carry_out_whole
from judge.rules.keyword_rules.companion import NAME as COMPANION
from judge.rules.keyword_rules.companion import take_companion
from judge.rules.keyword_rules.foretell import foretell
from judge.rules.keyword_rules.morph import turn_face_up
from judge.rules.keyword_rules.plot import plot
from judge.rules.keyword_rules.rooms import UNLOCK, unlock
from judge.rules.keyword_rules.suspend import suspend
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import DoEffect, Special, Why
from judge.rules.stack.target_choice import choose_group, chooser_of
from judge.rules.unread import check_cast


def take_special_action(process: Process, player: PlayerId, action: Special) -> None:
    """A special action is taken, by what it is called: that of a keyword ability, or another."""
    hooks = SPECIAL_ACTIONS
    if action.what not in hooks:
        raise Unsupported(
            "116.2", f"the special action {action.what!r}", f"特殊动作“{action.what}”"
        )
    if action.object is not None:
        held = process.view.object(action.object)
        check_cast((held.printed, *held.faces))
    if action.x is not None and action.what not in ("suspend", "turn face up"):
        raise process.refuse(Why.NO_X, action.object or player, *chooses_x.numbers)
    hooks[action.what](process, player, action)


SPECIAL_ACTIONS: Mapping[str, Callable[[Process, PlayerId, Special], None]] = {
    COMPANION: take_companion,
    "foretell": foretell,
    "plot": plot,
    UNLOCK: unlock,
    "suspend": suspend,
    "turn face up": turn_face_up,
}


@cites("107.3a", "则该咒语或异能的操控者作为施放该咒语或起动")
def chooses_x() -> None:
    """A value is chosen for an X in a cost, and for no other."""


@cites("608.2c", "按照叙述的顺序进行动作")
def do_effect(process: Process, player: PlayerId, action: DoEffect) -> None:
    """An effect happens as if a spell or ability that says so resolved."""
    player = action.by or player
    effect = numbered(action.effect)
    if action.x is not None and not any(isinstance(part, X) for part in within(effect)):
        raise process.refuse(Why.NO_X, action.source or player)
    context = Context(action.source, player, x=action.x)
    targets = targets_for(process, targets_of(effect), context, action)
    context.stack = OnStack(targets=targets, x=action.x)
    context.since = process.state.next_id
    carry_out_whole(process, effect, context)


@cites("115.1", "目标")
def targets_for(
    process: Process, words: tuple[Who, ...], context: Context, action: DoEffect
) -> tuple[tuple[Recipient, ...], ...]:
    """The targets of an effect that happens, legal as those of a spell; the rest is asked."""
    left = list(action.targets)
    groups: list[tuple[Recipient, ...]] = []
    for place, word in enumerate(words):
        taken = tuple(target for group in groups for target in group)
        chooser = chooser_of(process, getattr(word, "chooser", None), context)
        context.stack = OnStack(targets=tuple(groups), x=action.x)
        group = choose_group(process, None, word, place, context, taken, left or None, chooser)
        if group is None:
            raise process.refuse(Why.WRONG_NUMBER, context.controller)
        groups.append(group)
    if left:
        raise process.refuse(Why.BAD_TARGET, context.controller, other=left[0][0])
    return tuple(groups)
