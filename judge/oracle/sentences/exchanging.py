"""Sentences of exchanges: of control, of life totals, of a permanent for a card."""

from __future__ import annotations

from judge.abilities.bases import Effect, Objects, Players
from judge.abilities.conditions import All, Matches
from judge.abilities.effects.combinators import AtOnce, If, IfDone, ResolvesAnyway, SpeakOf
from judge.abilities.effects.objects import ExchangeControl, Move, Sacrifice
from judge.abilities.effects.players import ExchangeLife
from judge.abilities.filters import ControlledBy, IsCard, IsPermanent
from judge.abilities.references import Itself
from judge.abilities.who import (
    ControllerOf,
    EachPlayer,
    It,
    OwnerOf,
    Target,
    TargetPlayer,
    This,
    You,
)
from judge.language import REJECTED, Table, t, w
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.pronouns import THEY


def _exchanged(o: Objects) -> object:
    if not isinstance(o, Target) or o.least != 2 or o.most != 2:
        return REJECTED
    return ExchangeControl(o, Itself())


def _life_exchanged(one: Players, other: Players) -> Effect:
    return ExchangeLife(one, other)


def _welded(a: Objects, b: Objects) -> object:
    """Of two targets neither is anything if the other isn't still legal (608.2b)."""
    if not (isinstance(a, Target) and isinstance(b, Target)):
        return REJECTED
    a = a.with_(filter=every(a.filter, ControlledBy(EachPlayer())))
    permanent, card = It("permanent", many=False), It("card", many=False)
    sacrifice = Sacrifice(ControllerOf(permanent), permanent)
    back = Move(card, "battlefield", under=OwnerOf(card))
    both = All((Matches(permanent, IsPermanent()), Matches(card, IsCard())))
    return sequence(SpeakOf(a), SpeakOf(b), If(both, AtOnce((sacrifice, back))))


EXCHANGING = Table(
    "exchanging",
    (
        t(
            _exchanged,
            "exchange control of {o:target_permanent@p}",
            "交换{o:target_permanent}的操控权",
            ex=("exchange control of two target creatures", "交换两个目标生物的操控权"),
        ),
        t(
            lambda t: sequence(
                IfDone(ExchangeControl(This(), t), otherwise=Sacrifice(You(), This())),
                ResolvesAnyway(),
            ),
            "exchange control of ~ and {t:target_permanent}. if you don't or can't "
            "make an exchange, sacrifice ~. this ability still resolves if its "
            "target becomes illegal",
            "交换~与{t:target_permanent}的操控权。若你未如此作或无法交换，则牺牲"
            "~。即使此异能的目标变得不合法，它仍会结算",
            ex=(
                "exchange control of ~ and target creature. if you don't or can't make an "
                "exchange, sacrifice ~. this ability still resolves if its target becomes illegal",
                "交换~与目标生物的操控权。若你未如此作或无法交换，则牺牲~。即使此异能的目标变得不合法，"
                "它仍会结算",
            ),
        ),
        t(
            _welded,
            "choose {a:target_permanent} a player controls and {b:card_objects}. if both targets "
            "are still legal as this ability resolves, that player simultaneously sacrifices the "
            "artifact and returns the artifact card to the battlefield",
            "选择由任一牌手操控的{a:target_permanent}和{b:card_objects}。若于此异能结算时这两个目标仍合法，"
            "则该牌手同时牺牲该神器并将该神器牌移回战场",
            rank=-1,
            ex=(
                "choose target artifact a player controls and target artifact card in that "
                "player's graveyard. if both targets are still legal as this ability resolves, "
                "that player simultaneously sacrifices the artifact and returns the artifact card "
                "to the battlefield",
                "选择由任一牌手操控的目标神器和该牌手坟墓场中的目标神器牌。若于此异能结算时这两个目标"
                "仍合法，则该牌手同时牺牲该神器并将该神器牌移回战场",
            ),
        ),
        w(
            ExchangeLife(TargetPlayer(least=2, most=2), THEY),
            "two target players exchange life totals",
            "两位目标牌手彼此交换总生命|两位目标牌手交换总生命",
        ),
        t(
            _life_exchanged,
            "exchange life totals with {other:target_players@s}|you and {other:target_players@s} "
            "exchange life totals",
            "与{other:target_players}交换总生命|你与{other:target_players}交换总生命",
            one=You(),
        ),
    ),
    ("exchange control of two target creatures", "交换两个目标生物的操控权"),
)
TABLES = (EXCHANGING,)
