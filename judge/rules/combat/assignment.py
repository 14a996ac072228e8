"""Who assigns combat damage to whom, and whether an assignment is legal (510.1)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from judge.abilities.statics import AssignsByToughness, AssignsNoDamage
from judge.cards import CardType
from judge.cite import Cited, cites
from judge.game.state import Attack, Blocked, ObjectId, Recipient, Share
from judge.game.steps import Step
from judge.rules.combat.bands import attacker_assigns, defender_assigns
from judge.rules.combat.division import among_attackers, among_blockers
from judge.rules.combat.parties import attacks_nothing, defending_player
from judge.rules.combat.static_rules import bearing
from judge.rules.damage import lethal_size
from judge.rules.requests import Illegal, Why
from judge.rules.rulebook import KeywordAbility, Property, Strike
from judge.rules.view import View
from judge.values import Value


class Options(Value):
    """What a creature may assign damage to: `ordered` first, then each of `beyond` past them.

    `is_free`: the shares of the ordered ones need no order.
    """

    ordered: tuple[ObjectId, ...] = ()
    beyond: tuple[Recipient, ...] = ()
    is_free: bool = False
    because: tuple[str, ...] = ()
    beyond_because: tuple[str, ...] = ()

    @property
    def last(self) -> Recipient | None:
        """Where damage goes that nothing else needs; None where there is nothing."""
        return ((None, *self.ordered, *self.beyond))[-1]


class Lethal(Value):
    """How much damage is enough, how much it would be but for an ability, and which ability."""

    amount: int
    otherwise: int
    because: tuple[str, ...] = ()


Others = Mapping[Recipient, tuple[tuple[ObjectId, int], ...]]  # sources and amounts by recipient
Freed = Collection[ObjectId]
Hook = Callable[[KeywordAbility], Property | None]


@cites("510.4", "只有具有先攻或连击的生物在该战斗伤害步骤中分配伤害")
def assigns_now(view: View, creature: ObjectId) -> bool:
    """True if a creature assigns damage in the combat damage step there is."""
    strikes = strikes_of(view, creature)
    if view.state.turn.step is Step.FIRST_COMBAT_DAMAGE:
        return bool(strikes)
    strikers = view.combat.strikers
    return strikers is None or assigns_afterwards(creature, creature in strikers, strikes)


@cites("702.7c", "并不会使此生物在第二个战斗伤害步骤中无法分配战斗伤害")
def assigns_afterwards(creature: ObjectId, did: bool, strikes: tuple[Strike, ...]) -> bool:
    """What assigned first does so again only with double strike, whatever else it has by then."""
    return not did or Strike.BOTH in strikes


def strikes_of(view: View, creature: ObjectId) -> tuple[Strike, ...]:
    """First strike and double strike, so far as a creature has them."""
    return tuple(k.strikes() for k in view.rulebook.of(view, creature) if k.strikes is not None)


@cites("510.1a", "每个攻击生物和每个阻挡生物分配的战斗伤害等同于其力量")
def amount_of(view: View, creature: ObjectId) -> int:
    """How much damage a creature assigns: its power, unless an effect says its toughness."""
    if any(one.means(one.rule.filter, creature) for one in bearing(view, AssignsNoDamage)):
        return 0
    by = any(one.means(one.rule.filter, creature) for one in bearing(view, AssignsByToughness))
    return max(0, view.toughness(creature) if by else view.power(creature))


@cites("510.1b", "未被阻挡生物对其攻击的牌手、鹏洛客或战役分配它的战斗伤害")
def options_of_unblocked(view: View, attack: Attack) -> Options:
    """An unblocked creature assigns to what it attacks."""
    beyond, numbers = _beyond(view, attack)
    return Options(beyond=beyond, because=options_of_unblocked.numbers, beyond_because=numbers)


@cites("510.1c", "被阻挡生物对阻挡它的生物分配战斗伤害")
def options_of_blocked(view: View, attack: Attack) -> Options:
    """A blocked creature assigns to its blockers, with trample also past them."""
    numbers = among_blockers(view, attack.blockers, options_of_blocked.numbers)
    is_free = defender_assigns(view, attack.blockers)
    hook: Hook = _past_blockers if attack.blockers else _without_blockers
    excess = view.rulebook.first(view, attack.attacker, hook)
    if excess is None:
        return Options(attack.blockers, is_free=is_free, because=numbers)
    beyond, more = _beyond(view, attack)
    return Options(attack.blockers, beyond, is_free, numbers, (*excess.numbers, *more))


def _past_blockers(keyword: KeywordAbility) -> Property | None:
    return keyword.assigns_excess


def _without_blockers(keyword: KeywordAbility) -> Property | None:
    return keyword.assigns_without_blockers


def _past_planeswalker(keyword: KeywordAbility) -> Property | None:
    return keyword.assigns_past_planeswalker


def _beyond(view: View, attack: Attack) -> tuple[tuple[Recipient, ...], tuple[str, ...]]:
    """What a creature attacks, and with trample over planeswalkers also its controller."""
    past = view.rulebook.first(view, attack.attacker, _past_planeswalker)
    defender = defending_player(view, attack.attacker)
    target = attack.target
    if target is None:
        if past is None or defender is None or not attacked_planeswalker(view, attack):
            attacks_nothing(attack.attacker)
            return (), ()
        return (defender,), attacked_planeswalker.numbers
    if past is None or not isinstance(target, int) or defender is None:
        return (target,), ()
    if not view.of(ObjectId(target)).is_planeswalker:
        return (target,), ()
    return (target, view.object(ObjectId(target)).controller), past.numbers


@cites("702.19e", "该生物的伤害可以在所有阻挡生物都已分配了致命伤害之后分配给防御牌手")
def attacked_planeswalker(view: View, attack: Attack) -> bool:
    """True if what a creature attacked and attacks no more was a planeswalker."""
    if attack.lost is None:
        return False
    now = view.of(attack.lost)
    return now.is_planeswalker or CardType.BATTLE not in now.types


@cites("510.1d", "阻挡生物对它阻挡的生物分配战斗伤害")
def options_of_blocker(view: View, attackers: tuple[ObjectId, ...]) -> Options:
    """A blocking creature assigns to what it blocks."""
    numbers = among_attackers(view, attackers, options_of_blocker.numbers)
    return Options(attackers, is_free=attacker_assigns(view, attackers), because=numbers)


@cites("509.1h", "即使对其进行阻挡的所有生物均被移出战斗，该生物依然被阻挡")
def stays_blocked(view: View, attack: Attack) -> bool:
    """True of a creature that was blocked, also if what blocked it is gone."""
    return attack.blocked is Blocked.BLOCKED


def is_blocked(view: View, attack: Attack) -> bool:
    """True of a creature that is blocked, by whatever is still there."""
    if attack.blocked is not Blocked.BLOCKED:
        return False
    return bool(attack.blockers) or stays_blocked(view, attack)


def options_of(view: View, creature: ObjectId, freed: Freed = ()) -> Options:
    """What an attacking or blocking creature may assign its combat damage to.

    Those that are `freed` assign as though they weren't blocked.
    """
    attack = view.attack_of(creature)
    if attack is not None and is_blocked(view, attack) and creature not in freed:
        return options_of_blocked(view, attack)
    if attack is not None:
        return options_of_unblocked(view, attack)
    block = view.block_of(creature)
    return options_of_blocker(view, block.attackers if block else ())


@cites("510.1c", "但除非在某阻挡生物之前的所有生物均已经分配到致命伤害")
def lethal_damage(view: View, source: ObjectId, creature: ObjectId, others: Others) -> Lethal:
    """The damage from `source` that is lethal to a creature, beside what others assign it."""
    shares = others.get(creature, ())
    marked = view.object(creature).damage
    usual = max(0, lethal_size(view, creature) - marked - sum(n for _, n in shares))
    for other, amount in shares:
        hook = lethal_hook(view, other)
        if amount and hook is not None and hook(usual + amount) <= amount:
            return Lethal(0, usual, hook.numbers)
    hook = lethal_hook(view, source)
    amount = hook(usual) if hook is not None else usual
    because = hook.numbers if hook is not None and amount != usual else ()
    return Lethal(amount, usual, because)


def lethal_hook(view: View, source: ObjectId) -> Cited[[int], int] | None:
    """What the source's abilities say of how much of its damage is lethal."""
    hooks = (keyword.lethal for keyword in view.rulebook.of(view, source))
    return next((hook for hook in hooks if hook is not None), None)


