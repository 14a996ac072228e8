"""Effects on players: cards drawn, life, mana, turns, designations, the end of the game."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import Ability, Activated, Static, Triggered
from judge.abilities.bases import Effect, Players
from judge.abilities.effects import players as pl
from judge.abilities.statics import CantGainLife, CantLoseLife
from judge.abilities.who import TargetPlayer
from judge.budget import expect, repetitions
from judge.cite import cites
from judge.errors import Limit, Unsupported
from judge.game import events as e
from judge.game.state import PlayerId, Result
from judge.game.steps import Step
from judge.rules.choices.recipients import choose_player, players
from judge.rules.coins import wins_flip
from judge.rules.counter_kinds import lacks_counters
from judge.rules.effects.zones.draws import draw
from judge.rules.engine import Do
from judge.rules.influence.game import draw_in_range, win_in_range
from judge.rules.instructions import carry_out
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.replacement.prohibitions import cant_gain
from judge.rules.requests import AskRandom, Word
from judge.rules.teams import bars, once_a_team, rules_of_setting, rules_of_total

PHASES: Mapping[str, tuple[Step, ...]] = {
    "combat": (
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.FIRST_COMBAT_DAMAGE,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    ),
    "main": (Step.POSTCOMBAT_MAIN,),
    "upkeep": (Step.UPKEEP,),
    "end": (Step.END,),
}


@cites("119.3", "获得")
def gain_life(process: Process, effect: pl.GainLife, context: Context) -> bool:
    """Players gain life."""
    batch = []
    found = players(process, effect.player, context)
    for player in found:
        amount = amount_of(process.view, effect.amount, context.of_one(player, found))
        if amount == 0:
            process.note(no_gain.numbers, player)
        elif amount > 0 and bars(process.view, CantGainLife, player):
            process.note(cant_gain.numbers, player)
        elif amount > 0:
            batch.append(e.LifeGained(player, amount))
    if batch:
        gained = {event.player: event.amount for event in batch}
        context.note(batch[-1].amount, dict.fromkeys(found, 0) | gained)
    return bool(process.do(*batch))


@cites("119.10", "如果一位牌手获得0点生命，没有获得生命的事件会发生")
def no_gain() -> None:
    """To gain 0 life is no event: nothing replaces it, and nothing triggers on it."""


@cites("119.3", "失去")
def lose_life(process: Process, effect: pl.LoseLife, context: Context) -> bool:
    """Players lose life."""
    batch = []
    found = players(process, effect.player, context)
    for player in found:
        amount = amount_of(process.view, effect.amount, context.of_one(player, found))
        if amount > 0 and not bars(process.view, CantLoseLife, player):
            batch.append(e.LifeLost(player, amount))
    lost = {event.player: event.amount for event in batch}
    context.note(sum(lost.values()), dict.fromkeys(found, 0) | lost)
    return bool(process.do(*batch))


@cites("119.5", "总生命设为一个特定的值")
def set_life(process: Process, effect: pl.SetLife, context: Context) -> bool:
    """Players gain or lose life up or down to an amount; of each team only one (810.9d)."""
    view, before = process.view, context.player
    found = players(process, effect.player, context)
    affected = choose_of_teams(process, found)
    amounts = []
    for context.player in affected:
        amounts.append(amount_of(view, effect.amount, context))
    context.player = before
    numbers = (*rules_of_setting(view, found), *rules_of_total(view, effect))
    with process.also(*numbers):
        changes = zip(affected, amounts, strict=True)
        process.do(*(one for player, amount in changes for one in _change(process, player, amount)))
    return True


def choose_of_teams(process: Process, found: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
    """Those affected: of several players of one team, the one whom the team chooses (810.9d)."""
    teams = dict.fromkeys(process.state.together(player) for player in found)
    own = (tuple(mate for mate in team if mate in found) for team in teams)
    return tuple(choose_player(process, mates[0], mates) for mates in own)


def _change(process: Process, player: PlayerId, amount: int) -> tuple[e.Event, ...]:
    """The life that a player gains or loses up or down to an amount, if they can."""
    change = amount - process.state.player(player).life
    if change > 0 and not bars(process.view, CantGainLife, player):
        return (e.LifeGained(player, change),)
    if change < 0 and not bars(process.view, CantLoseLife, player):
        return (e.LifeLost(player, -change),)
    return ()


@cites("119.7", "交换")
def kept_from_gaining() -> None:
    """Who can't gain life exchanges no life total for a higher one."""


