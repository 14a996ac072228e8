"""An Aura on a card in a graveyard, which it returns and then enchants."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.bases import Modification
from judge.abilities.durations import ForGood
from judge.abilities.effects.combinators import Delayed
from judge.abilities.effects.objects import Attach, Change, Move, Sacrifice
from judge.abilities.filters import InZone, IsCard, IsPermanent, IsThis, OfType
from judge.abilities.modifications import GainAbilities, LoseAbilities
from judge.abilities.patterns import Leaves
from judge.abilities.relations import PutOnBattlefieldWithThis
from judge.abilities.who import AttachedTo, ControllerOf, It, Linked, This, You
from judge.cards import CardType
from judge.language import GRANTER, REJECTED, Table, t
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every

_LOST = every(IsCard(), OfType(CardType.CREATURE), InZone("graveyard"))
_GAINED = every(IsPermanent(), OfType(CardType.CREATURE), PutOnBattlefieldWithThis())


def _returned(k: tuple[Keyword, ...], *, tapped: bool = False) -> object:
    """It enchants what it returned, and nothing else, from then on."""
    if k != (Keyword("enchant", quality=_LOST),):
        return REJECTED
    gained = GainAbilities((Keyword("enchant", quality=_GAINED),))
    changed: tuple[Modification, ...] = (LoseAbilities(("enchant",)), gained)
    return sequence(
        Change(This(), changed, ForGood()),
        Move(AttachedTo(), "battlefield", under=You(), tapped=tapped, linked=True),
        Attach(This(), It("permanent", many=False)),
        Delayed(Leaves(IsThis()), Sacrifice(ControllerOf(Linked()), Linked())),
    )


_LOSES = "|".join(
    'it loses "{k:keyword_line}" and gains "enchant creature put onto the battlefield with '
    f'{this}"'
    for this in ("~", GRANTER)
)
_BACK = (
    (
        False,
        "return enchanted creature card to the battlefield under your control",
        "将所结附的生物牌在你的操控下移回战场",
    ),
    (
        True,
        "put enchanted creature card onto the battlefield tapped under your control",
        "将所结附的生物牌在你的操控下横置放进战场",
    ),
)
RETURNED = Table(
    "enchanted_card_returned",
    tuple(
        t(
            _returned,
            "|".join(
                f"{loses}. {back} and attach ~ to it. when ~ leaves the battlefield, that "
                "creature's controller sacrifices it"
                for loses in _LOSES.split("|")
            ),
            '它失去"{k:keyword_line}"，且获得"结附于以~放进战场的生物"。'
            f"{zh}，并将~结附于它。当~离开战场时，该生物的操控者牺牲之",
            tapped=tapped,
            rank=-1,
            ex=(
                'it loses "enchant creature card in a graveyard" and gains "enchant creature put '
                f'onto the battlefield with ~". {back} and attach ~ to it. when ~ leaves the '
                "battlefield, that creature's controller sacrifices it",
                '它失去"结附于坟墓场中的生物牌"，且获得"结附于以~放进战场的生物"。'
                f"{zh}，并将~结附于它。当~离开战场时，该生物的操控者牺牲之",
            ),
        )
        for tapped, back, zh in _BACK
    ),
)
TABLES = (RETURNED,)
