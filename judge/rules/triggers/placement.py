"""Abilities that have triggered are put on the stack (603.3), those of a state too."""

from __future__ import annotations

from judge.abilities.ability import Activated, Triggered
from judge.abilities.amounts import X
from judge.abilities.bases import Effect
from judge.abilities.filters import HasXInManaCost, IsThis
from judge.abilities.patterns import Cycles, Did, StepBegins
from judge.abilities.walk import within
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, OnStack, PendingTrigger, PlayerId, Recipient, Zone
from judge.game.steps import Step
from judge.oracle.lines.functioning import zone_of, zones_named
from judge.rules.process import Process
from judge.rules.requests import Arranged, AskArrange, Purpose
from judge.rules.stack import announce, rules_of_division
from judge.rules.stack.context import modes_of
from judge.rules.teams import rules_of_total
from judge.rules.triggers.ability import check_condition, parts_of
from judge.rules.undefined_x import choose_unsaid_x, is_for_targets


@cites("603.3b", "按照“主动牌手先决定”的顺序")
def put_triggers(process: Process) -> bool:
    """The abilities that wait are put on the stack in APNAP order; False if none waits."""
    waiting = process.state.pending
    if not waiting:
        return False
    process.do(e.TriggersTaken())
    for pending in waiting:
        if process.state.player(pending.controller).has_left:
            leave_off(process, pending)
    several = put_triggers.numbers if len(waiting) > 1 else ()
    for team in dict.fromkeys(map(process.state.together, process.state.apnap)):
        own = tuple(pending for pending in waiting if pending.controller in team)
        together = of_team.numbers if len({one.controller for one in own}) > 1 else ()
        for place in _order(process, team[0], own):
            put_trigger(process, own[place], (*several, *together))
    return True


@cites("805.7", "首先由主动队伍的牌手将其操控的触发式异能以任意顺序放进堆叠")
def of_team() -> None:
    """The abilities of all players of a team are put on the stack in one order."""


@cites("800.4d", "如果一个由已离开游戏的牌手所操控的触发式异能将被放进堆叠，则它不会进入堆叠")
def leave_off(process: Process, pending: PendingTrigger) -> None:
    """The ability of a player who has left the game is not put on the stack."""
    process.do(e.NotPut(pending.controller, pending.source))


def _order(process: Process, player: PlayerId, own: tuple[PendingTrigger, ...]) -> list[int]:
    if len({one.with_(since=0) for one in own}) < 2:
        return list(range(len(own)))
    answer = process.ask(AskArrange(player, own, Purpose.ORDER))
    if not isinstance(answer, Arranged) or sorted(answer.places) != list(range(len(own))):
        raise AssertionError(f"{answer!r} orders no triggers")
    return list(answer.places)


@cites("603.3", "将其作为非牌物件放进堆叠")
def put_trigger(process: Process, pending: PendingTrigger, because: tuple[str, ...] = ()) -> None:
    """A triggered ability is put on the stack, its modes and targets are chosen (603.3c-d)."""
    x = pending.x
    for known in OTHER_X if x is None and speaks_of_x(pending.ability.effect) else ():
        x = known(process, pending)
        if x is not None:
            because = (*because, *known.numbers)
            break
    if x is None and is_for_targets(pending.ability.effect):
        x = choose_unsaid_x(process, pending.controller, pending.source)
        because = (*because, *choose_unsaid_x.numbers)
    stack = OnStack(ability=pending.ability, source=pending.source, event=pending.event)
    stack = stack.with_(occurred=pending.occurred, x=x, since=pending.since)
    process.do(e.AbilityPut(pending.controller, pending.source, stack))
    id_ = process.state.stack[-1]
    numbers = process.rulebook.rules_of(pending.ability)
    if pending.ability.condition is not None:
        total = rules_of_total(process.view, pending.ability.condition)
        numbers = (*numbers, *check_condition.numbers, *total)
    with process.blaming(*as_for_spells.numbers):
        is_legal = announce(process, id_, pending.ability.effect)
    if not is_legal:
        remove_trigger(process, id_)
        return
    held = process.state.objects[id_]
    if modes_of(pending.ability.effect) is not None and not (held.stack and held.stack.modes):
        without_mode(process, id_)
        return
    stack = held.stack or stack
    targets = tuple(t for group in stack.targets for t in group)
    about = (*rules_of_division(stack), *rules_about(process, pending, targets))
    numbers = (*numbers, *because, *about)
    process.do(
        e.AbilityTriggered(pending.controller, pending.source, id_, targets, because=numbers)
    )


@cites("603.3d", "将触发式异能放进堆叠的其余部分与规则601.2c-d中列出的施放咒语部分相同")
def as_for_spells() -> None:
    """Targets are chosen, and what is divided among them, as for a spell."""


@cites("603.3c", "如果没有模式被选择，该异能从堆叠被移除")
def without_mode(process: Process, id_: ObjectId) -> None:
    """A modal ability of which no mode is chosen is removed from the stack."""
    process.do(e.CeasedToExist(id_))


@cites("701.31c", "后者异能中的X值等同于该永久物蛮化时的X值")
def x_of_event(process: Process, pending: PendingTrigger) -> int | None:
    """The X of an ability that triggers as its permanent becomes monstrous; None for others."""
    is_monstrous = pending.ability.pattern == Did("monstrosity", filter=IsThis())
    return pending.occurred.amount if is_monstrous and pending.occurred is not None else None