@cites("701.10c", "每位牌手获得或失去必要数量的生命")
def exchange_life(process: Process, effect: pl.ExchangeLife, context: Context) -> bool:
    """Two players' life totals are exchanged, unless one can't change so."""
    both = players(process, effect.one, context)
    if not (isinstance(effect.one, TargetPlayer) and effect.one.most == 2):  # both of one word
        both = tuple(dict.fromkeys((*both, *players(process, effect.other, context))))
    if len(both) != 2:
        return False
    a, b = (process.state.player(player).life for player in both)
    gains, loses = both if a < b else (both[1], both[0])
    if a == b:
        return False
    if bars(process.view, CantGainLife, gains):
        process.note(kept_from_gaining.numbers, gains)
        return False
    if bars(process.view, CantLoseLife, loses):
        return False
    process.do(e.LifeGained(gains, abs(a - b)), e.LifeLost(loses, abs(a - b)))
    return True


@cites("104.2b", "赢得")
def win(process: Process, effect: pl.Winning, context: Context) -> bool:
    """Players win the game; with limited ranges of influence, their opponents in range lose."""
    found = players(process, effect.player, context)
    if process.state.limited:
        return win_in_range(process, found)
    return bool(process.do(*(e.GameWon(player) for player in found)))


@cites("104.3e", "输掉")
def lose(process: Process, effect: pl.Losing, context: Context) -> bool:
    """Players lose the game."""
    return bool(
        process.do(*(e.GameLost(player) for player in players(process, effect.player, context)))
    )


@cites("104.4c", "某些效应可能叙述为游戏为平手")
def draw_game(process: Process, effect: pl.DrawnGame, context: Context) -> bool:
    """The game is a draw; with limited ranges of influence, for the players in range."""
    if process.state.limited:
        return draw_in_range(process, context.controller)
    return bool(process.do(e.GameOver(Result(None))))


@cites("500.7", "额外的回合")
def extra_turn(process: Process, effect: pl.ExtraTurn, context: Context) -> bool:
    """Extra turns come after this one, the latest first."""
    for player in once_a_team(process, players(process, effect.player, context)):
        for _ in repetitions(amount_of(process.view, effect.number, context)):
            process.do(e.ExtraTurnAdded(player))
    return True


@cites("500.8", "一些效应会在回合内增加阶段")
def extra_phase(process: Process, effect: pl.ExtraPhase, context: Context) -> bool:
    """Phases or steps are inserted after this phase."""
    steps = [step for name in effect.phases for step in PHASES.get(name, ())]
    if len([n for n in effect.phases if n in PHASES]) != len(effect.phases):
        raise Unsupported(
            "500.8", f"an additional {', '.join(effect.phases)}", "此种额外阶段或步骤"
        )
    if effect.after == "main" and not process.state.turn.step.is_main:
        return False
    if effect.player is not None:
        return _extra_step(process, tuple(steps), effect.player, context)
    process.do(e.StepsAdded(tuple(steps)))
    return True


@cites("500.9", "它们会在某个步骤之前或之后直接加入新的步骤")
def _extra_step(
    process: Process, steps: tuple[Step, ...], whose: Players, context: Context
) -> bool:
    """A player gets steps of their own turn; those who have no turn now get none."""
    active = process.state.active_players or (process.view.active,)
    if not set(players(process, whose, context)) & set(active):
        return False
    process.do(e.StepsAdded(steps))
    return True


@cites("614.10", "略过")
@cites("614.10a", "任何对“下一次”发生时机作出的安排将等到第一次发生且未被略过的时机")
def skip(process: Process, effect: pl.SkipNext, context: Context) -> bool:
    """Players will skip something."""
    found = once_a_team(process, players(process, effect.player, context))
    return bool(process.do(*(e.SkipAdded(player, effect.what) for player in found)))


