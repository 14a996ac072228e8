"""What a spell does by what was paid for it: parts for a paid cost only, and all its modes."""

from __future__ import annotations

from judge.abilities.bases import Effect, Who
from judge.abilities.conditions import Not, WasPaid
from judge.abilities.effects.combinators import If, Modes, Nothing, Sequence
from judge.abilities.references import TheTarget, TheTargetPlayer
from judge.abilities.walk import first_replaced, targets_of
from judge.abilities.who import TargetPlayer, This
from judge.cite import cites
from judge.game.state import OnStack
from judge.rules.keyword_rules.overload import with_each


def comes_last(effect: Effect) -> bool:
    """True for what awaken adds: it is printed after what the spell does besides."""
    return isinstance(effect, If) and effect.condition == WasPaid("awaken")


def as_paid(effect: Effect, stack: OnStack | None) -> Effect:
    """An effect as it is for what was paid, before its modes and targets are chosen."""
    stack = stack or OnStack()
    if stack.using == "overload":
        effect = with_each(effect)
    if isinstance(effect, Sequence):
        return Sequence(tuple(as_paid(part, stack) for part in effect.parts))
    if isinstance(effect, Modes) and stack.times_paid("entwine"):
        return with_all_modes(effect)
    if isinstance(effect, If) and targets_of(effect):
        return without_unpaid(effect, stack)
    return effect


def without_unpaid(effect: If, stack: OnStack) -> Effect:
    """Of a part that is for a paid cost only, what is there by what was paid."""
    match effect.condition:
        case WasPaid(keyword=keyword, of=This()):
            return part_paid_for(effect, stack, _was_paid(stack, keyword))
        case Not(condition=WasPaid(keyword=keyword, of=This())):
            return part_paid_for(effect, stack, not _was_paid(stack, keyword))
        case _:
            return effect


def part_paid_for(effect: If, stack: OnStack, holds: bool) -> Effect:
    """A part with targets that is for a paid cost only is not there where it wasn't paid."""
    done, left_out = (effect.then, effect.otherwise) if holds else (effect.otherwise, effect.then)
    if done is None:
        return Nothing()
    words = () if left_out is None else not_chosen(left_out)
    if words and not targets_of(done):
        done = _naming(done, words[0])
    return as_paid(done, stack)


@cites("702.33g", "则该咒语的操控者只在该咒语增幅过的情况下，才要选择这些目标")
def not_chosen(left_out: Effect) -> tuple[Who, ...]:
    """Targets that are for a kicked spell only are chosen only if it is kicked."""
    return targets_of(left_out)


def _naming(effect: Effect, word: Who) -> Effect:
    """What is done instead to "that creature": the target that the part left out would have."""
    kind = TheTargetPlayer if isinstance(word, TargetPlayer) else TheTarget
    named = first_replaced(effect, kind(getattr(word, "name", 0)), word)
    return named if isinstance(named, Effect) else effect


def _was_paid(stack: OnStack, keyword: str) -> bool:
    return stack.times_paid(keyword) > 0 or stack.using == keyword


@cites("702.42a", "你可以改为选择此咒语的所有模式，而非只选择指定数量的模式")
@cites("702.42b", "按照牌上各模式叙述顺序来依序执行各模式")
def with_all_modes(effect: Modes) -> Modes:
    """With entwine paid, all modes are chosen."""
    return effect.with_(least=len(effect.modes), most=len(effect.modes))
