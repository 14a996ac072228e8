"""Each rule is switched off once, and some scenario must turn red: else nothing proves the rule.

`python -m tests.judge.switched_off` tells how many there are and which nobody notices, and writes
the list of them anew with `--write`; `python -m tests.judge.switched_off trample` looks at the
functions whose name has that word, and says which scenario notices each.

A function marked with `@cites` is switched off by letting it give the neutral value of its return
type: False, nothing, an empty tuple, 0, or what it was given. One that always says the same to a
keyword ability's hook is switched off by leaving the hook empty; any other that only bears its
numbers decides nothing. A switch is noticed if an expectation of a scenario fails then. First every
scenario is played once, to learn which functions gave what in it; a switch is then tried only on
those in which it changes something, the quickest first.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import multiprocessing
import re
import resource
import signal
import sys
import textwrap
import time
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import force_setattr

import judge.keywords
import judge.rules
from corpus.ids import RuleId
from corpus.structs import fields_of
from judge import Scenario, check, load_scenarios
from judge.cite import Because, Cited, cited_in
from judge.examples import examples
from judge.keywords import KEYWORDS
from judge.rules.rulebook import KeywordAbility
from judge.ruling.checking import Outcome

ROOT = Path(__file__).parents[2]
UNNOTICED = Path(__file__).with_name("rules_unnoticed.txt")
FOLDERS = (ROOT / "tests/scenarios", ROOT / "docs/scenarios")
MOST_SECONDS = 20  # of one scenario with a rule switched off
MOST_MEMORY = 3 << 30
NO_REASON = "(no reason is given)"
MOST_AFTER_A_BREAK = 12  # scenarios that are looked at for one that fails, after one that breaks
KEPT_MODULES = ("judge.cards", "judge.oracle", "judge.language", "judge.abilities", "judge.game")
ABSENT = "absent"  # the hook of a keyword ability is left empty
NUMBER = re.compile(r"\d{3}\.\d+[a-z]?")
Switch = tuple[str, str]  # the name of a function, and the value it is switched to


class Unknown:
    """The value of a type that has no neutral one."""


class TooLong(BaseException):
    """A scenario takes too long, as it may with a rule switched off."""


@dataclass(slots=True)
class Noticed:
    """Who notices a switch: the scenario in which an expectation fails, or that breaks."""

    switch: Switch
    failed: str = ""
    broke: str = ""
    tried: int = 0
    matters: bool = True  # False of what the function says anyway, wherever it is asked

    @property
    def noticed(self) -> bool:
        """True if some scenario is red with the switch."""
        return bool(self.failed or self.broke)


@dataclass(slots=True)
class Recorded:
    """What each scenario took, and in which ones each switch changes what a function gives."""

    seconds: dict[str, float] = field(default_factory=dict)
    changed: dict[Switch, dict[str, None]] = field(default_factory=dict)


@cache
def functions() -> dict[str, Cited[..., object]]:
    """The cited functions of the rules and the keyword abilities, by name."""
    return {f.name: f for package in (judge.rules, judge.keywords) for f in cited_in(package)}


def scenarios() -> dict[str, Scenario]:
    """Every scenario of the suite, the documents and the rulebook's examples, by its place."""
    found = [s for folder in FOLDERS for path in sorted(folder.rglob("*.yaml")) for s in load(path)]
    found += [s.with_(rules=s.rules or one.edition) for one in examples() for s in one.scenarios]
    return {place(scenario): scenario for scenario in found}


def load(path: Path) -> Iterator[Scenario]:
    """The scenarios of a file."""
    yield from load_scenarios(path)


def place(scenario: Scenario) -> str:
    """The file of a scenario and its number in it."""
    file = Path(scenario.file).resolve()
    return f"{file.relative_to(ROOT).as_posix()}#{scenario.index}"


def hooks() -> dict[str, list[tuple[KeywordAbility, str]]]:
    """The hooks of keyword abilities that each function fills, by its name."""
    found: dict[str, list[tuple[KeywordAbility, str]]] = {}
    for keyword in KEYWORDS:
        for name in fields_of(keyword):
            value = getattr(keyword, name)
            if isinstance(value, Cited):
                found.setdefault(value.name, []).append((keyword, name))
    return found


