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
from judge.abilities.modifications import GainAbilities
from judge.abilities.patterns import Attacks, Dies, Enters
from judge.abilities.statics import (
    ActivatesAsThoughHaste,
    BoastsTwice,
    CantGainLife,
    CantGetCounters,
    CantHaveCounters,
    CantLoseGame,
    CantLoseLife,
    CantPreventDamage,
    Continuous,
    CostFloor,
    DealtAsByInfect,
    DevotionIncreased,
    DoubleTriggers,
    ExtraLands,
    FlipsTwoCoins,
    FromOpeningHand,
    HandSizeChange,
    KeepsPlayingWithoutLife,
    LegendRuleOff,
    LooksAtTop,
    MayStayTapped,
    NoMaximumHandSize,
    NoTriggers,
    PlayerHas,
    RevealHands,
    RevealTop,
    UntapLimit,
    UntapsWithOthers,
)
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.cards import CardType
from judge.language import REJECTED, Table, t, w
from judge.language.template import Row
from judge.oracle.clauses.permissions import PERMISSIONS
from judge.oracle.clauses.predicates import Rules
from judge.oracle.lexicon.filters import every
from judge.oracle.lines.statics.evasions import WALKS
from judge.oracle.lines.statics.unspent_mana import MANA, MANA_TYPE, WHOSE_ABILITIES
from judge.oracle.sentences.player_restrictions import ALWAYS

ALL, OPPONENTS, YOU = EachPlayer(), EachOpponent(), You()
LAND = OfType(CardType.LAND)


def _has(player: Players, keywords: tuple[Keyword, ...]) -> Rules:
    return tuple(PlayerHas(player, keyword) for keyword in keywords)


def _all_have(f: Filter, k: tuple[Keyword, ...], g: Filter | None = None) -> Rules:
    """You and permanents of yours, of two kinds where `g` is the other."""
    kinds = (f,) if g is None else (f, g)
    return (*_has(YOU, k), *(Continuous(kind, (GainAbilities(k),)) for kind in kinds))


Happening = tuple[type[Enters] | type[Dies] | type[Attacks], ...]


def _twice(f: Filter, happening: Happening) -> Rules:
    yours = every(IsPermanent(), ControlledBy(YOU))
    return tuple(DoubleTriggers(yours, kind(f)) for kind in happening)


