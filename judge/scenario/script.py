"""The play of a scenario is run: what the rules ask is answered by its items, or by the default."""

from __future__ import annotations

from judge.errors import BudgetSpent
from judge.game.state import GameState, PlayerId, Zone
from judge.game.steps import Step
from judge.rules.layers import project
from judge.rules.outcomes import (
    AskAssignment,
    AskAttackers,
    AskBlockers,
    AskDiscard,
    AskLegend,
    AskOrder,
    AskPriority,
    Attackers,
    Cast,
    Concede,
    Illegal,
    NoAction,
    PlayLand,
    Request,
    Why,
)
from judge.rules.priority import Progress, advance, decide
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.scenario import answers
from judge.scenario.expectations import compare
from judge.scenario.finding import Finder, in_zone, on_battlefield
from judge.scenario.model import Item, Moment, Scenario
from judge.scenario.play import Play, is_at
from judge.scenario.record import Failed, Happened, Record, Refused, Tried
from judge.scenario.setup import Game
from judge.values import Value

BUDGET = 10_000
LAST_STEP_OF = {
    "attack": Step.DECLARE_ATTACKERS,
    "block": Step.DECLARE_BLOCKERS,
    "order": Step.DECLARE_BLOCKERS,
    "assign": Step.COMBAT_DAMAGE,
}


def run(scenario: Scenario, game: Game, rulebook: Rulebook) -> Record:
    """The record of a scenario's play, from its beginning to where it stops."""
    choices = {player: list(answers) for player, answers in scenario.choices.items()}
    play = Play(rulebook, Finder(scenario, game.names), game.state, list(scenario.play), choices)
    play.assumptions.extend(game.assumptions)
    while play.state.result is None and not _is_past(play.state, scenario.until):
        play.steps += 1
        if play.steps > BUDGET:
            raise BudgetSpent(BUDGET)
        progress = advance(rulebook, play.state)
        if progress.request is not None:
            if not answer(play, progress.request):
                break
        else:
            _record(play, progress)
    _note_what_is_left(play)
    return Record(
        play.state,
        tuple(play.entries),
        tuple(dict.fromkeys(play.assumptions)),
        tuple(play.failed),
        play.last_legal,
    )


def _note_what_is_left(play: Play) -> None:
    """Says which choices were never asked for and which items play never came to."""
    for player, left in play.choices.items():
        play.assumptions.extend(answers.unused(player, unused) for unused in left)
    for item in play.items:
        if item.action == "check":
            _check(play, item)
        else:
            play.assumptions.append(answers.not_reached(item))


def answer(play: Play, request: Request) -> bool:
    """Answers what is asked; False where the play is over."""
    match request:
        case AskPriority():
            return _act(play, request)
        case AskAttackers() | AskBlockers() | AskOrder() | AskAssignment():
            _answer_combat(play, request)
        case AskLegend() | AskDiscard():
            _decide(play, request, answers.pick(play, request))
        case _:
            raise TypeError(f"{request!r} is no request")
    return True


def _answer_combat(play: Play, request: Request) -> None:
    view = project(play.state, play.rulebook)
    match request:
        case AskAttackers():
            item = _take(play, "attack", request.player)
            if item is None:
                _decide(play, request, Attackers())
            else:
                _decide(play, request, answers.attackers(play.finder, view, item), item)
        case AskBlockers():
            item = _take(play, "block", request.player)
            if item is None:
                _decide(play, request, answers.no_blockers(play, view, request))
            else:
                _decide(play, request, answers.blockers(play.finder, view, item), item)
        case AskOrder():
            _decide(play, request, *answers.order(play, view, request))
        case AskAssignment():
            _decide(play, request, *answers.assignment(play, view, request))


def _take(play: Play, action: str, player: PlayerId) -> Item | None:
    """The next item, if it is this action of this player at this moment."""
    if play.items and play.items[0].action == action and play.items[0].player == player:
        item = play.items[0]
        if is_at(play.state, item.at):
            return play.items.pop(0)
    return None


def _decide(play: Play, request: Request, decision: Value, item: Item | None = None) -> None:
    """Puts a decision into the state; if an item made it, sees whether the rules allow it."""
    after = decide(play.rulebook, play.state, request, decision)
    if item is None:
        _record(play, after)
        return
    tried = advance(play.rulebook, after.state)
    _conclude(play, item, tried.illegal, after)


