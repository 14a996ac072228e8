"""What effects add to the cost of a spell and take from it, and the choice of one (601.2b, f)."""

from __future__ import annotations

from judge.abilities.amounts import AttackedWith, ThisWay
from judge.abilities.costs import Cost, PayMana, Waterbend
from judge.abilities.patterns import Casts
from judge.abilities.statics import AdditionalCost, CostChange, CostFloor
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId
from judge.rules.amounts import attacked_with
from judge.rules.casting.commanders import commander_tax
from judge.rules.casting.counted_costs import chosen_to_pay
from judge.rules.costs import can_pay
from judge.rules.earlier import HOW_MANY_SPELLS
from judge.rules.keyword_rules.emerge import less_by_emerge
from judge.rules.keyword_rules.harmonize import is_harmonized, less_by_harmonize
from judge.rules.mana.reduction import met_by_half, reduced, rules_of_reduction
from judge.rules.meaning import Context, amount_of, find_players, matches
from judge.rules.patterns import count_happened
from judge.rules.process import Process
from judge.rules.requests import AskModes, Numbers
from judge.rules.stack import context_of
from judge.rules.statics import rules_in_force
from judge.rules.view import View

Changed = tuple[list[str], int, tuple[str, ...]]


@cites("601.2b", "如果该咒语具有替代、额外、或其他于施放时支付的特殊费用")
def choose_cost(
    process: Process, player: PlayerId, spell: ObjectId, rule: AdditionalCost, symbols: list[str]
) -> Cost:
    """The additional cost, or of two the one that can be paid; of the player's choice if both can.

    `symbols` are the mana that the spell costs otherwise.
    """
    if rule.or_cost is None:
        return rule.cost
    costs = (rule.cost, rule.or_cost)
    context = context_of(process, spell)
    context.announced = True
    possible = tuple(
        number
        for number, cost in enumerate(costs, start=1)
        if can_pay(process, player, _with(cost, symbols), context)
    )
    if len(possible) < 2:
        return costs[possible[0] - 1 if possible else 0]
    answer = process.ask(AskModes(player, 2, 1, 1, possible, spell))
    return costs[answer.numbers[0] - 1] if isinstance(answer, Numbers) else costs[0]


def _with(cost: Cost, symbols: list[str]) -> Cost:
    mana = ManaCost((*symbols, *(cost.mana.symbols if cost.mana else ())))
    others = tuple(part for part in cost.parts if not isinstance(part, PayMana))
    bending = next((part for part in cost.parts if isinstance(part, Waterbend)), PayMana(mana))
    return Cost((bending.with_(cost=mana), *others))


def changed_cost(
    process: Process, player: PlayerId, spell: ObjectId, symbols: list[str]
) -> Changed:
    """The mana symbols of a cost past all changes, how much more generic mana, and by which rules.

    What is added comes before what is taken (601.2f).
    """
    view, more = process.view, commander_tax(process.state, spell)
    added, taken, colored, back = list[str](), list[str](), list[str](), False
    for rule in rules_in_force(view, CostChange):
        own = rule.context
        if not matches(view, rule.rule.filter, spell, own):
            continue
        if rule.rule.player is not None and player not in find_players(view, rule.rule.player, own):
            continue
        if not _is_in_turn(view, rule.rule, own):
            continue
        own = context_of(process, spell) if rule.source == spell else own.with_(it=(spell,))
        if rule.source == spell and isinstance(rule.rule.times, ThisWay):
            times = chosen_to_pay(process, spell)
        else:
            times = max(0, amount_of(view, rule.rule.times, own))  # 107.1b: no targets add nothing
        back = back or (times > 0 and isinstance(rule.rule.times, AttackedWith))
        more += amount_of(view, rule.rule.generic, own) * times
        signs = ManaCost.parse(rule.rule.mana).times(times).symbols
        less = colored if rule.rule.colored_only else taken
        (less if rule.rule.less else added).extend(signs)
    more -= sum(less for less, _ in _by_keywords(process, player, spell))
    left, fewer = reduced((*symbols, *added), taken, colored)
    because = (
        *changing_rules(process, player, spell),
        *rules_of_reduction((*symbols, *added), taken),
        *(met_by_half.numbers if any("/" in one for one in taken) else ()),
        *(attacked_with.numbers if back else ()),
    )
    return left, more - fewer, because


@cites("601.2i", "然后咒语成为被施放")
def _is_in_turn(view: View, rule: CostChange, context: Context) -> bool:
    """True unless only another one of a player's spells of the turn costs more or less.

    The spell whose cost is being determined isn't cast yet.
    """
    if rule.nth is None:
        return True
    before = count_happened(view, Casts(rule.player, rule.filter), context)
    return before.equals(rule.nth - 1, HOW_MANY_SPELLS)


def _by_keywords(
    process: Process, player: PlayerId, spell: ObjectId
) -> list[tuple[int, tuple[str, ...]]]:
    """How much less a spell costs by each of its keyword abilities, and by which rules."""
    view = process.view
    found = [
        (less_by_emerge(process, spell), less_by_emerge.numbers),
    ]
    if is_harmonized(process, spell):
        found.append((less_by_harmonize(process, spell), less_by_harmonize.numbers))
    for ability in view.keywords(spell):
        hook = view.rulebook.keyword(ability.name).reduces
        if hook is not None:
            found.append((hook(view, player, spell, ability), hook.numbers))
    return found


def changing_rules(process: Process, player: PlayerId, spell: ObjectId) -> tuple[str, ...]:
    """The rules by which a commander costs more, and of keyword abilities that reduce a cost."""
    found = list(commander_tax.numbers if commander_tax(process.state, spell) else ())
    for less, numbers in _by_keywords(process, player, spell):
        found += numbers if less else ()
    return tuple(dict.fromkeys(found))


@cites("601.2f", "一旦总费用被确定，任何直接影响总费用的效应生效")
def at_least(process: Process, spell: ObjectId, symbols: list[str], more: int) -> int:
    """How much more generic mana a spell costs where no spell may cost less than so much."""
    view = process.view
    floors = [
        rule.rule.least
        for rule in rules_in_force(view, CostFloor)
        if matches(view, rule.rule.filter, spell, rule.context)
    ]
    if not floors:
        return more
    if any("/" in symbol for symbol in symbols):
        raise Unsupported(
            "601.2f",
            "a least cost of a spell with hybrid or Phyrexian symbols",
            "含混血或非瑞克西亚法术力符号之咒语的最低费用",
        )
    stack = view.object(spell).stack
    x = (stack.x or 0) if stack is not None else 0
    generic = sum(int(s) for s in symbols if s.isdigit())
    others = sum(x if s == "X" else 1 for s in symbols if not s.isdigit())
    least = max(floors)
    return more if others + max(0, generic + more) >= least else least - others - generic
