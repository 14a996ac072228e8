"""What nobody decides is decided otherwise where the rules refuse what came of the default.

The first creature is chosen to be sacrificed, and then nothing untapped is left to tap: the action
is taken back (728.1), and the second one is chosen. A default never makes illegal what another
choice makes legal; only if all choices are refused is the action refused, as with the defaults.
"""

from __future__ import annotations

from collections.abc import Iterator

from corpus.structs import Mutable, field
from judge.errors import NotRead, Unsupported
from judge.game.state import GameState
from judge.rules.priority import decide
from judge.rules.requests import AskNumber, Illegal, Request
from judge.scenario.assumptions import assumed
from judge.scenario.branching import OPTIONS, Barred, Branch
from judge.scenario.concluding import refuse_answers
from judge.scenario.kept import Kept, kept
from judge.scenario.play import Play
from judge.scenario.redeclaring import MUST
from judge.values import Bilingual, Value

MOST = 300  # ways of choosing that are tried for one action


class Taken(Mutable):
    """A decision that nobody made: the play before it, and the answers that are still untried."""

    before: Kept
    request: Request
    meanwhile: GameState | None
    left: Iterator[Value]


class Search(Mutable):
    """The decisions by default since the thing under way began, and what was first refused."""

    taken: list[Taken] = field(default_factory=list)
    illegal: Illegal | None = None
    tries: int = 0
    explored: Branch | None = None  # set aside while it is seen whether any choice is legal


def others(request: Request, made: Value) -> Iterator[Value]:
    """Every possible answer to a request but one, as far as they have an end."""
    each = OPTIONS.get(type(request))
    if each is None or (isinstance(request, AskNumber) and request.most is None):
        return iter(())
    return (value for value in each(request) if value != made)


def note(play: Play, request: Request, made: Value) -> None:
    """Notes a decision that nobody made, before anything comes of it."""
    if play.search is not None:
        play.search.taken.append(Taken(kept(play), request, play.meanwhile, others(request, made)))


def begin_search(play: Play) -> Search | None:
    """From now on decisions by default are of something else; those that were noted till now."""
    before, play.search = play.search, Search()
    return before


def go_back(play: Play, illegal: Illegal) -> Illegal | None:
    """Takes back what is refused and decides otherwise; else why it is refused, all taken back.

    Where every answer is followed anyway, it is only seen whether one of them is legal.
    """
    search = play.search or Search()
    search.illegal = search.illegal or illegal
    if search.taken and play.branch.explores:
        search.explored, play.branch = play.branch, Branch()
    while search.taken:
        last = search.taken[-1]
        last.before.put_back(play)
        if search.explored is None:
            last.before.take_back_ways(play)
        made = next(last.left, None)
        if made is not None:
            _decide_otherwise(play, search, last, made)
            return None
        search.taken.pop()
    play.branch = search.explored or play.branch
    search.explored = None
    return search.illegal


def _decide_otherwise(play: Play, search: Search, last: Taken, made: Value) -> None:
    search.tries += 1
    if search.tries > MOST:
        raise Unsupported(
            None,
            "so many choices that nobody made, of which the first are illegal",
            "未作出的选择如此之多，且其中最先的选择不合法",
        )
    last.before = kept(play)
    play.meanwhile = last.meanwhile
    play.assumptions.append(assumed(play, last.request, made))
    play.meanwhile = None
    play.state = decide(play.state, last.request, made)


def take_back(play: Play, illegal: Illegal) -> None:
    """Decides otherwise what is refused and nobody asked for; else the script's answers to it are.

    Raises `NotRead` where the script gave none of them.
    """
    if illegal.why in MUST:
        raise NotRead(
            [Bilingual(f"attackers or blockers: {illegal.why.value}", "规则不允许的攻击者或阻挡者")]
        )
    used = [*play.used]
    first = go_back(play, illegal)
    if first is not None:
        play.used = used
        refuse_answers(play, first)


def settle(play: Play) -> None:
    """What was under way is done; raises `Barred` if that took another answer than is followed."""
    if play.search is not None and play.search.explored is not None:
        raise Barred
