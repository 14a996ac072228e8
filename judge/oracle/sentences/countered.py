"""What is done to the permanent whose ability was countered."""

from __future__ import annotations

from judge.abilities.bases import Duration, Effect, Filter, Modification, Objects
from judge.abilities.conditions import Matches
from judge.abilities.durations import EndOfTurn
from judge.abilities.effects.combinators import If, IfDone
from judge.abilities.effects.objects import Change, Counter, Destroy
from judge.abilities.filters import IsIt
from judge.abilities.modifications import Restricted
from judge.abilities.statics import CantActivate
from judge.abilities.who import It, SourceOf
from judge.language import t
from judge.language.template import Row

ITS_SOURCE = SourceOf(It("ability", False))


def _inactive(o: Objects) -> Effect:
    inactive = (Restricted(CantActivate(IsIt(), mana_too=True)),)
    return IfDone(Counter(o), Change(ITS_SOURCE, inactive, EndOfTurn()))


def _destroyed(o: Objects) -> Effect:
    return IfDone(Counter(o), Destroy(ITS_SOURCE))


def _changed(o: Objects, f: Filter, m: tuple[Modification, ...], d: Duration) -> Effect:
    is_such = Matches(ITS_SOURCE, f)
    return IfDone(Counter(o), If(is_such, Change(ITS_SOURCE, m, d)))


OF_COUNTERED: tuple[Row, ...] = (
    t(
        _inactive,
        "counter {o:countered}. if a permanent's ability is countered this way, activated "
        "abilities of that permanent can't be activated this turn",
        "反击{o:countered}。如果某永久物的异能以此法被反击，则本回合中不能使用该永久物的起动式异能",
        ex=(
            "counter target activated or triggered ability. if a permanent's ability is countered "
            "this way, activated abilities of that permanent can't be activated this turn",
            "反击目标起动式或触发式异能。如果某永久物的异能以此法被反击，则本回合中不能使用该永久物的"
            "起动式异能",
        ),
    ),
    t(
        _destroyed,
        "counter {o:countered}. if a permanent's ability is countered this way, destroy that "
        "permanent",
        "反击{o:countered}。若以此法反击永久物的异能，则消灭该永久物",
        ex=(
            "counter target activated or triggered ability. if a permanent's ability is countered "
            "this way, destroy that permanent",
            "反击目标起动式或触发式异能。若以此法反击永久物的异能，则消灭该永久物",
        ),
    ),
    t(
        _changed,
        "counter {o:countered}. if an ability of {f:a_permanent} is countered this way, that "
        "permanent {m:gains@s} {d:duration}",
        "反击{o:countered}。若以此法反击{f:a_permanent}的异能，则该永久物{m:gains}{d:duration}",
        ex=(
            "counter target activated or triggered ability. if an ability of a creature "
            "is countered this way, that permanent loses all abilities until end of turn",
            "反击目标起动式或触发式异能。若以此法反击一个生物的异能，则该永久物失去所有异能直到"
            "回合结束",
        ),
    ),
)
