"""Who or what an event is of."""

from __future__ import annotations

from judge.abilities.amounts import CountersOn, LifeTotal
from judge.abilities.bases import Condition, Filter
from judge.abilities.conditions import AmountIs, Exists, Matches, Not
from judge.abilities.filters import (
    Comparison,
    ControlledBy,
    HasCounter,
    HostOfThis,
    InZone,
    IsCard,
    IsIt,
    IsThis,
    OfSubtype,
    Other,
)
from judge.abilities.who import (
    AttachedPlayer,
    AttachedTo,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    EachPlayer,
    ThatPlayer,
    This,
    You,
)
from judge.language import Table, t, w
from judge.oracle.filters import either, every
from judge.oracle.pronouns import pronouns
from judge.oracle.words import HOSTS, hosts_possessive


def _or_another(f: Filter) -> Filter:
    return either(IsThis(), every(Other(), f))


BASIC_TYPES = (
    ("Plains", "平原"),
    ("Island", "海岛"),
    ("Swamp", "沼泽"),
    ("Mountain", "山脉"),
    ("Forest", "树林"),
)
EVENT_SUBJECT = Table(
    "event_subject",
    (
        w(IsThis(), "@s ~", "~"),
        *(w(HostOfThis(), f"@s {en}", zh) for en, zh in HOSTS),
        *(
            w(every(HostOfThis(), OfSubtype(en)), f"@s enchanted {en.lower()}", f"所结附的{zh}")
            for en, zh in BASIC_TYPES
        ),
        *pronouns(
            "@s it|@s that creature|@s that permanent|@s the creature|@s that token|@s the token|"
            "@s that land",
            "它|该生物|该永久物|该衍生物|该地",
            IsIt,
        ),
        t(lambda f: f, "@s {f:a_permanent}", "{f:a_permanent}"),
        t(
            _or_another,
            "@s ~ or another {f:permanents@s}",
            "~或另一个{f:permanents}|~或其他{f:permanents}|~或另一{f:permanents}",
        ),
        t(
            lambda f: _or_another(every(f, ControlledBy(You()))),
            "",
            "~或由你操控的另一个{f:permanents}",
            ex=("~ or another vampire you control", "~或由你操控的另一个吸血鬼"),
        ),
    ),
    ("a creature you control", "一个由你操控的生物"),
)
ONE_OR_MORE = Table(
    "one_or_more",
    (
        t(
            lambda f: f,
            "@p one or more {f:permanents@p}",
            "一个或数个{f:permanents}|一个或更多{f:permanents}|一个或多个{f:permanents}",
        ),
        t(
            _or_another,
            "@p ~ and/or one or more other {f:permanents@p}",
            "~和/或一个或数个其他{f:permanents}",
        ),
    ),
    ("one or more creatures you control", "一个或数个由你操控的生物"),
)
EVENT_PLAYER = Table(
    "event_player",
    (
        w(You(), "@p you", "你"),
        w(None, "@s a player|@s any player", "任一牌手|有牌手|任意牌手|牌手|一位牌手"),
        w(
            EachOpponent(),
            "@s an opponent|@p your opponents|@s one of your opponents",
            "任一对手|有对手|对手|一位对手|某位对手",
        ),
        w(EachOtherPlayer(), "@s another player", "另一位牌手|其他牌手"),
        w(ThatPlayer(), "@s that player|@p they", "该牌手"),
        w(AttachedPlayer(), "@s enchanted player", "所结附的牌手"),
        w(DefendingPlayer(), "@s defending player", "防御牌手"),
        t(
            lambda o: ControllerOf(o),
            "@s {o:attached_possessor} controller",
            "{o:attached_possessor}操控者",
        ),
    ),
    ("an opponent", "任一对手"),
)
ATTACHED_POSSESSOR = Table(
    "attached_possessor",
    (*hosts_possessive(AttachedTo()),),
    ("enchanted creature's", "所结附的生物的"),
)
STEP = Table(
    "step",
    (
        w("upkeep", "upkeep|upkeep step", "维持|维持开始时"),
        w("draw", "draw step", "抓牌步骤"),
        w("end", "end step", "结束步骤"),
        w(
            "precombat main",
            "precombat main phase|first main phase",
            "战斗前行动阶段|战斗前的行动阶段",
        ),
        w("postcombat main", "postcombat main phase|second main phase", "战斗后行动阶段"),
        w("main", "main phase", "行动阶段"),
        w("combat", "combat step", "战斗阶段|战斗"),
    ),
    ("upkeep", "维持"),
)
WHOSE_STEP = Table(
    "whose_step",
    (
        w(You(), "your|each of your", "你的|你的每个|你"),
        w(None, "each|each player's|the", "每位牌手的|每个|每位牌手"),
        w(EachOpponent(), "each opponent's|each of your opponents'", "每位对手的|每位对手"),
        w(EachOtherPlayer(), "each other player's", "每位其他牌手的|其他每位牌手的"),
        w(ThatPlayer(), "that player's", "该牌手的"),
        w(AttachedPlayer(), "enchanted player's", "所结附的牌手的|受此诅咒的牌手的"),
        t(
            lambda o: ControllerOf(o),
            "{o:attached_possessor} controller's",
            "{o:attached_possessor}操控者的",
        ),
    ),
    ("your", "你的"),
)


