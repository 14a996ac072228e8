"""The costs to attack and to block (508.1g-j, 509.1d-f)."""

from __future__ import annotations

from judge.abilities.costs import Cost, PayMana
from judge.abilities.statics import CantAttack, CantBlock, PaysToAttack
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.casting.total import in_one
from judge.rules.combat.attack_rules import Attacks, bars
from judge.rules.combat.static_rules import Bearing, bearing
from judge.rules.costs import can_pay, pay
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.rules.requests import AskYesNo, CostOffer, Refused, Said, Why

Blocks = tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...]
Toll = tuple[ObjectId, Cost, Context]


@cites("508.1h", "则主动牌手确定攻击需要的总费用")
@cites("508.1j", "不允许只支付其中一部分费用")
def pay_to_attack(process: Process, attacks: Attacks) -> frozenset[ObjectId]:
    """The costs without which chosen creatures can't attack are paid; whose they were."""
    view = process.view
    tolls: list[Toll] = []
    for attacker, target in attacks:
        for one in bearing(view, CantAttack, target):
            if one.rule.unless is not None and bars(one, attacker, target):
                tolls.append((attacker, one.rule.unless, one.context.about(attacker)))
    _pay_all(process, tolls)
    return frozenset(creature for creature, _, _ in tolls)


@cites("509.1d", "则防御牌手确定阻挡需要的总费用")
@cites("509.1f", "不允许只支付其中一部分费用")
def pay_to_block(process: Process, blocks: Blocks) -> frozenset[ObjectId]:
    """The costs without which chosen creatures can't block are paid; whose they were."""
    view = process.view
    tolls: list[Toll] = []
    for one in bearing(view, CantBlock):
        if one.rule.unless is None:
            continue
        for blocker, attackers in blocks:
            if bars_block(one, blocker, attackers):
                tolls.append((blocker, one.rule.unless, one.context.about(blocker)))
    _pay_all(process, tolls)
    return frozenset(creature for creature, _, _ in tolls)


def bars_block(one: Bearing[CantBlock], blocker: ObjectId, attackers: tuple[ObjectId, ...]) -> bool:
    """True if a rule says that the creature can't block one of these, whatever its cost."""
    return one.means(one.rule.filter, blocker) and any(
        one.means(one.rule.blocked, attacker) for attacker in attackers
    )


def _pay_all(process: Process, tolls: list[Toll]) -> None:
    numbers = process.because
    try:
        _pay_each(process, tolls)
    except Refused as refused:
        because = (*refused.illegal.because, *numbers)
        raise Refused(refused.illegal.with_(because=tuple(dict.fromkeys(because)))) from refused


def _pay_each(process: Process, tolls: list[Toll]) -> None:
    """Each player pays for their creatures, mana in one sum, so that none is tapped in vain."""
    payers = dict.fromkeys(process.view.object(creature).controller for creature, _, _ in tolls)
    for player in payers:
        own = [toll for toll in tolls if process.view.object(toll[0]).controller == player]
        mana = _mana_of(process, own)
        costs = [mana, *(_besides_mana(cost) for _, cost, _ in own)]
        total = Cost(tuple(part for cost in costs for part in cost.parts))
        if not total.parts:
            continue
        creatures = tuple(dict.fromkeys(creature for creature, _, _ in own))
        if mana.mana is not None:
            process.do(e.TollDetermined(player, creatures, str(in_one(mana.mana.symbols, 0))))
        answer = process.ask(AskYesNo(player, creatures[0], CostOffer(total), creatures))
        if not isinstance(answer, Said) or not answer.yes:
            raise process.refuse(Why.NOT_PAID, creatures[0])
        contexts = [own[0][2], *(context for _, _, context in own)]
        for cost, context in zip(costs, contexts, strict=True):
            if cost.parts:
                pay(process, player, cost, context)


def _mana_of(process: Process, tolls: list[Toll]) -> Cost:
    symbols = [s for _, cost, context in tolls for s in _symbols(process, cost, context)]
    return Cost((PayMana(ManaCost(tuple(symbols))),) if symbols else ())


def _besides_mana(cost: Cost) -> Cost:
    return Cost(tuple(part for part in cost.parts if not isinstance(part, PayMana)))


def _symbols(process: Process, cost: Cost, context: Context) -> tuple[str, ...]:
    found: list[str] = []
    for part in cost.parts:
        if isinstance(part, PayMana):
            found += part.cost.times(amount_of(process.view, part.times, context)).symbols
    return tuple(found)


@cites("508.1g", "如果主动牌手选择要支付，其选择要支付哪些费用")
def pay_options(process: Process, attacks: Attacks) -> None:
    """The active player pays those costs that may be paid as creatures attack, if they like."""
    for attacker, _ in attacks:
        options = [
            one
            for one in bearing(process.view, PaysToAttack)
            if one.means(one.rule.filter, attacker)
        ]
        _check_names(options)
        for one in options:
            context = one.context.about(*(chosen for chosen, _ in attacks))
            player = process.view.object(attacker).controller
            if not can_pay(process, player, one.rule.cost, context):
                continue
            offer = CostOffer(one.rule.cost)
            answer = process.ask(AskYesNo(player, attacker, offer, (attacker,)))
            if isinstance(answer, Said) and answer.yes:
                used = pay(process, player, one.rule.cost, context)
                process.do(e.Acted(one.rule.name, player, attacker, 0, others=used))


def _check_names(options: list[Bearing[PaysToAttack]]) -> None:
    names = [one.rule.name for one in options]
    if len(set(names)) < len(names):
        raise Unsupported(
            "702.154d",
            "several optional costs to attack of one name",
            "名称相同的多项攻击时可选费用",
        )
