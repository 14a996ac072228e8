"""Inputs are made, sent through a door and counted; those that come out wrong are kept as files.

What brings out something new is kept in mind and changed further, so that inputs find their way
behind what refuses most of them. A process apart sends them: one that hangs or dies is told from
outside, by the input that it had last.
"""

from __future__ import annotations

import faulthandler
import hashlib
import multiprocessing
import random
import re
import resource
import signal
import tempfile
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType

from tests.fuzz.allowed import Through, Wrong
from tests.fuzz.doors import Door
from tests.fuzz.making import made

KEPT = Path(__file__).parent / "kept"
_HARD = 40  # so many times its seconds an input may take by the clock before its process is ended
_ADDRESSES = 6 << 30  # bytes that a process may ask for: the machine is shared
_NOVEL = 400  # inputs that are kept in mind
_PLACE = re.compile(r'File "[^"]*?([\w-]+\.py)", line \d+, in (\w+)')


@dataclass
class Told:
    """What came of a door: how many inputs, of how many kinds, and what was wrong."""

    door: str
    minutes: float = 0
    inputs: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    slowest: float = 0
    wrong: dict[str, tuple[str, bytes]] = field(default_factory=dict)  # by where it was raised


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Raises `Wrong` in what takes more of the processor."""

    def late(number: int, frame: FrameType | None) -> None:
        raise Wrong(f"more than {seconds:g} s of the processor")

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def sent_through(door: Door, through: Through, data: bytes) -> str:
    """What came of one input; raises whatever is wrong with that, too much time and memory too."""
    before = _most()
    with in_time(door.seconds):
        found = through(data)
    if _most() - before > door.megabytes:
        raise Wrong(f"more than {door.megabytes} MB of memory")
    return found


def _most() -> float:
    """The most memory that this process had so far, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def inputs(
    door: Door, seeds: Sequence[bytes], seed: int, novel: Sequence[bytes]
) -> Iterator[bytes]:
    """The seeds as they are, then what is made of them and of what was new, without end."""
    rng = random.Random(f"{door.name} {seed}")
    if seed == 0:
        yield from seeds
    while True:
        pool = novel if novel and rng.random() < 0.3 else seeds
        yield made(rng, pool, door.own)


def run(door: Door, minutes: float, seed: int) -> Told:
    """Sends inputs through a door for so long, in as many processes as it takes."""
    told, number = Told(door.name), 0
    end = time.monotonic() + minutes * 60
    with tempfile.TemporaryDirectory(prefix="judge-fuzz-") as folder:
        last = Path(folder) / "last"
        while (left := end - time.monotonic()) > 0:
            _one_process(door, left, seed + number, last, told)
            number += 1
    told.minutes = minutes
    return told


def _one_process(door: Door, seconds: float, seed: int, last: Path, told: Told) -> None:
    """Sends inputs in a process of its own, until the time is over or the process is."""
    here, there = multiprocessing.Pipe(duplex=False)
    fork = multiprocessing.get_context("fork")
    process = fork.Process(target=_sending, args=(door, seconds, seed, last, there))
    with warnings.catch_warnings():  # it has other threads, but goes its own way at once
        warnings.simplefilter("ignore", DeprecationWarning)
        process.start()
    there.close()
    while True:
        try:
            what = here.recv()
        except EOFError:
            break
        _note(told, *what)
    process.join()
    if process.exitcode:
        data = last.read_bytes() if last.exists() else b""
        _note(told, 1, "died", 0.0, f"the process ended with {process.exitcode}", data)


def _note(told: Told, n: int, kind: str, took: float, wrong: str = "", data: bytes = b"") -> None:
    told.inputs += n
    told.kinds[kind] += n
    told.slowest = max(told.slowest, took)
    if wrong:
        key = where(wrong)
        if key not in told.wrong:
            print(f"{told.door}: {key}: {keep(told.door, data)}", flush=True)
        told.wrong.setdefault(key, (wrong, data))


def _sending(door: Door, seconds: float, seed: int, last: Path, to: Connection) -> None:
    """In the process apart: tells what came of each input."""
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESSES, _ADDRESSES))
    through, seeds = door.open(), list(door.seeds())
    novel: list[bytes] = []
    known: set[str] = set()
    end = time.monotonic() + seconds
    for data in inputs(door, seeds, seed, novel):
        if time.monotonic() > end:
            return
        last.write_bytes(data)
        faulthandler.dump_traceback_later(door.seconds * _HARD, exit=True)
        began, wrong, kind = time.process_time(), "", "wrong"
        try:
            kind = sent_through(door, through, data)
        except Exception:
            wrong = traceback.format_exc()
        to.send((1, kind, time.process_time() - began, wrong, data if wrong else b""))
        if kind not in known and len(novel) < _NOVEL:
            known.add(kind)
            novel.append(data)
    faulthandler.cancel_dump_traceback_later()


def where(wrong: str) -> str:
    """The last place of ours in a traceback, and its last line: what is of one cause is one."""
    places = _PLACE.findall(wrong)
    (file, function) = places[-1] if places else ("", "")
    kind, _, said = wrong.strip().splitlines()[-1].partition(": ")
    words = re.sub(r"[0-9]+", "N", said)[:40] if kind.endswith(Wrong.__name__) else ""
    return f"{file} {function}: {kind} {words}".strip() if places else re.sub(r"[0-9]+", "N", wrong)


def keep(door: str, data: bytes) -> Path:
    """An input as a file that is a test from now on."""
    folder = KEPT / door
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / hashlib.sha256(data).hexdigest()[:12]
    path.write_bytes(data)
    return path
