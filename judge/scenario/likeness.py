"""Objects between which nothing makes a difference: which of them is meant changes no outcome.

Of twelve Saprolings that nobody tells apart it is all one which is blocked. Two objects are alike
where they have the same values, fight in the same way, and nothing refers to either of them: no
word of what is asked or still to be done, no effect, no object, no event but those that put them
where they are. Where something in the game looks at what happened, none are. Cards in a hand or a
library are alike where nothing looks at what they are.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Any

from corpus.structs import held_by
from judge.abilities.ability import Activated, Keyword, Triggered
from judge.cards import Supertype
from judge.game import events as e
from judge.game.state import BodyId, Combat, GameObject, GameState, ObjectId, Recipient, Zone
from judge.rules.rounds import counts_what_happened
from judge.scenario.hidden import HIDDEN, is_all_one
from judge.scenario.model import Expectation, Item
from judge.scenario.play import Play
from judge.values import Value

UNTIMED = (Activated, Keyword, Triggered)  # abilities of which it is all one how old they are
OF_ALL = ("count", "result", "turn", "active", "verdict", "outcomes", "cites", "deciding")
SEEN = (  # events of which everything is still to be seen
    *(e.AttackDeclared, e.BlockDeclared, e.BecameBlocked, e.BecameUnblocked),
    *(e.DamageOrdered, e.StrikersNoted, e.Tap, e.Tokens),
)


class Likeness:
    """Which objects of a play are alike, where something is to be chosen among them."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.state = state = play.meanwhile or play.state
        self.known: dict[Recipient, Recipient] = {}
        self.first: dict[Hashable, ObjectId] = {}
        abilities = (one for held in state.objects.values() for one in _abilities(held))
        self.apart = not play.branch.merges or any(map(counts_what_happened, abilities))
        self.said = "" if self.apart else "\n".join(_words(_left(play)))
        self.meant = frozenset[int]() if self.apart else frozenset(ids_in(_referring(state)))
        happened = () if self.apart else state.history
        self.blind = not self.apart and is_all_one(play)
        self.told = frozenset(ids_in(one for one in happened if not isinstance(one, SEEN)))

    def of(self, one: Recipient) -> Recipient:
        """The first object that was asked for and is like one; for what none is like, itself."""
        if one not in self.known:
            self.known[one] = self._of(one)
        return self.known[one]

    def _of(self, one: Recipient) -> Recipient:
        held = self.state.objects.get(ObjectId(one)) if isinstance(one, int) else None
        if held is None or self.apart or held.id in self.meant or self.is_said(held):
            return one
        if held.zone in HIDDEN and self.blind:
            return self.first.setdefault((held.owner, held.zone), held.id)
        if held.zone is not Zone.BATTLEFIELD or held.id in self.told:
            return one
        unnumbered = held.with_(id=ObjectId(0), body=BodyId(0))
        if _is_untimed(held):
            unnumbered = unnumbered.with_(timestamp=0)
        kind = (unnumbered, _fights(self.state.combat, held.id))
        return self.first.setdefault(kind, held.id)

    def is_said(self, held: GameObject) -> bool:
        """True if what is asked or is still to be done has a name of the object in it."""
        body = self.play.finder.names.bodies.get(held.body)
        names = (held.printed.name, body and body.name, body and body.label)
        words = [word for name in names if name for word in (name.en, name.zh)]
        return any(word in self.said for word in words if word)


def _abilities(held: GameObject) -> Iterator[Any]:
    for face in (held.printed, *held.faces):
        yield from face.abilities


def _is_untimed(held: GameObject) -> bool:
    """True of an object of which it is all one since when it is there."""
    is_world = Supertype.WORLD in held.printed.supertypes
    return not is_world and all(isinstance(one, UNTIMED) for one in _abilities(held))


def _fights(combat: Combat | None, id_: ObjectId) -> Hashable:
    """What an object attacks or blocks, what blocks it, and whether it has struck."""
    if combat is None:
        return None
    attacks = [
        (one.target, one.blocked, frozenset(one.blockers), one.lost)
        for one in combat.attacks
        if one.attacker == id_
    ]
    blocks = [frozenset(one.attackers) for one in combat.blocks if one.blocker == id_]
    struck = combat.strikers is not None and id_ in combat.strikers
    return (*attacks, *blocks, struck, id_ in combat.twice, combat.defender(id_))


def _referring(state: GameState) -> Iterator[object]:
    """All of a game that may refer to an object."""
    yield from (state.effects, state.rules, state.delayed, state.pending)
    yield from (state.used, state.deathtouched)
    yield from (one.decision for one in state.answers)
    for held in state.objects.values():
        yield (held.attached_to, held.linked, held.chosen, held.marks, held.stack, held.components)
    if state.combat is not None:
        yield (state.combat.assignments, state.combat.bands)


def ids_in(value: object) -> Iterator[int]:
    """Every number that a value holds, and so every object that it refers to."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, int):
            if not isinstance(one, bool):
                yield one
        elif isinstance(one, Value):
            waiting += held_by(one)
        elif isinstance(one, Mapping):
            waiting += (*one.keys(), *one.values())
        elif isinstance(one, Iterable) and not isinstance(one, str):
            waiting += one


def _left(play: Play) -> Iterator[object]:
    """What is asked and what is still to be done, where an object may be named."""
    scenario = play.finder.scenario
    for one in (*scenario.ask, *scenario.expect):
        if one.key not in OF_ALL:
            yield one
    yield from play.items
    yield (play.choices, play.random)


def _words(value: object) -> Iterator[str]:
    """Every text that a value holds."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Expectation | Item):
        for held in held_by(value):
            yield from _words(held)
    elif isinstance(value, Mapping):
        for held in (*value.keys(), *value.values()):
            yield from _words(held)
    elif isinstance(value, Iterable):
        for held in value:
            yield from _words(held)
