"""Files of cards go into the store: every format, whole or not at all, found again by any name."""

from __future__ import annotations

import gzip
import json
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from corpus.analysis.forms import forms
from judge.cards.imports import import_cards, records_in
from judge.cards.store import CardStore
from judge.errors import BadCards, Unsupported

OX = {
    "object": "card",
    "name": "Mud Ox",
    "lang": "en",
    "layout": "normal",
    "mana_cost": "{1}{G}",
    "type_line": "Creature — Ox",
    "oracle_text": "Trample",
    "power": "2",
    "toughness": "3",
}
OX_ZH = {
    "object": "card",
    "name": "Mud Ox",
    "lang": "zhs",
    "layout": "normal",
    "printed_name": "泥泞牛",
    "printed_type_line": "生物～牛",
    "printed_text": "践踏",
    "released_at": "2020-01-01",
}
DAY = {
    "object": "card",
    "name": "Day Cub // Night Wolf",
    "lang": "en",
    "layout": "transform",
    "card_faces": [
        {
            "name": "Day Cub",
            "mana_cost": "{R}",
            "type_line": "Creature — Wolf",
            "oracle_text": "Daybound",
            "power": "1",
            "toughness": "1",
        },
        {
            "name": "Night Wolf",
            "type_line": "Creature — Wolf",
            "color_indicator": ["R"],
            "oracle_text": "Nightbound",
            "power": "3",
            "toughness": "3",
        },
    ],
}
IDENTIFIED = {**OX, "oracle_id": "0000-ox"}
TOKEN = {"object": "card", "name": "Ox Token", "lang": "en", "layout": "token"}
FRENCH = {**OX, "lang": "fr"}
ATOMIC = {
    "meta": {"date": "2026-01-01"},
    "data": {
        "Mud Ox": [
            {
                "name": "Mud Ox",
                "manaCost": "{1}{G}",
                "type": "Creature — Ox",
                "text": "Trample",
                "power": "2",
                "toughness": "3",
                "layout": "normal",
                "foreignData": [
                    {
                        "language": "Chinese Simplified",
                        "name": "泥泞牛",
                        "type": "生物～牛",
                        "text": "践踏",
                    }
                ],
            }
        ]
    },
}
LINE = {
    "name": "Mud Ox",
    "name_zh": "泥泞牛",
    "mana_cost": "{1}{G}",
    "power": "2",
    "toughness": "3",
    "type_line": "Creature — Ox",
    "oracle_text": "Trample",
    "oracle_text_zh": "践踏",
}


def written(folder: Path, name: str, content: Any, *, packed: bool = False) -> Path:
    """A file of JSON, gzipped if `packed`."""
    path = folder / name
    data = json.dumps(content, ensure_ascii=False).encode()
    path.write_bytes(gzip.compress(data) if packed else data)
    return path


@pytest.fixture
def store(tmp_path: Path) -> CardStore:
    """A store with nothing in it."""
    return CardStore(tmp_path / "data" / "cards.sqlite", forms)


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize(
    "content",
    [[OX, OX_ZH], {"object": "list", "data": [OX, OX_ZH]}, ATOMIC, LINE],
    ids=["bulk", "list", "atomic", "lines"],
)
def test_every_format_gives_the_same_card(
    tmp_path: Path, store: CardStore, content: Any, packed: bool
) -> None:
    report = import_cards(written(tmp_path, "cards", content, packed=packed), store)
    assert (report.english, report.chinese, report.skipped) == (1, 1, {})
    card = store.get("泥泞牛")
    assert card is not None
    (face,) = card.faces
    assert (face.name.en, face.name.zh, face.text) == ("Mud Ox", "泥泞牛", "Trample")
    assert (str(face.cost), face.power, face.toughness) == ("{1}{G}", "2", "3")
    assert store.record("Mud Ox")["oracle_text_zh"] == "践踏"


def test_what_is_no_card_is_left_out_with_its_reason(tmp_path: Path, store: CardStore) -> None:
    report = import_cards(written(tmp_path, "cards.json", [TOKEN, FRENCH, OX, DAY]), store)
    assert report.english == 2
    assert report.skipped == {"a token": 1, "a printing in another language": 1}
    assert report.examples["a token"] == ("Ox Token",)


