"""The play of a scenario is run: what the rules ask is answered by its items, or by the default."""

from __future__ import annotations

from judge.budget import step
from judge.game.state import GameState
from judge.rules.layers import project
from judge.rules.priority import Progress, advance, decide
from judge.rules.requests import (
    AskAssignment,
    AskAttackers,
    AskBlockers,
    AskOrder,
    AskPriority,
    Illegal,
    Request,
    refusals,
)
from judge.rules.rulebook import Rulebook
from judge.scenario import answers, choices, waiting
from judge.scenario.actions import action_of
from judge.scenario.beginning import begin
from judge.scenario.branching import Branch
from judge.scenario.concluding import (
    came_to_nothing,
    conclude,
    refuse_others,
    take,
)
from judge.scenario.crossings import cross, resumed
from judge.scenario.fragmented import refuse_again
from judge.scenario.kept import Kept
from judge.scenario.left import look, note_what_is_left
from judge.scenario.looping import is_leaving, is_optional, is_over, repeats
from judge.scenario.matching import use_up
from judge.scenario.model import Item, Scenario
from judge.scenario.other_ways import with_other_ways
from judge.scenario.passing import pass_on, resolve, take_back_passes
from judge.scenario.play import Play, is_at, is_enough, take_choices, wait
from judge.scenario.record import Failed, Record, Refused
from judge.scenario.recording import record
from judge.scenario.redeclaring import declare_again
from judge.scenario.required import attackers_required, blockers_required
from judge.scenario.retaking import begin_search, go_back, settle, take_back
from judge.scenario.rounds import round_of
from judge.scenario.setup import Game
from judge.scenario.timing import LAST_STEP_OF, is_past
from judge.values import Bilingual, Value

NEVER_CAME = Bilingual("its moment did not come", "其时刻没有到来")


def run(scenario: Scenario, game: Game, rulebook: Rulebook, branch: Branch | None = None) -> Record:
    """The record of a scenario's play, from its beginning to where it stops."""
    if branch is None or branch.start is None:
        play = begin(scenario, game, rulebook, branch)
    else:
        play = resumed(branch, branch.start)
    go_on(play)
    again = round_of(play, go_on)
    note_what_is_left(play)
    return Record(
        play.state,
        tuple(play.entries),
        tuple(play.units),
        play.repeats,
        again,
        tuple(dict.fromkeys(play.assumptions)),
        tuple(play.failed),
        play.last_legal,
    )


def go_on(play: Play) -> None:
    """Plays to where the script stops."""
    until = play.finder.scenario.until
    while not (is_past(play.state, until) or is_enough(play)):
        runs_out = waiting.runs_out(play)
        if runs_out is not None:
            _give_up(play, runs_out)
        if play.state.result is not None:
            break
        if waiting.is_there_unasked(play):
            look(play)
            continue
        cross(play)
        _count_step(play)
        progress = advance(play.rulebook, play.state)
        use_up(play, progress)
        if progress.request is not None:
            waiting.note_moment(play)
            play.meanwhile = progress.meanwhile
            is_going_on = answer(play, progress.request)
            play.meanwhile = None
            if not is_going_on:
                break
        elif progress.illegal is not None:
            take_back(play, progress.illegal)
        elif is_leaving(play, progress.state):
            break
        else:
            settle(play)
            record(play, progress)
            begin_search(play)


def _count_step(play: Play) -> None:
    play.steps += 1
    step()


def answer(play: Play, request: Request) -> bool:
    """Answers what is asked; False where the play is over."""
    match request:
        case AskPriority():
            return _act(play, request)
        case AskAttackers() | AskBlockers() | AskOrder() | AskAssignment():
            _answer_combat(play, request)
        case _:
            play.finder.names.note(play.meanwhile or play.state)  # a token may have just come
            made = choices.answer(play, request)
            play.state = decide(play.state, request, made)
            play.decided.append(request)
            if is_optional(request):
                play.optional.append(request.player)
    return True


def _answer_combat(play: Play, request: Request) -> None:
    view = project(play.state, play.rulebook)
    if answers.is_open(view, request):
        wait(play, request)
    match request:
        case AskAttackers():
            item, before = take(play, "attack", request.player)
            if item is None:
                _decide(play, request, attackers_required(play, view, request.player))
            else:
                attack = answers.attackers(play.finder, view, item)
                _decide(play, request, attack, item, before)
        case AskBlockers():
            item, before = take(play, "block", request.player)
            if item is None:
                required = blockers_required(play, view, request.player)
                _decide(play, request, answers.undeclared(play, view, request, required))
            else:
                block = answers.blockers(play.finder, view, item)
                _decide(play, request, block, item, before)
        case AskOrder():
            refuse_others(play, "order", request.player)
            play.finder.names.note(play.view.state)  # one of them may be a token that just came
            before = waiting.way_back(play)
            _decide(play, request, *answers.order(play, play.view, request), before)
        case AskAssignment():
            before = waiting.way_back(play)
            _decide(play, request, *answers.assignment(play, view, request), before)