def constant(function: Callable[..., object]) -> bool:
    """True if a function says the same whatever it is asked, or what it is given back."""
    source = textwrap.dedent(inspect.getsource(inspect.unwrap(function)))
    (defined,) = ast.parse(source).body
    assert isinstance(defined, ast.FunctionDef)
    said = [line for line in defined.body if not isinstance(line, ast.Expr)]
    simple = (ast.Constant, ast.Attribute, ast.Tuple, ast.Name)
    return all(isinstance(one, ast.Return) and isinstance(one.value, simple) for one in said)


def neutral_values(function: Callable[..., object]) -> dict[str, Callable[..., object]]:
    """The values a function may be switched to, by how they are written; none if it has none.

    A function that says yes or no is switched to both: a rule that allows is off with False, one
    that forbids is off with True.
    """
    function = inspect.unwrap(function)
    said = function.__annotations__.get("return")
    kind = evaluated(said, function)
    if kind is bool:
        return {"False": lambda *a, **k: False, "True": lambda *a, **k: True}
    value = neutral(kind)
    if not isinstance(value, Unknown):
        return {written(value): lambda *a, **k: neutral(kind)}
    same = [n for n, t in function.__annotations__.items() if n != "return" and t == said]
    if same:
        return {"unchanged": given(function, same[-1])}
    usual = default(kind)
    return {} if isinstance(usual, Unknown) else {"default": lambda *a, **k: usual}


def written(value: object) -> str:
    """How a neutral value is named: of an iterator as of a tuple, and without spaces."""
    return "()" if isinstance(value, Iterator) else repr(value).replace(" ", "")


def default(kind: Any) -> object:
    """The value of a class that needs nothing to be said of it."""
    if not isinstance(kind, type) or issubclass(kind, Enum) or kind is object:
        return Unknown()
    try:
        return kind()
    except TypeError:  # something must be said
        return Unknown()


def evaluated(said: object, function: Callable[..., object]) -> object:
    """The type that an annotation means; raises NameError where a name is not there."""
    return eval(said, function.__globals__) if isinstance(said, str) else said


def neutral(kind: Any) -> object:
    """The neutral value of a type: False, None, (), 0, "", or one of these for each part."""
    if kind is None or kind is type(None):
        return None
    if kind in (bool, int, str, tuple, list, frozenset, set, dict):
        return kind()
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin in (types.UnionType, typing.Union):
        return None if type(None) in parts else Unknown()
    if origin is tuple and Ellipsis not in parts:
        values = tuple(neutral(part) for part in parts)
        return Unknown() if any(isinstance(value, Unknown) for value in values) else values
    if origin in (tuple, list, frozenset, set, dict):
        return origin()
    if isinstance(origin, type) and issubclass(origin, Iterator):
        return iter(())
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return {}
    return Unknown()


def given(function: Callable[..., object], name: str) -> Callable[..., object]:
    """A function that gives back what the other is given under a name."""
    place_ = list(function.__code__.co_varnames).index(name)

    def unchanged(*args: object, **kwargs: object) -> object:
        return kwargs[name] if name in kwargs else args[place_]

    return unchanged


def switches() -> Iterator[Switch]:
    """Every function that decides something, with each value that it may be switched to."""
    filled = hooks()
    for name, cited in functions().items():
        if not constant(cited.function):
            yield from ((name, value) for value in neutral_values(cited.function))
        elif any(hook != "means" for _, hook in filled.get(name, ())):
            yield name, ABSENT


@cache
def caches() -> list[Callable[[], None]]:
    """What empties each cache of the rules."""
    found: list[Callable[[], None]] = []
    for name, module in sorted(sys.modules.items()):
        if name.startswith("judge.") and not name.startswith(KEPT_MODULES):
            for value in vars(module).values():
                kept = value.function if isinstance(value, Cited) else value
                if hasattr(kept, "cache_clear") and kept.__module__ == name:
                    found.append(kept.cache_clear)
    return found


