"""Boards for tests of combat: creatures put together by hand, and a combat played by answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from immutables import Map

from judge.abilities import Ability
from judge.abilities.ability import Keyword, Static
from judge.abilities.bases import StaticRule
from judge.cards import CardType, Characteristics
from judge.game.events import Event, flatten
from judge.game.state import (
    BodyId,
    Combat,
    Counters,
    GameObject,
    GameState,
    ObjectId,
    Player,
    PlayerId,
    Turn,
    Zone,
)
from judge.game.steps import Step
from judge.keywords import KEYWORDS
from judge.rules.priority import advance, decide
from judge.rules.requests import AskPriority, Illegal, NoAction, Request
from judge.rules.rulebook import Edition, Rulebook
from judge.rules.tables import ENGINE
from judge.values import Bilingual, Value

ANN, BOB, CAT = PlayerId("Ann"), PlayerId("Bob"), PlayerId("Cat")
ORDERED = Rulebook(Edition("2023-11-17"), KEYWORDS, ENGINE)
FREE = Rulebook(Edition("2024-11-08"), KEYWORDS, ENGINE)
CREATURE = frozenset({CardType.CREATURE})


def static(rule: StaticRule) -> Static:
    """A static ability that makes a rule so."""
    return Static(rule)


def having(*names: str) -> tuple[Ability, ...]:
    """Keyword abilities by their names."""
    return tuple(Keyword(name) for name in names)


def permanent(
    id_: int,
    controller: PlayerId,
    power: int = 1,
    toughness: int = 1,
    abilities: Iterable[Ability] = (),
    types: frozenset[CardType] = CREATURE,
    **more: object,
) -> GameObject:
    """A permanent of a player; a creature unless types are given."""
    printed = Characteristics(
        name=Bilingual(f"No. {id_}", f"{id_}号"),
        types=types,
        abilities=tuple(abilities),
        power=power if CardType.CREATURE in types else None,
        toughness=toughness if CardType.CREATURE in types else None,
    )
    held = GameObject(
        ObjectId(id_), BodyId(id_), printed, controller, controller, Zone.BATTLEFIELD, controller
    )
    return held.with_(timestamp=id_, **more)


def planeswalker(id_: int, controller: PlayerId, loyalty: int) -> GameObject:
    """A planeswalker with loyalty counters."""
    types = frozenset({CardType.PLANESWALKER})
    counters = Counters((("loyalty", loyalty),))
    return permanent(id_, controller, types=types, counters=counters)


def board(
    permanents: Iterable[GameObject],
    players: tuple[PlayerId, ...] = (ANN, BOB),
    step: Step = Step.DECLARE_ATTACKERS,
) -> GameState:
    """A state in which the first player's combat is about to go through a step."""
    held = tuple(permanents)
    return GameState(
        players=tuple(Player(player) for player in players),
        turn=Turn(players[0], 1, step),
        objects=Map({p.id: p for p in held}),
        battlefield=tuple(p.id for p in held),
        combat=Combat(),
        next_id=max((p.id for p in held), default=0) + 1,
        turns_taken=1,
    )


class Combatants:
    """A combat that is played: each request is answered by a function, priority is passed."""

    def __init__(
        self, state: GameState, answer: Callable[[GameState, Request], Value], rules: Rulebook
    ) -> None:
        self.state = state
        self.rules = rules
        self.answer = answer
        self.asked: list[Request] = []
        self.events: list[Event] = []

    def run(self, until: Step = Step.POSTCOMBAT_MAIN) -> Illegal | None:
        """Plays to a step; the refusal of the first answer that the rules refuse."""
        while self.state.turn.step is not until and self.state.result is None:
            progress = advance(self.rules, self.state)
            if progress.illegal is not None:
                return progress.illegal
            if progress.request is None:
                self.state = progress.state
                self.events += [event for entry in progress.log for event in self._events(entry)]
                continue
            request = progress.request
            if isinstance(request, AskPriority):
                self.state = decide(self.state, request, NoAction())
                continue
            self.asked.append(request)
            self.state = decide(self.state, request, self.answer(self.state, request))
        return None

    def _events(self, entry: object) -> list[Event]:
        found = list(flatten(entry.batch))  # type: ignore[attr-defined]  # an entry of the log
        for below in entry.below:  # type: ignore[attr-defined]  # an entry of the log
            found += self._events(below)
        return found
