"""A play that nobody interferes with any more is watched for a game that comes round again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import islice

from judge.errors import Unsupported
from judge.game.state import GameState
from judge.rules.face_down_reveals import unmask_all
from judge.rules.influence.game import draw_by_loop_in_range
from judge.rules.priority import end_game_if_over
from judge.rules.process import Happened, Process, events_of
from judge.rules.repetition import draw_by_loop, go_on_repeating, rounds_left
from judge.rules.requests import (
    AskArrange,
    AskModes,
    AskNumber,
    AskPick,
    AskPriority,
    AskRandom,
    AskTargets,
    AskYesNo,
    Request,
)
from judge.rules.rounds import Amounts, Measured, between, change, further, is_beyond, measured
from judge.scenario.branching import Branch
from judge.scenario.kept import NO_ROUND, set_aside
from judge.scenario.moving import moved
from judge.scenario.play import Play, Seen, is_at
from judge.scenario.record import Round
from judge.values import Bilingual

WATCHED_FROM = 100  # steps: before that, hardly any play repeats itself
COUNTED = (
    "triggered",
    "deals",
    "prevented",
    "gained",
    "lost",
    "drawn",
    "discarded",
    "milled",
    "copied",
    "not",
    "outcomes",
    "chooses",
)
MOST_WAYS = 12  # of choosing otherwise in a loop that are tried
TIMES = 3  # a game that was there so often comes round for ever
OTHERWISE = Bilingual(
    "whether a loop goes on by every choice that is made in it", "循环是否在每种选择下都会继续"
)
FEW = 30  # rounds that are played sooner than it is seen whether more of them may be skipped
FAR = 120  # rounds: what grows in each of them is then more than any number below that


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


def repeats(play: Play, request: AskPriority, go_on: Callable[[Play], None]) -> bool:
    """True if the game is in a loop; one of mandatory actions alone has ended it in a draw.

    With limited ranges of influence it may be a draw for some players, and others play on.
    `go_on` plays on, to see whether a round is the same however often it was repeated before.
    """
    state = play.state
    first = state.priority is not None and state.priority.passes == 0
    is_watched = play.steps >= WATCHED_FROM and play.stops_at is None
    if not is_watched or not first or request.player != state.turn.active:
        return False
    now = measured(play.view)
    if now is None:
        return False
    seen = _again(play, now)
    play.seen[now.shape] = seen
    if seen.change is None or seen.times < TIMES:
        return False
    by = seen.change
    if is_chance(play, seen.decided):
        return False
    if any(number < 0 and of[0] != "life" for of, number in by.items()):
        return False
    if any(number < 0 for number in by.values()) and not _is_endless(play, by):
        return _drains(play, seen, go_on)
    if not _is_sure(play, seen, go_on):
        play.seen[now.shape] = seen.with_(times=1)
        return False
    return _ends(play, seen, go_on)


def _again(play: Play, now: Measured) -> Seen:
    """What is known of a game as it is, after it may have been so before.

    A round is like the last if all amounts changed by as much, and nobody chose what they need not
    where life was lost.
    """
    so_far = (len(play.optional), len(play.decided), len(play.entries), play.steps)
    new = Seen(1, *so_far, now)
    seen = play.seen.get(now.shape)
    if seen is None or not now.is_on(seen.game):
        return new
    by = change(seen.game.amounts, now.amounts)
    new = new.with_(times=2, change=by, round=play.steps - seen.steps)
    chose = any(number < 0 for number in by.values()) and len(play.optional) != seen.options
    if chose or seen.change not in (None, by):
        return new
    first = {"options": seen.options, "decided": seen.decided, "entries": seen.entries}
    return new.with_(times=seen.times + 1, **first)


def _ends(play: Play, seen: Seen, go_on: Callable[[Play], None]) -> bool:
    """Ends a loop of mandatory actions alone in a draw; true, whether it was one or not."""
    state, decided = play.state, play.decided[seen.decided :]
    play.repeats = tuple(dict.fromkeys(play.optional[seen.options :]))
    if not play.repeats and any(not isinstance(one, AskArrange) for one in decided):
        if not _may_end(play, seen, go_on):
            raise Unsupported("104.4b", OTHERWISE.en, OTHERWISE.zh)
        play.repeats = (decided[0].player,)
    if play.repeats:
        play.again = Round(play.repeats[0], tuple(moved(seen.change or {}, state)))
    else:
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


def _may_end(play: Play, seen: Seen, go_on: Callable[[Play], None]) -> bool:
    """True if one player makes all choices of a loop, and by another of them it comes to an end."""
    if len({one.player for one in play.decided[seen.decided :]}) > 1:
        return False
    ends, offered = _ended_by(play, seen, (), go_on)
    others = ((place, n) for place, number in enumerate(offered) for n in range(1, number))
    ways = ((*[0] * place, number) for place, number in islice(others, MOST_WAYS))
    return ends or any(_ended_by(play, seen, way, go_on)[0] for way in ways)


def _ended_by(
    play: Play, seen: Seen, way: tuple[int, ...], go_on: Callable[[Play], None]
) -> tuple[bool, list[int]]:
    """Whether a loop comes to an end by some answers, then the first; how many there were."""
    offered: list[int] = []
    with suppress(*NO_ROUND), set_aside(play):
        play.choices, play.branch = {}, Branch(explores=True, places=way)
        play.stops_at = play.steps + seen.round * TIMES
        go_on(play)
        offered = [*map(len, play.branch.offered)]
        return play.steps < play.stops_at, offered
    return False, offered


def _is_sure(play: Play, seen: Seen, go_on: Callable[[Play], None]) -> bool:
    """True if a round is the same where all that grows in it is more than anything names.

    So no card ends the loop at some number of counters or tokens. Nobody loses meanwhile by life
    that falls.
    """
    by = seen.change or {}
    if all(of[0] == "life" for of in by):
        return True
    if is_beyond(play.view, FAR):
        with suppress(*NO_ROUND), set_aside(play):
            play.state = further(play.state, {of: abs(number) for of, number in by.items()}, FAR)
            play.stops_at = play.steps + seen.round
            far = measured(play.view)
            go_on(play)
            if between(far, measured(play.view)) == by:
                return True
    return False


def _is_endless(play: Play, by: Amounts) -> bool:
    """True if only players lose life who have none left, and don't lose the game by that."""
    lives = {player.id: player.life for player in play.state.players}
    return all(lives[of[1]] <= 0 for of, number in by.items() if number < 0)


def _drains(play: Play, seen: Seen, go_on: Callable[[Play], None]) -> bool:
    """True if rounds of a loop that takes life were skipped; the game goes on near its end."""
    by = seen.change or {}
    rounds = rounds_left(play.state, by)
    is_growing = any(of[0] != "life" for of in by)
    if rounds <= (FEW if is_growing else 0) or _is_counted(play):
        return False
    process = Process(play.rulebook, play.state)
    if not (_is_sure(play, seen, go_on) and go_on_repeating(process, by, rounds)):
        play.seen[seen.game.shape] = seen.with_(times=1)
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


def is_chance(play: Play, since: int) -> bool:
    """True if chance decided something since so many decisions were made."""
    return any(isinstance(one, AskRandom) for one in play.decided[since:])


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
