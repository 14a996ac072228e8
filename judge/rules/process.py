"""One thing that the game does as a whole: a spell is cast, an ability resolves, a step acts.

The rules are written as plain functions on a `Process`: `do` makes events happen, `ask` gets a
decision. A decision that has not been made ends the attempt (`Asked`); once it is made, the process
runs again from its state with the answers so far, so any state can be kept and gone on from. What
may not be done ends it too (`Refused`), and the state is as it was before (728).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from corpus.structs import Mutable, Struct, field
from judge.abilities.bases import Effect, Grouping
from judge.budget import spend, step
from judge.cite import Because, cites
from judge.errors import Limit
from judge.game import events as e
from judge.game.perform import perform
from judge.game.state import GameState, ObjectId, Recipient, Zone
from judge.rules.layers import project
from judge.rules.requests import Asked, Illegal, Picked, Refused, Request, Why, rules_of_want
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.rules.witnesses import witnesses
from judge.values import Value


class Note(Struct):
    """A rule by which something nearly happened and did not, or did though one would not think so.

    No event tells of it. Of what is `chosen` as an effect happens it is the rule of the choice.
    """

    rules: tuple[str, ...]
    about: tuple[Recipient, ...]
    is_chosen: bool = False


class Happened(Mutable):
    """A batch of events with the states before and after it, and what followed as part of it."""

    before: GameState
    after: GameState
    batch: tuple[e.Event, ...]
    below: list[Happened] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


@cites("701.11a", "将它从原本所在区域移到放逐区中")
def as_exile(event: e.Event) -> e.Event:
    """To move an object to the exile zone is to exile it, whatever has it moved."""
    is_exiled = isinstance(event, e.Moved) and event.to is Zone.EXILE
    return event.with_(because=e.joined(event.because, as_exile.numbers)) if is_exiled else event


def events_of(happened: Iterable[Happened]) -> list[e.Event]:
    """All events of some batches, with what they came to and what followed as part of them."""
    found: list[e.Event] = []
    for one in happened:
        found += e.flatten(one.batch)
        if one.below:
            found += events_of(one.below)
    return found


class OneWay(Struct):
    """A decision that there was only one way to make, so that nobody was asked; and the state."""

    request: Request
    state: GameState


class Process(Because):
    """A thing under way: the state so far, and what has happened."""

    def __init__(self, rulebook: Rulebook, state: GameState) -> None:
        super().__init__()
        self.rulebook = rulebook
        self.engine = rulebook.engine
        self.state = state
        self.log: list[Happened] = []
        self.one_way: list[OneWay] = []
        self._open = [self.log]
        self._answers = list(state.answers)
        self._asked = 0
        self._view: View | None = None
        self._together: list[e.Event] | None = None  # what is to happen at once
        self.barred: frozenset[object] = frozenset()  # effects that had their opportunity (614.5)
        self.besides: tuple[str, ...] = ()  # rules by which all that happens does so too
        self.entering: frozenset[ObjectId] = frozenset()  # objects that are about to enter (614.13)
        self.replaced: tuple[e.Event, ...] = ()  # what the batch under way would have been
        self._notes: list[Note] = []  # of what has not happened yet
        self.resolving: ObjectId | None = None  # the spell or ability that is carried out
        self.from_pool = False  # mana is paid from the pool only (118.3c)

    @property
    def view(self) -> View:
        """The state as it is now, with current characteristics."""
        view = self._view
        if view is None or view.state is not self.state:
            view = self._view = project(self.state, self.rulebook)
        return view

    def ask(self, request: Request) -> Value:
        """The decision on a request; ends the process where it is still to be made."""
        if self._asked >= len(self._answers):
            raise Asked(request)
        answer = self._answers[self._asked]
        self._asked += 1
        if answer.request != request:
            raise AssertionError(f"{request!r} was asked, {answer.request!r} was answered")
        return answer.decision

    def choose(self, request: Request, source: ObjectId | None = None) -> Value:
        """A decision made as an effect happens; that is noted of what is picked or the source."""
        decision = self.ask(request)
        picked = decision.objects if isinstance(decision, Picked) else ()
        self.note_chosen(*(picked or (request.player if source is None else source,)))
        return decision

    def note_chosen(self, *about: Recipient) -> None:
        """Notes that something was chosen as an effect happens, and what."""
        self._notes.append(Note(self.because, about, is_chosen=True))

    def not_asked(self, request: Request) -> None:
        """Notes a request that is not made, since there is only one answer to it."""
        self.one_way.append(OneWay(request, self.state))

    def refuse(
        self,
        why: Why,
        subject: object,
        *numbers: str,
        other: object = None,
        group: Grouping | None = None,
        by: ObjectId | None = None,
    ) -> Refused:
        """The refusal to raise: why, about what, by the rule under way and these rules."""
        because = tuple(dict.fromkeys((*numbers, *self.because, *rules_of_want(why, numbers))))
        illegal = Illegal(why, subject, because, other, group=group, by=by)  # type: ignore[arg-type]  # ids
        return Refused(illegal)

    def do(self, *events: e.Event) -> tuple[e.Event, ...]:
        """Makes events happen at once, as replacement effects leave them; what did happen.

        Raises AssertionError where no rule is being carried out: nothing happens without one.
        """
        if not events:
            return ()
        assert self.because, f"no rule makes {events[0]!r} happen"
        stamped = e.stamp(events, self.because)
        if any(isinstance(one, e.Moved) and one.to is Zone.EXILE for one in stamped):
            stamped = tuple(map(as_exile, stamped))
        if self._together is not None:
            also = self.besides
            self._together += [one.with_(because=e.joined(one.because, also)) for one in stamped]
            return stamped
        return self._do(stamped)

    def _do(self, events: tuple[e.Event, ...]) -> tuple[e.Event, ...]:
        if not self.besides and QUIET.issuperset(map(type, events)):
            self._go_on(events)
            return events
        settling = self.engine.settle(self, events)
        batch: tuple[e.Event, ...] = settling.batch
        if batch or settling.told:
            self.happen((*batch, *settling.told))
        if batch:
            self.replaced = settling.replaced
            self.engine.follow(self, batch)
            self.replaced = ()
        settling.follow_up()
        return batch

    def note(self, numbers: tuple[str, ...], *about: Recipient) -> None:
        """Notes rules that no event tells of, with what is about to happen."""
        self._notes.append(Note(numbers, about))

    def note_after(self, numbers: tuple[str, ...], *about: Recipient) -> None:
        """Notes rules that no event tells of, with what happened last."""
        if self._open[-1]:
            self._open[-1][-1].notes.append(Note(numbers, about))

    def _go_on(self, events: tuple[e.Event, ...]) -> None:
        """The game goes on, by events that change no object and are not history."""
        step(len(events))
        spend(Limit.EVENTS, len(events))
        before = self.state
        self.state = perform(before.with_(moment=before.next_id), events)
        self._open[-1].append(Happened(before, self.state, events, notes=self._notes))
        self._notes = []

    def happen(self, batch: tuple[e.Event, ...]) -> None:
        """Performs a batch as it is, and writes it down; `do` is what the rules call."""
        spend(Limit.EVENTS, len(batch))
        before = self.state
        self.last_view = view = self.view
        at = before.with_(moment=before.next_id)
        after = perform(at, batch, view.now)
        history = tuple([event for event in e.flatten(batch) if type(event) not in UNTOLD])
        self.state = after
        if history:
            self._remember(history)
        self._open[-1].append(Happened(before, self.state, batch, notes=self._notes))
        self._notes = []

    def _remember(self, events: tuple[e.Event, ...]) -> None:
        """Writes events down as history, with their objects as they were."""
        view = self.view
        seen = witnesses(self.last_view, view, events)
        state = self.state
        self.state = state.with_(
            history=state.history.more(events), witnessed=state.witnessed.more(seen)
        )
        self._view = view.of_later(self.state)

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is made to happen inside happens at once, when that is over (608.2f).

        Until then nothing of it has happened; what `do` returns are the events as they would be.
        """
        before, self._together = self._together, []
        try:
            yield
            events = tuple(self._together)
        finally:
            self._together = before
        if before is not None:
            before += events
        elif events:
            self._do(events)

    @contextmanager
    def below(self) -> Iterator[None]:
        """What happens inside is written down as part of what happened last."""
        self._open.append(self._open[-1][-1].below)
        try:
            yield
        finally:
            self._open.pop()

    @contextmanager
    def also(self, *numbers: str) -> Iterator[None]:
        """What happens inside does so by these rules too."""
        before, self.besides = self.besides, tuple(dict.fromkeys((*self.besides, *numbers)))
        try:
            yield
        finally:
            self.besides = before

    def moreover(self, *numbers: str) -> None:
        """What happens from here on does so by these rules too, until the effect is done."""
        self.besides = tuple(dict.fromkeys((*self.besides, *numbers)))

    @contextmanager
    def blaming(self, *numbers: str) -> Iterator[None]:
        """What is refused inside is so by these rules too."""
        try:
            yield
        except Refused as refused:
            because = tuple(dict.fromkeys((*refused.illegal.because, *numbers)))
            raise Refused(refused.illegal.with_(because=because)) from refused

    @contextmanager
    def paying(self, part: Effect, of: ObjectId | None) -> Iterator[None]:
        """What is refused inside is so of this part of a cost, which is that of an object."""
        try:
            yield
        except Refused as refused:
            if refused.illegal.part is not None:
                raise
            raise Refused(refused.illegal.with_(part=part, part_of=of)) from refused

    @contextmanager
    def apart(self) -> Iterator[None]:
        """What happens inside is undone if it is refused, as an illegal action is (728)."""
        state, log, place = self.state, len(self._open[-1]), len(self._open)
        try:
            yield
        except Refused:
            self.state = state
            del self._open[place:]
            del self._open[-1][log:]
            raise

    def tentatively(self, *events: e.Event) -> View:
        """The view there would be after some events, which do not happen (614.12)."""
        return view_after(self.view, *events)


def view_after(view: View, *events: e.Event) -> View:
    """The view there would be after some events."""
    return project(perform(view.state, events, view.now), view.rulebook)


# how the game goes on: no effect is about any of these, and nothing follows from them
QUIET = frozenset({e.GivePriority, e.Pass, e.StateChecked, e.ActionDone, e.TriggersTaken})
UNTOLD = QUIET | {e.Triggered, e.NotTriggered, e.Used, e.StackChanged}
