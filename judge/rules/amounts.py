"""How much an amount is in a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from judge.abilities import amounts as a
from judge.abilities import filters as f
from judge.abilities.bases import Calculation, Players
from judge.abilities.statics import DevotionIncreased
from judge.abilities.who import This
from judge.cards import CardType
from judge.cards.subtypes import BASIC_LAND_TYPES
from judge.cite import cites
from judge.game.earlier import Told
from judge.game.events import AttackDeclared, BeginStep, Damage, Resolved, SpellCast
from judge.game.state import BRAWL, ObjectId, PlayerId
from judge.game.steps import Step
from judge.rules.earlier import HOW_MANY_ATTACKERS, HOW_MANY_SPELLS, not_told, of_objects, told
from judge.rules.engine import Work
from judge.rules.given.speed import speed_of
from judge.rules.influence.reach import opponents_in_range
from judge.rules.meaning.casts import colors_spent, mana_spent
from judge.rules.meaning.commander_casts import times_cast
from judge.rules.meaning.context import Context
from judge.rules.meaning.earlier_uses import check_only_one
from judge.rules.meaning.last_attached import gone_with_host
from judge.rules.meaning.last_known import last_seen, still_seen
from judge.rules.meaning.letter_x import value_of_x
from judge.rules.meaning.lookup import (
    amount_of,
    find_objects,
    find_players,
    holds,
    objects_of,
)
from judge.rules.meaning.party import party_size
from judge.rules.meaning.votes import votes_for
from judge.rules.patterns import (
    attackers_of,
    count_happened,
    count_sources,
    power_attacked_with,
    total_happened,
)
from judge.rules.qualities import number_of
from judge.rules.sides import ROOMS_SINCE, open_halves
from judge.rules.statics import rules_in_force
from judge.rules.view import View
from judge.values import Bilingual


@cites("716.2d", "该永久物被视作等级是1")
def _level(view: View, amount: a.LevelOf, context: Context) -> int:
    """The level that a permanent has gained, or 1."""
    found = find_objects(view, amount.of, context)
    level = view.object(found[0]).mark("level") if found else None
    return level if isinstance(level, int) else 1


def _marked(view: View, amount: a.MarkedNumber, context: Context) -> int:
    number = 0 if context.source is None else view.object(context.source).mark(amount.mark)
    return number if isinstance(number, int) else 0


def _counters(view: View, amount: a.CountersOn, context: Context) -> int:
    if isinstance(amount.of, Players):
        there = list(_of_players(view, find_players(view, amount.of, context)))
    else:
        found = find_objects(view, amount.of, context)
        seen = (last_seen(view, id_, context) for id_ in found)
        there = [held for id_ in seen for held in view.object(id_).counters.kinds]
    return sum(number for kind, number in there if amount.kind in (None, kind))


def _of_players(view: View, players: tuple[PlayerId, ...]) -> Iterator[tuple[str, int]]:
    """The counters of players by kind, a team's poison counters once (810.10a)."""
    firsts = {view.state.together(player)[0]: player for player in reversed(players)}
    for player in players:
        for kind, number in view.state.player(player).counters.kinds:
            if kind != "poison" or player in firsts.values():
                yield kind, number


def _number(view: View, amount: a.NumberOf, context: Context) -> int:
    if isinstance(amount.who, Players):
        return len(find_players(view, amount.who, context))
    return len(find_objects(view, amount.who, context))


def _quality(view: View, amount: a.QualityOf, context: Context) -> int:
    found = (last_seen(view, one, context) for one in find_objects(view, amount.of, context))
    return sum(
        (number_of if view.exists(id_) else last_number_of)(view, amount.quality, id_)
        for id_ in (still_seen(view, one) for one in found)
    )


@cites("608.2h", "则该效应使用其最后已知信息")
def last_number_of(view: View, quality: f.Quality, id_: ObjectId) -> int:
    """Of an object that has left, its power or the like is that which it had there."""
    return number_of(view, quality, id_)


def _greatest(view: View, amount: a.GreatestOf, context: Context) -> int:
    found = objects_of(view, amount.filter, context)
    return max((number_of(view, amount.quality, id_) for id_ in found), default=0)


def _total(view: View, amount: a.TotalOf, context: Context) -> int:
    found = objects_of(view, amount.filter, context)
    return sum(number_of(view, amount.quality, id_) for id_ in found)


@cites("709.5j", "A door is a half of that permanent", edition=ROOMS_SINCE)
def _unlocked_doors(view: View, amount: a.UnlockedDoors, context: Context) -> int:
    own = (held for held in view.permanents() if held.controller == context.controller)
    return sum(len(open_halves(held)) for held in own)


def _devotion(view: View, amount: a.Devotion, context: Context) -> int:
    more = rules_in_force(view, DevotionIncreased)
    mine = (held.rule.amount for held in more if held.controller == context.controller)
    return _symbols(view, amount, context) + sum(mine)


