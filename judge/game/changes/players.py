"""Life, mana, designations, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.cards import Characteristics
from judge.game import events as e
from judge.game.changes.setting import set_object, set_player, unchanged, with_pair
from judge.game.moves import add_object
from judge.game.state import BodyId, GameObject, GameState, Kind, ObjectId, PlayerId, Priority, Zone


def lose_life(state: GameState, event: e.LifeLost) -> GameState:
    """Less life, of a team's where it is shared (810.9)."""
    return _change_life(state, event.player, -event.amount)


def _change_life(state: GameState, player: PlayerId, amount: int) -> GameState:
    life = state.player(player).life + amount
    for mate in state.together(player):
        state = set_player(state, mate, life=life)
    return state


def gain_life(state: GameState, event: e.LifeGained) -> GameState:
    """More life, of a team's where it is shared (810.9)."""
    return _change_life(state, event.player, event.amount)


def repeat(state: GameState, event: e.Repeated) -> GameState:
    """The life total after what was repeated."""
    return set_player(state, event.player, life=event.life)


def draw_from_empty(state: GameState, event: e.DrawFromEmpty) -> GameState:
    """State-based actions will know."""
    return set_player(state, event.player, drew_from_empty=True)


def make_mana(state: GameState, event: e.ManaMade) -> GameState:
    """More mana in the pool, by letter."""
    pool = (*state.player(event.player).mana, *event.mana)
    return set_player(state, event.player, mana=tuple(sorted(pool, key=lambda m: m.letter)))


def pay_mana(state: GameState, event: e.ManaPaid) -> GameState:
    """That mana leaves the pool."""
    pool = list(state.player(event.player).mana)
    for mana in event.mana:
        pool.remove(mana)
    return set_player(state, event.player, mana=tuple(pool))


def empty_pools(state: GameState, event: e.PoolsEmptied) -> GameState:
    """No mana in any pool, or none but what lasts."""
    emptied = (event.player,) if event.player is not None else tuple(p.id for p in state.players)
    kept = dict(event.kept)
    return state.with_(
        players=tuple(
            p.with_(mana=kept.get(p.id, tuple(m for m in p.mana if m.lasts in event.lasting)))
            if p.id in emptied
            else p
            for p in state.players
        )
    )


def mark(state: GameState, event: e.PlayerMarked) -> GameState:
    """A designation more, or less."""
    marks = with_pair(state.player(event.player).marks, event.mark, event.value)
    return set_player(state, event.player, marks=marks)


def lose(state: GameState, event: e.GameLost | e.Conceded) -> GameState:
    """Out of the running."""
    return set_player(state, event.player, has_lost=True)


def draw(state: GameState, event: e.GameDrawn) -> GameState:
    """Out of the running without having lost."""
    return set_player(state, event.player, has_lost=True, has_drawn=True)


def become_monarch(state: GameState, event: e.MonarchBecame) -> GameState:
    """One monarch at a time (720.3)."""
    return state.with_(monarch=event.player)


def take_initiative(state: GameState, event: e.InitiativeTaken) -> GameState:
    """One player at a time has it (721.3)."""
    return state.with_(initiative=event.player)


def become_day(state: GameState, event: e.DayBecame) -> GameState:
    """Day or night."""
    return state.with_(day=event.day)


def get_emblem(state: GameState, event: e.EmblemGot) -> GameState:
    """An object with abilities and nothing else in the command zone (114)."""
    fresh = ObjectId(state.next_id)
    emblem = GameObject(
        id=fresh,
        body=BodyId(-fresh),
        printed=Characteristics(abilities=event.abilities),
        owner=event.player,
        controller=event.player,
        base_controller=event.player,
        zone=Zone.COMMAND,
        kind=Kind.EMBLEM,
        timestamp=fresh,
    )
    return add_object(state, emblem)


def leave_game(state: GameState, event: e.PlayerLeft) -> GameState:
    """A player who left has lost; priority goes on to the next, and nobody has passed."""
    state = set_player(state, event.player, has_lost=True, has_left=True)
    turns = tuple(player for player in state.extra_turns if player != event.player)
    state = state.with_(extra_turns=turns)
    if state.priority is None:
        return state
    order = state.order_from(state.priority.player)
    return state.with_(priority=Priority(next(i for i in order if i in state.get_priority)))


def leave_commander(state: GameState, event: e.CommanderStayed) -> GameState:
    """It stays where it is until it changes zones again."""
    marks = with_pair(state.objects[event.object].marks, "stays", True)
    return set_object(state, event.object, marks=marks)


def part_commander(state: GameState, event: e.CommanderApart) -> GameState:
    """Where the permanent goes, the commanders among its cards do not go with it."""
    marks = with_pair(state.objects[event.object].marks, "apart", True)
    return set_object(state, event.object, marks=marks)


def note_commander_damage(state: GameState, event: e.CommanderDamage) -> GameState:
    """More combat damage by that commander in this game."""
    taken = dict(state.player(event.player).commander_damage)
    taken[event.body] = taken.get(event.body, 0) + event.amount
    return set_player(state, event.player, commander_damage=tuple(taken.items()))


def end_game(state: GameState, event: e.GameOver) -> GameState:
    """The game is over."""
    return state.with_(result=event.result)


CHANGES: Mapping[type[e.Event], Callable[[GameState, Any], GameState]] = {
    e.LifeLost: lose_life,
    e.LifeGained: gain_life,
    e.LifePaid: unchanged,
    e.Repeated: repeat,
    e.DrawFromEmpty: draw_from_empty,
    e.ManaMade: make_mana,
    e.NothingDone: unchanged,
    e.ManaPaid: pay_mana,
    e.PoolsEmptied: empty_pools,
    e.PlayerMarked: mark,
    e.MonarchBecame: become_monarch,
    e.InitiativeTaken: take_initiative,
    e.DayBecame: become_day,
    e.EmblemGot: get_emblem,
    e.CoinFlipped: unchanged,
    e.DieRolled: unchanged,
    e.Acted: unchanged,
    e.Conceded: lose,
    e.GameLost: lose,
    e.GameDrawn: draw,
    e.NotLost: unchanged,
    e.NotWon: unchanged,
    e.GameWon: unchanged,
    e.PlayerLeft: leave_game,
    e.CommanderApart: part_commander,
    e.CommanderStayed: leave_commander,
    e.CommanderDamage: note_commander_damage,
    e.GameOver: end_game,
}
