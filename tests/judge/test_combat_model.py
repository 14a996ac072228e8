"""Combat of one attacker and at most one blocker against a model of its own, written apart."""

from __future__ import annotations

import random
from dataclasses import dataclass

from judge import ask, scenario_from

KEYWORDS = (
    *("deathtouch", "first strike", "double strike", "lifelink", "trample"),
    *("infect", "wither", "indestructible", "vigilance"),
)
CASES = 400
LIFE = 10


@dataclass
class Fighter:
    """A creature of the model; `counters` are -1/-1 counters."""

    power: int
    toughness: int
    keywords: frozenset[str]
    damage: int = 0
    counters: int = 0
    is_alive: bool = True

    def named(self) -> str:
        """The creature as a scenario names it."""
        words = sorted(self.keywords)
        joined = ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)
        return f"{self.power}/{self.toughness} creature" + (f" with {joined}" if words else "")

    def strikes_first(self) -> bool:
        """True with first or double strike."""
        return bool(self.keywords & {"first strike", "double strike"})


@dataclass
class Score:
    """The players of the model."""

    ann: int = LIFE
    bob: int = LIFE
    poison: int = 0


Hits = list[tuple[Fighter, Fighter | None, int]]  # None is Bob


def hits_of_attacker(attacker: Fighter, blocker: Fighter | None, power: int) -> Hits:
    """What the attacker hits: Bob, its blocker, or with trample both."""
    if blocker is None:
        return [(attacker, None, power)]
    tramples = "trample" in attacker.keywords
    if not blocker.is_alive:
        return [(attacker, None, power)] if tramples else []
    if not tramples:
        return [(attacker, blocker, power)]
    needed = max(0, blocker.toughness - blocker.counters - blocker.damage)
    if "deathtouch" in attacker.keywords:
        needed = min(needed, 1)
    on_blocker = min(power, needed)
    return [(attacker, blocker, on_blocker), (attacker, None, power - on_blocker)]


def deal(hits: Hits, attacker: Fighter, score: Score) -> set[int]:
    """Deals the damage; the creatures that deathtouch dooms, by identity."""
    doomed = set()
    for source, struck, amount in hits:
        if amount == 0:
            continue
        if struck is None and "infect" in source.keywords:
            score.poison += amount
        elif struck is None:
            score.bob -= amount
        elif source.keywords & {"infect", "wither"}:
            struck.counters += amount
        else:
            struck.damage += amount
        if struck is not None and "deathtouch" in source.keywords:
            doomed.add(id(struck))
        if "lifelink" in source.keywords:
            if source is attacker:
                score.ann += amount
            else:
                score.bob += amount
    return doomed


def bury(fighters: list[Fighter], doomed: set[int]) -> None:
    """The creatures that die after damage."""
    for fighter in fighters:
        toughness = fighter.toughness - fighter.counters
        is_destroyed = fighter.damage >= max(1, toughness) or id(fighter) in doomed
        if toughness <= 0 or (is_destroyed and "indestructible" not in fighter.keywords):
            fighter.is_alive = False


def fight(attacker: Fighter, blocker: Fighter | None) -> Score:
    """The combat, step by step."""
    score = Score()
    fighters = [attacker] if blocker is None else [attacker, blocker]
    first = {id(fighter) for fighter in fighters if fighter.strikes_first()}
    for step in (1, 2) if first else (2,):
        hits: Hits = []
        for fighter in fighters:
            is_first = id(fighter) in first
            strikes = is_first if step == 1 else not is_first
            if step == 2 and "double strike" in fighter.keywords:
                strikes = True
            power = max(0, fighter.power - fighter.counters)
            if not (fighter.is_alive and strikes and power):
                continue
            if fighter is attacker:
                hits += hits_of_attacker(attacker, blocker, power)
            elif attacker.is_alive:
                hits.append((fighter, attacker, power))
        bury(fighters, deal(hits, attacker, score))
        if score.bob <= 0 or score.poison >= 10:
            break
    return score


def test_one_against_one() -> None:
    """Life, poison and deaths are the model's, for creatures drawn with a fixed seed."""
    draw = random.Random(1)
    for _ in range(CASES):
        attacker, blocker = (
            Fighter(
                draw.randint(0, 5),
                draw.randint(1, 5),
                frozenset(draw.sample(KEYWORDS, draw.randint(0, 4))),
            )
            for _ in range(2)
        )
        is_blocked = draw.random() < 0.8
        scenario = {
            "players": {
                "Ann": {"life": LIFE, "battlefield": [{"card": attacker.named(), "as": "A"}]},
                "Bob": {"life": LIFE, "battlefield": [{"card": blocker.named(), "as": "B"}]},
            },
            "play": [{"player": "Ann", "attack": {"A": "Bob"}}],
        }
        if is_blocked:
            scenario["play"].append({"player": "Bob", "block": {"B": "A"}})  # type: ignore[attr-defined]
        score = fight(attacker, blocker if is_blocked else None)
        record = ask(scenario_from(scenario)).record
        assert record is not None
        ann, bob = record.state.players
        alive = {record.state.objects[i].body for i in record.state.battlefield}
        assert (ann.life, bob.life, bob.counters.count("poison"), len(alive)) == (
            score.ann,
            score.bob,
            score.poison,
            attacker.is_alive + blocker.is_alive,
        ), scenario