def _silent(f: Filter, happening: Happening, of: Filter | None = None) -> Rules:
    return tuple(NoTriggers(kind(f), of) for kind in happening)


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
        "{p:possessive} maximum hand size is [{n:number_word}/equal to {n:amount}]",
        "{p:possessive}手牌[数量]上限为{n:number_word}张|"
        "{p:possessive}手牌[数量]上限等同于{n:amount}",
        ex=("your maximum hand size is two", "你手牌数量上限为两张"),
    ),
    t(
        _hand_size_more,
        "{p:possessive} maximum hand size is {sign:increased} by {n:number_word}",
        "{p:possessive}手牌[数量]上限{sign:increased}{n:number_word}张",
        ex=("your maximum hand size is reduced by two", "你的手牌上限减少两张"),
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
    t(
        _all_have,
        "you and {f:permanents@p} have {k:keyword_phrase}|"
        "you, {f:permanents@p}, and {g:permanents@p} have {k:keyword_phrase}",
        "你[和/与]{f:permanents}具{k:keyword_phrase}|"
        "你，{f:permanents}和{g:permanents}具{k:keyword_phrase}",
        ex=("you and creatures you control have hexproof", "你和由你操控的生物具辟邪"),
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
        (FlipsTwoCoins(YOU),),
        "if you would flip a coin, instead flip two coins and ignore one",
        "若你将掷一枚硬币，则改为掷两枚硬币，并忽略其中一枚",
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
    t(
        lambda p: (RevealHands(p),),
        "{p:players@p} play with their hands revealed",
        "{p:players}展示手牌地进行游戏|{p:players}持续展示其手牌",
        ex=("players play with their hands revealed", "牌手展示手牌地进行游戏"),
    ),
    w(
        (RevealHands(YOU),),
        "play with your hand revealed",
        "持续展示你的手牌|将你的手牌展示出来地进行游戏",
    ),
    w(
        (RevealTop(ALL),),
        "players play with the top card of their libraries revealed",
        "牌手持续展示其牌库顶牌",
    ),
)
LIMITS: tuple[Row, ...] = (
    t(
        lambda f=None: (UntapsWithOthers(f or IsThis()),),
        "untap [all {f:permanents@p}/each {f:permanents@s}] during each other player's untap step|"
        "untap ~ during each other player's untap step",
        "于其他牌手的重置步骤中，重置所有{f:permanents}|"
        "于每位其他牌手的重置步骤中，重置所有{f:permanents}|于其他牌手的重置步骤中，重置~",
    ),
    t(
        lambda f: (BoastsTwice(f),),
        "{f:permanents@p} can boast twice during each of your turns rather than once",
        "于你的每个回合中，{f:permanents}能够炫威两次，而不是一次",
        ex=(
            "creatures can boast twice during each of your turns rather than once",
            "于你的每个回合中，生物能够炫威两次，而不是一次",
        ),
    ),
    t(
        lambda f: (CantHaveCounters(f),),
        "counters can't be put on {f:permanents@p}",
        "不能在{f:permanents}上放置指示物",
    ),
    w(
        (MayStayTapped(IsThis()),),
        "you may choose not to untap ~ during your untap step",
        "你可以选择于你的重置步骤中不重置~|你可选择于你的重置步骤中不重置~",
    ),
    t(
        lambda n, f: (UntapLimit(f, n),),
        "players can't untap more than {n:number_word} {f:permanents} during their untap steps",
        "牌手[于/在]其重置步骤中不能重置多于{n:number_word}个{f:permanents}",
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
        "{f:permanents@p} {happening} don't cause abilities to trigger|"
        "{f:permanents@p} {happening} don't cause abilities of {of:permanents@p} to trigger",
        "{f:permanents}{happening}不会[触发异能/使异能触发]|"
        "{happening}的{f:permanents}不会触发异能|"
        "{f:permanents}{happening}不会触发{of:permanents}的异能",
        ex=("creatures entering don't cause abilities to trigger", "生物进战场不会触发异能"),
    ),
    t(
        lambda f: (ActivatesAsThoughHaste(f),),
        "you may activate abilities of {f:permanents@p} as though those creatures had haste",
        "你可以起动{f:permanents}的异能，且能视同这些生物具敏捷异能地如此作|"
        "你可以将{f:permanents}视同具敏捷异能地来起动其异能",
        ex=(
            "you may activate abilities of creatures you control as though those creatures had "
            "haste",
            "你可以起动由你操控的生物的异能，且能视同这些生物具敏捷异能地如此作",
        ),
    ),
    t(
        lambda f: (DoubleTriggers(f),),
        "if [a triggered/an] ability of {f:event_subject@s} triggers, [that ability/it] triggers "
        "an additional time",
        "若{f:event_subject}的[触发式/]异能触发，则该异能额外触发一次",
        ex=(
            "if a triggered ability of another elf you control triggers, that ability triggers an "
            "additional time",
            "若另一个由你操控的妖精的触发式异能触发，则该异能额外触发一次",
        ),
    ),
    t(
        _twice,
        "if {f:a_permanent} {happening} causes a triggered ability of a permanent you control to "
        "trigger, that ability triggers an additional time",
        "若{f:a_permanent}{happening}触发由你操控[的/之]永久物的触发式异能，则该异能额外触发一次",
        ex=(
            "if a creature dying causes a triggered ability of a permanent you control to trigger, "
            "that ability triggers an additional time",
            "若一个生物死去触发由你操控的永久物的触发式异能，则该异能额外触发一次",
        ),
    ),
)


TABLES = (
    MANA_TYPE,
    WHOSE_ABILITIES,
    Table(
        "increased",
        (w(1, "increased", "增加"), w(-1, "reduced", "减少")),
        ("increased", "增加"),
    ),
    Table(
        "happening",
        (
            w((Enters,), "entering[ the battlefield]", "进战场"),
            w((Dies,), "dying", "死去"),
            w((Attacks,), "attacking", "攻击"),
            w((Enters, Dies), "entering or dying", "进战场或死去"),
        ),
        ("dying", "死去"),
    ),
    Table(
        "player_rules",
        (*PLAYERS, *PERMISSIONS, *LIMITS, *WALKS, *MANA, *TRIGGERS),
        ("players can't gain life", "牌手不能获得生命"),
    ),
)
