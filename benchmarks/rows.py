"""How many rows and wordings the tables of card text have, and how many cards each row serves.

    .venv/bin/python -m benchmarks.rows [--file FILE]

A row serves a card if something of the card's English text is read by it. Rows of fixed words
(`w`), which stand for a vocabulary, are counted apart from those with a function (`t`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from judge.cards.files import card_from_record
from judge.cards.imports import records_in
from judge.errors import Unsupported
from judge.language.template import Template, Word
from judge.oracle.book import TABLES
from judge.values import Lang
from tests.judge.printed_lines import prepared, rows_used

ROOT = Path(__file__).parents[1]
CARDS = ROOT.parent / "shared" / "data" / "cards" / "cards.jsonl"
FEW = 4


def served(path: Path) -> Counter[int]:
    """How many cards of a file each row serves, by the identity of the row."""
    found: Counter[int] = Counter()
    for record in records_in(path):
        if record.get("is_funny"):
            continue
        try:
            card = card_from_record(record)
        except Unsupported:
            continue
        found.update(rows_used(prepared([card], Lang.EN), Lang.EN))
    return found


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--file", type=Path, default=CARDS)
    cards = served(parser.parse_args().file)
    for kind, name in ((Template, "rows with a function"), (Word, "rows of fixed words")):
        rows = {id(row): row for table in TABLES for row in table.rows if isinstance(row, kind)}
        wordings = sum(len(row.en) + len(row.zh) for row in rows.values())
        few = sum(cards[one] <= FEW for one in rows)
        print(
            f"{name}: {len(rows)}, wordings {wordings}; "
            f"{few} ({few / len(rows):.1%}) serve {FEW} cards or fewer"
        )


if __name__ == "__main__":
    main()
