"""What is counted, as a noun: after "for each" it is singular, after "the number of" plural."""

from __future__ import annotations

from judge.abilities.amounts import (
    AttackedWith,
    BasicTypesAmong,
    ColorsAmong,
    ColorsSpent,
    CommanderCasts,
    CountersOn,
    CountersRemoved,
    HappenedCount,
    HappenedTotal,
    MarkedNumber,
    NamesAmong,
    NumberOf,
    OpponentCount,
    PartySize,
    PlayersBeingAttacked,
    ThisWay,
    TimesKicked,
    UnlockedDoors,
)
from judge.abilities.bases import Amount, Filter, Players
from judge.abilities.filters import ControlledBy, IsCard, LastInZone, Quality
from judge.abilities.patterns import (
    Casts,
    Cycles,
    Discards,
    Draws,
    Enters,
    GainsLife,
    LosesLife,
    Sacrifices,
)
from judge.abilities.who import DoneThisWay, EachOpponent, EachPlayer, Every, You
from judge.language import REJECTED, Include, Table, Template, Word, t, w
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.changing import put
from judge.oracle.lexicon.verbs.counting import happened_to
from judge.oracle.lexicon.verbs.verb import Act
from judge.oracle.lexicon.verbs.words import Origin
from judge.oracle.phrases.amounts.votes import VOTES
from judge.oracle.phrases.amounts.worked_out import (
    colors_of,
    count_of,
    numbers_among,
    signs_spent,
    this_way,
    types_among,
)


def _counters(k: str | None, f: Filter | None = None) -> Amount:
    """On objects, or of all players."""
    return CountersOn(k, EachPlayer() if f is None else Every(f))


def _yours_that_entered(f: Filter) -> Amount:
    return HappenedCount(Enters(every(f, ControlledBy(You()))))


def _put_there(f: Filter, p: Players | None, o: Origin) -> object:
    act = put(p, o)
    return happened_to(f, (act,)) if isinstance(act, Act) else REJECTED


NUMBERED = Table(  # a number that objects have
    "numbered",
    (
        w(Quality.POWER, "@s power|@p powers", "力量"),
        w(Quality.TOUGHNESS, "@s toughness|@p toughnesses", "防御力"),
        w(Quality.MANA_VALUE, "@s mana value|@p mana values", "法术力值|总法术力费用"),
    ),
    ("power", "力量"),
)
DONE_THIS_WAY = Table(  # to what is counted
    "done_this_way",
    (
        w("dealt damage", "dealt damage", "受到伤害"),
        w("destroyed", "destroyed", "消灭"),
        w("discarded", "discarded", "弃掉"),
        w("exiled", "exiled", "放逐"),
        w("drawn", "drawn", "抓到"),
        w("milled", "milled", "磨掉"),
        w("returned", "returned|returned to its owner's hand", "移回"),
        w("revealed", "revealed", "展示|展示出"),
        w("sacrificed", "sacrificed", "牺牲"),
        w("tapped", "tapped", "横置"),
        Include("put_this_way"),
    ),
    ("destroyed", "消灭"),
)


PUT_THIS_WAY = Table(
    "put_this_way",
    (
        w("put onto the battlefield", "put onto the battlefield", "放进战场"),
        w("put into a graveyard", "put into a graveyard|put into graveyards", "置入坟墓场"),
        w("put into your graveyard", "put into your graveyard", "置入你[的]坟墓场"),
        w("put into their graveyard", "put into their graveyard", "置入其坟墓场"),
    ),
    ("put into a graveyard", "置入坟墓场"),
)


def _both(en: str) -> str:
    """A wording with `#` for the ending of its noun and its number, one and several."""
    return "|".join(
        f"@{n} {one.replace('@#', '@' + n).replace('#', 's' if n == 'p' else '')}"
        for one in en.split("|")
        for n in ("s", "p")
    )


