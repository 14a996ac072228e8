"""What words of a card a rule is about, where the rule does nothing by itself.

A rule says what "instead" is, or that what was exiled by an ability is what another means. `WORDS`
has them all; each is true of the parts of an ability that it is about.
"""

from __future__ import annotations

from judge.abilities import Activated, SpellAbility, Static, Triggered
from judge.abilities import amounts as a
from judge.abilities import durations as d
from judge.abilities import statics as s
from judge.abilities.amounts import Devotion
from judge.abilities.bases import Calculation
from judge.abilities.conditions import WasPaid, WordChosen
from judge.abilities.effects.combinators import Delayed, If, IfDone, May, MayPay, Modes, Reflexive
from judge.abilities.effects.objects import Move
from judge.abilities.effects.players import Search, SkipNext
from judge.abilities.filters import AllOf, IsCard, OfChosenType, Quality
from judge.abilities.modifications import ChangeText
from judge.abilities.patterns import Cycles, Dies, GainsLife, Leaves, Sacrifices
from judge.abilities.relations import ExiledWithThis
from judge.abilities.walk import targets_of, within
from judge.abilities.who import (
    ChosenPlayer,
    LastLinked,
    Linked,
    This,
    Triggering,
)
from judge.cite import Cited, cites
from judge.game.state import Zone
from judge.oracle.lines.functioning import zone_of
from judge.ruling.account.words_of_combat import (
    asks_excess,
    assigns_as_unblocked,
    keeps_from_attacking,
    keeps_from_blocking,
    makes_attack,
    makes_block,
    may_exert,
    means_first_combat,
    means_who_is_attacked,
    waits_for_attack,
    waits_for_attacker,
    waits_for_blocker,
    waits_for_each_blocked,
    waits_for_each_blocker,
    waits_to_be_blocked,
    waits_to_be_unblocked,
)

Part = object


@cites("101.2", "而另一个效应说你不能作某事，则以“不能”的效应为优先")
def forbids(part: Part) -> bool:
    """What says that something can't happen wins over what says that it does or may."""
    return isinstance(part, CANT)


@cites("118.12", "[作某件事]。如果[有牌手][作、不作、或无法如此作]")
def pays_meanwhile(part: Part) -> bool:
    """What is to be done or paid as an effect happens is a cost that its player may decline.

    It is one where a spell, an activated or a triggered ability says it, and no replacement.
    """
    if isinstance(part, (SpellAbility, Activated, Triggered)):
        return any(isinstance(one, MayPay | IfDone) for one in within(part.effect))
    return False


@cites("601.2f", "一些效应可能增加或减少须支付的费用")
def changes_costs(part: Part) -> bool:
    """The total cost is the cost with all increases, then with all reductions."""
    return isinstance(part, (s.CostChange, s.CostFloor, s.AdditionalCost))


@cites("603.5", "这些异能在它们触发时进入堆叠，无论其操控者为它作出何种选择")
def is_optional(part: Part) -> bool:
    """A triggered ability with "may" goes on the stack; the choice is made as it resolves."""
    return isinstance(part, Triggered) and isinstance(part.effect, (May, MayPay))


@cites("603.7a", "延迟触发式异能由咒语和异能在结算时创造")
def is_delayed(part: Part) -> bool:
    """A delayed triggered ability triggers only on what happens after it was created."""
    return isinstance(part, Delayed)


@cites("603.12", "此类自身触发式异能遵循延迟触发式异能的规则")
def is_reflexive(part: Part) -> bool:
    """A reflexive ability triggers by what the same effect did before, and uses the stack."""
    return isinstance(part, Reflexive)


@cites("604.3", "特征定义异能表达一个物件的特性")
def defines(part: Part) -> bool:
    """A characteristic-defining ability functions in all zones."""
    return isinstance(part, Static) and part.zone is None


@cites("607.2a", "第二个异能仅指放逐区中因第一个异能的结果放于此区的牌")
def is_linked(part: Part) -> bool:
    """An ability that speaks of what was exiled means what its own other ability exiled."""
    return isinstance(part, (Linked, LastLinked, ExiledWithThis))


@cites("607.2d", "第二个异能仅指因第一个异能的结果而作出的选择")
def means_what_was_chosen(part: Part) -> bool:
    """An ability that speaks of what was chosen means the choice for its own linked ability."""
    return isinstance(part, (ChosenPlayer, OfChosenType, WordChosen))


@cites("701.19b", "该牌手也不一定要找出来")
def may_fail_to_find(part: Part) -> bool:
    """Who searches a library for a card with a quality need not find one."""
    return isinstance(part, Search) and part.filter not in (IsCard(), AllOf(()))


