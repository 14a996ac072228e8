"""Many scenarios are ruled on by many processes: each once, in order, whoever dies meanwhile."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import judge
from judge.batch import batch
from judge.cli import main
from judge.processes import Cores, Work
from judge.scenario.loading import scenario_from
from tests.clusters import cluster

BOLT = {
    "players": {"Ann": {"mana_free": True, "hand": ["Lightning Bolt"]}, "Bob": {}},
    "play": [{"player": "Ann", "cast": "Lightning Bolt", "targets": ["Bob"]}],
}
LINES = [
    json.dumps(
        BOLT | {"ask": [{"life": "Bob"}], "players": {**BOLT["players"], "Bob": {"life": n}}}
    )
    for n in range(1, 61)
]

LONG = json.dumps(  # nobody has ruled on it before it can be killed
    {
        "players": {n: {"library": [{"card": "Forest", "count": 900}]} for n in ("Ann", "Bob")},
        "until": {"turn": 100000},
    }
)


def rulings(found: list[dict[str, Any]]) -> list[tuple[int, object]]:
    """The number of each line with the first value of its ruling."""
    return [(one["line"], one["ruling"]["answers"][0]["value"]) for one in found]


def test_each_line_has_its_answer_in_order() -> None:
    lines = [LINES[9], "", "{", LINES[4], '{"players": 3}']
    first, bad, second, other = batch(lines, Work(edition="2023-11-17"), Cores(2))
    assert rulings([first, second]) == [(1, 7), (4, 2)]
    assert (bad["line"], bad["problems"][0]["key"]) == (3, "JSON")
    assert (other["line"], other["problems"][0]["key"]) == (5, "players")
    assert (
        first["ruling"]
        == judge.ask(scenario_from(json.loads(LINES[9])), None, "2023-11-17").to_dict()
    )


def test_what_a_process_had_that_died_is_given_to_another() -> None:
    coming = batch(LINES, Work(), Cores(2))
    found = [next(coming)]
    multiprocessing.active_children()[0].kill()
    found += coming
    assert rulings(found) == [(n, n - 3) for n in range(1, 61)]


def test_a_line_of_which_every_process_dies_is_told() -> None:
    done = threading.Event()

    def kill() -> None:
        while not done.is_set():
            for child in multiprocessing.active_children():
                child.kill()
            time.sleep(0.001)

    killing = threading.Thread(target=kill)
    coming = batch([LONG, *LINES[:6]], Work(), Cores(2))
    killing.start()
    try:
        first = next(coming)
    finally:
        done.set()
        killing.join()
    assert first == {"line": 1, "ended": True}
    assert rulings(list(coming)) == [(n, n - 4) for n in range(2, 8)]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text(f"{LINES[5]}\n{{\n", encoding="utf-8")
    assert main(["batch", str(file), "--jobs", "1"]) == 1
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [sorted(one) for one in found] == [["line", "ruling"], ["line", "problems"]]
    assert main(["batch", str(tmp_path / "none.jsonl")]) == 2
    assert "none.jsonl" in capsys.readouterr().err


@pytest.mark.slow
def test_a_cluster_of_two_of_which_one_dies(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(LINES * 2), encoding="utf-8")
    with cluster(tmp_path, 2) as (address, workers):
        command = [sys.executable, "-m", "judge", "batch", str(file), "--cluster", address]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
            assert run.stdout is not None
            lines = [run.stdout.readline() for _ in range(20)]
            workers[0].kill()
            lines += run.stdout.readlines()
        assert run.returncode == 0
    found = rulings([json.loads(line) for line in lines])
    assert found == [(n, (n - 1) % 60 - 2) for n in range(1, 121)]
