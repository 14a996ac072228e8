"""Random games: a board of cards and described creatures, and players who do just anything.

Every decision is one number of a list, so a game can be shrunk and played again; past the end of
the list players pass, attack with nothing and take the first option.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any

from hypothesis import strategies as st

from judge import scenario_from
from judge.cards import CardType, builtin_pool
from judge.errors import JudgeError, Unsupported
from judge.game.state import GameState, Kind, ObjectId, PlayerId
from judge.rules import requests as q
from judge.rules.combat.damage_step import others_of
from judge.rules.combat.usual_assignment import usual_assignment
from judge.rules.layers import project
from judge.rules.mana import activated_abilities
from judge.rules.priority import Progress, advance, decide
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.ruling.asking import rulebook_of
from judge.scenario.branching import OPTIONS
from judge.scenario.setup import set_up
from judge.values import Value

RULES: Rulebook = rulebook_of(None)
MOST_STEPS = 140
ANN, BOB = PlayerId("Ann"), PlayerId("Bob")
KEYWORDS = (
    *("flying", "first strike", "double strike", "deathtouch", "trample", "lifelink", "vigilance"),
    *("indestructible", "menace", "haste", "reach", "defender", "wither", "infect", "undying"),
    *("persist", "flanking", "exalted", "prowess", "shroud", "hexproof", "changeling"),
)


def creatures() -> st.SearchStrategy[dict[str, Any]]:
    """A creature described by a scenario: small numbers, up to two keyword abilities."""
    return st.builds(
        lambda power, toughness, keywords: {
            "type": "Creature — Bear",
            "cost": "{1}",
            "power": power,
            "toughness": toughness,
            "text": ", ".join(keywords).capitalize(),
        },
        st.integers(0, 4),
        st.integers(1, 5),
        st.lists(st.sampled_from(KEYWORDS), max_size=2, unique=True),
    )


@cache
def cards() -> tuple[list[str], list[str]]:
    """The names of all cards of the pool that the judge reads, and of the permanents of them."""
    read = [card for card in builtin_pool() if is_read(card.name.en)]
    spells = {CardType.INSTANT, CardType.SORCERY}
    permanents = [card for card in read if not spells & {*card.faces[0].type_line.types}]
    return sorted(c.name.en for c in read), sorted(c.name.en for c in permanents)


def is_read(name: str) -> bool:
    """True if a board may have the card."""
    try:
        start({"players": {"Ann": {"hand": [name]}, "Bob": {}}})
    except JudgeError:
        return False
    return True


@st.composite
def boards(draw: st.DrawFn) -> dict[str, Any]:
    """A scenario without a play: two players, some permanents, some cards in hand."""
    described = draw(st.lists(creatures(), max_size=3))
    own = [f"Beast {letter}" for letter, _ in zip("ABC", described, strict=False)]
    names, permanents = cards()
    held = st.sampled_from([*own, *permanents])
    anything = st.sampled_from([*own, *names])
    entry = held | st.builds(lambda card: {"card": card, "tapped": True}, held)

    def seat() -> dict[str, Any]:
        return {
            "battlefield": draw(st.lists(entry, min_size=1, max_size=5)),
            "hand": draw(st.lists(anything, min_size=1, max_size=4)),
            "graveyard": draw(st.lists(anything, max_size=1)),
            "library": draw(st.lists(anything, max_size=4)),
            "life": draw(st.integers(1, 20)),
            "mana_free": True,
        }

    players = {"Ann": seat(), "Bob": seat()}
    made = [{"name": name, **creature} for name, creature in zip(own, described, strict=True)]
    return {"players": players, "cards": made}


def named(board: dict[str, Any], player: str, zone: str) -> list[str]:
    """The names of what a player has in a zone of a board."""
    entries = board["players"][player][zone]
    return [str(e["card"] if isinstance(e, dict) else e) for e in entries]


@st.composite
def plays(draw: st.DrawFn) -> dict[str, Any]:
    """A scenario with a play: spells at anything, an attack, blocks, all of it perhaps illegal."""
    board = draw(boards())
    own, others = named(board, "Ann", "battlefield"), named(board, "Bob", "battlefield")
    target = st.sampled_from([*own, *others, "Ann", "Bob"])
    items: list[dict[str, Any]] = []
    for player in draw(st.lists(st.sampled_from(["Ann", "Bob"]), max_size=3)):
        card = draw(st.sampled_from(named(board, player, "hand")))
        item: dict[str, Any] = {"player": player, "cast": card}
        targets = draw(st.lists(target, max_size=1))
        items.append({**item, **({"targets": targets} if targets else {})})
    attackers = draw(st.lists(st.sampled_from(own), max_size=2, unique=True))
    if attackers:
        items.append({"player": "Ann", "attack": dict.fromkeys(attackers, "Bob")})
        blocker = draw(st.sampled_from(others))
        items.append({"player": "Bob", "block": {blocker: attackers[0]}})
    return {**board, "play": items}


def scripts() -> st.SearchStrategy[list[int]]:
    """The decisions of a game, as numbers."""
    return st.lists(st.integers(0, 10_000), min_size=20, max_size=60)


def start(board: dict[str, Any]) -> GameState:
    """The state a board is; raises the errors of a judge."""
    return set_up(scenario_from(board), RULES).state


@dataclass
class Wanderers:
    """Players who take the next decision of a list; `states` are where the game has been."""

    state: GameState
    numbers: list[int]
    states: list[GameState] = field(default_factory=list)
    decisions: list[tuple[q.Request, Value]] = field(default_factory=list)
    declined: Unsupported | None = None
    refused: int = 0
    is_shy: bool = False  # what was tried was refused: now something harmless

    def run(self) -> Iterator[GameState]:
        """Every state that the game comes to, questions under way included."""
        try:
            for _ in range(MOST_STEPS):
                if self.state.result is not None:
                    return
                self._step(advance(RULES, self.state))
                self.states.append(self.state)
                yield self.state
        except Unsupported as declined:
            self.declined = declined

    def _step(self, progress: Progress) -> None:
        if progress.request is not None:
            made = self._decision(progress)
            self.decisions.append((progress.request, made))
            self.state = decide(self.state, progress.request, made)
            return
        self.state = progress.state
        if progress.illegal is not None:
            self.refused += 1
        self.is_shy = progress.illegal is not None

    def _next(self) -> int:
        return self.numbers.pop(0) if self.numbers else 0

    def _decision(self, progress: Progress) -> Value:
        request = progress.request
        view = project(progress.meanwhile or self.state, RULES)
        match request:
            case q.AskPriority():
                possible = [q.NoAction(), *([] if self.is_shy else actions(view, request.player))]
                return possible[self._next() % len(possible)]
            case q.AskAttackers():
                return q.Attackers(() if self.is_shy else tuple(self._attacks(view, request)))
            case q.AskBlockers():
                return q.Blockers(() if self.is_shy else tuple(self._blocks(view, request)))
            case q.AskOrder():
                turn = self._next() % len(request.among)
                return q.Picked((*request.among[turn:], *request.among[:turn]))
            case q.AskAssignment():
                return assigned(view, request)
            case q.AskNumber(most=None):
                return q.Number(request.least + self._next() % 4)
            case q.Request():
                offered = tuple(OPTIONS[type(request)](request))
                if not offered:
                    raise Unsupported(None, f"{request!r} without an answer", "未作回答的决定")
                return offered[self._next() % len(offered)]
        raise AssertionError("nothing was asked")

    def _attacks(self, view: View, request: q.AskAttackers) -> Iterator[tuple[ObjectId, Any]]:
        others = view.state.opponents(request.player)
        for held in view.permanents():
            is_able = held.controller == request.player and view.of(held.id).is_creature
            if is_able and self._next() % 2:
                yield held.id, others[0]

    def _blocks(
        self, view: View, request: q.AskBlockers
    ) -> Iterator[tuple[ObjectId, tuple[ObjectId, ...]]]:
        attacking = [attack.attacker for attack in view.combat.attacks]
        for held in view.permanents():
            is_able = held.controller == request.player and view.of(held.id).is_creature
            number = self._next() if is_able and attacking else 0
            if number % 3:
                yield held.id, (attacking[number % len(attacking)],)


def actions(view: View, player: PlayerId) -> Iterator[q.Action]:
    """What a player may try: every card in hand, every ability, most of it against the rules."""
    state = view.state
    for id_ in chain(state.player(player).hand, state.player(player).graveyard):
        if view.of(id_).name is None:
            continue
        if CardType.LAND in view.of(id_).types:
            yield q.PlayLand(id_)
        else:
            yield q.Cast(id_, asks=True)
    for held in view.permanents():
        if held.controller == player:
            for place, _ in enumerate(activated_abilities(view, held.id)):
                yield q.Activate(held.id, place, asks=True)


def assigned(view: View, request: q.AskAssignment) -> q.Assigned:
    """Combat damage assigned as is usual."""
    made = q.Assigned(())
    for source in request.sources:
        shares = usual_assignment(view, source, others_of(made, source))
        made = q.Assigned((*made.sources, (source, shares)))
    return made


def cards_of(state: GameState) -> dict[PlayerId, list[int]]:
    """The cards of each owner, by the numbers that stay with them from zone to zone.

    Dungeon cards come from outside the game and go there again (309.2c).
    """
    found: dict[PlayerId, list[int]] = {player.id: [] for player in state.players}
    for held in state.objects.values():
        if held.kind is Kind.CARD and CardType.DUNGEON not in held.printed.types:
            found[held.owner].append(held.body)
    return {owner: sorted(bodies) for owner, bodies in found.items()}
