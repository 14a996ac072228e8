"""The engine with all of its tables: who gives what its meaning."""

from __future__ import annotations

from collections.abc import Mapping

from judge.abilities import patterns as p
from judge.abilities.bases import Effect, Pattern
from judge.abilities.effects import objects as o
from judge.abilities.unread import UnreadPattern
from judge.game import events as e
from judge.rules.amounts import CALCULATIONS
from judge.rules.attachment import why_not_attached
from judge.rules.conditions import CONDITIONS
from judge.rules.consequences import follow
from judge.rules.costs.actions import COSTS
from judge.rules.costs.resources import BESIDES_MANA
from judge.rules.effects import EFFECTS
from judge.rules.engine import Engine, Pay, WhyNot
from judge.rules.instead.changes import INSTEAD
from judge.rules.instead.entry import finish_entering
from judge.rules.keyword_rules.crew import CREWED
from judge.rules.keyword_rules.day_and_night import why_not_transformed
from judge.rules.keyword_rules.waterbending import PAID_BENDING
from judge.rules.mana.payment import PAID_WITH_MANA
from judge.rules.patterns.combat import HAPPENINGS
from judge.rules.patterns.damage import OF_DAMAGE
from judge.rules.patterns.deeds import OF_DEEDS
from judge.rules.patterns.look import Match
from judge.rules.patterns.permanents import OF_PERMANENTS
from judge.rules.patterns.players import OF_PLAYERS
from judge.rules.patterns.randomized import OF_CHANCE
from judge.rules.patterns.zones import OF_ZONES
from judge.rules.possibility import WHY_NOT_DONE
from judge.rules.qualities.table import TESTS
from judge.rules.references.words import OBJECTS, PLAYERS
from judge.rules.replacement import settle
from judge.rules.replacement.prohibitions import why_not_moved

PATTERNS: Mapping[type[Pattern], tuple[tuple[type[e.Event], ...], Match]] = {
    **HAPPENINGS,
    **OF_ZONES,
    **OF_DAMAGE,
    **OF_PLAYERS,
    **OF_PERMANENTS,
    **OF_CHANCE,
    p.DoneSo: ((), lambda look, pattern, event, context: None),  # by what was done, no event
    UnreadPattern: ((), lambda look, pattern, event, context: None),  # `judge.rules.unread` looks
    p.RevealsThisWay: ((), lambda look, pattern, event, context: None),  # by that ability alone
}
WHY_NOT: Mapping[type[Effect], WhyNot] = {
    **WHY_NOT_DONE,
    o.Attach: why_not_attached,
    o.Move: why_not_moved,
    o.Transform: why_not_transformed,
}
RESOURCES: Mapping[type[Effect], Pay] = {
    **BESIDES_MANA,
    **CREWED,
    **PAID_WITH_MANA,
    **PAID_BENDING,
}
ENGINE = Engine(
    filters={**TESTS, **OF_DEEDS},
    objects=OBJECTS,
    players=PLAYERS,
    amounts=CALCULATIONS,
    conditions=CONDITIONS,
    patterns=PATTERNS,
    effects=EFFECTS,
    why_not=WHY_NOT,
    costs=COSTS,
    resources=RESOURCES,
    instead=INSTEAD,
    enter=finish_entering,
    settle=settle,
    follow=follow,
)
