"""Keyword abilities that spells gain as they are cast (610.5 of 2026-08-07)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import Keyword
from judge.abilities.durations import ForGood
from judge.abilities.modifications import GainAbilities
from judge.abilities.statics import GainAsCast
from judge.cite import cites
from judge.game import events as e
from judge.game.state import ContinuousEffect, ObjectId, PlayerId, Zone
from judge.rules.meaning import find_players, matches
from judge.rules.patterns.later import AS_CAST_SINCE as SINCE
from judge.rules.patterns.later import require_word
from judge.rules.process import Process
from judge.rules.sides import of_cards
from judge.rules.stack import change
from judge.rules.statics import RuleInForce, rules_in_force
from judge.rules.view import View


def would_gain(view: View, card: ObjectId, player: PlayerId) -> Iterator[Keyword]:
    """The keyword abilities that a card would gain as a player casts it from where it is."""
    for held in rules_in_force(view, GainAsCast):
        wanted = of_cards(held.rule.filter)
        if _is_by(view, held, player) and matches(view, wanted, card, held.context):
            yield from (one for one in held.rule.abilities if isinstance(one, Keyword))


@cites("610.5", "These effects begin to apply to appropriate spells", edition=SINCE)
@cites("601.2a", "cause the spell to gain abilities as you cast it", edition=SINCE)
def gain_as_cast(process: Process, player: PlayerId, spell: ObjectId, from_zone: Zone) -> None:
    """The spell gains abilities as it is put on the stack, and keeps them whatever leaves then."""
    rules = tuple(rules_in_force(process.view, GainAsCast))
    if not rules:
        return
    change(process, spell, from_zone=from_zone, caster=player)
    view = process.view
    for held in rules:
        if _is_by(view, held, player) and matches(view, held.rule.filter, spell, held.context):
            require_word(view, held.rule)
            gained = (GainAbilities(held.rule.abilities),)
            effect = ContinuousEffect((spell,), gained, player, held.source, ForGood())
            process.do(e.EffectBegan(effect))


def _is_by(view: View, held: RuleInForce[GainAsCast], player: PlayerId) -> bool:
    return player in find_players(view, held.rule.player, held.context)
