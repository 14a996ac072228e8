"""Whether attackers may be declared: who may attack what, restrictions, requirements (508.1a-d)."""

from __future__ import annotations

from judge.abilities.statics import (
    AsThoughHaste,
    AsThoughNotDefender,
    AttackLimit,
    CantAttack,
    Goaded,
    MustAttack,
    OnlyAttacksAlone,
)
from judge.cite import cites
from judge.game import events as e
from judge.game.earlier import Told
from judge.game.state import ObjectId, PlayerId, Recipient
from judge.rules.combat.parties import (
    attackable,
    attacking_players,
    can_be_attacked,
    is_fighter,
    rules_of_attacked,
    rules_of_fighter,
)
from judge.rules.combat.requirements import Search, Slot
from judge.rules.combat.static_rules import Bearing, bearing
from judge.rules.earlier import HOW_MANY_ATTACKERS, Bounds, told
from judge.rules.influence.reach import reaches, seats_within
from judge.rules.influence.seats import rules_of_seats
from judge.rules.references.words import defender_of
from judge.rules.requests import Illegal, Why
from judge.rules.view import View

Attacks = tuple[tuple[ObjectId, Recipient], ...]
Choice = tuple[ObjectId, Recipient | None]


@cites("508.1a", "被选择的生物必须未横置")
def check_creature(view: View, attacker: ObjectId, target: Recipient) -> Illegal | None:
    """An attacker is an untapped creature of an attacking player, and no battle."""
    held, numbers = view.object(attacker), check_creature.numbers
    if not view.is_permanent(attacker) or held.controller not in attacking_players(view):
        return Illegal(Why.NOT_YOURS, attacker, numbers)
    if not is_fighter(view, attacker):
        return Illegal(Why.NOT_A_CREATURE, attacker, (*numbers, *rules_of_fighter(view, attacker)))
    if held.tapped:
        return Illegal(Why.TAPPED, attacker, numbers)
    return None


@cites("302.6", "该生物不能进行攻击")
def check_sickness(view: View, attacker: ObjectId, target: Recipient) -> Illegal | None:
    """An attacker has haste or has been controlled since the turn began."""
    if not view.object(attacker).sick:
        return None
    if view.rulebook.first(view, attacker, lambda keyword: keyword.attacks_at_once):
        return None
    if any(one.means(one.rule.filter, attacker) for one in bearing(view, AsThoughHaste)):
        return None
    return Illegal(Why.SICK, attacker, (*check_sickness.numbers, *check_creature.numbers))


@cites("508.1b", "宣告它所攻击的牌手、鹏洛客或战役")
def check_target(view: View, attacker: ObjectId, target: Recipient) -> Illegal | None:
    """An attack is on a defending player, their planeswalker, or a battle they protect."""
    if can_be_attacked(view, target):
        return None
    own = rules_of_attacked(view, target)
    numbers = (*rules_of_seats(view.state), *check_target.numbers, *own)
    subject = ObjectId(target) if isinstance(target, int) else PlayerId(target)
    return Illegal(Why.NOT_ATTACKABLE, subject, numbers, attacker)


@cites("801.3", "生物只能攻击在其操控者影响范围之内的对手")
def check_range(view: View, attacker: ObjectId, target: Recipient) -> Illegal | None:
    """The player attacked, or whose planeswalker or battle is, is in its controller's range."""
    defender = defender_of(view, target)
    if reaches(view.state, view.object(attacker).controller, defender):
        return None
    numbers = (*check_range.numbers, *seats_within.numbers)
    return Illegal(Why.NOT_ATTACKABLE, defender, numbers, attacker)