def _decide(
    play: Play,
    request: Request,
    decision: Value,
    item: Item | None = None,
    before: Kept | None = None,
) -> None:
    """Puts a decision into the state; if an item made it, sees whether the rules allow it.

    Where they don't, and nothing of it is declared again, nobody passed to come to it.
    """
    after = decide(play.state, request, decision)
    if item is None:
        play.state = after
        return
    is_part = play.doing is not None
    _attempt(play, item, after)
    if is_part or not came_to_nothing(play, item):
        return
    if item in play.items:
        play.items.remove(item)  # of several orders in it, one was refused
    if not declare_again(play, item, decision) and before is not None:
        waiting.undo(play, before)


def _attempt(play: Play, item: Item, state: GameState) -> None:
    """Does what an item says, with all that is asked meanwhile; it may be refused."""
    before, play.doing = play.state, item
    play.state = state
    choices, random = {who: [*said] for who, said in play.choices.items()}, [*play.random]
    matched = play.matched
    outer = begin_search(play)
    take_choices(play, item)
    progress = _answered(play)
    while progress.illegal is not None:
        first = go_back(play, progress.illegal)
        if first is not None:
            progress = Progress(before, illegal=first)
            break
        progress = _answered(play)
    else:
        settle(play)
    play.state, play.doing, play.search = before, None, outer
    if progress.illegal is not None or item.only_try:
        # nothing came of what was answered
        play.choices, play.random, play.matched = choices, random, matched
        play.used.clear()
    conclude(play, item, progress)


def _answered(play: Play) -> Progress:
    """What comes of an action once all that is asked meanwhile is answered."""
    progress = advance(play.rulebook, play.state)
    use_up(play, progress)
    while progress.request is not None and not isinstance(progress.request, AskPriority):
        _count_step(play)
        play.meanwhile = progress.meanwhile
        answer(play, progress.request)
        play.meanwhile = None
        progress = advance(play.rulebook, play.state)
        use_up(play, progress)
    return progress


def _act(play: Play, request: AskPriority) -> bool:
    """Does the next item if its moment is here, else passes; False where the play is over."""
    if not play.items:
        return _go_on_alone(play, request)
    state, item = play.state, play.items[0]
    never = waiting.never_comes(play, item, request.player)
    if never is not None:
        _give_up(play, never)
        return True
    if not is_at(state, item.at) or item.action in LAST_STEP_OF:
        waiting.keep(play)
        waiting.arrive(play, item.at)
        return pass_on(play, request)
    if item.action == "resolve":
        return resolve(play, request, item)
    if state.stack and not item.respond:
        return pass_on(play, request)
    if item.action in waiting.WITHOUT_ACTION:
        look(play)
        return True
    anyone = item.action == "concede" or (item.action == "effect" and item.player is None)
    if not anyone and item.player != request.player:
        if play.passed_from is None:
            play.passed_from = state
        return pass_on(play, request)
    play.items.pop(0)
    _do(play, request, item)
    return True


def _do(play: Play, request: AskPriority, item: Item) -> None:
    """Does what an item says, or notes why it may not be done."""
    state, again = play.state, refuse_again(play, item)
    if again is not None:
        conclude(play, item, Progress(state, illegal=again))
        return
    try:
        action = action_of(play, project(state, play.rulebook), item)
    except refusals.Refused as refused:
        conclude(play, item, Progress(state, illegal=refused.illegal))
        return
    _attempt(play, item, decide(state, request, action))
    last = play.entries[-1] if play.entries else None
    if isinstance(last, Refused) and last.item is item:
        told = with_other_ways(play, request.player, action, last.illegal)
        play.entries[-1] = last.with_(illegal=told)
    take_back_passes(play)


def _give_up(play: Play, illegal: Illegal) -> None:
    """The next item is refused where its wait began; checks that are not made have failed."""
    waiting.go_back(play)
    item = play.items.pop(0)
    if item.action == "check":
        play.failed.extend(Failed(check.plain(), NEVER_CAME) for check in item.checks)
    conclude(play, item, Progress(play.state, illegal=illegal))


def _go_on_alone(play: Play, request: AskPriority) -> bool:
    """Goes on once nothing of the script is left, until the play is over or goes round."""
    wait(play, request)
    if is_over(play):
        return False
    if repeats(play, request, go_on):
        return play.repeats is None and play.state.result is None  # others play on
    return pass_on(play, request)
