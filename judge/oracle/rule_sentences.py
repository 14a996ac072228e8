"""Rules about players and the game (101.2, 104.3, 119.7, 305.2, 402.2), a sentence each."""

from __future__ import annotations

from judge.abilities import Filter, Keyword
from judge.abilities.bases import Amount, Players
from judge.abilities.filters import (
    ControlledBy,
    IsPermanent,
    IsThis,
    OfType,
)
from judge.abilities.patterns import Dies, Enters
from judge.abilities.statics import (
    CantGainLife,
    CantGetCounters,
    CantLoseGame,
    CantLoseLife,
    CantPreventDamage,
    CostFloor,
    DealtAsByInfect,
    DevotionIncreased,
    DoubleTriggers,
    ExtraLands,
    FromOpeningHand,
    HandSizeChange,
    KeepsPlayingWithoutLife,
    LegendRuleOff,
    LooksAtTop,
    ManaAsAnyColor,
    MayStayTapped,
    NoMaximumHandSize,
    NoTriggers,
    PlayerHas,
    RevealTop,
    UntapLimit,
)
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.cards import CardType
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.oracle.filters import every
from judge.oracle.permissions import PERMISSIONS
from judge.oracle.player_restrictions import ALWAYS
from judge.oracle.predicates import Rules

ALL, OPPONENTS, YOU = EachPlayer(), EachOpponent(), You()
LAND = OfType(CardType.LAND)


def _has(player: Players, keywords: tuple[Keyword, ...]) -> Rules:
    return tuple(PlayerHas(player, keyword) for keyword in keywords)


def _twice(f: Filter, kind: type[Enters] | type[Dies]) -> Rules:
    yours = every(IsPermanent(), ControlledBy(YOU))
    return (DoubleTriggers(yours, kind(f)),)


def _silent(f: Filter) -> Rules:
    return (NoTriggers(Enters(f)),)


def _hand_size(p: Players, n: Amount) -> Rules:
    return (NoMaximumHandSize(p, n),)


def _hand_size_more(p: Players, n: int, sign: int) -> Rules:
    return (HandSizeChange(p, sign * n),)


def _lands(number: int) -> Rules:
    return (ExtraLands(YOU, number),)


