"""What a text waits for is what the rules report: no action is named that nothing ever does.

`Did` holds the name of an action. A name that no rule reports would make a trigger, a condition or
a count dead in silence, whatever happens in the play.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.abilities import Keyword, Static
from judge.abilities.patterns import Did
from judge.abilities.statics import PaysToAttack
from judge.abilities.walk import within
from judge.keywords import enlist
from judge.oracle.lexicon.verbs.words import DONE, OBJECT_DONE
from judge.oracle.lines.exerting import EXERTED
from judge.ruling.wording.deeds import ACTED

ROOT = Path(judge.__file__).parent
PAID_AS_IT_ATTACKS = (EXERTED, *enlist.means(Keyword("enlist")))


def trees(room: str) -> Iterator[ast.Module]:
    for path in sorted((ROOT / room).rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def first_arguments(tree: ast.Module, name: str) -> Iterator[ast.expr]:
    """What each call of a class of this name is given first."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            if name == getattr(called, "attr", getattr(called, "id", None)):
                yield node.args[0]


def texts(node: ast.AST) -> set[str]:
    found = (one for one in ast.walk(node) if isinstance(one, ast.Constant))
    return {one.value for one in found if isinstance(one.value, str)}


def said_by(argument: ast.expr, tree: ast.Module) -> set[str]:
    """The texts that an argument may be; a name is what its module assigns to it."""
    if isinstance(argument, ast.Name):
        assigned = (node for node in ast.walk(tree) if isinstance(node, ast.Assign))
        values = [
            value
            for node in assigned
            for target in node.targets
            for name, value in pairs(target, node.value)
            if name == argument.id
        ]
        return set().union(*map(texts, values)) if values else set()
    return texts(argument) if isinstance(argument, ast.Constant) else set()


def pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from pairs(one, other)


def reported() -> set[str]:
    """The actions that some function of the rules makes an event of."""
    found = {
        said
        for tree in trees("rules")
        for argument in first_arguments(tree, "Acted")
        for said in said_by(argument, tree)
    }
    tolls = (part for ability in PAID_AS_IT_ATTACKS for part in within(ability))
    return found | {part.name for part in tolls if isinstance(part, PaysToAttack)}


def waited_for() -> set[str]:
    """The actions that a reading may wait for: those of the lexicon, and those named elsewhere."""
    words = {word.value for table in (DONE, OBJECT_DONE) for word in table.rows}
    named = {
        said
        for room in ("oracle", "keywords")
        for tree in trees(room)
        for argument in first_arguments(tree, "Did")
        for said in said_by(argument, tree)
    }
    return {str(word) for word in words} | named


REPORTED = reported()


def test_both_are_found() -> None:
    """What this test looks for is there at all: plain, by a constant, by a choice, as a toll."""
    assert {"proliferate", "waterbend", "scry", "surveil", "enlist"} <= REPORTED
    assert {"scry", "train", "tempt", "visit", "exert as it attacks"} <= waited_for()
    assert isinstance(EXERTED, Static)


@pytest.mark.parametrize("action", sorted(waited_for()))
def test_an_action_that_is_waited_for_is_reported(action: str) -> None:
    """Where nothing reports it, `Did` of it would never happen, and nobody would be told."""
    assert action in REPORTED, f"no rule makes an event of {Did(action)}"


@pytest.mark.parametrize("action", sorted(REPORTED))
def test_what_is_reported_is_told(action: str) -> None:
    """A play that has no words for an action could not be told."""
    assert action in ACTED