def _state_none(f: Filter) -> Condition:
    return Not(Exists(every(f, ControlledBy(You()))))


STATE = Table(
    "state",
    (
        t(
            _state_none,
            "you control no {f:permanents@p}",
            "你未操控{f:permanents}|你没有操控{f:permanents}|你不操控{f:permanents}|"
            "你未操控任何{f:permanents}",
        ),
        t(
            lambda f: Not(Exists(f)),
            "there are no {f:permanents@p} on the battlefield",
            "战场上没有{f:permanents}",
        ),
        t(
            lambda k: Not(Matches(This(), HasCounter(k))),
            "~ has no {k:counter} counters on it|there are no {k:counter} counters on ~",
            "~上没有{k:counter}指示物|~上面没有{k:counter}指示物",
        ),
        t(
            lambda n, k: AmountIs(CountersOn(k, This()), Comparison.AT_LEAST, n),
            "there are {n:number_word@p} or more {k:counter} counters on ~|"
            "~ has {n:number_word@p} or more {k:counter} counters on it",
            "~上有{n:number_word}个或更多{k:counter}指示物",
        ),
        w(
            Not(Exists(every(IsCard(), InZone("hand", You())))),
            "you have no cards in hand",
            "你没有手牌",
        ),
        t(
            lambda n: AmountIs(LifeTotal(You()), Comparison.AT_LEAST, n),
            "you have {n:number} or more life",
            "你的总生命为{n:number}或更多|你的生命为{n:number}或更多",
        ),
    ),
    ("you control no islands", "你未操控海岛"),
)
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
DONE = Table(
    "done",
    (
        w("scry", "@s scries|@p scry", "占卜"),
        w("surveil", "@s surveils|@p surveil", "刺探"),
        w("open an Attraction", "@s opens an attraction|@p open an attraction", "打开一个景点"),
        w("visit", "@s visits an attraction|@p visit an attraction", "造访一个景点"),
        w(
            "roll to visit",
            "@s rolls to visit their attractions|@p roll to visit your attractions",
            "掷骰造访景点",
        ),
        w("investigate", "@s investigates|@p investigate", "探查"),
        w("venture", "@s ventures into the dungeon|@p venture into the dungeon", "深入地城"),
        w("amass", "@s amasses|@p amass", "囤兵"),
        w("proliferate", "@s proliferates|@p proliferate", "增殖"),
        w(
            "shuffle library",
            "@s shuffles their library|@p shuffle your library",
            "将其牌库洗牌|将你牌库洗牌",
        ),
        w(
            "search library",
            "@s searches their library|@p search your library",
            "搜寻其牌库|搜寻你牌库",
        ),
        w("win a coin flip", "@s wins a coin flip|@p win a coin flip", "赢得一次掷币"),
        w("lose a coin flip", "@s loses a coin flip|@p lose a coin flip", "输掉一次掷币"),
    ),
    ("scries", "占卜"),
)
OBJECT_DONE = Table(
    "object_done",
    (
        w("explore", "explores", "勘察"),
        w("monstrosity", "becomes monstrous", "变得蛮化|成为蛮化|蛮化"),
        w("mutate", "mutates", "合变"),
        w("exploit", "exploits a creature", "榨取一个生物|榨取生物"),
        w("train", "trains", "接受教练"),
        w("crew", "becomes crewed", "被搭载"),
        w("saddle", "becomes saddled", ""),
        w("renowned", "becomes renowned", "成为名望"),
        w("adapt", "adapts", ""),
    ),
    ("explores", "勘察"),
)
DISCARDED = Table(
    "discarded",
    (w(IsThis(), "~", "~"), t(lambda f: f, "{f:a_card}", "{f:a_card}")),
    ("a card", "一张牌"),
)
