"""Effects of particular words: colors and types taken on, control and life exchanged."""

from __future__ import annotations

from judge.abilities import Keyword
from judge.abilities.amounts import Half, LowestLife, StartingLife, X
from judge.abilities.bases import (
    Amount,
    Duration,
    Effect,
    Filter,
    Modification,
    Objects,
    Players,
    Who,
)
from judge.abilities.costs import Cost, PayMana
from judge.abilities.durations import EndOfTurn, ForGood, YourNextTurn
from judge.abilities.effects.combinators import (
    ReplaceThisTurn,
)
from judge.abilities.effects.objects import (
    Change,
    Counter,
    DealDamage,
    DealTogether,
)
from judge.abilities.effects.players import Draw, GainLife, RuleUntil, SetLife
from judge.abilities.filters import ControlledBy, IsPermanent, IsSpell
from judge.abilities.modifications import BecomeColors, ChangeText, SetPowerToughness
from judge.abilities.patterns import Enters
from judge.abilities.statics import (
    CantGainLife,
    CantLoseGame,
    CantLoseLife,
    EntersWith,
    PlayerHas,
    Replacement,
)
from judge.abilities.who import (
    ControllerOf,
    EachOpponent,
    EachPlayer,
    It,
    Target,
    ThatPlayer,
    You,
)
from judge.cards import Color
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.clauses.modifications.defining import own_mana_value
from judge.oracle.composition.subject import sequence
from judge.oracle.composition.unless import unless_paid
from judge.oracle.lexicon.filters import either, every


def _colored(o: Objects, c: tuple[Color, ...], d: Duration | None = None) -> Effect:
    return Change(o, (BecomeColors(c),), ForGood() if d is None else d)


def _by_mana_value(o: Objects, m: tuple[Modification, ...], d: Duration) -> object:
    if any(isinstance(mod, SetPowerToughness) for mod in m):
        return REJECTED
    return Change(o, (*m, own_mana_value()), d)


def _taken(f: Filter) -> Effect:
    theirs = every(f, ControlledBy(EachOpponent()))
    return ReplaceThisTurn(Replacement(Enters(theirs), EntersWith(under=You())))


def _both(o: Objects, n: Amount, a: Who, m: Amount, b: Who) -> Effect:
    return DealTogether((DealDamage(n, a, o), DealDamage(m, b, o)))


def _unless_paid(o: Objects, c: Cost) -> Effect:
    made = unless_paid(Counter(o), (ControllerOf(It(many=False)), c))
    assert isinstance(made, Effect)
    return made


def _text(o: Objects, kind: str) -> Effect:
    return Change(o, (ChangeText(None, None, kind),), ForGood())


COLORED = Table(
    "colored",
    (
        Include("countered"),
        w(
            Target(either(IsPermanent(), IsSpell())),
            "target spell or permanent|target permanent or spell",
            "目标咒语或永久物|目标永久物或咒语",
        ),
    ),
    ("target creature spell", "目标生物咒语"),
)


def _player_gains(q: Players, k: tuple[Keyword, ...], d: Duration) -> object:
    if isinstance(q, ThatPlayer):
        return REJECTED  # "they" are objects
    return sequence(*(RuleUntil(PlayerHas(q, one), d) for one in k))