@cites("508.1c", "如果违反了任何限制，该宣告攻击者非法")
def check_restrictions(view: View, attacker: ObjectId, target: Recipient) -> Illegal | None:
    """No ability or effect says that the creature can't attack, or not this."""
    numbers = check_restrictions.numbers
    restriction = view.rulebook.first(view, attacker, lambda keyword: keyword.may_attack)
    if restriction is not None and not restriction() and not _defends_not(view, attacker):
        return Illegal(Why.CANT_ATTACK, attacker, (*restriction.numbers, *numbers))
    for one in bearing(view, CantAttack, target):
        rule = one.rule
        if rule.unless is None and not rule.alone and bars(one, attacker, target):
            return Illegal(Why.CANT_ATTACK, attacker, numbers, by=one.held.source)
    return None


def _defends_not(view: View, attacker: ObjectId) -> bool:
    """True if it may attack as though it didn't have defender (609.4)."""
    return any(one.means(one.rule.filter, attacker) for one in bearing(view, AsThoughNotDefender))


def bars(one: Bearing[CantAttack], attacker: ObjectId, target: Recipient) -> bool:
    """True if a rule says that the creature can't attack this, whatever its cost."""
    rule = one.rule
    return one.means(rule.filter, attacker) and one.attacked(rule.whom, target, rule.planeswalkers)


CHECKS = (check_creature, check_sickness, check_target, check_range, check_restrictions)


def may_attack(view: View, attacker: ObjectId, target: Recipient) -> bool:
    """True if nothing about the two keeps the creature from attacking it."""
    return all(check(view, attacker, target) is None for check in CHECKS)


class Together:
    """The restrictions on all attackers together (508.1c, 506.5)."""

    def __init__(self, view: View) -> None:
        self.alone = list(bearing(view, CantAttack, such=lambda rule: rule.alone))
        self.only_alone = list(bearing(view, OnlyAttacksAlone))
        self.limits = list(bearing(view, AttackLimit))
        history = view.state.history
        number = len({one.attacker for one in history if isinstance(one, e.AttackDeclared)})
        told_of = told(view.state, Told.ATTACKED, view.state.active_players)
        self.earlier = told_of.plus(Bounds(number, number))

    def broken_by(self, attacks: Attacks) -> tuple[ObjectId, tuple[str, ...]] | None:
        """A creature whose attack breaks one of them, and the rules of that; None if none does."""
        if len(attacks) == 1 and self._means(self.alone, attacks[0][0]):
            return attacks[0][0], attacks_alone.numbers
        if len(attacks) > 1:
            found = (a for a, _ in attacks if self._means(self.only_alone, a))
            lonely = next(found, None)
            if lonely is not None:
                return lonely, attacks_alone.numbers
        for one in self.limits:
            rule = one.rule
            counted = [a for a, on in attacks if one.attacked(rule.whom, on, rule.planeswalkers)]
            left = rule.number
            if rule.each_turn:
                left -= self.earlier.exactly(HOW_MANY_ATTACKERS)
            if len(counted) > max(left, 0):
                return counted[max(left, 0)], ()
        return None

    @staticmethod
    def _means(
        rules: list[Bearing[CantAttack]] | list[Bearing[OnlyAttacksAlone]], creature: ObjectId
    ) -> bool:
        return any(one.means(one.rule.filter, creature) for one in rules)


@cites("506.5", "如果在宣告攻击者步骤中只有一个生物被宣告为攻击者，该生物单独攻击")
def attacks_alone() -> None:
    """The one creature that is declared as an attacker attacks alone."""


@cites("508.1c", "注明生物不能攻击，或符合某些条件才能攻击的效应")
def check_together(view: View, attacks: Attacks) -> Illegal | None:
    """No restriction on the attackers as a whole is broken."""
    broken = Together(view).broken_by(attacks)
    if broken is None:
        return None
    creature, why = broken
    return Illegal(Why.CANT_ATTACK, creature, (*check_together.numbers, *why))


@cites("701.38b", "被煽惑的生物每次战斗若能攻击，则必须攻击")
@cites("701.38c", "这会创造额外的战斗需求")
def goaders(view: View, creature: ObjectId) -> tuple[PlayerId, ...]:
    """The players by whom a creature is goaded, each once (701.38d)."""
    found = (
        one.held.controller for one in bearing(view, Goaded) if one.means(one.rule.filter, creature)
    )
    return tuple(dict.fromkeys(found))


