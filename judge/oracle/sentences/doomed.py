"""What is exiled if it would die, and what holds for what was dealt damage just before."""

from __future__ import annotations

from judge.abilities.bases import Duration, Effect, Filter, Objects, Pattern, Players
from judge.abilities.durations import EndOfTurn, ForGood
from judge.abilities.effects.combinators import ReplaceThisTurn, Sequence
from judge.abilities.effects.objects import Change, Move, Position
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.patterns import Dies, Leaves, PutInto
from judge.abilities.statics import Replacement, ToZoneInstead
from judge.abilities.walk import within
from judge.abilities.who import DoneThisWay, It, ThatPlayer, This, You
from judge.language import REJECTED, Include, Table, t, w
from judge.language.template import Row
from judge.oracle.composition.subject import sequence
from judge.oracle.lexicon.verbs.saying import Acts, does


def _exiled_instead(o: Objects, event: Pattern, d: Duration) -> Effect:
    """What is spoken of is exiled if it would die in this turn, or if it ever would leave."""
    return ReplaceThisTurn(Replacement(event, ToZoneInstead("exile")), about=o, duration=d)


def _put_away_instead(o: Objects, d: Duration, whose: Players | None = None) -> Effect:
    """A spell is exiled if it would be put into a graveyard; into yours, where that is said."""
    into = PutInto(IsIt(), "graveyard", "stack", You() if whose == You() else None)
    return _exiled_instead(o, into, d)


def elsewhere(f: Filter, v: Acts, e: Effect) -> object:
    """What would leave goes to another zone, and what is said besides follows."""
    event = does(f, v)
    first, *others = e.parts if isinstance(e, Sequence) else (e,)
    if not isinstance(event, (Dies, PutInto, Leaves)) or not isinstance(first, Move):
        return REJECTED
    counters, then = first.counters, sequence(*others) if others else None
    its_own = isinstance(first.objects, It) or (f == IsThis() and first.objects == This())
    if first != Move(first.objects, first.to, first.position, counters=counters) or not its_own:
        return REJECTED
    if first.to == "battlefield" or first.position not in PLACES or _speaks_of_it(then):
        return REJECTED
    return Replacement(event, ToZoneInstead(first.to, first.position.value, then, counters))


def _speaks_of_it(effect: Effect | None) -> bool:
    return any(isinstance(part, It | IsIt | ThatPlayer) for part in within(effect))


PLACES = (Position.TOP, Position.BOTTOM, Position.SHUFFLED)


def _meanwhile(f: Filter, v: Acts, e: Effect) -> object:
    if f == IsIt():
        return REJECTED  # what was spoken of: it is known which
    found = elsewhere(f, v, e)
    return ReplaceThisTurn(found) if isinstance(found, Replacement) else found


DAMAGED = Table(  # of what was dealt damage just before
    "damaged_this_way",
    (
        t(
            lambda f: DoneThisWay("dealt damage", f),
            "@s [a/each] {f:permanents@s} dealt damage this way|"
            "@p {f:permanents@p} dealt damage this way",
            "[以此法受到/受到此]伤害的{f:permanents}",
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
        "若{o:doomed}[本回合将/将于本回合中/本回合中将]死去，则改为将它放逐",
        event=Dies(IsIt()),
        d=EndOfTurn(),
        ex=(
            "if that creature would die this turn, exile it instead",
            "若该生物本回合将死去，则改为将它放逐",
        ),
    ),
    t(
        _put_away_instead,
        "if {o:cast_this_way} would be put into {whose:possessive} graveyard[ this turn], exile it "
        "instead|"
        "if {o:cast_this_way} would be put into a graveyard[ this turn], exile it instead",
        "若{o:cast_this_way}将进入{whose:possessive}坟墓场，则改为将它放逐|"
        "若{o:cast_this_way}[于]本回合中将置入{whose:possessive}坟墓场，则改为将其放逐|"
        "若{o:cast_this_way}将进入坟墓场，则改为将它放逐",
        d=EndOfTurn(),
        ex=(
            "if that spell would be put into your graveyard, exile it instead",
            "若该咒语将进入你的坟墓场，则改为将它放逐",
        ),
    ),
    t(
        _meanwhile,
        "if {f:event_subject@s} would {v:object_verbs@B} this turn, {e:clauses} instead",
        "若{f:event_subject}本回合将{v:object_verbs@B}，则改为{e:clauses}|"
        "本回合中，若{f:event_subject}将{v:object_verbs@B}，则改为{e:clauses}",
        ex=(
            "if a creature would die this turn, exile it instead",
            "若一个生物本回合将死去，则改为将它放逐",
        ),
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
CAST_THIS_WAY = Table("cast_this_way", (w(It("spell", False), "that spell", "该咒语|该牌"),))
TABLES = (DAMAGED, DOOMED, CAST_THIS_WAY)
