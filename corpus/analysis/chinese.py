"""Runs of Chinese characters become words, cut by jieba with a dictionary of the corpus's own.

The full dictionary of jieba takes most of a second to load. It is used once, when an index is
built, to learn which of its words occur; the index keeps those words with their frequencies, and
from then on both texts and queries are cut with them alone.

>>> segmenter = Segmenter({"触发": 9, "触发式": 9, "异能": 9, "触发式异能": 9, "层": 9})
>>> segmenter.cut("触发式异能层"), segmenter.parts("触发式异能")
(['触发式异能', '层'], ('触发', '触发式', '异能'))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import jieba

_STOP_WORDS = """
的 了 吗 呢 吧 啊 是 有 在 和 与 及 或 而 就 都 也 还 又 被 把 将 会 能 可 要 我 你 他 她 它
我们 你们 他们 其 此 该 这 那 这个 那个 个 一个 些 什么 什么时候 怎么 怎样 怎么办 如何 为何
为什么 哪 哪个 哪些 谁 几 多少 吗 能否 是否 可否 可以 能不能 会不会 可不可以 是不是 时候 时 到
从 对 对于 关于 如果 的话 请问 问 请 下 上 中 里 以 并 且 则 于 之 所 让 给 做 样 会怎样 规则
"""
STOP_WORDS = frozenset(_STOP_WORDS.split())
_NAME_FREQUENCY = 20_000  # makes a name of the rules win over its parts
_TOTAL = 60_101_967  # the total of jieba's own dictionary: the same costs


class Segmenter:
    """Cuts runs of Chinese characters with a given dictionary of words and frequencies."""

    __slots__ = ("_forms", "_seen", "_tokenizer", "words")

    def __init__(self, words: Mapping[str, int], *, remembers: bool = False) -> None:
        self.words = words
        self._tokenizer = _tokenizer(words)
        self._seen: dict[str, list[str]] | None = {} if remembers else None
        self._forms: dict[str, list[str]] = {}

    def __reduce__(self) -> tuple[type[Segmenter], tuple[dict[str, int]]]:
        return Segmenter, (dict(self.words),)

    @classmethod
    def learned(cls, runs: Iterable[str], names: Iterable[str]) -> Segmenter:
        """A segmenter with the words that jieba finds in `runs`, and with all `names`.

        It remembers what it cut, because building an index cuts each run several times.
        """
        forced = {name for name in (*names, *STOP_WORDS) if len(name) > 1}
        runs = set(runs)
        begins = {part for run in (*runs, *forced) for part in (*run, *bigrams(run))}
        full = _full_tokenizer(begins)
        for name in forced:
            full.add_word(name, max(_NAME_FREQUENCY, full.FREQ.get(name, 0)))
        full.total = _TOTAL  # which `add_word` raises: a text is cut as a query will be
        cut = {run: _cut(run, full) for run in runs}
        found = {word for words in cut.values() for word in words}
        inner = {part for word in found | forced for part in _parts(word, full.FREQ)}
        kept = sorted(found | forced | inner)
        learned = cls({word: max(full.FREQ.get(word, 0), 1) for word in kept}, remembers=True)
        learned._seen = cut  # the words that are not kept are on no likeliest way
        return learned

    def cut(self, run: str) -> list[str]:
        """The words of a run, none overlapping another."""
        if self._seen is None:
            return _cut(run, self._tokenizer)
        if run not in self._seen:
            self._seen[run] = _cut(run, self._tokenizer)
        return self._seen[run]

    def forms(self, run: str) -> list[str]:
        """The words of a run, each with the shorter ones inside it."""
        if run not in self._forms:
            found = [form for word in self.cut(run) for form in (word, *self.parts(word))]
            if self._seen is None:
                return found
            self._forms[run] = found
        return self._forms[run]

    def parts(self, word: str) -> tuple[str, ...]:
        """The shorter words inside a word, of two characters or more."""
        return tuple(_parts(word, self.words)) if len(word) > 2 else ()


def _cut(run: str, tokenizer: jieba.Tokenizer) -> list[str]:
    """jieba's likeliest way through the words; nothing but Chinese stands in a run."""
    route: dict[int, tuple[float, int]] = {}
    tokenizer.calc(run, tokenizer.get_DAG(run), route)
    words = []
    place = 0
    while place < len(run):
        end = route[place][1] + 1
        words.append(run[place:end])
        place = end
    return words


def bigrams(run: str) -> list[str]:
    """Every two neighbors of a run; a single character stays alone."""
    return [run[i : i + 2] for i in range(len(run) - 1)] or [run]


def _parts(word: str, words: Mapping[str, int]) -> list[str]:
    """The dictionary's words inside `word`, by place."""
    size = len(word)
    inside = (word[i:j] for i in range(size) for j in range(i + 2, size + 1) if (i, j) != (0, size))
    return [part for part in inside if words.get(part)]


def _full_tokenizer(begins: Set[str]) -> jieba.Tokenizer:
    """jieba with those words of its own dictionary whose first two characters are among these."""
    import jieba  # only Chinese text needs it

    with jieba.dt.get_dict_file() as file:
        lines = file.read().decode().split("\n")
    rows = (line.split(" ", 2) for line in lines if line[:2].rstrip(" ") in begins)
    return _tokenizer({word: int(often) for word, often, _ in rows})


def _tokenizer(words: Mapping[str, int]) -> jieba.Tokenizer:
    """jieba with `words` for its dictionary, made in memory: it reads and writes no file."""
    import jieba  # only Chinese text needs it

    tokenizer = jieba.Tokenizer()
    frequencies = dict(words)
    for word in words:
        for end in range(1, len(word)):
            frequencies.setdefault(word[:end], 0)  # jieba walks the beginnings of words
    tokenizer.FREQ = frequencies
    tokenizer.total = _TOTAL
    tokenizer.initialized = True
    return tokenizer
