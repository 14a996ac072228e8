"""A batch of events that would happen becomes what does happen (614-616).

Each event is looked at by itself: what can't happen is left out, effects are applied one by one
(616.1), and the event then becomes what it comes to, each result settled in its turn (616.1g).
"""

from __future__ import annotations

from collections.abc import Hashable

from judge.abilities.statics import Prevented
from judge.budget import step
from judge.errors import BudgetSpent, Limit
from judge.game import events as e
from judge.game.state import ObjectId
from judge.rules.damage import gains_apart
from judge.rules.durations import never_begins
from judge.rules.event_results import becomes, is_event, results
from judge.rules.keyword_rules.mutate import leave_by
from judge.rules.process import Process
from judge.rules.replacement.application import apply
from judge.rules.replacement.batch import Batch, Keys
from judge.rules.replacement.choice import choose
from judge.rules.replacement.chooser import affected_player
from judge.rules.replacement.kept_life import matters
from judge.rules.replacement.near import note_entry, note_once
from judge.rules.replacement.outcome import FollowUp, Made, add_follow, go_on
from judge.rules.replacement.pattern_match import entry_of
from judge.rules.replacement.prohibitions import note_prohibited, prohibited
from judge.rules.replacement.rule_numbers import numbers_of
from judge.rules.replacement.search import find, not_prevented
from judge.rules.teams import shared_by_team

MOST_APPLIED = 200


