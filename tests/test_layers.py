"""Who may import whom: inside a package only what stands above, each library by one door."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

CORPUS = (
    *("errors", "ids", "model", "notes", "terminology", "glossary"),
    *("formats", "documents", "editions"),
    *("links", "vocabulary", "graph", "concordance", "lineage", "checks", "imports", "library"),
    *("analysis", "index", "query"),
)
JUDGE = (
    *("values", "errors", "budget", "cite", "language", "cards", "abilities", "oracle", "game"),
    *("rules", "keywords", "scenario", "ruling", "offers", "carried_out"),
    *("examples", "readings", "smoke", "survey", "cli"),
)
ORDERS = {"corpus": CORPUS, "judge": JUDGE}

DOORS = {
    "whoosh": ("corpus.index", "corpus.query", "corpus.analysis"),
    "jieba": ("corpus.analysis", "corpus.index", "corpus.query"),
    "opencc": ("corpus.analysis",),
    "pypinyin": ("corpus.analysis",),
    "numpy": ("corpus.index", "corpus.query"),
    "ahocorasick_rs": ("corpus.vocabulary",),
    "filelock": ("corpus.imports",),
    "flask": ("web",),
    "markdown": ("web",),
    "msgspec": ("judge.values", "web.api"),
    "immutables": ("judge.game", "judge.rules"),
    "yaml": ("judge.scenario", "judge.cards"),
    "rich": ("judge.cli",),
    "brotli": ("web.cache",),
    "flask_limiter": ("web.api.limits",),
    "gunicorn": ("web.server",),
    "prometheus_client": ("web.metrics",),
    "sqlalchemy": ("web.store",),
    "alembic": ("web.store",),
    "psycopg": ("web.store",),
    "ijson": ("judge.cards.imports",),
    "sqlite3": ("judge.cards.store",),
}


def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, but for those that only type checkers see."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    hidden = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in hidden:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_every_room_and_door_named_here_exists() -> None:
    """A name that is left over would allow what is to come under it."""
    known = {name_of(path) for package in (*ORDERS, "web") for path in modules(package)}
    rooms = {f"{package}.{room}" for package, order in ORDERS.items() for room in order}
    doors = {door for those in DOORS.values() for door in those}
    assert (rooms | doors) - known == set()


@pytest.mark.parametrize("package", ORDERS)
def test_a_module_imports_only_what_stands_above_it(package: str) -> None:
    order = ORDERS[package]
    wrong = []
    for path in modules(package):
        own = name_of(path).split(".")
        if len(own) == 1 or own[1] in ("cli", "__main__"):
            continue
        assert own[1] in order, f"{name_of(path)} has no place in the order"
        for target in imports(path):
            parts = target.split(".")
            is_ours = parts[0] == package and len(parts) > 1 and parts[1] in order
            if is_ours and order.index(parts[1]) > order.index(own[1]):
                wrong.append(f"{name_of(path)} imports {target}")
    assert wrong == []


def test_corpus_imports_nothing_of_ours() -> None:
    found = {t.split(".")[0] for path in modules("corpus") for t in imports(path)}
    assert not found & {"judge", "web"}


def test_the_judge_knows_only_rule_numbers_of_the_corpus() -> None:
    wrong = [
        f"{name_of(path)} imports {target}"
        for path in modules("judge")
        if "cli" not in name_of(path).split(".")
        for target in imports(path)
        if target.split(".")[0] == "web"
        or (target.startswith("corpus") and not target.startswith(("corpus.ids", "corpus.errors")))
    ]
    assert wrong == []


def test_nobody_imports_the_web() -> None:
    users = {
        name_of(path)
        for package in ("corpus", "judge")
        for path in modules(package)
        if any(target.split(".")[0] == "web" for target in imports(path))
    }
    assert users <= {"judge.cli.serve", "judge.cli.reports"}


@pytest.mark.parametrize("library", DOORS)
def test_each_library_has_one_door(library: str) -> None:
    users = {
        name_of(path)
        for package in ("corpus", "judge", "web")
        for path in modules(package)
        if any(target.split(".")[0] == library for target in imports(path))
    }
    assert [user for user in sorted(users) if not user.startswith(DOORS[library])] == []


@pytest.mark.parametrize("package", ["judge", "corpus", "corpus.ids", "web.markdown_rules"])
def test_importing_a_package_loads_no_search_engine_and_no_server(package: str) -> None:
    heavy = "{'whoosh', 'jieba', 'flask', 'numpy', 'rich', 'sqlalchemy'}"
    code = f"import sys, {package}; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("package", ["corpus", "judge", "web"])
def test_modules_and_functions_are_short(package: str) -> None:
    """A module has at most 300 lines, a function at most 40."""
    long = []
    for path in modules(package):
        text = path.read_text(encoding="utf-8")
        if len(text.splitlines()) > 300:
            long.append(name_of(path))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 40:
                long.append(f"{name_of(path)}.{node.name}")
    assert long == []
