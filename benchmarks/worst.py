"""What the heaviest and the most hostile rulings take, against what they may.

    .venv/bin/python -m benchmarks.worst [--only WORDS]

Each case is ruled on in a process of its own, which has ruled once before. Measured are the seconds
that `judge.ask` takes of a processor, so that other work on the machine doesn't count, and the most
memory that the process ever had. Boards that must be ruled on have limits that allow it; hostile
inputs have the usual ones.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import time
from collections.abc import Iterator
from dataclasses import dataclass

import judge
from benchmarks.figures import show

ENOUGH = judge.Limits(steps=None, events=None, objects=None, time=60, memory=None)
USUAL = judge.Limits()
BILLION, HUGE = 10**9, 10**30
DOUBLES = (
    "If an effect would create one or more tokens under your control, it creates twice that many "
    "of those tokens instead."
)
MEGABYTE = 1024  # of the kilobytes that the system tells


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario, what it may take, and how it must end: by a limit, or with an answer."""

    name: str
    text: str
    seconds: float
    megabytes: float = 300
    limits: judge.Limits = USUAL
    is_answered: bool = False


def main() -> None:
    """Rules on every case and prints its figures beside the targets."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", metavar="WORDS", help="cases whose names have these")
    only = parser.parse_args().only
    for case in cases():
        if only not in case.name:
            continue
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            seconds, megabytes, ended = pool.apply(measure, (case,))
        show(f"{case.name} ({ended})", seconds, "s", at_most=case.seconds)
        show(f"{case.name}, memory", megabytes, "MB", at_most=case.megabytes)
        if case.is_answered and ended != "determined":
            print(f"{case.name}: MISSED, it must be ruled on")


def measure(case: Case) -> tuple[float, float, str]:
    """The seconds, the most megabytes, and how the ruling ended."""
    (easy,) = judge.load_scenarios("players: {Ann: {}, Bob: {}}")
    judge.ask(easy)
    (scenario,) = judge.load_scenarios(case.text)
    start = time.process_time()
    ruling = judge.ask(scenario, case.limits)
    seconds = time.process_time() - start
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEGABYTE
    return seconds, most, ruling.limit.value if ruling.limit else ruling.verdict.value


def cases() -> Iterator[Case]:
    """The boards that must be fast, then what must end."""
    yield Case("1,000 Soul Wardens", wardens(1_000), 5, 500, ENOUGH, is_answered=True)
    yield Case("300 anthems, 600 creatures", anthems(300, 600), 1, limits=ENOUGH, is_answered=True)
    yield Case("200 effects", independent(200), 1, limits=ENOUGH, is_answered=True)
    yield Case("Wrath, 300 Blood Artists", wrath(300), 2.3)
    yield Case("40 token doublers", doublers(40), 1)
    yield Case("60 effects that depend", dependent(60), 2.3, 500)
    for words in ("Draw X cards.", "Create X Treasure tokens.", "Scry X.", "You gain X life."):
        for x in (BILLION, HUGE):
            yield Case(f"X is {x:.0e}: {words}", act(words, f", x: {x}"), 1)
    kicked = "Multikicker {1}{G}\nDraw a card."
    yield Case("kicked 1e9 times", act(kicked, f", kicked: {BILLION}"), 1)
    replicated = "Replicate {1}\nYou gain 1 life."
    yield Case("replicated 1e9 times", act(replicated, f", with: [{{replicate: {BILLION}}}]"), 1)
    yield Case("a cost of {100000000}", act("Draw a card.", "", "{100000000}"), 1)
    yield Case("30 hybrid symbols", act("Draw a card.", "", "{2/R}" * 30), 1)


# -- the boards --------------------------------------------------------------------------------


def act(words: str, more: str, cost: str = "{X}{R}") -> str:
    """Ann casts a sorcery of these words, with twenty Mountains and a full library."""
    lines = "\n".join(f"      {line}" for line in words.split("\n"))
    free = "false" if cost != "{X}{R}" else "true"
    return f"""
cards:
  - name: Act
    cost: "{cost}"
    type: Sorcery
    text: |
{lines}
players:
  Ann:
    mana_free: {free}
    hand: [Act]
    battlefield: [{{card: Mountain, count: 20}}]
    library: [{{card: Forest, count: 60}}]
  Bob: {{}}
play:
  - {{player: Ann, cast: Act{more}}}
  - resolve: all
"""


def wardens(number: int) -> str:
    """A creature enters, and each of so many abilities triggers."""
    return f"""
players:
  Ann:
    mana_free: true
    battlefield: [{{card: Soul Warden, count: {number}}}]
    hand: [Grizzly Bears]
  Bob: {{}}
play:
  - {{player: Ann, cast: Grizzly Bears}}
  - resolve: all
ask: [{{life: Ann}}]
"""


def anthems(number: int, creatures: int) -> str:
    """So many effects on so many creatures."""
    return f"""
cards: [{{name: Song, cost: "{{W}}", type: Enchantment, text: Creatures you control get +1/+1.}}]
players:
  Ann:
    battlefield: [{{card: Song, count: {number}}}, {{card: Grizzly Bears, count: {creatures}}}]
  Bob: {{}}
ask: [{{power_toughness: Grizzly Bears}}]
"""


def _songs(words: tuple[str, ...], number: int) -> str:
    cards = "".join(
        f'  - {{name: Song {place}, cost: "{{W}}", type: Enchantment, text: {text!r}}}\n'
        for place, text in enumerate(words)
    )
    each = number // len(words)
    there = ", ".join(f"{{card: Song {place}, count: {each}}}" for place in range(len(words)))
    return f"""
cards:
{cards}players:
  Ann: {{battlefield: [{there}, {{card: Grizzly Bears, count: 20}}, {{card: Forest, count: 5}}]}}
  Bob: {{}}
ask: [{{power_toughness: Grizzly Bears}}]
"""


def independent(number: int) -> str:
    """Effects of several layers, none of which depends on another."""
    words = (
        "Creatures you control get +1/+1.",
        "Creatures you control have flying.",
        "Creatures you control have trample.",
        "Creatures you control get +0/+1.",
        "Other creatures you control have haste.",
    )
    return _songs(words, number)


def dependent(number: int) -> str:
    """Effects each of which may change what the others affect."""
    words = (
        "All lands are 1/1 creatures that are still lands.",
        "All creatures are Goblins in addition to their other types.",
        "All creatures lose flying.",
        "Creatures with flying have trample.",
        "Creatures with trample have flying.",
    )
    return _songs(words, number)


def wrath(number: int) -> str:
    """All of so many creatures die, and each sees each of them die."""
    return f"""
players:
  Ann:
    mana_free: true
    battlefield: [{{card: Blood Artist, count: {number}}}]
    hand: [Wrath of God]
  Bob: {{life: 1000000}}
play:
  - {{player: Ann, cast: Wrath of God}}
  - resolve: all
ask: [{{life: Bob}}]
"""


def doublers(number: int) -> str:
    """One token is created, twice as many so many times over."""
    return f"""
cards:
  - name: Doubler
    cost: "{{G}}"
    type: Enchantment
    text: {DOUBLES}
  - {{name: Make, cost: "{{G}}", type: Sorcery, text: Create a 1/1 green Bear creature token.}}
players:
  Ann:
    mana_free: true
    battlefield: [{{card: Doubler, count: {number}}}]
    hand: [Make]
  Bob: {{}}
play:
  - {{player: Ann, cast: Make}}
  - resolve: all
"""


if __name__ == "__main__":
    main()
