"""A game taken apart: what it is, and the amounts that a round of a loop may move (727.1b).

`measured(view)` gives its shape, to which ids and timestamps make no difference, and its amounts:
life, counters, mana, cards in libraries and graveyards, tokens that are alike, and effects that
say the same. A game that has come round has the same shape; `change` is what a round makes of it.

A card is the same card through all zone changes. A token is as good as another that looks alike,
and so is a card of a library in which all cards do; of any other library the order is kept.

Nothing is said of a game whose objects count what happened this turn: it may look the same and
go on differently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Any

from corpus.structs import Struct
from judge.abilities import amounts as a
from judge.abilities import conditions as c
from judge.abilities.ability import Activated, Triggered
from judge.abilities.patterns import Expends
from judge.abilities.walk import within
from judge.cards import Characteristics
from judge.game.state import (
    BodyId,
    Counters,
    GameObject,
    GameState,
    Kind,
    Mana,
    ObjectId,
    OnStack,
    PlayerId,
    Zone,
)
from judge.rules.effects.haunt import HAUNTS
from judge.rules.keyword_rules.soulbond import PAIRED
from judge.rules.view import View
from judge.values import Bilingual, Value

COUNTING = (
    *(c.Happened, c.ActivatedThisTurn, a.HappenedCount, a.HappenedTotal, a.DamageDealt),
    *(a.CastBefore, a.TimesResolved, a.AttackedWith, a.LifeTotal, a.LowestLife),
    Expends,
)
GONE = "gone"
MEANING = (PAIRED, HAUNTS)  # marks that say another object
OF_CARDS = ("library", "graveyard")
Quantity = tuple[Any, ...]  # what there is an amount of: its kind, then whose, or which
Amounts = dict[Quantity, int]


class Measured(Struct):
    """A game: its shape, with the top of the stack, its amounts, and what lies below that top.

    `under` are the objects that lie there, `below` is how they look.
    """

    shape: Hashable
    amounts: Amounts
    under: tuple[ObjectId, ...]
    below: tuple[object, ...]

    def is_on(self, before: Measured) -> bool:
        """True if what lay on the stack below the top then lies there as it did, or looks so."""
        return self.below == before.below or self.under[: len(before.under)] == before.under


def measured(view: View) -> Measured | None:
    """What a game is, to be compared with what it was; None if it counts what happened."""
    state = view.state
    if any(map(counts_what_happened, at_work(view))):
        return None
    looks = Looks(state)
    stack = [looks.full(state.objects[id_]) for id_ in state.stack]
    cards, order = looks.cards()
    shape = (
        (cards, order, tuple(stack[-1:])),
        tuple((player.with_(**APART), looks.library(player.id)[1]) for player in state.players),
        (state.turn, state.combat, state.used, state.coming, state.extra_turns, state.skips),
        (state.monarch, state.initiative, state.day, state.priority, state.pending, state.result),
    )
    return Measured(shape, dict(looks.amounts()), state.stack[:-1], tuple(stack[:-1]))


APART: dict[str, Any] = {
    "life": 0,
    "counters": Counters(),
    **dict.fromkeys(("mana", "library", "hand", "graveyard"), ()),
}


def change(before: Amounts, now: Amounts) -> Amounts:
    """By how much each amount is another, where it is."""
    by = {one: now.get(one, 0) - before.get(one, 0) for one in {**before, **now}}
    return {one: number for one, number in by.items() if number}


def but_libraries(by: Amounts) -> Amounts:
    """What a round changes but for libraries that get smaller, and where their cards go."""
    less = {of[1] for of, number in by.items() if of[0] == "library" and number < 0}
    return {of: n for of, n in by.items() if not (of[0] in OF_CARDS and of[1] in less)}


def between(before: Measured | None, now: Measured | None) -> Amounts | None:
    """What moved till a game came round; None if it is not what it was."""
    if before is None or now is None or before.shape != now.shape or not now.is_on(before):
        return None
    return change(before.amounts, now.amounts)


def at_work(view: View) -> Iterator[Value]:
    """All that may say something: abilities of objects, and what effects left behind."""
    for id_ in places(view.state):
        yield from view.abilities(id_)
    yield from (one.ability for one in view.state.delayed)
    yield from (one.rule for one in view.state.rules)


def places(state: GameState) -> Iterator[ObjectId]:
    """The objects of all zones but the libraries."""
    yield from state.battlefield
    yield from state.stack
    for player in state.players:
        yield from player.graveyard
        yield from player.hand
    yield from state.exile
    yield from state.command


class Looks:
    """What the objects and effects of a game are, whatever their ids and timestamps."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.placed = {*places(state)}

    def cards(self) -> tuple[frozenset[object], tuple[BodyId, ...]]:
        """The cards outside of libraries and graveyards, and those of the battlefield in order."""
        held = [self.state.objects[id_] for id_ in self.placed]
        there = [one for one in held if is_card(one) and one.zone is not Zone.STACK]
        permanents = sorted((o for o in there if o.zone is Zone.BATTLEFIELD), key=_timestamp)
        return frozenset((o.body, self.full(o)) for o in there), tuple(o.body for o in permanents)

    def library(self, of: PlayerId) -> tuple[Characteristics | None, tuple[BodyId, ...]]:
        """What each card of a library is, and no order; or the order, if they are not alike."""
        held = [self.state.objects[id_] for id_ in self.state.player(of).library]
        printed = {*(one.printed for one in held)}
        if len(printed) > 1:
            return None, tuple(one.body for one in held)
        return next(iter(printed), None), ()

    def amounts(self) -> Iterator[tuple[Quantity, int]]:
        """Each amount with what it is of; a kind of which there is none is absent."""
        for player in self.state.players:
            yield ("life", player.id), player.life
            yield ("library", player.id, self.library(player.id)[0]), len(player.library)
            yield from Counter(self.mana(player.id, one) for one in player.mana).items()
            yield from ((("counters", player.id, kind), n) for kind, n in player.counters.kinds)
        alike = Counter[Quantity]()
        for id_ in self.placed:
            held = self.state.objects[id_]
            if held.zone is Zone.GRAVEYARD:
                alike["graveyard", held.owner, self.full(held)] += 1
            elif is_card(held):
                yield from ((("counters", held.body, kind), n) for kind, n in held.counters.kinds)
            elif held.zone is not Zone.STACK:
                alike[self.token(held)] += 1
        yield from alike.items()
        yield from Counter(key for key, _ in self.lasting()).items()

    def token(self, held: GameObject) -> Quantity:
        """A token or emblem as it is alike to others."""
        return ("tokens", held.controller, (held.counters, self.full(held)))

    def mana(self, player: PlayerId, mana: Mana) -> Quantity:
        """Mana in a pool as it is alike to other mana."""
        return ("mana", player, mana.with_(source=None), self.ref(mana.source))

    def lasting(self) -> Iterator[tuple[Quantity, tuple[str, Any]]]:
        """Effects, rules and delayed triggers that are of use, each with where it is held."""
        for one in self.state.effects:
            on = tuple(map(self.ref, one.objects))
            if not on or any(each != GONE for each in on):
                key: tuple[object, ...] = (on, one.modifications, one.controller, one.duration)
                yield ("effects", one.controller, key), ("effects", one)
        for rule in self.state.rules:
            on = tuple(map(self.ref, rule.about))
            key = (rule.rule, rule.controller, rule.left, on, rule.duration)
            yield ("rules", rule.controller, key), ("rules", rule)
        for later in self.state.delayed:
            about = (later.ability, tuple(map(self.ref, later.about)), later.times)
            yield ("delayed", later.controller, about), ("delayed", later)

    def ref(self, id_: object) -> object:
        """What is meant, whatever its id: a player, a card, or something that looks so."""
        if not isinstance(id_, int):
            return id_
        held = self.state.objects[ObjectId(id_)] if id_ in self.placed else None
        if held is None:
            return GONE
        return held.body if is_card(held) else _plain(held)

    def full(self, held: GameObject) -> tuple[object, ...]:
        """All that an object is but for its counters, with what it is attached to or refers to."""
        about = self.ref(held.attached_to), tuple(map(self.ref, held.linked))
        marks = tuple(self.ref(held.mark(name)) for name in MEANING)
        return (_plain(held), about, marks, self._stack(held.stack))

    def _stack(self, stack: OnStack | None) -> object:
        if stack is None:
            return None
        about = stack.occurred
        return (
            (stack.ability, stack.x, stack.modes, stack.paid, stack.using, self.ref(stack.source)),
            tuple(tuple(map(self.ref, group)) for group in stack.targets),
            tuple((self.ref(to), share) for to, share in stack.division),
            (tuple(map(self.ref, about.it)), about.player, about.amount),
        )


