"""A query while its words are read, and what each of them gives alone."""

from __future__ import annotations

from collections.abc import Iterator

from whoosh.query.qcore import Query

from corpus.analysis.tokens import TokenKind
from corpus.index.store import Index
from corpus.query.nodes import Alone, Channel, Coordinated, Group, Meaning
from corpus.query.results import Match
from corpus.structs import Mutable, Struct, field


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
    alone: Alone | None = None

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
        if other.extras:
            self.extras += other.extras
        self.take_marks(other)

    def take_marks(self, other: Draft) -> None:
        """Adds what another draft matches and marks, but not its groups."""
        self.taken.append(other)
        if other.concepts:
            self.concepts |= other.concepts
        if other.guesses:
            self.guesses += other.guesses

    def tree(self) -> Coordinated:
        """All its groups and extras; those of one word are kept by what was read of that word."""
        one = self.taken[0] if len(self.taken) == 1 and self.extras else None
        if one is None or one.groups != self.groups or one.extras != self.extras:
            return Coordinated(self.groups, self.extras)
        if one.alone is None:
            one.alone = Alone(one.groups, one.extras)
        return one.alone

    def parts(self) -> Iterator[Draft]:
        """Itself, and all that it took."""
        yield self
        for one in self.taken:
            yield from one.parts()


class Piece(Struct):
    """A piece of a query: a word, a symbol or a run of Chinese, and what is known of it alone."""

    text: str
    kind: TokenKind
    stem: str  # of a Latin word; else the text
    is_stop: bool
    alone: Draft | None  # None if it stands for nothing alone, or nothing has it
