"""How many creatures can attack or block (508.1c, 509.1b)."""

from __future__ import annotations

from judge.abilities.statics import AttackLimit, BlockLimit
from judge.abilities.who import You
from judge.language import t
from judge.language.template import Row
from judge.oracle.clauses.predicates import Rules


def _attack(n: int) -> Rules:
    return (AttackLimit(n),)


def _attack_in_turn(n: int) -> Rules:
    return (AttackLimit(n, each_turn=True),)


def _attack_you(n: int) -> Rules:
    return (AttackLimit(n, You()),)


def _block(n: int) -> Rules:
    return (BlockLimit(n),)


LIMITS: tuple[Row, ...] = tuple(
    t(
        limit,
        f"no more than {{n:number_word@s}} creature can {en}|"
        f"no more than {{n:number_word@p}} creatures can {en}",
        f"{zh}的生物不能多于{{n:number_word}}个",
        ex=(f"no more than two creatures can {en}", f"{zh}的生物不能多于两个"),
    )
    for limit, en, zh in (
        (_attack, "attack each combat", "每次战斗中，进行攻击"),
        (_attack_in_turn, "attack each turn", "每回合中，进行攻击"),
        (_block, "block each combat", "每次战斗中，进行阻挡"),
        (_attack_you, "attack you each combat", "每次战斗中，攻击你"),
    )
)
