"""What is published: built by `make`, whole, and of use where nothing else of ours is."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from judge.cli import COMMANDS
from tests.lacking import lacking

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
VERSIONS = ("3.11", "3.12", "3.13")
OURS = ("corpus", "judge", "web")
# what leads a program to other packages than those of its own environment
LEADING = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DATABASE_URL", "JUDGE_LIMITS", "MYPYPATH")
QUESTION = (
    "I attack with a 3/3 with trample. My opponent blocks with a 2/2. "
    "How much damage does my opponent take?"
)
# a program of somebody else, whose types are only as good as those that the wheel brings
PROGRAM = """
import judge
from corpus.library import Library
from web import create_app

def answers(text: str) -> list[str]:
    return [judge.ask(scenario).answer.en for scenario in judge.load_scenarios(text)]

reveal_type(judge.ask)
reveal_type(Library.open().graph)
reveal_type(create_app)
"""

pytestmark = pytest.mark.xdist_group("release")


def made(target: str, folder: Path) -> Path:
    """The folder in which `make` has made a target, with this Python and its programs."""
    tools = Path(sys.executable).parent
    settings = (f"DIST={folder}", f"BIN={tools}", f"PYTHON={sys.executable}", "VENV=/nowhere")
    done = subprocess.run(
        ["make", target, *settings, "--old-file=setup"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel."""
    return made("build", tmp_path_factory.mktemp("built") / "dist")


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    """The wheel, made of the sdist."""
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whether libraries can be had from an index; the test is skipped where they can't."""
    words = ("download", "--no-deps", "--quiet", "filelock>=4.2")
    done = subprocess.run(
        [sys.executable, "-m", "pip", *words], cwd=tmp_path_factory.mktemp("probe"), check=False
    )
    if done.returncode:
        lacking("no index of packages can be reached")


