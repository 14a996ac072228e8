"""When a game is where it was before (727, 104.4b), and what comes of that.

What moves one way in each round, as life, counters, mana and tokens, is no part of where a game is.
"""

from __future__ import annotations

from judge.abilities.ability import Activated
from judge.abilities.durations import EndOfTurn
from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameState, PlayerId, Result
from judge.rules.process import Process
from judge.rules.rounds import Amounts, Looks, change, made_by, measured, places
from judge.rules.state_based import POISON_TO_LOSE
from judge.rules.view import View

FALLING = ("life", "library")  # what others may lose in each round of a loop
LEFT = 2  # rounds that are played, and not skipped, before a player's life runs out


def is_same(before: View, now: View) -> bool:
    """True if a game is what it was, but for effects until end of turn that make no difference."""
    old, new = before.state.effects, now.state.effects
    if new[: len(old)] != old or any(one.duration != EndOfTurn() for one in new[len(old) :]):
        return False
    was, is_ = (
        measured(View(view.state.with_(effects=()), view.rulebook, view.changed))
        for view in (before, now)
    )
    made = [[view.of(id_) for id_ in places(view.state)] for view in (before, now)]
    return was is not None and was == is_ and made[0] == made[1]


@cites("104.4b", "强制动作组成的“循环”")
@cites("727.4", "如果一个循环只包含强制性的动作，这盘游戏为平手")
def draw_by_loop(process: Process) -> None:
    """A loop of mandatory actions: the game is a draw."""
    with process.also(*not_forced(process.view)):
        process.do(e.GameOver(Result(None)))


def rounds_left(state: GameState, by: Amounts) -> int:
    """The rounds of a loop that takes life before the last few, which are played."""
    lives = {player.id: player.life for player in state.players}
    falls = [(lives[of[1]] - 1) // -n for of, n in by.items() if of[0] == "life" and n < 0]
    return max(0, min(falls, default=0) - LEFT)


def rounds_till_out(state: GameState, by: Amounts) -> dict[PlayerId, int]:
    """The rounds till players have no life left, or too much poison, each who comes to that."""
    players, rounds = {one.id: one for one in state.players}, dict[PlayerId, int]()
    for of, number in by.items():
        if of[0] == "life" and number < 0:
            left, each = players[of[1]].life, -number
        elif of[0] == "counters" and of[2] == "poison" and of[1] in players and number > 0:
            left, each = POISON_TO_LOSE - players[of[1]].counters.count("poison"), number
        else:
            continue
        rounds[of[1]] = min(-(-left // each), rounds.get(of[1], left))
    return rounds


@cites("727.1b", "可以使用进行简化的规则来确定该些动作的具体重复次数，而不需实际执行它们")
def go_on_repeating(process: Process, by: Amounts, rounds: int) -> bool:
    """How often a loop repeats that nobody may end is settled without carrying out each round.

    What each round makes is made so many times more, as it was made: nothing replaces it anew or
    triggers on it. False where not all of it can be made so.
    """
    before = measured(process.view)
    looks = Looks(process.state)
    made = (one for of, number in by.items() for one in made_by(looks, of, number, rounds))
    process.happen(e.stamp(made, process.because))
    after = measured(process.view)
    moved = change(before.amounts, after.amounts) if before and after else {}
    return moved == {of: number * rounds for of, number in by.items()}


@cites("727.5", "即使有牌手可以采取行动来终止一个循环")
def not_forced(view: View) -> tuple[str, ...]:
    """The rule by which nobody has to activate an ability of a permanent to end the loop."""
    abilities = (ability for held in view.permanents() for ability in view.abilities(held.id))
    return not_forced.numbers if any(isinstance(one, Activated) for one in abilities) else ()


@cites("104.4b", "若循环中包含可选择的动作")
@cites("727.5", "不会强制该牌手来执行该行动")
def goes_on_by_choice() -> bool:
    """A loop with an optional action is no draw: who takes it may stop."""
    return True


@cites("727.1b", "一组动作不断反复的状态")
@cites("727.2a", "指定了重复次数的循环")
def is_at_will(state: GameState, player: PlayerId, by: Amounts) -> bool:
    """True if nothing of a player's runs out by what a round changes: they name how often it is.

    Life and cards in the library may run out for opponents, who lose the game by that.
    """
    others = state.opponents(player)
    return all(number > 0 or (of[0] in FALLING and of[1] in others) for of, number in by.items())