def _conclude(play: Play, item: Item, illegal: Illegal | None, after: Progress) -> None:
    """Notes whether an item may be done; it happens unless it may not or is only tried."""
    play.last_legal = illegal is None
    if item.legal is not None and item.legal is not (illegal is None):
        play.failed.append(Failed({"legal": item.legal}, illegal is None))
    if illegal is not None:
        play.entries.append(Refused(play.state, item, illegal))
    elif item.only_try:
        play.entries.append(Tried(play.state, item))
    else:
        if item.choose is not None and item.player is not None:
            play.choices.setdefault(item.player, [])[:0] = list(item.choose)
        play.assumptions.extend(answers.tapped_for_mana(play, after.batch))
        _record(play, after)


def _record(play: Play, progress: Progress) -> None:
    if progress.batch:
        play.entries.append(Happened(play.state, progress.batch))
    play.state = progress.state


def _act(play: Play, request: AskPriority) -> bool:
    """Does the next item if its moment is here, else passes; False where the play is over."""
    state = play.state
    if not play.items:
        return not _is_over(play) and _pass(play, request)
    item = play.items[0]
    if _is_missed(state, item):
        play.items.pop(0)
        player = PlayerId(item.player or request.player)
        _conclude(play, item, Illegal(Why.WRONG_TIME, player, _asked_by(item)), Progress(state))
        return True
    if not is_at(state, item.at) or item.action in LAST_STEP_OF:
        return _pass(play, request)
    if item.action == "resolve":
        return _resolve(play, request, item)
    if state.stack and not item.respond:
        return _pass(play, request)
    if item.action in ("check", "pass"):
        play.items.pop(0)
        _check(play, item)
        return True
    if item.action != "concede" and item.player != request.player:
        return _pass(play, request)
    play.items.pop(0)
    view = project(state, play.rulebook)
    action = _action(play, view, item)
    after = decide(play.rulebook, state, request, action)
    _conclude(play, item, after.illegal, after)
    return True


def _action(play: Play, view: View, item: Item) -> Value:
    player = PlayerId(item.player or "")
    if item.action == "concede":
        return Concede(player)
    name = str(item.given[item.action])
    card = play.finder.object(view, name, item.line, in_zone(Zone.HAND, player))
    if item.action == "play_land":
        return PlayLand(card)
    targets = tuple(
        play.finder.recipient(view, target, item.line, on_battlefield())
        for target in item.given.get("targets", ())
    )
    return Cast(card, targets)


def _pass(play: Play, request: AskPriority) -> bool:
    _record(play, decide(play.rulebook, play.state, request, NoAction()))
    return True


def _resolve(play: Play, request: AskPriority, item: Item) -> bool:
    """Passes until as many objects as the item says have resolved."""
    if play.goal is None:
        number = item.given["resolve"]
        size = len(play.state.stack)
        play.goal = 0 if number == "all" else max(0, size - int(number))
    if len(play.state.stack) > play.goal:
        return _pass(play, request)
    play.goal = None
    play.items.pop(0)
    return True


def _check(play: Play, item: Item) -> None:
    view = project(play.state, play.rulebook)
    for expectation in item.checks:
        failed = compare(play.finder, view, expectation, play.last_legal)
        if failed is not None:
            play.failed.append(failed)


def _is_past(state: GameState, at: Moment | None) -> bool:
    """True if the game has gone beyond a moment."""
    if at is None:
        return False
    number = state.turn.number if at.turn is None else at.turn
    place = (at.step or Step.CLEANUP).place
    return (state.turn.number, state.turn.step.place) > (number, place)


def _is_missed(state: GameState, item: Item) -> bool:
    """True if the moment of an item is gone."""
    if item.at is not None and item.at.turn is not None and _is_past(state, item.at):
        return True
    last = LAST_STEP_OF.get(item.action)
    if last is None or state.turn.step.place < last.place:
        return False
    if item.action == "attack":
        return item.at is not None and is_at(state, item.at)
    return item.at is None or item.at.turn in (None, state.turn.number)


def _asked_by(item: Item) -> tuple[str, ...]:
    return answers.ASKED_BY.get(item.action, ())


def _is_over(play: Play) -> bool:
    """True where play stops: at `until`, or with the stack empty and no combat under way."""
    if play.state.stack:
        return False
    until = play.finder.scenario.until
    if until is not None:
        return is_at(play.state, until)
    return play.state.combat is None
