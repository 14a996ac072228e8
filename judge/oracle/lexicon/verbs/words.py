"""What verbs take besides their subject: whom, from where, of what kind."""

from __future__ import annotations

from typing import NamedTuple

from judge.abilities.bases import Filter, Players
from judge.abilities.filters import CastFrom, ControlledBy, Non, OwnedBy
from judge.abilities.who import AttachedPlayer, EachOpponent, EachPlayer, You
from judge.language import Table, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.verb import act


class Hit(NamedTuple):
    """What damage is dealt to: an object, a player, or neither for anything."""

    to: Filter | None
    player: Players | None


class Origin(NamedTuple):
    """From where something is put into a graveyard: a zone, or any but one."""

    zone: str | None = None
    not_from: str | None = None


DAMAGED_PLAYER = Table(
    "damaged_player",
    (
        w(EachPlayer(), "a player", "任一牌手|牌手|一位牌手|任意牌手"),
        w(EachOpponent(), "an opponent|one of your opponents", "任一对手|对手|一位对手"),
        w(You(), "you", "你"),
        w(AttachedPlayer(), "enchanted player", "所结附的牌手"),
    ),
    ("a player", "任一牌手"),
)
DAMAGE_KIND = Table(
    "damage_kind",
    (
        w(True, "combat damage", "战斗伤害"),
        w(None, "damage", "伤害"),
        w(False, "noncombat damage", "非战斗伤害"),
    ),
    ("combat damage", "战斗伤害"),
)
HIT = Table(
    "hit",
    (
        t(lambda q: Hit(None, q), "{q:damaged_player}", "{q:damaged_player}"),
        t(lambda f: Hit(f, None), "{f:event_subject@s}", "{f:event_subject}"),
        w(
            Hit(None, None),
            "one or more permanents and/or players",
            "一个或数个永久物和/或牌手",
        ),
        t(
            lambda q, f: Hit(f, q),
            "{q:damaged_player} or {f:permanents@s}",
            "{q:damaged_player}或{f:permanents}",
        ),
    ),
    ("a player", "任一牌手"),
)
CAST_ZONE = Table(
    "cast_zone",
    (
        w(every(CastFrom("graveyard"), OwnedBy(You())), "your graveyard", "你的坟墓场"),
        w(CastFrom("graveyard"), "a graveyard", "坟墓场"),
        w(CastFrom("exile"), "exile", "放逐区"),
        w(every(CastFrom("hand"), OwnedBy(You())), "your hand", "你手上"),
        w(
            Non(every(CastFrom("hand"), OwnedBy(You()))),
            "anywhere other than your hand",
            "除你手牌之外的任何区域|你手牌以外的任何区域|你手牌以外的任意区域",
        ),
    ),
    ("your graveyard", "你的坟墓场"),
)
GRAVE = Table(
    "grave",
    (
        w(None, "a graveyard|graveyards", "坟墓场|任一坟墓场"),
        w(You(), "your graveyard", "你坟墓场|你的坟墓场"),
        w(EachOpponent(), "an opponent's graveyard", "对手的坟墓场|任一对手的坟墓场"),
    ),
    ("a graveyard", "坟墓场"),
)
ORIGIN = Table(  # from where something is put into a graveyard
    "origin",
    (
        w(Origin("battlefield"), "the battlefield", "战场|场上|战场上"),
        w(Origin("library"), "your library", "你牌库|你的牌库"),
        w(Origin(), "anywhere", "任何区域|任意区域"),
        w(
            Origin(not_from="battlefield"),
            "anywhere other than the battlefield",
            "除战场外的任何区域|战场之外的任何区域|战场以外的区域|战场以外的任何区域|"
            "战场以外的任意区域",
        ),
    ),
    ("anywhere", "任何区域"),
)
ENTERED_FROM = Table(
    "entered_from",
    (
        w(("graveyard", None), "a graveyard", "坟墓场|任一坟墓场"),
        w(("graveyard", You()), "your graveyard", "你的坟墓场|你坟墓场"),
        w(("exile", None), "exile", "放逐区"),
        w(("hand", You()), "your hand", "你手上"),
    ),
    ("a graveyard", "坟墓场"),
)
PLAY_ZONE = Table("play_zone", (w(("battlefield", None), "the battlefield", "战场|场上"),))
ENTERED_AS = Table(  # whether tapped
    "entered_as",
    (w(True, "tapped", "横置|已横置"), w(False, "untapped", "未横置")),
    ("tapped", "横置"),
)
WHOSE_CONTROL = Table(
    "whose_control",
    (
        w(ControlledBy(You()), "your", "你的|你"),
        w(ControlledBy(EachOpponent()), "an opponent's", "对手的|任一对手的"),
    ),
    ("your", "你的"),
)
PHASED = Table("phased", (w(True, "in", "回"), w(False, "out", "离")), ("in", "回"))
UNATTACHED = Table("unattached", (w(True, "unattached", "卸装"),), ("unattached", "卸装"))
ONE_OR_SO = Table(  # that it happens once for all of them together
    "one_or_so", (w(True, "one or more", "一个或数个"),), ("one or more", "一个或数个")
)
ORDINAL = Table(
    "ordinal",
    (
        w(1, "first", "一"),
        w(2, "second", "二"),
        w(3, "third", "三"),
        w(4, "fourth", "四"),
        w(5, "fifth", "五"),
    ),
    ("second", "二"),
)
SEARCHED_LIBRARY = Table(  # None: that of who searches; "they" are never "you"
    "searched_library",
    (
        w(None, "@s their library|@D their library|@N their library", "其牌库"),
        w(
            You(),
            "@s your library|@p your library|@D your library|@N your library",
            "你牌库|你的牌库",
        ),
    ),
    ("their library", "其牌库"),
)
DONE = Table(  # keyword actions, by their names
    "done",
    (
        act("scry", "(scry)", "占卜"),
        act("surveil", "(surveil)", "刺探"),
        act("open an Attraction", "(open) an attraction", "打开一个景点"),
        act("visit", "(visit) an attraction", "造访一个景点"),
        act("roll to visit", "(roll) to visit <their/your> attractions", "掷骰造访景点"),
        act("investigate", "(investigate)", "探查"),
        act("venture", "(venture) into the dungeon", "深入地城"),
        act("amass", "(amass)", "囤兵"),
        act("collect evidence", "(collect) evidence", "搜证"),
        act("forage", "(forage)", "觅粮"),
        act("waterbend", "(waterbend)", "截水"),
        act("proliferate", "(proliferate)", "增殖"),
        act("exert", "(exert) a creature", "耗竭一个生物"),
        act("fully unlock a room", "fully (unlock) a room", "完全解锁一个房间"),  # none is played
    ),
    ("scries", "占卜"),
)
OBJECT_DONE = Table(
    "object_done",
    (
        act("explore", "(explore)", "勘察"),
        act("monstrosity", "(become) monstrous", "变得蛮化|成为蛮化|蛮化"),
        act("mutate", "(mutate)", "合变"),
        act("plot", "(become) plotted", "成为已设谋"),
        act("saddle", "(become) saddled", "成为已乘驾"),
        act("exploit", "(exploit) a creature", "榨取一个生物|榨取生物"),
        act("train", "(train)", "见习"),
        act("become crewed", "(become) crewed", "被搭载"),
        act("renowned", "(become) renowned", "成为名望"),
        act("adapt", "(adapt)", ""),
    ),
    ("explores", "勘察"),
)
