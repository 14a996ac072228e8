"""What follows each batch of events by itself, before anything else happens."""

from __future__ import annotations

from judge.game import events as e
from judge.rules.combat.removal import settle_combat
from judge.rules.control import settle_control
from judge.rules.departures import settle_leaving
from judge.rules.detachment import settle_attachments
from judge.rules.durations import no_longer_so
from judge.rules.face_down_reveals import settle_unmasked
from judge.rules.keyword_rules.ascend import settle_blessing
from judge.rules.keyword_rules.day_and_night import settle_day
from judge.rules.keyword_rules.mutate import settle_components
from judge.rules.keyword_rules.preparation import settle_prepared
from judge.rules.keyword_rules.revealed_draws import settle_drawn
from judge.rules.keyword_rules.rooms import settle_rooms
from judge.rules.keyword_rules.soulbond import settle_pairs
from judge.rules.keyword_rules.storied import settle_story
from judge.rules.lapsing import settle_lapsed
from judge.rules.process import QUIET, Process
from judge.rules.returns import settle_until
from judge.rules.triggers import note_triggers


def follow(process: Process, batch: tuple[e.Event, ...]) -> None:
    """Abilities trigger, then all that depends on what is so is set right."""
    if QUIET.issuperset(map(type, batch)):
        return
    before = process.last_view.state
    moves = tuple([event for event in e.flatten(batch) if isinstance(event, e.Moved)])
    settle_blessing(process)
    settle_story(process)
    note_triggers(process, batch)
    settle_prepared(process, batch)
    settle_attachments(process, before)
    no_longer_so(process)
    settle_lapsed(process)
    settle_control(process)
    settle_combat(process)
    settle_pairs(process, batch)
    settle_day(process)
    settle_until(process, batch)
    settle_drawn(process, batch)
    settle_rooms(process, batch)
    if moves:
        settle_unmasked(process, moves)
        settle_components(process, moves)
    settle_leaving(process)
