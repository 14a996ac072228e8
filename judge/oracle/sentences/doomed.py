"""What is exiled if it would die, and what holds for what was dealt damage just before."""

from __future__ import annotations

from judge.abilities.bases import Duration, Effect, Objects, Pattern
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import ReplaceThisTurn
from judge.abilities.effects.objects import Change
from judge.abilities.filters import IsIt
from judge.abilities.patterns import Dies, Leaves
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.who import DoneThisWay, It
from judge.language import Include, Table, t, w
from judge.language.template import Row


def _exiled_instead(o: Objects, event: Pattern, d: Duration) -> Effect:
    """What is spoken of is exiled if it would die in this turn, or if it ever would leave."""
    return ReplaceThisTurn(Replacement(event, ToZoneInstead("exile")), about=o, duration=d)


DAMAGED = Table(  # of what was dealt damage just before
    "damaged_this_way",
    (
        t(
            lambda f: DoneThisWay("dealt damage", f),
            "@s a {f:permanents@s} dealt damage this way|"
            "@s each {f:permanents@s} dealt damage this way|"
            "@p {f:permanents@p} dealt damage this way",
            "以此法受到伤害的{f:permanents}|受到此伤害的{f:permanents}",
        ),
    ),
    ("a creature dealt damage this way", "以此法受到伤害的生物"),
)
DOOMED = Table(
    "doomed",
    (
        Include("pronoun"),
        Include("damaged_this_way"),
        w(It("permanent", False), "that creature or planeswalker", "该生物或鹏洛客"),
    ),
    ("that creature", "该生物"),
)
OF_DOOMED: tuple[Row, ...] = (
    t(
        _exiled_instead,
        "if {o:doomed} would die this turn, exile it instead",
        "若{o:doomed}本回合将死去，则改为将它放逐|若{o:doomed}将于本回合中死去，"
        "则改为将它放逐|若{o:doomed}本回合中将死去，则改为将它放逐",
        event=Dies(IsIt()),
        d=EndOfTurn(),
        ex=(
            "if that creature would die this turn, exile it instead",
            "若该生物本回合将死去，则改为将它放逐",
        ),
    ),
    t(
        lambda f: ReplaceThisTurn(Replacement(Dies(f), ToZoneInstead("exile"))),
        "if {f:a_permanent} would die this turn, exile it instead",
        "若{f:a_permanent}本回合将死去，则改为将它放逐",
    ),
    t(
        lambda o, m: Change(o, m, EndOfTurn()),
        "{o:damaged_this_way@s} {m:gains@s} this turn|{o:damaged_this_way@p} {m:gains@p} this turn",
        "{o:damaged_this_way}本回合{m:gains}|{o:damaged_this_way}本回合中{m:gains}",
        ex=(
            "a creature dealt damage this way can't block this turn",
            "以此法受到伤害的生物本回合不能阻挡",
        ),
    ),
    t(
        lambda o, m: Change(o, *m),
        "{o:damaged_this_way@s} {m:required_now@s}|{o:damaged_this_way@p} {m:required_now@p}",
        "{o:damaged_this_way}{m:required_now}",
        ex=(
            "a creature dealt damage this way attacks this turn if able",
            "以此法受到伤害的生物本回合若能攻击，则必须攻击",
        ),
    ),
    t(
        _exiled_instead,
        "if {o:doomed} would leave the battlefield, exile it instead of putting it anywhere else",
        "若{o:doomed}将离开战场，则改为将它放逐，而非置入其他区域",
        event=Leaves(IsIt()),
        d=ForGood(),
        ex=(
            "if it would leave the battlefield, exile it instead of putting it anywhere else",
            "若它将离开战场，则改为将它放逐，而非置入其他区域",
        ),
    ),
)
TABLES = (DAMAGED, DOOMED)
