"""Myriad (702.116): copies of it attack the other opponents."""

from __future__ import annotations

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.conditions import Matches
from judge.abilities.effects.combinators import Delayed, ForEach, If, May, Sequence
from judge.abilities.effects.objects import Attacked, CreateCopy, Move
from judge.abilities.filters import IsPermanent, IsThis
from judge.abilities.patterns import Attacks, StepBegins
from judge.abilities.references import Kept, Said, SaidPlayers
from judge.abilities.who import OtherOpponents, This
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites(
    "702.116a",
    "对防御牌手之外的每位对手而言，你可以派出一个横置的衍生物且正对该牌手或由他操控的某个鹏洛客进行攻击",
)
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this attacks, a copy may attack each other opponent; exiled at end of combat."""
    copy = CreateCopy(
        This(),
        tapped=True,
        attacking=True,
        attacked=Attacked(SaidPlayers(1), planeswalkers=True),
        label=2,
    )
    exile = Delayed(StepBegins("end of combat"), Move(Kept(), "exile"), kept=(Said(2),))
    each = ForEach(OtherOpponents(), May(copy), label=1)
    created = Matches(Said(2), IsPermanent(), some=True)
    return (Triggered(Attacks(IsThis()), Sequence((each, If(created, exile)))),)


MYRIAD = KeywordAbility(
    name=Bilingual("myriad", "繁影"),
    rule="702.116",
    means=means,
)
