"""Goading (701.38): a creature attacks if able, and another player if able."""

from __future__ import annotations

from judge.abilities.durations import YourNextTurn
from judge.abilities.filters import IsIt
from judge.abilities.statics import Goaded
from judge.cite import cites
from judge.game import events as e
from judge.game.state import FloatingRule, ObjectId, PlayerId
from judge.rules.combat.attack_rules import goaders
from judge.rules.process import Process


@cites("701.38a", "直到此类咒语或异能之操控者的下一个回合，该生物被煽惑")
@cites("701.38d", "同一个牌手再次煽惑它没有效果")
def goad(
    process: Process, player: PlayerId, creatures: tuple[ObjectId, ...], source: ObjectId | None
) -> bool:
    """A player goads creatures until their next turn; again by the same player does nothing."""
    view = process.view
    fresh = [c for c in creatures if view.is_permanent(c) and player not in goaders(view, c)]
    rules = (
        FloatingRule(Goaded(IsIt()), player, source, YourNextTurn(), about=(creature,))
        for creature in fresh
    )
    return bool(process.do(*(e.RuleBegan(rule) for rule in rules)))
