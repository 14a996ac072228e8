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
    *(
        t(
            make,
            "|".join(
                f"you may spend {mana_en} as though it were mana of any color to {what}"
                for what in (
                    "pay the activation costs of {o:whose_abilities}",
                    "activate {o:whose_abilities}",
                )
            ),
            f"你可以将{mana_zh}视同任意颜色的法术力来支付{{o:whose_abilities}}的起动费用",
            ex=(
                f"you may spend {ex_en} as though it were mana of any color to activate abilities "
                "of creatures you control",
                f"你可以将{ex_zh}视同任意颜色的法术力来支付由你操控的生物之异能的起动费用",
            ),
        )
        for make, mana_en, mana_zh, ex_en, ex_zh in (
            (lambda o: (ManaAsAnyColor(YOU, abilities_of=o),), "mana", "法术力", "mana", "法术力"),
            (
                lambda o, c: (ManaAsAnyColor(YOU, abilities_of=o, mana=c),),
                *("{c:color} mana", "{c:color}法术力", "blue mana", "蓝色法术力"),
            ),
        )
    ),
    t(
        lambda f: (ManaAsAnyColor(YOU, spells=f),),
        "you may spend mana as though it were mana of any color to cast {f:spells@p}",
        "你可以将法术力视同任意颜色的法术力来支付施放{f:spells}的费用",
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
