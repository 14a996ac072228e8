"""Names become cards: the same name, then one that begins so, has such a part, or is like it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from corpus.alike import most_alike
from judge.values import Value

Keys = Callable[[str], Sequence[str]]
_ALIKE = 60  # of 100


def casefolded(name: str) -> tuple[str, ...]:
    """The one way to look a name up where nothing better is given: without its case."""
    return (name.casefold(),)


class Found(Value):
    """A card by the name that was found, how alike that name is (0 to 100), and its own name."""

    shown: str
    score: float
    name: str


class Names:
    """Forms of names, each with the names and cards it leads to.

    `keys` gives the forms in which a text is looked up, the plain one first.
    """

    def __init__(self, rows: Iterable[tuple[str, str, str]], keys: Keys = casefolded) -> None:
        self._keys = keys
        self._held: dict[str, list[tuple[str, str]]] = {}
        for key, shown, card in rows:
            self._held.setdefault(key, []).append((shown, card))

    def find(self, text: str, most: int = 10) -> tuple[Found, ...]:
        """The cards with names like `text`, the most alike first."""
        best: dict[str, Found] = {}
        for form in filter(None, self._keys(text.strip())):
            for key, score in self._like(form, most):
                for shown, card in self._held[key]:
                    if card not in best or best[card].score < score:
                        best[card] = Found(shown, round(score, 1), card)
        ordered = sorted(best.values(), key=lambda one: (-one.score, len(one.name), one.name))
        return tuple(ordered[:most])

    def _like(self, form: str, most: int) -> Iterator[tuple[str, float]]:
        """Names like a form: 100 the same, from 90 a beginning, from 80 a part, else below 80."""
        parts = [key for key in self._held if form in key]
        for key in parts:
            begins = 90 if key.startswith(form) else 80
            yield key, 100 if key == form else begins + 9 * len(form) / len(key)
        if len(parts) < most:
            alike = most_alike(form, self._held, most, least=_ALIKE)
            yield from ((key, 0.79 * score) for key, score in alike if key not in parts)
