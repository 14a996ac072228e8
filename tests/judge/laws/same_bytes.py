"""The bytes of rulings, as one number a scenario: `python -m tests.judge.laws.same_bytes FILE…`.

What it prints is the same for any hash seed, process and version of Python.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from corpus.structs import to_bytes
from judge import Scenario, ask, load_scenarios
from judge.errors import BadScenario
from judge.game.wire import to_json
from judge.ruling import Ruling


def written(ruling: Ruling) -> bytes:
    """A ruling and the state that its play ends in, as bytes."""
    end = b"" if ruling.record is None else to_json(ruling.record.state)
    return to_bytes(ruling.to_dict()) + end


def lines(paths: Iterable[Path]) -> Iterator[str]:
    """For each scenario of some files where it stands, and the digest of its ruling."""
    for path in paths:
        for scenario in load_scenarios(path):
            yield f"{path.name}#{scenario.index} {_digest(scenario)}"


def _digest(scenario: Scenario) -> str:
    try:
        return hashlib.sha256(written(ask(scenario))).hexdigest()
    except BadScenario as error:
        return str(error)


if __name__ == "__main__":
    for line in lines(map(Path, sys.argv[1:])):
        print(line)
