"""What a play changed that somebody would want to be told, the surprising first.

That cards leave a hand, that spells are in graveyards once they are done, and that attackers and
lands are tapped is expected by everybody, and is no news.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from judge.game import events as e
from judge.game.state import BodyId, Kind, ObjectId, Player, PlayerId, Zone
from judge.game.steps import Step
from judge.rules.layers import project
from judge.rules.process import Happened
from judge.rules.view import View
from judge.ruling.account import Account, Occurrence, Subject
from judge.ruling.answers.answer import Change, Death
from judge.ruling.answers.objects import NOWHERE, object_changes, standing
from judge.scenario.expectations import observe
from judge.scenario.model import Expectation
from judge.scenario.noting import body_of, object_in
from judge.scenario.record import Tried

SURPRISES = (
    *("refused", "allowed", "died", "survived", "unharmed", "countered", "not countered"),
    "unresolved",
    *("ability countered", "ability not countered", "ability unresolved"),
    *("untriggered", "found nothing", "life", "result"),
)
ON_STACK = (e.Countered, e.NotCountered, e.DidNotResolve)
PAYING = (e.SpellCast, e.AbilityActivated, e.AttackDeclared, e.BlockDeclared)
OF_A_SURPRISE: dict[type[e.Event], str] = {
    e.NotDestroyed: "survived",
    e.Regenerated: "survived",
    e.Countered: "countered",
    e.NotCountered: "not countered",
    e.DidNotResolve: "unresolved",
    e.ConditionFailed: "unresolved",
    e.NotTriggered: "untriggered",
}


def news(account: Account) -> list[Change]:
    """What changed: what surprises by its kind, then the rest, each in the order of the play."""
    entries = account.record.entries
    if not entries:
        return []
    start = project(entries[0].before, account.view.rulebook)
    found = [*_surprises(account), *_of_players(account, start), *_of_the_game(account, start)]
    told = {change.body for change in found if change.kind in ("died", "countered", "unresolved")}
    usual = _Usual(account, told)
    found += [one for one in object_changes(start, account.view) if not usual.is_usual(one)]
    if not found and not account.played.scenario.play:
        found = list(standing(account.view))
        found[:0] = [Change("still")] if found else []
    if any(one.kind != "lasts" for one in found):
        found = [one for one in found if one.kind != "lasts"]
    places = _places(account)
    whole = [change.with_(place=_place(change, places)) for change in found]
    return sorted(whole, key=lambda one: (_rank(one), one.place))


def _rank(change: Change) -> int:
    return SURPRISES.index(change.kind) if change.kind in SURPRISES else len(SURPRISES)


def _places(account: Account) -> dict[Subject, int]:
    """The place in the play at which each object and player first has to do with anything."""
    places: dict[Subject, int] = {}
    for place, one in enumerate(account.occurrences):
        for subject in (*one.about, *one.by):
            places.setdefault(subject, place)
    return places


def _place(change: Change, places: dict[Subject, int]) -> int:
    subject = change.player if change.body is None else change.body
    last = len(places) + 1_000_000
    return change.place or (last if subject is None else places.get(subject, last))


def _surprises(account: Account) -> Iterator[Change]:
    """What was refused, died, was saved, was countered, did not resolve or did not trigger."""
    yield from (Change("refused", value=one.entry) for one in account.refused)
    if any(isinstance(one, Tried) for one in account.record.entries):
        yield Change("allowed")
    yield from _prevented(account)
    yield from _found_nothing(account)
    seen: set[tuple[str, Subject]] = set()
    for body in dict.fromkeys(account.finder.names.noted.died):
        yield Change(
            "died", body, value=Death(_zone_now(account, body), _is_creature(account, body))
        )
    for place, one in enumerate(account.occurrences):
        kind = OF_A_SURPRISE.get(type(one.event))
        if isinstance(one.event, ON_STACK) and _is_of_ability(one):
            kind = f"ability {kind}"
        for subject in (one.about or one.by)[:1]:
            if kind is not None and (kind, subject) not in seen and not isinstance(subject, str):
                seen.add((kind, subject))
                if kind != "survived" or _zone_now(account, subject) == Zone.BATTLEFIELD.value:
                    yield Change(kind, subject, value=type(one.event).__name__, place=place + 1)


def _prevented(account: Account) -> Iterator[Change]:
    """How much damage to each object and player was prevented."""
    total: Counter[Subject] = Counter()
    for one, event in account.occurrences.of(e.DamagePrevented):
        to = event.recipient
        whom = to if isinstance(to, str) else body_of(one.happened, to)
        total.update({} if whom is None else {whom: event.amount})
    for subject, amount in total.items():
        if not amount:
            continue
        if isinstance(subject, str):
            yield Change("unharmed", player=subject, value=amount)
        else:
            yield Change("unharmed", subject, value=amount)


def _found_nothing(account: Account) -> Iterator[Change]:
    """Each search after which, in the same unit of play, no card that was searched is moved."""
    every = account.occurrences
    for one, search in every.of(e.Searched):
        owner = one.happened.before.player(search.whose)
        among = {*owner.library, *owner.graveyard, *owner.hand}
        later = (other.event for other in every[one.place :] if other.unit == one.unit)
        if not any(isinstance(event, e.Moved) and event.object in among for event in later):
            yield Change("found nothing", player=search.player, place=one.place + 1)


def _is_of_ability(one: Occurrence) -> bool:
    """True of what happened to an ability on the stack, and not to the object that it is of."""
    assert isinstance(one.event, ON_STACK)
    return _is_ability(one, one.event.object)


def _is_ability(one: Occurrence, id_: ObjectId) -> bool:
    held = object_in(one.happened, id_)
    return held is not None and held.kind is Kind.ABILITY


def _is_creature(account: Account, body: BodyId) -> bool:
    """True of what was a creature as it left the battlefield."""
    for one in account.occurrences:
        left = [
            id_
            for id_ in one.happened.before.battlefield
            if id_ not in one.happened.after.battlefield
        ]
        for id_ in left:
            if one.happened.before.objects[id_].body == body:
                return project(one.happened.before, account.view.rulebook).of(id_).is_creature
    return False


def _zone_now(account: Account, body: BodyId) -> str:
    every = account.view.state.objects.values()
    return next((held.zone.value for held in every if held.body == body), NOWHERE)


def _of_players(account: Account, start: View) -> Iterator[Change]:
    end, entries = account.view, account.record.entries
    after = [one.after for one in entries if isinstance(one, Happened)]
    for player in end.state.players:
        before = start.state.player(player.id)
        if any(state.player(player.id).life != before.life for state in after):
            yield Change("life", player=player.id, value=player.life)
        if drawn := sum(_is_drawn(*one, player.id) for one in account.occurrences.of(e.Draw)):
            yield Change("drew", player=player.id, value=drawn)
        for kind, read in OF_A_PLAYER.items():
            value = read(end, player)
            if value != read(start, before):
                yield Change(kind, player=player.id, value=value)


def _is_drawn(one: Occurrence, event: e.Draw, player: PlayerId) -> bool:
    """True of a card that a player draws otherwise than as each draw step begins."""
    if event.player != player:
        return False
    return one.actor is not None or one.happened.before.turn.step is not Step.DRAW


def _unnamed(zone: Zone) -> Callable[[View, Player], int]:
    """The number of cards of a player in a zone of which nothing is known but that they are."""

    def count(view: View, player: Player) -> int:
        held = (view.object(id_) for id_ in view.state.zone_of(zone, player.id))
        return sum(one.owner == player.id and one.printed.name is None for one in held)

    return count


OF_A_PLAYER: dict[str, Callable[[View, Player], Any]] = {
    "player counters": lambda view, p: p.counters.kinds,
    "unnamed in graveyard": _unnamed(Zone.GRAVEYARD),
    "unnamed in exile": _unnamed(Zone.EXILE),
    "mana": lambda view, p: tuple(mana.letter for mana in p.mana),
    "blessed": lambda view, p: bool(p.mark("city's blessing")),
    "storied": lambda view, p: bool(p.mark("enduring story")),
    "completed": lambda view, p: p.mark("completed"),
}


def _of_the_game(account: Account, start: View) -> Iterator[Change]:
    then, now = start.state, account.view.state
    for player in now.extra_turns[len(then.extra_turns) :]:
        yield Change("extra turn", player=player)
    for kind, was, held in (
        ("monarch", then.monarch, now.monarch),
        ("initiative", then.initiative, now.initiative),
        ("day", then.day, now.day),
    ):
        if held != was and held is not None:
            yield Change(kind, value=held)
    sources = [one.source for one in now.rules if one not in then.rules]
    sources += [one.source for one in now.delayed if one not in then.delayed]
    for source in dict.fromkeys(sources):
        yield Change("lasts", object=source)
    if now.result is not None or len(now.in_game) < len(then.in_game):
        result = observe(account.finder, account.view, Expectation("result", True, 0))
        yield Change("result", value=result)


class _Usual:
    """What everybody expects of a play: what is cast, declared and paid with goes its way."""

    def __init__(self, account: Account, told: set[BodyId | None]) -> None:
        self.told = told
        self.died = {*account.finder.names.noted.died}  # these say where they are
        self.units: dict[int, list[type[e.Event]]] = {}
        for one in account.occurrences:
            self.units.setdefault(one.unit, []).append(type(one.event))
        self.turn = account.record.entries[0].before.turn.number
        self.is_same_turn = self.turn == account.view.state.turn.number
        every = account.occurrences
        moved = (one for one, move in every.of(e.Moved) if move.to is Zone.GRAVEYARD)
        put = {(one.unit, subject) for one in moved for subject in one.about}
        self.spent = {
            one.actor
            for one, resolved in every.of(e.Resolved)
            if not (_is_ability(one, resolved.object) and (one.unit, one.actor) in put)
        }
        declared = [one for one, _ in every.of(e.AttackDeclared, e.BlockDeclared)]
        self.declared = {subject for one in declared for subject in (*one.about, *one.by)}
        tapped = (one for one, _ in every.of(e.Tap) if self._pays(one))
        self.paid = {subject for one in tapped for subject in one.about}
        of_draws = (one for one in every if one.within is not None)
        drawn = (one for one in of_draws if isinstance(every[one.within or 0].event, e.Draw))
        self.drawn = {subject for one in drawn for subject in one.about}
        untapped = (one for one, _ in every.of(e.Untap) if one.actor is not None)
        self.untapped = {subject for one in untapped for subject in one.about}

    def _pays(self, one: Occurrence) -> bool:
        """True of what becomes tapped as something is cast, activated or declared."""
        return any(issubclass(kind, PAYING) for kind in self.units[one.unit])

    def is_usual(self, change: Change) -> bool:
        """True if nobody needs to be told."""
        match change.kind:
            case "zone":
                is_done = change.value == Zone.GRAVEYARD.value and change.body in self.spent
                gone = change.value in (Zone.GRAVEYARD.value, NOWHERE)
                is_drawn = change.value == Zone.HAND.value and change.body in self.drawn
                is_told = change.body in self.died or (gone and change.body in self.told)
                return is_done or is_drawn or is_told
            case "fights":
                return change.value is None or change.body in self.declared
            case "tapped":
                of_untap_step = not self.is_same_turn and change.body not in self.untapped
                return (not change.value and of_untap_step) or change.body in self.paid
        return False