@cites("107.3e", "该咒语或异能叙述中的任何X的值使用该另一物件所选择或定义的X的值")
def x_of_cycling(process: Process, pending: PendingTrigger) -> int | None:
    """The X of an ability that triggers as its card is cycled: that of the cycling cost."""
    pattern = pending.ability.pattern
    if not isinstance(pattern, Cycles) or pattern.filter != IsThis():
        return None
    for id_ in reversed(process.state.stack):  # the cycling ability was activated last
        stack = process.state.objects[id_].stack
        if stack is None or stack.source is None or not isinstance(stack.ability, Activated):
            continue
        if process.state.current(stack.source) == pending.source:
            return stack.x
    return None


@cites("107.3e", "该咒语或异能叙述中的任何X的值使用该另一物件所选择或定义的X的值")
def x_of_spell(process: Process, pending: PendingTrigger) -> int | None:
    """The X of an ability that triggers on a spell "with {X} in its mana cost": that spell's.

    It is 0 where that cost was not paid (107.3b).
    """
    if not any(isinstance(part, HasXInManaCost) for part in within(pending.ability.pattern)):
        return None
    spells = (process.view.object(one).stack for one in pending.occurred.it if isinstance(one, int))
    return next((spell.x or 0 for spell in spells if spell is not None), None)


@cites("702.37f", "这些异能中X的值等同于变身特殊动作执行时所选择的X的值")
def x_of_morph(process: Process, pending: PendingTrigger) -> int | None:
    """The X of an ability of what was turned face up: that chosen for its morph cost."""
    return _chosen_x(process, pending, disguised=False)


@cites("702.168e", "这些异能中X的值等同于伪装特殊动作执行时所选择的X的值", edition="2024-02-02")
def x_of_disguise(process: Process, pending: PendingTrigger) -> int | None:
    """The X of an ability of what was turned face up: that chosen for its disguise cost."""
    return _chosen_x(process, pending, disguised=True)


def _chosen_x(process: Process, pending: PendingTrigger, *, disguised: bool) -> int | None:
    turned = (
        event
        for event in reversed(process.state.history)
        if isinstance(event, e.TurnedFaceUp) and event.object == pending.source
    )
    event = next(turned, None)
    return event.x if event is not None and (event.way == "disguise") == disguised else None


def speaks_of_x(effect: Effect) -> bool:
    """True if X is an amount of what an effect says."""
    return any(isinstance(part, X) for part in within(effect))


OTHER_X = (x_of_event, x_of_cycling, x_of_spell, x_of_morph, x_of_disguise)


def rules_about(
    process: Process, pending: PendingTrigger, targets: tuple[Recipient, ...]
) -> tuple[str, ...]:
    """The rules of where an ability triggered, and of targets that its card does not have."""
    types = process.view.of(pending.source).types if pending.source is not None else frozenset()
    return (
        *(chooses_targets.numbers if targets else ()),
        *where_it_works(pending.ability),
        *(only_of_ability.numbers if targets and types & SPELLS else ()),
        *(of_upkeep.numbers if _is_of_upkeep(process, pending) else ()),
    )


def _is_of_upkeep(process: Process, pending: PendingTrigger) -> bool:
    """True of what triggered as the upkeep began, and is put on the stack before priority."""
    parts = parts_of(pending.ability.pattern)
    begins = any(isinstance(part, StepBegins) for part in parts)
    return begins and process.state.turn.step is Step.UPKEEP


@cites("503.1a", "以及在维持步骤开始时触发的异能在主动牌手得到优先权前放进堆叠")
def of_upkeep() -> None:
    """What triggers as the upkeep begins goes on the stack before anybody has priority."""


ELSEWHERE = tuple(zone.value for zone in Zone if zone is not Zone.BATTLEFIELD)
SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})


@cites("113.6b", "注明了在特定区域运作的异能，只在这些区域才运作")
@cites("113.6k", "一个在战场上无法触发的触发条件，在该触发条件可以被触发的区域运作")
@cites("113.6m", "则该异能只在这些区域运作")
def where_it_works(ability: Triggered) -> tuple[str, ...]:
    """The rule by which an ability works in another zone than the battlefield.

    Its condition may name the zone, its effect move its object out of it; else it can trigger only
    there.
    """
    named, by_its_event, moved = where_it_works.numbers
    if ability.zone not in ELSEWHERE:
        return ()
    if ability.zone == zone_of(ability.effect):
        return (moved,)
    return (named,) if ability.zone in zones_named(ability.condition) else (by_its_event,)


@cites("115.1a", "则该异能具有目标，但咒语本身并不因此而具有目标")
def only_of_ability() -> None:
    """The targets of a triggered ability of an instant or sorcery are not the spell's."""


@cites("603.3d", "将触发式异能放进堆叠的其余部分与规则601.2c-d中列出的施放咒语部分相同")
def chooses_targets() -> None:
    """The targets of a triggered ability are chosen as those of a spell, as it is put there."""


@cites("603.3d", "则该异能从堆叠中被移除")
def remove_trigger(process: Process, id_: ObjectId) -> None:
    """An ability for which no legal choice can be made is removed from the stack."""
    process.do(e.CeasedToExist(id_))
