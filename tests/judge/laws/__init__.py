"""Laws: what holds in every play, whatever it is about.

`broken(ruling)` names each law that a ruling breaks, and where. A break is a fault of the engine,
or of the law. `python -m tests.judge.laws FILE… [--cards CARDS]` holds scenarios to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.ruling import Ruling
from tests.judge.laws import costs, deciding, existing, ledger, standing, telling, triggering, zones
from tests.judge.laws.moments import Law, Moment, OfMoment, Played, played

OF_MOMENTS: Mapping[str, OfMoment] = {
    "life": ledger.life,
    "counters": ledger.counters,
    "damage": ledger.damage,
    "tapped": ledger.tapped,
    "control": ledger.control,
    "attached": ledger.attached,
    "mana": ledger.mana,
    "other fields": ledger.other_fields,
    "players": ledger.others_of_players,
    "one zone": zones.one_zone,
    "off the battlefield": zones.nothing_off_the_battlefield,
    "moves": zones.moves,
    "exist": existing.exist,
    "known": existing.were_known,
    "players play": existing.players_play,
    "one or more": triggering.once_for_one_event,
    "another": triggering.another_is_another,
}
OF_PLAYS: Mapping[str, Law] = {
    "nothing between": ledger.nothing_between_moments,
    "auras": standing.auras,
    "equipment": standing.equipment,
    "alive": standing.alive,
    "strangers": standing.no_strangers,
    "costs": costs.paid_as_locked_in,
    "costs of abilities": costs.abilities_paid,
    "told": telling.told,
    "deciding": deciding.deciding_is_cited,
}


def broken(ruling: Ruling) -> tuple[str, ...]:
    """The laws that a ruling breaks, each with how; none of one that was declined."""
    return tuple(broken_in(played(ruling)))


def broken_in(play: Played) -> Iterator[str]:
    """The laws that a play breaks, each with how."""
    for moment in play.moments:
        yield from broken_at(moment)
    for name, law in OF_PLAYS.items():
        yield from (f"{name}: {how}" for how in law(play))


def broken_at(moment: Moment) -> Iterator[str]:
    """The laws that a moment breaks, each with how."""
    for name, law in OF_MOMENTS.items():
        yield from (f"{name}: {how}" for how in law(moment))
