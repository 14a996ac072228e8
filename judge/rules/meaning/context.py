"""Whose words are being carried out, and what they have spoken of so far."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Mapping, Sequence

from corpus.structs import Mutable, Struct, field
from judge.game.events import Event
from judge.game.state import ObjectId, OnStack, PlayerId, Recipient

LIBRARY_SEARCHED = "library searched"  # by which `Context.chosen` notes it


class Result(Struct):
    """What an effect spoke of or made: objects, those it moved as they were, and players."""

    it: tuple[Recipient, ...] = ()
    before: tuple[ObjectId, ...] = ()
    players: tuple[PlayerId, ...] = ()


class Context(Mutable):
    """The object an ability is on, its controller, and what its pronouns stand for.

    `it`, `player` and `amount` are what was last spoken of; they change while effects are carried
    out. `rest` are what was left of what was looked at, `done` says whether the last optional or
    uncertain effect was done ("if you do").
    """

    source: ObjectId | None
    controller: PlayerId
    stack: OnStack | None = None
    event: Event | None = None
    it: tuple[Recipient, ...] = ()
    triggering: tuple[Recipient, ...] = ()
    trigger_source: tuple[ObjectId, ...] = ()
    player: PlayerId | None = None
    amount: int = 0
    shares: Mapping[PlayerId, int] = field(default_factory=dict)  # of it, each player's
    x: int | None = None
    excess: Callable[[], int] | None = None  # works out the excess damage that was dealt last
    one: tuple[Recipient, ...] = ()  # what "for each" is at, or was chosen
    rest: tuple[ObjectId, ...] = ()
    this_way: tuple[ObjectId, ...] = ()  # what was destroyed, moved, … last, as it was before
    looked: tuple[ObjectId, ...] = ()  # the cards looked at, while other things are spoken of
    done: bool = False
    won: bool = False
    object: ObjectId | None = None  # the spell or ability on the stack that is carried out
    chosen: dict[str, builtins.object] = field(default_factory=dict)
    for_mana: bool = False  # a mana ability is being activated
    announced: bool = False  # what is paid is the cost of this spell or ability itself
    mana: tuple[str, ...] = ()  # the letters of mana that was produced
    trigger_player: PlayerId | None = None  # of the event
    results: dict[int, Result] = field(default_factory=dict)  # what effects did, by their labels
    kept: tuple[tuple[Recipient, ...], ...] = ()  # what a later ability remembers
    paid: tuple[ObjectId, ...] = ()  # what was given up to pay the cost
    named: tuple[PlayerId, ...] = ()  # the players whom words meant last
    entering: frozenset[ObjectId] = frozenset()  # what enters as this is done (614.13)
    since: int | None = None  # ids from here on are of objects that came meanwhile
    is_static: bool = False  # these are the words of a static ability

    def note(self, amount: int, shares: Mapping[PlayerId, int] | None = None) -> None:
        """What "that many" means from now on, and what it means of each of several players."""
        self.amount, self.shares = amount, shares or {}

    def of_one(self, player: PlayerId, among: Sequence[PlayerId]) -> Context:
        """The same as it is said of one of several players: "that many" is that player's share."""
        if len(among) < 2 or player not in self.shares:
            return self
        inner = self.about(*self.it)
        inner.amount = self.shares[player]
        return inner

    def about(self, *it: Recipient) -> Context:
        """The same with other things spoken of."""
        return Context(
            source=self.source,
            controller=self.controller,
            stack=self.stack,
            event=self.event,
            it=it,
            triggering=self.triggering,
            trigger_source=self.trigger_source,
            player=self.player,
            amount=self.amount,
            shares=self.shares,
            excess=self.excess,
            x=self.x,
            one=self.one,
            rest=self.rest,
            this_way=self.this_way,
            looked=self.looked,
            object=self.object,
            chosen=self.chosen,
            for_mana=self.for_mana,
            announced=self.announced,
            mana=self.mana,
            trigger_player=self.trigger_player,
            results=self.results,
            kept=self.kept,
            paid=self.paid,
            entering=self.entering,
            since=self.since,
            is_static=self.is_static,
        )
