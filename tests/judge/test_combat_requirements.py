"""Declarations against a search of all of them: legal if none obeys more requirements (508.1d)."""

from __future__ import annotations

import random
from itertools import combinations, product

from judge.abilities.ability import Static
from judge.abilities.bases import StaticRule
from judge.abilities.durations import EndOfTurn
from judge.abilities.filters import IsIt, IsThis
from judge.abilities.statics import (
    AttackLimit,
    CanBlockMore,
    CantAttack,
    CantBeBlocked,
    CantBlock,
    Goaded,
    MustAttack,
    MustBeBlocked,
    MustBlock,
    OnlyAttacksAlone,
)
from judge.game.state import Attack, Combat, FloatingRule, GameState, ObjectId, Recipient
from judge.game.steps import Step
from judge.rules.requests import Attackers, Blockers
from tests.judge.combat_board import ANN, BOB, CAT, ORDERED, Combatants, board, having, permanent

CASES = 60


def floating(rule: StaticRule, about: int, controller: str) -> FloatingRule:
    """A rule about one creature, set up by a player."""
    return FloatingRule(rule, controller, None, EndOfTurn(), about=(ObjectId(about),))  # type: ignore[arg-type]  # a player


ATTACK_RULES = (
    "can't attack",
    "can't attack alone",
    "only attacks alone",
    "attacks if able",
    "attacks if able twice",
    "goaded by Bob",
    "goaded by Cat",
    "defender",
    "",
    "",
)


def attack_case(draw: random.Random) -> tuple[dict[int, str], int | None]:
    """Three creatures with a rule each, and a limit of attackers or none."""
    limit = draw.choice((None, None, 1, 2))
    return {number: draw.choice(ATTACK_RULES) for number in (1, 2, 3)}, limit


def attack_state(rules: dict[int, str], limit: int | None) -> GameState:
    """The board of a case: Ann attacks Bob or Cat."""
    held, floats = [], []
    for number, rule in rules.items():
        abilities: tuple[object, ...] = ()
        if rule == "defender":
            abilities = having("defender")
        match rule:
            case "can't attack":
                abilities = (Static(CantAttack(IsThis())),)
            case "can't attack alone":
                abilities = (Static(CantAttack(IsThis(), alone=True)),)
            case "only attacks alone":
                abilities = (Static(OnlyAttacksAlone(IsThis())),)
            case "attacks if able":
                abilities = (Static(MustAttack(IsThis())),)
            case "attacks if able twice":
                abilities = (Static(MustAttack(IsThis())), Static(MustAttack(IsThis())))
            case "goaded by Bob":
                floats.append(floating(Goaded(IsIt()), number, BOB))
            case "goaded by Cat":
                floats.append(floating(Goaded(IsIt()), number, CAT))
        held.append(permanent(number, ANN, abilities=abilities))  # type: ignore[arg-type]  # abilities
    if limit is not None:
        held.append(permanent(9, BOB, abilities=(Static(AttackLimit(limit)),)))
    return board(held, (ANN, BOB, CAT)).with_(rules=tuple(floats))


def attack_score(
    rules: dict[int, str], limit: int | None, attacks: dict[int, Recipient]
) -> int | None:
    """The requirements that a declaration obeys; None if it breaks a restriction."""
    if limit is not None and len(attacks) > limit:
        return None
    score = 0
    for number, target in attacks.items():
        rule = rules[number]
        if rule in ("can't attack", "defender"):
            return None
        if rule == "can't attack alone" and len(attacks) == 1:
            return None
        if rule == "only attacks alone" and len(attacks) > 1:
            return None
        score += {"attacks if able": 1, "attacks if able twice": 2}.get(rule, 0)
        if rule.startswith("goaded"):
            score += 1 + (target != rule.removeprefix("goaded by "))
    return score


def test_attackers_obey_the_most_requirements() -> None:
    """Each declaration of three creatures is legal if and only if the search of all says so."""
    draw = random.Random(508)
    for _ in range(CASES):
        rules, limit = attack_case(draw)
        everything = [
            {n: t for n, t in zip((1, 2, 3), chosen, strict=True) if t is not None}
            for chosen in product((None, BOB, CAT), repeat=3)
        ]
        scores = [attack_score(rules, limit, attacks) for attacks in everything]
        best = max(score for score in scores if score is not None)
        state = attack_state(rules, limit)
        for attacks, score in zip(everything, scores, strict=True):
            made = Attackers(tuple((ObjectId(n), t) for n, t in attacks.items()))
            played = Combatants(state, lambda s, r, made=made: made, ORDERED)  # type: ignore[misc]  # bound
            refused = played.run(Step.DECLARE_BLOCKERS if attacks else Step.END_OF_COMBAT)
            assert (refused is None) is (score == best), (rules, limit, attacks, refused)


