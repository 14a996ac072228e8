"""Who may import whom: inside a package only what stands above, each library by one door."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests import conftest

ROOT = Path(__file__).parents[1]

CORPUS = (
    *(
        "garbage",
        "patterns",
        "structs",
        "errors",
        "refusals",
        "ids",
        "model",
        "changes",
        "later",
        "lineage",
        "notes",
        "variants",
        "terminology",
        "glossary",
        "alike",
        "remembered",
    ),
    *("formats", "documents", "editions"),
    *("links", "vocabulary", "graph", "concordance", "checks", "imports", "newest"),
    *("answered", "kept", "releases", "holdings", "joining", "library", "shelf"),
    *("analysis", "index", "query", "searching", "health"),
)
JUDGE = (
    *("values", "errors", "budget", "arguments", "hearing", "cite"),
    *("language", "cards", "abilities", "oracle", "game"),
    *(
        "rules",
        "keywords",
        "words",
        "asking",
        "scenario",
        "ruling",
        "questions",
        "precedents",
        "contradicted",
        "offers",
        "carried_out",
    ),
    *("examples", "readings", "smoke", "later_cards", "survey", "fetching"),
    *("guide", "mcp", "processes", "batch", "spread", "cli"),
)
OUTSIDE = ("cli", "mcp")  # what people and assistants call: these may use the corpus and the site
ORDERS = {"corpus": CORPUS, "judge": JUDGE}
RULES = (  # of a module, the longest name that it begins with says where it stands
    *("editions", "action_editions", "requests", "earlier", "given", "zone_contents", "view"),
    *("timing", "unread", "phasing", "sides", "card_names", "witnesses", "grants"),
    *("meaning.context", "engine", "rulebook", "card_reader"),
    *("influence", "meaning", "influence.limits", "qualities", "references"),
    *("statics", "damage", "event_results", "patterns.look", "patterns.combat"),
    *("patterns.looking_back", "patterns"),
    *("amounts", "conditions", "groupings", "targets", "mana_abilities", "layers", "copies"),
    *("process", "teams", "chance", "undefined_x", "keyword_rules.sectors"),
    *("possibility", "choices", "coins", "counter_kinds", "instructions", "costs"),
    *("stack", "control", "lapsing", "durations", "points_of_combat"),
    *("keyword_rules.overload", "paid_parts", "returns"),
    *("face_down_reveals", "keyword_rules.bestow", "keyword_rules.mutate", "keyword_rules.cycling"),
    *("detachment", "departures", "attachment", "replacement", "triggers"),
    *("activation_limits", "activation_costs", "mana", "keyword_rules", "faces", "wording"),
    *("casting", "keyword_rules.suspend", "combat", "tokens", "instead"),
    *("attractions", "dungeons", "influence.game", "state_actions", "state_based"),
    *(
        "loyalty",
        "activation",
        "consequences",
        "effects",
        "turn",
        "game_end",
        "failures",
        "resolution",
    ),
    *("special_actions", "gaps", "rounds", "repetition", "priority", "tables"),
)
ORACLE = (  # the grammar from the bottom up, then what reads by it
    *("lexicon", "phrases", "composition", "clauses", "sentences", "lines", "book"),
    *(
        "described",
        "references",
        "flavor",
        "own_names",
        "printing",
        "links",
        "lines_apart",
        "rooms",
        "leveled",
    ),
    *("reader", "unread", "partial", "reports"),
)
ASKING = (  # what words say, what is told so far, what a clause does, then whole questions
    *("guesses", "names", "canonical", "wordings", "board", "doing", "asks"),
    *("handlers", "heeding", "understanding", "asked", "loosely"),
)
INSIDE = {"oracle": ORACLE, "asking": ASKING}
NAMED_ONLY = {  # types of what holds the module, or is handed to what it holds
    "judge.rules.view": {"judge.rules.engine", "judge.rules.rulebook"},
    "judge.rules.zone_contents": {"judge.rules.rulebook"},
    "judge.rules.engine": {
        "judge.rules.patterns.look",
        "judge.rules.process",
        "judge.rules.replacement.batch",
        "judge.rules.replacement.candidate",
        "judge.rules.replacement.outcome",
        "judge.rules.replacement.settlement",
    },
}

DOORS = {
    "whoosh": ("corpus.index", "corpus.query", "corpus.analysis"),
    "jieba": ("corpus.analysis", "corpus.index", "corpus.query"),
    "opencc": ("corpus.analysis",),
    "pypinyin": ("corpus.analysis",),
    "numpy": ("corpus.index", "corpus.query"),
    "ahocorasick_rs": ("corpus.vocabulary",),
    "rapidfuzz": ("corpus.alike",),
    "distributed": ("judge.processes",),
    "filelock": ("corpus.imports", "judge.fetching"),
    "flask": ("web",),
    "markdown": ("web",),
    "msgspec": ("corpus.structs", "web.api"),
    "immutables": ("judge.game", "judge.rules"),
    "yaml": ("judge.scenario", "judge.cards"),
    "rich": ("judge.cli",),
    "mcp": ("judge.mcp.server",),
    "brotli": ("web.cache",),
    "PIL": ("web.picture",),
    "flask_limiter": ("web.api.limits",),
    "gunicorn": ("web.pool_server", "web.punctual", "web.server"),
    "prometheus_client": ("web.metrics",),
    "sqlalchemy": ("web.store",),
    "alembic": ("web.store",),
    "psycopg": ("web.store",),
    "ijson": ("judge.cards.imports",),
    "sqlite3": ("judge.cards.store", "web.ahead", "web.store"),
}


@cache
def modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def statements(path: Path, *, named_only: bool = False) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The imports of a file, but for those that only type checkers see; or only these."""
    tree = tree_of(path)
    hidden = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    found = (node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom)))
    return tuple(node for node in found if (id(node) in hidden) is named_only)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, but for those that only type checkers see."""
    for node in statements(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif node.module and not node.level:
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
        if len(own) == 1 or own[1] in (*OUTSIDE, "__main__"):
            continue
        assert own[1] in order, f"{name_of(path)} has no place in the order"
        for target in imports(path):
            parts = target.split(".")
            is_ours = parts[0] == package and len(parts) > 1 and parts[1] in order
            if is_ours and order.index(parts[1]) > order.index(own[1]):
                wrong.append(f"{name_of(path)} imports {target}")
    assert wrong == []


@pytest.mark.parametrize("package", INSIDE)
def test_a_room_is_built_from_the_bottom_up(package: str) -> None:
    order = INSIDE[package]
    wrong = []
    for path in modules(f"judge/{package}"):
        own = name_of(path).split(".")
        if len(own) == 2:
            continue
        assert own[2] in order, f"{name_of(path)} has no place in the order"
        for target in imports(path):
            parts = target.split(".")
            is_ours = parts[:2] == ["judge", package] and len(parts) > 2 and parts[2] in order
            if is_ours and order.index(parts[2]) > order.index(own[2]):
                wrong.append(f"{name_of(path)} imports {target}")
    assert wrong == []


def own_imported(package: str, path: Path, *, named_only: bool = False) -> set[str]:
    """The modules of a package that one of them imports; of a name in a package, the package."""
    known = {name_of(other) for other in modules(package)}
    found = set()
    for node in statements(path, named_only=named_only):
        for alias in node.names if isinstance(node, ast.ImportFrom) else ():
            inner = f"{node.module}.{alias.name}"
            found.add(inner if inner in known else str(node.module))
    return found & known


def place_in_rules(module: str) -> int | None:
    """Where a module of the rules stands in their order; None if it has no place."""
    name = module.removeprefix("judge.rules.")
    while name and name not in RULES:
        name = name.rpartition(".")[0]
    return RULES.index(name) if name else None


def test_every_module_of_the_rules_has_a_place() -> None:
    known = {name_of(path).removeprefix("judge.rules.") for path in modules("judge/rules")}
    assert set(RULES) - known == set()
    assert [one for one in sorted(known - {"judge.rules"}) if place_in_rules(one) is None] == []


def test_a_module_of_the_rules_imports_only_what_stands_above_it() -> None:
    wrong = []
    for path in modules("judge/rules"):
        own = place_in_rules(name_of(path))
        for target in own_imported("judge/rules", path):
            place = place_in_rules(target)
            if own is None or place is None or place > own:
                wrong.append(f"{name_of(path)} imports {target}")
    assert wrong == []


@pytest.mark.parametrize("package", ["judge/rules", "judge/asking"])
def test_modules_form_no_circle(package: str) -> None:
    """Nor inside a package: one after the other goes that imports none of those left."""
    left = {name_of(path): own_imported(package, path) for path in modules(package)}
    while free := [one for one, targets in left.items() if not targets & left.keys()]:
        for one in free:
            del left[one]
    assert left == {}


def test_no_import_hides_in_a_function_of_the_rules() -> None:
    hidden = [
        f"{name_of(path)}.{node.name}"
        for path in modules("judge/rules")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef)
        if any(isinstance(inner, (ast.Import, ast.ImportFrom)) for inner in ast.walk(node))
    ]
    assert hidden == []


def test_what_only_type_checkers_see_in_the_rules_is_listed() -> None:
    """What stands below, and only by the name of its type: who holds a module, who is handed on."""
    found = {
        name_of(path): those
        for path in modules("judge/rules")
        if (those := own_imported("judge/rules", path, named_only=True))
    }
    assert found == NAMED_ONLY


def test_corpus_imports_nothing_of_ours() -> None:
    found = {t.split(".")[0] for path in modules("corpus") for t in imports(path)}
    assert not found & {"judge", "web"}


def test_the_judge_knows_only_rule_numbers_of_the_corpus() -> None:
    """And which became which, how fields, patterns, errors are made, characters; never a text."""
    known = (
        *("corpus.ids", "corpus.structs", "corpus.errors", "corpus.refusals", "corpus.patterns"),
        *("corpus.lineage", "corpus.later", "corpus.alike", "corpus.remembered"),
        "corpus.analysis.fold",
    )
    wrong = [
        f"{name_of(path)} imports {target}"
        for path in modules("judge")
        if not {*OUTSIDE} & {*name_of(path).split(".")}
        for target in imports(path)
        if target.split(".")[0] == "web"
        or (target.startswith("corpus") and not target.startswith(known))
    ]
    assert wrong == []


def test_nobody_imports_the_web() -> None:
    users = {
        name_of(path)
        for package in ("corpus", "judge")
        for path in modules(package)
        if any(target.split(".")[0] == "web" for target in imports(path))
    }
    commands = ("backup", "doctor", "export", "reports", "serve")
    assert users <= {f"judge.cli.{name}" for name in commands}


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
    """A module has at most 300 lines, its tables not counted, a function at most 40."""
    long = []
    for path in modules(package):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        if lines - sum(map(lines_of_table, tree_of(path).body)) > 300:
            long.append(name_of(path))
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 40:
                long.append(f"{name_of(path)}.{node.name}")
    assert long == []


def lines_of_table(node: ast.stmt) -> int:
    """How many lines of a module are a table: a name that stands for what is listed."""
    if not isinstance(node, (ast.Assign, ast.AnnAssign)):
        return 0
    listed = isinstance(node.value, (ast.Dict, ast.Tuple, ast.List, ast.Call))
    return (node.end_lineno or 0) - node.lineno + 1 if listed else 0


def test_every_fixture_of_a_folder_is_a_plugin() -> None:
    """Those of a `conftest.py` are not found where its folder is come back to."""
    assert sorted((ROOT / "tests").rglob("conftest.py")) == [ROOT / "tests" / "conftest.py"]
    named = {f"{name.replace('.', '/')}.py" for name in conftest.pytest_plugins}
    there = (ROOT / "tests").rglob("fixtures.py")
    assert named == {path.relative_to(ROOT).as_posix() for path in there}
