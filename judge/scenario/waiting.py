"""The moment of an item is waited for; where it does not come, play is back where the wait began.

While nothing but passing leads to the moment of the next item, how things were as the wait began
is kept. A moment that is past, that is skipped, or before which libraries that the scenario does
not describe run out, is refused by the rule that keeps it from coming.
"""

from __future__ import annotations

from corpus.structs import Mutable
from judge.cite import cites
from judge.game.events import AttackDeclared
from judge.game.state import GameState, PlayerId, Zone
from judge.game.steps import Step
from judge.rules.priority import is_passed_over
from judge.rules.requests import Illegal, Why
from judge.rules.turn.turn_based_actions import TURN_BASED_ACTIONS
from judge.scenario import answers
from judge.scenario.kept import Kept, kept
from judge.scenario.model import Item, Moment
from judge.scenario.play import Play, is_at
from judge.scenario.timing import LAST_STEP_OF, is_missed, is_passed_by, is_past

FOR_ATTACKERS = (Step.DECLARE_BLOCKERS, Step.FIRST_COMBAT_DAMAGE, Step.COMBAT_DAMAGE)
WITHOUT_PRIORITY = (Step.UNTAP, Step.CLEANUP)
WITHOUT_ACTION = ("pass", "check")
ALONE = ("check", "resolve", "pass", "effect")  # done by nobody in particular


class Wait(Mutable):
    """A wait for the moment of an item: how many items there were, and all as it then was.

    `here` is how all was as the turn came that the item names, from where only its step is lacking.
    """

    left: int
    begun: Kept
    seen: set[tuple[int, Step]]
    here: Kept | None = None


def keep(play: Play) -> None:
    """Notes that the next item is waited for from here on, unless that is so already."""
    if play.wait is None or play.wait.left != len(play.items):
        play.wait = Wait(len(play.items), kept(play), set())


def arrive(play: Play, at: Moment | None) -> None:
    """The moment `at` of the next item is here; from here on it waits only for its step."""
    if at is None or not is_at(play.state, at) or play.wait is None or play.wait.here is not None:
        return
    play.items[0] = play.items[0].with_(at=Moment(play.state.turn.number))
    play.wait.here = kept(play)


def note_moment(play: Play) -> None:
    """Somebody is asked something at this moment: it has come."""
    if play.wait is not None:
        play.wait.seen.add((play.state.turn.number, play.state.turn.step))


def go_back(play: Play) -> None:
    """All is again as the wait for the next item began, if it was waited for."""
    wait = play.wait
    play.wait = None
    if wait is not None and wait.left == len(play.items):
        _put_back(play, wait.begun)
        wait.begun.take_back_ways(play)


def _put_back(play: Play, before: Kept) -> None:
    """All is as before; that choices were asked for meanwhile is not forgotten."""
    left = play.choices
    before.put_back(play)
    for player, given in play.choices.items():
        unasked = list(left.get(player, ()))
        for one in given:
            if one in unasked:
                unasked.remove(one)
            else:
                play.tried.setdefault(player, []).append(one)


def way_back(play: Play) -> Kept | None:
    """How all was before anyone passed only to come to a declaration that is next.

    None for an item that names its step: everyone passes up to that step in any case.
    """
    wait = play.wait
    if wait is None or not play.items or wait.left != len(play.items):
        return None
    return wait.here or (wait.begun if play.items[0].at is None else None)


def undo(play: Play, before: Kept) -> None:
    """Nothing came of a declaration, so nobody passed to come to it; that it was tried is told."""
    entry, items, failed, legal = play.entries[-1], play.items, play.failed, play.last_legal
    _put_back(play, before)
    play.entries.append(entry)
    play.items, play.failed, play.last_legal = items, failed, legal
    play.wait = None


def never_comes(play: Play, item: Item, asked: PlayerId) -> Illegal | None:
    """Why the moment of the next item does not come; None while it still may."""
    state, player = play.state, PlayerId(item.player or asked)
    if item.player is not None and item.action not in ALONE and has_left(state, player):
        return Illegal(Why.LEFT_GAME, player, has_left.numbers)
    if is_passed_by(state, item):
        numbers = answers.ASKED_BY.get(item.action, is_passed_over.numbers)
        return Illegal(Why.WRONG_TIME, player, numbers)
    waited = play.wait if play.wait is not None and play.wait.left == len(play.items) else None
    if not is_missed(state, item) and not _is_too_long(state, item, waited):
        return None
    step = _step_of(item)
    if waited is None and _is_gone(state, item.at):
        return Illegal(Why.MOMENT_PAST, player, come_in_order.numbers)
    if step in WITHOUT_PRIORITY:
        return Illegal(Why.WRONG_TIME, player, no_priority.numbers)
    if _has_come(waited, item, step) or _was_declared_for(state, step):
        numbers = answers.ASKED_BY.get(item.action, come_in_order.numbers)
        return Illegal(Why.WRONG_TIME, player, numbers)
    return Illegal(Why.STEP_SKIPPED, player, _rules_of_skipping(waited, step, item.at))


