"""What each way of installing brings: the base no server, the Markdown extension only Markdown."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAMED = re.compile(r"[A-Za-z0-9_.-]+")

# runs the words after it where only these top-level packages of libraries can be imported
WITHOUT = """
import sys
from importlib.abc import MetaPathFinder
lacking = set(sys.argv.pop(1).split(","))
class Lacking(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in lacking:
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Lacking())
exec(sys.argv.pop(1))
"""


def brought(extra: str | None) -> set[str]:
    """The libraries that the base installs, or that an extra adds, by their names in the index."""
    wanted = PROJECT["dependencies"] if extra is None else PROJECT["optional-dependencies"][extra]
    found = (NAMED.match(one) for one in wanted)
    return {one.group().lower().replace("_", "-") for one in found if one}


def run_with(*extras: str | None, code: str, arguments: tuple[str, ...] = ()) -> str:
    """What a program prints where every library that these don't bring is lacking."""
    there = set().union(*map(brought, extras))
    every = brought(None).union(*map(brought, ("site", "markdown", "assistants")))
    names = packages_distributions()
    lacking = {
        package
        for package, owners in names.items()
        for owner in owners
        if owner.lower().replace("_", "-") in every - there
    }
    assert lacking
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, ",".join(sorted(lacking)), code, *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    return done.stdout + done.stderr


def test_the_base_reads_searches_and_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    main = "import sys; from judge.cli import main; sys.exit(main(sys.argv[1:]))"
    assert "Trample" in run_with(None, code=main, arguments=("term", "践踏"))
    ruled = run_with(
        None, code=main, arguments=("ask", "docs/scenarios/deathtouch-trample.yaml", "--lang", "en")
    )
    assert "702.2c" in ruled and "Error" not in ruled


@pytest.mark.parametrize(
    ("command", "extra"),
    [("serve", "site"), ("export site", "site"), ("reports", "site"), ("mcp", "assistants")],
)
def test_a_command_that_needs_more_says_what(command: str, extra: str) -> None:
    main = "import sys; from judge.cli import main; print(main(sys.argv[1:]))"
    told = run_with(None, code=main, arguments=tuple(command.split()))
    assert f"rules-judge[{extra}]" in told and told.startswith("2\n")
    assert "Traceback" not in told


def test_the_markdown_extension_needs_markdown_alone() -> None:
    code = (
        "import markdown; from web.markdown_rules import RulesExtension;"
        "print(markdown.markdown('[[702.19b]]',"
        " extensions=[RulesExtension(base_url='https://rules.example/', validate=True)]))"
    )
    assert "/rule/702.19b" in run_with(None, "markdown", code=code)
    assert brought("markdown") == {"markdown"}


def test_the_site_needs_no_library_of_assistants() -> None:
    code = (
        "from web import create_app; print(create_app({'DATA': __import__('pathlib').Path('.')}))"
    )
    assert "<Flask" in run_with(None, "site", code=code)


def test_dependencies_are_ranges_and_the_lock_holds_each() -> None:
    """A package that pins its libraries installs beside nothing; `make` installs the lock."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for extra in (None, "site", "markdown", "assistants"):
        wanted = (
            PROJECT["dependencies"] if extra is None else PROJECT["optional-dependencies"][extra]
        )
        for one in wanted:
            assert ">=" in one and ",<" in one, one
        for name in brought(extra):
            assert re.search(rf"^{re.escape(name)}(\[\w+\])?==", lock, re.M), name
