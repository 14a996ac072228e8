"""Events of permanents: sacrificed, tapped, given counters, and what players do."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Filter, Players
from judge.abilities.filters import ControlledBy, IsSpell, IsThis, Non, Tapped
from judge.abilities.who import EachOpponent, EachPlayer, You
from judge.language import REJECTED, t, w
from judge.oracle.filters import every, parts_of

UNTAPPED = Non(Tapped())


def _taps(q: Players | None, f: Filter) -> object:
    """ "An untapped creature" is one before the player taps it."""
    others = [part for part in parts_of(f) if part != UNTAPPED]
    return p.BecomesTapped(every(*others), q) if UNTAPPED in parts_of(f) else REJECTED


OF_PERMANENTS = (
    t(
        p.Sacrifices,
        "{player:event_player} <sacrifices/sacrifice> {filter:a_permanent}",
        "{player:event_player}牺牲{filter:a_permanent}|"
        "{player:event_player}牺牲了{filter:a_permanent}",
    ),
    t(
        p.Sacrifices,
        "{player:event_player} <sacrifices/sacrifice> one or more {filter:permanents@p}",
        "{player:event_player}牺牲一个或数个{filter:permanents}",
        at_once=True,
    ),
    t(
        lambda q, f, g: p.EitherOf((p.Sacrifices(q, f), p.Discards(q, g))),
        "{q:event_player} <sacrifices/sacrifice> {f:a_permanent} or <discards/discard> {g:a_card}",
        "{q:event_player}牺牲{f:a_permanent}或弃掉{g:a_card}",
    ),
    w(p.Sacrifices(You(), IsThis()), "you sacrifice ~", "你牺牲~"),
    t(
        p.BecomesTapped,
        "{filter:event_subject@s} becomes tapped",
        "{filter:event_subject}横置|{filter:event_subject}成为横置|{filter:event_subject}变成横置",
    ),
    t(
        _taps,
        "{q:event_player} <taps/tap> {f:a_permanent}",
        "{q:event_player}横置{f:a_permanent}",
        ex=("you tap an untapped creature", "你横置一个未横置的生物"),
    ),
    t(
        p.BecomesUntapped,
        "{filter:event_subject@s} becomes untapped",
        "{filter:event_subject}重置|{filter:event_subject}成为未横置",
    ),
    t(
        p.TappedForMana,
        "{filter:event_subject@s} is tapped for mana",
        "横置{filter:event_subject}以产生法术力|为产生法术力而横置{filter:event_subject}|"
        "{filter:event_subject}为产生法术力而横置|因法术力而横置{filter:event_subject}|"
        "横置{filter:event_subject}来产生法术力",
    ),
    t(
        p.TappedForMana,
        "{player:event_player@p} tap {filter:event_subject@s} for mana|"
        "{player:event_player@s} taps {filter:event_subject@s} for mana",
        "{player:event_player}横置{filter:event_subject}以产生法术力|"
        "{player:event_player}横置{filter:event_subject}来产生法术力",
        ex=("an opponent taps a land for mana", "任一对手横置一个地以产生法术力"),
    ),
    t(
        p.CountersPut,
        "one or more {kind:counter} counters are put on {filter:event_subject@s}",
        "一个或数个{kind:counter}指示物放置在{filter:event_subject}上|"
        "{filter:event_subject}上放置了一个或数个{kind:counter}指示物|"
        "在{filter:event_subject}上放置一个或数个{kind:counter}指示物|"
        "一个或数个{kind:counter}指示物放置到{filter:event_subject}上",
    ),
    t(
        p.CountersPut,
        "you put one or more {kind:counter} counters on {filter:event_subject@s}",
        "你将一个或数个{kind:counter}指示物放置在{filter:event_subject}上|"
        "你在{filter:event_subject}上放置一个或数个{kind:counter}指示物",
        by=You(),
    ),
    t(
        p.Phases,
        "{filter:event_subject@s} phases out",
        "{filter:event_subject}跃离",
        in_=False,
    ),
    t(
        p.Phases,
        "{filter:event_subject@s} phases in",
        "{filter:event_subject}跃回",
        in_=True,
    ),
    t(
        p.CountersGone,
        "the last {kind:counter} counter is removed from {filter:event_subject@s}",
        "{filter:event_subject}上的最后一个{kind:counter}指示物被移去|"
        "从{filter:event_subject}上移去最后一个{kind:counter}指示物|"
        "最后一个{kind:counter}指示物从{filter:event_subject}上移去",
    ),
    t(
        p.TurnedFaceUp,
        "{filter:event_subject@s} is turned face up",
        "{filter:event_subject}翻回正面|{filter:event_subject}被翻回正面|"
        "{filter:event_subject}翻为正面",
    ),
    t(
        p.BecomesLevel,
        "{filter:event_subject@s} becomes level {level:number}",
        "{filter:event_subject}成为等级{level:number}",
    ),
    w(p.Transforms(IsThis()), "~ transforms into ~", "~转化为~"),
    w(
        p.EitherOf((p.Enters(IsThis()), p.Transforms(IsThis()))),
        "~ enters or transforms into ~",
        "~进战场或转化为~",
    ),
    t(p.Transforms, "{filter:event_subject@s} transforms", "{filter:event_subject}转化"),
    t(
        p.BecomesAttached,
        "{filter:event_subject@s} becomes attached to {to:a_permanent}",
        "{filter:event_subject}装备在{to:a_permanent}上|"
        "{filter:event_subject}成为装备在{to:a_permanent}上",
    ),
    t(
        p.BecomesAttached,
        "{filter:event_subject@s} becomes unattached from {to:a_permanent}",
        "{filter:event_subject}自{to:a_permanent}上卸装",
        un=True,
    ),
    w(p.PlayerAttacks(You()), "you attack", "你攻击|你进行攻击"),
    t(
        p.PlayerAttacks,
        "you attack with {at_least:number_word@p} or more creatures",
        "你以{at_least:number_word}个或更多生物攻击|"
        "你以{at_least:number_word}个或更多的生物攻击|"
        "你以{at_least:number_word}个或更多生物进行攻击",
        player=You(),
    ),
    t(
        p.PlayerAttacks,
        "you attack with one or more {filter:permanents@p}",
        "你以一个或数个{filter:permanents}攻击|你以一个或数个{filter:permanents}进行攻击",
        player=You(),
    ),
    t(p.Crews, "{filter:event_subject@s} crews a vehicle", "{filter:event_subject}搭载载具"),
    t(p.Did, "{player:event_player} {action:done}", "{player:event_player}{action:done}"),
    t(
        p.Did,
        "{player:event_player} {action:done} for the first time each turn",
        "{player:event_player}进行每回合中第一次{action:done}",
        nth=1,
        ex=("you investigate for the first time each turn", "你进行每回合中第一次探查"),
    ),
    t(
        p.Did,
        "{filter:event_subject@s} {action:object_done}",
        "{filter:event_subject}{action:object_done}",
    ),
    t(p.BecomesState, "{condition:state}", "{condition:state}"),
    w(p.Did("tempt", You()), "the ring tempts you", "魔戒引诱你"),
    w(
        p.IsCountered(every(IsSpell(), ControlledBy(You()))),
        "a spell you've cast is countered|a spell you control is countered",
        "由你施放的咒语被反击|由你操控的咒语被反击",
    ),
    w(
        p.DayTurns(),
        "day becomes night or night becomes day",
        "白昼成为黑夜或黑夜成为白昼",
    ),
    w(p.CompletesDungeon(You()), "you complete a dungeon", "你完成地城|你完成一个地城"),
    w(p.LosesGame(EachPlayer()), "a player loses the game", "有牌手输掉这盘游戏"),
    w(p.LosesGame(EachOpponent()), "an opponent loses the game", "有对手输掉这盘游戏"),
    t(
        p.ControlChanges,
        "you gain control of {filter:event_subject@s}",
        "你获得{filter:event_subject}的操控权",
        gained_by=You(),
    ),
    t(
        p.ControlChanges,
        "you lose control of {filter:event_subject@s}",
        "你失去{filter:event_subject}的操控权",
        lost_by=You(),
    ),
)
