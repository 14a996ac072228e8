"""Restrictions, costs and permissions as static abilities, with their conditions and zones.

What is said of this very spell holds wherever it is (113.6).
"""

from __future__ import annotations

from judge.abilities import Condition, Cost, Limit, Static
from judge.abilities.bases import StaticRule
from judge.abilities.conditions import All, Any, Not, PlayerIs, TurnOf
from judge.abilities.costs import PayMana
from judge.abilities.effects.players import Behold
from judge.abilities.filters import InZone, IsIt, IsThis
from judge.abilities.statics import (
    AdditionalCost,
    AlternativeCost,
    AsThoughFlash,
    CantAttack,
    CantBeCountered,
    CantCast,
    CastOnlyIf,
    CostChange,
    FlashForMore,
    PlayFrom,
)
from judge.abilities.walk import put, within
from judge.abilities.who import EachOpponent, It, ThatPlayer, This, You
from judge.cards import ManaCost
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.permissions import at_cost
from judge.oracle.clauses.predicates import Rules


def _one(rules: Rules) -> object:
    return rules[0] if len(rules) == 1 else REJECTED


def _anywhere(rules: Rules, condition: Condition | None = None) -> tuple[Static, ...]:
    """Rules of this very spell, which hold wherever it is; "it" is this spell."""
    said = None if condition is None else of_this(condition)
    return tuple(Static(rule, said, zone=None) for rule in rules)


def of_this(condition: Condition) -> Condition:
    """The condition with this object for "it"."""
    made: object = condition
    for part in list(within(condition)):
        if isinstance(part, It | IsIt):
            made = put(made, part, This() if isinstance(part, It) else IsThis())
    assert isinstance(made, Condition)
    return made


def _here(rules: Rules, condition: Condition | None = None) -> object:
    """Rules as static abilities; those of this very spell hold wherever it is."""
    if condition is not None and not all(_is_clear(rule, condition) for rule in rules):
        return REJECTED
    return tuple(
        Static(
            rule,
            _of_subject(rule, condition),
            zone=None if _is_of_this_spell(rule) else "battlefield",
        )
        for rule in rules
    )


def _of_subject(rule: StaticRule, condition: Condition | None) -> Condition | None:
    """ "~ can't block unless it attacked this turn": unless this object did."""
    if condition is None or getattr(rule, "filter", None) != IsThis():
        return condition
    return of_this(condition)


def _is_clear(rule: StaticRule, condition: Condition) -> bool:
    """False where "that player" is nobody: only an attack is about a player."""
    if isinstance(rule, CantAttack):
        return True
    parts = condition.parts if isinstance(condition, All | Any) else (condition,)
    inner = [part.condition if isinstance(part, Not) else part for part in parts]
    plain = [part for part in inner if not isinstance(part, PlayerIs | Not | All | Any)]
    return not any(isinstance(one, ThatPlayer) for part in plain for one in within(part))


def _is_of_this_spell(rule: StaticRule) -> bool:
    return isinstance(rule, (CantBeCountered, CostChange)) and rule.filter == IsThis()


def _unless(rules: Rules, condition: Condition) -> object:
    return _here(rules, Not(condition))


def _flash_if(condition: Condition) -> tuple[Static, ...]:
    return _anywhere((AsThoughFlash(You(), IsThis()),), condition)


def _more(cost: Cost, or_cost: Cost | None = None) -> tuple[Static, ...]:
    return _anywhere((AdditionalCost(cost, or_cost),))


def _may(cost: Cost) -> tuple[Static, ...]:
    evidence = any(getattr(part, "action", None) == EVIDENCE for part in cost.parts)
    beheld = any(isinstance(part, Behold) for part in cost.parts)
    name = EVIDENCE if evidence else "behold" if beheld else "additional cost"
    return _anywhere((AdditionalCost(cost, optional=name),))


def _rather(cost: Cost, condition: Condition | None = None) -> tuple[Static, ...]:
    return _anywhere((AlternativeCost(cost, condition),))


def _freely(condition: Condition) -> tuple[Static, ...]:
    """118.9: without paying its mana cost is for an alternative cost, of nothing here."""
    return _rather(Cost((PayMana(ManaCost(("0",))),)), condition)


def _only(items: tuple[Limit, ...]) -> object:
    """Only at times: not only once, or as a sorcery."""
    times = [one.condition or (TurnOf(You()) if one.your_turn else None) for one in items]
    known = [one for one in times if one is not None]
    if len(known) < len(items):
        return REJECTED
    said = known[0] if len(known) == 1 else All(tuple(known))
    return _anywhere((CastOnlyIf(of_this(said)),))


def _from_zone(
    z: InZone, c: Condition | None = None, how: PlayFrom | None = None, y: InZone | None = None
) -> object:
    """113.6b: an ability that lets a card be cast from a zone functions there; of two, in each."""
    zones = (z,) if y is None else (z, y)
    if not set(zones) <= {InZone("graveyard", You()), InZone("exile")}:
        return REJECTED
    said = None if c is None else of_this(c)
    made = [PlayFrom(IsThis(), one.zone, You()) for one in zones]
    return tuple(Static(at_cost(p, how) if how else p, said, zone=p.zone) for p in made)


def _once(p: PlayFrom, c: Condition | None = None) -> tuple[Static, ...]:
    return (Static(p.with_(once=True), c),)


