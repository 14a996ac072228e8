"""Objects that are copies before the play, with the exceptions of their own words (707.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from judge.abilities import Ability, Static
from judge.abilities import statics as s
from judge.abilities.bases import Amount, Duration, Modification
from judge.abilities.effects.objects import BecomeCopy
from judge.abilities.filters import IsThis
from judge.abilities.modifications import CopyValues
from judge.abilities.patterns import Enters
from judge.abilities.walk import within
from judge.abilities.who import This
from judge.cards import Characteristics
from judge.game.moves import ROOM
from judge.game.state import (
    ContinuousEffect,
    GameObject,
    GameState,
    Kind,
    ObjectId,
    OnStack,
    Printed,
)
from judge.rules.copies import with_exceptions
from judge.rules.instead.entry import holds_of, of_type
from judge.rules.layers import project
from judge.rules.meaning import Context
from judge.rules.sides import COPIED, FLIP
from judge.scenario.called import is_word_of
from judge.scenario.model import Placed
from judge.scenario.setup.reading import Setup, printed_of
from judge.values import Bilingual, Value


class Making(Value):
    """What makes an object a copy by its own words: the ability, and what it excepts."""

    ability: Ability
    exceptions: tuple[Modification, ...] = ()
    entering: s.EntersAsCopy | None = None
    duration: Duration | None = None  # None: for good


def as_copy(setup: Setup, state: GameState, entry: Placed, made: GameObject) -> GameObject:
    """The object as a copy of what its entry names; as it is where it names nothing."""
    if entry.given.get("copy_of") is None or _duration(made.printed) is not None:
        return made
    values = _copied(setup, state, entry, made, [])
    if values is None:
        return made
    marks = made.marks if made.kind is Kind.TOKEN else (*made.marks, ("copied", True))
    return made.with_(
        printed=values,
        faces=made.faces or (made.printed,),
        marks=marks,
        copied=_halves(setup, entry, made),
    )


def _halves(setup: Setup, entry: Placed, made: GameObject) -> Printed:
    """The halves, and the inset frame, that the object copies with all else."""
    card = copied_card(setup, entry)
    if card is None or card.layout not in COPIED:
        return Printed()
    excepted = any(making.exceptions for making in makings_of(made.printed))
    if card.layout == ROOM or (card.layout == FLIP and excepted):
        name = entry.given["copy_of"]
        said = Bilingual(f"copy_of: the halves of {name}", f"“copy_of”：{name}的各边")
        setup.unread.append(said)
    return card


def copied_card(setup: Setup, entry: Placed) -> Printed | None:
    """The card that an entry is a copy of at last; None if it is none, or not known."""
    seen = [entry]
    while (name := seen[-1].given.get("copy_of")) is not None:
        other = _entry_called(setup, str(name), seen)
        if other is None or other.given.get("copy_of") is None:
            return printed_of(setup, str(name) if other is None else other.card)
        seen.append(other)
    return None


def with_copies_for_a_while(
    setup: Setup, state: GameState, placed: Sequence[tuple[Placed, ObjectId]]
) -> GameState:
    """The state with the copies that are so only for a while, as the effects that make them so."""
    for entry, id_ in placed:
        held = state.objects[id_]
        duration = None if entry.given.get("copy_of") is None else _duration(held.printed)
        values = None if duration is None else _copied(setup, state, entry, held, [])
        if duration is None or values is None:
            continue
        effect = ContinuousEffect(
            (id_,),
            (CopyValues(values, _halves(setup, entry, held)),),
            held.controller,
            id_,
            duration,
            timestamp=state.next_id,
            begun=state.turns_taken,
        )
        state = state.with_(effects=(*state.effects, effect), next_id=state.next_id + 1)
    return state


def _duration(printed: Characteristics) -> Duration | None:
    """How long an object is a copy by its own words, where that is only for a while."""
    durations = {making.duration for making in makings_of(printed)}
    return durations.pop() if len(durations) == 1 else None


def _copied(
    setup: Setup, state: GameState, entry: Placed, made: GameObject, seen: list[Placed]
) -> Characteristics | None:
    """The copiable values of a copy: those of what it copies, with its own exceptions."""
    name = str(entry.given["copy_of"])
    seen = [*seen, entry]
    other = _entry_called(setup, name, seen)
    card = printed_of(setup, name if other is None else other.card)
    if card is None:
        return None
    values: Characteristics | None = card.faces[0]
    if other is not None and any(key in other.given for key in ("face", "face_down")):
        setup.unread.append(
            Bilingual(f"copy_of: {name}, with another face up", f"“copy_of”：另一面朝上的{name}")
        )
    if other is not None and other.given.get("merged_with"):
        setup.unread.append(
            Bilingual(f"copy_of: {name}, which is merged", f"“copy_of”：已结聚的{name}")
        )
    if other is not None and other.given.get("copy_of") is not None:
        values = _copied(setup, state, other, made.with_(printed=card.faces[0], faces=()), seen)
    return None if values is None else _excepted(setup, state, entry, made, values)


def _entry_called(setup: Setup, name: str, but: list[Placed]) -> Placed | None:
    placed = [e for seat in setup.scenario.seats for es in seat.zones.values() for e in es]
    others = [entry for entry in placed if all(entry is not one for one in but)]
    labeled = (entry for entry in others if is_word_of(entry.label, name))
    return next(labeled, next((entry for entry in others if entry.card == name), None))


def _excepted(
    setup: Setup, state: GameState, entry: Placed, made: GameObject, values: Characteristics
) -> Characteristics | None:
    """The values with the exceptions of the one way in which the object makes itself a copy."""
    makings = list(makings_of(made.printed))
    if len({(one.exceptions, one.entering, one.duration) for one in makings}) > 1:
        setup.unread.append(
            Bilingual(
                f"copy_of: by which of its abilities {entry.card} became a copy",
                f"“copy_of”：{entry.card}因其哪个异能成为复制",
            )
        )
        return None
    if not makings:
        return values
    making = makings[0]
    view = project(state.with_(objects=state.objects.set(made.id, made)), setup.rulebook)
    context = Context(made.id, made.controller, OnStack(ability=making.ability))
    values = with_exceptions(values, making.exceptions, view, context)
    if making.entering is not None and holds_of(making.entering, values):
        values = with_exceptions(values, making.entering.further, view, context)
    return values


def makings_of(printed: Characteristics) -> Iterator[Making]:
    """The ways in which an object makes itself a copy, as it enters or later."""
    for ability in (one for one in printed.abilities if isinstance(one, Ability)):
        rule = ability.rule if isinstance(ability, Static) else None
        if isinstance(rule, s.Replacement) and rule.pattern == Enters(IsThis()):
            instead = rule.instead
            if isinstance(instead, s.EntersAsCopy):
                yield Making(ability, instead.exceptions, instead)
                continue  # what the copy has besides makes it none as it enters
        for part in within(ability):
            if isinstance(part, BecomeCopy) and part.objects == This():
                yield Making(ability, part.exceptions, duration=part.duration)


def counters_of_copy(held: GameObject) -> tuple[tuple[str, Amount], ...]:
    """The counters with which a permanent that entered as a copy did so, by its own words."""
    if held.mark("copied") is None or not held.faces:
        return ()
    entering = [making.entering for making in makings_of(held.faces[held.face])]
    own = [one for one in entering if one is not None]
    found = [c for one in own if holds_of(one, held.printed) for c in one.counters]
    return (*found, *(counter for one in own for counter in of_type(one, held.printed)))
