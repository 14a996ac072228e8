"""Words of a query become groups: each word with what else may stand for it in a text.

A word stands for itself, for the rules' name it is part of, in whichever language the text is
(a concept), and for its likeliest translation; the last two count less.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from whoosh.query.qcore import Query

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.everyday import everyday
from corpus.analysis.fold import fold
from corpus.analysis.tokens import Token, TokenKind, scan
from corpus.index.meanings import CONCEPT
from corpus.index.store import Index
from corpus.query.nodes import AnyOf, Channel, Group, Meaning
from corpus.query.results import Match
from corpus.query.spelling import Reading, Spelling
from corpus.structs import Mutable, field

PART = 0.35
NEIGHBORS = 0.25
EVERYDAY = 0.4
GUESS = 0.8
MEANT = 0.3
_LATIN = (TokenKind.WORD, TokenKind.SYMBOL)
_REMEMBERED = 1 << 14  # words of which it is kept what each gives alone
_Named = tuple[tuple[int, float], ...]  # concepts of names that a word is part of, with its share


class Draft(Mutable):
    """A query while its words are read. What it took of others to be marked is left in `taken`."""

    groups: list[Group] = field(default_factory=list)
    extras: list[Query] = field(default_factory=list)
    leaves: list[tuple[Match, Channel]] = field(default_factory=list)
    meanings: list[Meaning] = field(default_factory=list)
    stems: set[str] = field(default_factory=set)  # to mark in English
    words: set[str] = field(default_factory=set)  # to mark in Chinese
    pieces: set[str] = field(default_factory=set)  # to mark as they are
    concepts: set[int] = field(default_factory=set)
    guesses: list[tuple[str, str]] = field(default_factory=list)  # as typed, as read
    taken: list[Draft] = field(default_factory=list)

    def leaf(self, match: Match, channel: str, text: str, boost: float = 1.0) -> Channel:
        """A leaf of the query tree, remembered with how it matches."""
        made = Channel(channel, text, boost)
        self.leaves.append((match, made))
        if channel == "concept":
            self.concepts.add(int(text[1:]))
        return made

    def meaning(self, index: Index, word: str) -> Meaning:
        """A word with all that it stands for, remembered."""
        made = Meaning(index, word)
        self.meanings.append(made)
        self.concepts.update(int(one.text[1:]) for one in made.meant if one.channel == "concept")
        return made

    def take(self, other: Draft) -> None:
        """Adds all of another draft."""
        self.groups += other.groups
        self.extras += other.extras
        self.take_marks(other)

    def take_marks(self, other: Draft) -> None:
        """Adds what another draft matches and marks, but not its groups."""
        self.taken.append(other)
        self.concepts |= other.concepts
        self.guesses += other.guesses

    def parts(self) -> Iterator[Draft]:
        """Itself, and all that it took."""
        yield self
        for one in self.taken:
            yield from one.parts()


class WordReader:
    """Reads the words of queries with what an index knows."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self.spelling = Spelling(index)
        self._count = index.channels["meaning"].count
        self._everyday = everyday()
        self._begin = {said[0] for said in self._everyday}
        self._known = lru_cache(_REMEMBERED)(self._of_known)
        self._chinese_word = lru_cache(_REMEMBERED)(self._of_chinese)

    def read(self, draft: Draft, tokens: Sequence[Token]) -> None:
        """Adds the groups of all words; stop words count only as part of a name."""
        row = [token for token in tokens if token.kind in _LATIN]
        if row:
            self._latin(draft, row)
        if len(row) < len(tokens):
            for token in tokens:
                if token.kind is TokenKind.HAN:
                    self._chinese(draft, token.text)

    def lean(self, draft: Draft, means: str) -> None:
        """Adds what names mean: extras where there are other words, else the words themselves."""
        meant = Draft()
        self.read(meant, list(scan(fold(means))))
        draft.take_marks(meant)
        if not draft.groups:
            draft.groups += meant.groups
            return
        for meaning in [one for part in meant.parts() for one in part.meanings]:
            for leaf in meaning.meant:
                draft.extras.append(
                    draft.leaf(Match.SYNONYM, leaf.channel, leaf.text, MEANT * leaf.boost)
                )

    def _latin(self, draft: Draft, row: Sequence[Token]) -> None:
        """The groups of a row of Latin words and symbols."""
        words = [token.text for token in row]
        stems = [stem(word) for word in words]
        named = self._named(stems)
        said = self._said(stems)
        place = 0
        while place < len(words):
            more = said.get(place, ())
            if row[place].kind is TokenKind.SYMBOL:
                self._symbol(draft, words[place], named.get(place, ()))
            elif words[place] in STOP_WORDS and place not in named and not more:
                pass
            elif place in named or more or self._count(stems[place]):
                draft.take(self._known(stems[place], named.get(place, ()), more))
            else:
                place += self._unknown(draft, words[place:])
                continue
            place += 1

    def _named(self, stems: Sequence[str]) -> dict[int, _Named]:
        """The concepts of names of several words at each place, with the place's share in it."""
        found: dict[int, _Named] = {}
        for first, last, concepts in self._index.names.in_stems(stems):
            if last - first == 1:
                continue
            share = CONCEPT / (last - first)
            for place in range(first, last):
                found[place] = tuple([(concept, share) for concept in concepts])
        return found

    def _said(self, stems: Sequence[str]) -> dict[int, tuple[str, ...]]:
        """The rules' words for everyday words, by place."""
        found: dict[int, tuple[str, ...]] = {}
        for place, word in enumerate(stems):
            if word not in self._begin:
                continue
            pair = tuple(stems[place : place + 2])
            if pair in self._everyday:
                found[place] = found[place + 1] = self._everyday[pair]
            elif (word,) in self._everyday and place not in found:
                found[place] = self._everyday[word,]
        return found

    def _symbol(self, draft: Draft, symbol: str, named: _Named) -> None:
        """The group of a symbol; +1/+1 and its like are counters."""
        queries: list[Channel] = [draft.leaf(Match.SYMBOL, "symbol", symbol)]
        for concept, boost in named:
            queries.append(draft.leaf(Match.TRANSLATION, "concept", f"c{concept}", boost))
        if symbol[0] in "+-":
            draft.extras += [
                draft.leaf(Match.PART, "word", word, PART) for word in ("指示物", "counter")
            ]
        draft.pieces.add(symbol)
        self._group(draft, queries)

    def _meant(self, draft: Draft, meant: Sequence[str]) -> list[Channel]:
        """The leaves of the rules' words for an everyday word."""
        queries: list[Channel] = []
        for phrase in meant:
            parts = [t.text for t in scan(fold(phrase))]
            forms = [stem(part) for part in parts] if phrase.isascii() else parts
            draft.stems.update(forms)
            draft.words.update(forms)
            concepts = self._named(forms) if phrase.isascii() else {}
            named = {c for found in concepts.values() for c, _ in found}
            named.update(c for form in forms for c in self._index.names.of_word(form))
            queries += [
                draft.leaf(Match.SYNONYM, "word", form, EVERYDAY / len(forms)) for form in forms
            ]
            queries += [
                draft.leaf(Match.SYNONYM, "concept", f"c{concept}", EVERYDAY * CONCEPT)
                for concept in sorted(named)
            ]
        return queries

    def _of_known(self, word: str, named: _Named, said: tuple[str, ...]) -> Draft:
        """The group of a stem that the texts have, or that a name or an everyday word has."""
        draft = Draft()
        if not named:
            self._group(draft, [draft.meaning(self._index, word), *self._meant(draft, said)])
            return draft
        queries: list[Channel] = [draft.leaf(Match.WORDS, "word", word)]
        draft.stems.add(word)
        for concept, boost in named:
            queries.append(draft.leaf(Match.TRANSLATION, "concept", f"c{concept}", boost))
            draft.words.update(self._index.names.concepts[concept].zh)
        self._group(draft, [*queries, *self._meant(draft, said)])
        return draft

    def _unknown(self, draft: Draft, words: Sequence[str]) -> int:
        """The group of a word that no text has; how many words it took."""
        word = words[0]
        heard = self.spelling.sounds(words) if word.isalpha() else None
        if heard is not None:
            self._guess(draft, " ".join(words[: heard[0]]), heard[1])
            return heard[0]
        reading = self.spelling.endings(word) or self.spelling.nearest(word)
        if reading is not None:
            self._guess(draft, word, reading)
        return 1

    def _guess(self, draft: Draft, typed: str, reading: Reading) -> None:
        """The group of what a word was read as."""
        queries: list[Channel] = []
        for word in reading.words:
            form = stem(word) if word.isascii() else word
            (draft.stems if word.isascii() else draft.words).add(form)
            for leaf in self._index.meaning(form):
                queries.append(
                    draft.leaf(reading.match, leaf.channel, leaf.text, GUESS * leaf.boost)
                )
                if leaf.channel == "concept":
                    draft.words.update(self._index.names.concepts[int(leaf.text[1:])].zh)
        if reading.match is not Match.PART:
            draft.guesses.append((typed, reading.words[0]))
        self._group(draft, queries)

    def _chinese(self, draft: Draft, run: str) -> None:
        """The groups of a run of Chinese characters."""
        heard = self.spelling.misheard(run)
        if heard is not None:
            first, last, reading = heard
            self._chinese(draft, run[:first])
            self._guess(draft, run[first:last], reading)
            self._chinese(draft, run[last:])
            return
        words = self._index.segmenter.cut(run)
        for word in words:
            if word not in CHINESE_STOP_WORDS:
                draft.take(self._chinese_word(word))
        for word, after in pairwise(words):
            pair = word[-1] + after[0]
            if word not in CHINESE_STOP_WORDS and after not in CHINESE_STOP_WORDS:
                draft.extras.append(draft.leaf(Match.PART, "gram", pair, NEIGHBORS))

    def _of_chinese(self, word: str) -> Draft:
        """The group of a Chinese word."""
        draft = Draft()
        said = self._everyday.get((word,), ())
        queries: list[Channel] = [draft.meaning(self._index, word)]
        if len(word) == 1 and not said:
            for longer in self.spelling.containing(word, 5):
                queries.append(draft.leaf(Match.PART, "word", longer, PART))
                draft.words.add(longer)
        elif len(word) > 2:
            for part in self._index.segmenter.parts(word):
                draft.extras.append(draft.leaf(Match.PART, "word", part, PART))
        if said:
            queries += self._meant(draft, said)
        self._group(draft, queries)
        return draft

    def _group(self, draft: Draft, queries: Sequence[Channel]) -> None:
        """Adds a group, which weighs the more the rarer it is; nothing if no text has it."""
        channels = self._index.channels
        count = channels[queries[0].channel].count(queries[0].text)
        if not count:
            count = max(channels[leaf.channel].count(leaf.text) for leaf in queries)
        if count:
            weight = math.log(self._index.size / (count + 1)) + 1
            draft.groups.append(Group(queries[0] if len(queries) == 1 else AnyOf(queries), weight))
