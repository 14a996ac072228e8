"""A play that nobody interferes with any more is watched for a game that comes round again."""

from __future__ import annotations

from judge.game.state import GameState
from judge.rules.face_down_reveals import unmask_all
from judge.rules.influence.game import draw_by_loop_in_range
from judge.rules.priority import end_game_if_over
from judge.rules.process import Happened, Process, events_of
from judge.rules.repetition import draw_by_loop, key_of
from judge.rules.requests import (
    AskModes,
    AskNumber,
    AskPick,
    AskPriority,
    AskTargets,
    AskYesNo,
    Request,
)
from judge.scenario.play import Play, Seen, is_at

WATCHED_FROM = 100  # steps: before that, hardly any play repeats itself
TIMES = 3  # a game that was there so often comes round for ever


def is_optional(request: Request) -> bool:
    """True if the player who is asked may as well do nothing."""
    match request:
        case AskYesNo():
            return True
        case AskPick(least=least) | AskTargets(least=least) | AskModes(least=least):
            return least == 0
        case AskNumber(least=least):
            return least == 0
    return False


def repeats(play: Play, request: AskPriority) -> bool:
    """True if the game is in a loop; one of mandatory actions alone has ended it in a draw.

    With limited ranges of influence it may be a draw for some players, and others play on.
    """
    state = play.state
    first = state.priority is not None and state.priority.passes == 0
    if play.steps < WATCHED_FROM or not first or request.player != state.turn.active:
        return False
    key = key_of(play.view)
    if key is None:
        return False
    lives = tuple(player.life for player in state.players)
    seen = play.seen.get(key)
    if seen is None or any(now < then for now, then in zip(lives, seen.lives, strict=True)):
        play.seen[key] = Seen(1, len(play.optional), lives, len(play.entries))
        return False
    play.seen[key] = Seen(seen.times + 1, seen.options, lives, seen.entries)
    if seen.times + 1 < TIMES:
        return False
    options = seen.options
    play.repeats = tuple(dict.fromkeys(play.optional[options:]))
    if not play.repeats:
        process = Process(play.rulebook, state)
        if state.limited:
            happened = (one for one in play.entries[seen.entries :] if isinstance(one, Happened))
            draw_by_loop_in_range(process, events_of(happened))
            end_game_if_over(process)
        else:
            draw_by_loop(process)
            unmask_all(process)
        play.entries.extend(process.log)
        play.state = process.state
    return True


def is_over(play: Play) -> bool:
    """True where play stops: at `until`, or with the stack empty and no combat under way."""
    if play.state.stack:
        return False
    until = play.finder.scenario.until
    if until is not None:
        return until.step is not None and is_at(play.state, until)
    return play.state.combat is None


def is_leaving(play: Play, after: GameState) -> bool:
    """True if what comes next is beyond `until`, and nothing of the script is left to be done.

    So play stops at the end of a step in which nobody gets priority, as a cleanup step, too.
    """
    until = play.finder.scenario.until
    if until is None or not is_at(play.state, until) or is_at(after, until):
        return False
    return until.turn is not None or not play.items
