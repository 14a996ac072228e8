"""Runs of Chinese characters become words, cut as jieba cuts with a dictionary of the corpus's own.

The full dictionary of jieba is read once, when an index is built, to learn which of its words
occur; the index keeps those words with their frequencies, and from then on both texts and queries
are cut with them alone. jieba's own search for the likeliest way takes twice the time.

>>> segmenter = Segmenter({"触发": 9, "触发式": 9, "异能": 9, "触发式异能": 9, "层": 9})
>>> segmenter.cut("触发式异能层"), segmenter.parts("触发式异能")
(['触发式异能', '层'], ('触发', '触发式', '异能'))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from math import log

_STOP_WORDS = """
的 了 吗 呢 吧 啊 是 有 在 和 与 及 或 而 就 都 也 还 又 被 把 将 会 能 可 要 我 你 他 她 它
我们 你们 他们 其 此 该 这 那 这个 那个 个 一个 些 什么 什么时候 怎么 怎样 怎么办 如何 为何
为什么 哪 哪个 哪些 谁 几 多少 吗 能否 是否 可否 可以 能不能 会不会 可不可以 是不是 时候 时 到
从 对 对于 关于 如果 的话 请问 问 请 下 上 中 里 以 并 且 则 于 之 所 让 给 做 样 会怎样 规则
"""
STOP_WORDS = frozenset(_STOP_WORDS.split())
_NAME_FREQUENCY = 20_000  # makes a name of the rules win over its parts
_TOTAL = log(60_101_967)  # of all frequencies of jieba's own dictionary: the same costs
_FEW = 64  # runs that a segmenter remembers which doesn't remember all
_Costs = Mapping[str, float]  # of words the logarithm of how likely each is; 0 of their beginnings


class Segmenter:
    """Cuts runs of Chinese characters with a given dictionary of words and frequencies."""

    __slots__ = ("_costs", "_forms", "_remembers", "_seen", "_sure", "words")

    def __init__(self, words: Mapping[str, int], *, remembers: bool = False) -> None:
        self.words = words
        self._costs = _costs(words)
        self._sure = 2 * max(filter(None, self._costs.values()), default=0.0)
        self._seen: dict[str, list[str]] = {}
        self._remembers = remembers
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
        full = _dictionary(begins)
        full |= {name: max(_NAME_FREQUENCY, full.get(name, 0)) for name in forced}
        costs = _costs(full)
        cut = {run: _cut(run, costs) for run in runs}
        found = {word for words in cut.values() for word in words}
        inner = {part for word in found | forced for part in _parts(word, full)}
        kept = sorted(found | forced | inner)
        learned = cls({word: full.get(word) or 1 for word in kept}, remembers=True)
        learned._seen = cut  # the words that are not kept are on no likeliest way
        return learned

    def cut(self, run: str) -> list[str]:
        """The words of a run, none overlapping another; what cuts a query is asked it twice."""
        found = self._seen.get(run)
        if found is None and self.is_word(run):
            return [run]
        if found is None:
            if not self._remembers and len(self._seen) >= _FEW:
                self._seen.clear()
            found = self._seen[run] = _cut(run, self._costs)
        return found

    def is_word(self, run: str) -> bool:
        """True if a run is a word so likely that no two others together are likelier."""
        cost = self._costs.get(run)
        return cost is not None and cost != 0 and cost >= self._sure

    def forms(self, run: str) -> list[str]:
        """The words of a run, each with the shorter ones inside it."""
        if run not in self._forms:
            found = [form for word in self.cut(run) for form in (word, *self.parts(word))]
            if not self._remembers:
                return found
            self._forms[run] = found
        return self._forms[run]

    def parts(self, word: str) -> tuple[str, ...]:
        """The shorter words inside a word, of two characters or more."""
        return tuple(_parts(word, self.words)) if len(word) > 2 else ()


def _cut(run: str, costs: _Costs) -> list[str]:
    """The likeliest way through the words, found from the end; a character of none stands alone."""
    size = len(run)
    ways, ends = [0.0] * (size + 1), list(range(1, size + 1))
    for at in range(size - 1, -1, -1):
        best = None
        for end in range(at + 1, size + 1):
            cost = costs.get(run[at:end])
            if cost is None:
                break
            if cost and (best is None or cost + ways[end] >= best):
                best, ends[at] = cost + ways[end], end
        ways[at] = ways[at + 1] - _TOTAL if best is None else best
    words, at = [], 0
    while at < size:
        words.append(run[at : ends[at]])
        at = ends[at]
    return words


def bigrams(run: str) -> list[str]:
    """Every two neighbors of a run; a single character stays alone."""
    return [run[i : i + 2] for i in range(len(run) - 1)] or [run]


def _parts(word: str, words: Mapping[str, int]) -> list[str]:
    """The dictionary's words inside `word`, by place."""
    size = len(word)
    inside = (word[i:j] for i in range(size) for j in range(i + 2, size + 1) if (i, j) != (0, size))
    return [part for part in inside if words.get(part)]


def _dictionary(begins: Set[str]) -> dict[str, int]:
    """Those words of jieba's own dictionary whose first two characters are among these."""
    import jieba  # only who builds an index needs it

    with jieba.dt.get_dict_file() as file:
        lines = file.read().decode().split("\n")
    rows = (line.split(" ", 2) for line in lines if line[:2].rstrip(" ") in begins)
    return {word: int(often) for word, often, _ in rows}


def _costs(words: Mapping[str, int]) -> _Costs:
    """What each word costs on a way; the beginnings of words are walked through."""
    costs = {word[:end]: 0.0 for word in words for end in range(1, len(word))}
    costs |= {word: log(often) - _TOTAL for word, often in words.items() if often}
    return costs
