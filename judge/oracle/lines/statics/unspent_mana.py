"""What mana may be spent on, and that it is not lost (106.4, 609.4b)."""

from __future__ import annotations

from judge.abilities.bases import Players
from judge.abilities.filters import IsThis
from judge.abilities.statics import KeepsMana, ManaAsAnyColor
from judge.abilities.who import EachPlayer, You
from judge.cards import Color
from judge.language import Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.predicates import Rules

ALL, YOU = EachPlayer(), You()


def _keeps(p: Players, c: Color | None = None) -> Rules:
    return (KeepsMana(p, None if c is None else c.value),)


def _as_any_color(**of: object) -> Rules:
    return (ManaAsAnyColor(YOU, **of),)  # type: ignore[arg-type]


def _become(c: str) -> Rules:
    return (KeepsMana(YOU, becomes=c),)


MANA: tuple[Row, ...] = (
    w(
        (ManaAsAnyColor(ALL),),
        "players may spend mana as though it were mana of any color",
        "牌手可以将法术力视同任意颜色的法术力来支付",
    ),
    w(
        (ManaAsAnyColor(YOU),),
        "you may spend mana as though it were mana of any color",
        "你可以将法术力视同任意颜色的法术力来支付",
    ),
    t(
        _keeps,
        "{p:players@p} don't lose unspent mana as steps and phases end|"
        "{p:players@p} don't lose unspent {c:color} mana as steps and phases end",
        "{p:players}不会因步骤与阶段结束而失去未使用的法术力|"
        "{p:players}不会因步骤与阶段结束而失去未使用的{c:color}法术力",
        ex=(
            "you don't lose unspent green mana as steps and phases end",
            "你不会因步骤与阶段结束而失去未使用的绿色法术力",
        ),
    ),
    t(
        _become,
        "if you would lose unspent mana, that mana becomes {c:mana_type} instead",
        "若你将失去未使用的法术力，[则]该法术力改为变成{c:mana_type}",
        ex=(
            "if you would lose unspent mana, that mana becomes colorless instead",
            "若你将失去未使用的法术力，则该法术力改为变成无色",
        ),
    ),
    t(
        _as_any_color,
        "|".join(
            "you may spend [{mana:color} ]mana as though it were mana of any color to " + what
            for what in (
                "pay the activation costs of {abilities_of:whose_abilities}",
                "activate {abilities_of:whose_abilities}",
                "cast {spells:spells@p}",
            )
        ),
        "你可以将[{mana:color}]法术力视同任意颜色的法术力来支付{abilities_of:whose_abilities}的起动费用|"
        "你可以将[{mana:color}]法术力视同任意颜色的法术力来支付施放{spells:spells}的费用",
        ex=(
            "you may spend mana as though it were mana of any color to cast creature spells",
            "你可以将法术力视同任意颜色的法术力来支付施放生物咒语的费用",
        ),
    ),
)
WHOSE_ABILITIES = Table(
    "whose_abilities",
    (
        w(IsThis(), "~'s abilities|abilities of ~", "~之异能|~的异能"),
        t(
            lambda f: f,
            "abilities of {f:permanents@p}",
            "{f:permanents}之异能|{f:permanents}的异能",
        ),
    ),
    ("abilities of creatures you control", "由你操控的生物之异能"),
)
MANA_TYPE = Table(
    "mana_type",
    (t(lambda c: c.value, "{c:color}", "{c:color}"), w("C", "colorless", "无色")),
    ("colorless", "无色"),
)
