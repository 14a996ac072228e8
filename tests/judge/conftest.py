"""What the tests of card text share: one reading of the whole card file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.cards.imports import records_in
from judge.readings.reading import CardRead, Forms, LineForm, cards_read, forms_of, renamed
from judge.rules.card_reader import oracle_of
from judge.rules.editions import NEWEST_EDITION
from judge.ruling.asking import rulebook_of
from judge.survey import Survey, survey
from judge.values import Lang
from tests.judge.printed_lines import prepared, rows_used


class WholeFile(NamedTuple):
    """What a reading of all cards comes to: figures, forms of lines, and the rows that read."""

    survey: Survey
    lines: list[LineForm]
    defaults: dict[str, str]
    rows: set[int]


@pytest.fixture(scope="session")
def whole_file(shared: Path) -> WholeFile:
    """The card file, read once for all tests of the xdist group "whole file"."""
    forms, rulebook = Forms(renamed()), rulebook_of(NEWEST_EDITION.date)
    lines: list[LineForm] = []
    rows: set[int] = set()

    def read() -> Iterator[CardRead]:
        records = records_in(shared / "cards" / "cards.jsonl")
        for card in cards_read(records, oracle_of(rulebook)):
            lines.extend(forms_of(card, forms))
            for one, lang in ((card.card, Lang.EN), (card.printed, Lang.ZH)):
                rows.update(rows_used(prepared([one] if one else [], lang), lang))
            yield card

    return WholeFile(survey(read(), rulebook), lines, forms.defaults, rows)
