"""Activating abilities (602), loyalty abilities (606) and mana abilities (605)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from judge.abilities import Activated
from judge.abilities.costs import Cost, PayLoyalty, PayMana
from judge.abilities.walk import has_x
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Occurred, OnStack, PlayerId, Zone
from judge.rules.activation_costs import User, changes_of, with_changes
from judge.rules.activation_limits import (
    note_use,
    only_as_a_sorcery,
    prohibition,
    restriction,
    waits_for_sorcery_time,
)
from judge.rules.costs import pay_as_said
from judge.rules.influence.reach import in_range
from judge.rules.instructions import carry_out
from judge.rules.keyword_rules.cycling import CYCLINGS, cycled
from judge.rules.keyword_rules.power_up import less_by_entering
from judge.rules.loyalty import check_loyalty
from judge.rules.mana import activated_abilities, is_mana_ability
from judge.rules.mana.reduction import reduced
from judge.rules.meaning import Context, amount_of
from judge.rules.points_of_combat import rules_of_ability
from judge.rules.process import Process
from judge.rules.requests import Activate, AskNumber, Number, Refused, Why
from judge.rules.stack import (
    announce,
    change,
    context_of,
    divide,
    is_modal,
    rules_of_division,
    spoken_of,
    why_not_announced,
)
from judge.rules.stack.context import given_up, moved_by
from judge.rules.statics import keyword_rules
from judge.rules.unread import check_activated


@cites("602.2", "起动一个异能指将其放进堆叠并支付其费用")
def activate(process: Process, player: PlayerId, action: Activate) -> None:
    """An ability is put on the stack and paid for; one of mana resolves at once."""
    check_range(process, player, action.object)
    abilities = activated_abilities(process.view, action.object)
    if not 0 <= action.ability < len(abilities):
        raise process.refuse(Why.NO_SUCH_ABILITY, action.object)
    ability = abilities[action.ability]
    with naming_keyword(process, ability):
        activate_this(process, player, action, ability)


@cites("801.6", "牌手不能起动其影响范围以外之物件的起动式异能")
def check_range(process: Process, player: PlayerId, id_: ObjectId) -> None:
    """The object with the ability is within the player's range of influence."""
    if not in_range(process.view, player, id_):
        raise process.refuse(Why.NO_PERMISSION, id_, *check_range.numbers)


@contextmanager
def naming_keyword(process: Process, ability: Activated) -> Iterator[None]:
    """What is refused in an ability that a keyword stands for is so by the keyword's rule too."""
    try:
        yield
    except Refused as refused:
        illegal = refused.illegal
        own = process.rulebook.rules_of(ability)
        if illegal.why is Why.NOT_ENOUGH_MANA or not own:
            raise
        because = tuple(dict.fromkeys((*illegal.because, *own)))
        raise Refused(illegal.with_(because=because)) from refused


@cites("602.2", "起动一个异能指将其放进堆叠并支付其费用")
def activate_this(process: Process, player: PlayerId, action: Activate, ability: Activated) -> None:
    """An ability is checked, chosen for and paid for."""
    check_activated(ability)
    if process.rulebook.is_later(ability.name):
        words = process.rulebook.lacking(ability.name)
        raise Unsupported(None, words.en, words.zh)
    check(process, player, action.object, ability)
    if is_mana_ability(process.rulebook.edition, ability):
        activate_mana(process, player, action, ability)
        return
    put_on_stack(process, player, action.object, ability)
    id_ = process.state.stack[-1]
    if (x := choose_x(process, player, id_, ability, action)) is not None:
        change(process, id_, x=x)
    if not announce(
        process, id_, ability.effect, action.targets, action.modes, action.division, (), action.asks
    ):
        raise process.refuse(why_not_announced(ability.effect), action.object)
    context = context_of(process, id_)
    context.announced = True
    with process.also(*activation_cost.numbers):
        cost = total_cost(process, ability, context)
        determine(process, id_, ability, cost)
        used = pay_as_said(process, player, cost, context, action.pay)
    occurred = Occurred(amount=context.amount)
    change(process, id_, used=used, given=moved_by(process, used), occurred=occurred)
    finish(process, player, action.object, id_, ability)


