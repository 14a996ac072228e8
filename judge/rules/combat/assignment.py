"""Who assigns combat damage to whom, and whether an assignment is legal (510.1)."""

from __future__ import annotations

from collections.abc import Mapping

from judge.cite import Cited, cites
from judge.game.state import Attack, Blocked, ObjectId, Recipient, Share
from judge.game.steps import Step
from judge.rules.outcomes import Illegal, Why
from judge.rules.rulebook import Rulebook, Strike
from judge.rules.view import View
from judge.values import Value


class Options(Value):
    """What a creature may assign damage to: `ordered` first, then `beyond` them."""

    ordered: tuple[ObjectId, ...] = ()
    beyond: Recipient | None = None
    because: tuple[str, ...] = ()
    beyond_because: tuple[str, ...] = ()


class Lethal(Value):
    """How much damage is lethal, how much it would be but for an ability, and which ability."""

    amount: int
    otherwise: int
    because: tuple[str, ...] = ()


Others = Mapping[Recipient, tuple[tuple[ObjectId, int], ...]]  # sources and amounts by recipient


@cites("510.4", "只有具有先攻或连击的生物在该战斗伤害步骤中分配伤害")
def assigns_now(rulebook: Rulebook, view: View, creature: ObjectId) -> bool:
    """True if a creature assigns damage in the combat damage step there is."""
    strikes = [k.strikes() for k in rulebook.of(view, creature) if k.strikes is not None]
    if view.state.turn.step is Step.FIRST_COMBAT_DAMAGE:
        return bool(strikes)
    strikers = view.combat.strikers
    return strikers is None or creature not in strikers or Strike.BOTH in strikes


@cites("510.1b", "未被阻挡生物对其攻击的牌手、鹏洛客或战役分配它的战斗伤害")
def options_of_unblocked(rulebook: Rulebook, view: View, attack: Attack) -> Options:
    """An unblocked creature assigns to what it attacks."""
    return Options(beyond=attack.target, because=options_of_unblocked.numbers)


@cites("510.1c", "被阻挡生物对阻挡它的生物分配战斗伤害")
def options_of_blocked(rulebook: Rulebook, view: View, attack: Attack) -> Options:
    """A blocked creature assigns to its blockers, with trample also past them."""
    numbers = options_of_blocked.numbers
    if attack.blockers:
        excess = rulebook.first(view, attack.attacker, lambda k: k.assigns_excess)
    else:
        excess = rulebook.first(view, attack.attacker, lambda k: k.assigns_without_blockers)
    if excess is None or attack.target is None:
        return Options(attack.blockers, because=numbers)
    return Options(attack.blockers, attack.target, numbers, excess.numbers)


@cites("510.1d", "阻挡生物对它阻挡的生物分配战斗伤害")
def options_of_blocker(view: View, attackers: tuple[ObjectId, ...]) -> Options:
    """A blocking creature assigns to what it blocks."""
    return Options(attackers, because=options_of_blocker.numbers)


def options_of(rulebook: Rulebook, view: View, creature: ObjectId) -> Options:
    """What an attacking or blocking creature may assign its combat damage to."""
    attack = view.attack_of(creature)
    if attack is not None and attack.blocked is Blocked.BLOCKED:
        return options_of_blocked(rulebook, view, attack)
    if attack is not None:
        return options_of_unblocked(rulebook, view, attack)
    block = view.block_of(creature)
    return options_of_blocker(view, block.attackers if block else ())


@cites("510.1c", "但除非在某阻挡生物之前的所有生物均已经分配到致命伤害")
def lethal_damage(
    rulebook: Rulebook, view: View, source: ObjectId, creature: ObjectId, others: Others
) -> Lethal:
    """The damage from `source` that is lethal to a creature, beside what others assign it."""
    shares = others.get(creature, ())
    marked = view.object(creature).damage
    usual = max(0, view.toughness(creature) - marked - sum(n for _, n in shares))
    for other, amount in shares:
        hook = lethal_hook(rulebook, view, other)
        if amount and hook is not None and hook(usual + amount) <= amount:
            return Lethal(0, usual, hook.numbers)
    hook = lethal_hook(rulebook, view, source)
    amount = hook(usual) if hook is not None else usual
    because = hook.numbers if hook is not None and amount != usual else ()
    return Lethal(amount, usual, because)