def forget() -> None:
    """Forgets all that the rules keep of what they once worked out."""
    for clear in caches():
        clear()


@contextmanager
def off(switch: Switch) -> Iterator[None]:
    """A function gives its neutral value."""
    name, value = switch
    cited = functions()[name]
    before, filled = cited.function, hooks()[name] if value == ABSENT else []
    forget()
    if value != ABSENT:
        cited.function = neutral_values(before)[value]
    for keyword, hook in filled:
        force_setattr(keyword, hook, None)
    try:
        yield
    finally:
        cited.function = before
        for keyword, hook in filled:
            force_setattr(keyword, hook, cited)
        forget()


@contextmanager
def recording(names: set[str], seen: dict[Switch, None]) -> Iterator[None]:
    """Notes each switch that would have changed what a function of these names gave."""
    before = {functions()[name]: functions()[name].function for name in names}
    for cited, function in before.items():
        cited.function = noting(cited.name, function, seen)
    try:
        yield
    finally:
        for cited, function in before.items():
            cited.function = function


def noting(
    name: str, function: Callable[..., object], seen: dict[Switch, None]
) -> Callable[..., object]:
    """A function that does the same and notes which of its switches would have mattered."""
    values = neutral_values(function)

    def noted(*args: object, **kwargs: object) -> object:
        try:
            made = function(*args, **kwargs)
        except Exception:  # it refuses, asks or declines, which no neutral value does
            seen.update(dict.fromkeys((name, said) for said in values))
            raise
        acts = made is None or (bool(args) and isinstance(args[0], Because))
        for said, value in values.items():
            if (name, said) not in seen and (acts or value(*args, **kwargs) != made):
                seen[name, said] = None
        return made

    noted.__wrapped__ = inspect.unwrap(function)  # type: ignore[attr-defined]
    return noted


def record(found: Mapping[str, Scenario], chosen: list[Switch]) -> Recorded:
    """Plays every scenario as it is, to learn of these switches; leaves out what does not pass."""
    recorded, filled, names = Recorded(), hooks(), {name for name, _ in chosen}
    empty = {s: filled[s[0]][0][0].rule for s in chosen if s[1] == ABSENT}
    for name, scenario in found.items():
        seen: dict[Switch, None] = {}
        forget()
        begun = time.perf_counter()
        with recording(names, seen):
            result = check(scenario)
        if result.outcome is Outcome.PASS:
            recorded.seconds[name] = time.perf_counter() - begun
            for switch in (*seen, *(s for s in empty if of_rule(empty[s], result.citations))):
                recorded.changed.setdefault(switch, {})[name] = None
    return recorded


def of_rule(rule: str, citations: tuple[str, ...]) -> bool:
    """True if a rule or one of its subrules is cited."""
    return any(RuleId.parse(one).is_within(RuleId.parse(rule)) for one in citations)


def notice(switch: Switch, found: Mapping[str, Scenario], recorded: Recorded) -> Noticed:
    """Switches a function off and plays the scenarios that it matters in, until one notices."""
    noticed = Noticed(switch, matters=is_other(switch, recorded))
    breaks = 0
    with off(switch):
        for name in sorted(recorded.changed.get(switch, {}), key=recorded.seconds.__getitem__):
            noticed.tried += 1
            outcome = played(found[name])
            if outcome is Outcome.FAIL:
                noticed.failed = name
                break
            if outcome is not Outcome.PASS:
                noticed.broke = noticed.broke or name
                breaks += 1
            if breaks and noticed.tried > MOST_AFTER_A_BREAK:
                break
    return noticed


def is_other(switch: Switch, recorded: Recorded) -> bool:
    """False of a truth value that a function always gives, where the other one is tried."""
    name, value = switch
    contrary = {"True": "False", "False": "True"}.get(value, "")
    return switch in recorded.changed or (name, contrary) not in recorded.changed


def played(scenario: Scenario) -> Outcome:
    """How a scenario does; one that raises what it should not, or does not end, is an error."""

    def stop(number: int, frame: object) -> None:
        raise TooLong

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, MOST_SECONDS)
    try:
        return check(scenario).outcome
    except (Exception, TooLong):  # the judge with a rule missing may break in any way
        return Outcome.ERROR
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


