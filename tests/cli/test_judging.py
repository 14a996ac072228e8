"""The commands that judge: ask and check."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.cli import main

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "scenarios" / "deathtouch-trample.yaml"
BASE = ("--edition", "2023-11-17")

RIGHT = """scenario: Right
players: {Ann: {battlefield: [Grizzly Bears]}, Bob: {}}
play: [{player: Ann, attack: {Grizzly Bears: Bob}}]
expect: [{life: {Bob: 18}}]
"""
WRONG = RIGHT.replace("Right", "Wrong").replace("18", "17")
UNREADABLE = "scenario: Odd\nplayerz: {}\nplayers: {Ann: {battlefeild: []}, Bob: {}}\n"
BEYOND = RIGHT.replace("Right", "Beyond").replace("Grizzly Bears]", "No Such Card At All]")


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("judge.scenario.setup.pool._MORE", [])


def test_the_example_is_ruled_on_with_the_text_of_its_citations(capsys) -> None:
    assert main(["ask", str(EXAMPLE), "--json", *BASE]) == 0
    ruling = json.loads(capsys.readouterr().out)
    assert ruling["verdict"] == "determined"
    assert "18" in ruling["answer"]["en"]
    assert "18" in ruling["answer"]["zh"]
    cited = {citation["number"]: citation["text"]["zh"] for citation in ruling["citations"]}
    assert {"702.2c", "702.19b", "702.12b"} <= set(cited)
    assert "致命伤害" in cited["702.2c"]
    assert all(citation["edition"] == "2023-11-17" for citation in ruling["citations"])


@pytest.mark.parametrize(("lang", "seen"), [("en", "18 life for Bob."), ("zh", "18点生命：Bob")])
def test_the_ruling_speaks_the_language_asked_for(lang: str, seen: str, capsys) -> None:
    assert main(["ask", str(EXAMPLE), "--lang", lang]) == 0
    assert seen in capsys.readouterr().out


def test_a_rule_s_text_in_the_other_language_says_so(capsys) -> None:
    """The book of 2023 that ships is Chinese alone; a bilingual chapter is English for a reader."""
    assert main(["ask", str(EXAMPLE), "--lang", "en", "--full", *BASE]) == 0
    lines = capsys.readouterr().out.splitlines()
    chinese = [line.strip() for line in lines if re.search("[\u3400-\u9fff]", line)]
    assert chinese
    assert all(line.startswith("(only in Chinese) ") for line in chinese)
    assert main(["ask", str(EXAMPLE), "--lang", "zh", "--full", *BASE]) == 0
    assert "(only in" not in capsys.readouterr().out


def test_what_is_declined_is_said_in_one_language(capsys, tmp_path: Path) -> None:
    path = tmp_path / "beyond.yaml"
    path.write_text(BEYOND, encoding="utf-8")
    assert main(["ask", str(path), "--lang", "zh"]) == 1
    assert "cannot be carried out" not in capsys.readouterr().out


def test_check_tells_right_from_wrong_from_unreadable(capsys, tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_text("---\n".join([RIGHT, WRONG, UNREADABLE, BEYOND]), encoding="utf-8")
    assert main(["check", str(path), "--json"]) == 1
    *rows, total = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["outcome"] for row in rows] == ["pass", "fail", "error", "unsupported"]
    assert [row["index"] for row in rows] == [0, 1, 2, 3]
    assert rows[1]["failed"] == [{"expect": {"life": {"Bob": 17}}, "got": {"Bob": 18}}]
    assert "No Such Card At All" in rows[3]["unsupported"][0]
    assert {k: total[k] for k in ("total", "pass", "fail", "unsupported", "error")} == {
        "total": 4,
        "pass": 1,
        "fail": 1,
        "unsupported": 1,
        "error": 1,
    }


def test_a_file_that_cant_be_read_does_not_end_the_check(capsys, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(f"players: {{Ann: {{life: {'9' * 5000}}}}}", encoding="utf-8")
    (tmp_path / "b.jsonl").write_text('{"players": {"\\udc80": {}}}\n', encoding="utf-8")
    (tmp_path / "c.jsonl").write_text('{"players": {}, "players": {}}\n', encoding="utf-8")
    (tmp_path / "d.yaml").write_text('players: {Ann: {life: !!int "²"}}', encoding="utf-8")
    (tmp_path / "e.yaml").write_text(RIGHT, encoding="utf-8")
    assert main(["check", str(tmp_path), "--json"]) == 1
    *rows, total = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [len(row.get("errors", ())) for row in rows] == [1, 1, 1, 1, 0]
    assert (total["error"], total["pass"]) == (4, 1)


def test_every_mistake_of_a_scenario_is_listed_with_its_line(capsys, tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(UNREADABLE, encoding="utf-8")
    assert main(["ask", str(path)]) == 2
    error = capsys.readouterr().err
    assert f"{path}:2: playerz" in error
    assert "'players'" in error
    assert f"{path}:3: battlefeild" in error
    assert "'battlefield'" in error


def test_unsupported_fails_only_if_strict(tmp_path: Path) -> None:
    path = tmp_path / "beyond.yaml"
    path.write_text(BEYOND, encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert main(["check", str(path), "--strict"]) == 1


def test_limits_are_options_of_the_command(capsys, tmp_path: Path) -> None:
    """Of two the later one holds; what is no limit is refused with what would be right."""
    assert main(["ask", str(EXAMPLE), "--json", "--limit", "ways=9", "--limit", "events=3"]) == 1
    assert json.loads(capsys.readouterr().out)["limit"] == "events"
    assert main(["check", str(EXAMPLE), "--strict", "--limit", "events=3"]) == 1
    assert main(["ask", str(EXAMPLE), "--limit", "speed=3"]) == 2
    assert "'speed' is no limit; there are steps, events" in capsys.readouterr().err


def test_a_file_of_cards_adds_to_those_that_scenarios_may_name(capsys, tmp_path: Path) -> None:
    text = '{"name": "Tin Ox", "mana_cost": "{3}", "type_line": "Artifact Creature — Ox"'
    (tmp_path / "cards.jsonl").write_text(text + ', "power": "4", "toughness": "4"}')
    path = tmp_path / "ox.yaml"
    path.write_text(RIGHT.replace("Grizzly Bears", "Tin Ox").replace("18", "16"), encoding="utf-8")
    assert main(["check", str(path), "--strict"]) == 1
    assert "Tin Ox" in capsys.readouterr().out
    cards = str(tmp_path / "cards.jsonl")
    assert main(["check", str(path), "--strict", "--cards", cards]) == 0
    assert main(["check", str(path), "--cards", str(tmp_path / "none.jsonl")]) == 2
    assert main(["check", str(path), "--cards", str(path)]) == 2


def test_a_folder_of_own_scenarios_passes(capsys) -> None:
    assert main(["check", str(ROOT / "tests" / "scenarios" / "zones"), "--strict", "--json"]) == 0
    total = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert total["pass"] == total["total"] >= 20


def test_a_file_that_is_no_text_is_an_error_and_not_a_crash(capsys, tmp_path: Path) -> None:
    path = tmp_path / "photo.yaml"
    path.write_bytes(bytes(range(128, 256)))
    assert main(["ask", str(path)]) == 2
    assert "not UTF-8 text" in capsys.readouterr().err
    assert main(["check", str(path), "--json"]) == 1
    row = json.loads(capsys.readouterr().out.splitlines()[0])
    assert row["outcome"] == "error"


def test_a_ruling_in_the_terminal_is_the_answer_and_its_rules(capsys) -> None:
    """The play only with --why, the text of every rule only with --full."""
    assert main(["ask", str(EXAMPLE), "--lang", "zh"]) == 0
    short = capsys.readouterr().out
    assert short.index("战场：Myr在战场上。") < short.index("702.2c  ") < short.index("致命伤害")
    assert "攻击Bob" not in short
    assert main(["ask", str(EXAMPLE), "--lang", "zh", "--why", "--full"]) == 0
    long = capsys.readouterr().out
    assert "攻击Bob" in long
    assert len(long) > 3 * len(short)


@pytest.mark.parametrize(
    ("locale", "seen"), [("zh_CN.UTF-8", "18点生命"), ("de_DE.UTF-8", "18 life"), ("", "18 life")]
)
def test_the_locale_says_which_language(
    locale: str, seen: str, capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, locale)
    assert main(["ask", str(EXAMPLE)]) == 0
    assert seen in capsys.readouterr().out


def test_a_scenario_is_told_in_words_and_read_from_them(tmp_path: Path, capsys) -> None:
    path = tmp_path / "right.yaml"
    path.write_text(RIGHT, encoding="utf-8")
    assert main(["read", "--scenario", str(path), "--lang", "both", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["said"]["en"].endswith("Ann attacks Bob with Grizzly Bears.")
    assert told["said"]["zh"].endswith("Ann以Grizzly Bears攻击Bob。")
    for lang in ("en", "zh"):
        words = tmp_path / f"{lang}.txt"
        words.write_text(told["said"][lang], encoding="utf-8")
        assert main(["read", "--words", str(words), "--json"]) == 0
        played = json.loads(capsys.readouterr().out)["play"]
        assert played == [{"player": "Ann", "attack": {"Grizzly Bears": "Bob"}}]


def test_words_that_are_not_read_are_told(tmp_path: Path, capsys) -> None:
    words = tmp_path / "words.txt"
    words.write_text("The players are “Ann” and “Bob”.\nAnn sings.", encoding="utf-8")
    assert main(["read", "--words", str(words)]) == 2
    assert "words.txt:2: words: the sentence is not read from 'sings.'" in capsys.readouterr().err


@pytest.fixture
def indexed(new_data: Callable[[], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder in which a search may begin at once."""
    monkeypatch.setenv("JUDGE_DATA", str(new_data()))


