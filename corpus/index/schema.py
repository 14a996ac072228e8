"""The fields of the search index, and how each text is cut for them.

What is counted here is compiled to arrays; Whoosh makes an index of its own of the same fields.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Any, cast

from whoosh.analysis.acore import Token as WhooshToken
from whoosh.analysis.tokenizers import Tokenizer
from whoosh.fields import ID, KEYWORD, STORED, TEXT, Schema
from whoosh.scoring import BM25F
from whoosh.system import pack_uint

from corpus.analysis.chinese import Segmenter, bigrams
from corpus.analysis.english import stem
from corpus.analysis.fold import fold
from corpus.analysis.names import Names
from corpus.analysis.tokens import Token, TokenKind, tokens_of
from corpus.index.channels import CHANNELS, LENGTH_MATTERS, PHRASE_FIELDS, SATURATION

WEIGHTING = BM25F(K1=SATURATION, **{f"{field}_B": b for field, b in LENGTH_MATTERS.items()})
SEPARATED = {"within": " ", "title": ","}  # fields of several words, and what stands between them
_NEIGHBORS = 64  # texts that are remembered: entries of one group stand together
_LATIN = 1 << 15  # and of those without Chinese, which are cut alike for every index
_NOT_LATIN = re.compile("[\u2e80-\U0010ffff]")
_CITED = re.compile(r"(?:规则|rules?) ?([1-9]\d\d)(?![\d.])")


def schema(segmenter: Segmenter, names: Names) -> Schema:
    """The fields of the index."""
    words = WordTokenizer(segmenter)
    concepts = RulesText(analyzer=ConceptTokenizer(segmenter, names), phrase=False)
    fields: dict[str, Any] = {
        field: RulesText(analyzer=words, phrase=field in PHRASE_FIELDS)
        for field, _ in CHANNELS["word"]
    }
    fields |= {field: concepts for field, _ in CHANNELS["concept"]}
    return Schema(
        **fields,
        gram=RulesText(analyzer=BigramTokenizer()),
        cites=RulesText(analyzer=NumberTokenizer(), phrase=False),
        symbol=RulesText(analyzer=SymbolTokenizer(), phrase=False),
        number=ID,
        within=KEYWORD(commas=SEPARATED["within"] == ","),
        title=KEYWORD(commas=SEPARATED["title"] == ","),
        edition=ID,
        kind=ID,
        chapter=ID,
        place=STORED,
    )


class RulesText(TEXT):
    """A text field of several parts; it takes its analyzer's pieces as they are.

    Words of two parts are never in a row.
    """

    def counted(self, parts: Sequence[str]) -> Mapping[str, int]:
        """How often each form is there."""
        counted = cast(RulesTokenizer, self.analyzer).counted
        if len(parts) == 1:
            return counted(parts[0])
        found: dict[str, int] = {}
        for part in parts:
            for form, number in counted(part).items():
                found[form] = found.get(form, 0) + number
        return found

    def index(
        self, value: Any, **wanted: Any
    ) -> Generator[tuple[bytes, int, float | int, bytes], Any, None]:
        """Whoosh's protocol: each form with its count, its weight and its encoded places."""
        pieces, form_of_places = cast(RulesTokenizer, self.analyzer).pieces, cast(Any, self.format)
        places: dict[str, list[int]] = {}
        first = end = 0
        for part in value:
            for form, position, _, _ in pieces(part):
                end = first + position
                places.setdefault(form, []).append(end)
            first = end + 2
        has_places = form_of_places.supports("positions")
        for form, at in places.items():
            count = len(at)
            encoded = form_of_places.encode(at) if has_places else pack_uint(count)
            yield form.encode(), count, float(count), encoded


@lru_cache(_LATIN)
def _counted_latin(forms: Callable[[str], Iterable[str]], text: str) -> Counter[str]:
    return Counter(forms(text))


class RulesTokenizer(Tokenizer):
    """What the tokenizers have in common: they say which pieces stand at which place."""

    @abstractmethod
    def pieces(self, text: str) -> Iterator[tuple[str, int, int, int]]:
        """The indexed forms of `text`: (form, position, start, end)."""

    def forms(self, text: str) -> Iterable[str]:
        """The same without their places: most texts are only counted."""
        return map(itemgetter(0), self.pieces(text))

    @property
    @abstractmethod
    def latin(self) -> Callable[[str], Iterable[str]]:
        """What gives the forms of a text without Chinese: one function for all indexes."""

    def counted(self, text: str) -> Mapping[str, int]:
        """How often each form of a text is there; remembered, as editions say much alike."""
        if _NOT_LATIN.search(text):
            return self._counted(text)
        return _counted_latin(self.latin, text)

    @cached_property
    def _counted(self) -> Callable[[str], Counter[str]]:
        return lru_cache(_NEIGHBORS)(lambda text: Counter(self.forms(text)))

    def __call__(
        self, value: str, start_pos: int = 0, mode: str = "", **wanted: object
    ) -> Iterator[WhooshToken]:
        """Whoosh's protocol: one token object, filled anew for each piece."""
        token = WhooshToken(positions=True, chars=True, mode=mode)
        token.boost = 1.0
        token.stopped = False
        for token.text, token.pos, token.startchar, token.endchar in self.pieces(value):
            token.pos += start_pos
            yield token


