"""Everything that is done with one card: cast in every way, then used, attacked with, destroyed.

A card is cast at the first moment at which it may be. What it becomes on the battlefield is gone on
from: each activated ability, a turn round with an attack, and its death.
"""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities.effects.objects import Destroy
from judge.abilities.who import This
from judge.cards import Card
from judge.errors import NotRead
from judge.game.state import GameObject, GameState, ObjectId, Zone
from judge.game.steps import Step
from judge.offers.actions import off_battlefield
from judge.oracle import Oracle
from judge.rules.mana import activated_abilities
from judge.rules.layers import project
from judge.rules.requests import Action, Activate, DoEffect
from judge.rules.rulebook import Rulebook
from judge.scenario.play import Play
from judge.smoke.answering import Manner
from judge.smoke.playing import Run, Until, run
from judge.smoke.tables import ANN, Table, with_card

MOST_ABILITIES = 6


def course(rulebook: Rulebook, oracle: Oracle, tables: tuple[Table, ...], card: Card) -> Iterator[Run]:
    """All runs of a card, in order."""
    entered: list[tuple[Play, GameState, ObjectId]] = []
    left: dict[str, Run] = {}
    done: set[str] = set()
    for table in tables:
        try:
            play, id_ = with_card(rulebook, oracle, table, card)
        except NotRead as error:
            yield Run("set up", table.state, declined="; ".join(error.words))
            return
        view = project(play.state, rulebook)
        for offer, action in off_battlefield(play, view, ANN, play.state.objects[id_]):
            label = f"{offer.text.en}"
            if label in done:
                continue
            runs = list(_each_manner(play, f"{table.moment}: {label}", action, stack_is_empty))
            if runs[0].refused is not None:
                left.setdefault(label, runs[0])
                continue
            done.add(label)
            left.pop(label, None)
            yield from runs
            became = _on_battlefield(play, id_, runs[0].state)
            if became is not None and table.moment == "main":
                entered.append((play, runs[0].state, became))
        if not left and done:
            break
    yield from left.values()
    for play, state, id_ in entered[:2]:
        play.state = _unsick(state, id_)
        yield from _used(play, id_)


def stack_is_empty(state: GameState) -> bool:
    """True once all has resolved."""
    return not state.stack and not state.pending


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


def _unsick(state: GameState, id_: ObjectId) -> GameState:
    """The permanent as it is once its controller's next turn began."""
    held: GameObject = state.objects[id_].with_(sick=False, tapped=False)
    return state.with_(objects=state.objects.set(id_, held))


def _used(play: Play, id_: ObjectId) -> Iterator[Run]:
    """What is done with a permanent: abilities, a turn with an attack, death."""
    state = play.state
    view = project(state, play.rulebook)
    for place, _ in enumerate(activated_abilities(view, id_)[:MOST_ABILITIES]):
        action = Activate(id_, place, asks=True)
        yield from _each_manner(play, f"activate {place + 1}", action, stack_is_empty)
    attacker = id_ if view.of(id_).is_creature else None
    turn = state.turn.number

    def is_round(now: GameState) -> bool:
        return now.turn.number >= turn + 2 and now.turn.step is Step.PRECOMBAT_MAIN

    yield from _each_manner(play, "turn", None, is_round, attacker)
    yield run(play, "dies", DoEffect(Destroy(This()), id_), ANN, stack_is_empty, Manner())
