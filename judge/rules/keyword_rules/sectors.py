"""Space sculptor (702.158): permanents divide the battlefield into sectors."""

from __future__ import annotations

from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId
from judge.rules.process import Process
from judge.rules.requests import AskWord, Why, Word
from judge.rules.view import View

SECTOR = "sector"  # the mark of a permanent in a sector, and the kind of choice
SECTORS = ("alpha", "beta", "gamma")
SCULPTOR = "space sculptor"
Events = tuple[e.Event, ...]


def sector_of(view: View, id_: ObjectId) -> str | None:
    """The sector that a permanent is in, if it is in one."""
    mark = view.object(id_).mark(SECTOR)
    return mark if isinstance(mark, str) else None


@cites("702.158c", "每位未操控具有Space Sculptor异能之永久物，且操控不具星区称号之生物的牌手")
@cites("704.5u", "如果一个具有Space Sculptor异能的永久物与不具星区称号的生物同时在战场上")
def assign_sectors(view: View, process: Process) -> Events:
    """Creatures without one get a sector of their controllers' choice; opponents choose first."""
    sculptors = {held.controller for held in _sculptors(view)}
    if not sculptors:
        return ()
    state = view.state
    order = [p for p in state.apnap if p not in sculptors] + [
        p for p in state.apnap if p in sculptors
    ]
    return tuple(
        e.Marked(held.id, SECTOR, choose_sector(process, player, held.id))
        for player in order
        for held in view.permanents()
        if held.controller == player
        and view.of(held.id).is_creature
        and sector_of(view, held.id) is None
    )


@cites("702.158b", "直到没有牌手操控具有Space Sculptor异能的永久物")
def leave_sectors(view: View, process: Process) -> Events:
    """Sectors last as long as a player controls what has the ability, or an ability of such."""
    marked = (held for held in view.piles[0].marked if held.phased_out is None)
    divided = [held for held in marked if sector_of(view, held.id) is not None]
    if not divided or _sculptors(view) or _acts(view):
        return ()
    return tuple(e.Marked(held.id, SECTOR, None) for held in divided)


@cites("702.158d", "从三个星区称号中选择一个")
def choose_sector(process: Process, player: PlayerId, about: ObjectId | None) -> str:
    """One of the three sectors."""
    answer = process.ask(AskWord(player, SECTOR, SECTORS, about))
    if not isinstance(answer, Word) or answer.word not in SECTORS:
        raise process.refuse(Why.BAD_CHOICE, player)
    return answer.word


@cites("702.158e", "两个具有相同星区称号的永久物，即为在同一星区中")
def in_one_sector(view: View, one: ObjectId, other: ObjectId) -> bool:
    """True if both have the same sector."""
    sector = sector_of(view, one)
    return sector is not None and sector == sector_of(view, other)


def _acts(view: View) -> bool:
    """True if an ability of a source with space sculptor, which may be gone, is on the stack."""
    stacks = (view.state.objects[id_].stack for id_ in view.state.stack)
    sources = (stack.source for stack in stacks if stack is not None)
    return any(source is not None and view.has(source, SCULPTOR) for source in sources)


def _sculptors(view: View) -> list[GameObject]:
    if SCULPTOR not in view.keywords_there:
        return []
    return [held for held in view.permanents() if view.has(held.id, SCULPTOR)]
