"""The two cards of a meld pair are exiled and melded (701.37).

"Them" are this object and the counterpart that the condition names, so condition and effect are
read as one.
"""

from __future__ import annotations

import re

from judge.abilities.bases import Effect, Filter
from judge.abilities.conditions import All, Exists, Matches
from judge.abilities.effects.combinators import If
from judge.abilities.effects.objects import Act
from judge.abilities.filters import ControlledBy, Named, OfType, Other, OwnedBy
from judge.abilities.who import This, You
from judge.cards import CardType
from judge.language import Lexeme, Table, t
from judge.oracle.lexicon.filters import every
from judge.values import Lang

IF_BOTH_EN = (
    "if you both own and control ~ and {f:counterpart}, exile them, "
    "then meld them into {_:whole_name}"
)
IF_BOTH_ZH = (
    "若由你拥有且由你操控的永久物中同时有~与{f:counterpart}，则放逐它们，"
    "然后将它们融合为{_:whole_name}"
)


def _own(f: Filter) -> Filter:
    return every(f, OwnedBy(You()), ControlledBy(You()))


def both(f: Filter) -> All:
    """Both are the player's own, under their control."""
    this = Matches(This(), every(OwnedBy(You()), ControlledBy(You())))
    return All((this, Exists(every(_own(f), Other()))))


def meld(f: Filter) -> Effect:
    return Act("meld", filter=_own(f))


def _if_both(f: Filter) -> Effect:
    return If(both(f), meld(f))


def _counterpart(k: CardType, n: str) -> Filter:
    return every(OfType(k), Named(n))


def _name(pattern: str, lang: Lang) -> Lexeme:
    return Lexeme(re.compile(pattern), str, str, lambda value: False, raw=True, lang=lang)


WHOLE_NAME = Table(  # with its commas
    "whole_name",
    (
        _name(r"[^.,\n][^.\n]*?(?=, exile them|\.|\Z)", Lang.EN),
        _name(r"[^，。]+?(?=的(?:生物|神器|地)(?:，|\Z)|[，。]|\Z)", Lang.ZH),
    ),
)
COUNTERPART = Table(
    "counterpart",
    (
        t(
            _counterpart,
            "a {k:card_type@s} named {n:whole_name}|an {k:card_type@s} named {n:whole_name}",
            "一个名称为{n:whole_name}的{k:card_type}",
            ex=("a creature named Ox", "一个名称为Ox的生物"),
        ),
    ),
    ("a creature named Bruna, the Fading Light", "一个名称为布鲁娜的生物"),
)
IF_BOTH_EX = (
    "if you both own and control ~ and a creature named Ox, exile them, then meld them into Yak",
    "若由你拥有且由你操控的永久物中同时有~与一个名称为Ox的生物，则放逐它们，然后将它们融合为Yak",
)
MELD = t(_if_both, IF_BOTH_EN, IF_BOTH_ZH, ex=IF_BOTH_EX, rank=-1)
TABLES = (WHOLE_NAME, COUNTERPART)
