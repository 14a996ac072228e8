"""The tables of card text by themselves: what a row must not do to another."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from judge.cards import builtin_pool
from judge.language import Template
from judge.language.openings import opening_of, openings_of
from judge.language.template import SELF, Slot, Word, Wording
from judge.oracle.book import grammar
from judge.values import Lang
from tests.judge.fixtures import WholeFile
from tests.judge.printed_lines import prepared, rows_used
from tests.judge.test_oracle import TEMPLATES, examples

SHARED = Path(__file__).with_name("rows_shared.txt")
UNUSED = Path(__file__).with_name("rows_unused.txt")
LANGS = pytest.mark.parametrize("lang", Lang)


def fields(wording: Wording) -> frozenset[str]:
    """The fields that a wording fills."""
    return frozenset(part.field for part in wording.parts if isinstance(part, Slot)) - {"_"}


@LANGS
def test_no_two_rows_of_a_table_have_one_wording(lang: Lang) -> None:
    """What two rows read has two readings, or one of them is not needed."""
    twice = []
    for name, table in grammar().tables.items():
        rows = defaultdict(list)
        for row in table.rows:
            if isinstance(row, (Template, Word)):
                for wording in set(row.wordings(lang)):
                    parts = (
                        p if isinstance(p, str) else (p.table, p.number) for p in wording.parts
                    )
                    rows[tuple(parts), wording.number, row.rank].append(row)
        twice += [(name, words) for (words, *_), found in rows.items() if len(found) > 1]
    assert twice == []


@LANGS
def test_a_text_opens_as_its_wordings_do(lang: Lang) -> None:
    """The index asks a text how it opens before the text is cut into its wordings."""
    rows = [row for table in grammar().tables.values() for row in table.rows]
    for row in rows:
        if isinstance(row, (Template, Word)):
            cut = {opening_of(wording.parts) for wording in row.wordings(lang)}
            told = {one for text in row.texts(lang) for one in openings_of(text)}
            assert told == cut, row.texts(lang)


def test_both_languages_say_the_same_fields() -> None:
    """A field that only one language fills would be lost in the other."""
    wrong = []
    for table, row in TEMPLATES:
        english, chinese = (set().union(*map(fields, row.wordings(lang))) for lang in Lang)
        if row.en and row.zh and english != chinese:
            wrong.append((table, row.en[0], row.zh[0]))
    assert wrong == []


@LANGS
def test_no_table_reaches_itself_before_it_has_read_anything(lang: Lang) -> None:
    """Such a table reads nothing there, in silence."""
    index = grammar().english if lang is Lang.EN else grammar().chinese
    first = {name: index.at_start(name) for name in grammar().tables}
    circles = []
    for name in first:
        reached: set[str] = set()
        waiting = set(first[name])
        while waiting:
            reached |= waiting
            waiting = set().union(*(first.get(one, set()) for one in waiting)) - reached
        if name in reached:
            circles.append(name)
    assert circles == []


def test_no_row_reads_the_texts_of_another() -> None:
    """Rows that do so are listed, and are no others: the two give one value, or it is an error."""
    listed = SHARED.read_text(encoding="utf-8").splitlines()
    assert listed == sorted(set(listed))
    found = set()
    for table, row in TEMPLATES:
        for lang, text in zip(Lang, examples(row), strict=True):
            rows = grammar().rows_of(table, text, lang) if text else ()
            if any(one is row for one in rows) and len(rows) > 1:
                found.add(f"{table}: {text}".replace(SELF, "~"))
    assert found == set(listed)


@pytest.mark.slow
@pytest.mark.xdist_group("whole file")
def test_every_row_reads_something_of_some_card(whole_file: WholeFile) -> None:
    """Rows that no card needs are listed, and may only become fewer: one of them may be wrong."""
    listed = UNUSED.read_text(encoding="utf-8").splitlines()
    used = set(whole_file.rows)
    for lang in Lang:
        used |= rows_used(prepared(builtin_pool(), lang), lang)
    unused = {name_of(table, row) for table, row in TEMPLATES if id(row) not in used}
    assert unused - set(listed) == set()


def name_of(table: str, row: Template) -> str:
    """A row by its table and first wording."""
    return f"{table}: {(*row.en, *row.zh)[0]}".replace(SELF, "~")