@cites("611.2a", "在产生它的咒语或异能所列出的时间段内生效")
def lasts(part: Part) -> bool:
    """An effect of a spell or ability lasts as long as that says, else until the game ends."""
    return isinstance(part, (d.YourNextTurn, d.EndOfYourNextTurn, d.EndOfCombat, d.UntilEvent))


@cites("612.1", "一些持续性效应改变物件的叙述")
def changes_text(part: Part) -> bool:
    """A text-changing effect changes words in the rules text and the type line."""
    return isinstance(part, ChangeText)


@cites("614.1a", "使用“改为”一词的效应为替代性效应")
def replaces(part: Part) -> bool:
    """An effect that uses the word "instead" is a replacement effect."""
    if isinstance(part, s.KeepsMana):
        return part.becomes is not None
    return isinstance(part, s.Replacement) and not isinstance(part.instead, OF_OTHER_WORDS)


@cites("614.1b", "使用“略过”一词的效应为替代性效应")
def skips(part: Part) -> bool:
    """An effect that uses the word "skip" is a replacement effect."""
    return isinstance(part, (s.Skipped, SkipNext))


@cites("614.1c", "“于[此永久物]进入战场时……”")
def changes_entering(part: Part) -> bool:
    """What says how a permanent enters is a replacement effect, and nobody can respond to it."""
    return isinstance(part, (s.EntersWith, s.AsEnters, s.EntersAsCopy))


@cites("603.2a", "阻止异能被起动的效应不会影响它们")
def stops_no_triggers(part: Part) -> bool:
    """What keeps abilities from being activated keeps no ability from triggering."""
    return isinstance(part, s.CantActivate)


@cites("615.1a", "使用“防止”一词的效应为防止性效应")
def prevents(part: Part) -> bool:
    """An effect that uses the word "prevent" is a prevention effect."""
    return isinstance(part, s.Prevented)


@cites("700.2a", "必须选择其模式")
def has_modes(part: Part) -> bool:
    """The modes are chosen as the spell is cast or the ability activated."""
    return isinstance(part, (SpellAbility, Activated)) and isinstance(part.effect, Modes)


@cites("700.2b", "作为该异能进入堆叠的一部分选择模式")
def triggers_with_modes(part: Part) -> bool:
    """The modes of a triggered ability are chosen as it is put on the stack."""
    return isinstance(part, Triggered) and isinstance(part.effect, Modes)


@cites("700.5", "献力等同于由该牌手操控的永久物之法术力费用中该色法术力符号的数量")
def counts_devotion(part: Part) -> bool:
    """Devotion counts the mana symbols of a color in the costs of a player's permanents."""
    return isinstance(part, Devotion)


@cites("608.2h", "答案只在该效应生效时决定一次")
def counts_once(part: Part) -> bool:
    """What an effect counts is counted once, as it happens."""
    if not isinstance(part, (SpellAbility, Activated, Triggered)):
        return False
    return any(isinstance(one, OF_THE_GAME) for one in within(part.effect))


@cites("611.3a", "由静止式异能所产生的持续性效应没有被“锁定”")
def is_not_locked_in(part: Part) -> bool:
    """What a static ability does is never locked in: it applies to what its words mean now."""
    if not isinstance(part, Static) or not isinstance(part.rule, s.Continuous):
        return False
    counts = any(isinstance(one, Calculation) for one in within(part.rule))
    return counts or part.condition is not None


@cites("113.6b", "注明了在特定区域运作的异能，只在这些区域才运作")
def functions_elsewhere(part: Part) -> bool:
    """An ability that says in which zones it functions does so only there."""
    return _is_elsewhere(part) and not moves_its_object(part)


@cites("113.6m", "则该异能只在这些区域运作")
def moves_its_object(part: Part) -> bool:
    """An ability whose cost or effect moves its object out of a zone functions only there."""
    if not _is_elsewhere(part):
        return False
    if isinstance(part, Static):
        return isinstance(part.rule, s.Replacement) and part.zone == Zone.HAND.value
    if not isinstance(part, (Activated, Triggered)):
        return False
    cost = part.cost if isinstance(part, Activated) else None
    return part.zone == zone_of(cost, part.effect)


def _is_elsewhere(part: Part) -> bool:
    """True of an ability that functions in a zone other than the battlefield."""
    if not isinstance(part, (Activated, Static, Triggered)):
        return False
    return part.zone not in (None, Zone.BATTLEFIELD.value)