@cites("602.2a", "该异能将作为非牌物件被放进堆叠")
def put_on_stack(process: Process, player: PlayerId, source: ObjectId, ability: Activated) -> None:
    """The ability is the top object of the stack."""
    if process.view.object(source).zone is Zone.HAND:
        process.do(e.Revealed(player, (source,)))
    process.do(e.AbilityPut(player, source, OnStack(ability=ability, source=source)))


@cites("602.2b", "起动异能的其余部分与规则601.2b-i中列出的施放咒语部分相同")
def finish(
    process: Process, player: PlayerId, source: ObjectId, id_: ObjectId, ability: Activated
) -> None:
    """The ability has been activated."""
    stack = process.state.objects[id_].stack or OnStack()
    targets = tuple(t for group in stack.targets for t in group)
    loyalty = is_loyalty(ability)
    own = process.rulebook.rules_of(ability)
    numbers = (*own, *rules_of_division(stack), *works_there(ability))
    process.do(
        e.AbilityActivated(player, source, id_, targets, is_loyalty=loyalty, because=numbers)
    )
    if ability.name in CYCLINGS:
        cycled(process, player, source, ability)


@cites("605.3b", "一个起动式法术力异能不进入堆叠")
def activate_mana(process: Process, player: PlayerId, action: Activate, ability: Activated) -> None:
    """A mana ability is paid for and resolves at once."""
    check_mana_choices(process, action, ability)
    x = choose_x(process, player, action.object, ability, action)
    context = Context(action.object, player, x=x, for_mana=True, announced=True)
    cost = total_cost(process, ability, context)
    used = pay_as_said(process, player, cost, context, action.pay)
    given = moved_by(process, used)
    context.stack = OnStack(ability=ability, source=action.object, used=used, given=given)
    context.it = spoken_of(process, context.stack, action.object)
    context.paid = given_up(process, context.stack, action.object)
    before = process.state.player(player).mana
    carry_out(process, ability.effect, context)
    without = still_of_mana.numbers if process.state.player(player).mana == before else ()
    process.do(e.AbilityActivated(player, action.object, is_mana=True, because=without))


@cites("605.1a", "不需要目标")
def check_mana_choices(process: Process, action: Activate, ability: Activated) -> None:
    """Targets, modes, shares and X are not chosen for a mana ability without any."""
    if action.modes is not None and not is_modal(ability.effect):
        raise process.refuse(Why.NO_MODES, action.object, *is_modal.numbers)
    if action.division:
        raise process.refuse(Why.NOTHING_TO_DIVIDE, action.object, *divide.numbers)
    if action.targets:
        raise process.refuse(Why.WRONG_NUMBER, action.object)


@cites("602.2b", "起动异能的其余部分与规则601.2b-i中列出的施放咒语部分相同")
def total_cost(process: Process, ability: Activated, context: Context) -> Cost:
    """The activation cost, changed by what the ability itself says and by effects."""
    cost = own_cost(process, ability, context)
    assert context.source is not None
    user = User(context.controller, context.source, ability, context.object)
    return with_changes(cost, changes_of(process.view, user))


@cites("601.2f", "该牌手确定该咒语的总费用")
@cites("602.2b", "起动异能的其余部分与规则601.2b-i中列出的施放咒语部分相同")
def determine(process: Process, id_: ObjectId, ability: Activated, cost: Cost) -> None:
    """The mana in the total cost of an ability is told where it is other than its own says."""
    own, total = (
        tuple(symbol for symbol in one.mana.symbols if symbol != "0") if one.mana else ()
        for one in (ability.cost, cost)
    )
    if sorted(own) != sorted(total):
        mana = str(ManaCost(total or ("0",)))
        process.do(e.CostDetermined(id_, mana, because=determine.numbers))


@cites("118.7", "它可能会被效应改变或减少")
def own_cost(process: Process, ability: Activated, context: Context) -> Cost:
    """The activation cost, less what the ability itself says that it costs less."""
    by = less_by_entering(process, ability, context)
    if ability.less is not None:
        mana, number = ability.less
        by = mana.times(amount_of(process.view, number, context)).symbols
    if not by:
        return ability.cost
    own = ability.cost.mana or ManaCost()
    symbols, generic = reduced(own.symbols, by)
    left = sum(int(s) for s in symbols if s.isdigit()) - generic
    if "X" in symbols and left < 0:
        raise Unsupported(
            "118.7",
            "a cost with {X} that is reduced by more generic mana",
            "减少量多于其一般法术力的含{X}费用",
        )
    others = tuple(s for s in symbols if not s.isdigit())
    paid = ManaCost((str(max(0, left)), *others))
    rest = tuple(part for part in ability.cost.parts if not isinstance(part, PayMana))
    part = next((p for p in ability.cost.parts if isinstance(p, PayMana)), PayMana(ManaCost()))
    return Cost((part.with_(cost=paid), *rest))