def is_there_unasked(play: Play) -> bool:
    """True at the moment of an item that only passes or looks, in a step without priority.

    "Everyone passes until cleanup" is over once the turn-based actions of that step are done.
    """
    state = play.state
    item = play.items[0] if play.items else None
    if item is None or item.action not in WITHOUT_ACTION or _step_of(item) is None:
        return False
    turn = state.turn
    done = turn.stage >= len(TURN_BASED_ACTIONS.get(turn.step, ()))
    return turn.step in WITHOUT_PRIORITY and done and not state.stack and is_at(state, item.at)


def runs_out(play: Play) -> Illegal | None:
    """Why a moment does not come before cards run out that the scenario does not speak of."""
    if play.state.result is None or not play.items or play.wait is None:
        return None
    if play.wait.left != len(play.items) or not emptied(play):
        return None
    player = play.items[0].player or play.state.turn.active
    return Illegal(Why.GAME_ENDS_FIRST, PlayerId(player), ends_at_once.numbers)


def emptied(play: Play) -> tuple[PlayerId, ...]:
    """The players whose libraries the scenario does not describe, and have run out."""
    seats = (s for s in play.finder.scenario.seats if Zone.LIBRARY.value not in s.zones)
    players = (play.state.player(PlayerId(seat.name)) for seat in seats)
    return tuple(player.id for player in players if not player.library)


def _step_of(item: Item) -> Step | None:
    named = None if item.at is None else item.at.step
    return named or LAST_STEP_OF.get(item.action)


def _is_gone(state: GameState, at: Moment | None) -> bool:
    return at is not None and at.turn is not None and is_past(state, at)


def _is_too_long(state: GameState, item: Item, waited: Wait | None) -> bool:
    """True if every player has had a whole turn since, in which the moment could have come."""
    if waited is None or (item.at is not None and item.at.turn is not None):
        return False
    return state.turn.number > waited.begun.state.turn.number + len(state.in_game)


def _has_come(waited: Wait | None, item: Item, step: Step | None) -> bool:
    """True if somebody was asked something in the step, at least, so that it did come."""
    turn = None if item.at is None else item.at.turn
    seen = () if waited is None else waited.seen
    return step is None or any(one == step and turn in (None, at) for at, one in seen)


def _was_declared_for(state: GameState, step: Step | None) -> bool:
    """True if the step came, for something was declared as an attacker this turn (508.8)."""
    if step not in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE):
        return False
    past = state.turn.step.place >= step.place
    return past and any(isinstance(one, AttackDeclared) for one in state.history)


def _rules_of_skipping(
    waited: Wait | None, step: Step | None, at: Moment | None
) -> tuple[str, ...]:
    """The rules by which a step does not come."""
    if step is Step.FIRST_COMBAT_DAMAGE and _damage_came(waited, at):
        return one_damage_step.numbers
    if step in FOR_ATTACKERS:
        return without_attackers.numbers
    if step is Step.DRAW and (at is None or at.turn in (None, 1)):
        return first_draw.numbers
    return skipped_by_effect.numbers


def _damage_came(waited: Wait | None, at: Moment | None) -> bool:
    turn = None if at is None else at.turn
    seen = () if waited is None else waited.seen
    return any(step is Step.COMBAT_DAMAGE and turn in (None, number) for number, step in seen)


@cites("500.1", "一个回合依照下列顺序包含五个阶段")
def come_in_order() -> None:
    """Phases and steps come in order; none comes again once it is past."""


@cites("104.1", "这盘游戏立刻结束")
def ends_at_once() -> None:
    """Once somebody has won, or the game is a draw, no further turn comes."""


@cites("104.5", "如果牌手输掉游戏，该牌手离开该游戏")
def has_left(state: GameState, player: PlayerId) -> bool:
    """True of a player who has lost, and so is in the game no more."""
    return player not in state.in_game


@cites("117.3a", "没有牌手会在重置步骤中得到优先权")
def no_priority() -> None:
    """Nobody does anything in an untap step, nor usually in a cleanup step."""


@cites("508.8", "则略过宣告阻挡者和战斗伤害步骤")
def without_attackers() -> None:
    """Without attackers there are no declare blockers and combat damage steps."""


@cites("510.4", "至少有一个攻击或阻挡生物具有先攻")
def one_damage_step() -> None:
    """A first combat damage step comes only with first or double strike in combat."""


@cites("103.8a", "先手牌手略过其第一个回合的抓牌步骤")
def first_draw() -> None:
    """The starting player skips the draw step of the first turn."""


@cites("500.10", "一些效应会使一个步骤、阶段或回合被略过")
def skipped_by_effect() -> None:
    """An effect skips the step, phase or turn."""
