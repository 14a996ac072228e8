"""The commands that read: rule, term, search, diff, trace, corpus."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judge.cli import main

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def data(new_data: Callable[[], Path]) -> Path:
    """A data folder of this module's own."""
    return new_data()


@pytest.fixture(autouse=True)
def _own_data(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(data))


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def read(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = run(capsys, *words, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_the_version_is_that_of_the_project(capsys) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (ended.value.code, capsys.readouterr().out) == (0, f"judge {project['version']}\n")


def test_a_rule_as_json(capsys) -> None:
    rule = read(capsys, "rule", "702.19b", "--edition", "2024-02-02")
    assert rule["ruleNumber"] == "702.19b"
    assert rule["edition"] == "2024-02-02"
    assert rule["text"]["en"].startswith("The controller of an attacking creature with trample")
    assert rule["text"]["zh"].startswith("具有践踏的攻击生物之操控者")
    assert len(rule["examples"]) == 2
    assert rule["navigation"] == {"previousRule": "702.19a", "nextRule": "702.19c"}
    assert "702.19c" in rule["referencedBy"]
    assert {"en": "Trample", "zh": "践踏"} in rule["terms"]


def test_a_rule_s_children_and_references(capsys) -> None:
    rule = read(capsys, "rule", "704.5")
    assert rule["children"][10:13] == ["704.5k", "704.5m", "704.5n"]
    assert read(capsys, "rule", "702.19c")["references"] == ["702.19b"]


def test_references_to_ground_that_is_not_loaded_are_apart(capsys) -> None:
    rule = read(capsys, "rule", "702.103a", "--edition", "2024-02-02")
    assert rule["references"] == []
    assert rule["referencesOutside"] == ["601.2b", "601.2f", "601.2g", "601.2h"]


def test_what_became_of_a_rule_and_of_those_below_it_stands_below_their_words(capsys) -> None:
    _, out, _ = run(capsys, "rule", "508.4", "--lang", "en")
    lines = [line.strip() for line in out.splitlines()]
    below = {
        number: lines[n + 1]
        for number in ("508.4a", "508.4b", "508.4c")
        for n, line in enumerate(lines)
        if line.startswith(f"{number}  ")
    }
    changed = "Its words changed after the edition of 2024-09-20; that of 2025-06-06 has others."
    assert below["508.4a"] == below["508.4b"] == changed
    assert not below["508.4c"].startswith("Its words")
    own = "Its words changed after the edition of 2025-06-06; that of 2026-08-07 has others."
    assert lines.index(own) < next(n for n, line in enumerate(lines) if line.startswith("508.4a"))


def test_a_rule_that_only_a_later_edition_has_says_so(capsys) -> None:
    code, out, _ = run(capsys, "rule", "702.168")
    assert code == 0
    assert out.startswith("(not in the edition of 2023-11-17)")
    assert "Disguise" in out


@pytest.mark.parametrize(
    ("words", "code", "part"),
    [
        (["rule", "704.5l"], 2, "the letters l and o are not used"),
        (["rule", "704.9"], 1, "Did you mean 704.7 or 704.8?"),
        (["rule", "abc"], 2, "is not a rule number"),
        (["rule", "702.19", "--edition", "1999-01-01"], 1, "there are 2023-11-17"),
        (["term", "trampel"], 1, "Did you mean Trample"),
        (["diff", "2024-02-02", "2024-06-07"], 1, "no common chapter"),
        (["ask", "nowhere.yaml"], 2, "nowhere.yaml:1: file: the file cannot be read"),
        (["ask", "."], 2, "cannot be read: Is a directory"),
        (["check", "nowhere"], 2, "there is no such file"),
        (["corpus", "import", "nowhere.txt"], 2, "there is no such file"),
        (["corpus", "remove", "2023-11-17"], 2, "no imported document"),
        (["search", "x" * 10_000], 2, "at most 2,000"),
    ],
)
def test_errors_teach(capsys, words: list[str], code: int, part: str) -> None:
    got, out, err = run(capsys, *words)
    assert (got, out) == (code, "")
    assert part in err
    assert err.startswith("judge: ")
    assert "Traceback" not in err


def test_a_term_in_either_language(capsys) -> None:
    for name in ("践踏", "trample"):
        term = read(capsys, "term", name)
        assert term["entries"][0]["rule"] == "702.19"
        assert term["definition"]["zh"].startswith("一个关键字异能")
        assert "702.19b" in term["usedIn"]


def test_the_editions_and_their_counts(capsys) -> None:
    rows = {row["edition"]: row for row in read(capsys, "corpus", "list")}
    book, chapter = rows["2023-11-17"], rows["2024-02-02"]
    assert [book[k] for k in ("rules", "sections", "examples", "terms")] == [2899, 142, 276, 668]
    assert [chapter[k] for k in ("rules", "keywords", "sections", "examples")] == [
        1100,
        225,
        30,
        87,
    ]
    assert (book["languages"], chapter["languages"]) == (["zh"], ["en", "zh"])


def test_importing_and_removing_an_edition(capsys, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("603.1. One.\n603.1. 一。\n603.2. Two.\n603.2. 二。\n", encoding="utf-8")
    (added,) = read(capsys, "corpus", "import", str(path), "--edition", "2031-01-01")
    assert (added["edition"], added["format"]) == ("2031-01-01", "plain_bilingual")
    assert read(capsys, "rule", "603.2", "--edition", "2031")["text"]["en"] == "Two."
    assert read(capsys, "corpus", "remove", "2031-01-01") == [added["document"]]


def test_the_lints_find_the_known_faults_and_no_error(capsys) -> None:
    problems = read(capsys, "corpus", "check")
    assert {p["severity"] for p in problems} == {"warning"}
    assert any(p["name"] == "quoted-title" and "117.6" in p["message"] for p in problems)


def test_a_diff_of_two_editions(capsys) -> None:
    diff = read(capsys, "diff", "2023-11-17", "2024-02-02", "702")
    new = [n for c in diff["changes"] if c["kind"] == "new" for n in c["new"]]
    assert {"702.168", "702.168a"} <= set(new)
    assert sum(diff["counts"].values()) == 672
    assert {c["kind"] for c in diff["changes"]} == {"new", "reworded"}
    reworded = next(c for c in diff["changes"] if c["old"] == ["702.37c"])
    pieces = reworded["differences"]["zh"]
    assert "".join(p["old"] for p in pieces).startswith("使用变身异能施放咒语时")


def test_a_trace_says_that_a_rule_went(capsys) -> None:
    _, out, _ = run(capsys, "trace", "509.2")
    assert out.splitlines()[-1] == (
        "2025-06-06  –           gone, the edition of 2025-06-06 has no such rule"
    )


def test_the_trace_of_a_rule(capsys) -> None:
    trace = read(capsys, "trace", "728")
    items = {item["edition"]: item for item in trace["items"]}
    assert items["2023-11-17"]["ruleNumbers"] == ["728"]
    assert items["2024-02-02"]["ruleNumbers"] == ["729"]
    assert items["2024-02-02"]["action"] == "moved"
    assert items["2024-06-07"]["ruleNumbers"] == ["730"]  # a fact: no document there holds it
    assert items["2026-08-07"]["ruleNumbers"] == ["733"]
    back = read(capsys, "trace", "733", "--edition", "2026-08-07")
    assert [step["ruleNumbers"] for step in back["items"]] == [
        step["ruleNumbers"] for step in trace["items"]
    ]


def test_a_search_says_what_later_editions_made_of_a_rule(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (first, *_) = read(capsys, "search", "509.2", "--json")["hits"]
    assert first["later"]["en"] == "Dropped on 2024-11-08."
    assert read(capsys, "search", "702.19b", "--json")["hits"][0]["later"] is None
    _, out, _ = run(capsys, "search", "509.2", "--lang", "zh")
    assert "2024-11-08起删除" in out


def test_search_reads_one_query_a_line(capsys, monkeypatch) -> None:
    queries = ["702.19b", "死触 践踏", "legend rule", "x" * 10_000, ""]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(queries)))
    code, out, _ = run(capsys, "search", "--stdin", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [row["query"] for row in rows] == queries[:4]
    assert rows[0]["hits"][0]["number"] == "702.19b"
    assert rows[0]["hits"][0]["matchedBy"] == ["number"]
    assert {"702.2", "702.19"} <= {hit.get("number") for hit in rows[1]["hits"]}
    assert "704.5j" in [hit.get("number") for hit in rows[2]["hits"][:3]]
    assert "error" in rows[3]
    for hit in rows[1]["hits"]:
        assert {"kind", "edition", "path", "score", "matchedBy", "snippet"} <= set(hit)
        assert hit["kind"] in ("rule", "heading", "term", "example")


def test_output_in_a_pipe_is_plain() -> None:
    words = [sys.executable, "-m", "judge", "rule", "702.19b"]
    done = subprocess.run(words, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "\x1b" not in done.stdout
    assert done.stdout.splitlines()[1] == "702.19b"


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"'{sys.executable}' -m judge rule 702 | head -1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        check=False,
    )
    assert done.stderr == ""


def test_a_rule_says_what_became_of_it_and_stands_for_one_that_is_not_loaded(capsys) -> None:
    later = read(capsys, "rule", "509.2")["later"]
    assert (later["kind"], later["after"], later["by"]) == ("gone", "2024-09-20", "2024-11-08")
    assert later["exact"] is True
    assert read(capsys, "rule", "702.19b")["later"] is None
    newest = read(capsys, "rule", "733", "--edition", "2026-08-07")
    assert (newest["ruleNumber"], newest["edition"]) == ("729", "2024-02-02")
    assert newest["cited"] == {"ruleNumber": "733", "edition": "2026-08-07"}
    _, out, _ = run(capsys, "rule", "733", "--edition", "2026-08-07", "--lang", "en")
    assert "Cited as 733 of the edition of 2026-08-07" in out
    code, _, _ = run(capsys, "rule", "733.99", "--edition", "2026-08-07")
    assert code != 0


def test_a_terminal_lends_what_an_edition_lacks(capsys) -> None:
    """The Chinese book shows the English of an edition that says the same, and names that one."""
    code, out, _ = run(capsys, "rule", "702.19b", "--edition", "2023-11-17", "--lang", "en")
    assert code == 0
    assert "(edition of 2024-02-02) The controller of an attacking creature with trample" in out
    assert "702 Keyword Abilities" in out
    assert "Example: (edition of 2024-02-02) " in out
    assert "(only in Chinese)" not in out


def test_who_reads_both_languages_is_lent_either(capsys) -> None:
    """In a terminal, and for programs with the edition that a text is of."""
    _, out, _ = run(capsys, "rule", "702.19b", "--edition", "2023-11-17")
    assert "具有践踏的攻击生物之操控者" in out
    assert "(edition of 2024-02-02) The controller of an attacking creature with trample" in out
    told = read(capsys, "rule", "702.19b", "--edition", "2023-11-17")
    assert told["text"]["en"].startswith("The controller of an attacking creature with trample")
    assert (told["from"], told["differs"]) == ({"en": "2024-02-02"}, [])
    assert all(example["en"] and example["zh"] for example in told["examples"])


def test_terms_are_named_in_the_language_asked_for(capsys) -> None:
    _, out, _ = run(capsys, "rule", "702.19b", "--edition", "2023-11-17", "--lang", "en")
    (terms,) = [line for line in out.splitlines() if line.startswith("Terms: ")]
    assert terms.isascii()
    _, out, _ = run(capsys, "term", "践踏", "--lang", "zh")
    assert not [word for word in ("Glossary", "Used in", "rule") if word in out]


def test_a_terminal_never_shows_the_other_language_silently(capsys) -> None:
    """Where no edition has a text, it says that only the other language is there."""
    _, out, _ = run(capsys, "rule", "509.2", "--edition", "2023-11-17", "--lang", "en")
    assert "(only in Chinese) " in out


def test_labels_are_chinese_for_who_reads_chinese(capsys) -> None:
    _, out, _ = run(capsys, "rule", "702.19b", "--edition", "2024-02-02", "--lang", "zh")
    assert "例：" in out
    assert "术语：" in out
    assert not [word for word in ("Example", "Terms:", "Refer") if word in out]
