"""What players do: cast, draw, discard, sacrifice, gain and lose life."""

from __future__ import annotations

from judge.abilities import patterns as p
from judge.abilities.bases import Amount, Filter, Players
from judge.abilities.filters import (
    CastFrom,
    EnteredFrom,
    IsCard,
    IsPermanent,
    IsPermanentCard,
    IsSpell,
    IsThis,
    IsToken,
    Non,
    OfType,
    Tapped,
)
from judge.abilities.walk import put, within
from judge.abilities.who import You
from judge.cards import CardType
from judge.language import REJECTED, Template, Word
from judge.oracle.lexicon.filters import every, has, parts_of
from judge.oracle.lexicon.verbs.verb import Act, Acts, by_player, verb

CASTS, DRAWS, LIFE = by_player(p.Casts), by_player(p.Draws), by_player(p.GainsLife)
PERMANENT_CARD = every(IsCard(), IsPermanentCard())
UNTAPPED = Non(Tapped())
CREATURE = every(IsPermanent(), OfType(CardType.CREATURE))


def _cast_from(f: Filter, zone: Filter) -> Act:
    return CASTS(filter=every(f, zone))


def _taps(f: Filter) -> object:
    """ "An untapped creature" is one before the player taps it."""
    others = [part for part in parts_of(f) if part != UNTAPPED]
    return (
        by_player(p.BecomesTapped)(filter=every(*others)) if UNTAPPED in parts_of(f) else REJECTED
    )


def _attacks_with(f: Filter) -> Act:
    """ "With a creature" says no more: nothing else attacks."""
    return by_player(p.PlayerAttacks)(filter=None if f == CREATURE else f)


def _casts_many(n: Amount, f: Filter) -> Act:
    return CASTS(filter=None if f == IsSpell() else f, least=n)


def _casts_or_copies(f: Filter) -> Act:
    return Act(p.EitherOf((p.Casts(None, f), p.Copies(None, f))), "player")


def _plays(zone: Filter | None = None) -> Act:
    """Plays a card: casts it as a spell or plays it as a land; from a zone, where one is said."""
    land, spell = zone, zone
    for part in within(zone):
        if isinstance(part, CastFrom):
            land = put(land, part, EnteredFrom(part.zone))  # type: ignore[assignment]
            spell = every(IsSpell(), zone)  # type: ignore[arg-type]
    return Act(p.EitherOf((p.PlaysLand(None, land), p.Casts(None, spell))), "player")


def _searches(whose: Players | None) -> Act:
    return by_player(p.Searches)(whose=whose, own=whose is None)


def _creates(f: Filter, at_once: bool = False) -> object:
    if not has(f, IsToken):
        return REJECTED
    which = None if f == every(IsPermanent(), IsToken()) else f
    return by_player(p.TokensCreated)(filter=which, at_once=at_once)


