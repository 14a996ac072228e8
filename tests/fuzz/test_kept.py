"""Every input that once broke a door goes through it now, and so do some that are made afresh."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from tests.fuzz.doors import DOORS, Door
from tests.fuzz.running import KEPT, inputs, sent_through

MADE = 8  # inputs of each door, beside those that were kept

pytestmark = pytest.mark.xdist_group("fuzz")


@pytest.fixture(scope="module", autouse=True)
def _own_data(new_data: Callable[[], Path]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUDGE_DATA", str(new_data()))
        yield


@cache
def opened(opening: Callable[[], Callable[[bytes], str]]) -> Callable[[bytes], str]:
    """What lets inputs through; three doors of the site are one."""
    return opening()


def kept(door: Door) -> list[bytes]:
    """The inputs that were kept of a door, in order of their names."""
    return [path.read_bytes() for path in sorted((KEPT / door.name).glob("*"))]


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_nothing_breaks_a_door(door: Door) -> None:
    """No crash, no hang, no error but the project's own in both languages, nothing unescaped."""
    through, seeds = opened(door.open), list(door.seeds())
    for data in (*kept(door), *islice(inputs(door, seeds, 1, ()), MADE)):
        assert sent_through(door, through, data), data