def test_faces_keep_their_layout_and_each_its_name(tmp_path: Path, store: CardStore) -> None:
    import_cards(written(tmp_path, "cards.json", [DAY]), store)
    card = store.get("night wolf")
    assert card is not None
    assert card.layout == "transform"
    assert [face.name.en for face in card.faces] == ["Day Cub", "Night Wolf"]
    assert "Day Cub // Night Wolf" in store


@pytest.mark.parametrize(
    "text",
    ["Mud Ox", "mud", "ox", "Mud Ocks", "泥泞牛", "泥", "泥濘牛", "niningniu"],
    ids=["whole", "beginning", "part", "misspelt", "zh", "zh part", "traditional", "pinyin"],
)
def test_a_card_is_found_by_any_of_its_names(tmp_path: Path, store: CardStore, text: str) -> None:
    import_cards(written(tmp_path, "cards.json", [OX, OX_ZH, DAY]), store)
    assert store.find(text)[0].name == "Mud Ox"


def test_an_import_can_be_repeated(tmp_path: Path, store: CardStore) -> None:
    path = written(tmp_path, "cards.json", [OX, OX_ZH])
    import_cards(path, store)
    import_cards(path, store)
    import_cards(written(tmp_path, "more.json", [DAY]), store)
    assert len(store) == 2
    assert "泥泞牛" in store


def test_the_newest_chinese_printing_is_kept(tmp_path: Path, store: CardStore) -> None:
    older = {**OX_ZH, "printed_text": "旧", "released_at": "2001-01-01"}
    traditional = {**OX_ZH, "lang": "zht", "printed_text": "踐踏", "released_at": "2024-01-01"}
    import_cards(written(tmp_path, "cards.json", [OX, OX_ZH, older, traditional]), store)
    assert store.record("Mud Ox")["oracle_text_zh"] == "践踏"


def test_a_file_that_breaks_off_leaves_the_store_as_it_was(
    tmp_path: Path, store: CardStore
) -> None:
    import_cards(written(tmp_path, "cards.json", [OX]), store)
    broken = tmp_path / "broken.json"
    broken.write_bytes(json.dumps([DAY, OX_ZH]).encode()[:-40])
    with pytest.raises(BadCards, match=r"broken\.json: the file breaks off or is not JSON"):
        import_cards(broken, store)
    assert (len(store), "Day Cub" in store, "泥泞牛" in store) == (1, False, False)


KILLED = """
import os, signal, sys
from pathlib import Path
from corpus.analysis.forms import forms
from judge.cards.imports import import_cards
from judge.cards.store import CardStore

def kill(done, size):
    if 0 < done:
        os.kill(os.getpid(), signal.SIGKILL)

import_cards(Path(sys.argv[1]), CardStore(Path(sys.argv[2]), forms), kill)
"""


def test_a_killed_import_leaves_the_store_as_it_was(tmp_path: Path, store: CardStore) -> None:
    """Nothing of it is there, and the next import is whole."""
    import_cards(written(tmp_path, "cards.json", [OX]), store)
    many = written(tmp_path, "many.json", [{**DAY, "name": f"Cub {n}"} for n in range(2_000)])
    words = [sys.executable, "-c", KILLED, str(many), str(store.path)]
    killed = subprocess.run(words, cwd=Path(__file__).parents[2], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert [name.en for name in store.names()] == ["Mud Ox"]
    assert store.get("mud ox") is not None
    import_cards(many, store)
    assert len(store) == 2_001


def test_a_store_that_was_killed_before_its_tables_is_an_empty_one(
    tmp_path: Path, store: CardStore
) -> None:
    store.path.parent.mkdir()
    with closing(sqlite3.connect(store.path)) as held:
        held.execute("PRAGMA journal_mode = WAL")
    import_cards(written(tmp_path, "cards.json", [OX]), store)
    assert store.problem() is None
    assert [name.en for name in store.names()] == ["Mud Ox"]


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadCards, match=r"can't be written: .*; name another one with JUDGE_DATA"):
        import_cards(
            written(tmp_path, "cards.json", [OX]), CardStore(tmp_path / "file" / "c.sqlite")
        )


