"""How texts and queries are made into tokens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random

import jieba
from hypothesis import example, given
from hypothesis import strategies as st

from corpus.analysis.chinese import Segmenter, _cut
from corpus.analysis.fold import fold
from corpus.analysis.pinyin import common_readings, spell
from corpus.analysis.tokens import TokenKind, scan, texts_of
from corpus.index import Index
from corpus.library import Library
from corpus.terminology import Terminology


@given(st.text())
def test_folding_moves_no_character(text: str) -> None:
    """A place in the folded text is a place in the text."""
    assert len(fold(text)) == len(text)


@given(st.text())
@example("\uf97b")  # a compatibility form of a traditional character
@example("薴")  # simplified in two steps
def test_folding_twice_is_folding_once(text: str) -> None:
    """What is folded stays as it is."""
    assert fold(fold(text)) == fold(text)


@given(st.text())
def test_tokens_stand_in_order_where_they_say(text: str) -> None:
    """No two overlap, and each is the text at its place."""
    folded = fold(text)
    end = 0
    for token in scan(folded):
        assert end <= token.start < token.end
        assert folded[token.start : token.end] == token.text
        end = token.end


@given(st.text(st.one_of(st.characters(), st.sampled_from("702.19ab/+-xy*{t}'s 践踏"))))
def test_a_token_is_the_same_alone(text: str) -> None:
    """So what is known of it may be kept by its text."""
    folded = fold(text)
    alone = [next(scan(one)) for one in texts_of(folded)]
    assert [(one.text, one.kind) for one in alone] == [(t.text, t.kind) for t in scan(folded)]


def test_a_sure_word_is_cut_as_itself(index: Index) -> None:
    """No way through its parts is likelier."""
    words, segmenter = index.segmenter.words, index.segmenter
    sure = [word for word in words if segmenter.is_word(word)]
    assert len(sure) > 1_000
    assert [word for word in sure if _cut(word, segmenter._costs) != [word]] == []


def test_a_run_is_cut_into_itself(index: Index) -> None:
    """Words joined are the run, whatever the run."""
    for run in ("触发式异能进入堆叠", "龘龘龘", "牌"):
        assert "".join(index.segmenter.cut(run)) == run


def test_names_of_the_rules_are_not_split(index: Index) -> None:
    """The table of terms is the dictionary."""
    names = [name for name in index.names.chinese() if len(name) > 1]
    split = [name for name in names if index.segmenter.cut(name) != [name]]
    assert len(split) < len(names) / 50, split


def test_numbers_and_symbols_stay_whole() -> None:
    """The dots, braces and signs belong to them."""
    kinds = {t.text: t.kind for t in scan(fold("702.19b {T} {2/W} +1/+1 规则704.5aa"))}
    assert kinds == {
        "702.19b": TokenKind.NUMBER,
        "{t}": TokenKind.SYMBOL,
        "{2/w}": TokenKind.SYMBOL,
        "+1/+1": TokenKind.SYMBOL,
        "规则": TokenKind.HAN,
        "704.5aa": TokenKind.NUMBER,
    }


def test_the_rules_own_readings_are_right() -> None:
    """Both are read otherwise in everyday Chinese."""
    assert (spell("重置"), spell("传纪")) == ("chongzhi", "zhuanji")
    assert len(common_readings()) == 6763


def test_learned_words_are_those_of_the_texts() -> None:
    """The dictionary has what occurs, and the names, and no more."""
    segmenter = Segmenter.learned({"牌手施放咒语"}, ["施放咒语"])
    assert segmenter.cut("牌手施放咒语")[-1] == "施放咒语"
    assert "宇宙飞船" not in segmenter.words


def test_a_text_is_cut_as_a_query_of_its_words_is() -> None:
    """What is learned with jieba's whole dictionary is what the learned one alone gives."""
    rules = Library.open().graph("2024-02-02").edition.rules.values()
    han = {run for rule in rules for run in re.findall(r"[\u4e00-\u9fff]+", rule.text.zh or "")}
    names = [name for entry in Terminology.open().entries for name in entry.zh]
    learned = Segmenter.learned(han, names)
    alone = Segmenter(learned.words)
    assert len(han) > 5_000
    assert [run for run in han if learned.cut(run) != alone.cut(run)] == []


def test_runs_are_cut_as_jieba_cuts_them(index: Index) -> None:
    """The same way through the same dictionary, for runs that texts have and for any other."""
    words = index.segmenter.words
    cutter = jieba.Tokenizer()
    cutter.FREQ = {word[:end]: 0 for word in words for end in range(1, len(word))} | dict(words)
    cutter.total, cutter.initialized = 60_101_967, True
    runs = [run for place in range(0, index.size, 9) for run in _runs(index.entry(place).text.zh)]
    mixed = Random(1).choices("".join(runs), k=6_000)
    for run in (*runs, *("".join(mixed[at : at + 12]) for at in range(0, 6_000, 12))):
        route: dict[int, tuple[float, int]] = {}
        cutter.calc(run, cutter.get_DAG(run), route)
        assert index.segmenter.cut(run) == list(_along(run, route)), run


def _runs(text: str | None) -> list[str]:
    return re.findall(r"[\u4e00-\u9fff]+", text or "")


def _along(run: str, route: Mapping[int, tuple[float, int]]) -> Iterator[str]:
    at = 0
    while at < len(run):
        end = route[at][1] + 1
        yield run[at:end]
        at = end
