"""Sentences that follow upon what the one before them did, or that are several in one."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Amount, Condition, Effect, Filter, Objects
from judge.abilities.conditions import Matches
from judge.abilities.costs import Cost
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects.combinators import If, MayPay
from judge.abilities.effects.objects import Change
from judge.abilities.modifications import GainAbilities
from judge.abilities.who import It
from judge.language import Table, t
from judge.oracle.folding import IfSoThen, TokensInstead


def _revealed(f: Filter, e: Effect) -> Effect:
    return IfSoThen(If(Matches(It(), f), e))


def _tokens(c: Condition, n: Amount) -> Effect:
    return TokensInstead(c, n)


def _due(c: Cost, e: Effect) -> Effect:
    return MayPay(c, otherwise=e)


def _flashback(o: Objects) -> Effect:
    """702.34: without a cost of its own it is the mana cost of the card."""
    return Change(o, (GainAbilities((Keyword("flashback"),)),), EndOfTurn())


FOLLOWING = Table(
    "following",
    (
        t(
            _revealed,
            "if {f:a_card} is revealed this way, {e:clauses}",
            "若以此法展示出{f:a_card}，{e:clauses}|若以此法展示出{f:a_card}，则{e:clauses}|"
            "若以此法展示{f:a_card}，则{e:clauses}",
        ),
        t(
            _tokens,
            "if {c:condition}, create {n:number_word@p} of those tokens instead",
            "若{c:condition}，则改为将{n:number_word}个此类衍生物放进战场|"
            "若{c:condition}，则改为派出{n:number_word}个此类衍生物",
            ex=(
                "if ~ was kicked, create five of those tokens instead",
                "若~已增幅，则改为派出五个此类衍生物",
            ),
        ),
        t(
            _due,
            "pay {c:cost}. if you don't, {e:clauses}",
            "支付{c:cost}。若你未如此作，则{e:clauses}",
            ex=("pay {2}. if you don't, draw a card", "支付{2}。若你未如此作，则抓一张牌"),
        ),
        t(
            _flashback,
            "{o:card_objects} gains flashback until end of turn. the flashback cost is equal to "
            "its mana cost|{o:card_objects} gains flashback until end of turn. the flashback cost "
            "is equal to that card's mana cost",
            "{o:card_objects}获得返照异能直到回合结束。其返照费用等同于该牌的法术力费用|"
            "{o:card_objects}获得返照直到回合结束。其返照费用等同于该牌的法术力费用",
            ex=(
                "target creature card in your graveyard gains flashback until end of turn. the "
                "flashback cost is equal to its mana cost",
                "目标在你坟墓场中的生物牌获得返照异能直到回合结束。其返照费用等同于该牌的法术力费用",
            ),
        ),
    ),
)
TABLES = (FOLLOWING,)
