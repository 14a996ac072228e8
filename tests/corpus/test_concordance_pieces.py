"""Two wordings become pieces: nothing lost, nothing cut that belongs together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise

from hypothesis import example, given
from hypothesis import strategies as st

from corpus.concordance import Piece, PieceKind
from corpus.concordance.pieces import differences
from corpus.model import Lang

# Words as they stand in rules, so that drawn texts have much in common.
ENGLISH = st.lists(
    st.sampled_from(
        [
            *("a", "If", "the", "rule", "rules’", "isn’t", "“quoted,”", "—", ".", ",", "(", ")"),
            *("{T}", "{2/W}", "{W/U/P}", "+1/+1", "-X/-0", "20", "1.5", "½", "1999", " ", "\n"),
            *("rule 702.19b", "rules 601.2f–h", "section 7", "see rule 509.2", "608.2n"),
        ]
    ),
    max_size=14,
).map(" ".join)
CHINESE = st.lists(
    st.sampled_from(
        [
            *(
                "牌",
                "手",
                "可",
                "将",
                "置",
                "于",
                "战",
                "场",
                "并",
                "，",
                "。",
                "“",
                "”",
                "～",
                " ",
            ),
            *("{T}", "{2/W}", "+1/+1", "20", "[Comet]", "规则702.19b", "规则601.2f-h", "第7章"),
        ]
    ),
    max_size=20,
).map("".join)
TEXTS = st.one_of(
    st.tuples(st.just(Lang.EN), ENGLISH, ENGLISH),
    st.tuples(st.just(Lang.ZH), CHINESE, CHINESE),
    st.tuples(st.sampled_from(Lang), st.text(), st.text()),
)
WHOLE = re.compile(r"\{[^{}]*\}|\d+(?:[./]\d+)*(?:[a-z](?![a-z]))?")


def _cuts(pieces: Sequence[Piece]) -> tuple[set[int], set[int]]:
    """Where each side is cut."""
    return (
        set(accumulate(len(piece.old) for piece in pieces)),
        set(accumulate(len(piece.new) for piece in pieces)),
    )


@given(TEXTS)
def test_pieces_joined_are_both_texts(drawn: tuple[Lang, str, str]) -> None:
    lang, old, new = drawn
    pieces = differences(old, new, lang)
    assert "".join(piece.old for piece in pieces) == old
    assert "".join(piece.new for piece in pieces) == new
    assert all(piece.old or piece.new for piece in pieces)
    assert all(a.kind is not b.kind or a.kind is PieceKind.RENUMBERED for a, b in pairwise(pieces))


@given(TEXTS)
@example((Lang.EN, "Pay {T}: it gets +1/+1.", "Pay {2/W}: it gets +1/-1."))
@example((Lang.EN, "See rule 702.19b.", "See rule 702.19c."))
@example((Lang.ZH, "支付{T}，参见规则702.19b。", "支付{2/W}，参见规则702.9b。"))
def test_no_number_or_symbol_is_cut(drawn: tuple[Lang, str, str]) -> None:
    lang, old, new = drawn
    for text, cuts in zip((old, new), _cuts(differences(old, new, lang)), strict=True):
        for token in WHOLE.finditer(text):
            assert not cuts & set(range(token.start() + 1, token.end())), (text, token[0])


@given(st.sampled_from(Lang), st.one_of(ENGLISH, CHINESE))
def test_a_text_beside_itself_is_one_equal_piece(lang: Lang, text: str) -> None:
    assert [piece.kind for piece in differences(text, text, lang)] == [PieceKind.EQUAL] * bool(text)


def test_changes_are_whole_words_in_english_and_characters_in_chinese() -> None:
    assert [(p.old, p.new) for p in differences("It attacks.", "It attacked.", Lang.EN)] == [
        ("It ", "It "),
        ("attacks", "attacked"),
        (".", "."),
    ]
    assert [(p.old, p.new) for p in differences("弃一张牌。", "弃两张牌。", Lang.ZH)] == [
        ("弃", "弃"),
        ("一", "两"),
        ("张牌。", "张牌。"),
    ]