@pytest.mark.usefixtures("indexed")
def test_a_question_in_words_is_ruled_on_and_told_back(capsys) -> None:
    told = "I control Grizzly Bears. My opponent casts Shock targeting Grizzly Bears."
    assert main(["ask", f"{told} Does Grizzly Bears die?", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "I understood:" in said and "Yes. Grizzly Bears dies." in said
    assert main(["ask", f"{told} Does Grizzly Bears sing?", "--lang", "zh"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("暂时无法裁定：只读懂了一部分。")
    assert "未读懂：“Does Grizzly Bears sing”" in said
    assert "battlefield: [Grizzly Bears]" in said


@pytest.mark.usefixtures("indexed")
def test_beneath_a_question_without_a_ruling_stands_what_fits_it(capsys) -> None:
    assert main(["ask", "Are Blood Moon and Urborg friends?", "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "A ready ruling like it:\nBlood Moon and Urborg: is Urborg a Swamp" in said
    assert re.search(r"^  305\.7  Lands$", said, re.M)
    assert main(["ask", "Does trample sing over deathtouch?", "--lang", "zh"]) == 1
    assert re.search(r"^  702\.19[a-z]  践踏$", capsys.readouterr().out, re.M)


@pytest.mark.usefixtures("indexed")
def test_a_question_read_in_part_is_asked_back(capsys) -> None:
    question = "Whoa, does my 3/3 with deathtouch kill a 5/5 indestructible blocker?"
    assert main(["ask", question, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("Is this what you ask?")
    assert said.index("left out: 'Whoa'") < said.index("does not die")
    assert main(["ask", question, "--lang", "zh"]) == 1
    assert "你要问的是这个吗？" in capsys.readouterr().out
    assert main(["ask", question, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["state"], found["is_guess"], found["verdict"]) == ("asked back", True, None)


@pytest.mark.usefixtures("indexed")
def test_questions_one_a_line_have_references_in_every_state(capsys, monkeypatch) -> None:
    ruled = "I control Grizzly Bears. My opponent casts Shock on it. Does it die?"
    draft = "Does Grizzly Bears sing while trampling over deathtouch?"
    nothing = "Can trample go over deathtouch"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{ruled}\n{draft}\n{nothing}\n"))
    assert main(["read", "--stdin", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["state"] for one in found] == ["ruled", "draft", "references"]
    for one in found:
        assert {"rule"} <= {each["kind"] for each in one["references"]} <= {"rule", "ruling"}
        assert all(each["title"]["en"] and each["title"]["zh"] for each in one["references"])
    keys = [each["number"] for each in found[2]["references"] if each["kind"] == "ruling"]
    assert "deathtouch-trample" in keys


def test_a_question_is_ruled_on_where_no_index_can_be_built(
    capfd, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence says what is missing and what to do; a search has nothing else to say."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "file" / "data"))
    ruled = "I control Grizzly Bears. My opponent casts Shock on it. Does it die?"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{ruled}\n"))
    assert main(["read", "--stdin", "--json"]) == 0
    out, err = capfd.readouterr()
    found = json.loads(out)
    assert (found["state"], found["references"]) == ("ruled", [])
    assert err.count("\n") == 1
    assert "index can't be built" in err and "JUDGE_DATA" in err
    assert main(["search", "trample"]) == 1
    assert capfd.readouterr().err == err


@pytest.mark.parametrize("name", ["cards.jsonl", "cards.toml"])
def test_a_file_without_a_card_is_no_file_of_cards(name: str, capsys, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text("", encoding="utf-8")
    assert main(["ask", str(EXAMPLE), "--cards", str(file)]) == 2
    assert f"{name}:0: cards: there is no card in it" in capsys.readouterr().err
