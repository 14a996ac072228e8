"""Who may import whom inside the judge, which module opens which library, and lengths."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

JUDGE = Path(__file__).parents[2] / "judge"
ORDER = (
    "values",
    "errors",
    "cite",
    "language",
    "cards",
    "abilities",
    "oracle",
    "game",
    "rules",
    "keywords",
    "scenario",
    "questions",
    "explore",
    "ruling",
    "offers",
    "carried_out",
    "examples",
    "carried_out",
)
DOORS = {
    "msgspec": ("values.py",),
    "yaml": ("scenario/nodes.py",),
    "immutables": ("game/state/game.py",),
}
FILES = [
    path
    for path in sorted(JUDGE.rglob("*.py"))
    if path.relative_to(JUDGE).parts[0] not in ("cli", "__main__.py")
]


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def part(module: str) -> str:
    """The part of the judge that a module belongs to."""
    return module.split(".")[1]


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(JUDGE)))
def test_a_module_imports_only_what_stands_above_it(path: Path) -> None:
    """The order of the parts is that of the architecture; the corpus lends the rule number only."""
    relative = path.relative_to(JUDGE)
    own = relative.parts[0].removesuffix(".py")
    for module in imports(path):
        if module.startswith("corpus"):
            assert module == "corpus.ids"
        assert not module.startswith("web")
        if module.startswith("judge.") and own != "__init__":
            assert ORDER.index(part(module)) <= ORDER.index(own), module


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(JUDGE)))
def test_each_library_has_its_door(path: Path) -> None:
    """A third-party library is imported where the judge says it is, and nowhere else."""
    relative = path.relative_to(JUDGE).as_posix()
    for module in imports(path):
        for library, doors in DOORS.items():
            if module.split(".")[0] == library:
                assert relative in doors


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(JUDGE)))
def test_modules_and_functions_are_short(path: Path) -> None:
    """A module has at most 300 lines, a function at most 40."""
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 300
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 40, node.name
