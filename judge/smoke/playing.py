"""One action with all that comes of it: what happened, and where and why it ended."""

from __future__ import annotations

from collections.abc import Callable

from corpus.structs import Struct
from judge.errors import NotTold, Unsupported
from judge.game.events import Event
from judge.game.state import GameState, PlayerId
from judge.rules.priority import advance, decide
from judge.rules.process import events_of
from judge.rules.requests import Action, AskPriority, Illegal, NoAction
from judge.scenario.play import Play
from judge.smoke.answering import Manner, answer

MOST_STEPS = 600  # of one run: what goes on longer goes on for ever, or could
FAULTS = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


class Run(Struct):
    """What came of an action: its events, the state at the end, and what ended it too early.

    `refused` is why it may not be done at all; `declined` are words that are not carried out;
    `fault` is an error of the program.
    """

    label: str
    before: GameState
    state: GameState
    events: tuple[Event, ...] = ()
    refused: Illegal | None = None
    declined: str = ""
    fault: str = ""
    is_endless: bool = False
    is_untold: bool = False  # it turns on what the board doesn't tell, such as mana taken as paid

    @property
    def is_done(self) -> bool:
        """True if it was done, to its end."""
        return not (self.refused or self.declined or self.fault or self.is_untold)


Until = Callable[[GameState], bool]


def run(
    play: Play,
    label: str,
    action: Action | None,
    by: PlayerId,
    until: Until,
    manner: Manner,
) -> Run:
    """A player with priority does something, or nobody does, and the game goes on."""
    before = play.state
    if action is not None:
        play.state = decide(before, AskPriority(by), action)
    events: list[Event] = []
    try:
        refused, is_endless = _go_on(play, events, until, manner)
        made = Run(label, before, play.state, tuple(events), refused, is_endless=is_endless)
    except NotTold:
        made = Run(label, before, play.state, tuple(events), is_untold=True)
    except Unsupported as error:
        words = "; ".join(error.words)
        made = Run(label, before, play.state, tuple(events), declined=words)
    except FAULTS as error:
        told = f"{type(error).__name__}: {error}"
        made = Run(label, before, play.state, tuple(events), fault=told)
    finally:
        play.state, play.meanwhile = before, None
        play.assumptions.clear()
    return made


def _go_on(
    play: Play, events: list[Event], until: Until, manner: Manner
) -> tuple[Illegal | None, bool]:
    """Why the game can't go on, if it can't; and whether it would not end."""
    for _ in range(MOST_STEPS):
        progress = advance(play.rulebook, play.state)
        request = progress.request
        if progress.illegal is not None:
            return progress.illegal, False
        if request is None:
            play.state = progress.state
            events.extend(events_of(progress.log))
            if play.state.result is not None:
                return None, False
        elif isinstance(request, AskPriority):
            if until(play.state):
                return None, False
            play.state = decide(play.state, request, NoAction())
        else:
            play.meanwhile = progress.meanwhile
            made = answer(play, manner, request)
            play.meanwhile = None
            play.state = decide(play.state, request, made)
    return None, True
