"""The reader of card text under atheris, which looks for texts that take new ways through it.

    .venv/bin/python -m tests.fuzz.guided [--seconds 600] [--folder FOLDER]

atheris (`pip install atheris`, for Linux) is none of the project's own dependencies; without it
this says so and does nothing. What is found stays in the folder: inputs that led to new ways, and
`crash-*` or `timeout-*` for one that broke the reader, whose first byte chooses the type line.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

LARGEST = 2_500  # bytes of an input
SLOWEST = 30  # seconds that one input may take; everything is slower while it is watched


def main() -> int:
    """Runs for a time; exit code 0 too where atheris is missing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / "judge-fuzz")
    arguments = parser.parse_args()
    try:
        import atheris
    except ModuleNotFoundError:
        print("skipped: atheris is not installed (pip install atheris)")
        return 0
    with atheris.instrument_imports(include=["judge.language", "judge.oracle"]):
        from tests.fuzz.reading import TYPES, printed, read_whole

    read_whole("\n".join(("Flying", "飞行")), TYPES[0])  # what is built once takes its time

    def one_input(data: bytes) -> None:
        read_whole(data[1:].decode(errors="replace"), TYPES[data[0] % len(TYPES) if data else 0])

    seeds, words = arguments.folder / "inputs", arguments.folder / "words"
    seeds.mkdir(parents=True, exist_ok=True)
    for number, line in enumerate(printed()):
        (seeds / f"printed-{number}").write_bytes(bytes([number % len(TYPES)]) + line.encode())
    words.write_text("\n".join(map(_quoted, _words())), encoding="ascii")
    options = {"max_total_time": arguments.seconds, "max_len": LARGEST, "timeout": SLOWEST}
    flags = [f"-{name}={value}" for name, value in options.items()]
    places = [f"-dict={words}", f"-artifact_prefix={arguments.folder}/", str(seeds)]
    atheris.Setup([sys.argv[0], *flags, *places], one_input)
    atheris.Fuzz()
    return 0


def _words() -> list[str]:
    """The literal words of the tables, in both languages."""
    from judge.language import Template
    from judge.oracle.book import TABLES
    from judge.values import Lang

    rows = (row for table in TABLES for row in table.rows if isinstance(row, Template))
    wordings = (wording for row in rows for lang in Lang for wording in row.wordings(lang))
    return sorted({part for wording in wordings for part in wording.parts if isinstance(part, str)})


def _quoted(word: str) -> str:
    """A word as libFuzzer's dictionaries have it."""
    return '"' + "".join(f"\\x{byte:02x}" for byte in word.encode()) + '"'


if __name__ == "__main__":
    sys.exit(main())
