"""A state with one object or player changed."""

from __future__ import annotations

from judge.game.state import GameState, ObjectId, PlayerId


def set_object(state: GameState, id_: ObjectId, **changes: object) -> GameState:
    """The state with some fields of an object changed; an object that is gone stays gone."""
    held = state.objects.get(id_)
    if held is None:
        return state
    return state.with_(objects=state.objects.set(id_, held.with_(**changes)))


def set_player(state: GameState, player: PlayerId, **changes: object) -> GameState:
    """The state with some fields of a player changed."""
    return state.with_(
        players=tuple(p.with_(**changes) if p.id == player else p for p in state.players)
    )


def with_pair(
    pairs: tuple[tuple[str, object], ...], key: str, value: object
) -> tuple[tuple[str, object], ...]:
    """Named values with one of them set; None takes it away."""
    held = {**dict(pairs), key: value}
    return tuple(sorted((k, v) for k, v in held.items() if v is not None))


def unchanged(state: GameState, event: object) -> GameState:
    """The state as it was: the event is news, or its results say all."""
    return state
