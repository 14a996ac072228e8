"""Preparation cards (722 from 2026-08-07 on): a prepared permanent has a copy of its spell cast.

The copy is in exile for as long as its permanent is prepared; the mark of the permanent is the
copy's body, so that it is known wherever it goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.cards import Characteristics
from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, Kind, ObjectId, PlayerId, Zone
from judge.rules.copies import halves_of
from judge.rules.editions import Edition
from judge.rules.process import Process
from judge.rules.rulebook import Way
from judge.rules.sides import PREPARATION
from judge.rules.sides import PREPARED_SINCE as SINCE
from judge.rules.view import View
from judge.values import Bilingual

PREPARED = "prepared"


def lacks_preparation(edition: Edition) -> Iterator[Bilingual]:
    """What is lacking in an edition without preparation cards."""
    if not edition.has(SINCE):
        yield Bilingual(f"prepared permanents (from the edition {SINCE})", f"备法（自{SINCE}版起）")


@cites("722.3a", "unless it has a prepare spell", edition=SINCE)
def may_be_prepared(view: View, id_: ObjectId) -> bool:
    """True of a permanent that has a prepare spell and isn't prepared."""
    held = view.object(id_)
    return prepare_spell(view, id_) is not None and held.mark(PREPARED) is None


@cites("722.2a", "for which these alternative characteristics exist", edition=SINCE)
def prepare_spell(view: View, id_: ObjectId) -> Characteristics | None:
    """What the inset frame of a permanent has, or of what it is a copy of."""
    halves = halves_of(view, id_)
    return halves.faces[1] if halves.layout == PREPARATION else None


@cites("722.3a", "this gives the permanent the “prepared” designation", edition=SINCE)
def become_prepared(process: Process, ids: Iterable[ObjectId]) -> bool:
    """Permanents that have a prepare spell become prepared."""
    fit = [id_ for id_ in ids if may_be_prepared(process.view, id_)]
    return bool(process.do(*(e.Marked(id_, PREPARED) for id_ in fit)))


@cites("722.3b", "This removes the prepared designation", edition=SINCE)
def become_unprepared(process: Process, ids: Iterable[ObjectId]) -> bool:
    """Prepared permanents are prepared no more."""
    fit = [id_ for id_ in ids if process.view.object(id_).mark(PREPARED) is not None]
    return bool(process.do(*(e.Marked(id_, PREPARED, None) for id_ in fit)))


def settle_prepared(process: Process, batch: tuple[e.Event, ...]) -> None:
    """After each batch of events: copies of what became prepared; what was cast ends it."""
    for event in e.flatten(batch):
        match event:
            case e.SpellCast(object=spell):
                note_cast(process, spell)
            case e.PhasedIn(object=id_) if process.view.object(id_).mark(PREPARED) is not None:
                make_copy(process, id_)
            case e.Marked(object=id_, mark="prepared", value=True):
                make_copy(process, id_)
            case e.Moved(entering=e.Entering() as entering) | e.Created(entering=entering) if dict(
                entering.marks
            ).get(PREPARED):
                for held in tuple(process.view.permanents()):
                    if held.mark(PREPARED) is True:
                        make_copy(process, held.id)


@cites("722.3c", "its controller creates a copy of that object in exile", edition=SINCE)
def make_copy(process: Process, id_: ObjectId) -> None:
    """A copy with only the characteristics of the prepare spell is made in exile."""
    spell = prepare_spell(process.view, id_)
    if spell is not None:
        process.do(e.SpellPrepared(process.view.object(id_).controller, id_, spell))


@cites("722.3c", "loses the prepared designation at the time the spell", edition=SINCE)
def note_cast(process: Process, spell: ObjectId) -> None:
    """A permanent whose copy is cast is prepared no more."""
    body = process.view.object(spell).body
    for held in tuple(process.view.permanents()):
        if held.mark(PREPARED) == body:
            process.do(e.Marked(held.id, PREPARED, None))


@cites("722.3c", "This is an exception to rule 704.5e", edition=SINCE)
def is_kept(view: View, held: GameObject) -> bool:
    """True of a copy in exile whose permanent is prepared."""
    return held.zone is Zone.EXILE and _permanent_of(view, held) is not None


@cites("722.3c", "the prepared permanent's controller may cast the copy", edition=SINCE)
def ways_from_preparation(view: View, card: ObjectId, player: PlayerId) -> tuple[Way, ...]:
    """A copy in exile may be cast by who controls its permanent."""
    held = view.object(card)
    if held.kind is not Kind.COPY or held.zone is not Zone.EXILE:
        return ()
    permanent = _permanent_of(view, held)
    if permanent is None or permanent.controller != player:
        return ()
    return (Way(name="", zone=Zone.EXILE),)


def _permanent_of(view: View, copy: GameObject) -> GameObject | None:
    permanents = (one for one in view.permanents() if one.mark(PREPARED) == copy.body)
    return next(permanents, None)
