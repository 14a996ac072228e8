"""Players sacrifice permanents and discard or mill cards."""

from __future__ import annotations

from collections import Counter

from judge.abilities import who as w
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.patterns import Mills
from judge.abilities.statics import Replacement
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import ObjectId, Zone
from judge.rules.chance import cards_at_random
from judge.rules.choices.recipients import choose, objects, players, possible
from judge.rules.choices.together import in_turn
from judge.rules.effects.there import leave_out, there
from judge.rules.meaning import Context, amount_of, matches, objects_of
from judge.rules.process import Process
from judge.rules.requests import Purpose
from judge.rules.statics import rules_in_force


@cites("609.3", "它从中作尽可能多的部分")
def as_many(wanted: int, there: int) -> tuple[str, ...]:
    """The rule by which fewer cards go than an effect says: as many as there are."""
    return as_many.numbers if wanted > there else ()


@cites("701.17a", "牺牲")
def sacrifice(process: Process, effect: o.Sacrifice, context: Context) -> bool:
    """Players sacrifice permanents: each chooses in APNAP order, then all at once (101.4)."""
    batch: list[e.Sacrificed] = []
    found = players(process, effect.player, context)
    for player in found:
        inner = context.about(*context.it)
        inner.player, inner.controller = player, player
        own = context.about(*context.it)  # "that dealt damage to you": not the player's "you"
        own.player = player
        picked = effect.objects
        if isinstance(picked, w.Chosen) and picked.player is None:
            meant = objects_of(process.view, picked.filter, own)
            ids = list(possible(process, meant, effect, inner))
            number = amount_of(process.view, picked.number, own)
            least = number if picked.least is None else amount_of(process.view, picked.least, own)
            group, there_are, of = picked.group, tuple(ids), Purpose.SACRIFICE
            ids = list(choose(process, player, there_are, least, number, of, context, group))
        else:
            ids = there(process, picked, own if isinstance(picked, w.Every) else inner, effect)
        batch += [
            e.Sacrificed(player, i) for i in ids if process.view.object(i).controller == player
        ]
    with process.also(*in_turn([event.player for event in batch])):
        done = [event for event in process.do(*batch) if isinstance(event, e.Sacrificed)]
    context.it = context.this_way = tuple(event.object for event in done)
    if isinstance(effect.objects, w.Chosen) and effect.objects.least is not None:
        shares = Counter(event.player for event in done)
        context.note(len(done), {one: shares[one] for one in found})  # after "any number"
    return bool(done)


@cites("701.8b", "允许由受影响的牌手来选择弃掉哪一张牌")
def its_player_chooses(wanted: int, hand: int) -> tuple[str, ...]:
    """The rule by which who discards chooses what: nobody chooses where all of it goes."""
    return its_player_chooses.numbers if wanted < hand else ()


@cites("701.8a", "弃")
def discard(process: Process, effect: pl.Discard, context: Context) -> bool:
    """Players discard cards: of their choice in APNAP order, at random, or as another picks.

    Who picks for another sees the hand, since the text has had it revealed before.
    """
    batch: list[e.Discard] = []
    because: tuple[str, ...] = ()
    found = players(process, effect.player, context)
    for player in found:
        hand = process.state.player(player).hand
        if effect.filter is not None:
            hand = tuple(i for i in hand if matches(process.view, effect.filter, i, context))
        number = len(hand)
        if effect.number is not None:
            number = amount_of(process.view, effect.number, context.of_one(player, found))
        because = because or as_many(number, len(hand))
        if effect.at_random:
            ids = cards_at_random(process, player, hand, number, context)
        elif effect.number is None and not effect.up_to:
            ids = hand  # all of it: there is nothing to choose
        else:
            picker = player
            if effect.chooser is not None:
                picker = players(process, effect.chooser, context)[0]
                because = because or another_chooses.numbers
            else:
                because = because or its_player_chooses(number, len(hand))
            least = 0 if effect.up_to else number
            ids = choose(process, picker, hand, least, number, Purpose.DISCARD, context)
        batch += [e.Discard(player, i, by=context.controller) for i in ids]
        context.player = player
    by_chance = cards_at_random.numbers if effect.at_random else ()
    with process.also(*because, *by_chance):
        process.do(*batch)
    context.it = context.this_way = tuple(event.object for event in batch)
    shares = Counter(event.player for event in batch)
    context.note(len(batch), {one: shares[one] for one in found})
    return bool(batch)


@cites("701.8a", "弃")
def discard_objects(process: Process, effect: pl.DiscardObjects, context: Context) -> bool:
    """These very cards are discarded."""
    found, view = objects(process, effect.objects, context), process.view
    ids = [i for i in found if view.is_there(i) and view.object(i).zone is Zone.HAND]
    leave_out(process, effect, [i for i in found if i not in ids], context)
    context.this_way = tuple(ids)
    owners = {i: process.view.object(i).owner for i in ids}
    is_others = any(owner != context.controller for owner in owners.values())
    with process.also(*(another_chooses.numbers if is_others else ())):
        made = process.do(*(e.Discard(owners[i], i, by=context.controller) for i in ids))
    return bool(made)


@cites("701.8b", "允许其他牌手来选弃掉哪张牌")
def another_chooses() -> None:
    """Which card a player discards is chosen by another, as an effect says."""


@cites("701.13a", "磨")
def mill(process: Process, effect: pl.Mill, context: Context) -> bool:
    """Cards go from the top of libraries to graveyards; as many as there are."""
    batch: list[e.Mills] = []
    top: list[ObjectId] = []
    because: tuple[str, ...] = ()
    found = players(process, effect.player, context)
    for player in found:
        number = amount_of(process.view, effect.number, context.of_one(player, found))
        library = process.state.player(player).library
        own = [i for i in library if i not in context.entering][: max(0, number)]
        batch.append(e.Mills(player, max(0, number), tuple(context.entering)))
        top += own
        because = because or as_many(number, len(own))
    libraries = {i for player in found for i in process.state.player(player).library}
    with process.also(*because):
        made = process.do(*batch)
    if any(isinstance(one, e.Mills) for one in made):  # with others, at once: none has moved yet
        _check_number(process)
    else:
        moved = [m.object for m in e.flatten(made) if isinstance(m, e.Moved)]
        top = [i for i in moved if i in libraries]
    context.this_way = tuple(top)
    context.it = tuple(now for i in top if (now := process.state.current(i)) is not None)
    return bool(top)


def _check_number(process: Process) -> None:
    """Raises `Unsupported` where a replacement effect may make it more cards than is said."""
    rules = rules_in_force(process.view, Replacement)
    if any(isinstance(held.rule.pattern, Mills) for held in rules):
        raise Unsupported(
            "701.13c", "other numbers of cards milled at once", "同时磨掉不同数量的牌"
        )