def shipped(folder: Path) -> set[str]:
    """The files of our packages in a checkout that are code or what code reads."""
    return {
        path.relative_to(folder).as_posix()
        for package in OURS
        for path in (folder / package).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_the_wheel_has_every_file_and_the_types(wheel: Path) -> None:
    """Nothing of a package is left behind, and what programs read beside it comes along."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (metadata,) = (name for name in names if name.endswith("dist-info/METADATA"))
        told = archive.read(metadata).decode()
    assert shipped(ROOT) <= names
    assert {f"{package}/py.typed" for package in OURS} <= names
    for here, there in (
        ("docs/scenarios", "web/scenarios"),
        ("tests/examples", "judge/rulebook"),
        ("tests/scenarios", "judge/suite"),
    ):
        files = [path for path in (ROOT / here).rglob("*") if path.is_file()]
        assert {f"{there}/{path.relative_to(ROOT / here).as_posix()}" for path in files} <= names
    assert f"Name: {PROJECT['name']}\nVersion: {PROJECT['version']}" in told
    assert {"LICENSE", "NOTICE"} <= {Path(name).name for name in names}
    top = {name.partition("/")[0] for name in names}
    assert top == {*OURS, Path(metadata).parent.name}


def test_the_wheel_is_the_same_out_of_the_tree(wheel: Path, tmp_path: Path) -> None:
    """The sdist lacks nothing that the wheel is made of, and a build gives the same bytes."""
    words = ("build", "--target", "wheel", "--directory", str(tmp_path))
    subprocess.run([sys.executable, "-m", "hatchling", *words], cwd=ROOT, check=True)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_the_sdist_holds_what_its_own_checks_need(built: Path) -> None:
    (found,) = built.glob("*.tar.gz")
    with tarfile.open(found) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"Makefile", "requirements.lock", "tests/conftest.py", "docs/deploy/Containerfile"} <= (
        names
    )
    assert not {name for name in names if name.startswith((".venv", ".git/", "dist"))}


def pythons(version: str) -> list[str]:
    """Programs that may be a Python of a version: on the PATH, or where pyenv keeps it."""
    at = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    on_path = shutil.which(f"python{version}")
    kept = sorted(at.glob(f"{version}.*/bin/python"))
    return [*([on_path] if on_path else []), *map(str, reversed(kept))]


def python(version: str) -> str:
    """A Python of a version that runs; the test is skipped where there is none."""
    say = "import sys; print('%d.%d' % sys.version_info[:2])"
    for one in pythons(version):
        done = subprocess.run([one, "-c", say], capture_output=True, text=True, check=False)
        if done.stdout.strip() == version:
            return one
    return lacking(f"Python {version} is not installed")


class Bare:
    """An environment that has the wheel and what it brings, and nothing of this checkout."""

    def __init__(self, version: str, wheel: Path, folder: Path, data: Path) -> None:
        self.bin = folder / "bin"
        named = {name: text for name, text in os.environ.items() if name not in LEADING}
        self.environment = named | {"JUDGE_DATA": str(data), "LC_ALL": "C.UTF-8"}
        self._folder = folder
        self.run(python(version), "-m", "venv", str(folder))
        self.run(
            str(self.bin / "python"), "-m", "pip", "install", "--quiet", f"{wheel}[site,assistants]"
        )

    def run(self, *words: str) -> str:
        """What a program prints that must end well; it runs outside the checkout."""
        done = subprocess.run(
            words,
            capture_output=True,
            text=True,
            env=self.environment,
            cwd=self._folder.parent,
            check=False,
        )
        assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def judge(self, *words: str) -> str:
        """What a command prints."""
        return self.run(str(self.bin / "judge"), *words)


@pytest.fixture(scope="module", params=VERSIONS)
def bare(
    request: pytest.FixtureRequest,
    index: None,
    wheel: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Bare:
    """The wheel installed for one version of Python."""
    folder = tmp_path_factory.mktemp("bare")
    return Bare(request.param, wheel, folder / "env", folder / "data")


@pytest.mark.slow
def test_what_runs_is_what_was_installed(bare: Bare) -> None:
    code = "import corpus, judge, web; print(corpus.__file__, judge.__file__, web.__file__)"
    where = bare.run(str(bare.bin / "python"), "-c", code).split()
    assert all(Path(one).is_relative_to(bare.bin.parent) for one in where)
    bare.run(str(bare.bin / "python"), "-m", "pip", "check")


@pytest.mark.slow
def test_every_command_says_how_it_is_called(bare: Bare) -> None:
    told = bare.judge("--help")
    for command in COMMANDS:
        assert re.search(rf"^ +{command}\b", told, re.M), command
        assert bare.judge(command, "--help").startswith(f"usage: judge {command}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("rule", "702.9", "--lang", "en"), "Flying"),
        (("rule", "702.9b", "--lang", "zh"), "延势"),
        (("search", "死触", "践踏"), "702.2"),
        (("term", "trample"), "践踏"),
        (("trace", "728"), "728"),
        (("corpus", "list"), "2023-11-17 (default)"),
        (("coverage", "704.5f"), "704.5f"),
        (("ask", QUESTION), "1 damage"),
        (("examples", "702.19"), "702.19"),
        (("reports",), "0 reports"),
    ],
    ids=lambda words: " ".join(words)[:20],
)
def test_a_command_answers(bare: Bare, words: tuple[str, ...], answer: str) -> None:
    assert answer in bare.judge(*words)


@pytest.mark.slow
def test_a_ready_question_and_the_suite_are_there(bare: Bare) -> None:
    """The scenarios that the wheel brings are ruled on as they expect it."""
    code = "import judge, web; print(judge.__path__[0], web.__path__[0])"
    ours, site = bare.run(str(bare.bin / "python"), "-c", code).split()
    assert "702.2c" in bare.judge("ask", f"{site}/scenarios/deathtouch-trample.yaml")
    told = bare.judge("check", f"{ours}/suite/turn", "--lang", "en")
    assert re.search(r" [1-9]\d* pass, 0 fail, 0 unsupported, 0 error ", told)


@pytest.mark.slow
def test_the_site_answers(bare: Bare, tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        serving = subprocess.Popen(
            [bare.bin / "judge", "serve", "--port", "0", "--workers", "1"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=bare.environment,
            cwd=tmp_path,
        )
    try:
        assert serving.stdout is not None
        found = re.search(r"http://\S+/", serving.stdout.readline())
        assert found, (tmp_path / "log").read_text()
        for path, words in (
            ("rule/702.9b", "flying"),
            ("readyz", '"ready"'),
            ("api/v1/openapi.json", "3.1"),
        ):
            with urlopen(found[0] + path) as answer:
                assert answer.status == 200 and words in answer.read().decode()
    finally:
        serving.send_signal(signal.SIGTERM)
        serving.communicate(timeout=60)
    assert serving.returncode == 0


@pytest.mark.slow
@pytest.mark.parametrize("bare", [f"{sys.version_info[0]}.{sys.version_info[1]}"], indirect=True)
def test_others_see_our_types(bare: Bare, tmp_path: Path) -> None:
    """A strict check of a program that imports the installed packages finds their types."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    told = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", "--strict", "--python-executable", bare.bin / "python"),
            *("--cache-dir", tmp_path / "cache", "--config-file", os.devnull, program),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=bare.environment,
        check=False,
    ).stdout
    assert "Success" in told, told
    for said in ("judge.scenario.model.Scenario", "RuleGraph", "-> flask.app.Flask"):
        assert said in told


@pytest.fixture(scope="module")
def bill(index: None, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], object]:
    """A part of the list of what a server installs."""
    if shutil.which("cyclonedx-py", path=str(Path(sys.executable).parent)) is None:
        lacking("cyclonedx-bom is not installed: make setup")
    folder = made("release", tmp_path_factory.mktemp("released") / "dist")
    told = json.loads((folder / "rules-judge.cdx.json").read_text(encoding="utf-8"))
    return lambda name: told[name]


@pytest.mark.slow
def test_the_list_of_what_is_installed_is_that_of_the_lock(
    bill: Callable[[str], list[dict[str, object]]],
) -> None:
    """Every library with its version and where it is from, and who needs whom."""
    lock = (ROOT / "docs" / "deploy" / "requirements.lock").read_text(encoding="utf-8")
    locked = {
        (name.lower().replace("_", "-"), version)
        for name, version in re.findall(r"^([\w-]+)==([^ ;]+)", lock, re.M)
    }
    listed = {(str(one["purl"])) for one in bill("components")}
    parts = [purl.removeprefix("pkg:pypi/").partition("@") for purl in listed]
    found = {(name.lower().replace("_", "-"), version) for name, _, version in parts}
    assert {"flask", "sqlalchemy", "msgspec"} <= {name for name, _ in found}
    assert found <= locked
    assert bill("bomFormat") == "CycloneDX"
    assert len(bill("dependencies")) == len(found) + 1


def test_the_locks_hold_the_same_versions() -> None:
    """What a server installs is what the project is tried with."""
    whole, server = (
        set(re.findall(r"^\S+==\S+", path.read_text(encoding="utf-8"), re.M))
        for path in (ROOT / "requirements.lock", ROOT / "docs" / "deploy" / "requirements.lock")
    )
    assert server and server <= whole
