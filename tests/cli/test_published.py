"""`judge cards rulings check`: what publishers ruled, held against rules and scenarios."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.cli import main
from judge.contradicted import Claim, claim_in, facts, sentences

WALL = "Wall of Wood"  # scenarios of ours: it can't attack (508.1c, 702.3b), and may block


def mtgjson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *rulings: str) -> None:
    """Imports a card and what a publisher ruled of it, into a data folder of the test's own."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    path = tmp_path / "atomic.json"
    face = {
        "name": WALL,
        "manaCost": "{G}",
        "type": "Creature — Wall",
        "text": "Defender",
        "power": "0",
        "toughness": "3",
        "layout": "normal",
        "rulings": [
            {"date": f"2020-01-0{day}", "text": text} for day, text in enumerate(rulings, 1)
        ],
    }
    path.write_text(json.dumps({"meta": {}, "data": {WALL: [face]}}), encoding="utf-8")
    assert main(["cards", "import", str(path)]) == 0


def checked(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    capsys.readouterr()
    code = main(["cards", "rulings", "check", *arguments])
    return code, capsys.readouterr().out


def test_a_ruling_that_a_scenario_contradicts_is_listed_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mtgjson(tmp_path, monkeypatch, f"{WALL} is a wall. {WALL} can attack as normal.")
    code, out = checked(capsys, "--json")
    said = json.loads(out)
    assert (code, said["rulings"]) == (1, 1)
    assert said["compared"] == 1
    keys = {one["scenario"] for one in said["contradicted"]}
    assert "scenarios/keywords/defender/1" in keys
    (one,) = [o for o in said["contradicted"] if o["scenario"] == "scenarios/keywords/defender/1"]
    assert (one["card"], one["dated"], one["source"]) == (WALL, "2020-01-01", "mtgjson")
    assert one["sentence"] == f"{WALL} can attack as normal."
    assert one["said"] == {"en": "can attack", "zh": "能进行攻击"}
    assert one["ours"]["en"].startswith("can't attack: ")
    assert one["ours"]["zh"].startswith("不能进行攻击：")


def test_what_agrees_or_has_a_condition_is_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mtgjson(
        tmp_path,
        monkeypatch,
        "It can't attack. It can block.",
        "If it loses defender, it can attack. It can attack only if it loses defender.",
    )
    code, out = checked(capsys, WALL, "--json")
    assert code == 0
    assert json.loads(out) == {"rulings": 2, "compared": 2, "contradicted": []}


def test_rules_are_looked_up_by_number_and_by_the_words_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mtgjson(
        tmp_path,
        monkeypatch,
        "See rule 702.999.",
        "See rule 702.3, “Trample.”",
        "See rule 702.3, “Defender.”",
        "See rule 702.3b.",
    )
    code, out = checked(capsys, "--json")
    listed = [(o["sentence"], o["ours"]["en"]) for o in json.loads(out)["contradicted"]]
    assert code == 1
    assert listed[0] == ("See rule 702.3, “Trample.”", "rule 702.3 here: Defender")
    assert ("See rule 702.999.", "no edition here has such a rule") in listed
    assert len(listed) == 2


@pytest.mark.parametrize(
    ("lang", "total"),
    [
        ("en", "1 rulings of publishers, 1 sentences could be compared"),
        ("zh", "共1条发行方裁定，其中1句可以比较"),
    ],
)
def test_it_is_told_in_either_language(
    lang: str,
    total: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    mtgjson(tmp_path, monkeypatch, "It can attack.")
    code, out = checked(capsys, "--lang", lang)
    assert code == 1
    assert out.splitlines()[-1].startswith(total)
    assert ("不能进行攻击" in out) is (lang == "zh")
    assert ("can't attack" in out) is (lang == "en")


def test_nothing_imported_is_nothing_contradicted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    assert checked(capsys, "--json") == (0, '{"rulings": 0, "compared": 0, "contradicted": []}\n')


@pytest.mark.parametrize(
    ("sentence", "claim"),
    [
        ("Mud Ox can’t be the target of spells or abilities.", Claim("be targeted", False)),
        ("This creature dies.", Claim("die", True)),
        ("It survives.", Claim("die", False)),
        ("The spell won't resolve.", Claim("resolve", False)),
        ("It will be countered.", Claim("resolve", False)),
        ("It resolves as normal.", Claim("resolve", True)),
        ("It can attack or block.", None),
        ("A creature that it blocks dies.", None),
        ("It dies when its toughness is 0.", None),
        ("Its controller can attack.", None),
    ],
)
def test_only_what_is_said_of_the_card_itself_is_compared(
    sentence: str, claim: Claim | None
) -> None:
    assert claim_in(sentence, "Mud Ox") == claim


def test_sentences_end_after_numbers_of_rules() -> None:
    assert sentences("See 702.19b. It dies!") == ("See 702.19b.", "It dies!")


def test_scenarios_of_older_editions_and_own_cards_say_nothing_of_cards() -> None:
    held = facts()
    assert {fact.claim for fact in held[WALL] if fact.claim.deed == "attack"} == {
        Claim("attack", False)
    }
    assert "Cover" not in held  # a card that scenarios define for themselves
