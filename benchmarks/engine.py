"""How fast the judge rules, against the times it is meant to keep.

    .venv/bin/python -m benchmarks.engine [--passes 3]
    .venv/bin/python -m benchmarks.engine --against COMMIT [--every 1]

One process on one core. Measured are, over every scenario of `tests/scenarios`:

    play        a scenario that is read already is set up and played, in a process that has seen
                all of them once: the median of each scenario's median over the passes
    ruling      `judge.ask` on the same: that median, and the 95th percentile
    throughput  the files read, and every scenario ruled on and checked: scenarios a second
    cold        `judge ask` on one scenario as a command of its own, its modules compiled by an
                earlier run, the best of five
    projection  the current characteristics of a board of 40 permanents, no cache, the median: with
                5 continuous effects, and with 15 over 7 layers and sublayers

With `--against` both commits' engines play that commit's scenarios in turn, and start in turn;
printed are ratios of what this one takes of a core to what that one took. `--every 10` plays every
tenth file.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from immutables import Map

import judge
from benchmarks.figures import show
from benchmarks.pairs import compare
from judge.abilities import Keyword, Static
from judge.abilities import filters as f
from judge.abilities import modifications as m
from judge.abilities.bases import Filter, Modification
from judge.abilities.statics import Continuous
from judge.abilities.who import You
from judge.cards import CardType, Characteristics, Color
from judge.game.state import (
    BodyId,
    ContinuousEffect,
    Counters,
    GameObject,
    GameState,
    ObjectId,
    Player,
    PlayerId,
    Turn,
    Zone,
)
from judge.game.steps import Step
from judge.rules import layers
from judge.rules.editions import NEWEST_EDITION
from judge.ruling.asking import rulebook_of
from judge.ruling.playing import play
from judge.scenario.branching import Barred, Branch
from judge.values import Bilingual

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"
EXAMPLE = ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml"
ANN, BOB = PlayerId("Ann"), PlayerId("Bob")
PERMANENTS = 40


def main() -> None:
    """Measures everything and prints each figure beside its target."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--against", metavar="COMMIT")
    parser.add_argument("--every", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.against:
        _against(arguments.against, arguments.every)
        return
    passes = arguments.passes
    paths = sorted(SCENARIOS.rglob("*.yaml"))
    scenarios = [scenario for path in paths for scenario in judge.load_scenarios(path)]
    played, times = _timed(scenarios, passes, _play), _timed(scenarios, passes, judge.ask)
    print(f"{len(scenarios)} scenarios, {passes} passes; the slowest takes {times[-1]:.0f} ms")
    show("a play, median", _at(played, 0.5), "ms", at_most=4)
    show("a ruling, median", _at(times, 0.5), "ms", at_most=5)
    show("a ruling, 95th percentile", _at(times, 0.95), "ms", at_most=30)
    show("scenarios read, ruled on, checked", _throughput(paths, passes), "/s", at_least=150)
    show("cold start of judge ask", _cold(), "s", at_most=0.6)
    for number in (15, 5):
        name = f"projection, {PERMANENTS} permanents, {number} effects"
        show(name, _projection(number), "ms", at_most=2)


def _against(commit: str, every: int) -> None:
    with TemporaryDirectory() as folder:
        for name, pair in compare(commit, Path(folder), every).items():
            before, late = statistics.median(pair.before), _at(sorted(pair.now), 0.95)
            print(f"{name:42}{pair.ratio:10.2f} of {before:.2f} ms; 95 % within {late:.1f} ms")


def _timed(
    scenarios: Sequence[judge.Scenario], passes: int, done: Callable[[judge.Scenario], object]
) -> list[float]:
    """The median time of what is done with each scenario, in milliseconds, the quickest first."""
    for scenario in scenarios:
        done(scenario)
    gc.collect()
    timed: list[list[float]] = [[] for _ in scenarios]
    for _ in range(passes):
        for scenario, times in zip(scenarios, timed, strict=True):
            times.append(_milliseconds(partial(done, scenario)))
    return sorted(map(statistics.median, timed))


def _play(scenario: judge.Scenario) -> None:
    """Plays a scenario one way, without an account of it; some can't be played to their ends."""
    with suppress(judge.JudgeError, Barred):
        play(scenario, rulebook_of(scenario.rules or NEWEST_EDITION.date), Branch())


def _throughput(paths: Sequence[Path], passes: int) -> float:
    """Scenarios a second, from the files to the outcomes of all checks, in the best pass."""
    best = 0.0
    for _ in range(passes):
        start = time.perf_counter()
        checked = [judge.check(one) for path in paths for one in judge.load_scenarios(path)]
        best = max(best, len(checked) / (time.perf_counter() - start))
    return best


def _cold() -> float:
    """How many seconds the command takes from its start to its end, the best of five."""
    words = [sys.executable, "-m", "judge", "ask", str(EXAMPLE)]
    times = []
    with TemporaryDirectory() as folder:
        kept = {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(6):  # the first one compiles the modules
            start = time.perf_counter()
            subprocess.run(
                words, capture_output=True, check=True, cwd=ROOT, env={**os.environ, **kept}
            )
            times.append(time.perf_counter() - start)
    return min(times[1:])


def _projection(number: int, times: int = 200) -> float:
    """The median time of a projection of a board with so many effects, in milliseconds."""
    rulebook = rulebook_of(None)
    states = [board(number).with_(moment=place) for place in range(times + 20)]
    timed = []
    for state in states:
        timed.append(_milliseconds(partial(layers.project, state, rulebook)))
    return statistics.median(timed[20:])


def _milliseconds(measured: Callable[[], object]) -> float:
    start = time.perf_counter()
    measured()
    return (time.perf_counter() - start) * 1000


def _at(times: Sequence[float], share: float) -> float:
    """The time that `share` of all stay below."""
    return times[min(int(len(times) * share), len(times) - 1)]


# -- the board of the projections ------------------------------------------------------------

CREATURES = f.AllOf((f.IsPermanent(), f.OfType(CardType.CREATURE)))
OWN = f.AllOf((f.IsPermanent(), f.OfType(CardType.CREATURE), f.ControlledBy(You())))
ARTIFACTS = f.AllOf((f.IsPermanent(), f.OfType(CardType.ARTIFACT)))
BEARS = f.AllOf((f.IsPermanent(), f.OfSubtype("Bear")))
BLUE = f.AllOf((f.IsPermanent(), f.OfColor(Color.BLUE)))
FLYING = f.AllOf((f.IsPermanent(), f.WithKeyword("flying")))

STATIC: tuple[tuple[Filter, tuple[Modification, ...]], ...] = (
    (ARTIFACTS, (m.BecomeTypes(types=(CardType.CREATURE,)), m.SetPowerToughness(1, 1))),
    (BEARS, (m.BecomeColors((Color.BLUE,)),)),
    (BLUE, (m.GainAbilities((Keyword("flying"),)),)),
    (OWN, (m.ModifyPowerToughness(1, 1),)),
    (FLYING, (m.ModifyPowerToughness(1, 0),)),
    (OWN, (m.GainAbilities((Keyword("trample"),)), m.ModifyPowerToughness(0, 1))),
    (CREATURES, (m.BecomeTypes(subtypes=("Bear",)),)),
    (BEARS, (m.ModifyPowerToughness(1, 1),)),
    (CREATURES, (m.GainAbilities((Keyword("haste"),)),)),
    (BLUE, (m.ModifyPowerToughness(-1, 0),)),
    (FLYING, (m.LoseAbilities(("trample",)),)),
)
RESOLVED: tuple[Modification, ...] = (
    m.CopyValues(
        Characteristics(
            name=Bilingual("Copied", "复制品"),
            types=frozenset({CardType.CREATURE}),
            power=3,
            toughness=3,
        )
    ),
    m.ChangeText("black", "white"),
    m.SetPowerToughness(4, 4),
    m.ModifyPowerToughness(2, 2),
)


def board(number: int) -> GameState:
    """A board of 40 permanents, half of them Ann's, with 5 continuous effects or with all 15."""
    static = STATIC[:number]
    held = [_permanent(place, static[place : place + 1]) for place in range(PERMANENTS)]
    effects = tuple(
        ContinuousEffect((held[20 + place].id,), (change,), ANN, timestamp=100 + place)
        for place, change in enumerate(RESOLVED[: number - len(static)])
    )
    return GameState(
        players=(Player(ANN), Player(BOB)),
        turn=Turn(ANN, 1, Step.PRECOMBAT_MAIN),
        battlefield=tuple(one.id for one in held),
        objects=Map({one.id: one for one in held}),
        effects=effects,
        next_id=200,
    )


def _permanent(place: int, static: Sequence[tuple[Filter, tuple[Modification, ...]]]) -> GameObject:
    """A creature, every fourth one an artifact, and what has a static ability an enchantment."""
    id_, owner = ObjectId(place + 1), (ANN, BOB)[place % 2]
    types = {CardType.ARTIFACT} if place % 4 == 3 else {CardType.CREATURE}
    printed = Characteristics(
        name=Bilingual(f"No. {place}", f"{place}号"),
        types=frozenset({CardType.ENCHANTMENT} if static else types),
        subtypes=frozenset({"Bear"} if place % 3 == 0 and not static else ()),
        abilities=tuple(Static(Continuous(what, changes)) for what, changes in static),
        power=None if static else 2,
        toughness=None if static else 2,
    )
    counters = Counters((("+1/+1", 1),)) if place in (30, 31) else Counters()
    held = GameObject(id_, BodyId(id_), printed, owner, owner, Zone.BATTLEFIELD, owner)
    return held.with_(timestamp=id_, counters=counters)


if __name__ == "__main__":
    main()
