"""Why something that one would expect does not happen: how a permanent enters, what is skipped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.abilities.ability import Static
from judge.abilities.statics import Replacement
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ObjectId, PlayerId
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.replacement.candidate import Candidate
from judge.rules.replacement.pattern_match import Entry, occurs
from judge.rules.replacement.search import is_about_itself
from judge.rules.statics import rules_in_force


def note_entry(process: Process, event: e.Event, entry: Entry) -> None:
    """Notes what enters if an effect would apply to it that does not, for how it will be there."""
    if not isinstance(event, e.Moved):
        return
    near = (
        *_lost(process, event, entry),
        *_about_others(process, event, entry),
        *_no_longer_fits(process, event, entry),
    )
    if near:
        _note(process, event.object, *near)


@cites("614.12", "检查该永久物将存在于战场上的特征")
def _note(process: Process, *about: ObjectId) -> None:
    """An effect that seems to apply as a permanent enters does not: it is looked at as there."""
    process.note(process.because, *about)


@cites("614.10", "令牌手略过事件、步骤、或回合的效应为替代性效应")
def note_skipped(process: Process, source: ObjectId | None, player: PlayerId | None) -> None:
    """An event that is skipped does not happen, and nothing else tells why."""
    process.note(process.because, *(one for one in (source, player) if one is not None))


@cites("614.5", "只有一次机会对一个事件或任何可能替代该事件的事件生效")
def note_once(process: Process, found: Iterable[Candidate]) -> None:
    """What an effect does instead is not replaced by that effect again, which would apply to it."""
    sources = (one.held.source for one in found if one.key in process.barred)
    if about := tuple(one for one in sources if one is not None):
        process.note_chosen(*about)


def _replacements(abilities: tuple[object, ...]) -> Iterator[Static]:
    for ability in abilities:
        if isinstance(ability, Static) and isinstance(ability.rule, Replacement):
            yield ability


def _lost(process: Process, event: e.Moved, entry: Entry) -> Iterator[ObjectId]:
    """What is printed about how it enters, which it will not have there."""
    held = process.state.objects[event.object]
    printed = process.rulebook.expand(held.printed.abilities)
    there = entry.view.abilities(entry.object)
    for ability in _replacements(printed):
        rule = ability.rule
        if isinstance(rule, Replacement) and is_about_itself(rule.pattern) and ability not in there:
            yield event.object


def _about_others(process: Process, event: e.Moved, entry: Entry) -> Iterator[ObjectId]:
    """What it will have about how others enter, which does not apply to itself."""
    controller = entry.held.controller
    for ability in _replacements(entry.view.abilities(entry.object)):
        rule = ability.rule
        assert isinstance(rule, Replacement)
        context = Context(entry.object, controller)
        if not is_about_itself(rule.pattern) and (
            occurs(entry.view, rule.pattern, event, context, entry) is not None
        ):
            yield event.object


def _no_longer_fits(process: Process, event: e.Moved, entry: Entry) -> Iterator[ObjectId]:
    """Effects in force that are about a card like it, but not about what it will be there."""
    view = process.view
    now = Entry(event.object, view, entry.entering)
    for so in rules_in_force(view, Replacement):
        context = Context(so.source, so.controller).about(*so.about)
        pattern = so.rule.pattern
        if (
            so.source is not None
            and occurs(view, pattern, event, context, entry) is None
            and occurs(view, pattern, event, context, now) is not None
        ):
            yield so.source
