"""What takes the place of what was just said: "if …, draw two cards instead"."""

from __future__ import annotations

from judge.abilities.bases import Amount, Condition, Effect
from judge.language import REJECTED, Table, t
from judge.oracle.composition import sentences as f
from judge.oracle.composition.unless import if_so, unless_paid
from judge.oracle.sentences.changes import leaves_duration
from judge.values import Value


class Place(Value):
    """What takes the place: something done, or another number of what is done."""

    effect: Effect | None = None
    damage: Amount | None = None
    tokens: Amount | None = None


def _instead(c: Condition, x: Place) -> object:
    if x.damage is not None:
        return f.DamageInstead(c, x.damage)
    if x.tokens is not None:
        return f.TokensInstead(c, x.tokens)
    assert x.effect is not None
    return REJECTED if leaves_duration(x.effect) else f.InsteadIf(c, x.effect)


def _done(effect: object) -> object:
    return Place(effect) if isinstance(effect, Effect) else REJECTED


IN_ITS_PLACE = Table(
    "in_its_place",
    (
        t(lambda e: Place(e), "{e:clauses}", "{e:clauses}"),
        t(
            lambda e, u: _done(unless_paid(e, u)),
            "{e:clauses} unless {u:unless_pays}",
            "",
            ex=("counter that spell unless its controller pays {4}", ""),
        ),
        t(
            lambda e, c: _done(if_so(e, c)),
            "{e:clauses} if {c:condition}",
            "",
            ex=("destroy that artifact if its mana value is 5 or less", ""),
        ),
        t(
            lambda n: Place(damage=n),
            "it deals {n:amount} damage|~ deals {n:amount} damage",
            "[它/~]造成{n:amount}点伤害",
            ex=("it deals 5 damage", "它造成5点伤害"),
        ),
        t(
            lambda n: Place(tokens=n),
            "create {n:plural_count} of those tokens",
            "将{n:number_word}个此类衍生物放进战场|派出{n:number_word}个此类衍生物",
            ex=("create five of those tokens", "派出五个此类衍生物"),
        ),
    ),
    ("draw a card", "抓一张牌"),
)
INSTEAD = (
    t(
        _instead,
        "if {c:condition}, {x:in_its_place} instead|if {c:condition}, instead {x:in_its_place}|"
        "{x:in_its_place} instead if {c:condition}|instead {x:in_its_place} if {c:condition}",
        "若{c:condition}，[则]改为{x:in_its_place}",
        ex=("if it's your turn, draw a card instead", "若在你的回合，则改为抓一张牌"),
    ),
)