def token_name(quantity: Quantity) -> Bilingual:
    """What tokens are called that there is an amount of."""
    printed: Characteristics = quantity[2][1][0][0]
    return printed.name or Bilingual("Token", "衍生物")


def _plain(held: GameObject) -> tuple[object, ...]:
    """What an object is by itself."""
    return (
        held.printed,
        (held.kind, held.owner, held.controller, held.zone, held.face, held.face_down),
        (held.tapped, held.sick, held.flipped, held.phased_out, held.damage),
        tuple(one for one in held.marks if one[0] not in MEANING),
        (held.chosen, held.lit, held.base_controller),
    )


def is_card(held: GameObject) -> bool:
    """True of what keeps its body through all zone changes."""
    return held.kind is Kind.CARD and held.zone is not Zone.GRAVEYARD


def _timestamp(held: GameObject) -> int:
    return held.timestamp


@lru_cache(maxsize=4096)
def counts_what_happened(ability: Value) -> bool:
    """True if an ability looks at what happened, or can be used only so often."""
    match ability:
        case Triggered(do_once=True) | Triggered(first=True):
            return True
        case Activated(limit=used) | (Triggered() as used):
            if used.once or used.times_each_turn is not None:
                return True
    return any(isinstance(part, COUNTING) for part in within(ability))
