"""What is done with the sectors that space sculptor makes (702.158)."""

from __future__ import annotations

from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Choose
from judge.abilities.effects.objects import Destroy, PutCounters
from judge.abilities.effects.players import RuleUntil
from judge.abilities.filters import InChosenSector, IsPermanent, OfType
from judge.abilities.statics import BlockedWithinSectors
from judge.abilities.who import Every
from judge.cards import CardType
from judge.language import w
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.filters import every

_THERE = Every(every(IsPermanent(), OfType(CardType.CREATURE), InChosenSector()))


def _chosen(effect: Effect) -> object:
    return sequence(Choose("sector"), effect)


SECTORS = (
    w(
        RuleUntil(BlockedWithinSectors()),
        "creatures in each sector can be blocked this turn only by creatures in the same sector",
        "本回合中，每个星区中的生物只能被同一星区中的生物阻挡",
    ),
    w(
        _chosen(PutCounters("+1/+1", 1, _THERE)),
        "put a +1/+1 counter on each creature in the sector of your choice",
        "在由你选择之星区中的每个生物上各放置一个+1/+1指示物",
    ),
    w(
        _chosen(Destroy(_THERE)),
        "destroy all creatures in the sector of your choice",
        "消灭由你选择之星区中的所有生物",
    ),
)
