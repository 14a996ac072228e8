"""Boards for tests of replacement and prevention: objects made by hand, events made to happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.abilities import Ability, Keyword, Static
from judge.abilities.bases import Effect, StaticRule
from judge.cards import CardType, Characteristics
from judge.cite import cites
from judge.game import events as e
from judge.game.moves import place
from judge.game.state import (
    Answer,
    BodyId,
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
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.requests import Asked, Request
from judge.rules.rulebook import Edition, Rulebook
from judge.rules.tables import ENGINE
from judge.values import Bilingual, Value

ANN, BOB = PlayerId("Ann"), PlayerId("Bob")
BOOK = Rulebook(Edition("2023-11-17"), KEYWORDS, ENGINE)
CREATURE, LAND = frozenset({CardType.CREATURE}), frozenset({CardType.LAND})
ENCHANTMENT = frozenset({CardType.ENCHANTMENT})
PLANESWALKER = frozenset({CardType.PLANESWALKER})


def card(
    id_: int,
    player: PlayerId,
    *abilities: Ability | StaticRule,
    zone: Zone = Zone.BATTLEFIELD,
    types: frozenset[CardType] = CREATURE,
    size: tuple[int, int] = (2, 2),
    loyalty: int | None = None,
    counters: Iterable[tuple[str, int]] = (),
    **more: object,
) -> GameObject:
    """A card or permanent of a player, a creature unless types are given."""
    is_creature = CardType.CREATURE in types
    printed = Characteristics(
        name=Bilingual(f"No. {id_}", f"{id_}号"),
        types=types,
        abilities=tuple(Static(a) if isinstance(a, StaticRule) else a for a in abilities),
        power=size[0] if is_creature else None,
        toughness=size[1] if is_creature else None,
        loyalty=loyalty,
    )
    held = GameObject(ObjectId(id_), BodyId(id_), printed, player, player, zone, player)
    return held.with_(timestamp=id_, counters=Counters(tuple(sorted(counters))), **more)


def having(*names: str) -> tuple[Keyword, ...]:
    """Keyword abilities by their names."""
    return tuple(Keyword(name) for name in names)


def board(*objects: GameObject, active: PlayerId = ANN, life: int = 20) -> GameState:
    """A state in the active player's main phase with these objects."""
    players = (Player(ANN, life=life), Player(BOB, life=life))
    state = GameState(players, Turn(active, 1, Step.PRECOMBAT_MAIN), turns_taken=1)
    state = state.with_(next_id=max((held.id for held in objects), default=0) + 100)
    for held in objects:
        state = state.with_(objects=state.objects.set(held.id, held))
        state = place(state, held, -1)
    return state


Unit = Callable[[Process], object]
Say = Callable[[Request], Value]


def nobody(request: Request) -> Value:
    """Answers nothing: a question is a failure."""
    raise AssertionError(f"nobody should be asked {request!r}")


def play(state: GameState, unit: Unit, say: Say = nobody) -> Process:
    """Runs a unit of play from a state, with the answers it asks for."""
    answers: tuple[Answer, ...] = ()
    while True:
        process = Process(BOOK, state.with_(answers=answers))
        try:
            unit(process)
        except Asked as asked:
            answers = (*answers, Answer(asked.request, say(asked.request)))
            continue
        return process


@cites("608.2c", "按照叙述的顺序进行动作")
def make(process: Process, *events: e.Event) -> tuple[e.Event, ...]:
    """Events happen by an effect."""
    return process.do(*events)


@cites("704.5g", "其上标记的伤害大于或等于其防御力")
def make_by_rule(process: Process, *events: e.Event) -> tuple[e.Event, ...]:
    """Events happen by a state-based action."""
    return process.do(*events)


def happen(state: GameState, *events: e.Event, say: Say = nobody) -> Process:
    """The process after events that an effect makes happen at once."""
    return play(state, lambda process: make(process, *events), say)


@cites("608.2c", "按照叙述的顺序进行动作")
def do_effect(process: Process, effect: Effect, context: Context) -> None:
    """An effect is carried out."""
    carry_out(process, effect, context)


def told(process: Process) -> list[e.Event]:
    """Everything that happened, in order."""
    return [one for done in process.log for one in e.flatten(done.batch)]


def cited(process: Process) -> set[str]:
    """The rules by which everything happened."""
    return {number for event in told(process) for number in event.because}


def bolt(source: int, to: int | PlayerId, amount: int = 3, **more: object) -> e.Damage:
    """Damage that is no combat damage."""
    recipient = ObjectId(to) if isinstance(to, int) else to
    return e.Damage(ObjectId(source), recipient, amount, e.DamageKind.NONCOMBAT, **more)


def now(process: Process, id_: int) -> GameObject:
    """What an object is now, wherever it went."""
    current = process.state.current(ObjectId(id_))
    assert current is not None
    return process.state.objects[current]


def zone(process: Process, id_: int) -> Zone:
    """Where an object is now."""
    return now(process, id_).zone
