"""Search over a library: one index of what is in force, and one of each edition that is not.

In front are the documents with the newest text of some chapter in some language. What they have of
chapters that a newer one has, and editions with no such document, is superseded: a search finds it
only when its edition is asked for. So an old book that is imported changes no answer, and costs its
own index and no more.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cached_property, partial
from itertools import count
from math import ceil
from pathlib import Path
from threading import Lock

from corpus.answered import Answered
from corpus.holdings import Holdings
from corpus.index import Builder, Index, ensure, is_built, key_of, tidy
from corpus.model import DocumentInfo
from corpus.newest import Newest
from corpus.query import Searcher
from corpus.query.answers import open_answers

_EACH = "editions"  # the folder of the superseded editions' indexes
_ANSWERS = "answers"  # the folder of what answered questions are about
_SIDE_BY_SIDE = 2  # processes that build indexes at once, each of at most 300 MB
_EACH_BUILDS = 2  # indexes for which one process is enough: the second costs little more
_MOST_OPEN = 2  # of those, how many stay open


def in_front(holdings: Holdings) -> tuple[DocumentInfo, ...]:
    """The documents with the newest text of a chapter or section in a language, oldest first."""
    documents = [info for key in holdings.keys for info in holdings.documents_of(key)]
    newest = Newest(documents)
    return tuple(info for info in documents if newest.is_in_front(info))


class Searching:
    """The searchers of a library, opened when first asked for; their indexes stand in a folder."""

    def __init__(self, holdings: Holdings, root: Path, answered: Answered | None = None) -> None:
        self._holdings, self._root, self._answered = holdings, root, answered
        self._documents = in_front(holdings)
        keys = dict.fromkeys(info.edition.isoformat() for info in self._documents)
        self._keys = tuple(keys)
        self.front = tuple(k for k in keys if set(holdings.documents_of(k)) <= {*self._documents})
        self._others: OrderedDict[str, Searcher] = OrderedDict()
        self._lock = Lock()

    @cached_property
    def main(self) -> Searcher:
        """The search over what is in force."""
        index = self._main()
        if self._answered is None:
            return Searcher(index)
        kept = self._root / _ANSWERS
        return Searcher(index, answers=partial(open_answers, index, self._answered, kept))

    def _main(self, builder: Builder | None = None) -> Index:
        default = self._holdings.default
        return ensure(
            self._documents,
            lambda: [self._holdings.edition_of(key, self._documents) for key in self._keys],
            lambda: self._holdings.terminology.entries,
            self._root,
            default=default if default in self._keys else self._keys[-1],
            builder=builder,
        )

    def _other(self, key: str, builder: Builder | None = None) -> Index:
        return ensure(
            self._holdings.documents_of(key),
            lambda: [self._holdings.graph(key).edition],
            lambda: self._holdings.terminology.entries,
            self._root / _EACH,
            default=key,
            packed=True,
            builder=builder,
        )

    def of(self, edition: str | None = None) -> Searcher:
        """The search that finds an edition, or what is in force."""
        if edition is None or edition in self.front:
            return self.main
        with self._lock:
            found = self._others.pop(edition, None)
            if found is None:
                found = Searcher(self._other(edition))
            self._others[edition] = found
            while len(self._others) > _MOST_OPEN:
                self._others.popitem(last=False)
        return found

    def build(self, told: Callable[[int, int], None]) -> None:
        """Builds every index that there isn't yet; `told` is told how many of how many are done.

        Those of documents that are no longer here are removed.
        """
        holdings, each = self._holdings, self._root / _EACH
        behind = {key: holdings.documents_of(key) for key in holdings.keys if key not in self.front}
        lacking: list[Callable[[Builder], Index]] = [
            partial(self._other, key)
            for key, documents in behind.items()
            if not is_built(documents, each)
        ]
        if not is_built(self._documents, self._root):
            lacking.insert(0, self._main)
        _side_by_side(lacking, told)
        tidy(self._root, [key_of(self._documents)])
        tidy(each, [key_of(documents) for documents in behind.values()])


def _side_by_side(
    lacking: Sequence[Callable[[Builder], Index]], told: Callable[[int, int], None]
) -> None:
    """Makes some indexes, each thread waiting for the process that builds; none stays open."""
    told(0, len(lacking))
    left, done = deque(lacking), count(1)

    def make() -> None:
        with Builder() as builder:
            while left:
                left.popleft()(builder)
                told(next(done), len(lacking))

    builders = min(_SIDE_BY_SIDE, ceil(len(lacking) / _EACH_BUILDS))
    with ThreadPoolExecutor(max(builders, 1)) as pool:
        under_way = [pool.submit(make) for _ in range(builders)]
        try:
            for one in as_completed(under_way):
                one.result()
        finally:  # what was not begun is not, if one fails or the user stops it
            left.clear()
