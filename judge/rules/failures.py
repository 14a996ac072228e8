"""Why what would resolve does not: its condition, its source, its targets (603.4, 608.2b)."""

from __future__ import annotations

from judge.abilities import Triggered
from judge.abilities.bases import Who
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, Recipient
from judge.rules.groupings import bounds_of
from judge.rules.process import Process
from judge.rules.stack import context_of
from judge.rules.targets import is_of_word, refuses
from judge.rules.triggers import check_condition


@cites("603.4", "于其结算时再次检查该条件是否符合")
def is_still_met(process: Process, id_: ObjectId, ability: Triggered) -> bool:
    """An intervening "if" is asked again as the ability would resolve."""
    return check_condition(process.view, ability, context_of(process, id_))


@cites("113.7a", "此后消灭或移除其来源不会影响到该异能")
def is_independent(process: Process, id_: ObjectId) -> bool:
    """An ability on the stack resolves though its source has left."""
    return id_ in process.state.stack


def has_lost_source(process: Process, id_: ObjectId, stack: OnStack) -> bool:
    """True of an ability whose source left this turn after it was put on the stack and paid for."""
    if stack.ability is None or stack.source not in process.state.known:
        return False
    for event in reversed(tuple(process.state.history)):
        if isinstance(event, e.AbilityActivated | e.AbilityTriggered) and event.object == id_:
            return False
        if isinstance(event, e.Moved) and event.object == stack.source:
            return True
    return False


@cites("608.2b", "它检查这些目标是否依然合法")
def still_legal(
    process: Process, id_: ObjectId, words: tuple[Who, ...]
) -> tuple[tuple[Recipient, ...], ...]:
    """The targets that are still legal, word by word."""
    stack = process.state.objects[id_].stack or OnStack()
    context = context_of(process, id_)
    found = tuple(
        tuple(t for t in group if not refuses(process.view, word, t, context))
        for word, group in zip(words, stack.targets, strict=False)
    )
    for word, left in zip(words, found, strict=False):
        bounds = bounds_of(process.view, getattr(word, "group", None), left, context)
        if bounds is not None and not bounds.allow(left):
            raise Unsupported(
                "608.2b",
                "targets that no longer are what they must be to one another",
                "彼此间不再符合要求的多个目标",
            )
    return found


@cites("101.1", "以牌上的叙述为优先")
def resolves_anyway() -> None:
    """An ability says that it still resolves if its target becomes illegal."""


@cites("608.2b", "该咒语或异能不会结算")
def fizzle(process: Process, id_: ObjectId, more: tuple[str, ...] = ()) -> None:
    """A spell or ability all of whose targets are illegal, by more rules, does not resolve."""
    process.do(e.DidNotResolve(id_, because=(*process.because, *more)))


def why_illegal(process: Process, id_: ObjectId, words: tuple[Who, ...]) -> tuple[str, ...]:
    """The rules by which the targets are illegal; none for those that are not there any more."""
    view, context = process.view, context_of(process, id_)
    stack = process.state.objects[id_].stack or OnStack()
    found: list[str] = []
    for word, group in zip(words, stack.targets, strict=False):
        for target in group:
            if is_of_word(view, word, target, context):
                found += refuses(view, word, target, context)
    return tuple(dict.fromkeys(found))


@cites("603.4", "于其结算时再次检查该条件是否符合")
@cites("608.2a", "如果一个触发式异能包含以“若”开头的子句")
def fizzle_condition(process: Process, id_: ObjectId) -> None:
    """An intervening "if" that is no longer so: the ability does nothing."""
    process.do(e.ConditionFailed(id_))
