"""Words of a query become groups: each word with what else may stand for it in a text.

A word stands for itself, for the rules' name it is part of, in whichever language the text is
(a concept), and for its likeliest translation; the last two count less.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from corpus.analysis.chinese import STOP_WORDS as CHINESE_STOP_WORDS
from corpus.analysis.english import STOP_WORDS, stem
from corpus.analysis.everyday import everyday, pairs
from corpus.analysis.fold import fold
from corpus.analysis.tokens import TokenKind, scan, texts_of
from corpus.index.meanings import CONCEPT
from corpus.index.store import Index
from corpus.query.drafts import Draft, Piece
from corpus.query.nodes import AnyOf, Channel, Group
from corpus.query.results import Match
from corpus.query.spelling import Reading, Spelling
from corpus.remembered import Remembered

PART = 0.35
NEIGHBORS = 0.25
EVERYDAY = 0.4
GUESS = 0.8
MEANT = 0.3
_LATIN = (TokenKind.WORD, TokenKind.SYMBOL)
_REMEMBERED = 1 << 14  # words of which it is kept what each gives alone
_Named = tuple[tuple[int, float], ...]  # concepts of names that a word is part of, with its share


class WordReader:
    """Reads the words of queries with what an index knows."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self.spelling = Spelling(index)
        self._count = index.channels["meaning"].count
        self._everyday = everyday()
        self._begin = {said[0] for said in self._everyday}
        self._pairs = index.names.pairs() | pairs()
        self._pieces = Remembered(self._piece, _REMEMBERED)
        self._known = Remembered(self._of_known, _REMEMBERED)
        self._chinese_word = Remembered(self._of_chinese, _REMEMBERED)
        self._neighbors = Remembered(partial(Channel, "gram", boost=NEIGHBORS), _REMEMBERED)
        self._guessed = Remembered(self._of_guess, _REMEMBERED)

    def pieces(self, folded: str) -> list[Piece]:
        """The pieces of folded text."""
        return [self._pieces[text] for text in texts_of(folded)]

    def _piece(self, text: str) -> Piece:
        token = next(scan(text))
        text, kind = token.text, token.kind
        form = stem(text) if kind is TokenKind.WORD else text
        alone = None
        if kind is TokenKind.SYMBOL:
            alone = self._of_symbol(text, ())
        elif kind is TokenKind.WORD:
            said = self._everyday.get((form,), ())
            if said or (text not in STOP_WORDS and self._count(form)):
                alone = self._of_known((form, (), said))
        elif kind is TokenKind.HAN and self._index.segmenter.is_word(text):
            alone = self._whole(text)
        return Piece(text, kind, form, text in STOP_WORDS, alone)

    def read(self, draft: Draft, pieces: Sequence[Piece]) -> None:
        """Adds the groups of all words; stop words count only as part of a name."""
        row = [piece for piece in pieces if piece.kind in _LATIN]
        if row:
            self._latin(draft, row)
        if len(row) < len(pieces):
            for piece in pieces:
                if piece.kind is not TokenKind.HAN:
                    continue
                if piece.alone is not None:
                    draft.take(piece.alone)
                else:
                    self._chinese(draft, piece.text)

    def lean(self, draft: Draft, means: str) -> None:
        """Adds what names mean: extras where there are other words, else the words themselves."""
        meant = Draft()
        self.read(meant, self.pieces(fold(means)))
        draft.take_marks(meant)
        if not draft.groups:
            draft.groups += meant.groups
            return
        for meaning in [one for part in meant.parts() for one in part.meanings]:
            for leaf in meaning.meant:
                draft.extras.append(
                    draft.leaf(Match.SYNONYM, leaf.channel, leaf.text, MEANT * leaf.boost)
                )

    def _latin(self, draft: Draft, row: Sequence[Piece]) -> None:
        """The groups of a row of Latin words and symbols."""
        named: dict[int, _Named] = {}
        said: dict[int, tuple[str, ...]] = {}
        stems = [piece.stem for piece in row]
        if not self._pairs.isdisjoint(pairwise(stems)):
            named, said = self._named(stems), self._said(stems)
        place = 0
        while place < len(row):
            piece = row[place]
            if place in named or (place in said and piece.kind is TokenKind.WORD):
                draft.take(self._together(piece, named.get(place, ()), said.get(place, ())))
            elif piece.alone is not None:
                draft.take(piece.alone)
            elif not piece.is_stop:
                place += self._unknown(draft, [piece.text for piece in row[place:]])
                continue
            place += 1

    def _together(self, piece: Piece, named: _Named, said: tuple[str, ...]) -> Draft:
        """The group of a word as part of names, or with what players mean by it."""
        if piece.kind is TokenKind.SYMBOL:
            return self._of_symbol(piece.text, named)
        return self._known[piece.stem, named, said]

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

    def _of_symbol(self, symbol: str, named: _Named) -> Draft:
        """The group of a symbol; +1/+1 and its like are counters."""
        draft = Draft()
        queries: list[Channel] = [draft.leaf(Match.SYMBOL, "symbol", symbol)]
        for concept, boost in named:
            queries.append(draft.leaf(Match.TRANSLATION, "concept", f"c{concept}", boost))
        if symbol[0] in "+-":
            draft.extras += [
                draft.leaf(Match.PART, "word", word, PART) for word in ("指示物", "counter")
            ]
        draft.pieces.add(symbol)
        self._group(draft, queries)
        return draft

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

    def _of_known(self, known: tuple[str, _Named, tuple[str, ...]]) -> Draft:
        """The group of a stem that the texts have, or that a name or an everyday word has."""
        word, named, said = known
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
            draft.take(self._guessed[" ".join(words[: heard[0]]), heard[1]])
            return heard[0]
        reading = self.spelling.meant[word]
        if reading is not None:
            draft.take(self._guessed[word, reading])
        return 1

    def _of_guess(self, guess: tuple[str, Reading]) -> Draft:
        """The group of what a word was read as."""
        typed, reading = guess
        draft = Draft()
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
        return draft

    def _whole(self, run: str) -> Draft:
        """The groups of a run that is one word."""
        draft = Draft()
        self._chinese(draft, run)
        return draft

    def _chinese(self, draft: Draft, run: str) -> None:
        """The groups of a run of Chinese characters."""
        heard = self.spelling.misheard(run)
        if heard is not None:
            first, last, reading = heard
            self._chinese(draft, run[:first])
            draft.take(self._guessed[run[first:last], reading])
            self._chinese(draft, run[last:])
            return
        words = self._index.segmenter.cut(run)
        for word in words:
            if word not in CHINESE_STOP_WORDS:
                draft.take(self._chinese_word[word])
        for word, after in pairwise(words):
            if word not in CHINESE_STOP_WORDS and after not in CHINESE_STOP_WORDS:
                beside = self._neighbors[word[-1] + after[0]]
                draft.leaves.append((Match.PART, beside))
                draft.extras.append(beside)

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
