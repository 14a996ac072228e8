"""Whether a condition holds in a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from judge.abilities import conditions as c
from judge.abilities import filters as f
from judge.abilities.bases import Condition, Filter, Players
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.cite import cites
from judge.errors import Unsupported
from judge.game.events import AbilityActivated, BeginStep, SpellCast
from judge.game.state import ObjectId, Zone
from judge.game.steps import Step
from judge.rules.engine import Hold
from judge.rules.meaning.casts import casts_of, is_spent
from judge.rules.meaning.context import LIBRARY_SEARCHED, Context
from judge.rules.meaning.last_known import last_seen
from judge.rules.meaning.lookup import (
    amount_of,
    find_objects,
    find_players,
    holds,
    matches,
    objects_of,
)
from judge.rules.meaning.votes import leads
from judge.rules.patterns import count_happened, count_objects
from judge.rules.patterns.look import who_may_have_done
from judge.rules.qualities import COMPARE, choice_of
from judge.rules.view import View
from judge.values import Bilingual

HIDDEN = (Zone.HAND, Zone.LIBRARY)  # 400.2


def _amount(view: View, condition: c.AmountIs, context: Context) -> bool:
    one = amount_of(view, condition.amount, context)
    return COMPARE[condition.comparison](one, amount_of(view, condition.other, context))


def _exists(view: View, condition: c.Exists, context: Context) -> bool:
    wanted = amount_of(view, condition.at_least, context)
    return len(objects_of(view, condition.filter, context)) >= wanted


def speaks_of_cards(filter_: Filter) -> bool:
    """True of "a creature card", which is what it is now; "a creature" is what it was."""
    return any(
        isinstance(part, (f.IsCard, f.IsPermanentCard, f.InZone)) for part in within(filter_)
    )


def _matches(view: View, condition: c.Matches, context: Context) -> bool:
    found = find_objects(view, condition.objects, context)
    if not speaks_of_cards(condition.filter):
        found = tuple(last_seen(view, id_, context) for id_ in found)
    else:
        found = tuple(_card_of(view, id_) for id_ in found)
    fits = [matches(view, condition.filter, i, context) for i in found]
    return any(fits) if condition.some else bool(fits) and all(fits)


@cites("400.7e", "能够在移动后区域中找到该异能触发时的物件成为的新物件")
def _card_of(view: View, id_: ObjectId) -> ObjectId:
    """The card that a permanent became as it left ("if it's a creature card"); else the object."""
    left = view.state.known.get(id_)
    now = left.became if left is not None and left.object.zone is Zone.BATTLEFIELD else None
    is_public = now is not None and view.exists(now) and view.object(now).zone not in HIDDEN
    return now if now is not None and is_public else id_


@cites("105.2c", "一个无色物件没有任何颜色")
def _share_color(view: View, condition: c.ShareColor, context: Context) -> bool:
    """Colorless cards share none; of a card of which nothing is known it can't be told."""
    cards = [view.of(i) for i in find_objects(view, condition.objects, context)]
    having = Counter(color for card in cards for color in card.colors)
    if max(having.values(), default=0) >= condition.number:
        return True
    if len(cards) >= condition.number and any(not card.types for card in cards):
        raise Unsupported("105.2", "the colors of cards that are not known", "未知的牌的颜色")
    return False


def _on_battlefield(view: View, condition: c.OnBattlefield, context: Context) -> bool:
    """All of them are there still; none that left and came back is."""
    found = find_objects(view, condition.objects, context)
    return bool(found) and all(view.is_permanent(i) and view.is_there(i) for i in found)


def _step(view: View, condition: c.DuringStep, context: Context) -> bool:
    step = view.state.turn.step
    if condition.step == "combat":
        return step.is_combat
    return step.is_main if condition.step == "main" else step.value == condition.step


def _happened(view: View, condition: c.Happened, context: Context) -> bool:
    pattern, last_turn = condition.pattern, condition.last_turn
    if condition.different:
        number = count_objects(view, pattern, context, last_turn=last_turn)
    else:
        number = count_happened(
            view,
            pattern,
            context,
            last_turn=last_turn,
            this_step=condition.this_step,
            this_combat=condition.this_combat,
        )
    wanted = amount_of(view, condition.at_least, context)
    return number.reaches(wanted, Bilingual("whether that happened", "是否发生过此事"))


def _was_paid(view: View, condition: c.WasPaid, context: Context) -> bool:
    name = condition.keyword
    casts = casts_of(view, condition.of, context)
    return any(cast.times_paid(name) > 0 or cast.using == name for cast in casts)


def _was_cast(view: View, condition: c.WasCast, context: Context) -> bool:
    players = None if condition.by is None else find_players(view, condition.by, context)
    if condition.whose is not None and not _was_of(view, condition, condition.whose, context):
        return False
    return any(
        cast.from_zone is not None
        and condition.zone in (None, cast.from_zone.value)
        and (players is None or cast.caster in players)
        for cast in casts_of(view, condition.of, context)
    )


