"""Rules that are carried out and decide in no ruling: each is listed with a reason.

The list, `never_deciding.tsv`, may only shrink. `python -m tests.judge.test_never_deciding` writes
it anew and keeps the reasons; a rule without one is to be given one by hand, or a scenario.
"""

from __future__ import annotations

from itertools import chain, islice
from pathlib import Path

import pytest

from judge.carried_out import EDITION
from judge.cli import options
from judge.cli.checklist import checklist
from judge.ruling.reasons.dull import DULL
from tests.judge.test_deciding import scenarios

LIST = Path(__file__).with_name("never_deciding.tsv")
OFTEN = 4  # one scenario of so many is played in the test
LEAST_OF_PART = 600
MOST_LISTED = 151
REASONS = {
    "before": "it is about what comes before a play: seats, decks, commanders, starting life",
    "always": "nearly every ruling goes by it, so that none turns on it",
    "dull": "it says what is written on a card, or how everything is done",
    "beside": "where it comes in another rule says what comes of it, and that one decides",
    "silent": "nothing notes it: it makes no event, and is asked of nobody",
}


def listed() -> dict[str, str]:
    """The rules of the list, each with its reason."""
    lines = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    return {(cells := line.split("\t"))[0]: cells[1] for line in lines}


def never_deciding(often: int = 1) -> tuple[list[str], int]:
    """The rules that are carried out and never decide, in one scenario of so many; and others."""
    graph = options.library().graph(EDITION)
    every = chain(scenarios("tests/scenarios"), scenarios("docs/scenarios"))
    items = checklist(graph, islice(every, 0, None, often))
    found = [str(one.number) for one in items if one.is_carried_out and not one.decided]
    return found, sum(one.decided > 0 for one in items)


def test_each_rule_has_a_reason_that_there_is() -> None:
    """A dull rule says so, and no other does."""
    held = listed()
    assert set(held.values()) <= REASONS.keys()
    assert {number for number, reason in held.items() if reason == "dull"} <= set(DULL)


@pytest.mark.slow
def test_nothing_that_is_listed_decides_in_a_part_of_the_scenarios() -> None:
    """What has decided meanwhile is taken out of the list; so many others have in this part."""
    found, decided = never_deciding(OFTEN)
    assert set(listed()) - set(found) == set()
    assert decided >= LEAST_OF_PART


def test_the_list_only_shrinks() -> None:
    """The command below, which plays all scenarios, tells how many rules have decided."""
    assert len(listed()) <= MOST_LISTED


if __name__ == "__main__":
    known = listed()
    now, others = never_deciding()
    LIST.write_text("".join(f"{one}\t{known.get(one, '?')}\n" for one in now), encoding="utf-8")
    print(f"{others} rules have decided (965 on 2026-11-29), {len(now)} never do")