EVIDENCE = "collect evidence"
CASTING: tuple[Row, ...] = (
    t(
        _more,
        "as an additional cost to cast ~, {cost}",
        "{cost}，以作为[施放/使用]~的额外费用",
        ex=("as an additional cost to cast ~, discard a card", "弃一张牌，以作为施放~的额外费用"),
    ),
    t(
        _may,
        "as an additional cost to cast ~, you may {cost}",
        "你可以{cost}，以作为施放~的额外费用",
        ex=(
            "as an additional cost to cast ~, you may discard a card",
            "你可以弃一张牌，以作为施放~的额外费用",
        ),
    ),
    t(
        _more,
        "as an additional cost to cast ~, {cost} or {or_cost:cost}",
        "{cost}或{or_cost:cost}，以作为施放~的额外费用",
        rank=1,
        ex=(
            "as an additional cost to cast ~, discard a card or pay {3}",
            "弃一张牌或支付{3}，以作为施放~的额外费用",
        ),
    ),
    t(
        _rather,
        "you may {cost} rather than pay ~'s mana cost|"
        "if {condition}, you may {cost} rather than pay ~'s mana cost",
        "你可[以]{cost}，而不支付~的法术力费用|"
        "若{condition}，[则]你可以{cost}，而不支付~的法术力费用",
        ex=(
            "you may pay {0} rather than pay ~'s mana cost",
            "你可以支付{0}，而不支付~的法术力费用",
        ),
    ),
    t(
        _freely,
        "if {condition}, you may cast ~ without paying its mana cost",
        "若{condition}，[则]你可以施放~，且不需支付其法术力费用|"
        "若{condition}，[则你可以施放~/你可以使用~，]且不需支付其法术力费用",
    ),
    t(
        _only,
        "cast ~ only {items:limit_items}",
        "|".join(
            f"只能{head}{{items:limit_items}}{v}~" for head in "于在" for v in ("施放", "使用")
        ),
        ex=("cast ~ only during combat", "只能于战斗中施放~"),
    ),
    t(
        _from_zone,
        "you may cast ~ from {z:said_zone}[ or from {y:said_zone}]|"
        "you may cast ~ from {z:said_zone} {how:other_cost}",
        "你可以从{z:said_zone}[或{y:said_zone}][中]施放~|"
        "你可以从{z:said_zone}[中]施放~{how:other_cost}",
        ex=("you may cast ~ from your graveyard", "你可以从你的坟墓场中施放~"),
    ),
    t(
        _from_zone,
        "you may cast ~ from {z:said_zone} if {c:condition}",
        "若{c:condition}，则你可以从{z:said_zone}中施放~|若{c:condition}，你可以从{z:said_zone}施放~",
        rank=1,
    ),
    t(
        _once,
        "once each turn, {p:permission@s}",
        "限每回合一次，{p:permission@s}",
        ex=(
            "once each turn, you may cast a spell from your graveyard",
            "限每回合一次，你可以从你的坟墓场施放一个咒语",
        ),
    ),
    t(
        _once,
        "once during each of your turns, {p:permission@s}",
        "仅于你的每个回合中且限一次，{p:permission@s}",
        c=TurnOf(You()),
        ex=(
            "once during each of your turns, you may cast a spell from your graveyard",
            "仅于你的每个回合中且限一次，你可以从你的坟墓场施放一个咒语",
        ),
    ),
    t(
        lambda c: _anywhere((FlashForMore(c),)),
        "you may cast ~ as though it had flash if you pay {c:mana_cost} more to cast it",
        "若你施放~时多支付{c:mana_cost}，你便可以于你能够施放瞬间的时机下施放它|"
        "若你多支付{c:mana_cost}来施放~，你便可以将它视同具闪现异能地来施放",
    ),
)
ABILITIES: tuple[Row, ...] = (
    t(_here, "{rules:restrictions}", "{rules:restrictions}"),
    t(
        _unless,
        "{rules:restrictions} unless {condition}",
        "除非{condition}，否则{rules:restrictions}",
    ),
    t(
        _here,
        "{rules:restrictions} if {condition}|if {condition}, {rules:cost_rules}",
        "若{condition}，[则]{rules:restrictions}",
        rank=1,
    ),
    t(
        _here,
        "{rules:restrictions} during {condition:during}|"
        "during {condition:during}, {rules:restrictions}",
        "{condition:during}中，{rules:restrictions}",
        rank=1,
        ex=("your opponents can't cast spells during your turn", "在你回合中，对手不能施放咒语"),
    ),
    w(
        (Static(CantCast(EachOpponent()), TurnOf(You())),),
        "",
        "所有对手在你回合中不能施放咒语|对手在你回合中不能施放咒语",
    ),
    t(
        _anywhere,
        "{rules:this_spell}|{rules:this_spell} if {condition}|if {condition}, {rules:this_spell}",
        "{rules:this_spell}|若{condition}，[则]{rules:this_spell}",
    ),
    t(
        _flash_if,
        "if {condition}, you may cast ~ as though it had flash"
        "|you may cast ~ as though it had flash if {condition}"
        "|as long as {condition}, you may cast ~ as though it had flash",
        "若{condition}，你可以将~视同具闪现异能地来施放|"
        "若{condition}，[你便/则你]可以将~视同具闪现异能地来施放|"
        "只要{condition}，你便可以将~视同具闪现异能地来施放",
    ),
    *CASTING,
)
TABLES = (Table("restriction_ability", ABILITIES, ("~ can't block", "~不能进行阻挡")),)
