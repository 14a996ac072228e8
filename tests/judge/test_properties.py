"""What holds of every game: random boards, and players who do anything that comes to mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import judge
from judge import scenario_from
from judge.errors import BadScenario, BadState, JudgeError
from judge.game.state import GameState, Zone
from judge.game.wire import from_json, to_json
from judge.rules.layers import project
from judge.rules.priority import advance, decide
from judge.rules.process import Happened, Process
from judge.rules.requests import AskAssignment, AskPriority, NoAction, Request
from judge.rules.turn import begin_play
from judge.scenario import passing as passing_module
from judge.scenario import script as script_module
from judge.scenario.script import run
from judge.scenario.setup import set_up
from judge.values import Value
from tests.judge.laws.zones import piles
from tests.judge.wandering import (
    RULES,
    Wanderers,
    assigned,
    boards,
    cards_of,
    plays,
    scripts,
    start,
)

GAMES = settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def wander(board: dict[str, Any], numbers: list[int]) -> Wanderers:
    """A game about to be played; boards that the judge declines are not looked at."""
    try:
        return Wanderers(start(board), list(numbers))
    except JudgeError:
        assume(False)
        raise


def check(state: GameState, cards: dict[Any, list[int]]) -> None:
    """What must hold of any state at all."""
    places = Counter(id_ for _, _, pile in piles(state) for id_ in pile)
    assert set(places) == set(state.objects)
    assert set(places.values()) <= {1}
    for zone, owner, pile in piles(state):
        for id_ in pile:
            held = state.objects[id_]
            assert (held.id, held.zone) == (id_, zone)
            assert owner in (None, held.owner)
    assert cards_of(state) == cards
    assert not set(state.known) & set(state.objects)
    assert max(state.objects, default=0) < state.next_id
    for held in state.objects.values():
        assert all(number > 0 for _, number in held.counters.kinds)
        assert held.damage >= 0
        if held.zone is not Zone.BATTLEFIELD:
            assert (held.damage, held.tapped, held.attached_to) == (0, False, None)
    for player in state.players:
        assert all(number > 0 for _, number in player.counters.kinds)
    check_combat(state)


def check_combat(state: GameState) -> None:
    """Only permanents fight, and each attack and block is known to both sides."""
    if state.combat is None:
        return
    attacks = {attack.attacker: attack for attack in state.combat.attacks}
    blocks = {block.blocker: block for block in state.combat.blocks}
    assert {*attacks, *blocks} <= set(state.battlefield)
    assert len(attacks) == len(state.combat.attacks)
    for attack in attacks.values():
        for blocker in attack.blockers:
            assert attack.attacker in blocks[blocker].attackers
    for block in blocks.values():
        for attacker in block.attackers:
            assert block.blocker in attacks[attacker].blockers


@GAMES
@given(boards(), scripts())
def test_every_state_of_every_game_is_sound(board: dict[str, Any], numbers: list[int]) -> None:
    """Nothing is in two zones, nothing comes from nowhere, and nothing but JudgeError is raised."""
    game = wander(board, numbers)
    cards = cards_of(game.state)
    check(game.state, cards)
    for state in game.run():
        check(state, cards)


def test_a_state_that_is_unsound_is_noticed() -> None:
    """An object in two zones, or in none, damage in a hand, a card too many: all fail."""
    state = start(
        {"players": {"Ann": {"battlefield": ["Hill Giant"], "hand": ["Shock"]}, "Bob": {}}}
    )
    cards = cards_of(state)
    check(state, cards)
    giant, shock = state.battlefield[0], state.players[0].hand[0]
    damaged = state.objects[shock].with_(damage=1)
    copied = state.objects[giant].with_(id=state.next_id, body=state.next_id)
    for wrong in (
        state.with_(exile=(giant,)),
        state.with_(battlefield=()),
        state.with_(objects=state.objects.delete(giant)),
        state.with_(objects=state.objects.set(shock, damaged)),
        state.with_(
            objects=state.objects.set(copied.id, copied),
            battlefield=(giant, copied.id),
            next_id=state.next_id + 1,
        ),
    ):
        with pytest.raises(AssertionError):
            check(wrong, cards)


@GAMES
@given(boards(), scripts(), st.integers(0, 200))
def test_a_saved_game_goes_on_as_it_did(
    board: dict[str, Any], numbers: list[int], place: int
) -> None:
    """From any state that was written down, the same decisions lead to the same states."""
    game = wander(board, numbers)
    list(game.run())
    assume(game.states)
    place %= len(game.states)
    saved = to_json(game.states[place])
    state = from_json(saved)
    assert state == game.states[place]
    assert to_json(state) == saved
    for after in game.states[place + 1 : place + 40]:
        progress = advance(RULES, state)
        if progress.request is not None:
            answer = after.answers[-1]
            assert answer.request == progress.request
            state = decide(state, progress.request, answer.decision)
        else:
            state = progress.state
        assert state == after


@GAMES
@given(plays())
def test_a_script_has_one_ruling(play: dict[str, Any]) -> None:
    """The same script gives the same ruling, to the letter; nothing but JudgeError is raised."""
    try:
        first = judge.ask(scenario_from(play))
    except BadScenario:  # it names what is not there
        return
    second = judge.ask(scenario_from(play))
    assert second.to_dict() == first.to_dict()
    assert second.record == first.record


@GAMES
@given(plays())
def test_a_script_is_its_decisions_one_at_a_time(play: dict[str, Any]) -> None:
    """Advancing and deciding one at a time comes to the state that the script comes to."""
    script = scenario_from(play)
    with recorded() as decisions:
        try:
            game = set_up(script, RULES)
            record = run(script, game, RULES)
        except JudgeError:
            return
    assume(all(isinstance(entry, Happened) for entry in record.entries))
    process = Process(RULES, game.state)
    begin_play(process)
    state = process.state
    for request, decision in decisions:
        while (progress := advance(RULES, state)).request is None:
            state = progress.state
        assert progress.request == request
        state = decide(state, request, decision)
    while state != record.state:
        before, state = state, advance(RULES, state).state
        assert state is not before
    assert state == record.state


@contextmanager
def recorded() -> Iterator[list[tuple[Request, Value]]]:
    """The decisions that a script makes are written down."""
    decisions: list[tuple[Request, Value]] = []

    def noted(state: GameState, request: Request, decision: Value) -> GameState:
        decisions.append((request, decision))
        return decide(state, request, decision)

    with pytest.MonkeyPatch.context() as patch:
        for module in (script_module, passing_module):
            patch.setattr(module, "decide", noted)
        yield decisions


def test_a_combat_with_a_full_stack_survives() -> None:
    """Two spells on the stack in a combat, effects, counters, triggers: all is there again."""
    (script,) = judge.load_scenarios(STRUCK)
    game = set_up(script, RULES)
    states = [entry.after for entry in run(script, game, RULES).entries]
    full = [state for state in states if state.combat is not None and len(state.stack) == 2]
    assert full
    for state in full:
        held = from_json(to_json(state))
        assert held == state
        assert hash(held) == hash(state)
        assert held.objects[held.stack[-1]].stack == state.objects[state.stack[-1]].stack
    one, other = full[-1], from_json(to_json(full[-1]))
    for _ in range(40):
        one, other = passed(one), passed(other)
        assert one == other
    assert one.turn.step.place > full[-1].turn.step.place
    assert one.players[1].life == 20
    assert len(one.players[1].graveyard) == 2


def passed(state: GameState) -> GameState:
    """The state after the next thing that happens; who has priority passes."""
    progress = advance(RULES, state)
    if isinstance(progress.request, AskPriority):
        return decide(state, progress.request, NoAction())
    if isinstance(progress.request, AskAssignment):
        view = project(state, RULES)
        return decide(state, progress.request, assigned(view, progress.request))
    assert progress.request is None
    return progress.state


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"{", b"[]", b"1.5", b"null", b'{"type": "set"}', b'{"type": "no.Such"}'),
        *(b'{"type": "game.state.players.Player", "id": "Ann"}', b"[" * 5000),
        b'{"type": "game.state.game.GameState"}',
        b'{"type": "game.state.objects.Zone", "name": "NOWHERE"}',
        b'{"type": "game.state.players.Player", "id": "Ann", "name": "Ann"}',
    ],
)
def test_what_is_no_state_is_not_read(data: bytes) -> None:
    """Whatever is not a state of a game raises BadState, and nothing else."""
    with pytest.raises(BadState):
        from_json(data)


STRUCK = """
players:
  Ann:
    battlefield: [{card: Grizzly Bears, counters: {+1/+1: 2}}, Hill Giant]
    hand: [Giant Growth]
    mana_free: true
  Bob: {battlefield: [Grizzly Bears], hand: [Giant Growth], mana_free: true}
play:
  - {player: Ann, attack: {Hill Giant: Bob}}
  - {player: Bob, block: {Grizzly Bears: Hill Giant}}
  - {player: Ann, cast: Giant Growth, targets: [Hill Giant]}
  - {player: Bob, cast: Giant Growth, targets: ["Bob's Grizzly Bears"], respond: true}
"""
