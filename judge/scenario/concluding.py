"""An item is taken from the script, and what came of it is noted: done, refused or only tried."""

from __future__ import annotations

from judge.errors import NotRead
from judge.game.state import PlayerId
from judge.rules.priority import Progress
from judge.rules.requests import Illegal, Why
from judge.scenario import answers
from judge.scenario.kept import Kept
from judge.scenario.model import Item
from judge.scenario.play import Play, is_at
from judge.scenario.record import Failed, Refused, Tried
from judge.scenario.recording import record
from judge.scenario.waiting import way_back
from judge.values import Bilingual


def take(play: Play, action: str, player: PlayerId) -> tuple[Item | None, Kept | None]:
    """The first of the next items that are all this action that this player does at this moment.

    With it how all was before anyone passed to come to it.
    """
    for place, item in enumerate(play.items):
        if item.action != action or not is_at(play.state, item.at):
            break
        if item.player == player:
            before = None if place else way_back(play)
            return play.items.pop(place), before
    return None, None


def refuse_others(play: Play, action: str, player: PlayerId) -> None:
    """The next items of an action that is this player's, if others are to do it: they may not."""
    while play.items and play.items[0].action == action:
        item = play.items[0]
        if item.player in (None, player):
            return
        play.items.pop(0)
        illegal = Illegal(
            Why.WRONG_TIME, PlayerId(item.player), answers.ASKED_BY.get(item.action, ())
        )
        conclude(play, item, Progress(play.state, illegal=illegal))


def refuse_answers(play: Play, illegal: Illegal) -> None:
    """Answers to what nobody's action asked are refused; the players choose again without them.

    Raises `NotRead` where the script gave none of the answers.
    """
    if not play.used:
        raise NotRead(
            [Bilingual(f"choices that the rules refuse: {illegal.why.value}", "规则不允许的选择")]
        )
    given, player = tuple(one for _, one in play.used), play.used[0][0]
    item = Item("choose", {}, play.finder.scenario.line, player, choose=given)
    play.used.clear()
    play.matched = 0
    play.state = play.state.with_(answers=())
    conclude(play, item, Progress(play.state, illegal=illegal))


def came_to_nothing(play: Play, item: Item) -> bool:
    """True if an item was the last that was refused, or that was only tried."""
    last = play.entries[-1] if play.entries else None
    return isinstance(last, Refused | Tried) and last.item is item


def conclude(play: Play, item: Item, progress: Progress) -> None:
    """Notes whether an item may be done; it happens unless it may not or is only tried."""
    illegal = progress.illegal
    play.last_legal = illegal is None and not item.again
    if item.legal is not None and item.legal is not (illegal is None):
        play.failed.append(Failed({"legal": item.legal}, illegal is None))
    if illegal is not None:
        play.entries.append(Refused(play.state, item, illegal))
    elif item.only_try:
        play.entries.append(Tried(play.state, item))
    else:
        record(play, progress)
