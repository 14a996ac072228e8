"""Events of objects that enter, leave or die."""

from __future__ import annotations

from typing import Any

from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Pattern
from judge.abilities.filters import ControlledBy, IsThis, Other
from judge.abilities.who import EachOpponent, You
from judge.language import Table, t, w
from judge.oracle.filters import either, every


def _under(f: Filter) -> Pattern:
    return p.Enters(every(f, ControlledBy(You())))


def _dies(f: Filter, at_once: bool = False) -> Pattern:
    return p.Dies(f, at_once)


def _put(f: Filter, **fields: Any) -> Pattern:
    return p.PutInto(f, "graveyard", **fields)


def _departs(f: Filter, at_once: bool = False) -> Pattern:
    return p.Departs(f, "graveyard", You(), at_once)


SOME_CARDS = Table(
    "some_cards",
    (t(lambda f: f, "one or more {f:cards@p}", "一张或数张{f:cards}|一张或多张{f:cards}"),),
    ("one or more creature cards", "一张或数张生物牌"),
)
OF_ZONES = (
    t(
        p.Enters,
        "{filter:event_subject@s} enters|{filter:event_subject@s} enters the battlefield",
        "{filter:event_subject}进战场",
    ),
    t(
        p.Enters,
        "{filter:one_or_more@p} enter|{filter:one_or_more@p} enter the battlefield",
        "{filter:one_or_more}进战场",
        at_once=True,
    ),
    t(
        _under,
        "{f:a_permanent} enters under your control",
        "{f:a_permanent}在你的操控下进战场|{f:a_permanent}在你操控下进战场|"
        "{f:a_permanent}于你的操控下进战场",
    ),
    t(
        lambda f: p.Enters(either(IsThis(), every(Other(), f, ControlledBy(You())))),
        "",
        "~或另一个{f:permanents}在你的操控下进战场|~或另一{f:permanents}在你的操控下进战场",
        ex=("~ or another elf you control enters", "~或另一个妖精在你的操控下进战场"),
    ),
    t(
        lambda f: p.Enters(every(f, ControlledBy(You())), at_once=True),
        "",
        "一个或数个{f:permanents}在你的操控下进战场",
        ex=("one or more elves you control enter", "一个或数个妖精在你的操控下进战场"),
    ),
    t(
        lambda f: p.Enters(every(f, ControlledBy(EachOpponent()))),
        "{f:a_permanent} enters under an opponent's control",
        "{f:a_permanent}在对手的操控下进战场|{f:a_permanent}在任一对手的操控下进战场",
    ),
    t(
        _dies,
        "{f:event_subject@s} dies",
        "{f:event_subject}死去",
    ),
    t(
        _dies,
        "{f:event_subject@s} is put into a graveyard from the battlefield",
        "{f:event_subject}从战场进入坟墓场|"
        "{f:event_subject}从战场置入坟墓场|{f:event_subject}从战场进入任一坟墓场|"
        "{f:event_subject}从场上置入坟墓场|{f:event_subject}从场上进入坟墓场|"
        "{f:event_subject}从战场上置入坟墓场",
    ),
    t(_dies, "{f:one_or_more@p} die", "{f:one_or_more}死去", at_once=True),
    t(
        _dies,
        "{f:one_or_more@p} are put into a graveyard from the battlefield",
        "{f:one_or_more}从战场进入坟墓场|{f:one_or_more}从战场置入坟墓场",
        at_once=True,
    ),
    w(p.TokensCreated(You()), "you create a token", "你派出一个衍生物|你派出衍生物"),
    t(
        _put,
        "{f:some_cards} are put into your graveyard from your library",
        "{f:some_cards}从你牌库进入你坟墓场|{f:some_cards}从你牌库置入你坟墓场",
        from_zone="library",
        player=You(),
        at_once=True,
    ),
    t(
        _put,
        "{f:some_cards} are put into your graveyard from anywhere",
        "{f:some_cards}从任何区域进入你坟墓场|{f:some_cards}从任意区域置入你坟墓场",
        player=You(),
        at_once=True,
    ),
    t(
        _departs,
        "{f:a_card} leaves your graveyard",
        "{f:a_card}离开你的坟墓场|{f:a_card}离开你坟墓场",
    ),
    t(
        _departs,
        "{f:some_cards} leave your graveyard",
        "{f:some_cards}离开你的坟墓场|{f:some_cards}离开你坟墓场",
        at_once=True,
    ),
    t(
        p.Leaves,
        "{filter:event_subject@s} leaves the battlefield",
        "{filter:event_subject}离开战场|{filter:event_subject}离场",
    ),
    t(
        p.Leaves,
        "{filter:one_or_more@p} leave the battlefield",
        "{filter:one_or_more}离开战场",
        at_once=True,
    ),
    t(
        _put,
        "{f:event_subject@s} is put into your graveyard from the battlefield",
        "{f:event_subject}从战场进入你坟墓场|{f:event_subject}从战场置入你坟墓场",
        from_zone="battlefield",
        player=You(),
    ),
    t(
        _put,
        "{f:event_subject@s} is put into an opponent's graveyard from the battlefield|"
        "{f:a_permanent} is put into an opponent's graveyard",
        "{f:event_subject}从战场进入对手的坟墓场|{f:event_subject}从战场置入任一对手的坟墓场",
        from_zone="battlefield",
        player=EachOpponent(),
    ),
    t(
        _put,
        "{f:event_subject@s} is put into a graveyard from anywhere",
        "{f:event_subject}从任何区域进入坟墓场|{f:event_subject}从任何区域置入坟墓场|"
        "{f:event_subject}从任何区域进入任一坟墓场|{f:event_subject}从任意区域置入坟墓场|"
        "{f:event_subject}从任意区域进入坟墓场",
    ),
    w(
        p.PutInto(IsThis(), "graveyard", from_zone="library", player=You()),
        "~ is put into your graveyard from your library",
        "~从你的牌库进入你的坟墓场|~从你牌库进入你坟墓场|~从你牌库置入你坟墓场",
    ),
    t(
        _put,
        "{f:a_card} is put into your graveyard from anywhere",
        "{f:a_card}从任何区域进入你坟墓场|{f:a_card}从任何区域置入你坟墓场|"
        "{f:a_card}从任意区域进入你坟墓场",
        player=You(),
    ),
    t(
        _put,
        "{f:a_card} is put into an opponent's graveyard from anywhere",
        "{f:a_card}从任何区域进入对手的坟墓场|{f:a_card}从任意区域进入对手的坟墓场",
        player=EachOpponent(),
    ),
    t(
        _put,
        "{f:a_card} is put into a graveyard from anywhere",
        "{f:a_card}从任何区域进入坟墓场",
        rank=1,
    ),
    t(
        _put,
        "{f:a_card} is put into a graveyard from anywhere other than the battlefield",
        "{f:a_card}从除战场外的任何区域进入坟墓场|{f:a_card}从战场之外的任何区域进入坟墓场|"
        "{f:a_card}从战场以外的区域置入坟墓场",
        not_from="battlefield",
    ),
    t(
        _put,
        "{f:a_card} is put into your graveyard from your library",
        "{f:a_card}从你牌库进入你坟墓场|{f:a_card}从你牌库置入你坟墓场",
        from_zone="library",
        player=You(),
    ),
)