def lethal_hook(rulebook: Rulebook, view: View, source: ObjectId) -> Cited[[int], int] | None:
    """What the source's abilities say of how much of its damage is lethal."""
    hooks = (keyword.lethal for keyword in rulebook.of(view, source))
    return next((hook for hook in hooks if hook is not None), None)


@cites("510.1a", "分配的战斗伤害等同于其力量")
def check_total(view: View, source: ObjectId, shares: tuple[Share, ...]) -> Illegal | None:
    """A creature assigns damage equal to its power, no more and no less."""
    if any(share.amount < 0 for share in shares):
        return Illegal(Why.WRONG_TOTAL, source, check_total.numbers)
    if sum(share.amount for share in shares) != max(0, view.power(source)):
        return Illegal(Why.WRONG_TOTAL, source, check_total.numbers)
    return None


@cites("510.1e", "总伤害分配（而非任何单独的攻击或阻挡生物的伤害分配）")
def check_assignment(
    rulebook: Rulebook,
    view: View,
    source: ObjectId,
    shares: tuple[Share, ...],
    others: Others,
) -> Illegal | tuple[str, ...]:
    """Why an assignment may not be made, or the rules that allow it."""
    options = options_of(rulebook, view, source)
    allowed = (*options.ordered, *(() if options.beyond is None else (options.beyond,)))
    for share in shares:
        if share.recipient not in allowed:
            return Illegal(Why.WRONG_RECIPIENT, source, options.because, share.recipient)
    refused = check_total(view, source, shares)
    if refused is not None:
        return refused
    return _check_order(rulebook, view, source, shares, others)


def _check_order(
    rulebook: Rulebook,
    view: View,
    source: ObjectId,
    shares: tuple[Share, ...],
    others: Others,
) -> Illegal | tuple[str, ...]:
    options = options_of(rulebook, view, source)
    given = {share.recipient: share.amount for share in shares}
    because = list(options.because)
    beyond = given.get(options.beyond, 0) if options.beyond is not None else 0
    for place, creature in enumerate(options.ordered):
        later = [given.get(after, 0) for after in options.ordered[place + 1 :]]
        is_bound = beyond > 0 or (rulebook.edition.has_damage_assignment_order and any(later))
        if not is_bound:
            continue
        lethal = lethal_damage(rulebook, view, source, creature, others)
        if given.get(creature, 0) < lethal.amount:
            numbers = options.beyond_because if beyond and not any(later) else ()
            return Illegal(Why.LETHAL_FIRST, source, (*options.because, *numbers), creature)
        if given.get(creature, 0) < lethal.otherwise:
            because.extend(lethal.because)
    if beyond and options.ordered:
        because[len(options.because) : len(options.because)] = options.beyond_because
    elif beyond:
        because.extend(options.beyond_because)
    return tuple(dict.fromkeys(because))


def usual_assignment(
    rulebook: Rulebook, view: View, source: ObjectId, others: Others
) -> tuple[Share, ...]:
    """The assignment a player usually makes: lethal damage in order, then the rest.

    The rest goes past the blockers where it may, else to the last of them.
    """
    options = options_of(rulebook, view, source)
    left = max(0, view.power(source))
    amounts: dict[Recipient, int] = {}
    for creature in options.ordered:
        needed = lethal_damage(rulebook, view, source, creature, others).amount
        amounts[creature] = min(left, needed)
        left -= amounts[creature]
    last = options.beyond if options.beyond is not None else (options.ordered or (None,))[-1]
    if last is not None and left:
        amounts[last] = amounts.get(last, 0) + left
    return tuple(Share(recipient, amount) for recipient, amount in amounts.items() if amount)


def is_choice(rulebook: Rulebook, view: View, source: ObjectId, others: Others) -> bool:
    """True if more than one assignment would be legal."""
    options = options_of(rulebook, view, source)
    if len(options.ordered) + (options.beyond is not None) < 2:
        return False
    first = lethal_damage(rulebook, view, source, options.ordered[0], others).amount
    return view.power(source) > first or not rulebook.edition.has_damage_assignment_order
