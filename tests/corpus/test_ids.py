"""Rule numbers: what is read, how they order, what ranges mean."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadRuleNumber
from corpus.ids import RuleId, expand_range, letters_from, ordinal_of


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("702.19b", "702.19b"),
        ("７０２.１９ｂ", "702.19b"),
        ("CR 702.19B.", "702.19b"),
        ("规则702.19b", "702.19b"),
        ("Rule 704", "704"),
        ("第8章", "8"),
        ("119.1d.", "119.1d"),
        (" 704.5aa ", "704.5aa"),
        ("7", "7"),
        ("704.", "704"),
    ],
)
def test_reads_a_number_in_any_dress(written: str, number: str) -> None:
    assert str(RuleId.parse(written)) == number


@pytest.mark.parametrize("written", ["", "70", "0", "704..5", "704.5abc", "x", "704.5 g h"])
def test_refuses_what_is_no_number(written: str) -> None:
    with pytest.raises(BadRuleNumber, match="a number looks like"):
        RuleId.parse(written)


def test_the_letter_l_is_explained_and_its_neighbors_offered() -> None:
    with pytest.raises(BadRuleNumber, match="letters l and o are not used") as caught:
        RuleId.parse("704.5l")
    assert caught.value.nearest == ("704.5k", "704.5m")


def test_letters_skip_l_and_o_and_go_past_z() -> None:
    written = [letters_from(n) for n in range(1, 28)]
    assert written[10:14] == ["k", "m", "n", "p"]
    assert written[23:27] == ["z", "aa", "ab", "ac"]


def test_order_is_the_book_s() -> None:
    written = ["704", "704.5", "704.5a", "704.5z", "704.5aa", "704.6", "704.10", "705", "8", "800"]
    numbers = [RuleId.parse(text) for text in written]
    shuffled = [*numbers[1::2], *numbers[::2]]
    assert sorted(shuffled) == numbers


@pytest.mark.parametrize(
    ("first", "last", "expanded"),
    [
        ("601.2k", "601.2n", "601.2k 601.2m 601.2n"),
        ("903.6", "903.9", "903.6 903.7 903.8 903.9"),
        ("506", "508", "506 507 508"),
        ("704.5z", "704.5ab", "704.5z 704.5aa 704.5ab"),
    ],
)
def test_a_range_holds_every_number(first: str, last: str, expanded: str) -> None:
    found = expand_range(RuleId.parse(first), RuleId.parse(last))
    assert " ".join(map(str, found)) == expanded


@pytest.mark.parametrize(("first", "last"), [("601.2f", "601.2b"), ("601.2", "602.1"), ("7", "8")])
def test_what_is_no_range_is_refused(first: str, last: str) -> None:
    with pytest.raises(BadRuleNumber):
        expand_range(RuleId.parse(first), RuleId.parse(last))


@given(st.integers(1, 5000))
def test_letters_and_ordinals_are_inverse(n: int) -> None:
    assert ordinal_of(letters_from(n)) == n


@given(st.integers(1, 9), st.integers(0, 99), st.integers(0, 300), st.integers(0, 60))
def test_text_and_number_are_inverse(chapter: int, section: int, rule: int, letter: int) -> None:
    number = RuleId(chapter, chapter * 100 + section, rule, letter if rule else 0)
    assert RuleId.parse(str(number)) == number
    assert all(number > above for above in number.ancestors())


@given(st.text(max_size=20))
def test_any_text_is_a_number_or_an_error_of_its_own(text: str) -> None:
    try:
        number = RuleId.parse(text)
    except BadRuleNumber:
        return
    assert RuleId.parse(str(number)) == number
