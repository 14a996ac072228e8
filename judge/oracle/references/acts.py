"""What effects did "this way": their verbs, and which clauses did so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from corpus.structs import Mutable, field
from judge.abilities import amounts as n
from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities import references as r
from judge.abilities import who as w
from judge.abilities.bases import Effect, Filter, Objects, Pattern
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.oracle.lexicon.filters import every, has
from judge.oracle.lexicon.pronouns import THEY
from judge.oracle.references.happened import TOWARD
from judge.oracle.references.mentions import Scope, Unclear
from judge.oracle.references.spoken import spoken_of
from judge.values import Value

BY_EVENT: tuple[tuple[type[Pattern], str], ...] = (
    (p.Discards, "discarded"),
    (p.Sacrifices, "sacrificed"),
)
MOVED_TO = {"exile": "exiled", "hand": "returned", "battlefield": "returned"}


PUT = {  # by moving, destroying, milling, …, whichever it was
    "put into your hand": ("hand", f.OwnedBy(w.You())),
    "put onto the battlefield": ("battlefield", None),
    "put into a graveyard": ("graveyard", None),
    "put into your graveyard": ("graveyard", f.OwnedBy(w.You())),
    "put into their graveyard": ("graveyard", f.OwnedBy(THEY)),
}
PUTTING = (o.Destroy, o.Move, o.Sacrifice, pl.Discard, pl.DiscardObjects, pl.Mill)


def verb_of(effect: Effect) -> str:
    """What an effect does to objects, as later words say it: "destroyed"; "" if it has no verb."""
    if isinstance(effect, o.Move):
        return MOVED_TO.get(effect.to, "")
    if isinstance(effect, pl.RevealUntil) and effect.exile:
        return "exiled"
    return spoken_of(effect).done


def _put(said: w.DoneThisWay) -> Filter:
    """ "A permanent put into a graveyard" is as it was before; a card, or what enters, as it is."""
    zone, whose = PUT[said.done]
    was = said.filter is not None and zone != "battlefield" and has(said.filter, f.IsPermanent)
    there = f.WentTo(zone, None if was else said.filter)
    return every(*(part for part in (whose, said.filter if was else None, there) if part))


class Acts(Mutable):
    """What was done so far in one ability, in order: verbs, and words for what it was done to."""

    done: list[tuple[str, Objects]] = field(default_factory=list)
    counters: tuple[o.RemoveCounters, ...] = ()  # how many were removed for the cost
    yours: int = TOWARD  # the last clause that says what you do

    def clause(self, effect: Effect, label: int) -> None:
        """An effect does something."""
        self.done.append((verb_of(effect), r.Said(label, before=True)))
        if isinstance(effect, PUTTING):
            self.done.append(("put", r.Said(label, before=True)))

    def paid(self, verbs: Iterable[str]) -> None:
        """Something was done for a cost."""
        self.done += [(verb, r.PaidWith()) for verb in verbs]

    def triggered(self, pattern: Pattern) -> None:
        """Something was done that triggered the ability."""
        self.done += [
            (verb, w.Triggering()) for kind, verb in BY_EVENT if isinstance(pattern, kind)
        ]

    def of(self, verb: str) -> tuple[Objects, ...]:
        """Words for all to which it was done; raises `Unclear` if it was done to nothing."""
        found = dict.fromkeys(words for done, words in self.done if done == verb)
        if not found:
            raise Unclear(f"{verb} this way")
        return tuple(found)

    def words(self, said: Value, scope: Scope) -> Value:
        """What was done or chosen so far, in words; raises `Unclear`."""
        match said:
            case n.CountersRemoved():
                return self.removed(said)
            case w.DoneThisWay(done=done) if done in PUT:
                return r.DoneBy(self.of("put"), _put(said))
            case w.AmongThem() if any("until" in m.done for m in scope.mentions):
                return self.all_revealed(said)
            case w.DoneThisWay():
                return r.DoneBy(self.of(said.done), said.filter)
            case w.ChosenPlayer() if any(done == "chosen" for done, _ in self.done):
                return self.chosen_player(scope)  # "choose target opponent. … the chosen player"
        return said

    def all_revealed(self, said: w.AmongThem) -> Value:
        """All cards of a kind that were revealed until one was found, that one too."""
        if said.number is not None:
            raise Unclear("revealed this way")
        done = "revealed" if any(verb == "revealed" for verb, _ in self.done) else "exiled"
        return r.DoneBy(self.of(done), None if said.filter == f.IsCard() else said.filter)

    def chosen_player(self, scope: Scope) -> Value:
        """The one player that is a target; raises `Unclear` where there is none, or two."""
        found = {m.now for m in scope.mentions if isinstance(m.now, r.TheTargetPlayer)}
        if len(found) != 1:
            raise Unclear("the chosen player")
        return next(one for one in found if one is not None)

    def removed(self, said: n.CountersRemoved) -> Value:
        """How many counters were removed: X for a cost of X, else by the effect before.

        For a cost of all of them it is what the cost came to, as long as no effect came between.
        """
        if said.kind is None and any(done == "counters removed" for done, _ in self.done):
            return said
        kinds = [(part.kind, part.number) for part in self.counters]
        if len(kinds) == 1 and kinds[0] == (said.kind or kinds[0][0], None):
            if len({words for _, words in self.done if isinstance(words, r.Said)}) > 1:
                raise Unclear("counters removed this way")  # another effect may have its own number
            return said
        if kinds != [(said.kind, n.X())] or said.kind is None:
            raise Unclear("counters removed this way")
        return n.X()

    @contextmanager
    def inside(self) -> Iterator[None]:
        """What is carried out inside knows what was done before; what is after nothing of it."""
        before = list(self.done)
        yield
        self.done = before

    @contextmanager
    def apart(self) -> Iterator[None]:
        """What is carried out inside knows nothing of before, and what is after nothing of it."""
        before, self.done = self.done, []
        yield
        self.done = before