FULL = """
import resource, signal, sys
from datetime import date
from pathlib import Path
from corpus.errors import BadDocument
from corpus.imports import add
from judge.cards.imports import import_cards
from judge.cards.store import CardStore
from judge.errors import BadCards
cards, rules, data = map(Path, sys.argv[1:])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))
for what, wrong in (
    (lambda: import_cards(cards, CardStore(data / "cards.sqlite")), BadCards),
    (lambda: add([rules], data / "documents", date(2024, 2, 2)), BadDocument),
):
    try:
        what()
    except wrong as error:
        assert "can't be written" in str(error), error
        continue
    raise AssertionError("it was written")
"""


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    """Of cards and of documents; a disk that takes no more than a hundred bytes of a file."""
    cards = written(tmp_path, "cards.json", [OX])
    root = Path(__file__).parents[2]
    rules = root / "corpus" / "documents" / "chapter7_2024-02-02.md"
    words = [sys.executable, "-c", FULL, str(cards), str(rules), str(tmp_path / "data")]
    done = subprocess.run(words, cwd=root, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_an_interrupted_import_leaves_the_store_as_it_was(tmp_path: Path, store: CardStore) -> None:
    def interrupt(done: int, size: int) -> None:
        raise KeyboardInterrupt

    import_cards(written(tmp_path, "cards.json", [OX]), store)
    with pytest.raises(KeyboardInterrupt):
        import_cards(written(tmp_path, "more.json", [DAY, OX_ZH]), store, interrupt)
    assert (len(store), "Day Cub" in store, "泥泞牛" in store) == (1, False, False)


@pytest.mark.parametrize("content", ["no cards", [1, 2], {"a": 1}])
def test_a_file_that_is_none_of_cards_is_refused(
    tmp_path: Path, store: CardStore, content: Any
) -> None:
    with pytest.raises(BadCards, match="this is no file of cards; it should be"):
        import_cards(written(tmp_path, "cards.json", content), store)
    assert not len(store)


@pytest.mark.parametrize("kind", ["list", "lines"])
def test_a_card_without_a_type_line_is_refused(tmp_path: Path, store: CardStore, kind: str) -> None:
    """Alone it is an error in both languages; beside others it is left out with its reason."""
    bare = {"name": "Bare Ox"} if kind == "lines" else {"object": "card", "name": "Bare Ox"}
    with pytest.raises(BadCards, match=r"a card without a type line \(Bare Ox\)") as told:
        import_cards(written(tmp_path, "bare.json", bare if kind == "lines" else [bare]), store)
    assert "没有类别的牌（Bare Ox）" in told.value.told.zh
    assert not len(store)
    report = import_cards(written(tmp_path, "cards.json", [OX, {**OX, **bare}, {**bare}]), store)
    assert (report.skipped, len(store)) == ({"a card without a type line": 1}, 2)


def test_a_missing_file_is_refused(tmp_path: Path, store: CardStore) -> None:
    with pytest.raises(BadCards, match="cannot be read"):
        import_cards(tmp_path / "none.json", store)


def test_planes_are_refused_with_a_clear_word(tmp_path: Path, store: CardStore) -> None:
    plane = {**OX, "name": "Green Field", "layout": "planar", "type_line": "Plane — Here"}
    import_cards(written(tmp_path, "cards.json", [plane]), store)
    with pytest.raises(Unsupported, match="planes and phenomena are not played here"):
        store.get("Green Field")


def test_a_large_file_is_streamed(tmp_path: Path) -> None:
    """Cards come out before the file was read to its end."""
    path = tmp_path / "cards.json"
    many = [{**OX, "name": f"Ox {n}", "flavor_text": "x" * 2000} for n in range(3000)]
    path.write_text(json.dumps(many), encoding="utf-8")
    told: list[int] = []
    records = records_in(path, lambda done, size: told.append(done))
    assert next(records)["name"] == "Ox 0"
    assert told[0] < path.stat().st_size / 10


@pytest.mark.parametrize(
    "name",
    ["cards/cards.jsonl", "cards/mtgjson_atomic_sample.json", "cards/scryfall_list_sample.json"],
)
def test_real_files_are_imported(shared: Path, store: CardStore, name: str) -> None:
    report = import_cards(shared / name, store)
    assert report.english == len(store) >= 85
    assert set(report.skipped) <= {"another card of the same name"}


RULINGS = [
    {
        "object": "ruling",
        "oracle_id": "0000-ox",
        "source": "wotc",
        "published_at": "2019-07-12",
        "comment": "The ox counts itself.",
    },
    {
        "object": "ruling",
        "oracle_id": "0000-ox",
        "source": "scryfall",
        "published_at": "2021-01-05",
        "comment": "The ox is no cow.",
    },
    {
        "object": "ruling",
        "oracle_id": "0000-elk",
        "source": "wotc",
        "published_at": "2020-02-02",
        "comment": "The elk is another card.",
    },
]
TOLD = [("2021-01-05", "scryfall"), ("2019-07-12", "wotc")]


@pytest.mark.parametrize("is_first", [True, False])
def test_rulings_stand_with_the_card_of_their_identity(
    tmp_path: Path, store: CardStore, is_first: bool
) -> None:
    """Whichever file comes first; the latest ruling stands first, and another card has its own."""
    files = [written(tmp_path, "rulings", RULINGS), written(tmp_path, "cards", [IDENTIFIED])]
    done = [import_cards(file, store) for file in (files if is_first else files[::-1])]
    assert sum(report.rulings for report in done) == 3
    found = store.rulings_of("Mud Ox")
    assert [(one.dated, one.source) for one in found] == TOLD
    assert found[0].text == "The ox is no cow."
    assert store.rulings_of("Elk") == ()


def test_rulings_of_a_later_file_are_all_that_there_is(tmp_path: Path, store: CardStore) -> None:
    """What the publisher took back is gone; a file of cards alone takes nothing."""
    import_cards(written(tmp_path, "cards", [IDENTIFIED]), store)
    import_cards(written(tmp_path, "old", RULINGS), store)
    import_cards(written(tmp_path, "cards", [IDENTIFIED]), store)
    assert len(store.rulings_of("Mud Ox")) == 2
    import_cards(written(tmp_path, "new", RULINGS[1:]), store)
    assert [one.source for one in store.rulings_of("Mud Ox")] == ["scryfall"]


def test_rulings_within_a_file_of_cards(tmp_path: Path, store: CardStore) -> None:
    """A ruling without its day is left out, and said."""
    (face,) = ATOMIC["data"]["Mud Ox"]
    told = [{"date": "2019-07-12", "text": "The ox counts itself."}, {"text": "Moo."}]
    report = import_cards(
        written(tmp_path, "atomic", {**ATOMIC, "data": {"Mud Ox": [{**face, "rulings": told}]}}),
        store,
    )
    assert (report.english, report.rulings) == (1, 1)
    assert report.skipped == {"a ruling without a day or a text": 1}
    (found,) = store.rulings_of("Mud Ox")
    assert (found.dated, found.text, found.source) == (
        "2019-07-12",
        "The ox counts itself.",
        "mtgjson",
    )


def test_a_store_of_the_first_version_takes_rulings(tmp_path: Path, store: CardStore) -> None:
    """Its cards stay; before an import it has none."""
    import_cards(written(tmp_path, "cards", [IDENTIFIED]), store)
    with closing(sqlite3.connect(store.path)) as held:
        held.executescript("DROP TABLE rulings; DROP TABLE identities; PRAGMA user_version = 1;")
    assert store.rulings_of("Mud Ox") == ()
    import_cards(written(tmp_path, "rulings", RULINGS), store)
    import_cards(written(tmp_path, "cards", [IDENTIFIED]), store)
    assert len(store.rulings_of("Mud Ox")) == 2
    assert store.get("Mud Ox") is not None