class Settling(Batch):
    """Events that are settled one after the other, each result in its turn."""

    def run(self) -> None:
        """Settles all events; choices are made in APNAP order (616.1), results kept in order."""
        for place in self._order():
            self.settle_at(place)
        self.batch = tuple([event for i in range(len(self.events)) for event in self.done[i]])
        for source, gains in self.gains.items():
            self.batch = self._with_gain(source, gains)

    def _with_gain(self, source: ObjectId | None, gains: list[e.LifeGained]) -> tuple[e.Event, ...]:
        """The batch with the life that all damage of a source with lifelink gains, at once."""
        whole = _by(gains[0].with_(amount=sum(gain.amount for gain in gains)), gains[-1].because)
        gained = tuple(self.settle(whole, self.process.barred))
        by_it = (i for i, one in enumerate(self.batch) if getattr(one, "source", None) == source)
        place = next((i for i in by_it if isinstance(self.batch[i], e.Damage)), None)
        if place is None:
            return (*self.batch, *gained)
        damage = self.batch[place]
        assert isinstance(damage, e.Damage)
        damage = damage.with_(results=(*damage.results, *gained))
        return (*self.batch[:place], damage, *self.batch[place + 1 :])

    def _order(self) -> list[int]:
        places = list(range(len(self.events)))
        if len(places) < 2:
            return places
        state = self.process.state
        turns = {player: n for n, player in enumerate(state.apnap)}
        who = [affected_player(self.process.view, event) for event in self.events]
        return sorted(places, key=lambda i: turns.get(who[i] or state.turn.active, 0))

    def settle_at(self, place: int) -> None:
        """Settles the event at a place of the batch, if that is not done or under way."""
        if place in self._begun:
            return
        self._begun.add(place)
        before, self.at = self.at, place
        self.done[place] = tuple(self.settle(self.events[place], self.process.barred))
        self.at = before

    def settle(self, event: e.Event, barred: Keys, applied: int = 0) -> list[e.Event]:
        """What an event comes to, past the effects that had their opportunity."""
        step()
        view = self.process.view
        if not is_event(view, event) or self._moves_already(event):
            return []
        held = never_begins(self.process, self.events, event)
        if held is not None:
            nothing = e.NothingDone(held.controller, held.source, because=never_begins.numbers)
            self.told.append(nothing)
            return []
        if applied > MOST_APPLIED:
            raise BudgetSpent(Limit.STEPS, MOST_APPLIED)
        entry = entry_of(self.process, event)
        if entry is not None and not self.is_trial and not applied:
            note_entry(self.process, event, entry)
        found = find(view, event, barred, entry)
        if self.process.barred and not self.is_trial and not applied:
            note_once(self.process, find(view, event, frozenset(), entry))
        if found:
            found = [one for one in found if self.is_left(one) and matters(self, one, event)]
        if not any(candidate.rule.self_replacing for candidate in found):
            left = prohibited(view, event, entry)
            if left is not None:
                if not left and entry is None and not self.is_trial:
                    note_prohibited(self.process, event)
                return [done for other in left for done in self._expanded(other, barred)]
        if not found:
            return self._unreplaced(event, barred)
        chosen, more = choose(self, event, found, barred)
        self.would.append(event)
        again = applied > 0
        within = not again and barred != self.process.barred
        numbers = (*numbers_of(self, chosen, event, again=again, within=within), *more)
        made = apply(self, chosen, event)
        if not made.events:
            numbers = (*event.because, *numbers)  # nothing else tells why it would have happened
        of = chosen.key if isinstance(chosen.instead, Prevented) else None
        return self._go_on(made, of, numbers, barred | {chosen.key}, applied + 1)

    def _go_on(
        self, made: Made, of: Hashable, numbers: tuple[str, ...], barred: Keys, applied: int
    ) -> list[e.Event]:
        numbers = (*numbers, *made.because)
        for effect, context, moved in made.follows:
            add_follow(self.follows, FollowUp(effect, context, barred, numbers, moved, of))
        return [
            done
            for event in made.events
            for done in self.settle(_by(event, numbers), barred, applied)
        ]

    def _unreplaced(self, event: e.Event, barred: Keys) -> list[e.Event]:
        process = self.process
        turned = becomes(process.view, event)
        if turned is not None:
            return [done for other in turned for done in self.settle(other, barred)]
        if isinstance(event, (e.Moved, e.Created)):
            entered = process.engine.enter(self, event)
            if entered is None:
                return []
            event = entered
        if isinstance(event, e.Damage):
            event = _by(event, not_prevented(process, event, barred))
        return self._expanded(event, barred)

    def _expanded(self, event: e.Event, barred: Keys) -> list[e.Event]:
        if isinstance(event, e.Moved):
            self.moving.add(event.object)
            event = _by(event, leave_by(self.process.state, event))
        view = self.process.view
        parts = results(view, event)
        if isinstance(event, e.Damage):
            parts = self._without_gains(event, parts)
        if not parts:
            return [_by(event, shared_by_team(view, event))]
        settled = tuple(done for part in parts for done in self.settle(part, barred))
        if isinstance(event, e.Tokens) and not settled:
            return []  # 303.4g, 303.4i: none of them is created
        return [event.with_(results=settled)]

    def _without_gains(self, event: e.Damage, parts: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
        """The results of damage but for the life it gains, which waits for the source's others."""
        apart = gains_apart(self.process.view, event, self.events)
        for part in parts:
            if isinstance(part, e.LifeGained):
                because = (*part.because, *(gains_apart.numbers if apart else ()))
                gain = part.with_(because=tuple(dict.fromkeys(because)))
                self.gains.setdefault(part.source, []).append(gain)
        return tuple(part for part in parts if not isinstance(part, e.LifeGained))

    def _moves_already(self, event: e.Event) -> bool:
        return isinstance(event, e.Moved) and event.object in self.moving

    @property
    def replaced(self) -> tuple[e.Event, ...]:
        """The events in whose place others happened."""
        return tuple(self.would)

    def follow_up(self) -> None:
        """Carries out what follows on the events, once they have happened."""
        for follow in self.follows:
            go_on(self.process, follow)


def _by(event: e.Event, numbers: tuple[str, ...]) -> e.Event:
    return event.with_(because=e.joined(event.because, numbers))


def settle(process: Process, events: tuple[e.Event, ...]) -> Settling:
    """Events that would happen at once, as replacement and prevention effects leave them."""
    if process.besides:
        events = tuple(_by(event, process.besides) for event in events)
    settling = Settling(process, events)
    settling.run()
    return settling
