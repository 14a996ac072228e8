"""What a scenario leaves open is followed in parts: they come to the ruling of the whole."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import judge
from judge import scenario_from, spread
from judge.budget import limited
from judge.cli import main
from judge.processes import Cluster, Cores, Work, Workers
from judge.ruling import Ruling
from judge.ruling.asking import followed, ruled_together
from judge.ruling.by_edition import ruled_by
from judge.ruling.exploring import Part
from judge.scenario.branching import WHOLE
from tests.clusters import cluster
from tests.judge.test_exploring import CASES, OPEN, at_upkeep, outcomes

EDITION = "2023-11-17"
LIMITS = judge.Limits(ways=2_000, time=None, memory=None)
WORK = Work(LIMITS, EDITION)
TEXTS = ("you gain 1 life.", "you lose 1 life.", "draw a card.", "you gain 3 life.", "scry 1.")
MANY = at_upkeep({"life": "Ann"}, *TEXTS)  # 1 life, so that much depends on the order


def in_parts(plain: dict[str, Any], most: int) -> list[Part]:
    """All parts of a play, each of so many runs, in no order."""
    scenario, parts, left = scenario_from(plain), list[Part](), deque([WHOLE])
    date = ruled_by(scenario, EDITION)
    with limited(LIMITS):
        while left:
            parts.append(followed(scenario, date, left.pop(), most))
            left.extendleft(parts[-1].left)
    return parts


def whole(plain: dict[str, Any]) -> Ruling:
    """The ruling by one process."""
    return judge.ask(scenario_from(plain), LIMITS, EDITION)


@pytest.mark.parametrize("most", [1, 3])
@pytest.mark.parametrize(("board", "seed"), CASES[::2])
def test_parts_come_to_the_outcomes_of_the_whole(board: Any, seed: int, most: int) -> None:
    plain = board(seed)
    parts = in_parts(plain, most)
    found = ruled_together(scenario_from(plain), parts, None)
    assert outcomes(found) == outcomes(whole(plain))
    assert [str(one.answer) for one in found.outcomes] == [
        str(one.answer) for one in whole(plain).outcomes
    ]


@pytest.mark.parametrize("plain", OPEN.values(), ids=[kind.__name__ for kind in OPEN])
def test_no_run_is_left_out_and_none_is_followed_twice(plain: dict[str, Any]) -> None:
    """Where nothing meets, parts of one run are as many as the runs of the whole."""
    alone, single = in_parts(plain, 1000), in_parts(plain, 1)
    starts = sorted(one.start for one in single)
    assert all(one != after for one, after in pairwise(starts))
    assert len(alone) == 1
    assert sum(one.ways for one in single) >= alone[0].ways > 1


def spread_out(workers: Workers) -> Ruling:
    """The ruling on what depends on much, by these workers."""
    return spread.ask(scenario_from(MANY), WORK, workers)


def alike(found: Ruling, other: Ruling) -> bool:
    """True if two rulings are the same but for how many ways they tell."""
    every = [(one.answer, [said.value for said in one.answers]) for one in found.outcomes]
    return (found.verdict, found.answer, found.deciding, found.rules, every) == (
        *(other.verdict, other.answer, other.deciding, other.rules),
        [(one.answer, [said.value for said in one.answers]) for one in other.outcomes],
    )


def test_many_processes_give_the_ruling_of_one() -> None:
    one = whole(MANY)
    assert len(one.outcomes) == 2
    assert alike(spread_out(Cores(2)), one)


def test_a_process_that_dies_takes_nothing_with_it() -> None:
    done, killed = threading.Event(), list[int]()

    def kill() -> None:
        while not done.is_set() and len(killed) < 2:
            for child in multiprocessing.active_children()[:1]:
                time.sleep(0.3)
                killed.append(child.pid or 0)
                child.kill()

    killing = threading.Thread(target=kill)
    killing.start()
    try:
        found = spread_out(Cores(2))
    finally:
        done.set()
        killing.join()
    assert killed
    assert alike(found, whole(MANY))


def test_ways_are_counted_for_all_processes() -> None:
    few = judge.Limits(ways=40, time=None, memory=None)
    found = spread.ask(scenario_from(MANY), Work(few, EDITION), Cores(2))
    assert found.limit == "ways"
    assert "40" in found.unsupported[0]


def test_what_is_not_carried_out_is_told_from_elsewhere() -> None:
    plain = {**MANY, "rules": "1999-01-01"}
    assert spread.ask(scenario_from(plain), WORK, Cores(1)).verdict == "unsupported"


@pytest.mark.slow
def test_a_cluster_of_two_of_which_one_dies(tmp_path: Path) -> None:
    with cluster(tmp_path, 2) as (address, workers):
        killing = threading.Timer(1, workers[0].kill)
        killing.start()
        found = spread_out(Cluster(address, 2))
        killing.join()
    assert alike(found, whole(MANY))


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for more in ((), ("--jobs", "2")):
        assert (
            main(["ask", "docs/scenarios/doubling-season-scales.yaml", "--lang", "en", *more]) == 0
        )
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert "depends" in shown[0]
