"""What happened this turn, of the verbs of objects and players."""

from __future__ import annotations

from judge.abilities.bases import Amount, Condition, Filter
from judge.abilities.conditions import Any, Happened, Not
from judge.abilities.filters import ControlledBy, Other
from judge.abilities.patterns import Enters
from judge.abilities.who import You
from judge.language import REJECTED, Include, Table, Template, t, w
from judge.oracle.clauses.conditions.people import ONE, People, so_of
from judge.oracle.lexicon.filters import every, has
from judge.oracle.lexicon.verbs.saying import Acts, did


def _did(who: Filter, v: Acts, n: Amount = 1) -> object:
    return did(who, v, n)


def _did_in_combat(who: Filter, v: Acts) -> object:
    made = did(who, v)
    parts = made.parts if isinstance(made, Any) else (made,)
    if not all(isinstance(part, Happened) for part in parts):
        return REJECTED
    told = tuple(part.with_(this_combat=True) for part in parts)  # type: ignore[attr-defined]
    return told[0] if len(told) == 1 else Any(told)


def _did_not(who: Filter, v: Acts) -> object:
    made = did(who, v)
    return Not(made) if isinstance(made, Condition) else REJECTED


def _player_did(q: People, v: Acts, last: bool = False) -> object:
    made = did(ONE, v, last=last)
    if isinstance(made, Any):
        each = [so_of(q, part) for part in made.parts]
        parts = tuple(part for part in each if isinstance(part, Condition))
        return Any(parts) if not q.none and len(parts) == len(each) else REJECTED
    return so_of(q, made) if isinstance(made, Condition) else REJECTED


def _had_enter(q: People, f: Filter, n: int = 1) -> object:
    """Of others, "another" would be other than something said before; of you, than this."""
    if has(f, Other) and q.players != You():
        return REJECTED
    return so_of(q, Happened(Enters(every(f, ControlledBy(ONE))), at_least=n))


def _player_did_not(q: People, v: Acts) -> object:
    made = _player_did(q, v)
    return Not(made) if isinstance(made, Condition) and not q.none else REJECTED


DID_SUBJECT = Table(  # who did something: what was then controlled
    "did_subject",
    (
        Include("event_subject"),
        t(lambda f: every(f, ControlledBy(You())), "@s {f:a_permanent} you controlled", ""),
    ),
    ("a creature you control", "一个由你操控的生物"),
)
SEVERAL_DID = Table(
    "several_did",
    (t(lambda f: f, "@p {f:permanents@p}|@p {f:cards@p}", "{f:permanents}|{f:cards}"),),
    ("creatures you control", "由你操控的生物"),
)
HAPPENING: tuple[Template, ...] = (
    t(
        _did,
        "{who:did_subject@s} {v:object_verbs@D} this turn|"
        "{n:number_word@p} or more {who:several_did@p} {v:object_verbs@D} this turn",
        "{who:did_subject}[本回合/于本回合中/本回合曾/本回合中]{v:object_verbs@D}|"
        "本回合[中]有{who:did_subject}{v:object_verbs@D}|"
        "[于本回合中有/本回合中/本回合中曾有]{who:did_subject}{v:object_verbs@D}|"
        "有{who:did_subject}于本回合中{v:object_verbs@D}|"
        "本回合[中]有{n:number_word}个或更多{who:several_did}{v:object_verbs@D}",
        ex=("~ attacked this turn", "~本回合攻击过"),
    ),
    t(
        _did_in_combat,
        "{who:did_subject@s} {v:object_verbs@D} this combat",
        "{who:did_subject}[在]本次战斗中{v:object_verbs@D}",
        ex=("~ attacked this combat", "~在本次战斗中攻击过"),
    ),
    t(
        _did_not,
        "{who:this_or_it} didn't {v:object_verbs@B} this turn|"
        "no {who:several_did@p} {v:object_verbs@D} this turn",
        "{who:this_or_it}本回合[未/没有/未曾]{v:object_verbs@B}|"
        "{who:this_or_it}于本回合中未{v:object_verbs@B}|"
        "本回合没有{who:several_did}{v:object_verbs@D}|本回合中没有{who:several_did}{v:object_verbs@D}|"
        "没有{who:several_did}于本回合中{v:object_verbs@D}",
        ex=("~ didn't attack this turn", "~本回合未攻击"),
    ),
    t(
        _had_enter,
        "{q:people} had {f:a_permanent} enter the battlefield under [their/your] control this turn|"
        "{q:people} had {n:number_word@p} or more {f:permanents@p} enter the battlefield under "
        "[their/your] control this turn",
        "{q:people}本回合中有{n:number_word}个或更多{f:permanents}在其操控下进战场|"
        "{q:people}本回合中有{f:a_permanent}在其操控下进战场",
        ex=(
            "an opponent had two or more lands enter the battlefield under their control this turn",
            "对手本回合中有两个或更多地在其操控下进战场",
        ),
    ),
    t(
        _player_did,
        "{q:people} {v:player_verbs@D} {last:turn_looked_at}|"
        "{q:people_have} {v:player_verbs@N} {last:turn_looked_at}",
        "{q:people}{last:turn_looked_at}[曾]{v:player_verbs@D}|"
        "{last:turn_looked_at}{q:people}{v:player_verbs@D}",
        ex=("you attacked this turn", "你本回合攻击过"),
    ),
    t(
        _player_did_not,
        "{q:one_person} didn't {v:player_verbs@B} this turn|"
        "{q:people_have_not} {v:player_verbs@N} this turn",
        "|".join(
            f"{{q:one_person}}{when}{no}{{v:player_verbs@B}}"
            for when in ("本回合", "本回合中", "于本回合中")
            for no in ("未", "未曾", "没有")
        ),
        ex=("you didn't attack this turn", "你本回合未攻击"),
    ),
)
TURN_LOOKED_AT = Table(  # True: the one before this
    "turn_looked_at",
    (
        w(False, "this turn", "本回合|于本回合中|本回合中|于本回合"),
        w(True, "last turn", "上回合|上个回合|于上回合中"),
    ),
    ("this turn", "本回合"),
)
TABLES = (DID_SUBJECT, SEVERAL_DID, TURN_LOOKED_AT)
