"""Who or what an event is of."""

from __future__ import annotations

from judge.abilities.amounts import CountersOn
from judge.abilities.bases import Filter
from judge.abilities.conditions import AmountIs, Exists, Matches, Not
from judge.abilities.filters import (
    Comparison,
    HasCounter,
    HostOfThis,
    IsIt,
    IsThis,
    OfSubtype,
    Other,
)
from judge.abilities.who import (
    AttachedPlayer,
    AttachedTo,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    EachOpponent,
    EachOtherPlayer,
    ThatPlayer,
    This,
    You,
)
from judge.language import Include, Table, t, w
from judge.oracle.lexicon.filters import either, every
from judge.oracle.lexicon.pronouns import pronouns
from judge.oracle.lexicon.words import HOSTS, hosts_possessive


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
            "@s that land|@s either of those creatures",
            "它|该生物|该永久物|该衍生物|该地|这些生物之一",
            IsIt,
        ),
        t(
            lambda f: f,
            "@s {f:a_permanent}|@s {f:a_source}|@s {f:a_spell}|@s {f:a_card}",
            "{f:a_permanent}|{f:a_source}|{f:a_spell}|{f:a_card}",
        ),
        t(
            lambda f: either(IsThis(), f),
            "@s ~ or {f:a_spell}",
            "~或{f:a_spell}",
        ),
        *(
            w(either(IsThis(), HostOfThis()), f"@s ~ or {en}", "~或" + zh.replace("|", "|~或"))
            for en, zh in HOSTS
        ),
        t(
            _or_another,
            "@s ~ or another {f:permanents@s}",
            "~或[另一个/其他/另一]{f:permanents}",
        ),
    ),
    ("a creature you control", "一个由你操控的生物"),
)
ONE_OR_MORE = Table(
    "one_or_more",
    (
        t(
            lambda f: f,
            "@p one or more {f:permanents@p}|@p one or more {f:cards@p}",
            "一个或[数个/更多/多个]{f:permanents}|一张或[数/多]张{f:cards}",
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
        Include("host_controller"),
    ),
    ("an opponent", "任一对手"),
)
HOST_CONTROLLER = Table(
    "host_controller",
    (
        t(
            lambda o: ControllerOf(o),
            "@s {o:attached_possessor} controller",
            "{o:attached_possessor}操控者",
        ),
    ),
    ("enchanted creature's controller", "所结附的生物的操控者"),
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
        w(
            "postcombat main",
            "postcombat main phase|postcombat main phases",
            "战斗后行动阶段|战斗后的行动阶段",
        ),
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
        w(ChosenPlayer(), "the chosen player's", "所选牌手的"),
        w(AttachedPlayer(), "enchanted player's", "所结附的牌手的|受此诅咒的牌手的"),
        t(lambda q: q, "{q:host_controller}'s", "{q:host_controller}[的/之]"),
    ),
    ("your", "你的"),
)


STATE = Table(
    "state",
    (
        Include("player_condition"),
        t(
            lambda f: Not(Exists(f)),
            "there are no {f:permanents@p} on the battlefield|"
            "no {f:permanents@p} are on the battlefield",
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
        t(
            lambda n, k: AmountIs(CountersOn(k, This()), Comparison.AT_MOST, n),
            "there are {n:number_word} or fewer {k:counter} counters on ~|"
            "~ has {n:number_word} or fewer {k:counter} counters on it|"
            "~ has {n:number_word} or fewer {k:counter} counters on ~",
            "~上有{n:number_word}个或更少{k:counter}指示物",
            ex=(
                "there are two or fewer charge counters on ~",
                "~上有两个或更少充电指示物",
            ),
        ),
    ),
    ("you control no islands", "你未操控海岛"),
)
DISCARDED = Table(
    "discarded",
    (w(IsThis(), "~", "~"), t(lambda f: f, "{f:a_card}", "{f:a_card}")),
    ("a card", "一张牌"),
)
