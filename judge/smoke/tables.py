"""The board at the moments at which cards are played, and a card put into Ann's hand there."""

from __future__ import annotations

from pathlib import Path

from corpus.structs import Struct
from judge.cards import Card
from judge.errors import NotRead
from judge.game.state import GameState, ObjectId, PlayerId, Zone
from judge.oracle import Oracle
from judge.rules.priority import advance, decide
from judge.rules.requests import AskPriority, NoAction
from judge.rules.rulebook import Rulebook
from judge.scenario.beginning import begin
from judge.scenario.called import Body
from judge.scenario.finding import Finder
from judge.scenario.loading import load_scenarios
from judge.scenario.model import Placed, Scenario, Seat
from judge.scenario.names import Names
from judge.scenario.play import Play, Waiting
from judge.scenario.script import go_on
from judge.scenario.setup import set_up
from judge.scenario.setup.placing import put_entry
from judge.scenario.setup.reading import Setup, learn
from judge.values import Bilingual

BOARD = Path(__file__).with_name("board.yaml")
ANN, BOB = PlayerId("Ann"), PlayerId("Bob")
MOMENTS = {"main": 0, "fight": 2, "spell": 3, "defense": 5}  # items of the script that are over


class Table(Struct):
    """The board at one moment: Ann has priority."""

    moment: str
    scenario: Scenario
    state: GameState
    bodies: tuple[Body, ...]


def tables(rulebook: Rulebook) -> tuple[Table, ...]:
    """The board at each moment, the plainest first."""
    (scenario,) = load_scenarios(BOARD)
    return tuple(_at(rulebook, scenario, name, over) for name, over in MOMENTS.items())


def _at(rulebook: Rulebook, scenario: Scenario, moment: str, over: int) -> Table:
    script = scenario.with_(play=scenario.play[:over])
    play = begin(script, set_up(script, rulebook), rulebook, waits=True)
    try:
        go_on(play)
    except Waiting as waiting:
        state = play.state
        if waiting.request == AskPriority(BOB):
            state = advance(rulebook, decide(state, waiting.request, NoAction())).state
        return Table(moment, scenario, state, tuple(play.finder.names.bodies.values()))
    raise NotRead(
        [
            Bilingual(
                f"{BOARD.name}: nobody is asked for anything at {moment!r}",
                f"“{BOARD.name}”：在“{moment}”时没有牌手需要作出决定",
            )
        ]
    )


def with_card(
    rulebook: Rulebook, oracle: Oracle, table: Table, card: Card, zone: Zone = Zone.HAND
) -> tuple[Play, ObjectId]:
    """A play at a table with one more card, in Ann's hand or another zone; raises `NotRead`."""
    setup = Setup(table.scenario, oracle, rulebook, bodies=list(table.bodies))
    learn(setup, card.name.en, card)
    unread = (*setup.unread, *(words for left in setup.left.values() for words in left))
    if unread:
        raise NotRead(unread)
    id_ = ObjectId(table.state.next_id)
    state = put_entry(setup, table.state, Seat(ANN, {}), zone, Placed(card.name.en))
    names = Names(tuple(player.id for player in state.players), tuple(setup.bodies))
    return Play(rulebook, Finder(table.scenario, names), state, [], {}), id_
