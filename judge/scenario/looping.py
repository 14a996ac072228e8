"""A play that nobody interferes with any more is watched for a game that comes round again."""

from __future__ import annotations

from judge.game import events as e
from judge.game.state import GameState
from judge.rules.face_down_reveals import unmask_all
from judge.rules.influence.game import draw_by_loop_in_range
from judge.rules.priority import end_game_if_over
from judge.rules.process import Happened, Process, events_of
from judge.rules.repetition import draw_by_loop, go_on_repeating, key_of
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
COUNTED = ("triggered", "deals", "prevented", "not", "outcomes", "chooses")
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
    if seen is None:
        play.seen[key] = Seen(1, len(play.optional), lives, len(play.entries))
        return False
    change = tuple(now - then for now, then in zip(lives, seen.lives, strict=True))
    if any(by < 0 for by in change):
        seen = _noted(play, key, seen, change)
        if seen.times < TIMES or not _is_endless(lives, change):
            return seen.times >= TIMES and _drains(play, seen)
        return _ends(play, seen)
    play.seen[key] = Seen(seen.times + 1, seen.options, lives, seen.entries)
    return seen.times + 1 >= TIMES and _ends(play, seen)


def _ends(play: Play, seen: Seen) -> bool:
    """Ends a loop of mandatory actions alone in a draw; true, whether it was one or not."""
    state = play.state
    play.repeats = tuple(dict.fromkeys(play.optional[seen.options :]))
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


def _noted(play: Play, key: object, seen: Seen, change: tuple[int, ...]) -> Seen:
    """What is known of a game in which life was lost since it was last so.

    A round is like the last if life changed by as much, and nobody chose what they need not.
    """
    lives = tuple(player.life for player in play.state.players)
    if change == seen.change and len(play.optional) == seen.options:
        now = seen.with_(times=seen.times + 1, lives=lives)
    else:
        now = Seen(1, len(play.optional), lives, len(play.entries), change)
    play.seen[key] = now
    return now


def _is_endless(lives: tuple[int, ...], change: tuple[int, ...]) -> bool:
    """True if only players lose life who have none left, and don't lose the game by that."""
    return all(life <= 0 for life, by in zip(lives, change, strict=True) if by < 0)


def _drains(play: Play, seen: Seen) -> bool:
    """True if rounds of a loop that takes life were skipped; the game goes on near its end."""
    if _is_counted(play) or any(map(_is_chance, play.entries[seen.entries :])):
        return False
    process = Process(play.rulebook, play.state)
    by = {player.id: each for player, each in zip(play.state.players, seen.change, strict=True)}
    if not go_on_repeating(process, by):
        return False
    play.entries.extend(process.log)
    play.state = process.state
    play.seen.clear()
    return True


def _is_counted(play: Play) -> bool:
    """True if rounds that are skipped would be missed: something asks how much happened."""
    scenario = play.finder.scenario
    left = any(play.choices.values()) or any(play.random)
    return left or any(one.key in COUNTED for one in (*scenario.ask, *scenario.expect))


def _is_chance(entry: object) -> bool:
    events = events_of([entry]) if isinstance(entry, Happened) else ()
    return any(isinstance(event, (e.CoinFlipped, e.DieRolled)) for event in events)


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