BLOCKER_RULES = ("can't block", "can't block alone", "blocks if able", "blocks 1 if able", "", "")
BLOCKER_RULES += ("blocks one more",)
ATTACKER_RULES = ("lure", "must be blocked", "menace", "unblockable", "not by two", "", "flying")


def block_state(blockers: dict[int, str], attackers: dict[int, str]) -> GameState:
    """The board of a case: Ann's creatures 1 and 2 attack Bob, who has 11, 12 and 13."""
    held, floats = [], []
    for number, rule in attackers.items():
        abilities: tuple[object, ...] = ()
        if rule in ("menace", "flying"):
            abilities = having(rule)
        match rule:
            case "lure":
                abilities = (Static(MustBeBlocked(IsThis(), by_all=True)),)
            case "must be blocked":
                abilities = (Static(MustBeBlocked(IsThis())),)
            case "unblockable":
                abilities = (Static(CantBeBlocked(IsThis())),)
            case "not by two":
                abilities = (Static(CantBeBlocked(IsThis(), more_than=1)),)
        held.append(permanent(number, ANN, abilities=abilities, tapped=True))  # type: ignore[arg-type]  # abilities
    for number, rule in blockers.items():
        abilities = ()
        match rule:
            case "can't block":
                abilities = (Static(CantBlock(IsThis())),)
            case "can't block alone":
                abilities = (Static(CantBlock(IsThis(), alone=True)),)
            case "blocks if able":
                abilities = (Static(MustBlock(IsThis())),)
            case "blocks 1 if able":
                floats.append(floating(MustBlock(IsThis(), blocked=IsIt()), 1, BOB))
                floats[-1] = floats[-1].with_(source=ObjectId(number))
            case "blocks one more":
                abilities = (Static(CanBlockMore(IsThis(), 1)),)
        held.append(permanent(number, BOB, abilities=abilities))  # type: ignore[arg-type]  # abilities
    state = board(held, step=Step.DECLARE_BLOCKERS).with_(rules=tuple(floats))
    combat = Combat(
        attacks=tuple(Attack(ObjectId(n), BOB) for n in attackers),
        defenders=tuple((ObjectId(n), BOB) for n in attackers),
    )
    return state.with_(combat=combat)


def block_score(
    blockers: dict[int, str], attackers: dict[int, str], blocks: dict[int, tuple[int, ...]]
) -> int | None:
    """The requirements that a declaration obeys; None if it breaks a restriction."""
    score = 0
    for number, faced in blocks.items():
        rule = blockers[number]
        if rule == "can't block" or (rule == "can't block alone" and len(blocks) == 1):
            return None
        if len(faced) > (2 if rule == "blocks one more" else 1):
            return None
        score += rule == "blocks if able"
        score += rule == "blocks 1 if able" and 1 in faced
        score += sum(attackers[attacker] == "lure" for attacker in faced)
    for attacker, rule in attackers.items():
        number = sum(attacker in faced for faced in blocks.values())
        if number and rule in ("unblockable", "flying"):
            return None
        if (number == 1 and rule == "menace") or (number > 1 and rule == "not by two"):
            return None
        score += bool(number) and rule == "must be blocked"
    return score


def test_blockers_obey_the_most_requirements() -> None:
    """Each declaration of three blockers is legal if and only if the search of all says so."""
    draw = random.Random(509)
    options = [faced for size in (0, 1, 2) for faced in combinations((1, 2), size)]
    for _ in range(CASES):
        blockers = {number: draw.choice(BLOCKER_RULES) for number in (11, 12, 13)}
        attackers = {number: draw.choice(ATTACKER_RULES) for number in (1, 2)}
        everything = [
            {n: faced for n, faced in zip((11, 12, 13), chosen, strict=True) if faced}
            for chosen in product(options, repeat=3)
        ]
        scores = [block_score(blockers, attackers, blocks) for blocks in everything]
        best = max(score for score in scores if score is not None)
        state = block_state(blockers, attackers)
        for blocks, score in zip(everything, scores, strict=True):
            made = Blockers(
                tuple(
                    (ObjectId(n), tuple(ObjectId(a) for a in faced)) for n, faced in blocks.items()
                )
            )
            played = Combatants(state, lambda s, r, made=made: made, ORDERED)  # type: ignore[misc]  # bound
            refused = _declare(played)
            assert refused is (score != best), (blockers, attackers, blocks)


def _declare(played: Combatants) -> bool:
    """True if the declaration of blockers is refused."""
    from judge.rules.priority import advance, decide

    asked = advance(played.rules, played.state).request
    assert asked is not None
    state = decide(played.state, asked, played.answer(played.state, asked))
    return advance(played.rules, state).illegal is not None