PLAYERS: tuple[Row, ...] = (
    *ALWAYS,
    w(
        (CantGetCounters(YOU, "poison"),),
        "you can't get poison counters",
        "你不会得到中毒指示物|你不能得到中毒指示物",
    ),
    w((CantGainLife(YOU), CantLoseLife(YOU)), "your life total can't change", "你的总生命不能改变"),
    w(
        (CantLoseGame(YOU),),
        "you can't lose the game and your opponents can't win the game",
        "你这盘游戏不会输，对手也不会赢|你不会输掉这盘游戏，且你的对手不会赢得这盘游戏",
    ),
    w((CantLoseGame(YOU, others_cant_win=False),), "you can't lose the game", "你这盘游戏不会输"),
    w(
        (CantLoseGame(OPPONENTS),),
        "you can't win the game and your opponents can't lose the game",
        "你这盘游戏不会赢，对手也不会输",
    ),
    w((CantPreventDamage(),), "damage can't be prevented", "伤害不能被防止"),
    w(
        (CantPreventDamage(IsThis()),),
        "damage that would be dealt by ~ can't be prevented",
        "将由~造成的伤害不能被防止|~将造成的伤害不能被防止",
    ),
    w(
        (DevotionIncreased(1),),
        "your devotion to each color and each combination of colors is increased by one",
        "你每种颜色和每种颜色组合的献力都加一",
    ),
    w((NoMaximumHandSize(YOU),), "you have no maximum hand size", "你手牌数量没有上限"),
    t(
        _hand_size,
        "{p:possessive} maximum hand size is {n:number_word}|"
        "{p:possessive} maximum hand size is equal to {n:amount}",
        "{p:possessive}手牌数量上限为{n:number_word}张|{p:possessive}手牌上限为{n:number_word}张|"
        "{p:possessive}手牌上限等同于{n:amount}|{p:possessive}手牌数量上限等同于{n:amount}",
        ex=("your maximum hand size is two", "你手牌数量上限为两张"),
    ),
    *(
        t(
            _hand_size_more,
            f"{{p:possessive}} maximum hand size is {en} by {{n:number_word}}",
            f"{{p:possessive}}手牌上限{zh}{{n:number_word}}张|"
            f"{{p:possessive}}手牌数量上限{zh}{{n:number_word}}张",
            sign=sign,
            ex=(f"your maximum hand size is {en} by two", f"你的手牌上限{zh}两张"),
        )
        for sign, en, zh in ((-1, "reduced", "减少"), (1, "increased", "增加"))
    ),
    w((NoMaximumHandSize(ALL),), "players have no maximum hand size", "牌手的手牌数量没有上限"),
    w(
        (LegendRuleOff(IsPermanent()),),
        'the "legend rule" doesn\'t apply',
        '"传奇规则"不再生效|"传奇规则"不适用',
    ),
    w(
        (LegendRuleOff(every(IsPermanent(), ControlledBy(YOU))),),
        'the "legend rule" doesn\'t apply to permanents you control',
        '"传奇规则"对由你操控的永久物不适用|"传奇规则"不适用于由你操控的永久物',
    ),
    w(
        (ExtraLands(YOU, 1),),
        "you may play an additional land on each of your turns",
        "你在自己的每个回合中可以额外使用一个地|你在自己的每回合中可以额外使用一个地",
    ),
    t(
        _lands,
        "you may play {number:number_word@p} additional lands on each of your turns",
        "你在自己的每个回合中可以额外使用{number:number_word}个地",
    ),
    w(
        (ExtraLands(ALL, 1),),
        "each player may play an additional land on each of their turns"
        "|each player may play an additional land during each of their turns",
        "每位牌手在自己的每个回合中可以额外使用一个地",
    ),
    w(
        (ExtraLands(YOU, None),),
        "you may play any number of lands on each of your turns",
        "你在自己的每个回合中可以使用任意数量的地",
    ),
    t(
        _has,
        "{player:players@p} have {keywords:keyword_phrase}",
        "{player:players}具{keywords:keyword_phrase}",
    ),
    w(
        (ManaAsAnyColor(ALL),),
        "players may spend mana as though it were mana of any color",
        "牌手可以将法术力视同任意颜色的法术力来支付",
    ),
    w(
        (ManaAsAnyColor(YOU),),
        "you may spend mana as though it were mana of any color",
        "你可以将法术力视同任意颜色的法术力来支付",
    ),
    w(
        (FromOpeningHand(),),
        "if ~ is in your opening hand, you may begin the game with it on the battlefield|"
        "if this card is in your opening hand, you may begin the game with it on the battlefield",
        "若~在你的起手手牌中，则你可以将它放在战场上来开始游戏|"
        "若~在你的起手手牌中，你可以将它放置进战场来开始游戏|"
        "若此牌在你的起手牌中，你可以开始游戏时其已在战场上",
    ),
    w(
        (KeepsPlayingWithoutLife(YOU),),
        "you don't lose the game for having 0 or less life",
        "你不会因生命值为0或更少而输掉这盘游戏|你不会因总生命为0或更少而输掉此盘游戏|"
        "你不会因为生命为0或更少而输掉这盘游戏",
    ),
    w(
        (DealtAsByInfect(YOU),),
        "all damage is dealt to you as though its source had infect",
        "所有伤害均视同其来源具侵染异能一般对你造成|对你造成的所有伤害都视同其来源具有侵染异能",
    ),
    w(
        (RevealTop(YOU),),
        "play with the top card of your library revealed",
        "持续展示你牌库顶牌|将你牌库顶牌展示出来地进行游戏",
    ),
    w(
        (LooksAtTop(YOU),),
        "you may look at the top card of your library any time",
        "你可以随时检视你的牌库顶牌|你可以随时检视你牌库顶牌|你可以随时检视你牌库顶的牌",
    ),
    w(
        (RevealTop(ALL),),
        "players play with the top card of their libraries revealed",
        "牌手持续展示其牌库顶牌",
    ),
)
LIMITS: tuple[Row, ...] = (
    w(
        (MayStayTapped(IsThis()),),
        "you may choose not to untap ~ during your untap step",
        "你可以选择于你的重置步骤中不重置~|你可选择于你的重置步骤中不重置~",
    ),
    t(
        lambda n, f: (UntapLimit(f, n),),
        "players can't untap more than {n:number_word} {f:permanents} during their untap steps",
        "牌手于其重置步骤中不能重置多于{n:number_word}个{f:permanents}|"
        "牌手在其重置步骤中不能重置多于{n:number_word}个{f:permanents}",
        ex=(
            "players can't untap more than two permanents during their untap steps",
            "牌手于其重置步骤中不能重置多于两个永久物",
        ),
    ),
    t(
        lambda f, n, m: (CostFloor(f, n),) if n == m else REJECTED,
        "each {f:spells@s} that would cost less than {n:number_word} mana to cast costs "
        "{m:number_word} mana to cast",
        "每个施放费用将小于{n:number_word}点法术力的{f:spells}需支付{m:number_word}点法术力来施放",
        ex=(
            "each spell that would cost less than three mana to cast costs three mana to cast",
            "每个施放费用将小于三点法术力的咒语需支付三点法术力来施放",
        ),
    ),
)
TRIGGERS: tuple[Row, ...] = (
    t(
        _silent,
        "{f:permanents@p} entering don't cause abilities to trigger",
        "{f:permanents}进战场不会触发异能|{f:permanents}进战场不会使异能触发",
    ),
    *(
        t(
            _twice,
            f"if {{f:a_permanent}} {en} causes a triggered ability of a permanent you control to"
            " trigger, that ability triggers an additional time",
            f"若{{f:a_permanent}}{zh}触发由你操控的永久物的触发式异能，则该异能额外触发一次"
            f"|若{{f:a_permanent}}{zh}触发由你操控之永久物的触发式异能，则该异能额外触发一次",
            kind=kind,
        )
        for kind, en, zh in ((Enters, "entering", "进战场"), (Dies, "dying", "死去"))
    ),
)


TABLES = (
    Table(
        "player_rules",
        (*PLAYERS, *PERMISSIONS, *LIMITS, *TRIGGERS),
        ("players can't gain life", "牌手不能获得生命"),
    ),
)
