"""Training (702.149): it grows as it attacks with a creature of greater power."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.amounts import QualityOf
from judge.abilities.effects.combinators import IfDone
from judge.abilities.effects.objects import Act, PutCounters
from judge.abilities.filters import Compares, Comparison, IsThis, Quality
from judge.abilities.patterns import Attacks
from judge.abilities.who import This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.149a",
    "每当此生物与至少一个力量较之为大的其他生物一起攻击时，在此生物上放置一个+1/+1指示物",
)
@cites("702.149c", "当一个正在结算的见习异能放置一个+1/+1指示物在此生物上时")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this attacks with another creature of greater power, it gets a +1/+1 counter.

    It trains as that counter is put on it.
    """
    own = QualityOf(Quality.POWER, This())
    greater = Compares(Quality.POWER, Comparison.GREATER, own)
    trains = IfDone(PutCounters("+1/+1", 1, This()), Act("train"))
    return (Triggered(Attacks(IsThis(), along=greater), trains),)


TRAINING = KeywordAbility(
    name=Bilingual("training", "见习"),
    rule="702.149",
    means=means,
)