@cites("702.19c", "且至少为该生物所攻击的鹏洛客分配等同于该鹏洛客忠诚的伤害之后")
def enough_for(view: View, planeswalker: ObjectId, others: Others) -> Lethal:
    """The damage after which the rest may go past a planeswalker: its loyalty."""
    loyalty = view.object(planeswalker).counters.count("loyalty")
    needed = max(0, loyalty - sum(n for _, n in others.get(planeswalker, ())))
    return Lethal(needed, needed, enough_for.numbers)


@cites("510.1a", "分配的战斗伤害等同于其力量")
def check_total(view: View, source: ObjectId, shares: tuple[Share, ...]) -> Illegal | None:
    """A creature assigns damage equal to its power, no more and no less."""
    if any(share.amount < 0 for share in shares):
        return Illegal(Why.WRONG_TOTAL, source, check_total.numbers)
    if sum(share.amount for share in shares) != amount_of(view, source):
        return Illegal(Why.WRONG_TOTAL, source, check_total.numbers)
    return None


@cites("702.19f", "不能将它所造成的任何战斗伤害分配给防御牌手")
def kept_to_planeswalker(view: View, source: ObjectId, to: Recipient) -> tuple[str, ...]:
    """The rule that keeps a player from the damage of what attacks a planeswalker."""
    attack = view.attack_of(source)
    if attack is None or isinstance(to, int) or not isinstance(attack.target, int):
        return ()
    is_walker = view.of(ObjectId(attack.target)).is_planeswalker
    return kept_to_planeswalker.numbers if is_walker else ()