@cites("400.3", "改为移到其拥有者的相应区域中")
def _was_of(view: View, condition: c.WasCast, whose: Players, context: Context) -> bool:
    """True if these are cards of such players, in whose zones alone they can have been."""
    owners = find_players(view, whose, context)
    return any(view.object(i).owner in owners for i in find_objects(view, condition.of, context))


def _cast_during(view: View, condition: c.CastDuring, context: Context) -> bool:
    """By the step that had begun last as it was cast, in this turn."""
    step: Step | None = None
    for event in view.state.history:
        if isinstance(event, BeginStep):
            step = event.step
        elif isinstance(event, SpellCast) and event.object == context.source:
            named = step is not None and (
                step.is_main if condition.step == "main" else step.value == condition.step
            )
            players = find_players(view, condition.players, context)
            return named and any(p in players for p in view.state.active_players)
    return False


def _mana(view: View, condition: c.ManaWasSpent, context: Context) -> bool:
    letter = condition.color.strip("{}")
    return is_spent(view, condition.of, letter, condition.amount, context)


def _player_is(view: View, condition: c.PlayerIs, context: Context) -> bool:
    did = isinstance(condition.condition, c.Happened)
    for player in (who_may_have_done if did else find_players)(view, condition.players, context):
        inner = context.about(*context.it)
        inner.player = player
        if holds(view, condition.condition, inner):
            return True
    return False


def _still_there(view: View, condition: c.StillThere, context: Context) -> bool:
    if context.source is None or not view.is_there(context.source):
        return False
    return view.object(context.source).controller == context.controller


def _activated(view: View, condition: c.ActivatedThisTurn, context: Context) -> bool:
    """The ability carried out counts, as do all of this turn's of its words and source."""
    own = context.stack.ability if context.stack is not None else None
    stacks = (
        view.object(event.object).stack
        for event in view.state.history
        if isinstance(event, AbilityActivated)
        and event.source == context.source
        and event.object is not None
    )
    times = sum(stack is not None and stack.ability == own for stack in stacks)
    return own is not None and times >= condition.at_least


def _came_since(view: View, condition: c.CameSinceUpkeep, context: Context) -> bool:
    """True in the first upkeep of its controller that an object is there for."""
    return context.source is not None and view.object(context.source).mark("upkeeps") == 1


def _completed(view: View, condition: c.HasCompleted, context: Context) -> bool:
    names = view.state.player(context.controller).mark("completed")
    done = names if isinstance(names, tuple) else ()
    return bool(done) if condition.dungeon is None else condition.dungeon in done


def _as_cast(view: View, condition: c.AsCast, context: Context) -> bool:
    """As it was noted down when the spell was cast; of a copy nothing was."""
    return any(condition in cast.held for cast in casts_of(view, This(), context))


@cites("614.12b", "只要此永久物进战场时选择了[锚定词]，此永久物便具有[异能]")
def _word_chosen(view: View, condition: c.WordChosen, context: Context) -> bool:
    """The anchor word was chosen as the source entered."""
    return context.source is not None and choice_of(view, context.source, "word") == condition.word


CONDITIONS: Mapping[type[Condition], Hold] = {
    c.All: lambda v, n, x: all(holds(v, part, x) for part in n.parts),
    c.Any: lambda v, n, x: any(holds(v, part, x) for part in n.parts),
    c.Not: lambda v, n, x: not holds(v, n.condition, x),
    c.AmountIs: _amount,
    c.AsCast: _as_cast,
    c.WordChosen: _word_chosen,
    c.Exists: _exists,
    c.Matches: _matches,
    c.OnBattlefield: _on_battlefield,
    c.ShareColor: _share_color,
    c.TurnOf: lambda v, n, x: (
        not {v.active, *v.state.active_players}.isdisjoint(find_players(v, n.players, x))
    ),
    c.DuringStep: _step,
    c.Happened: _happened,
    c.WasPaid: _was_paid,
    c.WasCast: _was_cast,
    c.CastDuring: _cast_during,
    c.ManaWasSpent: _mana,
    c.IsMonarch: lambda v, n, x: v.state.monarch in find_players(v, n.players, x),
    c.HasInitiative: lambda v, n, x: v.state.initiative in find_players(v, n.players, x),
    c.IsDay: lambda v, n, x: v.state.day is n.day,
    c.HasDesignation: lambda v, n, x: bool(v.state.player(x.controller).mark(n.name)),
    c.HasCompleted: _completed,
    c.DidSo: lambda v, n, x: x.done,
    c.LibrarySearched: lambda v, n, x: bool(x.chosen.get(LIBRARY_SEARCHED)),
    c.CoinWon: lambda v, n, x: x.won,
    c.StillThere: _still_there,
    c.ActivatedThisTurn: _activated,
    c.CameSinceUpkeep: _came_since,
    c.PlayerIs: _player_is,
    c.VotesLead: leads,
}