PLAYING: tuple[Template | Word, ...] = (
    verb(
        CASTS,
        "(cast) {filter:a_spell}|(cast) <their/your> {nth:ordinal} spell[ each turn]",
        "施放*{filter:a_spell}|使用{filter:a_spell}|"
        "[于每回合中施放/每回合施放你的/在每回合中施放]第{nth:ordinal}个咒语|"
        "在每个回合中施放[你的/其]第{nth:ordinal}个咒语",
    ),
    verb(
        _cast_from, "(cast) {f:a_spell} from {zone:cast_zone}", "从{zone:cast_zone}施放*{f:a_spell}"
    ),
    verb(
        _casts_many,
        "(cast) {n:number_word@p} or more {f:spells@p}",
        "施放*{n:number_word}个或更多{f:spells}",
    ),
    verb(by_player(p.Copies), "(copy) {filter:a_spell}", "复制{filter:a_spell}"),
    verb(
        _casts_or_copies,
        "(cast) or (copy) {f:a_spell}",
        "施放或复制{f:a_spell}",
    ),
    verb(
        by_player(p.PutInto),
        "(mill) {filter:a_card}",
        "磨掉{filter:a_card}",
        zone="graveyard",
        from_zone="library",
        milled=True,
    ),
    verb(by_player(p.UnlocksDoor), "(unlock) this door", "解锁此偏门"),
    verb(by_player(p.CommitsCrime), "(commit) a crime", ""),
    verb(
        by_player(p.PutInto),
        "(descend)",
        "[有]落坟",
        filter=PERMANENT_CARD,
        zone="graveyard",
    ),
    verb(
        by_player(p.Activates),
        "(activate) an ability[ that/, if it] isn't a mana ability|"
        "(activate) an ability of {filter:a_permanent} [on the battlefield, if it/that] "
        "isn't a mana ability",
        "[起动/使用]非法术力异能的起动式异能|"
        "起动战场上{filter:a_permanent}的异能时，若其不是法术力异能|"
        "起动{filter:a_permanent}的非法术力异能",
    ),
    verb(
        by_player(p.Activates),
        "(activate) a loyalty ability|(activate) a loyalty ability of {filter:a_permanent}",
        "起动忠诚异能|起动{filter:a_permanent}的忠诚异能|起动{filter:permanents}的忠诚异能",
        loyalty=True,
    ),
    verb(
        _plays,
        "(play) a card|"
        "(play) a card from {zone:cast_zone}|"
        "(play) a land [from {zone:cast_zone} ]or (cast) a spell from {zone:cast_zone}",
        "使用*[一张]牌|从{zone:cast_zone}使用*牌|从{zone:cast_zone}使用*一张牌",
    ),
    verb(by_player(p.PlaysLand), "(play) a land", "使用*[一个]地|使用*一张地"),
    verb(
        DRAWS,
        "(draw) a card|(draw) <their/your> {nth:ordinal} card [each/in a] turn",
        "抓*[一张]牌|"
        "[在每回合中抓你的/于每回合中抓/于每回合抓/每回合抓你的/在每个回合中抓其/在每回合中抓其]第{nth:ordinal}张牌|"
        "在每个回合中抓你的第{nth:ordinal}张牌",
    ),
    verb(
        lambda n: DRAWS(least=n),
        "(draw) {n:number_word@p} or more cards",
        "抓*{n:number_word}张或更多牌|抓*{n:number_word}张或更多的牌",
    ),
    verb(
        DRAWS,
        "(draw) a card except the first one <they draw/you draw> in each of "
        "<their/your> draw steps",
        "抓牌时，只要不是其抓牌步骤中抓的第一张牌",
        except_first_in_draw_step=True,
    ),
    verb(LIFE, "(gain) life", "获得*生命"),
    verb(
        lambda n: LIFE(least=n, total=True),
        "(gain) {n:number} or more life",
        "获得*{n:number}点或更多生命",
    ),
    verb(by_player(p.LosesLife), "(lose) life", "失去*生命"),
    verb(
        lambda n: by_player(p.LosesLife)(least=n, total=True),
        "(lose) {n:number} or more life",
        "失去*{n:number}点或更多生命",
    ),
    verb(
        by_player(p.IsDealtDamage), "(be) dealt {combat:damage_kind}", "受到*{combat:damage_kind}"
    ),
    verb(
        lambda: Act(p.EitherOf((p.GainsLife(), p.LosesLife())), "player"),
        "(gain) or (lose) life",
        "获得或失去*生命",
    ),
    verb(by_player(p.LosesGame), "(lose) the game", "输掉这盘[游戏/对战]"),
    verb(
        by_player(p.Discards),
        "(discard) {filter:a_card}",
        "弃[掉]*{filter:a_card}|弃置*{filter:a_card}",
    ),
    verb(
        by_player(p.Discards),
        "(discard) one or more {filter:cards@p}",
        "弃[掉]一张或数张{filter:cards}",
        at_once=True,
    ),
    verb(by_player(p.Cycles), "(cycle) {filter:a_card}", "循环*{filter:a_card}"),
    verb(by_player(p.Cycles), "(cycle) ~", "循环~", filter=IsThis()),
    verb(
        by_player(p.Cycles),
        "(cycle) or (discard) {filter:a_card}",
        "循环或弃[掉]{filter:a_card}|循环或弃置{filter:a_card}",
        or_discards=True,
    ),
    verb(
        by_player(p.Sacrifices),
        "(sacrifice) {filter:a_permanent}|(sacrifice) {at_once:one_or_so} {filter:permanents@p}|"
        "(sacrifice) {least:number_word@p} or more {filter:permanents@p}",
        "牺牲*{filter:a_permanent}|牺牲{at_once:one_or_so}{filter:permanents}|"
        "牺牲*{least:number_word}个或更多{filter:permanents}",
    ),
    verb(by_player(p.Sacrifices), "(sacrifice) ~", "牺牲~", filter=IsThis()),
    verb(
        _taps,
        "(tap) {f:a_permanent}",
        "横置{f:a_permanent}",
        ex=("taps an untapped creature", "横置一个未横置的生物"),
    ),
    verb(
        by_player(p.TappedForMana),
        "(tap) {filter:event_subject@s} for mana",
        "横置{filter:event_subject}[以/来]产生法术力",
    ),
    verb(
        Acts(p.CountersPut, "by", None),
        "(put) one or more [{kind:counter} ]counters on {filter:event_subject@s}",
        "将一个或数个[{kind:counter}]指示物放置在{filter:event_subject}上|"
        "在{filter:event_subject}上放置一个或数个[{kind:counter}]指示物",
    ),
    verb(
        _creates,
        "(create) {f:a_permanent}|(create) {at_once:one_or_so} {f:permanents@p}",
        "派出*{f:a_permanent}|派出*{at_once:one_or_so}{f:permanents}",
        ex=("creates a token", "派出一个衍生物"),
    ),
    verb(
        by_player(p.PlayerAttacks),
        "(attack)|(attack) with one or more {filter:permanents@p}",
        "攻击*|进行攻击|以一个或数个{filter:permanents}攻击|以一个或数个{filter:permanents}进行攻击",
    ),
    verb(
        by_player(p.PlayerAttacks),
        "(attack) {whom:damaged_player}|(attack) {whom:damaged_player} with one or more creatures",
        "攻击{whom:damaged_player}|以一个或数个生物攻击{whom:damaged_player}",
        forms=("s", "p"),
    ),
    verb(
        lambda n, f: by_player(p.PlayerAttacks)(filter=None if f == CREATURE else f, at_least=n),
        "(attack) with {n:number_word@p} or more {f:permanents@p}",
        "以{n:number_word}个或更多{f:permanents}攻击|以{n:number_word}个或更多的{f:permanents}攻击|"
        "以{n:number_word}个或更多{f:permanents}进行攻击",
        forms=("s", "p"),
    ),
    verb(
        _attacks_with,
        "(attack) with {f:a_permanent}",
        "以{f:a_permanent}攻击*|以{f:permanents}攻击*|曾以{f:permanents}攻击",
        forms=("D", "N"),
    ),
    verb(by_player(p.Did), "{action:done@#}", "{action:done@#}"),
    verb(
        by_player(p.Did),
        "{action:done@#} for the first time each turn",
        "进行每回合中第一次{action:done}",
        nth=1,
    ),
    verb(
        _searches,
        "(search) {whose:searched_library@#}",
        "搜寻{whose:searched_library@#}|搜寻过{whose:searched_library@#}",
        forms=("s", "p", "D", "N"),
    ),
    verb(
        by_player(p.Shuffles),
        "(shuffle) <their/your> library",
        "将其牌库洗牌|将你[的]牌库洗牌",
        forms=("s", "p"),
    ),
    verb(by_player(p.FlipsCoin), "(win) a coin flip", "赢得*一次掷币", won=True),
    verb(by_player(p.FlipsCoin), "(lose) a coin flip", "输掉*一次掷币", won=False),
    verb(
        by_player(p.Expends),
        "(expend) {number:number}",
        "耗费第{number:number}点法术力",
        forms=("s", "p"),
    ),
    verb(
        lambda least=1: Act(p.RollsDie(None, least), "player"),
        "(roll) a die|(roll) a {least:number} or higher|(roll) a {least:number} or higher on a die",
        "掷骰|掷出{least:number}或更大",
        forms=("s", "p"),
    ),
    verb(
        lambda n: Act(p.RollsDie(None, n, n), "player"),
        "(roll) a {n:number}",
        "掷出{n:number}",
        forms=("s", "p"),
    ),
    verb(
        by_player(p.RollsDie),
        "(roll) one or more dice",
        "掷一颗或数颗骰子",
        at_once=True,
        forms=("s", "p"),
    ),
    verb(by_player(p.CompletesDungeon), "(complete) a dungeon", "完成*地城|完成*一个地城"),
    verb(by_player(p.BecomesMonarch), "(become) the monarch", "成为君主"),
    verb(by_player(p.TakesInitiative), "(take) the initiative", "取得先机"),
    verb(
        Acts(p.ControlChanges, "lost_by", None),
        "(lose) control of {filter:event_subject@s}",
        "失去{filter:event_subject}的操控权",
    ),
    verb(
        Acts(p.ControlChanges, "gained_by", None),
        "(gain) control of {filter:event_subject@s} from you",
        "从你处获得{filter:event_subject}的操控权|从你手中获得{filter:event_subject}的操控权",
        lost_by=You(),
    ),
)
