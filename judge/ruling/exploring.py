"""A scenario played once for each possible answer to its open decisions: what it depends on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from judge.budget import spend
from judge.errors import Limit
from judge.ruling.ruling import Possibility, Ruling, Verdict
from judge.scenario.branching import Barred, Branch, next_branch
from judge.values import Bilingual


def explore(play: Callable[[Branch], Ruling], *, explores: bool) -> Ruling:
    """The ruling of a play, run once more for every other answer to what is left open.

    Raises `BudgetSpent` where there are too many to follow.
    """
    branch: Branch | None = Branch(explores)
    runs: list[tuple[Ruling, tuple[Bilingual, ...]]] = []
    while branch is not None:
        spend(Limit.WAYS)
        with suppress(Barred):
            runs.append((play(branch), tuple(branch.choices)))
        branch = next_branch(branch)
    return runs[0][0] if len(runs) == 1 else _together(runs)


def _together(runs: list[tuple[Ruling, tuple[Bilingual, ...]]]) -> Ruling:
    """One ruling of several: determined if all have the same answer."""
    ways: dict[Bilingual, list[tuple[Bilingual, ...]]] = {}
    for ruling, choices in runs:
        ways.setdefault(ruling.answer, []).append(choices)
    first = runs[0][0]
    citations = dict.fromkeys(cited for ruling, _ in runs for cited in ruling.citations)
    failed = {str(f): f for ruling, _ in runs for f in ruling.failed}
    outcomes = tuple(Possibility(answer, tuple(found)) for answer, found in ways.items())
    together = first.with_(citations=tuple(citations), failed=tuple(failed.values()))
    if len(outcomes) == 1:
        return together
    return together.with_(
        verdict=Verdict.DEPENDS,
        answer=_either([outcome.answer for outcome in outcomes]),
        outcomes=outcomes,
        objects=(),
        board=None,
    )


def _either(answers: list[Bilingual]) -> Bilingual:
    return Bilingual(
        "It depends on the choices: " + " Or: ".join(a.en for a in answers),
        "取决于所作的选择：" + "或者：".join(a.zh for a in answers),
    )
