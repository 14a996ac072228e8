"""What the tests of card text share: one reading of the whole card file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from judge.cards.imports import records_in
from judge.language import Declined
from judge.readings.reading import CardRead, Forms, LineForm, cards_read, forms_of, renamed
from judge.rules.card_reader import oracle_of
from judge.rules.editions import NEWEST_EDITION
from judge.ruling.asking import rulebook_of
from judge.survey import Survey, survey
from judge.values import Lang
from tests.judge.odd_readings import odd_in
from tests.judge.printed_lines import prepared, rows_used


class WholeFile(NamedTuple):
    """What a reading of all cards comes to: figures, forms of lines, rows that read, oddities."""

    survey: Survey
    lines: list[LineForm]
    defaults: dict[str, str]
    rows: set[int]
    odd: list[str]


@pytest.fixture(scope="session")
def whole_file(shared: Path) -> WholeFile:
    """The card file, read once for all tests of the xdist group "whole file"."""
    forms, rulebook = Forms(renamed()), rulebook_of(NEWEST_EDITION.date)
    lines: list[LineForm] = []
    rows: set[int] = set()
    odd: list[str] = []

    def read() -> Iterator[CardRead]:
        records = records_in(shared / "cards" / "cards.jsonl")
        for card in cards_read(records, oracle_of(rulebook)):
            lines.extend(forms_of(card, forms))
            odd.extend(f"{card.record['name']}: {told}" for told in _odd_of(card))
            for one, lang in ((card.card, Lang.EN), (card.printed, Lang.ZH)):
                rows.update(rows_used(prepared([one] if one else [], lang), lang))
            yield card

    return WholeFile(survey(read(), rulebook), lines, forms.defaults, rows, odd)


def _odd_of(card: CardRead) -> Iterator[str]:
    for face in (*card.english, *card.chinese):
        for ability in () if isinstance(face.whole, Declined) else face.whole:
            yield from odd_in(ability)