def _symbols(view: View, amount: a.Devotion | a.ManaSymbols, context: Context) -> int:
    own = (held for held in view.permanents() if held.controller == context.controller)
    costs = (cost for held in own if (cost := view.of(held.id).cost) is not None)
    symbols = (symbol.split("/") for cost in costs for symbol in cost.symbols)
    return sum(any(color.value in symbol for color in amount.colors) for symbol in symbols)


def _half(view: View, amount: a.Half, context: Context) -> int:
    whole = amount_of(view, amount.amount, context)
    return (whole + 1) // 2 if amount.rounded_up else whole // 2


def _types(view: View, amount: a.TypesAmong, context: Context) -> int:
    found: set[CardType] = set()
    for id_ in objects_of(view, amount.filter, context):
        found |= view.of(id_).types
    return len(found)


def _basic_types(view: View, amount: a.BasicTypesAmong, context: Context) -> int:
    found: set[str] = set()
    for id_ in objects_of(view, amount.filter, context):
        found |= view.of(id_).subtypes & frozenset(BASIC_LAND_TYPES)
    return len(found)


def _colors(view: View, amount: a.ColorsAmong, context: Context) -> int:
    return len({c for i in objects_of(view, amount.filter, context) for c in view.of(i).colors})


@cites("201.2b", "仅当每个物件都具有至少一个名称、且其中没有任意两个物件具有共通的名称时")
def names_among(view: View, amount: a.NamesAmong, context: Context) -> int:
    """The names among objects; what has no name counts for nothing."""
    names = {view.of(id_).name for id_ in objects_of(view, amount.filter, context)}
    return len(names - {None})


def _times_resolved(view: View, amount: a.TimesResolved, context: Context) -> int:
    """An ability counts from when it begins to resolve; one with the same words is another."""
    own = context.stack
    if own is None or own.ability is None:
        return 0
    done = (event.object for event in view.state.history if isinstance(event, Resolved))
    stacks = (view.object(id_).stack for id_ in done)
    times = sum(
        one is not None and (one.ability, one.source) == (own.ability, own.source) for one in stacks
    )
    if times > 1:
        check_only_one(view, own.source, own.ability)
    return times


def _numbers_among(view: View, amount: a.NumbersAmong, context: Context) -> int:
    found = objects_of(view, amount.filter, context)
    return len({number_of(view, amount.quality, id_) for id_ in found})


def _times_kicked(view: View, amount: a.TimesKicked, context: Context) -> int:
    for stack in (context.stack, _stack_of(view, context.source)):
        if stack is not None and stack.times_paid(amount.keyword):
            return stack.times_paid(amount.keyword)
    return 0


def _stack_of(view: View, id_: ObjectId | None) -> Any:
    return None if id_ is None else view.object(id_).stack


def _cast_before(view: View, amount: a.CastBefore, context: Context) -> int:
    cast = [event.object for event in view.state.history if isinstance(event, SpellCast)]
    if context.source not in cast:
        return 0
    earlier = told(view.state, Told.SPELLS_CAST).exactly(HOW_MANY_SPELLS)
    return earlier + cast.index(context.source)


def _damage(view: View, amount: a.DamageDealt, context: Context) -> int:
    dealt = (event for event in view.state.history if isinstance(event, Damage))
    players = find_players(view, amount.players, context)
    if told(view.state, Told.LIFE_LOST, players).most != 0:
        raise not_told(Bilingual("what the life was lost by", "失去生命的原因"))
    return sum(damage.amount for damage in dealt if damage.recipient in players)


def _if_so(view: View, amount: a.IfSoAmount, context: Context) -> int:
    chosen = amount.then if holds(view, amount.condition, context) else amount.otherwise
    return amount_of(view, chosen, context)


def _life(view: View, amount: a.LifeTotal, context: Context) -> int:
    return sum(view.state.player(p).life for p in find_players(view, amount.player, context))


def _starting_life(view: View, amount: a.StartingLife, context: Context) -> int:
    """That of the variant; of Brawl with two players, less (103.4d)."""
    variant = view.state.variant
    return 25 if variant.name == BRAWL.name and len(view.state.players) == 2 else variant.life


def _lowest_life(view: View, amount: a.LowestLife, context: Context) -> int:
    return min(view.state.player(p).life for p in find_players(view, amount.players, context))


@cites("702.179f", "their speed is 0", edition="2025-06-06")
def speed(view: View, amount: a.Speed, context: Context) -> int:
    """The speed of a player, 0 of one who has none."""
    return sum(speed_of(view.state, one) for one in find_players(view, amount.player, context))


def _hand(view: View, amount: a.HandSize, context: Context) -> int:
    found = find_players(view, amount.player, context)
    return sum(len(view.state.player(p).hand) for p in found)


@cites("608.2h", "如果该效应需要一个特定物件的信息")
def _this_way(view: View, amount: a.ThisWay, context: Context) -> int:
    """What was moved counts by what it was before."""
    return len(find_objects(view, amount.objects, context))


