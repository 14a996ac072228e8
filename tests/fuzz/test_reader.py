"""Any text is read or declined: no other error, no hang, in English, in Chinese, in neither."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.abilities.bases import Effect
from judge.cards import Card
from judge.cards.files import card_from_record
from judge.errors import Unsupported
from judge.language import LONGEST, Declined
from judge.oracle.reader import effect_of, read_line
from tests.fuzz.reading import TYPES, printed, read_whole

pytestmark = pytest.mark.xdist_group("fuzz")
TEXTS = settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SIGNS = st.sampled_from(
    [
        *'"“”「」『』(（)）{}[]',
        *("{T}", "{0}", "\n", "• ", "— ", "～", "I — ", "LEVEL 3-", "1/1", "20 | "),
        *("\ue000", "\ue001", "\x00", "\u202e", "İ", "ß", "²", "٣", "e\u0301", "🐂", "\u2028"),
    ]
)
TYPE = st.sampled_from(TYPES)


@st.composite
def broken(draw: st.DrawFn) -> str:
    """A printed line with pieces taken out, put in, doubled and swapped."""
    line = draw(st.sampled_from(printed()))
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(line))] * 2)))
        new = draw(st.one_of(st.just(""), SIGNS, st.text(max_size=5), st.just(line[start:end] * 2)))
        line = line[:start] + new + line[end:]
    return line


@st.composite
def spliced(draw: st.DrawFn) -> str:
    """Clauses of several printed lines, one behind the other."""
    lines = draw(st.lists(st.sampled_from(printed()), min_size=2, max_size=6))
    between = draw(st.sampled_from([", ", ". ", ": ", "，", "。", "：", " and ", "和", "\n", ' "']))
    clauses = [
        draw(st.sampled_from(line.split(between.strip() or None) or [line])) for line in lines
    ]
    return between.join(clauses)


@st.composite
def repeated(draw: st.DrawFn) -> str:
    """A piece of a printed line again and again, as a list or as one within the other."""
    line = draw(st.sampled_from(printed()))
    words = line.split() if line.isascii() else list(line)
    start, end = sorted(draw(st.tuples(*[st.integers(0, len(words))] * 2)))
    space = " " if line.isascii() else ""
    before, piece, after = (space.join(w) for w in (words[:start], words[start:end], words[end:]))
    many = draw(st.sampled_from([3, 30, 300]))
    return space.join((before, space.join([piece] * many), after))


@TEXTS
@given(st.one_of(st.text(), st.lists(SIGNS).map("".join)), TYPE)
def test_any_characters_are_read_or_declined(text: str, type_line: str) -> None:
    read_whole(text, type_line)


@TEXTS
@given(broken(), TYPE)
def test_broken_lines_are_read_or_declined(text: str, type_line: str) -> None:
    read_whole(text, type_line)


@TEXTS
@given(spliced(), TYPE)
def test_spliced_lines_are_read_or_declined(text: str, type_line: str) -> None:
    read_whole(text, type_line)


@TEXTS
@given(repeated(), TYPE)
def test_repeated_pieces_are_read_or_declined(text: str, type_line: str) -> None:
    read_whole(text, type_line)


KEYS = ("name_zh", "mana_cost", "type_line", "oracle_text", "oracle_text_zh")
SIZES = ("power", "toughness", "loyalty", "defense")
WORDS = st.one_of(st.text(max_size=8), SIGNS, st.sampled_from(["{2}{G}", "Creature — Ox", "*+1"]))


@TEXTS
@given(st.fixed_dictionaries({"name": WORDS}, optional=dict.fromkeys((*KEYS, *SIZES), WORDS)))
def test_any_entry_is_a_card_or_not_supported(entry: dict[str, Any]) -> None:
    try:
        assert isinstance(card_from_record(entry), Card)
    except Unsupported as unsupported:
        assert str(unsupported)


@pytest.mark.parametrize(
    ("text", "nested"),
    [
        ("draw a card, then {}gain 1 life", "draw a card, then "),
        ("destroy each creature with flying{}", " with flying"),
        ("消灭每个{}生物", "生物和"),
        ('creatures you control gain "{}flying" until end of turn', 'creatures gain "'),
        ("if you control a creature, {}draw a card", "if you control a creature, "),
    ],
)
def test_what_would_take_too_long_is_declined(text: str, nested: str) -> None:
    """Without limits to steps and nesting these take seconds, or break the stack."""
    assert isinstance(effect_of([text.replace("{}", "")], ("Ox",)), Effect)
    assert isinstance(effect_of([text.replace("{}", nested * 70)], ("Ox",)), Declined)


def test_a_line_longer_than_any_is_declined() -> None:
    line = "Draw a card. " * LONGEST
    assert read_line(line, ()) == effect_of([line], ()) == Declined(line, line)
