"""Everything that is done with one card: cast in every way, then used, attacked with, destroyed.

A card is cast at the first moment at which it may be. What it becomes on the battlefield is gone on
from: each activated ability, a turn round with an attack, and its death.
"""

from __future__ import annotations

from collections.abc import Iterator

from corpus.structs import Struct
from judge.abilities.effects.objects import Destroy
from judge.abilities.who import This
from judge.cards import Card, CardType
from judge.errors import Unsupported
from judge.game.state import GameObject, GameState, ObjectId, Zone
from judge.game.steps import Step
from judge.offers.actions import off_battlefield
from judge.oracle import Oracle
from judge.rules.layers import project
from judge.rules.mana import activated_abilities
from judge.rules.requests import Action, Activate, DoEffect
from judge.rules.rulebook import Rulebook
from judge.scenario.play import Play
from judge.smoke.answering import Manner
from judge.smoke.playing import Run, Until, run
from judge.smoke.tables import ANN, Table, with_card

MOST_ABILITIES = 6
MOST_ENTERED = 1  # of the ways of casting a permanent, those that are gone on from
LOYALTY = 12


class Courses(Struct):
    """What all cards are played with: the rules, the reader, and the board at each moment."""

    rulebook: Rulebook
    oracle: Oracle
    tables: tuple[Table, ...]

    def of(self, card: Card) -> tuple[Run, ...]:
        """All runs of a card, in order; one that sets it up and fails where it is not played."""
        try:
            return tuple(self._of(card))
        except Unsupported as error:
            state = self.tables[0].state
            return (Run("set up", state, state, declined="; ".join(error.words)),)

    def _of(self, card: Card) -> Iterator[Run]:
        entered: list[tuple[Play, GameState, ObjectId]] = []
        refused: dict[str, Run] = {}
        for table in self.tables:
            play, id_ = with_card(self.rulebook, self.oracle, table, card)
            view = project(play.state, self.rulebook)
            for offer, action in off_battlefield(play, view, ANN, play.state.objects[id_]):
                label = offer.text.en
                if table is not self.tables[0] and label not in refused:
                    continue
                runs = _each_manner(play, f"{table.moment}: {label}", action, stack_is_empty)
                first = next(runs)
                if first.refused is not None:
                    refused.setdefault(label, first)
                    continue
                refused.pop(label, None)
                yield first
                became = _on_battlefield(play, id_, first.state)
                if became is not None:
                    entered.append((play, first.state, became))
                yield from runs
            if not refused:
                break
        yield from refused.values()
        for play, state, id_ in entered[:MOST_ENTERED]:
            play.state = _ready(state, id_)
            yield from self._used(play, id_, card)

    def _used(self, play: Play, id_: ObjectId, card: Card) -> Iterator[Run]:
        """What is done with a permanent: abilities, a turn with an attack, death."""
        state, view = play.state, project(play.state, self.rulebook)
        for place, ability in enumerate(activated_abilities(view, id_)[:MOST_ABILITIES]):
            if ability.zone not in ("", Zone.BATTLEFIELD.value):
                continue
            action = Activate(id_, place, asks=True)
            runs = _each_manner(play, f"activate {place + 1}", action, stack_is_empty)
            first = next(runs)
            yield first if first.refused is None else self._elsewhen(card, place, first)
            yield from runs
        attacker = id_ if view.of(id_).is_creature else None
        yield from _each_manner(play, "turn", None, _round_from(state), attacker)
        yield run(play, "dies", DoEffect(Destroy(This()), id_), ANN, stack_is_empty, Manner())

    def _elsewhen(self, card: Card, place: int, refused: Run) -> Run:
        """An ability that may not be activated in the main phase, at the next moment it may."""
        for table in self.tables[1:]:
            play, id_ = with_card(self.rulebook, self.oracle, table, card, Zone.BATTLEFIELD)
            if place >= len(activated_abilities(project(play.state, self.rulebook), id_)):
                continue
            action = Activate(id_, place, asks=True)
            label = f"{table.moment}: activate {place + 1}"
            made = run(play, label, action, ANN, stack_is_empty, Manner())
            if made.refused is None:
                return made
        return refused


def stack_is_empty(state: GameState) -> bool:
    """True once all has resolved and Ann has priority."""
    has_priority = state.priority is not None and state.priority.player == ANN
    return has_priority and not state.stack and not state.pending


def _each_manner(
    play: Play, label: str, action: Action | None, until: Until, attacker: ObjectId | None = None
) -> Iterator[Run]:
    """The runs of one action, in the first manner and in each other that it asks for."""
    first = Manner(attacker=attacker)
    yield run(play, label, action, ANN, until, first)
    for other in first.others():
        other.attacker = attacker
        yield run(play, f"{label}{other}", action, ANN, until, other)


def _on_battlefield(play: Play, card: ObjectId, state: GameState) -> ObjectId | None:
    body = play.state.objects[card].body
    found = (id_ for id_ in state.battlefield if body == state.objects[id_].body)
    return next(found, None)


def _ready(state: GameState, id_: ObjectId) -> GameState:
    """The permanent as it is some turns later: untapped, and with loyalty for each ability."""
    held: GameObject = state.objects[id_]
    held = held.with_(sick=False, tapped=False)
    if CardType.PLANESWALKER in held.printed.types:
        held = held.with_(counters=held.counters.add("loyalty", LOYALTY))
    return state.with_(objects=state.objects.set(id_, held))


def _round_from(state: GameState) -> Until:
    """True once it is the same player's main phase again."""
    turn = state.turn.number + 2

    def is_over(now: GameState) -> bool:
        return now.turn.number >= turn and now.turn.step is Step.PRECOMBAT_MAIN

    return is_over
