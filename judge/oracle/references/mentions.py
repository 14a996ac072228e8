"""What has been spoken of so far, and which of it a pronoun means."""

from __future__ import annotations

from corpus.structs import Mutable, Struct, field
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Objects, Players, Who

STANDS = (  # means the same later on, so that nothing has to be remembered
    *(w.This, w.You, w.YourTeam, w.EachPlayer, w.EachOpponent, w.Seat),
    *(w.ExactObject, w.ExactPlayer, w.Linked, w.LastLinked, r.OnePlayer, r.Itself),
)
SPELL = frozenset({"spell"})  # what a spell calls itself: "it" where it deals damage
LOOSE = ("permanent", "card", "spell", "source", "")  # nouns that say little of what is meant
NEVER_THIS = ("land", "token", "spell", "ability")  # an object calls itself by "this" or "it"
DONE = ("sacrificed", "discarded", "exiled", "revealed", "chosen", "destroyed")


class Unclear(Exception):  # not an error: the words are declined
    """A word that refers to nothing that was said, or to two things."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


class Mention(Struct):
    """Something spoken of: the words for it as it is now, and as it was before it was moved.

    `clause` is the effect that spoke of it. `weak`: only implied (the source of an ability, whose a
    target is). `said`: the words of the text, for a result that is described by what it is. `own`:
    the object itself, moved. `yours`: whether its words say that you control it; None where that is
    no target. `kept`: whether the effect keeps it under its label, which is the clause.
    """

    now: Who | None
    nouns: frozenset[str] = frozenset()
    many: bool | None = False
    then: Who | None = None
    clause: int = 0
    weak: bool = False
    focus: bool = True
    done: frozenset[str] = frozenset()
    outer: bool = False
    said: Who | None = None
    own: bool = False
    yours: bool | None = None
    kept: bool = False

    @property
    def is_player(self) -> bool:
        """True of a player, or of players."""
        return isinstance(self.now, Players) or "player" in self.nouns

    def known(self) -> Who | None:
        """The words for what it was, where its qualities are asked for."""
        return self.then if self.then is not None else self.now


class Scope(Mutable):
    """What was spoken of, in order; a later ability keeps what it needs of what was before it."""

    mentions: list[Mention] = field(default_factory=list)
    kept: list[Who] | None = None
    clause: int = 0
    spell: bool = False  # a condition has just spoken of this spell

    def copy(self) -> Scope:
        """The same, for a branch that is left again."""
        return Scope(list(self.mentions), self.kept, self.clause, self.spell)

    def before_clause(self) -> Scope:
        """What was spoken of before the effect whose words are looked at."""
        earlier = [one for one in self.mentions if one.clause < self.clause]
        return Scope(earlier, self.kept, self.clause, self.spell)

    def later(self) -> Scope:
        """For an ability that is carried out later, and remembers."""
        return Scope([one.with_(outer=True) for one in self.mentions], [])

    def add(self, mention: Mention) -> None:
        """Something is spoken of now."""
        self.mentions.append(mention)

    def keep(self, words: Who) -> Who:
        """Words that mean in a later ability what these mean now."""
        assert self.kept is not None
        if words not in self.kept:
            self.kept.append(words)
        place = self.kept.index(words)
        return r.KeptPlayers(place) if isinstance(words, Players) else r.Kept(place)

    def words_of(self, mention: Mention, known: bool) -> Who | None:
        """The words for a mention where it is meant."""
        words = mention.known() if known else mention.now
        if words is None or not mention.outer or isinstance(words, STANDS):
            return words
        return self.keep(words)


def agreement(kind: str, mention: Mention) -> int:
    """How well what is spoken of fits a noun: 2 if it was called so, 1 if it may be so, 0 not."""
    if not kind:
        return 2 if not mention.weak else 1
    if kind in DONE:
        return 2 if kind in mention.done else 0
    if (mention.own or mention.now == w.This()) and (mention.weak or kind in NEVER_THIS):
        return 0  # "that creature" is never this one
    if kind in mention.nouns:
        return 2 if not mention.weak else 1
    called = mention.nouns - set(LOOSE)
    if kind not in LOOSE and "card" in mention.nouns and "permanent" not in mention.nouns:
        return 0
    if kind == "permanent":
        return 0 if mention.nouns & {"spell", "ability", "card"} else 1
    if kind == "card":  # a permanent and a token are none; a spell is one, and this object may be
        return 0 if mention.nouns & {"permanent", "token", "ability"} else 1
    if kind == "source":
        return 1
    if kind == "spell" and "card" in mention.nouns and "cast" in mention.done:
        return 1
    if kind in ("spell", "ability", "token"):
        return 0 if mention.nouns else 1
    return 0 if called or {"spell", "ability"} & mention.nouns else 1


def meant(scope: Scope, pronoun: w.It, *, known: bool, players: bool = False) -> Who:
    """What a pronoun for objects means, in words; raises `Unclear`."""
    found = [m for m in scope.mentions if not m.is_player and (m.focus or pronoun.kind)]
    found = [m for m in found if agreement(pronoun.kind, m)]
    if players and not pronoun.kind and pronoun.many is not False:
        found = _or_players(scope, found, pronoun.many)
    return _chosen(scope, found, pronoun.kind, pronoun.many, known, _word(pronoun))


def _or_players(scope: Scope, found: list[Mention], many: bool | None) -> list[Mention]:
    """ "Deals 2 damage to them": several objects, else the player spoken of."""
    hit = [m for m in found if not m.weak and not {"spell", "card", "ability"} & m.nouns]
    hit = [m for m in hit if many is None or m.many in (None, many)]
    return hit or [m for m in scope.mentions if m.is_player and not m.weak] or found


def _word(pronoun: w.It) -> str:
    if not pronoun.kind:
        return "them" if pronoun.many else "it"
    if pronoun.kind in DONE:
        return f"the {pronoun.kind}"
    return f"those {pronoun.kind}s" if pronoun.many else f"that {pronoun.kind}"


def _chosen(
    scope: Scope,
    found: list[Mention],
    kind: str,
    many: bool | None,
    known: bool,
    word: str,
) -> Who:
    best = max((agreement(kind, m) for m in found if not m.is_player), default=0)
    pool = [m for m in found if m.is_player or agreement(kind, m) == best]
    fitting = [m for m in pool if many is None or m.many in (None, many) or m.is_player]
    if not fitting:
        raise Unclear(word)
    pool, last = fitting, fitting[-1]
    same = [m for m in pool if m.clause == last.clause and m.outer is last.outer]
    if kind and any(not m.focus for m in same):  # "deals damage to a creature, that creature"
        same = [m for m in same if not m.focus]
        last = same[-1]
    if any(m.now != last.now for m in same):
        raise Unclear(word)
    words = scope.words_of(last, known)
    if words is None:
        raise Unclear(word)
    return words


def player_meant(scope: Scope, pronoun: w.ThatPlayer) -> Players:
    """What a pronoun for players means, in words; raises `Unclear`."""
    found = [m for m in scope.mentions if m.is_player]
    if pronoun.word == "that opponent":  # "… an opponent controls on top of its owner's library"
        found = [m for m in found if not isinstance(m.now, w.OwnerOf)] or found
    pool = [m for m in found if not m.weak] or found
    if not pool:
        raise Unclear(pronoun.word)
    last = pool[-1]
    if any(m.clause == last.clause and m.now != last.now for m in pool):
        raise Unclear(pronoun.word)
    if last.many is True and pronoun.word == "that player":
        raise Unclear(pronoun.word)
    words = scope.words_of(last, known=False)
    if not isinstance(words, Players):
        raise Unclear(pronoun.word)
    return words


__all__ = ["Mention", "Objects", "Scope", "Unclear", "agreement", "meant", "player_meant"]