@cites("602.1a", "一个异能的起动费用必须由起动它的牌手支付")
def activation_cost() -> None:
    """What stands before the colon is paid by the player who activates the ability."""


@cites("605.2", "一个法术力异能即使在游戏状态不允许其产生法术力的情况下依然为法术力异能")
def still_of_mana() -> None:
    """A mana ability that makes no mana is a mana ability all the same."""


def is_loyalty(ability: Activated) -> bool:
    """True for a loyalty ability (606.1)."""
    return any(isinstance(part, PayLoyalty) for part in ability.cost.parts)


@cites("107.3a", "则该咒语或异能的操控者作为施放该咒语或起动")
def chooses_x() -> None:
    """A value is chosen for an X in the cost of an ability, and for no other."""


def choose_x(
    process: Process, player: PlayerId, id_: ObjectId, ability: Activated, action: Activate
) -> int | None:
    """The value of X in the cost of an ability; None if there is none."""
    parts = ability.cost.parts
    loyalty = any(isinstance(part, PayLoyalty) and part.amount is None for part in parts)
    if not loyalty and not has_x(ability.cost):
        if action.x is not None:
            raise process.refuse(Why.NO_X, id_, *chooses_x.numbers)
        return None
    least = ability.limit.least_x
    number = action.x
    if number is None:
        answer = process.ask(AskNumber(player, least, None, id_, "x"))
        number = answer.number if isinstance(answer, Number) else least
    if number < least:
        raise process.refuse(Why.TOO_SMALL_X, id_, *chooses_x.numbers)
    return number


@cites("113.6m", "则该异能只在这些区域运作")
def works_there(ability: Activated) -> tuple[str, ...]:
    """The rule by which an ability works in another zone than the battlefield."""
    return () if ability.zone in ("", Zone.BATTLEFIELD.value) else works_there.numbers


@cites("113.6", "其他物件的异能通常只有该物件在战场的时候运作")
def on_battlefield_only() -> None:
    """An ability that names no zone works only on the battlefield."""


@cites("602.5", "起动")
def check(process: Process, player: PlayerId, source: ObjectId, ability: Activated) -> None:
    """The ability may be activated: by this player, here and now."""
    view = process.view
    held = view.object(source)
    if ability.zone not in ("", held.zone.value):
        elsewhere = works_there(ability) or on_battlefield_only.numbers
        raise process.refuse(Why.WORKS_ELSEWHERE, source, *elsewhere)
    check_player(process, player, source, ability)
    rule = prohibition(view, player, source, ability)
    if rule is not None:
        numbers = keyword_rules(view, rule)
        raise process.refuse(Why.CANT_ACTIVATE, source, *numbers, by=rule.source)
    check_limits(process, player, source, ability)


@cites("602.2", "只有该物件的操控者（或没有操控者的话，其拥有者）可以起动其起动式异能")
def check_player(process: Process, player: PlayerId, source: ObjectId, ability: Activated) -> None:
    """Only its controller activates an object's ability; its owner, where nobody controls it."""
    held = process.view.object(source)
    mine = held.controller if held.zone is Zone.BATTLEFIELD else held.owner
    if mine != player and not ability.limit.any_player:
        raise process.refuse(Why.NOT_YOURS, source)


def check_limits(process: Process, player: PlayerId, source: ObjectId, ability: Activated) -> None:
    """The restrictions of the ability itself; one more use of it is noted."""
    if is_loyalty(ability):
        check_loyalty(process, player, source)
    if waits_for_sorcery_time(process.view, player, source, ability):
        raise process.refuse(Why.WRONG_TIME, source, *only_as_a_sorcery.numbers)
    if (why := restriction(process.view, player, source, ability)) is not None:
        of_time = rules_of_ability(ability) if why is Why.WRONG_TIME else ()
        raise process.refuse(why, source, *of_time, *restriction.numbers)
    note_use(process, source, ability)
