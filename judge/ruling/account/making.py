"""A record becomes the account of its play."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.layers import noted, project
from judge.rules.process import Happened
from judge.rules.view import View
from judge.ruling.account.account import (
    Account,
    Every,
    LookedUp,
    NotAllowed,
    Occurrence,
    Played,
    Spared,
    Subject,
)
from judge.ruling.account.asked import Asked
from judge.ruling.account.at_work import AtWork
from judge.ruling.account.facts import FACTS
from judge.ruling.account.naming import called, names_of, names_of_action
from judge.ruling.account.noticed import noticed
from judge.ruling.account.sides import OF_ABILITIES, OF_SIZES, layer_of_rules, of_side
from judge.ruling.account.spared import (
    NOT_DRAWN,
    OF_THE_GAME,
    UNSPENT,
    lost_unspent,
    not_drawn,
    spared,
    spared_players,
)
from judge.ruling.account.subjects import about, by
from judge.ruling.account.written import written
from judge.scenario.expectations import OF_THE_RULING, names_in
from judge.scenario.finding import Finder, on_battlefield
from judge.scenario.model import Expectation
from judge.scenario.noting import body_of
from judge.scenario.record import Record, Refused, Tried

OF_CHARACTERISTICS = (
    *("power_toughness", "base_power_toughness", "has", "lacks", "is", "is_not", "name"),
    "mana_value",
)
OF_TRIGGERS = ("triggered", "triggers")
ACTS = (e.SpellCast, e.Resolved, e.DidNotResolve, e.LandPlayed)


def account(played: Played, asked: tuple[Expectation, ...]) -> Account:
    """The account of a play, with what is looked up for what is asked."""
    view = project(played.record.state, played.rulebook)
    portrayed = tuple(_portrayed(asked, played, view))
    every = Every(occurrences(played.record))
    refused = tuple(_refused(played.record))
    looked_at = tuple(_looked_at(asked, played.finder, view))
    return Account(
        played,
        view,
        every,
        refused,
        asked,
        portrayed,
        (*_layers(view, portrayed, looked_at), *_facts(looked_at)),
        written(played.record, view, every, _at_work(played, view, every, asked)),
        tuple(_spared(asked, played.finder, view, every)),
        (*noticed(every, played.rulebook), *played.remembered),
    )


def occurrences(record: Record) -> Iterator[Occurrence]:
    """All events of a play in order, each before what came of it."""
    every: list[Occurrence] = []
    unit, actor = -1, None
    for place, entry in enumerate(record.entries):
        if isinstance(entry, Refused | Tried):
            continue
        now = bisect_right(record.units, place)
        if now != unit:
            unit = now
            end = record.units[now] if now < len(record.units) else len(record.entries)
            actor = _actor(entry for entry in record.entries[place:end])
        _add(every, entry, unit, actor, None)
    return iter(every)


def _add(
    every: list[Occurrence],
    happened: Happened,
    unit: int,
    actor: Subject | None,
    within: int | None,
) -> None:
    """Adds the events of a batch, and then what followed as part of the last of them."""
    first = len(every)
    for event in happened.batch:
        _add_event(every, happened, event, unit, actor, within)
    for part in happened.below:
        _add(every, part, unit, actor, first if len(every) > first else within)


def _add_event(
    every: list[Occurrence],
    happened: Happened,
    event: e.Event,
    unit: int,
    actor: Subject | None,
    within: int | None,
) -> None:
    place = len(every)
    subjects = about(happened, event), by(happened, event)
    every.append(Occurrence(event, happened, place, unit, within, actor, *subjects))
    for result in getattr(event, "results", ()):
        _add_event(every, happened, result, unit, actor, place)


def _actor(entries: Iterable[Happened | Refused | Tried]) -> Subject | None:
    """What a unit of play casts, activates or resolves; not what makes mana to pay for that."""
    activated = None
    for entry in entries:
        for event in entry.batch if isinstance(entry, Happened) else ():
            if isinstance(event, ACTS):
                return body_of(entry, event.object)  # type: ignore[arg-type]  # it is a Happened
            if isinstance(event, e.AbilityActivated):
                activated = body_of(entry, event.source)  # type: ignore[arg-type]
    return activated


def _refused(record: Record) -> Iterator[NotAllowed]:
    """What may not be done: of the play, and of what is asked about."""
    for entry in (*record.entries, *record.allowed):
        if isinstance(entry, Refused):
            illegal = entry.illegal
            there = Happened(entry.before, entry.before, ())
            held = (illegal.subject, illegal.other, illegal.by)
            found = (
                one if isinstance(one, str) else body_of(there, one)
                for one in held
                if one is not None
            )
            yield NotAllowed(entry, tuple(one for one in found if one is not None))


def _at_work(played: Played, view: View, every: Every, asked: tuple[Expectation, ...]) -> AtWork:
    """What abilities may have had to do with: what happened, was tried, or is asked about."""
    finder = played.finder
    of_looks = any(one.key in OF_CHARACTERISTICS for one in asked)
    work = AtWork(view, every, of_looks=of_looks or not played.scenario.play)
    for entry in (*played.record.entries, *played.record.allowed):
        if isinstance(entry, Refused | Tried):
            names = names_of_action(entry.item)
            work.try_(entry.item, [one for name in names for one in called(finder, view, name)])
    for one in asked:
        for name in names_of(one) if one.key in OF_ABILITIES else ():
            words = one.value.get(name, ()) if isinstance(one.value, Mapping) else ("",)
            for subject in called(finder, view, name):
                work.described[subject].update(words)
        for name in names_of(one) if one.key in OF_TRIGGERS else ():
            work.awaited.update(called(finder, view, name))
    return work


def objects_of(asked: Any, finder: Finder, view: View) -> Iterator[ObjectId]:
    """The objects that a question names and that are still there."""
    for name in names_in(asked):
        held = finder.names.find(view, name, on_battlefield())
        if held is not None and held[1] is not None:
            yield held[1]


def _portrayed(asked: tuple[Expectation, ...], played: Played, view: View) -> Iterable[ObjectId]:
    """The objects whose characteristics are asked about; of a mere board all that are changed."""
    if not asked and not played.scenario.play:
        return (id_ for id_ in view.state.battlefield if id_ in view.changed)
    of = (one.value for one in asked if one.key in OF_CHARACTERISTICS)
    return dict.fromkeys(id_ for value in of for id_ in objects_of(value, played.finder, view))


def _layers(
    view: View, portrayed: tuple[ObjectId, ...], looked_at: tuple[Asked, ...]
) -> Iterator[LookedUp]:
    """Why the objects asked about are what they are: the layers that changed them."""
    told = noted(view) if portrayed else view
    keys = {one.held.id: one.keys for one in looked_at}
    for id_ in portrayed:
        if numbers := told.because.get(id_):
            asked = keys.get(id_, OF_SIZES)
            said, layers = of_side(view, id_, asked), tuple(layer_of_rules(told.notes, id_))
            yield LookedUp(id_, view.object(id_).body, numbers, said, layers, asked)


def _facts(looked_at: tuple[Asked, ...]) -> Iterator[LookedUp]:
    """What is so of the objects asked about, though nothing happened to make it so."""
    for one in looked_at:
        for fact in FACTS:
            said = fact(one)
            if said is not None:
                yield LookedUp(one.held.id, one.held.body, fact.numbers, said)


def _spared(
    asked: tuple[Expectation, ...], finder: Finder, view: View, every: Every
) -> Iterator[Spared]:
    """What state-based actions left alone of what is asked about."""
    for seen in _looked_at(asked, finder, view):
        for fact, said in spared(seen):
            yield Spared(seen.held.body, fact.numbers, said)
    for one, moved in every.of(e.Moved):
        draws = one.within is not None and isinstance(every[one.within].event, e.Draw)
        id_ = not_drawn(moved, one.happened.before, is_draw=draws)
        body = None if id_ is None else body_of(one.happened, id_)
        if body is not None:
            yield Spared(body, not_drawn.numbers, NOT_DRAWN)
    every_key = {one.key for one in asked}
    for one, emptied in every.of(e.PoolsEmptied) if "mana" in every_key else ():
        for who in lost_unspent(emptied, one.happened.before):
            yield Spared(who, lost_unspent.numbers, UNSPENT)
    if keys := every_key & OF_THE_GAME:
        states = tuple(one.happened.after for one in every)
        for player, of_player, said in spared_players(view, states, keys):
            yield Spared(player.id, of_player.numbers, said)


def _looked_at(asked: tuple[Expectation, ...], finder: Finder, view: View) -> Iterator[Asked]:
    """The objects asked about, each with the keys under which it is."""
    keys: dict[ObjectId, set[str]] = {}
    for one in asked:
        if one.key not in OF_THE_RULING:
            for id_ in objects_of(one.value, finder, view):
                keys.setdefault(id_, set()).add(one.key)
    for id_, about_it in keys.items():
        yield Asked(view, view.object(id_), frozenset(about_it))
