"""The turn or the combat phase ends at once (720)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities.bases import Effect
from judge.abilities.effects import players as pl
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.moves import is_real
from judge.game.state import Zone
from judge.game.steps import Step
from judge.rules.durations import end_of_combat
from judge.rules.engine import Do
from judge.rules.mana.kept import lasting, pools_emptied
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.state_based import check_state


@cites("720.1", "当一个效应结束本回合时")
@cites("720.1d", "游戏过程直接跳到清除步骤")
def end_turn(process: Process, effect: pl.EndTurn, context: Context) -> bool:
    """The stack is exiled, and the cleanup step begins."""
    if process.state.coming:
        raise Unsupported("720.1d", "additional phases as the turn ends", "回合结束时的额外阶段")
    with process.also(*drop_triggers(process)):
        exile_stack(process)
    check_state_only(process)
    leave_step(process)
    process.do(e.BeginStep(Step.CLEANUP))
    return True


@cites("720.2", "当一个效应结束战斗阶段时")
@cites("720.2d", "游戏过程直接跳到下一个阶段，通常是战斗后行动阶段")
@cites("720.2g", "如果一个效应试图在任何不是战斗阶段的时间点结束战斗阶段，什么都不会发生")
def end_combat(process: Process, effect: pl.EndCombat, context: Context) -> bool:
    """The stack is exiled, and the postcombat main phase begins; only in a combat phase."""
    if not process.state.turn.step.is_combat:
        return False
    if process.state.coming:
        raise Unsupported("720.2d", "additional phases as combat ends", "战斗阶段结束时的额外阶段")
    ending, going_on, _ = end_combat.numbers
    with process.also(ending, going_on, *drop_triggers_of_combat(process)):
        exile_stack_of_combat(process)
    check_state_in_combat(process)
    leave_step(process)
    end_of_combat(process)
    process.do(e.BeginStep(process.state.turn.with_(step=Step.END_OF_COMBAT).following[0]))
    return True


@cites("720.1a", "这些异能消失")
def drop_triggers(process: Process) -> tuple[str, ...]:
    """What has triggered and is not on the stack ceases to exist; the rule where something does."""
    return drop_triggers.numbers if _drop_triggers(process) else ()


@cites("720.2a", "这些异能消失")
def drop_triggers_of_combat(process: Process) -> tuple[str, ...]:
    """The same as the combat phase ends."""
    return drop_triggers_of_combat.numbers if _drop_triggers(process) else ()


def _drop_triggers(process: Process) -> bool:
    return bool(process.state.pending and process.do(e.TriggersTaken()))


@cites("720.1b", "放逐堆叠中的所有物件，包括正在结算的物件")
def exile_stack(process: Process) -> None:
    """Everything on the stack is exiled, what resolves too; what is no card is no more."""
    _exile_stack(process)


@cites("720.2b", "放逐堆叠中的所有物件，包括正在结算的物件")
def exile_stack_of_combat(process: Process) -> None:
    """The same as the combat phase ends."""
    _exile_stack(process)


def _exile_stack(process: Process) -> None:
    held = [process.state.objects[id_] for id_ in process.state.stack]
    process.do(
        *(
            e.Moved(one.id, Zone.EXILE) if is_real(one.kind) else e.CeasedToExist(one.id)
            for one in held
        )
    )


@cites("720.1c", "检查状态动作")
def check_state_only(process: Process) -> None:
    """State-based actions are performed; nobody gets priority, and no ability is put."""
    _check_state(process, check_state_only.numbers)


@cites("720.2c", "检查状态动作")
def check_state_in_combat(process: Process) -> None:
    """The same as the combat phase ends."""
    _check_state(process, check_state_in_combat.numbers)


def _check_state(process: Process, numbers: tuple[str, ...]) -> None:
    with process.also(*numbers):
        while check_state(process):
            process.do(e.StateChecked())


@cites("720.1d", "则将所有生物和鹏洛客移出战斗")
def leave_step(process: Process) -> None:
    """The step ends: nothing is in combat, and no mana is left but what lasts."""
    if process.state.combat is not None:
        process.do(e.CombatEnded())
    process.do(*pools_emptied(process.view, lasting(process.state.turn.step, ends_phase=True)))


EFFECTS: Mapping[type[Effect], Do] = {
    pl.EndTurn: end_turn,
    pl.EndCombat: end_combat,
}
