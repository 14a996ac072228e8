"""What is left of a command that was killed at any moment is the old state or the new one.

`python -m tests.kills` tries each command 200 times; here are a few rounds of what is quick.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def rounds(*words: str, **environment: str) -> str:
    """What some rounds tell; they fail where they left anything else."""
    path = os.pathsep.join(filter(None, sys.path))
    env = {**os.environ, "PYTHONPATH": path, **environment}
    command = [sys.executable, "-m", "tests.kills", *words]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_killed_import_or_restore_leaves_the_old_state_or_the_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    told = rounds("--rounds", "3", "documents", "restore")
    assert told.startswith("documents: ") and "\nrestore: " in told


def test_nothing_acknowledged_is_lost_of_permalinks_and_reports(
    address: str,
) -> None:
    assert rounds("--rounds", "3", "store", DATABASE_URL=address).startswith("store: ")


HALF = """
import random, sys
from pathlib import Path
from tests.kills.rounds import tried
from tests.kills.trials import NEW, OLD, Trial

def run(folder, told):
    for _ in range(30):
        (folder / "text").write_bytes(b"")
        for _ in range(100):
            with (folder / "text").open("ab") as file:
                file.write(b"new")

def state(folder, told):
    text = (folder / "text").read_bytes()
    assert text in (b"old", b"new" * 100), "half is there"
    return OLD if text == b"old" else NEW

trial = Trial(lambda folder: (folder / "text").write_bytes(b"old"), run, state)
tried(trial, Path(sys.argv[1]) / "x", 20, random.Random(1))
"""


def test_a_round_that_leaves_anything_else_is_told(tmp_path: Path) -> None:
    """A command that empties its file before it writes it again."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    words = [sys.executable, "-c", HALF, str(tmp_path)]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "half is there" in done.stderr