@cites("119.9", "这些异能视为“每当一个来源使[牌手]获得生命时")
def waits_for_life(part: Part) -> bool:
    """It triggers once each time a source makes the player gain life, whatever the amount."""
    return isinstance(part, GainsLife)


@cites("202.3", "物件的法术力值为一个数字")
def asks_mana_value(part: Part) -> bool:
    """A mana value is the total of the mana cost."""
    return Quality.MANA_VALUE in (getattr(part, "quality", None), getattr(part, "total", None))


@cites("400.7e", "能够在移动后区域中找到该异能触发时的物件成为的新物件")
def finds_what_it_became(part: Part) -> bool:
    """An ability that triggers on a move can find the new object in a public zone."""
    if not isinstance(part, Triggered) or not isinstance(part.pattern, (Dies, Leaves)):
        return False
    moves = (one for one in within(part.effect) if isinstance(one, Move))
    return any(isinstance(one.objects, (This, Triggering)) for one in moves)


@cites("702.29c", "当你弃掉[此牌]以支付循环异能的起动费用")
def waits_for_cycling(part: Part) -> bool:
    """It triggers as the card is discarded to pay for cycling."""
    return isinstance(part, Cycles)


@cites("702.33g", "则该咒语的操控者只在该咒语增幅过的情况下，才要选择这些目标")
def targets_if_kicked(part: Part) -> bool:
    """Targets of a part that is for a kicked spell only are chosen only if it is kicked."""
    asks = isinstance(part, If) and any(one == WasPaid("kicker") for one in within(part.condition))
    return asks and bool(targets_of(part))


@cites("107.1a", "该咒语或异能会告诉你小数点后该进位或舍去")
def is_halved(part: Part) -> bool:
    """There are no fractions: the words say whether a half is rounded up or down."""
    return isinstance(part, a.Half)


@cites("701.17a", "其操控者将它从战场直接移到其拥有者的坟墓场")
def waits_for_sacrifice(part: Part) -> bool:
    """It triggers on each permanent that is sacrificed, whatever that is done for."""
    return isinstance(part, Sacrifices)


@cites("608.2c", "牌上之后部分的叙述可能会影响之前部分的叙述")
def says_otherwise(part: Part) -> bool:
    """ "3 damage. It deals 5 damage instead if …": what is said later changes what was said."""
    return isinstance(part, a.IfSoAmount)


OF_THE_GAME = (  # numbers that are found out as an effect happens
    *(a.Count, a.NumberOf, a.QualityOf, a.GreatestOf, a.TotalOf, a.CountersOn, a.LifeTotal),
    *(a.HandSize, a.MostOfOnePlayer, a.TypesAmong, a.BasicTypesAmong, a.ColorsAmong, a.NamesAmong),
    *(a.ThatMuch, a.NumbersAmong, a.HappenedCount, a.HappenedTotal, a.OpponentCount, a.PartySize),
)
CANT = (
    *(s.CantBeCountered, s.CantBeRegenerated, s.CantBeSacrificed, s.CantHaveCounters, s.CantEnter),
    *(s.CantGainLife, s.CantGetCounters, s.CantLoseLife, s.CantLoseGame, s.CantPreventDamage),
    *(s.CantDraw, s.CantSearch, s.CantCast, s.CantActivate, s.CantPlayLands, s.NoTriggers),
)
OF_OTHER_WORDS = (
    *(s.Prevented, s.EntersWith, s.AsEnters, s.EntersAsCopy, s.Skipped, s.Regenerates),
)
WORDS: tuple[Cited[[Part], bool], ...] = (
    forbids,
    pays_meanwhile,
    keeps_from_attacking,
    makes_attack,
    keeps_from_blocking,
    makes_block,
    assigns_as_unblocked,
    changes_costs,
    is_optional,
    is_delayed,
    is_reflexive,
    defines,
    is_linked,
    means_what_was_chosen,
    may_fail_to_find,
    lasts,
    changes_text,
    replaces,
    skips,
    stops_no_triggers,
    changes_entering,
    prevents,
    has_modes,
    triggers_with_modes,
    counts_devotion,
    counts_once,
    is_not_locked_in,
    functions_elsewhere,
    moves_its_object,
    means_first_combat,
    means_who_is_attacked,
    may_exert,
    asks_excess,
    waits_for_life,
    waits_for_cycling,
    waits_for_sacrifice,
    asks_mana_value,
    targets_if_kicked,
    is_halved,
    waits_for_attacker,
    waits_for_attack,
    waits_for_blocker,
    waits_for_each_blocked,
    waits_to_be_blocked,
    waits_for_each_blocker,
    waits_to_be_unblocked,
    finds_what_it_became,
    says_otherwise,
)
