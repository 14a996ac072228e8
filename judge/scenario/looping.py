"""A play that nobody interferes with any more is watched for a game that comes round again."""

from __future__ import annotations

from judge.rules.influence.game import check_loop
from judge.rules.process import Process
from judge.rules.repeating import draw_by_loop, key_of
from judge.rules.requests import (
    AskModes,
    AskNumber,
    AskPick,
    AskPriority,
    AskTargets,
    AskYesNo,
    Request,
)
from judge.rules.unmasked import unmask_all
from judge.scenario.play import Play, Seen

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
    """True if the game is in a loop; one of mandatory actions alone has ended it in a draw."""
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
        play.seen[key] = Seen(1, len(play.optional), lives)
        return False
    play.seen[key] = Seen(seen.times + 1, seen.options, lives)
    if seen.times + 1 < TIMES:
        return False
    options = seen.options
    play.repeats = tuple(dict.fromkeys(play.optional[options:]))
    if not play.repeats:
        process = Process(play.rulebook, state)
        check_loop(process)
        draw_by_loop(process)
        unmask_all(process)
        play.entries.extend(process.log)
        play.state = process.state
    return True