@cites("510.1e", "总伤害分配（而非任何单独的攻击或阻挡生物的伤害分配）")
def check_assignment(
    view: View, source: ObjectId, shares: tuple[Share, ...], others: Others, freed: Freed = ()
) -> Illegal | tuple[str, ...]:
    """Why an assignment may not be made, or the rules that allow it."""
    options = options_of(view, source, freed)
    for share in shares:
        if share.recipient not in (*options.ordered, *options.beyond):
            because = (*options.because, *kept_to_planeswalker(view, source, share.recipient))
            return Illegal(Why.WRONG_RECIPIENT, source, because, share.recipient)
    refused = check_total(view, source, shares)
    if refused is not None:
        return refused
    given = {share.recipient: share.amount for share in shares}
    return _check_order(view, source, options, given, others)


def _check_order(
    view: View,
    source: ObjectId,
    options: Options,
    given: Mapping[Recipient, int],
    others: Others,
) -> Illegal | tuple[str, ...]:
    several = len(options.ordered) > 1 and not options.is_free
    has_order = several and view.rulebook.edition.has_damage_assignment_order
    line = (*options.ordered, *options.beyond)
    because = list(options.because)
    for place, recipient in enumerate(line[:-1]):
        past = any(given.get(after, 0) for after in options.beyond if after in line[place + 1 :])
        later = any(given.get(after, 0) for after in line[place + 1 : len(options.ordered)])
        if not past and not (has_order and later):
            continue
        least = needed(view, source, recipient, others)
        if given.get(recipient, 0) < least.amount:
            numbers = options.beyond_because if past and not later else ()
            return Illegal(Why.LETHAL_FIRST, source, (*options.because, *numbers), recipient)
        if given.get(recipient, 0) < least.otherwise:
            because.extend(least.because)
    if any(given.get(recipient, 0) for recipient in options.beyond):
        because[len(options.because) : len(options.because)] = options.beyond_because
    return tuple(dict.fromkeys((*because, *amount_of.numbers)))


def needed(view: View, source: ObjectId, recipient: Recipient, others: Others) -> Lethal:
    """What a recipient must be assigned before the next one may be."""
    attack = view.attack_of(source)
    if not isinstance(recipient, int):
        raise AssertionError(f"{recipient} is always the last")
    if attack is not None and recipient == attack.target:
        return enough_for(view, ObjectId(recipient), others)
    return lethal_damage(view, source, ObjectId(recipient), others)
