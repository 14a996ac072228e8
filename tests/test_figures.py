"""`make bench` writes the page of figures, and nothing else does."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path

import pytest

from benchmarks import __main__ as bench
from tests.shown import ROOT


def test_the_page_is_what_the_command_writes() -> None:
    """Its head, and sections of runs alone, each with its command and its day."""
    text = bench.FIGURES.read_text(encoding="utf-8")
    found = bench.sections(text)
    assert bench.page(found) == text
    for name, told in found.items():
        command, title = bench.RUNS[name]
        assert re.match(rf"\n{re.escape(title)}: `{re.escape(command)}`, \d{{4}}-\d\d-\d\d, ", told)
        assert str(Path.home()) not in told and "/tmp/" not in told
    assert re.search(r"^bench: setup\n\t\$\(BIN\)/python -m benchmarks$", makefile(), re.M)


@pytest.mark.parametrize("path", sorted(ROOT.glob("benchmarks/*.py")), ids=lambda path: path.stem)
def test_each_benchmark_loads(path: Path) -> None:
    """What it uses of the project is still there."""
    assert import_module(f"benchmarks.{path.stem}").__doc__


def makefile() -> str:
    return (ROOT / "Makefile").read_text(encoding="utf-8")


def test_a_run_takes_the_place_of_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The other sections stay as they are; a run that fails writes nothing."""
    file = tmp_path / "figures.md"
    then = datetime(2026, 1, 2, tzinfo=UTC)
    before = {name: bench.section(name, "old\n", then, 0.5) for name in ("search", "web")}
    file.write_text(bench.page(before), encoding="utf-8")
    runs = {
        **bench.RUNS,
        "web": ("python -c 'print(6 * 7)'", "A"),
        "asks": ("python -c 'raise SystemExit(3)'", "B"),
    }
    monkeypatch.setattr(bench, "RUNS", runs)
    monkeypatch.setattr(bench, "FIGURES", file)
    monkeypatch.setattr("sys.argv", ["bench", "web", "asks"])
    with pytest.raises(bench.subprocess.CalledProcessError):
        bench.main()
    found = bench.sections(file.read_text(encoding="utf-8"))
    assert list(found) == ["search", "web"]
    assert "\nold\n" in found["search"]
    assert "```text\n42\n```" in found["web"] and "old" not in found["web"]
    assert "42" in capfd.readouterr().out