def obeyed(
    view: View, musts: list[Bearing[MustAttack]], attacker: ObjectId, target: Recipient
) -> int:
    """The number of requirements that one attack obeys."""
    number = sum(
        one.means(one.rule.filter, attacker) and one.attacked(one.rule.whom, target, False)
        for one in musts
    )
    is_goading = next(bearing(view, Goaded), None) is not None
    for player in goaders(view, attacker) if is_goading else ():
        is_other = not isinstance(target, int) and target != player
        number += 1 + is_other  # to attack, and to attack another player
    return number


@cites(
    "508.1d",
    "如果被遵循的要求数量在不违反任何限制的情况下小于可以遵循的最大要求数量，该宣告攻击者为非法",
)
def check_requirements(view: View, attacks: Attacks) -> Illegal | None:
    """As many requirements are obeyed as can be without breaking a restriction or paying."""
    musts = list(bearing(view, MustAttack))
    if not musts and next(bearing(view, Goaded), None) is None:
        return None
    declared = sum(obeyed(view, musts, attacker, target) for attacker, target in attacks)
    better = _search(view, musts).better(declared)
    if better is None:
        return None
    held = dict(attacks)
    for attacker, target in better:
        now = held.get(attacker)
        was = obeyed(view, musts, attacker, now) if now is not None else 0
        if target is not None and obeyed(view, musts, attacker, target) > was:
            numbers = goaders.numbers if goaders(view, attacker) else ()
            why = Why.MUST_ATTACK if now is None else Why.MUST_ATTACK_ANOTHER
            return Illegal(why, attacker, (*check_requirements.numbers, *numbers), now)
    raise AssertionError("a better declaration has no better attack")


def excused(view: View, attacks: Attacks) -> tuple[ObjectId, ...]:
    """The creatures of attacking players that a requirement is about and that do not attack."""
    musts, held = list(bearing(view, MustAttack)), dict(attacks)
    if not musts and next(bearing(view, Goaded), None) is None:
        return ()
    players = attacking_players(view)
    return tuple(
        one.id
        for one in view.permanents()
        if one.controller in players and one.id not in held and view.of(one.id).is_creature
        if goaders(view, one.id) or any(must.means(must.rule.filter, one.id) for must in musts)
    )


def required_attacks(view: View) -> Attacks:
    """The fewest attacks that obey as many requirements as can be; none where there are none."""
    musts = list(bearing(view, MustAttack))
    if not musts and next(bearing(view, Goaded), None) is None:
        return ()
    best = _made(_search(view, musts).best())
    return tuple((one, on) for one, on in best if obeyed(view, musts, one, on))


def _search(view: View, musts: list[Bearing[MustAttack]]) -> Search[Choice]:
    together = Together(view)
    targets = attackable(view)
    players = attacking_players(view)
    slots: list[Slot[Choice]] = []
    for held in view.permanents():
        if held.controller not in players or not is_fighter(view, held.id):
            continue
        options: list[tuple[int, Choice]] = [(0, (held.id, None))]
        for target in targets:
            if may_attack(view, held.id, target) and not has_toll(view, held.id, target):
                gain = obeyed(view, musts, held.id, target)
                if gain or together.alone:
                    options.append((gain, (held.id, target)))
        if len(options) > 1:
            slots.append(Slot(options))
    slots.sort(key=lambda slot: -slot.best)
    return Search(
        slots,
        lambda chosen: 0,
        0,
        lambda chosen: together.broken_by(_made(chosen)) is None,
    )


def _made(chosen: tuple[Choice, ...]) -> Attacks:
    return tuple((attacker, target) for attacker, target in chosen if target is not None)


def has_toll(view: View, attacker: ObjectId, target: Recipient) -> bool:
    """True if the attack has a cost, which nobody has to pay to obey a requirement (508.1d)."""
    return any(
        one.rule.unless is not None and bars(one, attacker, target)
        for one in bearing(view, CantAttack, target)
    )
