"""The engine with all of its tables: who gives what its meaning."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.game import events as e
from judge.rules.combat.happenings import HAPPENINGS
from judge.rules.engine import Engine
from judge.rules.meaning.amounts import CALCULATIONS
from judge.rules.meaning.conditions import CONDITIONS
from judge.rules.meaning.matching.finding import TESTS
from judge.rules.meaning.who import OBJECTS, PLAYERS
from judge.rules.patterns.damage import OF_DAMAGE
from judge.rules.patterns.looking import Match
from judge.rules.patterns.permanents import OF_PERMANENTS
from judge.rules.patterns.playing import OF_PLAYERS
from judge.rules.patterns.zones import OF_ZONES

PATTERNS: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    **HAPPENINGS,
    **OF_ZONES,
    **OF_DAMAGE,
    **OF_PLAYERS,
    **OF_PERMANENTS,
    p.DoneSo: ((), lambda look, pattern, event, context: None),  # by what was done, no event
    p.RevealsThisWay: ((), lambda look, pattern, event, context: None),  # by that ability alone
}
ENGINE = Engine(
    filters=TESTS,
    objects=OBJECTS,
    players=PLAYERS,
    amounts=CALCULATIONS,
    conditions=CONDITIONS,
    patterns=PATTERNS,
)
