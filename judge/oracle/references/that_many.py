""" "That many", after an event that has no number, is the amount that was named beside it."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import amounts as n
from judge.abilities import conditions as c
from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities import who as w
from judge.abilities.ability import Triggered
from judge.abilities.bases import Amount, Calculation, Condition, Effect, Pattern
from judge.abilities.effects import combinators as x
from judge.abilities.effects.players import RollDie, RuleUntil
from judge.abilities.walk import LATER, put, within
from judge.oracle.references.mentions import Unclear

NUMBERLESS = (
    *(p.Dies, p.Enters, p.Leaves, p.PutInto, p.Departs, p.Sacrifices),
    *(p.Attacks, p.Blocks, p.BecomesBlocked, p.BecomesTapped, p.BecomesTarget, p.TurnedFaceUp),
    *(p.Casts, p.Copies, p.Activates, p.StepBegins),
)
OF_ITS_OWN = (*LATER, x.MayPay, x.Reflexive, x.ReplaceThisTurn, RollDie, RuleUntil)
MORE = (f.Comparison.AT_LEAST, f.Comparison.GREATER)


def with_that_many(ability: Triggered) -> Triggered:
    """The ability with its amount, where the event has none; raises `Unclear` if none was named.

    "When it dies, if its mana value was 1 or greater, remove that many": its mana value.
    """
    parts = ability.pattern.parts if isinstance(ability.pattern, p.EitherOf) else (ability.pattern,)
    if not all(map(_is_numberless, parts)):
        return ability
    named = _named(ability.condition) or _of_object(ability.pattern)
    return ability.with_(effect=_in_first(ability.effect, named))


def of_other_branch(effect: x.If, first: x.First, before: int) -> x.If:
    """ "You lose life equal to its power if …. Otherwise, they lose that much": that amount.

    It is said of what is not done then; raises `Unclear` where it is a plain number, or one of two.
    """
    names = ("otherwise", "then") if first is x.First.OTHERWISE else ("then", "otherwise")
    undone, branch = (getattr(effect, name) for name in names)
    amounts = {one for part in within(undone) for one in _amounts_of(part)}
    if n.ThatMuch() not in within(branch) or amounts <= {n.ThatMuch()}:
        return effect
    named = amounts.pop()
    found = (getattr(part, "label", 0) for part in within(named))
    if amounts or not isinstance(named, Calculation) or any(label > before for label in found):
        raise Unclear("that many")
    parts = branch.parts if isinstance(branch, x.Sequence) else (branch,)
    if n.ThatMuch() not in within(parts[0]) or n.ThatMuch() in within(named):
        raise Unclear("that many")
    return effect.with_(**{names[1]: put(branch, parts[0], put(parts[0], n.ThatMuch(), named))})


def of_undone(*undone: object, instead: Effect | None) -> None:
    """Raises `Unclear` where what follows if nothing is done says "that many" of an amount."""
    amounts = {one for whole in undone for part in within(whole) for one in _amounts_of(part)}
    if n.ThatMuch() in within(instead) and not amounts <= {n.ThatMuch()}:
        raise Unclear("that many")


def _amounts_of(part: object) -> Iterator[object]:
    """The amounts that an effect names; "a card" is none."""
    if isinstance(part, Effect):
        said = (getattr(part, name, None) for name in ("number", "amount"))
        yield from (one for one in said if one not in (None, 1))


def _is_numberless(pattern: Pattern) -> bool:
    return isinstance(pattern, NUMBERLESS) and not getattr(pattern, "at_once", False)


def _named(condition: Condition | None) -> Amount | None:
    """The amount of which a condition says that it is so great."""
    match condition:
        case c.Matches(objects=who, filter=f.Compares(quality=quality, comparison=comparison)):
            return n.QualityOf(quality, who) if comparison in MORE else None
        case c.Matches(objects=who, filter=f.HasCounter(kind=kind)):
            return n.CountersOn(kind, who)
        case c.AmountIs(amount=amount, comparison=comparison) if comparison in MORE:
            return amount
        case c.Exists(filter=filter_):
            return n.Count(filter_)
    return None


def _of_object(pattern: Pattern) -> Amount | None:
    """ "A creature with one or more counters on it dies": those counters."""
    found = [part for part in within(pattern) if isinstance(part, (f.HasCounter, f.Compares))]
    match found:
        case [f.HasCounter(kind=kind)]:
            return n.CountersOn(kind, w.Triggering())
        case [f.Compares(quality=quality, comparison=f.Comparison.EQUAL)]:
            return n.QualityOf(quality, w.Triggering())
    return None


def _in_parts(parts: tuple[Effect, ...], named: Amount | None) -> Iterator[Effect]:
    """Each part; a condition names an amount for what it is on, wherever it stands."""
    for part in parts:
        if named is not None or part is parts[0]:
            yield _in_first(part, named)
        elif isinstance(part, x.If) and _named(part.condition) is not None:
            yield _in_first(part, None)
        else:
            yield part
        named = named if _is_of_this(part) else None


def _is_of_this(effect: Effect) -> bool:
    """True of what is done to this object alone, which is no number: "sacrifice ~"."""
    return getattr(effect, "objects", None) == w.This()


def _in_first(effect: Effect, named: Amount | None) -> Effect:
    """The effect with the amount in what is done first; later "that many" is what was done."""
    match effect:
        case x.Sequence():
            return effect.with_(parts=tuple(_in_parts(effect.parts, named)))
        case x.May() | x.DefineX() | x.DoByPlayer() | x.IfDone():
            return effect.with_(effect=_in_first(effect.effect, named))
        case x.If():
            return effect.with_(then=_in_first(effect.then, _named(effect.condition) or named))
    parts = list(within(effect))
    if n.ThatMuch() not in parts or any(isinstance(part, OF_ITS_OWN) for part in parts):
        return effect
    if named is None:
        raise Unclear("that many")
    made = put(effect, n.ThatMuch(), named)
    assert isinstance(made, Effect)
    return made