def _most_of_one_player(view: View, amount: a.MostOfOnePlayer, context: Context) -> int:
    found = find_objects(view, amount.objects, context)
    return max(Counter(view.object(id_).owner for id_ in found).values(), default=0)


def _attacked(view: View, amount: a.OpponentsAttacked, context: Context) -> int:
    """Those attacked since the last combat phase began, by creatures declared so (508.6)."""
    attacked: set[object] = set()
    for event in view.state.history:
        if isinstance(event, BeginStep) and event.step is Step.BEGINNING_OF_COMBAT:
            attacked = set()
        elif isinstance(event, AttackDeclared) and not isinstance(event.target, int):
            attacked.add(event.target)
    if context.controller not in view.state.active_players:
        return 0
    return len(attacked & set(opponents_in_range(view.state, context.controller)))


@cites("508.1b", "宣告它所攻击的牌手、鹏洛客或战役")
def being_attacked(view: View, amount: a.PlayersBeingAttacked, context: Context) -> int:
    """The players whom creatures attack themselves, as long as those are attacking."""
    return len({one.target for one in view.combat.attacks if isinstance(one.target, str)})


@cites("609.8", "它们便无需当前仍存在于该区域、或当前仍符合该条件")
def attacked_with(view: View, amount: a.AttackedWith, context: Context) -> int:
    """Those declared as attackers this turn, whatever has become of them since."""
    if context.controller not in view.state.active_players:
        return 0
    earlier = told(view.state, Told.ATTACKED, (context.controller,))
    recorded = attackers_of(view, context.controller)
    return of_objects(view.state, earlier, recorded).exactly(HOW_MANY_ATTACKERS)


@cites("601.2c", "一旦该咒语目标的数量被确定，该数量便不会改变")
def _target_count(view: View, amount: a.TargetCount, context: Context) -> int:
    """The number of targets that the spell has."""
    return 0 if context.stack is None else sum(map(len, context.stack.targets))


def _happened_count(view: View, amount: a.HappenedCount, context: Context) -> int:
    count = count_sources if amount.sources else count_happened
    return count(view, amount.pattern, context).exactly(
        Bilingual("how often it happened", "其发生了多少次")
    )


def _happened_total(view: View, amount: a.HappenedTotal, context: Context) -> int:
    return total_happened(view, amount.pattern, context)


CALCULATIONS: Mapping[type[Calculation], Work] = {
    a.X: value_of_x,
    a.Count: lambda v, n, c: len(objects_of(v, n.filter, c)) + gone_with_host(v, n.filter, c),
    a.NumberOf: _number,
    a.QualityOf: _quality,
    a.GreatestOf: _greatest,
    a.TotalOf: _total,
    a.CountersOn: _counters,
    a.LevelOf: _level,
    a.LifeTotal: _life,
    a.StartingLife: _starting_life,
    a.LowestLife: _lowest_life,
    a.HandSize: _hand,
    a.Speed: speed,
    a.ThisWay: _this_way,
    a.MostOfOnePlayer: _most_of_one_player,
    a.ThatMuch: lambda v, n, c: c.amount,
    a.CountersRemoved: lambda v, n, c: c.amount,
    a.MarkedNumber: _marked,
    a.ExcessDealt: lambda v, n, c: c.amount if c.excess is None else c.excess(),
    a.Plus: lambda v, n, c: sum(amount_of(v, part, c) for part in n.parts),
    a.Times: lambda v, n, c: n.factor * amount_of(v, n.amount, c),
    a.Minus: lambda v, n, c: amount_of(v, n.amount, c) - amount_of(v, n.less, c),
    a.Half: _half,
    a.Devotion: _devotion,
    a.ManaSymbols: _symbols,
    a.UnlockedDoors: _unlocked_doors,
    a.TypesAmong: _types,
    a.BasicTypesAmong: _basic_types,
    a.ColorsAmong: _colors,
    a.NamesAmong: names_among,
    a.NumbersAmong: _numbers_among,
    a.TimesResolved: _times_resolved,
    a.CommanderCasts: lambda v, n, c: times_cast(v.state, c.controller),
    a.ColorsSpent: lambda v, n, c: colors_spent(v, This(), c),
    a.ManaSpent: lambda v, n, c: mana_spent(v, n.of, n.letter, c),
    a.TimesKicked: _times_kicked,
    a.CastBefore: _cast_before,
    a.HappenedCount: _happened_count,
    a.HappenedTotal: _happened_total,
    a.DamageDealt: _damage,
    a.IfSoAmount: _if_so,
    a.OpponentCount: lambda v, n, c: len(opponents_in_range(v.state, c.controller)),
    a.OpponentsAttacked: _attacked,
    a.PlayersBeingAttacked: being_attacked,
    a.AttackedWith: attacked_with,
    a.PowerAttackedWith: lambda v, n, c: power_attacked_with(v, c.controller),
    a.VotesFor: votes_for,
    a.TargetCount: _target_count,
    a.PartySize: party_size,
    a.CostCounted: lambda v, n, c: len(c.stack.used) if c.stack is not None else 0,
}
