"""What many editions cost: 61 whole books, made of the six English ones with other words and rules.

    .venv/bin/python -m benchmarks.editions [--folder DATA] [--index 3]

Prints each figure in seconds of a processor beside its target. `--folder` keeps the books and what
is worked out of them; `--index` says how many superseded editions are indexed. The books are made
of the files of `../shared/data/cr`, each with another date, other words, rules that came and went.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from corpus.documents.decoding import decode
from corpus.ids import RuleId
from corpus.imports import add
from corpus.joining import own_lineage
from corpus.library import Library
from corpus.searching import Searching
from web import create_app
from web.loading import warm

BOOKS = Path(__file__).parents[2] / "shared" / "data" / "cr"
MANY = 61
QUERIES = ("trample", "lethal damage", "601.2", "draw a card", "死触", "layer timestamp", "tramlpe")
_EFFECTIVE = re.compile(r"(effective as of )\w+ \d+, \d{4}")
_RULE = re.compile(r"^(\d{3}\.\d+)([a-z]) (.*)$", re.M)


def _text(path: Path) -> str:
    text = decode(path.read_bytes(), path.name)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def made(text: str, day: date, seed: int) -> str:
    """A book as of another day: some words changed, some subrules gone, some new at the end."""
    random = Random(seed)
    text = _EFFECTIVE.sub(rf"\g<1>{day:%B} {day.day}, {day.year}", text)
    rules = list(_RULE.finditer(text))
    chosen = random.sample(rules[200:], 60)
    last = {match[1]: match for match in rules}
    for match in sorted(chosen, key=lambda m: m.start(), reverse=True):
        line = match[0]
        if random.random() < 0.1 and last[match[1]] is match and match[2] > "b":
            line = ""
        elif last[match[1]] is match and match[2] < "j" and random.random() < 0.3:
            added = f"{match[1]}{chr(ord(match[2]) + 1)} This rule was made for day {seed}."
            line = f"{line}\n\n{added}"
        else:
            line = line.replace(" the ", f" the very {seed} ", 1)
        text = text[: match.start()] + line + text[match.end() :]
    return text


def books(folder: Path, count: int) -> list[Path]:
    """So many books as files, those at hand among them."""
    real = sorted(BOOKS.glob("english_*.txt"))
    texts = [_text(path) for path in real]
    found = []
    for path, text in zip(real, texts, strict=True):
        (folder / path.name).write_text(text, encoding="utf-8")
        found.append(folder / path.name)
    for n in range(count - len(found)):
        day = date(2019, 1, 4) + timedelta(days=49 * n)
        path = folder / f"made_{day}.txt"
        path.write_text(made(texts[n * len(texts) // count], day, n), encoding="utf-8")
        found.append(path)
    return found


def told(what: str, target: str, run: Callable[[], object]) -> None:
    """Prints how long something takes, once."""
    start = spent()
    run()
    print(f"{what:45} {spent() - start:8.2f}   {target}", flush=True)


def spent() -> float:
    """The seconds of a processor that this process and those it started took."""
    return sum(os.times()[:4])


def machine() -> None:
    """A loop by whose time other figures can be compared with those of another hour."""
    found: dict[int, int] = {}
    for n in range(3_000_000):
        found[n % 1_000] = n


def prepare(data: Path) -> None:
    """Imports the books, if the folder has none yet."""
    if (data / "documents").exists():
        own_lineage(Library.open(data / "documents"))  # worked out anew if the code is another
        return
    data.mkdir(parents=True, exist_ok=True)
    (data / "books").mkdir()
    found = books(data / "books", MANY)
    folder = data / "documents"
    told("importing 60 books", "", lambda: add(found[:-1], folder, accept_faults=True))
    told("joining them", "", lambda: own_lineage(Library.open(folder)))
    told(
        "importing one more",
        "10 s with its index",
        lambda: add(found[-1:], folder, accept_faults=True),
    )
    told("joining it", "", lambda: own_lineage(Library.open(folder)))


def editions(data: Path) -> None:
    """Measures what is asked of all editions."""
    library = Library.open(data / "documents")
    told("lineage", "", lambda: library.lineage)
    told("corpus list", "1 s", lambda: [library.holding(key) for key in library.keys])
    told("trace", "1 s", lambda: library.trace(RuleId.parse("702.19b"), "2023-11-17"))
    old, new = library.keys[40:42]
    told(
        "diff of neighbors, both read",
        "0.3 s",
        lambda: library.compare(library.graph(old).edition, library.graph(new).edition),
    )


def pages(data: Path) -> None:
    """Measures the site: the first page of some editions, a whole edition as JSON."""
    app = create_app({"DATA": data, "TESTING": True})
    client, library = app.test_client(), app.extensions["desk"].library
    told("what a server loads before it answers", "", lambda: warm(app))
    told("loop of three million steps", "to compare machines", machine)
    for key in (library.keys[3], library.keys[30], library.keys[55]):
        told(f"first page of {key}", "0.5 s", partial(client.get, f"/{key}/rule/702.19b"))
    told("/cr", "1 s", lambda: client.get("/cr"))
    told("/editions", "", lambda: client.get("/editions"))
    told("/compare", "", lambda: client.get("/compare"))


def search(data: Path, count: int) -> None:
    """Measures the indexes, and queries beside those of the shipped editions alone."""
    library = Library.open(data / "documents")
    found = Searching(library, data / "index")
    few = Searching(Library.open(), data / "few")
    told("opening the index of what is in force", "", lambda: found.main)
    told("opening that of the shipped ones", "", lambda: few.main)
    others = [key for key in library.keys if key not in found.front][:count]
    for key in others:
        told(f"index of {key}, opened", "10 s", partial(found.of, key))
    for query in QUERIES:
        times = []
        for searcher in (few.main, found.main):
            runs = []
            for _ in range(9):
                start = process_time()
                searcher.search(query)
                runs.append(process_time() - start)
            times.append(median(runs) * 1_000)
        print(f"{query:45} {times[1]:8.3f} ms, with the shipped ones {times[0]:.3f} ms", flush=True)


def main() -> int:
    """Makes the books, or takes those of a folder, and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--index", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as made_here:
        data = arguments.folder or Path(made_here) / "data"
        prepare(data)
        editions(data)
        pages(data)
        search(data, arguments.index)
    return 0


if __name__ == "__main__":
    sys.exit(main())