class WordTokenizer(RulesTokenizer):
    """Stems of Latin words and words of Chinese runs; parts of a long word share its place."""

    def __init__(self, segmenter: Segmenter) -> None:
        self.segmenter = segmenter

    def pieces(self, text: str) -> Iterator[tuple[str, int, int, int]]:
        position = 0
        for token in tokens_of(text):
            if token.kind is TokenKind.HAN:
                start = token.start
                for word in self.segmenter.cut(token.text):
                    end = start + len(word)
                    yield word, position, start, end
                    for part in self.segmenter.parts(word):
                        yield part, position, start, end
                    position, start = position + 1, end
            elif token.kind is TokenKind.WORD:
                yield stem(token.text), position, token.start, token.end
                position += 1

    @property
    def latin(self) -> Callable[[str], Iterable[str]]:
        return _stems

    def forms(self, text: str) -> list[str]:
        found: list[str] = []
        for token in tokens_of(text):
            if token.kind is TokenKind.HAN:
                found += self.segmenter.forms(token.text)
            elif token.kind is TokenKind.WORD:
                found.append(stem(token.text))
        return found


def _stems(text: str) -> list[str]:
    return [stem(token.text) for token in tokens_of(text) if token.kind is TokenKind.WORD]


class ConceptTokenizer(RulesTokenizer):
    """The names of the rules that a text uses in either language, as `c` and a number."""

    def __init__(self, segmenter: Segmenter, names: Names) -> None:
        self.segmenter, self.names = segmenter, names

    @property
    def latin(self) -> Callable[[str], Iterable[str]]:
        return self.names.named_in

    def pieces(self, text: str) -> Iterator[tuple[str, int, int, int]]:
        tokens = tokens_of(text)
        words = [t for t in tokens if t.kind in (TokenKind.WORD, TokenKind.SYMBOL)]
        for first, last, concepts in self.names.in_stems([stem(word.text) for word in words]):
            for concept in concepts:
                yield f"c{concept}", first, words[first].start, words[last - 1].end
        position = len(words)
        for token in tokens:
            if token.kind is TokenKind.HAN:
                yield from self._in_run(token, position)
                position += len(token.text)

    def _in_run(self, run: Token, position: int) -> Iterator[tuple[str, int, int, int]]:
        """The names in a run of Chinese characters."""
        start = run.start
        for word in self.segmenter.cut(run.text):
            for concept in self.names.of_word(word):
                yield f"c{concept}", position + start - run.start, start, start + len(word)
            start += len(word)


class BigramTokenizer(RulesTokenizer):
    """Every two neighboring Chinese characters; positions leave a gap between runs."""

    def pieces(self, text: str) -> Iterator[tuple[str, int, int, int]]:
        position = 0
        for token in tokens_of(text):
            if token.kind is TokenKind.HAN:
                for at, pair in enumerate(bigrams(token.text)):
                    yield pair, position + at, token.start + at, token.start + at + len(pair)
                position += len(token.text) + 1

    @property
    def latin(self) -> Callable[[str], Iterable[str]]:
        return _pairs

    def forms(self, text: str) -> list[str]:
        return _pairs(text)


def _pairs(text: str) -> list[str]:
    runs = (token.text for token in tokens_of(text) if token.kind is TokenKind.HAN)
    return [pair for run in runs for pair in bigrams(run)]


class NumberTokenizer(RulesTokenizer):
    """The rule numbers that a text cites."""

    def pieces(self, text: str) -> Iterator[tuple[str, int, int, int]]:
        for at, token in enumerate(tokens_of(text)):
            if token.kind is TokenKind.NUMBER:
                yield token.text, at, token.start, token.end
        for at, match in enumerate(_CITED.finditer(fold(text))):
            yield match[1], at, match.start(1), match.end(1)

    @property
    def latin(self) -> Callable[[str], Iterable[str]]:
        return _cited

    def forms(self, text: str) -> list[str]:
        return _cited(text)


def _cited(text: str) -> list[str]:
    found = [token.text for token in tokens_of(text) if token.kind is TokenKind.NUMBER]
    return found + _CITED.findall(fold(text))


class SymbolTokenizer(RulesTokenizer):
    """The symbols of a text: `{t}`, `{2/w}`, `+1/+1`."""

    def pieces(self, text: str) -> Iterator[tuple[str, int, int, int]]:
        for at, token in enumerate(tokens_of(text)):
            if token.kind is TokenKind.SYMBOL:
                yield token.text, at, token.start, token.end

    @property
    def latin(self) -> Callable[[str], Iterable[str]]:
        return _symbols

    def forms(self, text: str) -> list[str]:
        return _symbols(text)


def _symbols(text: str) -> list[str]:
    return [token.text for token in tokens_of(text) if token.kind is TokenKind.SYMBOL]
