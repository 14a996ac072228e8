"""`judge cards`: import, find, show, coverage, as a user calls them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judge.cli import main

CARDS = (
    {
        "name": "Mud Ox",
        "name_zh": "泥泞牛",
        "mana_cost": "{1}{G}",
        "power": "2",
        "toughness": "3",
        "type_line": "Creature — Ox",
        "oracle_text": "Trample",
        "oracle_text_zh": "践踏",
    },
    {
        "name": "Odd Ox",
        "mana_cost": "{G}",
        "power": "1",
        "toughness": "1",
        "type_line": "Creature — Ox",
        "oracle_text": "Trample\nThis ox moos at the moon.",
    },
    {"name": "Oxland", "type_line": "Plane — Ox", "layout": "planar", "oracle_text": "Moo."},
)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of three cards, and a data folder of the test's own."""
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    path = tmp_path / "cards.jsonl"
    lines = [json.dumps(card, ensure_ascii=False) for card in CARDS]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """A command's exit code and what it wrote."""
    code = main(["cards", *arguments])
    return code, capsys.readouterr().out


def test_cards_are_imported_found_and_shown(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "import", str(file)) == (0, "3 cards, 1 Chinese texts\n")
    code, found = run(capsys, "find", "泥泞", "--json")
    assert (code, json.loads(found)[0]["name"]) == (0, "Mud Ox")
    code, shown = run(capsys, "show", "mud ox", "--json")
    (face,) = json.loads(shown)["faces"]
    assert face["lines"] == [
        {
            "text": "Trample",
            "read": True,
            "unread": "",
            "missing": [],
            "reworded": {"en": "Trample", "zh": "践踏"},
            "rules": ["702.19"],
        }
    ]


def test_what_is_not_read_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "import", str(file))
    _, shown = run(capsys, "show", "Odd Ox", "--json")
    card = json.loads(shown)
    assert [line["read"] for line in card["faces"][0]["lines"]] == [True, False]
    assert "moos at the moon" in card["faces"][0]["lines"][1]["unread"]


def test_an_unknown_name_gets_the_nearest(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "import", str(file))
    assert main(["cards", "show", "Mudd", "Ox"]) == 1
    assert "Mud Ox" in capsys.readouterr().err


def test_a_built_in_card_needs_no_import(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert file.exists()
    code, shown = run(capsys, "show", "Serra Angel")
    assert (code, "警戒" in shown, "702.20" in shown) == (0, True, True)


def test_coverage_counts(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, "coverage", str(file), "--json")
    figures = json.loads(told)
    assert code == 0
    assert {key: figures[key] for key in ("cards", "read", "playable", "lines", "linesRead")} == {
        "cards": 2,
        "read": 1,
        "playable": 1,
        "lines": 3,
        "linesRead": 2,
    }
    assert figures["chinese"]["cards"] == figures["chinese"]["equal"] == 1
    assert figures["apart"] == {"planes and phenomena are not played here": 1}
    assert figures["unread"][0]["lines"] == 1


@pytest.mark.parametrize(
    ("text", "later"),
    [
        ("Exhaust — {2}: Draw a card.", 1),  # read, as an ability that may be activated once
        ("Whenever you commit a crime, draw a card.", 1),  # read, and asked of the edition
        ("As an additional cost to cast this spell, behold an Ox.", 1),  # not read
        ("{T}, Forage: Draw a card.", 1),
        ("Put a plot counter on this creature.", 0),
        ("Trample", 0),
    ],
)
def test_cards_with_later_mechanics_are_counted_apart(
    text: str, later: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The edition of 2023-11-17 has none of exhaust, crimes, behold and forage."""
    path = tmp_path / "cards.jsonl"
    cards = ({**CARDS[0], "oracle_text": text}, CARDS[1])
    path.write_text("\n".join(map(json.dumps, cards)), encoding="utf-8")
    _, told = run(capsys, "coverage", str(path), "--json")
    figures = json.loads(told)
    assert figures["cards"] == 2
    assert figures["withoutLater"]["cards"] == 2 - later
    assert figures["withoutLater"]["lines"] == 3 - later
    code, shown = run(capsys, "coverage", str(path))
    assert (code, f"Without {later} cards" in shown) == (0, True)


def test_a_sample_is_drawn_of_what_is_read(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the three only one is read; the same seed draws the same."""
    drawn = [run(capsys, "sample", str(file), "--number", "2", "--json") for _ in range(2)]
    assert drawn[0] == drawn[1]
    (card,) = json.loads(drawn[0][1])
    assert card["faces"][0]["name"]["en"] == "Mud Ox"
    code, shown = run(capsys, "sample", str(file), "--number", "2", "--seed", "7")
    assert (code, shown.splitlines()[0].split(" / ")[0]) == (0, "Mud Ox")


def test_rulings_of_the_publisher_are_shown(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    card = {**CARDS[0], "object": "card", "oracle_id": "0000-ox"}
    ruling = {
        "object": "ruling",
        "oracle_id": "0000-ox",
        "source": "wotc",
        "published_at": "2019-07-12",
        "comment": "The ox counts itself.",
    }
    both = tmp_path / "both.json"
    both.write_text(json.dumps([card, ruling]), encoding="utf-8")
    told = "1 cards, 0 Chinese texts, 1 rulings of the publisher\n"
    assert run(capsys, "import", str(both)) == (0, told)
    code, shown = run(capsys, "show", "mud ox")
    assert (code, "2019-07-12 wotc: The ox counts itself." in shown) == (0, True)
    code, shown = run(capsys, "show", "mud ox", "--json")
    assert json.loads(shown)["rulings"] == [
        {"dated": "2019-07-12", "text": "The ox counts itself.", "source": "wotc"}
    ]
