"""A door under atheris, which looks for inputs that take new ways through the code behind it.

    .venv/bin/python -m tests.fuzz.guided [--door card-text] [--seconds 600] [--folder FOLDER]

atheris (`pip install atheris`, for Linux) is none of the project's own dependencies; without it
this says so and does nothing. What is found stays in the folder: inputs that led to new ways, and
`crash-*` or `timeout-*` for one that broke the door.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

LARGEST = 4_000  # bytes of an input
SLOWEST = 60  # seconds that one input may take; everything is slower while it is watched


def main() -> int:
    """Runs for a time; exit code 0 too where atheris is missing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--door", default="card-text")
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "judge-fuzz")
    arguments = parser.parse_args()
    try:
        import atheris
    except ModuleNotFoundError:
        print("skipped: atheris is not installed (pip install atheris)")
        return 0
    home = arguments.folder / arguments.door
    seeds, words = home / "inputs", home / "words"
    seeds.mkdir(parents=True, exist_ok=True)
    os.environ["JUDGE_DATA"] = str(home)
    with atheris.instrument_imports(include=["judge", "corpus", "web"]):
        from tests.fuzz.doors import BY_NAME
        from tests.fuzz.making import NASTY

    door = BY_NAME[arguments.door]
    through = door.open()
    for number, seed in enumerate(door.seeds()):
        (seeds / f"seed-{number}").write_bytes(seed[:LARGEST])
    nasty = {one for one in (*NASTY, *door.own) if 0 < len(one) < 60}
    words.write_text("\n".join(map(_quoted, sorted({*nasty, *_words()}))), encoding="ascii")
    options = {"max_total_time": arguments.seconds, "max_len": LARGEST, "timeout": SLOWEST}
    flags = [f"-{name}={value}" for name, value in options.items()]
    places = [f"-dict={words}", f"-artifact_prefix={home}/", str(seeds)]
    atheris.Setup([sys.argv[0], *flags, *places], lambda data: _sent(through(data)))
    atheris.Fuzz()
    return 0


def _sent(_: str) -> None:
    """What came of an input is not told to atheris, which takes it for a word of its own."""


def _words() -> list[str]:
    """The literal words of the tables of card text, in both languages."""
    from judge.language import Template
    from judge.oracle.book import TABLES
    from judge.values import Lang

    rows = (row for table in TABLES for row in table.rows if isinstance(row, Template))
    wordings = (wording for row in rows for lang in Lang for wording in row.wordings(lang))
    return sorted({part for wording in wordings for part in wording.parts if isinstance(part, str)})


def _quoted(word: str) -> str:
    """A word as libFuzzer's dictionaries have it."""
    data = word.encode("utf-8", "surrogatepass")
    return '"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


if __name__ == "__main__":
    sys.exit(main())
