"""How fast card text is read, and how much memory an import takes, against the targets.

    .venv/bin/python -m benchmarks.cards [--file FILE] [--megabytes 500]

One process on one core, seconds of that core. Measured are, over a file of cards (by default
`../shared/data/cards/cards.jsonl`; left out where that is missing):

    all cards   every card read from its English text
    one card    the slowest card, in English or Chinese
    one line    the slowest line, in either language; and of texts made to be slow

and over a file like Scryfall's `all_cards` that is made for it, so large and a fifth of that:

    memory      the most memory that `judge cards import` holds, plain and gzipped
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figures import show
from judge.cards import Card
from judge.cards.files import card_from_record, in_chinese
from judge.cards.imports import records_in
from judge.errors import Unsupported
from judge.oracle import Oracle
from judge.oracle.reader import effect_of, lines_of, names_of, read_line

ROOT = Path(__file__).parents[1]
CARDS = ROOT.parent / "shared" / "data" / "cards" / "cards.jsonl"
NAMES = 30_000  # as many cards as there are, printed again and again
SLOW = (
    "draw a card, then " * 100 + "gain 1 life",
    "destroy each creature" + " with flying" * 100,
    "消灭每个" + "生物和" * 600 + "生物",
    'creatures you control gain "' * 60 + "flying",
    "if you control a creature, " * 70 + "draw a card",
    "you may draw a card. " * 90,
    "x" + " " * 1_990 + "y",
    'Ox" ' * 400,
    "(" * 2_000,
)
IMPORTING = """
import resource, sys
from judge.cli import main
code = main(["cards", "import", sys.argv[1], "--json"])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, file=sys.stderr)
sys.exit(code)
"""


def main() -> None:
    """Measures everything and prints each figure beside its target."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--file", type=Path, default=CARDS)
    parser.add_argument("--megabytes", type=int, default=500)
    arguments = parser.parse_args()
    if arguments.file.is_file():
        _reading(arguments.file)
    else:
        print(f"left out: {arguments.file} is not there")
    slow = [_seconds(lambda t=text: effect_of([t], ("Ox",))) for text in SLOW]
    show("a text made to be slow", max(slow) * 1000, "ms", at_most=50)
    _memory(arguments.megabytes)


# -- reading ---------------------------------------------------------------------------------


def _reading(path: Path) -> None:
    cards = list(_cards(path))
    _line("飞行", ())
    _line("Flying", ())  # the tables are put together
    gc.collect()
    gc.freeze()
    english = [_seconds(lambda c=card: _read(c)) for card, _ in cards]
    chinese = [_seconds(lambda c=other: _read(c)) for _, other in cards if other is not None]
    faces = [face for both in cards for card in both if card is not None for face in card.faces]
    lines = [(line, names_of(face)) for face in faces for line in lines_of(face)]
    slowest = max(_seconds(lambda one=one: _line(*one)) for one in lines)
    print(f"{len(cards)} cards, {len(chinese)} of them in Chinese too, {len(lines)} lines")
    show("all cards from English", sum(english), "s", at_most=60)
    show("the slowest card", max(english + chinese) * 1000, "ms", at_most=20)
    show("the slowest line", slowest * 1000, "ms", at_most=50)


def _cards(path: Path) -> Iterator[tuple[Card, Card | None]]:
    for record in records_in(path):
        try:
            card = card_from_record(record)
        except Unsupported:
            continue
        yield card, in_chinese(record, card)


def _read(card: Card) -> None:
    oracle = Oracle()
    for face in card.faces:
        oracle.read(face)


def _line(line: str, names: tuple[str, ...]) -> None:
    read_line(line, names)
    effect_of([line], names)


def _seconds(measured: Callable[[], object]) -> float:
    """The seconds of a core; what takes long is measured again, for collections of garbage."""
    found = 1.0
    for _ in range(3):
        start = time.thread_time()
        measured()
        found = min(found, time.thread_time() - start)
        if found < 0.01:
            break
    return found


# -- memory ----------------------------------------------------------------------------------


def _memory(megabytes: int) -> None:
    with TemporaryDirectory() as folder:
        for size in (megabytes // 5, megabytes):
            plain = Path(folder) / "all-cards.json"
            _write(plain, size * 1_000_000)
            packed = plain.with_suffix(".json.gz")
            with plain.open("rb") as source, gzip.open(packed, "wb", compresslevel=1) as to:
                while block := source.read(1 << 20):
                    to.write(block)
            for path, name in ((plain, "plain"), (packed, "gzipped")):
                show(f"import of {size} MB, {name}", _peak(path, folder), "MB", at_most=300)


def _peak(path: Path, folder: str) -> float:
    """The most megabytes that an import of the file into an empty store holds."""
    with TemporaryDirectory(dir=folder) as data:
        done = subprocess.run(
            [sys.executable, "-c", IMPORTING, str(path)],
            capture_output=True,
            check=True,
            cwd=ROOT,
            text=True,
            env={**os.environ, "JUDGE_DATA": data},
        )
    assert json.loads(done.stdout)["english"] <= NAMES
    return float(done.stderr.split()[-1])


def _write(path: Path, size: int) -> None:
    """A file of so many bytes: each card in English, Chinese and other languages, over and over."""
    with path.open("w", encoding="utf-8") as file:
        file.write("[\n")
        number = 0
        while file.tell() < size:
            entries = [json.dumps(_printing(number + n), ensure_ascii=False) for n in range(500)]
            file.write(",\n".join(entries) + ",\n")
            number += 500
        file.write(json.dumps(_printing(number)) + "\n]\n")


def _printing(number: int) -> dict[str, object]:
    name, lang = f"Mud Ox {number % NAMES}", ("en", "zhs", "ja", "fr", "zht")[number % 7 % 5]
    return {
        "object": "card",
        "id": f"{number:032x}",
        "name": name,
        "lang": lang,
        "released_at": f"{1993 + number % 30}-01-01",
        "layout": "normal",
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Ox",
        "oracle_text": f"Trample\nWhenever {name} attacks, you gain {number % 9 + 1} life.",
        "power": "2",
        "toughness": "3",
        "printed_name": f"泥泞牛{number % NAMES}",
        "printed_type_line": "生物～牛",
        "printed_text": f"践踏\n每当此生物攻击时，你获得{number % 9 + 1}点生命。",
        "legalities": dict.fromkeys([f"format{n}" for n in range(20)], "legal"),
        "image_uris": {key: f"picture/{number:032x}/{key}" for key in ("small", "normal", "large")},
        "prices": dict.fromkeys(["usd", "eur", "tix"], "1.00"),
    }


if __name__ == "__main__":
    main()
