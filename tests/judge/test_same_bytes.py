"""A ruling is the same bytes for any hash seed, process and version of Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.judge.laws.same_bytes import lines

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests/scenarios").rglob("*.yaml"))
SAMPLE = FILES[::20]  # of every section some
SEEDS = ("0", "1", "20231117")
NEEDED = "import ahocorasick_rs, ijson, immutables, msgspec, numpy, rapidfuzz, yaml"
OTHERS = [f"python3.{minor}" for minor in range(11, 16) if minor != sys.version_info.minor]


def printed(python: str, seed: str, paths: list[Path]) -> list[str]:
    """What another process prints of the rulings on these files."""
    command = [python, "-m", "tests.judge.laws.same_bytes", *map(str, paths)]
    settings = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        command, cwd=ROOT, env=settings, capture_output=True, text=True, check=True, timeout=600
    )
    return ran.stdout.splitlines()


@pytest.fixture(scope="module")
def here() -> list[str]:
    """The rulings of this process."""
    found = list(lines(SAMPLE))
    assert len(found) > 90
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ruling_is_the_same_for_any_hash_seed(seed: str, here: list[str]) -> None:
    """Another process with another hash seed prints the same digests."""
    assert printed(sys.executable, seed, SAMPLE) == here


def test_a_ruling_is_the_same_the_second_time() -> None:
    """What is kept of a first ruling, such as text that was read, changes no later one."""
    found = printed(sys.executable, "0", [path for path in SAMPLE for _ in range(2)])
    assert set(Counter(found).values()) == {2}


@pytest.mark.parametrize("python", OTHERS)
def test_a_ruling_is_the_same_for_any_version_of_python(python: str, here: list[str]) -> None:
    """Another Python prints the same; skipped where it, or what the judge needs, is not there."""
    found = shutil.which(python)
    if found is None or subprocess.run([found, "-c", NEEDED], capture_output=True).returncode:
        pytest.skip(f"{python} with the judge's dependencies is not there")
    assert printed(found, "0", SAMPLE) == here


def test_a_ruling_that_is_not_the_same_is_noticed(tmp_path: Path) -> None:
    """One life more in a scenario is another digest."""
    path = tmp_path / "one.yaml"
    found = []
    for life in (20, 21):
        path.write_text(
            f"players: {{Ann: {{life: {life}}}, Bob: {{}}}}\nask: [{{life: Ann}}]\n",
            encoding="utf-8",
        )
        found += lines([path])
    assert len(set(found)) == 2
