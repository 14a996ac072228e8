"""Which mana pays for which part of a cost: found by trying, the scarcest parts first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.budget import step
from judge.errors import BudgetSpent, Limit
from judge.game.state import Mana
from judge.rules.mana.restrictions import Need
from judge.rules.mana.sources import Source

MOST_TRIES = 20_000
Ways = tuple[Need | int, ...]  # to pay for one symbol: letters, an amount of life, less than 0 mana
Needs = Mapping[Ways, int]  # how many symbols are paid for in each of these ways
Step = tuple[Source, tuple[str, ...], Need]  # what makes which mana for what
Option = tuple[int, tuple[str, ...], tuple[int, ...], tuple[str, ...]]
SPARE = Source((), helps=False, mana=None)


def plan_payment(needs: list[Need], sources: list[Source]) -> list[Step] | None:
    """Which source makes what for which need; None where there is not enough.

    The scarcest needs are met first, each by the least flexible source that will do. Mana that a
    source makes beyond one is used for other needs where it can be. Raises `BudgetSpent` where
    there are too many ways to try.
    """
    order = sorted(needs, key=lambda need: (len(need), sorted(need)))
    plan: list[Step] = []
    tried = 0
    levels = [_options(order[0], sources, tuple(range(len(sources))), ())] if order else []
    while levels:
        step()
        tried += 1
        if tried > MOST_TRIES:
            raise BudgetSpent(Limit.STEPS, MOST_TRIES)
        option = next(levels[-1], None)
        if option is None:
            levels.pop()
            del plan[-1:]
            continue
        index, output, free, left = option
        plan.append((sources[index] if index >= 0 else SPARE, output, order[len(plan)]))
        if len(plan) == len(order):
            return plan
        levels.append(_options(order[len(plan)], sources, free, left))
    return None if order else plan


def _options(
    need: Need, sources: list[Source], free: tuple[int, ...], left: tuple[str, ...]
) -> Iterator[Option]:
    """What may meet a need: the source, its mana, and the sources and spare mana left then.

    Spare mana that will do is used, and then nothing else; it is of no source (-1).
    """
    for letter in dict.fromkeys(left):
        if letter in need:
            place = left.index(letter)
            yield -1, (), free, (*left[:place], *left[place + 1 :])
            return
    seen: set[tuple[object, ...]] = set()
    for place, index in enumerate(free):
        source = sources[index]
        kind = (source.outputs, source.mana is None, source.helps, source.wanted)
        if kind in seen:
            continue
        seen.add(kind)
        for output in source.outputs:
            used = next((letter for letter in output if letter in need), None)
            if used is not None:
                more = list(output)
                more.remove(used)
                yield index, output, (*free[:place], *free[place + 1 :]), (*left, *more)


def matched(needs: list[Need], units: list[Mana]) -> tuple[Mana, ...]:
    """One mana for each need; none at all where some need has none."""
    spent: list[Mana] = []
    levels = [_fitting(needs[0], units)] if needs else []
    while levels:
        step()
        option = next(levels[-1], None)
        if option is None:
            levels.pop()
            del spent[-1:]
            continue
        mana, left = option
        spent.append(mana)
        if len(spent) == len(needs):
            break
        levels.append(_fitting(needs[len(spent)], left))
    return tuple(spent)


def _fitting(need: Need, units: list[Mana]) -> Iterator[tuple[Mana, list[Mana]]]:
    """Each mana that meets a need, one of a kind, and the others."""
    for mana in dict.fromkeys(units):
        if mana.letter in need or (mana.snow and "S" in need):
            left = list(units)
            left.remove(mana)
            yield mana, left
