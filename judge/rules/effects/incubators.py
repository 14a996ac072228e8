"""Incubator tokens (701.51, 111.10i)."""

from __future__ import annotations

from judge.abilities.ability import Activated
from judge.abilities.costs import Cost, PayMana
from judge.abilities.effects import objects as o
from judge.abilities.who import This
from judge.cards import CardType, Characteristics, ManaCost
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.choices.recipients import players
from judge.rules.meaning import Context, amount_of
from judge.rules.process import Process
from judge.values import Bilingual

TURNS = Activated(Cost((PayMana(ManaCost.parse("{2}")),)), o.Transform(This()))
INCUBATOR = Characteristics(
    name=Bilingual("Incubator Token", "抚育器衍生物"),
    types=frozenset((CardType.ARTIFACT,)),
    subtypes=frozenset(("Incubator",)),
    abilities=(TURNS,),
)
PHYREXIAN = Characteristics(
    name=Bilingual("Phyrexian Token", "非瑞人衍生物"),
    types=frozenset((CardType.ARTIFACT, CardType.CREATURE)),
    subtypes=frozenset(("Phyrexian",)),
    power=0,
    toughness=0,
)


@cites("701.51a", "派出一个进战场时上面有N个+1/+1指示物的抚育器衍生物")
@cites("111.10i", "抚育器衍生物是转化式双面衍生物")
def incubate(process: Process, effect: o.Act, context: Context) -> bool:
    """A transforming Incubator token enters with so many +1/+1 counters."""
    number = amount_of(process.view, effect.number, context)
    made: tuple[ObjectId, ...] = ()
    for player in players(process, effect.player, context):
        before = set(process.state.battlefield)
        counters = (("+1/+1", number),) if number > 0 else ()
        entering = e.Entering(controller=player, counters=counters)
        faces = (INCUBATOR, PHYREXIAN)
        process.do(
            e.Tokens(player, INCUBATOR, 1, entering=entering, faces=faces, layout="transform")
        )
        made += tuple(i for i in process.state.battlefield if i not in before)
        process.do(e.Acted("incubate", player, None, number))
    context.it = made
    return True
