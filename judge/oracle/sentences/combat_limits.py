"""How many creatures can attack or block, and what attacking costs (508.1c, 508.1d, 509.1b)."""

from __future__ import annotations

from judge.abilities import Cost, Filter
from judge.abilities.bases import Amount, Duration, StaticRule
from judge.abilities.costs import PayMana
from judge.abilities.effects.objects import Change
from judge.abilities.filters import IsIt
from judge.abilities.modifications import Restricted
from judge.abilities.statics import AttackLimit, BlockLimit, CantAttack
from judge.abilities.who import Every, You
from judge.cards import ManaCost
from judge.language import Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.predicates import Rules


def _at_most(n: int, limited: StaticRule) -> Rules:
    return (limited.with_(number=n),)


def _taxed(
    f: Filter, planeswalkers: bool, mana: ManaCost | None = None, n: Amount | None = None
) -> Rules:
    paid = PayMana(mana) if mana is not None else PayMana(ManaCost(("1",)), n)  # type: ignore[arg-type]
    return (CantAttack(f, whom=You(), unless=Cost((paid,)), planeswalkers=planeswalkers),)


def _taxed_until(d: Duration, f: Filter, planeswalkers: bool, mana: ManaCost) -> Change:
    (rule,) = _taxed(IsIt(), planeswalkers, mana)
    return Change(Every(f), (Restricted(rule),), d)


_UNLESS = (
    "{f:permanents@p} can't attack {planeswalkers:guarded} unless their controller pays %s for "
    "each [creature they control that's attacking you/of those creatures]"
)
_UNLESS_ZH = (
    "对每个{f:permanents}而言，除非其操控者为其支付%s，否则它不能攻击{planeswalkers:guarded}"
)
LIMITS: tuple[Row, ...] = (
    t(
        _at_most,
        "no more than {n:number_word@s} creature can {limited}|"
        "no more than {n:number_word@p} creatures can {limited}",
        "{limited}的生物不能多于{n:number_word}个",
        ex=(
            "no more than two creatures can attack each combat",
            "每次战斗中，进行攻击的生物不能多于两个",
        ),
    ),
    t(
        _taxed,
        f"{_UNLESS % '{mana}'}|{_UNLESS % '{{x}}'}, where x is {{n:amount}}",
        f"{_UNLESS_ZH % '{mana}'}|{_UNLESS_ZH % '{{x}}'}，x为{{n:amount}}",
        ex=(
            "creatures can't attack you unless their controller pays {2} for each creature they"
            " control that's attacking you",
            "对每个生物而言，除非其操控者为其支付{2}，否则它不能攻击你",
        ),
    ),
)
FOR_A_WHILE: tuple[Row, ...] = (
    t(
        _taxed_until,
        f"{{d:duration}}, {_UNLESS % '{mana}'}",
        f"{{d:duration}}，{_UNLESS_ZH % '{mana}'}",
        ex=(
            "until your next turn, creatures can't attack you unless their controller pays {2} for "
            "each of those creatures",
            "直到你的下一个回合，对每个生物而言，除非其操控者为其支付{2}，否则它不能攻击你",
        ),
    ),
)
TABLES = (
    Table(
        "limited",
        (
            w(AttackLimit(1), "attack each combat", "每次战斗中，进行攻击"),
            w(AttackLimit(1, each_turn=True), "attack each turn", "每回合中，进行攻击"),
            w(AttackLimit(1, You()), "attack you each combat", "每次战斗中，攻击你"),
            w(BlockLimit(1), "block each combat", "每次战斗中，进行阻挡"),
        ),
        ("attack each combat", "每次战斗中，进行攻击"),
    ),
    Table(
        "guarded",  # whether your planeswalkers are as well
        (
            w(False, "you", "你"),
            w(True, "you or planeswalkers you control", "你或由你操控的鹏洛客"),
        ),
        ("you", "你"),
    ),
)
