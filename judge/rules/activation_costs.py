"""What effects add to the cost of an activated ability and take from it (602.2b, 601.2f)."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.structs import Struct
from judge.abilities import Activated, Cost
from judge.abilities.costs import PayMana
from judge.abilities.filters import Targets
from judge.abilities.statics import AbilityCostChange
from judge.cards import ManaCost
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.state import ObjectId, PlayerId
from judge.rules.keyword_rules.cycling import CYCLINGS
from judge.rules.mana_abilities import is_of_mana
from judge.rules.meaning import find_players, matches
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View

Change = RuleInForce[AbilityCostChange]


class User(Struct):
    """Who activates which ability of what; `stacked` is the ability where it is on the stack."""

    player: PlayerId
    source: ObjectId
    ability: Activated
    stacked: ObjectId | None = None


@cites("602.2b", "起动异能的其余部分与规则601.2b-i中列出的施放咒语部分相同")
def changes_of(view: View, user: User) -> tuple[Change, ...]:
    """The effects in force that change what an ability costs."""
    return tuple(
        rule for rule in rules_in_force(view, AbilityCostChange) if _is_of(view, rule, user)
    )


def _is_of(view: View, held: Change, user: User) -> bool:
    rule, own = held.rule, held.context
    if is_of_mana(view, user.ability) and not rule.mana_too:
        return False
    if rule.keyword is not None and not is_called(user.ability, rule.keyword):
        return False
    if rule.player is not None and user.player not in find_players(view, rule.player, own):
        return False
    if rule.target is not None and (
        user.stacked is None or not matches(view, Targets(rule.target), user.stacked, own)
    ):
        return False
    return matches(view, rule.filter, user.source, own)


@cites("702.29f", "类别循环异能是循环异能")
def is_called(ability: Activated, keyword: str) -> bool:
    """True of an ability that a keyword stands for; typecycling is a cycling ability."""
    return ability.name == keyword or (keyword == "cycling" and ability.name in CYCLINGS)


@cites("601.2f", "一些效应可能增加或减少须支付的费用")
@cites("118.7a", "只会影响费用中一般法术力的部分")
def with_changes(cost: Cost, changes: Sequence[Change]) -> Cost:
    """The cost with all that is added, less all that is taken; what has a floor is taken first.

    The player chooses the order of what is taken, and so it takes most.
    """
    if not changes:
        return cost
    symbols = cost.mana.symbols if cost.mana else ()
    others = tuple(s for s in symbols if not s.isdigit())
    generic = sum(int(s) for s in symbols if s.isdigit())
    more = [change.rule for change in changes if change.rule.generic > 0]
    less = [change.rule for change in changes if change.rule.generic < 0]
    generic += sum(rule.generic for rule in more)
    for rule in sorted(less, key=lambda one: -one.floor):
        if "X" in symbols:
            raise Unsupported(
                "118.7", "a cost of an ability with {X} that is reduced", "减少异能的含{X}费用"
            )
        spare = max(0, generic + len(others) - rule.floor)
        generic -= min(generic, spare, -rule.generic)
    if cost.mana is None and not more:
        return cost
    rest = tuple(part for part in cost.parts if not isinstance(part, PayMana))
    of_generic = (str(generic),) if generic or not others else ()
    own = next((part for part in cost.parts if isinstance(part, PayMana)), PayMana(ManaCost()))
    return Cost((own.with_(cost=ManaCost((*of_generic, *others))), *rest))