EFFECTS = Table(
    "effect_sentence",
    (
        Include("barred_for_a_while"),
        Include("exchanging"),
        w(
            sequence(
                RuleUntil(CantGainLife(You()), YourNextTurn()),
                RuleUntil(CantLoseLife(You()), YourNextTurn()),
                RuleUntil(PlayerHas(You(), Keyword("protection")), YourNextTurn()),
            ),
            "until your next turn, your life total can't change and you gain protection from "
            "everything",
            "直到你的下一个回合，你的总生命不能改变且你获得反一切保护异能",
        ),
        w(
            RuleUntil(CantLoseGame(You()), EndOfTurn()),
            "you can't lose the game this turn and your opponents can't win the game this turn",
            "你本回合不会输掉这盘游戏，且你的对手本回合不会赢得这盘游戏",
        ),
        w(
            sequence(GainLife(Half(X(), False), You()), Draw(Half(X(), False), You())),
            "you gain half x life and draw half x cards. round down each time",
            "你获得x一半数量的生命，且抓x一半数量的牌。各数量小数点后均舍去",
        ),
        t(
            _player_gains,
            "{q:players@p} gain {k:keyword_phrase} {d:duration}|"
            "{q:players@s} gains {k:keyword_phrase} {d:duration}|"
            "{d:duration}, {q:players@p} gain {k:keyword_phrase}",
            "{q:players}获得{k:keyword_phrase}{d:duration}|"
            "{d:duration}，{q:players}获得{k:keyword_phrase}",
            ex=(
                "you gain hexproof until your next turn",
                "你获得辟邪直到你的下一个回合",
            ),
        ),
        t(
            _colored,
            "{o:objects} <becomes/become> {c:colors}[ {d:duration}]",
            "{o:objects}成为{c:colors}[{d:duration}]",
            rank=1,
        ),
        t(
            _colored,
            "{o:colored} becomes {c:colors}[ {d:duration}]",
            "{o:colored}成为{c:colors}[{d:duration}]",
            rank=2,
        ),
        t(
            _by_mana_value,
            "{o:objects@s} becomes {m:becoming} with power and toughness each equal to its mana "
            "value {d:duration}|"
            "{d:duration}, {o:objects@s} becomes {m:becoming} with power and toughness each "
            "equal to its mana value",
            "{d:duration}，{o:objects}成为{m:becoming}，其力量和防御力各等同于其总法术力费用",
            ex=(
                "target artifact becomes an artifact creature with power and toughness each equal "
                "to its mana value until end of turn",
                "直到回合结束，目标神器成为神器生物，其力量和防御力各等同于其总法术力费用",
            ),
        ),
        t(
            lambda who, n: SetLife(n, who),
            "{who:possessive} life total becomes {n:simple_amount}",
            "{who:possessive}总生命[成/变]为{n:simple_amount}",
            ex=("your life total becomes 10", "你的总生命成为10"),
        ),
        w(
            SetLife(StartingLife(), You()),
            "your life total becomes equal to your starting life total|"
            "your life total becomes your starting life total",
            "你的总生命成为等同于你的起始总生命|你的总生命成为你的起始总生命",
        ),
        t(
            lambda who: SetLife(LowestLife(EachPlayer()), who),
            "{who:possessive} life total becomes the lowest life total among all players",
            "{who:possessive}总生命成为所有牌手中总生命最低者的数值",
            ex=(
                "each player's life total becomes the lowest life total among all players",
                "每位牌手的总生命成为所有牌手中总生命最低者的数值",
            ),
        ),
        t(
            _taken,
            "if {f:a_permanent} would enter[ the battlefield] under an opponent's control this "
            "turn, it enters[ the battlefield] under your control instead",
            "本回合中，若{f:a_permanent}将在对手的操控下进战场，则改为它在你的操控下进战场",
        ),
        t(
            _both,
            "{o:damager@s} deals {n:simple_amount} damage to {a:recipient_one} and "
            "{m:simple_amount} damage to {b:recipient_one}",
            "{o:damager}对{a:recipient_one}造成{n:simple_amount}点伤害，[且/并]"
            "对{b:recipient_one}造成{m:simple_amount}点伤害",
        ),
        t(
            _unless_paid,
            "",
            "除非{o:target_spell}的操控者支付{c:payment}，否则反击[之/该咒语]",
        ),
        t(
            lambda o, m, n: _unless_paid(o, Cost((PayMana(m, n),))),
            "",
            "除非{o:target_spell}的操控者为{n:counted}支付{m:mana}，否则反击之|"
            "除非{o:target_spell}的操控者为{n:counted}各支付{m:mana}，否则反击之",
        ),
        t(
            _text,
            "change the text of {o:colored} by replacing all instances of one {kind:kind_of_word} "
            "with another",
            "改变{o:colored}的叙述，将其中所有的某种{kind:kind_of_word}替换为另一种{kind:kind_of_word}",
        ),
    ),
    ("target creature becomes red until end of turn", "目标生物成为红色直到回合结束"),
)
KIND_OF_WORD = Table(
    "kind_of_word",
    (
        w("color", "color word", "颜色词语"),
        w("basic land type", "basic land type", "基本地类别"),
    ),
    ("color word", "颜色词语"),
)
TABLES = (COLORED, KIND_OF_WORD, EFFECTS)
