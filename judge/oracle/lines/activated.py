"""Activated abilities: a cost, a colon, an effect, and when and how often they may be activated."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce

from judge.abilities import Activated, Condition, Cost, Effect, Limit
from judge.abilities.amounts import IfSoAmount, X
from judge.abilities.bases import Amount
from judge.abilities.conditions import All, DuringStep, Happened, TurnOf
from judge.abilities.costs import PayLoyalty
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.patterns import Attacks
from judge.abilities.walk import within
from judge.abilities.who import EachOpponent, It, ThatPlayer, You
from judge.cards import ManaCost
from judge.language import REJECTED, Lexeme, ListOf, Table, t, w
from judge.language.template import Row
from judge.oracle.lines.functioning import zone_of, zones_named
from judge.oracle.lines.limit_times import BEFORE_ATTACKS, TIMES, before, steps, yours

NO_LIMIT = Limit()
_AFTER_BLOCKS = ("declare blockers", "first combat damage", "combat damage", "end of combat")
_BEFORE_DAMAGE = before(*BEFORE_ATTACKS, "untap", "declare attackers", "declare blockers")


def _activated(
    cost: Cost, effect: Effect, limit: Limit = NO_LIMIT, name: str = "", zone: str | None = None
) -> object:
    named = (zone,) if zone else zones_named(limit.condition) or (zone_of(cost, effect),)
    where = named[0] if len(named) == 1 else None
    return Activated(cost, effect, limit, where, name) if where is not None else REJECTED


def _cheaper(
    cost: Cost, effect: Effect, less: tuple[ManaCost, Amount], limit: Limit = NO_LIMIT
) -> object:
    made = _activated(cost, effect, limit)
    return made.with_(less=less) if isinstance(made, Activated) else REJECTED


def _less_if(mana: ManaCost, c: Condition) -> object:
    """What it targets is chosen by then (602.2b), but is no word of a condition."""
    unclear = any(isinstance(part, It | IsIt | ThatPlayer) for part in within(c))
    return REJECTED if unclear else (mana, IfSoAmount(c, 1))


def _less_x(n: Amount) -> object:
    return (
        REJECTED if any(isinstance(part, It | X) for part in within(n)) else (ManaCost(("1",)), n)
    )


LESS = Table(  # "this ability costs …"
    "ability_less",
    (
        t(
            lambda mana, n: (mana, n),
            "this ability costs {mana} less to activate for each {n:counted}",
            "{n:counted}，此异能便减少{mana}来起动",
            ex=(
                "this ability costs {1} less to activate for each creature you control",
                "每有一个由你操控的生物，此异能便减少{1}来起动",
            ),
        ),
        t(
            _less_if,
            "this ability costs {mana} less to activate if {c:condition}|"
            "this ability costs {mana} less to activate during {c:during}",
            "若{c:condition}，则此异能减少{mana}来起动|若{c:during}，则此异能减少{mana}来起动",
        ),
        t(
            _less_x,
            "this ability costs {{x}} less to activate, where x is {n:amount}",
            "此异能减少{{x}}来起动，x为{n:amount}",
            ex=(
                "this ability costs {x} less to activate, where x is your life total",
                "此异能减少{x}来起动，x为你的总生命",
            ),
        ),
    ),
    (
        "this ability costs {2} less to activate if you control an elf",
        "若你操控妖精，则此异能减少{2}来起动",
    ),
)


def _loyalty(number: int | None, effect: Effect, limit: Limit = NO_LIMIT) -> Activated:
    return Activated(Cost((PayLoyalty(number),)), effect, limit)


def _unmade(name: str, *, limited: bool) -> Callable[[object], dict[str, object] | None]:
    """A function that gives back the fields of an ability that these rows write."""

    def unmake(value: object) -> dict[str, object] | None:
        if not isinstance(value, Activated) or value.name != name:
            return None
        if any(isinstance(part, PayLoyalty) for part in value.cost.parts):
            return None
        if (value.limit != NO_LIMIT) is not limited and not name:
            return None
        return {"cost": value.cost, "effect": value.effect, "limit": value.limit}

    return unmake


def _loyalty_of(value: object) -> dict[str, object] | None:
    match value:
        case Activated(cost=Cost(parts=(PayLoyalty(amount=number),)), limit=Limit()) if (
            value.limit == Limit()
        ):
            return {"number": number, "effect": value.effect}
    return None


def _joined(items: tuple[Limit, ...]) -> Limit:
    """Several limits as one: each says another thing, conditions all hold."""
    return reduce(_both, items)


def _both(one: Limit, other: Limit) -> Limit:
    changed = {
        name: getattr(other, name)
        for name in Limit.__struct_fields__
        if getattr(other, name) != getattr(Limit(), name)
    }
    if one.condition is not None and other.condition is not None:
        changed["condition"] = All((one.condition, other.condition))
    return one.with_(**changed)


def _if(condition: Condition) -> Limit:
    return Limit(condition=condition)


def _times(number: int) -> object:
    return Limit(times_each_turn=number) if isinstance(number, int) else REJECTED


SORCERY_ZH = (
    "法术时机|你能施放法术的时机|你能够施放法术的时机|你能够施放法术的时机下|你能施放法术的时机下"
    "|你能使用法术的时机下|你能够使用法术的时机下|你能够使用法术的时机|你能使用法术的时机"
)
LIMITS: tuple[Row, ...] = (
    w(
        Limit(sorcery_speed=True),
        "as a sorcery|any time you could cast a sorcery",
        SORCERY_ZH,
    ),
    w(
        Limit(with_priority=True),
        "as an instant|any time you could cast an instant",
        "瞬间时机|你能施放瞬间的时机|你能够施放瞬间的时机下",
    ),
    w(Limit(times_each_turn=1), "once each turn", "每回合一次"),
    w(Limit(once=True), "once", "一次"),
    w(Limit(your_turn=True), "during your turn", "你回合[中]|自己的回合中"),
    w(
        Limit(condition=yours(DuringStep("upkeep"))),
        "during your upkeep",
        "你维持[中]|你的维持[中]",
    ),
    w(Limit(condition=DuringStep("combat")), "during combat", "战斗[中]"),
    *(
        w(Limit(condition=All((TurnOf(whose), DuringStep("combat")))), en, zh)
        for whose, en, zh in (
            (You(), "during combat on your turn", "你回合的战斗[中]|你回合的战斗阶段中"),
            (
                EachOpponent(),
                "during combat on an opponent's turn",
                "对手回合的战斗[中]|对手回合的战斗阶段中",
            ),
        )
    ),
    w(
        Limit(condition=steps(("beginning of combat", "declare attackers"))),
        "during combat before blockers are declared",
        "战斗中宣告阻挡者之前",
    ),
    w(
        Limit(condition=_BEFORE_DAMAGE),
        "before the combat damage step",
        "战斗伤害步骤之前",
    ),
    w(
        Limit(condition=DuringStep("declare blockers")),
        "during the declare blockers step",
        "宣告阻挡者步骤[中]",
    ),
    w(
        Limit(condition=DuringStep("declare attackers")),
        "during the declare attackers step",
        "宣告攻击者步骤[中]",
    ),
    w(
        Limit(condition=steps(_AFTER_BLOCKS)),
        "during combat after blockers are declared",
        "战斗中宣告阻挡者之后|战斗中、宣告阻挡者之后|战斗中宣告阻挡者后",
    ),
    w(
        Limit(condition=yours(before(*BEFORE_ATTACKS))),
        "during your turn, before attackers are declared",
        "你回合中，宣告攻击者之前|你回合中，且于宣告攻击者之前|你回合中宣告攻击者之前",
    ),
    *TIMES,
    t(_if, "if {condition}", "{condition}时"),
)


def _only(limit: str) -> str:
    """Chinese sentences that say when an ability may be activated."""
    heads = ("只能于", "你只可以于", "只可以于", "你只能于")
    tails = ("起动此异能", "下起动此异能", "使用此异能", "起动", "下使用此异能")
    return "|".join(f"{head}{{{limit}}}{tail}" for head in heads for tail in tails)


ONCE_ZH = "|".join(
    f"{head}每回合[中]只能{verb}一次" for head in ("此异能", "") for verb in ("起动", "使用")
)
LIMIT = Table(
    "limit",
    (
        t(
            _joined,
            "activate only {items:limit_items}|activate this ability only {items:limit_items}",
            _only("items:limit_items"),
            ex=("activate only as a sorcery", "只能于法术时机起动"),
        ),
        w(Limit(times_each_turn=1), "activate only once each turn", ONCE_ZH, rank=-1),
        w(
            Limit(once=True),
            "activate only once",
            "此异能只能起动一次|此异能只能使用一次",
            rank=-1,
        ),
        t(
            lambda items: _both(_joined(items), Limit(times_each_turn=1)),
            "",
            "只可以于{items:limit_items}[下]起动此异能，且每回合只能起动一次",
        ),
        w(
            Limit(times_each_turn=2),
            "activate no more than twice each turn",
            "此异能每回合中最多只能使用两次|此异能每回合[中]最多只能起动两次",
        ),
        t(
            _times,
            "activate no more than {number:number_word} times each turn",
            "此异能每回合[中]最多只能起动{number:number_word}次",
        ),
        t(
            lambda limit=NO_LIMIT: limit.with_(least_x=1),
            "x can't be 0[. {limit}]",
            "x不能为0[。{limit}]",
            ex=("x can't be 0", "x不能为0"),
        ),
        w(
            Limit(any_player=True),
            "any player may activate this ability",
            "任何牌手可以起动此异能|任何牌手能起动此异能|任何牌手都可使用此异能",
        ),
        t(
            lambda only: only.with_(any_player=True),
            "any player may activate this ability but only {only:limit_of_anyone}",
            "任何牌手[均/都]可以[起动/使用]此异能，但只能于{only:limit_of_anyone}[起动/使用]",
            ex=(
                "any player may activate this ability but only as a sorcery",
                "任何牌手都可以起动此异能，但只能于法术时机起动",
            ),
        ),
    ),
    ("activate only as a sorcery", "只能于法术时机起动"),
)


LIMIT_OF_ANYONE = Table(  # 602.5b: when whoever activates it may do so
    "limit_of_anyone",
    (
        w(Limit(sorcery_speed=True), "as a sorcery", SORCERY_ZH),
        w(Limit(your_turn=True), "during their turn", "其回合[中]"),
        w(Limit(condition=yours(DuringStep("draw"))), "during their draw step", "其抓牌步骤[中]"),
        w(Limit(condition=DuringStep("upkeep")), "during any upkeep step", "任一维持步骤[中]"),
    ),
    ("as a sorcery", "法术时机"),
)


def _loyalty_number(text: str) -> int | None:
    return None if text.endswith("x") else int(text)


LOYALTY = Table(
    "loyalty_number",
    (
        Lexeme(
            re.compile(r"[+-]\d+|0|-x"),
            _loyalty_number,
            lambda number: "-x" if number is None else f"{number:+d}" if number else "0",
            lambda value: value is None or isinstance(value, int),
            first="+-0",
        ),
    ),
    ("+1", "+1"),
)
BOAST = Limit(times_each_turn=1, condition=Happened(Attacks(IsThis())))
FORECAST = Limit(times_each_turn=1, condition=yours(DuringStep("upkeep")))
_PLAIN = ("{cost}: {effect:effects}", "{cost}：{effect:effects}")
_LIMITED = (f"{_PLAIN[0]}. {{limit}}", f"{_PLAIN[1]}。{{limit}}")
TABLES = (
    Table("limit_item", LIMITS, ("as a sorcery", "法术时机")),
    Table(
        "limit_items",
        (ListOf("limit_item", (" and only ",) * 3, ("，且",) * 3),),
        ("as a sorcery", "法术时机"),
    ),
    LIMIT,
    LIMIT_OF_ANYONE,
    LOYALTY,
    LESS,
    Table(
        "activated",
        (
            t(_activated, *_PLAIN, unmake=_unmade("", limited=False)),
            t(_activated, *_LIMITED, unmake=_unmade("", limited=True)),
            t(
                _cheaper,
                f"{_PLAIN[0]}. {{less:ability_less}}[. {{limit}}]|"
                f"{_PLAIN[0]}. {{limit}}. {{less:ability_less}}",
                f"{_PLAIN[1]}。{{less:ability_less}}[。{{limit}}]",
                ex=(
                    "{7}: draw a card. this ability costs {1} less to activate for each creature "
                    "you control",
                    "{7}：抓一张牌。每有一个由你操控的生物，此异能便减少{1}来起动",
                ),
            ),
            t(
                _loyalty,
                "{number:loyalty_number}: {effect:effects}",
                "{number:loyalty_number}：{effect:effects}",
                unmake=_loyalty_of,
            ),
            t(_activated, f"boast — {_PLAIN[0]}", f"炫威～{_PLAIN[1]}", name="boast", limit=BOAST),
            t(
                _activated,
                f"exhaust — {_PLAIN[0]}",
                f"竭绝～{_PLAIN[1]}",
                name="exhaust",
                limit=Limit(once=True),
                ex=("exhaust — {3}: draw a card", "竭绝～{3}：抓一张牌"),
            ),
            t(
                _activated,
                f"power-up — {_PLAIN[0]}",
                "",
                name="power-up",
                limit=Limit(once=True),
                ex=("power-up — {3}: draw a card", ""),
            ),
            t(
                _activated,
                f"forecast — {_PLAIN[0]}",
                f"预报～{_PLAIN[1]}",
                name="forecast",
                limit=FORECAST,
                ex=(
                    "forecast — {2}, reveal ~ from your hand: draw a card",
                    "预报～{2}，从你手上展示~：抓一张牌",
                ),
            ),
        ),
        ("{t}: draw a card", "{t}：抓一张牌"),
    ),
)
