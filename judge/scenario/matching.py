"""Each answer of the script is matched to the decision that it is for.

An answer is for the first decision that it fits; if it is the next of its player's, also for one
that leaves no choice, so that nobody is asked. "You may sacrifice a creature" is answered by the
creature: saying yes leads to a decision that it fits.
"""

from __future__ import annotations

from judge.errors import NotRead, Unsupported
from judge.game.state import GameState, PlayerId
from judge.rules import requests as q
from judge.rules.priority import Progress, advance, decide
from judge.rules.process import OneWay
from judge.scenario.fitting import FITS, NO, YES
from judge.scenario.play import Play
from judge.values import Value


def take_fitting(play: Play, request: q.Request, player: PlayerId) -> Value | None:
    """The first of a player's answers that fits a request, which uses it up; None without one."""
    offered = play.choices.get(player, [])
    for place, given in enumerate(offered):
        decision = FITS[type(request)](play, request, given, offered[place:])
        if decision is not None:
            taken, made = decision
            if made == q.Said(False) and len(offered) == 1 and _other_cost(play, request):
                return made  # neither of the two: the answer is for both
            play.used += ((player, one) for one in offered[place : place + taken])
            del offered[place : place + taken]
            return made
        if isinstance(request, q.AskYesNo):
            if _is_for_what_follows(play, play.state, request, player, place):
                return q.Said(True)
            other = _other_cost(play, request)
            if other is not None and _is_for_what_follows(play, *other, player, place):
                return q.Said(False)
    return None


def _other_cost(play: Play, request: q.Request) -> tuple[GameState, q.AskYesNo] | None:
    """What is asked next of who does not pay a cost, if it is another cost of the same source.

    "Unless they sacrifice a creature or discard a card": the card is for the second.
    """
    if not isinstance(request, q.AskYesNo) or not isinstance(request.what, q.CostOffer):
        return None
    state = decide(play.state, request, q.Said(False))
    try:
        asked = advance(play.rulebook, state).request
    except Unsupported:
        return None
    if not isinstance(asked, q.AskYesNo) or not isinstance(asked.what, q.CostOffer):
        return None
    is_same = (asked.player, asked.source) == (request.player, request.source)
    return (state, asked) if is_same else None


def _is_for_what_follows(
    play: Play, state: GameState, request: q.AskYesNo, player: PlayerId, place: int
) -> bool:
    """True if saying yes leads to a decision that one of a player's answers fits."""
    try:
        progress = advance(play.rulebook, decide(state, request, q.Said(True)))
    except NotRead:
        raise  # what would be said yes to may well be meant
    except Unsupported:
        return False
    new = progress.one_way[play.matched :]
    rest = play.choices[player][place:]
    if any(one.request.player == request.player and _fits(play, one, rest) for one in new):
        return True
    asked = progress.request
    if asked is None or asked.player != request.player or type(asked) not in FITS:
        return False
    before, play.meanwhile = play.meanwhile, progress.meanwhile
    fits = FITS[type(asked)](play, asked, rest[0], rest)
    play.meanwhile = before
    return fits is not None


def use_up(play: Play, progress: Progress) -> None:
    """An answer that is next and names what was done where there was no choice is used up."""
    for one in progress.one_way[play.matched :]:
        offered = play.choices.get(one.request.player, [])
        if offered:
            del offered[: _fits(play, one, offered)]
    play.matched = len(progress.one_way) if progress.request is not None else 0
    if progress.request is None and progress.illegal is None:
        play.used.clear()  # what they were for is done


def _fits(play: Play, one: OneWay, rest: list[object]) -> int:
    """How many of some answers name what was done where there was no choice; 0 if none does.

    The name of a half or face is for the choice between them, not for that of the card.
    """
    if rest[0] in (*YES, *NO):
        return 0
    before, play.meanwhile = play.meanwhile, one.state
    if play.finder.names.is_of_face(play.view, str(rest[0])):
        play.meanwhile = before
        return 0
    decision = FITS[type(one.request)](play, one.request, rest[0], rest)
    play.meanwhile = before
    return 0 if decision is None else decision[0]