@cites("721.1", "君主")
def monarch(process: Process, effect: pl.BecomeMonarch, context: Context) -> bool:
    """A player becomes the monarch."""
    return bool(process.do(*(e.MonarchBecame(p) for p in players(process, effect.player, context))))


@cites("722.5", "但不会产生第二个先制称号")
def taken_again() -> None:
    """Who has the initiative and takes it has it once."""


@cites("722.1", "掌握先制")
def initiative(process: Process, effect: pl.TakeInitiative, context: Context) -> bool:
    """A player takes the initiative, even one who has it."""
    found = players(process, effect.player, context)
    again = taken_again.numbers if process.state.initiative in found else ()
    with process.also(*again):
        return bool(process.do(*(e.InitiativeTaken(p) for p in found)))


@cites("726.1", "成为白昼")
def day(process: Process, effect: pl.BecomeDay, context: Context) -> bool:
    """It becomes day or night."""
    if process.state.day is effect.day:
        return False
    return bool(process.do(e.DayBecame(effect.day)))


@cites("114.1", "徽记")
def emblem(process: Process, effect: pl.GetEmblem, context: Context) -> bool:
    """A player gets an emblem."""
    found = players(process, effect.player, context)
    abilities = tuple(in_command_zone(ability) for ability in effect.abilities)
    return bool(process.do(*(e.EmblemGot(p, abilities) for p in found)))


@cites("114.4", "徽记的异能会在统帅区生效")
def in_command_zone(ability: Ability) -> Ability:
    """An ability of an emblem: it works where the emblem is."""
    if isinstance(ability, (Activated, Static, Triggered)) and ability.zone == "battlefield":
        return ability.with_(zone="command")
    return ability


@cites("705.2", "掷硬币")
def coin(process: Process, effect: pl.FlipCoin, context: Context) -> bool:
    """A coin is flipped, and what follows from it done."""
    for player in players(process, effect.player, context):
        won = wins_flip(process, player, context)
        process.do(e.CoinFlipped(player, won))
        context.won = won
        follows = effect.win if won else effect.lose
        if follows is not None:
            carry_out(process, follows, context)
    return True


@cites("706.2", "掷骰")
def die(process: Process, effect: pl.RollDie, context: Context) -> bool:
    """A die is rolled, and what its result says done."""
    for player in players(process, effect.player, context):
        expect(Limit.WAYS, effect.sides)
        sides = tuple(str(side) for side in range(1, effect.sides + 1))
        answer = process.ask(AskRandom(player, "die", sides, context.source))
        result = int(answer.word) if isinstance(answer, Word) else 1
        process.do(e.DieRolled(player, effect.sides, result))
        context.note(result)
        for low, high, follows in effect.results:
            if low <= result <= high:
                carry_out(process, follows, context)
    return True


@cites("122.1", "指示物")
def counters(process: Process, effect: pl.Poison, context: Context) -> bool:
    """Players get counters."""
    amount = amount_of(process.view, effect.number, context)
    found = players(process, effect.player, context)
    if amount <= 0:
        return False
    for words in lacks_counters(process.rulebook.edition, effect.kind):
        raise Unsupported(None, words.en, words.zh)
    return bool(
        process.do(*(e.CountersPut(p, effect.kind, amount, context.controller) for p in found))
    )


EFFECTS: Mapping[type[Effect], Do] = {
    pl.Draw: draw,
    pl.GainLife: gain_life,
    pl.LoseLife: lose_life,
    pl.SetLife: set_life,
    pl.ExchangeLife: exchange_life,
    pl.Winning: win,
    pl.Losing: lose,
    pl.DrawnGame: draw_game,
    pl.ExtraTurn: extra_turn,
    pl.ExtraPhase: extra_phase,
    pl.SkipNext: skip,
    pl.BecomeMonarch: monarch,
    pl.TakeInitiative: initiative,
    pl.BecomeDay: day,
    pl.GetEmblem: emblem,
    pl.FlipCoin: coin,
    pl.RollDie: die,
    pl.Poison: counters,
}
