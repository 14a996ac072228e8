"""`judge cards diff`: which lines of a file of cards are read otherwise than was kept."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import judge
from judge.cli import options
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from judge.readings.comparing import Moved
    from judge.readings.reading import LineForm

ROOT = Path(judge.__file__).parents[1]
CARDS = ROOT.parent / "shared" / "data" / "cards" / "cards.jsonl"
KEPT = ROOT / "tests" / "judge" / "readings.txt"
STYLES = {"lost": "red", "gained": "green", "changed": "yellow", "together": "yellow"}
SHOWN_PLACES = 3


def add_to(parts: Any) -> None:
    """Adds the part to the parser of `judge cards`."""
    parser = parts.add_parser(
        "diff",
        help="which lines of a file are read otherwise than before",
        description="Reads a file of cards and lists the lines that are lost (read before, declined"
        " now), gained, changed or new since the hashes of their values were kept. Exit code 1 if"
        " there are any.",
    )
    parser.add_argument("--file", type=Path, default=CARDS, metavar="CARDS", help="(%(default)s)")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the hashes (%(default)s)")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--against", metavar="COMMIT", help="compare with what the code of a commit reads instead"
    )
    instead.add_argument("--accept", action="store_true", help="write the file of hashes anew")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Reads the file and shows what moved; with --accept 0 if it could be written."""
    from judge.readings.comparing import defaults_moved, since_kept, since_read
    from judge.readings.earlier import reading_at
    from judge.readings.kept import keep, read_kept, written

    if arguments.against is not None:
        with reading_at(arguments.against, arguments.file) as earlier:
            lines, defaults = _read(arguments.file, terminal)
            before, old = earlier.finish()
        others = [name for name in sorted(old.keys() & defaults) if old[name] != defaults[name]]
        return _show(since_read(before, lines), others, arguments, terminal)
    is_first = arguments.accept and not arguments.kept.exists()
    kept = {} if is_first else read_kept(arguments.kept)
    lines, defaults = _read(arguments.file, terminal)
    moved = since_kept(kept, lines)
    code = _show(moved, defaults_moved(kept, defaults), arguments, terminal)
    if arguments.accept:
        arguments.kept.write_text(written(keep(lines, defaults)), encoding="utf-8")
        return 0
    return code


def _read(file: Path, terminal: Terminal) -> tuple[list[LineForm], dict[str, str]]:
    """The lines of a file with their forms, and the defaults that these leave out."""
    from judge.cards.imports import records_in
    from judge.oracle import Oracle
    from judge.readings.reading import Forms, cards_read, forms_of, renamed

    forms = Forms(renamed())
    with terminal.progress(f"Reading {file.name}") as progress:
        found = cards_read(records_in(file, progress), Oracle())
        lines = [line for read in found for line in forms_of(read, forms)]
    return lines, forms.defaults


def _show(
    moved: list[Moved], others: list[str], arguments: argparse.Namespace, terminal: Terminal
) -> int:
    counts = Counter(one.how.value for one in moved)
    if arguments.json:
        terminal.json(
            {
                "counts": dict(sorted(counts.items())),
                "defaults": others,
                "moved": [_as_data(one, arguments.against is not None) for one in moved],
            }
        )
        return int(bool(moved or others))
    for one in moved:
        if one.how.value != "new":
            _show_one(one, arguments.against is not None, terminal)
    for field in others:
        terminal.line(f"default  {field}: values that leave it out mean something else", "yellow")
    told = ", ".join(f"{number} {how}" for how, number in sorted(counts.items()))
    terminal.line(told or "No line moved.", "bold")
    return int(bool(moved or others))


def _as_data(one: Moved, is_known: bool) -> dict[str, Any]:
    values = {"before": one.before, "after": one.after} if is_known else {"after": one.after}
    return {"how": one.how.value, "text": one.text, "faces": list(one.places), **values}


def _show_one(one: Moved, is_known: bool, terminal: Terminal) -> None:
    more = len(one.places) - SHOWN_PLACES
    places = "; ".join(one.places[:SHOWN_PLACES]) + (f"; {more} more" if more > 0 else "")
    terminal.line(f"{one.how.value:8} {places}", STYLES[one.how.value])
    if one.text:
        terminal.line(one.text, indent=4)
    if is_known:
        terminal.line(f"before: {_said(one.before)}", "dim", indent=4)
    terminal.line(f"now:    {_said(one.after)}", "dim", indent=4)


def _said(form: str | None) -> str:
    return "declined" if form is None else form or "what each line means by itself"
