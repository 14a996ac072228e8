"""A play under way: the state so far, and what of the script is left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from corpus.structs import Mutable, Struct, field
from judge.game.state import GameState, ObjectId, PlayerId, Recipient
from judge.rules.layers import project
from judge.rules.process import Happened
from judge.rules.requests import AskAssignment, AskAttackers, AskBlockers, Request
from judge.rules.rounds import Amounts, Measured
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.scenario.branching import Branch
from judge.scenario.finding import Finder
from judge.scenario.model import Item, Moment
from judge.scenario.record import Failed, Refused, Round, Tried
from judge.values import Bilingual
from judge.words import called

if TYPE_CHECKING:
    from judge.scenario.retaking import Search
    from judge.scenario.waiting import Wait


class Seen(Struct):
    """A game as it was: how often it came round to that, and how it was the last time.

    `options`, `decided` and `entries` are how many optional actions, choices and entries there
    were the first time.
    `change` is by how much its amounts are others each time, and `round` how many steps that takes.
    """

    times: int
    options: int
    decided: int
    entries: int
    steps: int
    game: Measured
    change: Amounts | None = None
    round: int = 0


class Choice(Struct):
    """What a player chose to do: the item, its place in the script, and the game till then.

    `choices` are the answers that were left, `entries` how many there were in the record.
    """

    item: Item
    place: int
    state: GameState
    choices: Mapping[str, tuple[Any, ...]]
    entries: int


class Waiting(Exception):  # a question, not an error
    """A decision that nobody answers, at which a play that waits is left."""

    def __init__(self, request: Request) -> None:
        self.request = request
        super().__init__(repr(request))


class Play(Mutable):
    """A play under way: the state, what of the script is left, and the record so far."""

    rulebook: Rulebook
    finder: Finder
    state: GameState
    items: list[Item]
    choices: dict[str, list[Any]]
    random: list[Any] = field(default_factory=list)
    entries: list[Happened | Refused | Tried] = field(default_factory=list)
    units: list[int] = field(default_factory=list)  # the entry that each unit of play begins at
    assumptions: list[Bilingual] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)
    last_legal: bool | None = None
    goal: int | None = None  # how many objects are to have resolved
    resolved: int = 0
    steps: int = 0
    passed_from: GameState | None = None  # others passed since, only for the next item's player
    branch: Branch = field(default_factory=Branch)
    seen: dict[object, Seen] = field(default_factory=dict)  # games, as `key_of` has them
    repeats: tuple[PlayerId, ...] | None = None  # who could stop the loop that the game is in
    again: Round | None = None  # what a round of that loop moves
    chosen: list[Choice] = field(default_factory=list)  # what the script had players do
    optional: list[PlayerId] = field(default_factory=list)  # who did what they need not have done
    decided: list[Request] = field(default_factory=list)  # the choices that were asked for
    stops_at: int | None = None  # after so many steps, whatever is left
    meanwhile: GameState | None = None  # how things are as a request is made
    used: list[tuple[str, Any]] = field(default_factory=list)  # answers in what is under way
    matched: int = 0  # of the decisions without a choice in what is under way, those dealt with
    waits: bool = False  # for what nobody answers once the script is over
    doing: Item | None = None  # the item that is being done
    alone: dict[str, list[Any]] = field(default_factory=dict)  # what nobody had to be asked for
    tried: dict[str, list[Any]] = field(default_factory=dict)  # what was asked for in vain tries
    wait: Wait | None = None  # for the moment of the next item
    search: Search | None = None  # the decisions by default in what is under way

    @property
    def view(self) -> View:
        """The state as it is, or as it is where a request is made, with current characteristics."""
        return project(self.meanwhile or self.state, self.rulebook)

    def shown(self, id_: Recipient) -> Bilingual:
        """What an object or player is called."""
        if isinstance(id_, str):
            return called(id_)
        return self.finder.names.shown(self.view.object(ObjectId(id_)).body)


def wait(play: Play, request: Request) -> None:
    """Raises `Waiting` where a play waits, and nothing of the script is left but to go on."""
    left = [item.action for item in play.items]
    is_combat = isinstance(request, AskAttackers | AskBlockers | AskAssignment)
    goes_on = len(left) == 1 and left[0] in GOING_ON and not is_combat
    if play.waits and (goes_on or not left):
        raise Waiting(request)


def take_choices(play: Play, item: Item) -> None:
    """The answers that an item has are the next of its player's, once."""
    if item.choose is not None and item.player is not None:
        play.choices.setdefault(item.player, [])[:0] = list(item.choose)


GOING_ON = ("resolve", "pass")


def is_at(state: GameState, at: Moment | None) -> bool:
    """True if the game is at this moment; without one it always is."""
    if at is None:
        return True
    return at.turn in (None, state.turn.number) and at.step in (None, state.turn.step)


def is_enough(play: Play) -> bool:
    """True if a play has gone on for as many steps as it is to."""
    return play.stops_at is not None and play.steps >= play.stops_at
