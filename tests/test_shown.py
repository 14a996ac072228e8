"""Every command that the pages show is run here, or by the test that is named for it."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml
from flask import Flask

from judge.cli import COMMANDS, main, parser
from tests.cli.test_cards import CARDS
from tests.lacking import lacking
from tests.serving import served
from tests.shown import PAGES, ROOT, SETTING, Block, Odd, Shown, blocks, commands

pytestmark = pytest.mark.xdist_group("shown")

# Run by another test, which has each of the command's words and options.
ELSEWHERE = {
    r"make (setup|test|release)": ".ci/run",
    r"make run( PORT=8001)?": "tests/test_shown.py",
    r"npm ci --prefix tests/clients": ".ci/run",
    r"apt install chromium": ".ci/run",
    r"(npx openapi-typescript|openapi-python-client) .*": "tests/clients/test_clients.py",
    r"pg_(dump|restore) .*": "tests/cli/test_backup.py",
    r"mkdocs build --strict": "tests/web/test_markdown_rules.py",
    r"pip (install '?rules-judge.*|show rules-judge)": "tests/test_release.py",
    r"(JUDGE_LIMITS=\S+ |DATABASE_URL=\S+ )?judge serve\b.*": "tests/web/test_serving.py",
    r"judge update\b.*": "tests/cli/test_update.py",
    r"judge export\b.*": "tests/web/test_export.py",
    r"judge mcp\b.*": "tests/test_assistants.py",
    r"judge reports --(done|scenarios)\b.*": "tests/cli/test_reports.py",
    r"judge read --(stdin|words)\b.*": "tests/cli/test_judging.py",
    r"judge batch\b.*": "tests/judge/test_batch.py",
    r"judge corpus (import|remove)\b.*": "tests/cli/test_commands.py",
    r"judge cards rulings check.*": "tests/cli/test_published.py",
}
# What only those who work on the project run, for minutes or over files beside it: here its options
# are held to what it takes. Pages for readers show none of it.
LONG = re.compile(
    r"python -m (benchmarks|tests|pytest)\b.*|pytest .*|make (bench|format|fuzz|lock)"
    r"|judge (cards (smoke|diff|sample|coverage \.\.)|corpus lineage|rarity --write).*"
    r"|judge check --cards .*|pip install atheris"
)
CODES = {"judge check --lang en slow.yaml": 1, "judge check --lang zh slow.yaml": 1}
READY = "docs/scenarios/legend-rule.yaml"
STAND_IN = {"ask": READY, "check": READY, "read": READY, "cards": "cards.jsonl"}
OPEN = re.compile(r"\b(FILE|FOLDER|PATH|DATE|DATA)\b(\.\.\.|…)?|文件夹?|路径|\[[^]]*\]")
WRITTEN = re.compile(r"(?<![\w-])--[a-z-]+")
LOCAL = "http://127.0.0.1:8000"


@pytest.fixture(scope="module")
def data(new_data: Callable[[], Path]) -> Path:
    return new_data()


@pytest.fixture(scope="module")
def site(app: Flask) -> Iterator[str]:
    with served(app) as address:
        yield address


@pytest.fixture
def folder(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a page's commands are run: its reader's files, and some cards that were imported."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    lines = [json.dumps(card, ensure_ascii=False) for card in CARDS]
    (tmp_path / "cards.jsonl").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JUDGE_DATA", str(data))
    monkeypatch.setenv("LANG", "en")
    if not list(data.glob("cards*")):
        run_judge("judge cards import cards.jsonl")
    return tmp_path


def run_judge(command: str) -> tuple[int, str]:
    """The exit code and the output of a `judge` command, in this process."""
    settings = dict(one.strip().split("=", 1) for one in SETTING.findall(command))
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out):
            code = main(shlex.split(SETTING.sub("", command))[1:])
    except SystemExit as end:  # as --help ends, and what is not understood
        code = int(end.code or 0)
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})
    return code, out.getvalue()


def run_shell(command: str, folder: Path, site: str) -> tuple[int, str]:
    """The same of any other command, with the real site in the place of the reader's."""
    program = shlex.split(command)[0]
    if shutil.which(program) is None:
        lacking(f"{program} is not installed")
    named = re.sub(r"\bpython3\b", shlex.quote(sys.executable), command.replace(LOCAL, site))
    done = subprocess.run(["bash", "-ec", named], cwd=folder, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def assert_prints(out: str, prints: tuple[str, ...]) -> None:
    """The lines stand in the output one after the other; `…` stands for any."""
    lines, at, is_open = out.splitlines(), 0, False
    for wanted in prints:
        if wanted == "…":
            is_open = True
            continue
        found = next((n for n in range(at, len(lines)) if lines[n] == wanted), None)
        assert found is not None, f"not printed: {wanted}\n{out}"
        assert is_open or found == at, f"before {wanted!r} stands {lines[at]!r}"
        at, is_open = found + 1, False
    assert is_open or at == len(lines), f"after the last stands {lines[at]!r}"


def is_for_readers(page: Path) -> bool:
    """True of the README, and of a page that there is in both languages."""
    twin = page.with_name(page.name.replace(".md", ".zh.md"))
    return page.name == "README.md" or ".zh." in page.name or twin.exists()


@cache
def grammar() -> argparse.ArgumentParser:
    """The whole command line."""
    return parser()


def parsed(command: str) -> str:
    """What the command line says against a command; nothing if it takes it, or wants but more."""
    err = io.StringIO()
    try:
        with contextlib.redirect_stderr(err), contextlib.redirect_stdout(io.StringIO()):
            words = shlex.split(OPEN.sub("2025-06-06", SETTING.sub("", command)))[1:]
            grammar().parse_args(words)
    except SystemExit:
        said = err.getvalue()
        return "" if "required" in said else said
    return ""


def run_elsewhere(shown: Shown) -> str | None:
    """The file of the test that runs a command; None if it is to be run here."""
    text = SETTING.sub("", shown.text) if shown.program == "judge" else shown.text
    for pattern, file in ELSEWHERE.items():
        if re.fullmatch(pattern, text):
            return file
    return None


def is_mention(shown: Shown) -> bool:
    """True of a command's bare name in a sentence, as `judge cards show`."""
    words = shown.text.split()
    return shown.is_inline and shown.program == "judge" and all(w.isalpha() for w in words)


def here() -> Iterator[tuple[Path, list[Shown]]]:
    """The pages with the commands that are run here."""
    for page in PAGES:
        found = commands(page.read_text(encoding="utf-8"))
        kept = [
            one
            for one in found
            if not run_elsewhere(one) and not LONG.fullmatch(one.text) and not is_mention(one)
        ]
        if kept:
            yield page, kept


RUN = dict(here())
ran: set[str] = set()  # what was run and says nothing of its output: once is enough


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_the_commands_of_a_page_run(page: Path, folder: Path, site: str) -> None:
    """In their order, in a folder with the files that the page has its reader save."""
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.file:
            (folder / block.file).write_text(block.text, encoding="utf-8")
    for shown in RUN[page]:
        if not shown.prints and not block_writes(shown) and shown.text in ran:
            continue
        ran.add(shown.text)
        if shown.program == "judge":
            code, out = run_judge(filled(shown.text))
        else:
            code, out = run_shell(shown.text, folder, site)
        assert code == CODES.get(shown.text, 0), f"{shown.text}\n{out}"
        if shown.prints:
            assert_prints(out, shown.prints)


def block_writes(shown: Shown) -> bool:
    """True of a command whose file a later one of the page needs."""
    return "backup" in shown.text or ">" in shown.text


def filled(command: str) -> str:
    """A command with a file of ours where it says FILE."""
    words = command.split()
    return OPEN.sub(STAND_IN.get(words[1], "somewhere"), command) if len(words) > 1 else command


EVERY = [(page, one) for page in PAGES for one in commands(page.read_text(encoding="utf-8"))]


def test_every_command_is_run_somewhere() -> None:
    """What is not run here has its test, with its words; pages for readers show nothing else."""
    wrong = []
    for page, shown in EVERY:
        if shown.program == "judge" and (said := parsed(shown.text)):
            wrong.append(f"{page.name}: {shown.text}: {said}")
        if file := run_elsewhere(shown):
            text = (ROOT / file).read_text(encoding="utf-8")
            if page.name.replace(".zh", "") in text:
                continue  # it takes its commands from the page
            lacks = [w for w in needed(shown) if not re.search(rf"(?<![a-z]){w}", text)]
            wrong += [f"{page.name}: {shown.text}: {file} lacks {word}" for word in lacks]
        elif LONG.fullmatch(shown.text) and is_for_readers(page):
            wrong.append(f"{page.name}: {shown.text}: nothing runs it")
    assert not wrong, "\n".join(wrong)


def needed(shown: Shown) -> list[str]:
    """The words of a command that the test which runs it must have: subcommands and options."""
    words = shlex.split(SETTING.sub("", shown.text))[1:]
    plain = [w for w in words if w.isascii() and w.isalpha() and w.islower()]
    if shown.program != "judge":
        plain = [w for w in plain if w not in ("run", "build", "show")]
    return [*plain, *(word.lstrip("-") for word in WRITTEN.findall(shown.text))]


def test_no_entry_is_left_over() -> None:
    """Each pattern stands for a command that some page shows, each file is there."""
    texts = {SETTING.sub("", one.text) for _, one in EVERY} | {one.text for _, one in EVERY}
    unused = [p for p in ELSEWHERE if not any(re.fullmatch(p, text) for text in texts)]
    assert unused == []
    assert set(CODES) <= texts


def test_every_command_of_judge_is_shown() -> None:
    """In the reference of commands, in both languages."""
    for name in ("commands.md", "commands.zh.md"):
        shown = commands((ROOT / "docs" / name).read_text(encoding="utf-8"))
        named = {SETTING.sub("", one.text).split()[1] for one in shown if one.program == "judge"}
        assert set(COMMANDS) <= named


@pytest.mark.parametrize("command", sorted({s.text for _, s in EVERY if LONG.fullmatch(s.text)}))
def test_what_takes_long_is_there(command: str) -> None:
    """Its module or file, its target of make, and each of its options."""
    words = command.split()
    if words[0] == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(), re.M)
    elif words[:2] == ["python", "-m"]:
        path = ROOT / (words[2].replace(".", "/") + ".py")
        path = path if path.exists() else path.with_suffix("") / "__main__.py"
        text = "" if words[2] == "pytest" else path.read_text(encoding="utf-8")
        assert [one for one in WRITTEN.findall(command) if one not in text] == []
    if "pytest" in words:
        assert all((ROOT / word).exists() for word in words[1:] if "/" in word)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_data_and_programs_of_a_page_are_sound(
    page: Path, site: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """YAML and JSON are read, programs in Python are run."""
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language == "yaml":
            yaml.safe_load(block.text)
        elif block.language == "json":
            json.loads(block.text)
        elif block.language == "python":
            run_python(block, site)


def run_python(block: Block, site: str) -> None:
    """Runs a program; what it says a line gives, in a remark behind it, is what it gives."""
    text = block.text.replace(LOCAL, site).replace('["rules_judge"]', '["web.markdown_rules"]')
    text = text.replace('"rules_judge": {', '"web.markdown_rules": {')
    names: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(text, names)
    for line, gives in re.findall(r"^(\S.*?)  # (['(\d].*)$", text, re.M):
        assert eval(line, names) == eval(gives), line


def test_nothing_is_skipped_in_silence() -> None:
    """A block that nobody looks at, an open fence and an unknown program are told."""
    for text in ("```fish\njudge\n```\n", "```sh\njudge rule 1\n", "```sh\nrm -r x\n```\n"):
        with pytest.raises(Odd):
            commands(text)
    assert parsed("judge ask --wy FILE")
    with pytest.raises(AssertionError):
        assert_prints("one\ntwo\n", ("two",))
    with pytest.raises(AssertionError):
        assert_prints("one\ntwo\n", ("one",))


@pytest.mark.parametrize(("more", "port"), [((), 8000), (("PORT=8001",), 8001)])
def test_make_run_serves_the_site_and_opens_it(more: tuple[str, ...], port: int) -> None:
    """It sets up first; what it runs then is the command that `tests/web/test_serving.py` runs."""
    make = shutil.which("make")
    if make is None:
        lacking("make is not installed")
    words = (make, "--dry-run", "--old-file=setup", "run", *more)
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    command, *others = [line for line in said.splitlines() if not line.startswith("make")]
    assert others == []
    given = parser().parse_args(shlex.split(command)[1:])
    assert (given.command, given.host, given.port, given.open) == ("serve", "127.0.0.1", port, True)
    assert re.search("^run: setup$", (ROOT / "Makefile").read_text(), re.M)