THIS_TURN: tuple[Template | Word, ...] = (  # besides `lexicon.verbs.counting`
    t(
        lambda f, p=None: HappenedCount(Casts(p, f)),
        _both(
            "{f:spells@#} {p:holder@s} has cast this turn|"
            "{f:spells@#} {p:holder@p}'ve cast this turn|{f:spells@#} cast this turn"
        ),
        "{p:holder}[本回合/于本回合中]施放过的{f:spells}|本回合中施放过的{f:spells}",
        ex=("creature spell you've cast this turn", "你本回合施放过的生物咒语"),
    ),
    t(
        lambda p: HappenedCount(Draws(p)),
        _both("card# {p:holder@s} has drawn this turn|card# {p:holder@p}'ve drawn this turn"),
        "{p:holder}本回合抓过的牌",
        ex=("card you've drawn this turn", "你本回合抓过的牌"),
    ),
    t(
        lambda f: HappenedCount(Discards(You(), None if f == IsCard() else f)),
        _both("{f:cards@#} you've discarded this turn"),
        "",
        ex=("creature card you've discarded this turn", ""),
    ),
    w(
        HappenedCount(Cycles(You(), or_discards=True)),
        _both("card# you've cycled or discarded this turn"),
        "你本回合循环或弃掉的牌|你于本回合中循环或弃掉的牌",
    ),
    t(
        happened_to,
        _both("{f:permanents@#} that {v:object_verbs@D} this turn"),
        "[本回合/于本回合中/本回合中]{v:object_verbs@B}的{f:permanents}",
        ex=("creature that died this turn", "本回合死去的生物"),
        rank=-1,
    ),
    t(
        _put_there,
        _both("{f:permanents@#} put into {p:grave} from {o:origin} this turn"),
        "本回合从{o:origin}置入{p:grave}的{f:permanents}",
        ex=(
            "creature put into your graveyard from the battlefield this turn",
            "本回合从战场置入你的坟墓场的生物",
        ),
    ),
    t(
        _yours_that_entered,
        _both(
            "{f:permanents@#} you had enter under your control this turn|"
            "{f:permanents@#} you had enter the battlefield under your control this turn"
        ),
        "",
        ex=("creature you had enter under your control this turn", ""),
    ),
    t(
        lambda f, p=None: HappenedCount(Sacrifices(p, f)),
        _both(
            "{f:permanents@#} {p:holder@s} has sacrificed this turn|"
            "{f:permanents@#} {p:holder@p}'ve sacrificed this turn|"
            "{f:permanents@#} sacrificed this turn"
        ),
        "{p:holder}本回合牺牲过的{f:permanents}|本回合中牺牲的{f:permanents}",
        ex=("creature you've sacrificed this turn", "你本回合牺牲过的生物"),
    ),
    w(HappenedTotal(GainsLife(You())), "@s 1 life you gained this turn", ""),
    w(HappenedTotal(LosesLife(You())), "@s 1 life you've lost this turn", ""),
    w(
        HappenedTotal(LosesLife(EachOpponent())),
        "@s 1 life your opponents have lost this turn",
        "",
    ),
)
TALLY = Table(
    "tally",
    (
        w(
            UnlockedDoors(),
            _both("unlocked door# among rooms you control"),
            "由你操控的隔间中已解锁的偏门",
        ),
        t(
            count_of,
            "@f {f:permanents}|@f {f:spells}|@f {f:located_cards}",
            "{f:permanents}|{f:located_cards}",
        ),
        t(
            CountersOn,
            _both("{kind:counters_called@#} on {of:object_ref}")
            + "|"
            + _both(
                "{kind:counter} counter# {of:holder@s} has|"
                "{kind:counter} counter# {of:holder@p} have"
            ),
            "{of:object_ref}上[的]{kind:counters_called}|{of:holder}的{kind:counter}指示物",
            ex=("counter on it", "它上的指示物"),
        ),
        t(
            _counters,
            _both(
                "{k:counter} counter# on {f:permanents@p}|"
                "{k:counter} counter# among {f:permanents@p}|"
                "{k:player_counter} counter# among players"
            ),
            "",
            ex=("+1/+1 counter on creatures you control", ""),
        ),
        t(
            BasicTypesAmong,
            _both("basic land type# among {filter:permanents@p}"),
            "{filter:permanents}之中的基本地类别|{filter:permanents}中[的]基本地类别",
        ),
        t(
            types_among,
            _both("card type# among {f:located_cards@p}|card type# among {f:permanents@p}"),
            "{f:located_cards}[的]类别|{f:located_cards}的牌之类别|{f:located_cards}[的]牌类别",
        ),
        t(
            numbers_among,
            _both(
                "different {q:numbered@#} among {f:located_cards@p}|"
                "different {q:numbered@#} among {f:permanents@p}"
            ),
            "{f:located_cards}[中/之间]不同的{q:numbered}|"
            "{f:permanents}[中/之间]不同的{q:numbered}",
            ex=(
                "different power among creatures you control",
                "由你操控的生物中不同的力量",
            ),
        ),
        t(
            ColorsAmong,
            _both("color# among {filter:permanents@p}"),
            "{filter:permanents}中的颜色",
        ),
        t(
            NamesAmong,
            _both("differently named {filter:permanents@#}"),
            "名称不同的{filter:permanents}|名称各不相同的{filter:permanents}",
        ),
        w(PartySize(), "@s creature in your party|@p creatures in your party", "你冒险团中的生物"),
        w(
            OpponentCount(),
            "@s opponent you have|@s opponent|@s of your opponents|@p opponents you have",
            "你对手",
        ),
        t(
            lambda q: NumberOf(q),
            "@s {q:players_who@s}|@p {q:players_who@p}",
            "{q:players_who}",
        ),
        w(NumberOf(EachPlayer()), "@s player", ""),
        w(PlayersBeingAttacked(), _both("player# being attacked"), "受到攻击的牌手"),
        w(
            AttackedWith(),
            _both("creature# you attacked with this turn"),
            "你本回合中用来攻击的生物",
        ),
        w(MarkedNumber("devoured"), _both("creature# it devoured"), "它吞噬的生物"),
        t(
            this_way,
            _both(
                "{f:cards@#} {d:done_this_way} this way|{f:permanents@#} {d:done_this_way} this way"
            ),
            "以此法{d:done_this_way}的{f:cards}|以此法{d:done_this_way}的{f:permanents}",
        ),
        w(
            ThisWay(DoneThisWay("exiled", every(IsCard(), LastInZone("hand")))),
            _both("card# exiled from their hand this way"),
            "以此法放逐的手牌",
        ),
        t(
            CountersRemoved,
            _both("{kind:counter} counter# removed this way"),
            "以此法移去的{kind:counter}指示物",
            ex=("charge counter removed this way", "以此法移去的充电指示物"),
        ),
        w(CountersRemoved(), _both("counter# removed this way"), "以此法移去的指示物"),
        w(
            CommanderCasts(),
            _both(
                "time# you've cast your commander from the command zone this game|"
                "time# you've cast a commander from the command zone this game"
            ),
            "",
        ),
        w(
            TimesKicked("kicker"),
            _both("time# ~ was kicked|time# it was kicked"),
            "~增幅的次数",
        ),
        t(
            colors_of,
            "@s of {o:possessor} colors",
            "{o:possessor}颜色",
            ex=("of its colors", "其颜色"),
        ),
        t(
            signs_spent,
            "@s {s:mana_signs} spent to cast [it/~]",
            "施放它所支付的{s:mana_signs}",
            ex=("{u}{u} spent to cast it", "施放它所支付的{u}{u}"),
        ),
        w(
            ColorsSpent(),
            _both("color# of mana spent to cast ~|color# of mana spent to cast it"),
            "施放~时支付过的法术力颜色",
        ),
        VOTES,
        *THIS_TURN,
    ),
    ("creature you control", "由你操控的生物"),
)
