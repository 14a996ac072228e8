"""A scenario played once for each possible answer to its open decisions: what it depends on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from judge.budget import spend
from judge.errors import BudgetSpent, Limit
from judge.ruling.by_edition import Citation
from judge.ruling.ruling import Possibility, Ruling, Said, Verdict
from judge.scenario.branching import Barred, Branch, Chosen, next_branch
from judge.values import Bilingual, Value


class Run(Value):
    """One way of choosing, the ruling on it, and what is so by it of all that counts.

    `outcome` are the values of what is asked; without a question, all that a player can see.
    """

    ruling: Ruling
    outcome: Any
    choices: tuple[Chosen, ...] = ()


def explore(play: Callable[[Branch], Run], *, explores: bool) -> Ruling:
    """The ruling of a play, run once more for every other answer to what is left open.

    Where there are too many to follow, the ruling has the outcomes found till then, if they differ;
    else it raises `BudgetSpent`.
    """
    branch: Branch | None = Branch(explores)
    runs: list[Run] = []
    try:
        while branch is not None:
            spend(Limit.WAYS)
            with suppress(Barred):
                runs.append(play(branch).with_(choices=tuple(branch.choices)))
            branch = next_branch(branch)
    except BudgetSpent as spent:
        outcomes = _outcomes(runs)
        if len(outcomes) < 2:
            raise
        return _together(runs, outcomes).with_(**_ended(spent, outcomes))
    return runs[0].ruling if len(runs) == 1 else _together(runs, _outcomes(runs))


def _ended(spent: BudgetSpent, outcomes: tuple[Possibility, ...]) -> dict[str, Any]:
    """What is so of a ruling that a limit ended with these outcomes found."""
    found = _either([outcome.answer for outcome in outcomes])
    return {
        "verdict": Verdict.UNSUPPORTED,
        "answer": Bilingual(
            f"I stopped before I had an answer. {spent.words.en} As far as I came: {found.en}",
            f"尚未得出答案便已停止。{spent.words.zh}到此为止的结果：{found.zh}",
        ),
        "unsupported": (spent.words.en,),
        "limit": spent.limit,
    }


def _outcomes(runs: list[Run]) -> tuple[Possibility, ...]:
    return tuple(_possibility(alike) for alike in _alike(runs))


def _together(runs: list[Run], outcomes: tuple[Possibility, ...]) -> Ruling:
    """One ruling of several: determined if what counts is the same by all."""
    first = runs[0].ruling
    citations = dict.fromkeys(cited for run in runs for cited in run.ruling.citations)
    each = (set(run.ruling.citations).difference(run.ruling.only_named) for run in runs)
    carried_out = set[Citation]().union(*each)
    failed = {str(f): f for run in runs for f in run.ruling.failed}
    together = first.with_(
        citations=tuple(citations),
        only_named=tuple(one for one in citations if one not in carried_out),
        failed=tuple(failed.values()),
    )
    if len(outcomes) == 1:
        return together
    return together.with_(
        verdict=Verdict.DEPENDS,
        answer=_either([outcome.answer for outcome in outcomes]),
        answers=_shared([run.ruling.answers for run in runs]),
        outcomes=outcomes,
        objects=(),
        board=None,
    )


def _alike(runs: list[Run]) -> list[list[Run]]:
    """The runs by their outcomes, each outcome as it first came."""
    groups: list[list[Run]] = []
    for run in runs:
        group = next((one for one in groups if one[0].outcome == run.outcome), None)
        if group is None:
            groups.append([run])
        else:
            group.append(run)
    return groups


def _possibility(alike: list[Run]) -> Possibility:
    ruling = alike[0].ruling
    return Possibility(ruling.answer, ruling.answers, tuple(run.choices for run in alike))


def _shared(every: list[tuple[Said, ...]]) -> tuple[Said, ...]:
    """The answers that are the same by every choice; None where they differ."""
    found = []
    for each in zip(*every, strict=True):
        is_same = all(one.value == each[0].value for one in each)
        found.append(each[0] if is_same else each[0].with_(value=None, text=DEPENDS))
    return tuple(found)


DEPENDS = Bilingual("It depends on the choices.", "取决于所作的选择。")


def _either(answers: list[Bilingual]) -> Bilingual:
    each = dict.fromkeys(answers)
    return Bilingual(
        "It depends on the choices: " + " Or: ".join(one.en for one in each),
        "取决于所作的选择：" + "或者：".join(one.zh for one in each),
    )
