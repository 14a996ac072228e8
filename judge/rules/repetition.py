"""When a game is where it was before (727, 104.4b): ids and timestamps aside, nothing differs.

Life totals are left out: nobody may have lost any, and nothing in play looks at them.

Nothing is said of a game whose objects count what happened this turn: it may look the same and
go on differently.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from judge.abilities import amounts as a
from judge.abilities import conditions as c
from judge.abilities.ability import Activated, Triggered
from judge.abilities.bases import Ability
from judge.abilities.durations import EndOfTurn
from judge.abilities.walk import within
from judge.cite import cites
from judge.game import events as e
from judge.game.state import (
    GameObject,
    GameState,
    ObjectId,
    OnStack,
    PlayerId,
    Recipient,
    Result,
)
from judge.rules.process import Process
from judge.rules.view import View

COUNTING = (c.Happened, a.HappenedCount, a.DamageDealt, a.LifeTotal, a.LowestLife)
GONE = "gone"
LEFT = 2  # rounds that are played, and not skipped, before a player's life runs out
Rank = Callable[[Recipient | None], object]


def key_of(view: View) -> object | None:
    """What a game is, to be compared with what it was; None if it counts what happened."""
    abilities = (ability for id_ in _places(view.state) for ability in view.abilities(id_))
    if any(map(counts_what_happened, abilities)):
        return None
    state = view.state
    ranks = {id_: place for place, id_ in enumerate(_places(state))}

    def rank(id_: Recipient | None) -> object:
        return ranks.get(id_, GONE) if isinstance(id_, int) else id_

    stamps = sorted(state.objects[id_].timestamp for id_ in state.battlefield)
    order = {stamp: place for place, stamp in enumerate(stamps)}
    return (
        tuple(_object(state.objects[id_], rank, order) for id_ in _places(state)),
        tuple(player.with_(life=0, library=(), hand=(), graveyard=()) for player in state.players),
        tuple((p.id, len(p.library), len(p.hand), len(p.graveyard)) for p in state.players),
        tuple(_effect(effect, rank) for effect in state.effects if _is_of_use(effect, rank)),
        tuple((rule.rule, rule.controller, rule.left) for rule in state.rules),
        tuple((held.ability, tuple(map(rank, held.about))) for held in state.delayed),
        (state.turn, state.monarch, state.initiative, state.day),
    )


def is_same(before: View, now: View) -> bool:
    """True if a game is what it was, but for effects until end of turn that make no difference."""
    old, new = before.state.effects, now.state.effects
    if new[: len(old)] != old or any(one.duration != EndOfTurn() for one in new[len(old) :]):
        return False
    keys = [
        key_of(View(view.state.with_(effects=()), view.rulebook, view.changed))
        for view in (before, now)
    ]
    if keys[0] is None or keys[0] != keys[1]:
        return False
    lives = [[player.life for player in view.state.players] for view in (before, now)]
    made = [[view.of(id_) for id_ in _places(view.state)] for view in (before, now)]
    return lives[0] == lives[1] and made[0] == made[1]


def _places(state: GameState) -> Iterator[ObjectId]:
    yield from state.battlefield
    yield from state.stack
    for player in state.players:
        yield from player.graveyard
        yield from player.hand
    yield from state.exile
    yield from state.command


def _object(held: GameObject, rank: Rank, order: dict[int, int]) -> tuple[object, ...]:
    return (
        held.printed,
        (held.kind, held.owner, held.controller, held.zone, held.face, held.face_down),
        (held.tapped, held.sick, held.flipped, held.phased_out, held.damage, held.counters),
        (rank(held.attached_to), order.get(held.timestamp), held.chosen),
        tuple(map(rank, held.linked)),
        _stack(held.stack, rank),
    )


def _stack(stack: OnStack | None, rank: Rank) -> object:
    if stack is None:
        return None
    targets = tuple(tuple(map(rank, group)) for group in stack.targets)
    about = stack.occurred
    return (
        (stack.ability, stack.x, stack.modes, stack.paid, stack.using, rank(stack.source)),
        targets,
        tuple((rank(to), share) for to, share in stack.division),
        (tuple(map(rank, about.it)), about.player, about.amount),
    )


def _effect(effect: object, rank: Rank) -> object:
    objects = tuple(map(rank, getattr(effect, "objects", ())))
    return (objects, getattr(effect, "modifications", ()), getattr(effect, "controller", None))


def _is_of_use(effect: object, rank: Rank) -> bool:
    """False for an effect about objects that are all new objects since (400.7)."""
    objects = getattr(effect, "objects", ())
    return not objects or any(rank(id_) != GONE for id_ in objects)


@lru_cache(maxsize=4096)
def counts_what_happened(ability: Ability) -> bool:
    """True if an ability looks at what happened, or can be used only so often."""
    if isinstance(ability, Triggered) and ability.times_each_turn is not None:
        return True
    limit = ability.limit if isinstance(ability, Activated) else None
    if limit is not None and (limit.once or limit.times_each_turn is not None):
        return True
    return any(isinstance(part, COUNTING) for part in within(ability))


@cites("104.4b", "强制动作组成的“循环”")
@cites("727.4", "如果一个循环只包含强制性的动作，这盘游戏为平手")
def draw_by_loop(process: Process) -> None:
    """A loop of mandatory actions: the game is a draw."""
    with process.also(*not_forced(process.view)):
        process.do(e.GameOver(Result(None)))


@cites("727.1b", "可以使用进行简化的规则来确定该些动作的具体重复次数，而不需实际执行它们")
def go_on_repeating(process: Process, change: Mapping[PlayerId, int]) -> bool:
    """How often a loop repeats that nobody may end is settled without carrying out each round.

    Life changes by so much a round, until a player's runs out. True if rounds were skipped: the
    last are played.
    """
    players = [player for player in process.state.players if change[player.id] < 0]
    rounds = min((one.life - 1) // -change[one.id] for one in players) - LEFT
    if rounds <= 0:
        return False
    lives = {one.id: one.life + rounds * change[one.id] for one in process.state.players}
    found = (e.Repeated(player, rounds, life) for player, life in lives.items() if change[player])
    return bool(process.do(*found))


@cites("727.5", "即使有牌手可以采取行动来终止一个循环")
def not_forced(view: View) -> tuple[str, ...]:
    """The rule by which nobody has to activate an ability of a permanent to end the loop."""
    abilities = (ability for held in view.permanents() for ability in view.abilities(held.id))
    return not_forced.numbers if any(isinstance(one, Activated) for one in abilities) else ()


@cites("104.4b", "若循环中包含可选择的动作")
@cites("727.5", "不会强制该牌手来执行该行动")
def goes_on_by_choice() -> bool:
    """A loop with an optional action is no draw: who takes it may stop."""
    return True
