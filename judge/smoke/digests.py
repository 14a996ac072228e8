"""What happened to a card as lines that people can read, and as two hashes of them.

One hash is of what happened and how it ended, the other of the rules that were cited for it: a
citation more moves the second alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.abilities.bases import Ability, Effect, Filter, Pattern
from judge.abilities.costs import Cost
from judge.cards import Characteristics
from judge.game import events as e
from judge.game.state import GameObject, GameState, Player
from judge.readings.kept import value_of
from judge.readings.reading import Forms
from judge.rules.layers import project
from judge.rules.rulebook import Rulebook
from judge.rules.view import View
from judge.smoke.playing import Run
from judge.values import Value

# Fields that are left as they are by default: rules are told apart, results and payments of mana
# are events themselves.
NOT_TOLD = {"because": (), "results": (), "spent": 0}
UNTOLD = (e.ActionDone, e.GivePriority, e.Pass, e.StateChecked, e.StackChanged, e.TriggersTaken)
MEANINGS = (Ability, Cost, Effect, Filter, Pattern)  # what text means is the readings' to tell


class Digest(Value):
    """What came of a card: the hash of what happened, and that of the rules cited."""

    happened: str
    rules: str


class Briefly(Forms):
    """Forms of events: what a card says is named by its class, and a card by its name."""

    def of(self, value: object) -> str:
        """The form of a value, in brief."""
        if isinstance(value, MEANINGS):
            return self.name_of(type(value))
        if isinstance(value, Characteristics):
            return repr(None if value.name is None else value.name.en)
        if isinstance(value, GameObject):
            return f"#{value.id}"
        return super().of(value)

    def event(self, event: e.Event) -> str:
        """The form of an event, without its rules and results."""
        fields = set(event.__struct_fields__)
        return self.of(event.with_(**{k: v for k, v in NOT_TOLD.items() if k in fields}))


def digest(runs: Iterable[Run], rulebook: Rulebook, forms: Briefly) -> Digest:
    """The two hashes of all that was done with a card."""
    told, rules = [], []
    for run in runs:
        told += list(lines(run, rulebook, forms))
        rules.append(" ".join(rules_of(run)))
    return Digest(value_of("\n".join(told)), value_of("\n".join(rules)))


def rules_of(run: Run) -> tuple[str, ...]:
    """The rules that were cited, in the order of their first use."""
    because = [number for event in run.events for number in event.because]
    return tuple(dict.fromkeys((*because, *(run.refused.because if run.refused else ()))))


def lines(run: Run, rulebook: Rulebook, forms: Briefly) -> Iterator[str]:
    """A run as lines: what was done, each event, what ended it, and what is new at the end."""
    yield run.label
    for event in run.events:
        if not isinstance(event, UNTOLD):
            yield f"  {forms.event(event)}"
    if run.refused is not None:
        yield f"  refused: {run.refused.why.value}"
    if run.declined or run.fault:
        yield f"  declined: {run.declined}{run.fault}"
    if run.is_endless:
        yield "  goes on for ever"
    before = set(_board(run.before, rulebook))
    for line in _board(run.state, rulebook):
        if line not in before:
            yield f"  {line}"


def _board(state: GameState, rulebook: Rulebook) -> Iterator[str]:
    """A state as lines, one for each player and object."""
    view = project(state, rulebook)
    for player in state.players:
        yield _of_player(view, player)
    for id_ in (*state.battlefield, *state.stack, *state.exile, *state.command):
        yield _of_object(view, state.objects[id_])


def _of_player(view: View, player: Player) -> str:
    zones = (player.hand, player.graveyard, player.library)
    held = " / ".join(" ".join(_name(view.state.objects[i].printed) for i in ids) for ids in zones)
    lost = " has lost" if player.has_lost else ""
    mana = "".join(one.letter for one in player.mana)
    return f"{player.id}{lost}: {player.life} {player.counters.kinds} {mana} {held}"


def _of_object(view: View, held: GameObject) -> str:
    now = view.of(held.id)
    keywords = sorted({one.name for one in view.keywords(held.id)})
    types = sorted(one.value for one in now.types)
    flags = [name for name in ("tapped", "sick", "face_down", "phased_out") if getattr(held, name)]
    return (
        f"{held.zone.value} {held.controller} {_name(now)} {now.power}/{now.toughness} {types} "
        f"{keywords} {flags} {held.damage} {held.counters.kinds} {held.attached_to}"
    )


def _name(now: Characteristics) -> str:
    return now.name.en.replace(" ", "_") if now.name is not None else "?"