_SHARED: list[tuple[Mapping[str, Scenario], Recorded]] = []  # what the processes inherit


def _notice(switch: Switch) -> Noticed:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    return notice(switch, *_SHARED[0])


def look(chosen: list[Switch], jobs: int = 2, at_once: int | None = None) -> Iterator[Noticed]:
    """Who notices each of these switches, among all scenarios.

    With `at_once`, so many scenarios are played at a time, those that name a rule of a switch
    first, until each switch is noticed: a few switches need not wait for all scenarios. One that
    has changed nothing by the time another value of its function is noticed doesn't matter.
    """
    found, whole, left = scenarios(), Recorded(), list(chosen)
    proved: set[str] = set()
    places = sorted(found, key=naming(left, found)) if at_once else list(found)
    while left and places:
        block = {name: found[name] for name in places[:at_once]}
        places = places[at_once:] if at_once else []
        recorded = record(block, left)
        for switch, changed in recorded.changed.items():
            whole.changed.setdefault(switch, {}).update(changed)
        _SHARED[:] = [(block, recorded)]
        with multiprocessing.get_context("fork").Pool(jobs) as pool:
            tried = list(pool.imap_unordered(_notice, left, chunksize=4))
        yield from (one for one in tried if one.noticed)
        proved |= {one.switch[0] for one in tried if one.noticed}
        idle = [s for s in left if at_once and s[0] in proved and s not in whole.changed]
        yield from (Noticed(switch, matters=False) for switch in idle)
        left = [one.switch for one in tried if not one.noticed and one.switch not in idle]
    yield from (Noticed(switch, matters=is_other(switch, whole)) for switch in left)


def naming(chosen: list[Switch], found: Mapping[str, Scenario]) -> Callable[[str], bool]:
    """False, which comes first, of a scenario that names a rule of one of these switches."""
    numbers = {number for name, _ in chosen for number in functions()[name].numbers}

    def names_none(name: str) -> bool:
        said = f"{name} {found[name].title.en}"
        return numbers.isdisjoint((*NUMBER.findall(said), *found[name].cites))

    return names_none


def listed() -> dict[Switch, str]:
    """The switches that are known to be unnoticed, each with its reason."""
    lines = UNNOTICED.read_text(encoding="utf-8").splitlines()
    parts = [line.split(maxsplit=2) for line in lines if not line.startswith("#")]
    return {(name, value): reason for name, value, reason in parts}


def write(unnoticed: list[Switch]) -> None:
    """Writes the list anew; what was listed keeps its reason, and what is new waits for one."""
    head = [line for line in UNNOTICED.read_text("utf-8").splitlines() if line.startswith("#")]
    reasons = listed()
    told = (f"{name} {value} {reasons.get((name, value), NO_REASON)}" for name, value in unnoticed)
    UNNOTICED.write_text("\n".join((*head, *sorted(told))) + "\n", encoding="utf-8")


def main() -> None:
    """Tells what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("words", nargs="*", help="only functions whose name has one of these")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write the list anew")
    options = parser.parse_args()
    words: list[str] = options.words
    chosen = [s for s in switches() if not words or any(word in s[0] for word in words)]
    found = []
    for one in look(chosen, options.jobs):
        found.append(one)
        if words or not one.failed:
            said = one.failed or (f"breaks {one.broke}" if one.broke else "NOBODY")
            print(f"{one.switch[0]} {one.switch[1]}  {said} ({one.tried} tried)", flush=True)
    unnoticed = sorted(one.switch for one in found if one.matters and not one.noticed)
    mattering = [one for one in found if one.matters]
    broken = sum(one.noticed and not one.failed for one in found)
    print(f"{len(functions())} functions, {len({one.switch[0] for one in mattering})} decide")
    print(f"{len(mattering)} switches, {len(unnoticed)} unnoticed")
    print(f"{broken} noticed only because a scenario breaks off")
    if options.write and not words:
        write(unnoticed)


if __name__ == "__main__":
    main()
