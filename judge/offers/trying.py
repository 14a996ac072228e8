"""Whether something may be done is found by trying it.

Every question meanwhile is answered by its default, and otherwise where the rules refuse that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from corpus.structs import Mutable
from judge.errors import Unsupported
from judge.game.state import GameState, PlayerId
from judge.rules.priority import Progress, advance, decide
from judge.rules.requests import AskPriority, Illegal, NoAction, Request
from judge.scenario import choices
from judge.scenario.fitting import FITS
from judge.scenario.play import Play
from judge.scenario.retaking import others
from judge.values import Value

_MOST_STEPS = 200
MOST_TRIED = 500


class Enough(Exception):  # an end, not an error
    """So much has been tried that the rest is left out."""


class Tries(Mutable):
    """How much may still be tried at one point of a play."""

    left: int = MOST_TRIED

    def spend(self) -> None:
        """One more; raises `Enough` where there are none left."""
        if not self.left:
            raise Enough
        self.left -= 1


def tried(
    play: Play, tries: Tries, state: GameState, request: Request, decision: Value
) -> Illegal | None:
    """Why an answer to a request may not be given; None if it may. Raises `Enough`."""
    tries.spend()
    untried: list[tuple[GameState, Request, Iterator[Value]]] = []
    progress = _settled(play, decide(state, request, decision), untried)
    first = progress.illegal
    while progress.illegal is not None and untried:
        before, asked, left = untried[-1]
        made = next(left, None)
        if made is None:
            untried.pop()
            continue
        tries.spend()
        progress = _settled(play, decide(before, asked, made), untried)
    return None if progress.illegal is None else first


def _settled(
    play: Play, state: GameState, untried: list[tuple[GameState, Request, Iterator[Value]]]
) -> Progress:
    """The game after what was decided, all that is asked on the way answered by default.

    `untried` gets the other answers, as what the rules refuse may be decided otherwise.
    """
    for _ in range(_MOST_STEPS):
        progress = advance(play.rulebook, state)
        request = progress.request
        if request is None or isinstance(request, AskPriority) or type(request) not in FITS:
            return progress
        play.meanwhile = progress.meanwhile
        made = choices.default(play, request)
        untried.append((state, request, others(request, made)))
        state = decide(state, request, made)
        play.meanwhile = None
    raise Unsupported(None, "an action with so many choices", "包含如此多选择的动作")


def turns_to_act(play: Play, request: AskPriority) -> Iterator[tuple[PlayerId, GameState]]:
    """Each player who gets priority before anything resolves or a step ends, in order."""
    state: GameState = play.state
    player = request.player
    for _ in state.in_game:
        yield player, state
        progress = advance(play.rulebook, decide(state, AskPriority(player), NoAction()))
        asked = advance(play.rulebook, progress.state).request
        if not isinstance(asked, AskPriority) or asked.player == request.player:
            return
        if progress.state.stack != state.stack or progress.state.turn != state.turn:
            return
        player, state = asked.player, progress.state


def up_to(
    play: Play, fits: Callable[[Request], bool], within: Callable[[GameState], bool]
) -> tuple[GameState, Request] | None:
    """Where the game first asks a fitting question if nobody does anything; None if it does not."""
    state: GameState = play.state
    for _ in range(_MOST_STEPS):
        if state.result is not None or not within(state):
            return None
        progress = advance(play.rulebook, state)
        request = progress.request
        if progress.illegal is not None:
            return None
        if request is None:
            state = progress.state
        elif fits(request):
            return state, request
        elif isinstance(request, AskPriority):
            state = decide(state, request, NoAction())
        elif type(request) in FITS:
            play.meanwhile = progress.meanwhile
            state = decide(state, request, choices.default(play, request))
            play.meanwhile = None
        else:
            return None
    return None
