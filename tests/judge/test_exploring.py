"""Explore merges only what makes no difference: by brute force there are the same outcomes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import judge
from judge import scenario_from
from judge.budget import limited
from judge.errors import BudgetSpent
from judge.rules import requests as q
from judge.ruling import Ruling
from judge.ruling.asking import first_branch, played, rulebook_of
from judge.ruling.exploring import follow, telling, together
from judge.ruling.ruling import Verdict
from judge.scenario import choices as choices_module
from judge.scenario import script as script_module
from judge.scenario.branching import Chosen
from judge.values import Bilingual

MOST = judge.Limits(ways=150, time=60, memory=None)
EFFECTS = (  # of abilities that trigger at the same time
    *("you gain 1 life.", "you gain 3 life.", "you lose 1 life.", "you lose 3 life."),
    *("each opponent loses 1 life.", "each opponent loses 2 life and you gain 2 life."),
    *("draw a card.", "draw two cards.", "mill a card.", "each opponent mills a card."),
    *("scry 1.", "scry 2.", "discard a card.", "discard your hand.", "each player draws a card."),
    *("each opponent discards a card.", "you may draw a card.", "you may discard a card."),
    "you may pay {1}. If you do, draw a card.",
    *("each player loses 1 life.", "create a 1/1 white Soldier creature token."),
    *("sacrifice a creature.", "target opponent loses 1 life.", "tap target creature."),
    "if you have 5 or more life, draw a card.",
    "if you gained life this turn, draw a card.",
    *("you gain 1 life for each card in your hand.", "you lose 1 life for each card in your hand."),
    "exile the top card of your library.",
)
OF_THIS = (  # of the creature that has the ability
    *("put a +1/+1 counter on this creature.", "this creature deals 1 damage to each opponent."),
    *("this creature deals 1 damage to target creature.", "sacrifice this creature."),
    *("this creature deals 2 damage to each creature.", "put a -1/-1 counter on this creature."),
    *("this creature gets +1/+0 until end of turn.", "you gain life equal to its power."),
    "put a +1/+1 counter on target creature.",
)
BESIDES = (  # what may look at all of this
    "Whenever you gain life, draw a card.",
    "Whenever you gain life, put a +1/+1 counter on this creature.",
    "Whenever you draw a card, each opponent loses 1 life.",
    "Whenever a creature dies, you gain 1 life.",
    "If you would gain life, you gain twice that much life instead.",
    "Whenever you draw a card, you may discard a card.",
    "Whenever you discard a card, you lose 1 life.",
    "Players can't gain life.",
    "Creatures you control have lifelink.",
    "When this creature dies, draw a card.",
)
KEYWORDS = ("", "", "", " with trample", " with deathtouch", " with first strike", " with menace")
QUESTIONS: tuple[dict[str, Any], ...] = (
    *({"life": ["Ann", "Bob"]}, {"life": "Bob"}, {"hand": "Ann"}, {"graveyard": ["Ann", "Bob"]}),
    *({"result": True}, {"dies": "Elk"}, {"zone": "Shock"}, {"power_toughness": "Elk"}),
    *({"library": "Ann"}, {"damage": "Elk"}, {"triggered": "Thing 1"}, {"zone": "Elk"}),
)


def permanent(chance: random.Random, number: int) -> dict[str, Any]:
    """A card with an ability that triggers as the upkeep begins."""
    is_creature = chance.random() < 0.4
    said = chance.choice((*EFFECTS, *OF_THIS) if is_creature else EFFECTS)
    text = f"At the beginning of your upkeep, {said}"
    size = {"power": chance.randint(0, 2), "toughness": chance.randint(1, 3)}
    kind = {"type": "Creature — Bear", **size} if is_creature else {"type": "Enchantment"}
    keyword = chance.choice(("", "", "", "Lifelink\n", "Deathtouch\n")) if is_creature else ""
    return {"name": f"Thing {number}", "cost": "{1}", "text": keyword + text, **kind}


def upkeep(seed: int) -> dict[str, Any]:
    """Two to four abilities at once, on a board where one of them, or something else, may look."""
    chance = random.Random(seed)
    cards = [permanent(chance, number) for number in range(1, chance.choice((3, 4, 4, 5)))]
    if chance.random() < 0.4:
        kind = {"type": "Creature — Spirit", "power": 1, "toughness": 1}
        cards.append({"name": "Looker", "cost": "{1}", "text": chance.choice(BESIDES), **kind})
    library = chance.sample(("Shock", "Forest", "Memnite", "Island"), chance.randint(0, 4))
    return {
        "cards": cards,
        "turn": {"step": "upkeep"},
        "players": {
            "Ann": {
                "life": chance.randint(1, 6),
                "hand": chance.sample(("Swamp", "Plains", "Mountain"), chance.randint(0, 2)),
                "battlefield": [*(card["name"] for card in cards), {"card": "2/2 creature"}],
                "library": library + (["Hill Giant"] if "Shock" in library else ["Shock"]),
            },
            "Bob": {
                "life": chance.randint(1, 4),
                "battlefield": [{"card": "1/2 creature", "as": "Elk"}],
                "hand": chance.sample(("Swamp", "Plains"), chance.randint(0, 2)),
            },
        },
        "ask": chance.sample(QUESTIONS, chance.randint(1, 3)),
        "explore": True,
    }


def creature(chance: random.Random, name: str) -> dict[str, Any]:
    """A creature of a small size, that others may be like."""
    size = chance.choice(("1/1", "1/1", "2/2", "2/3", "3/3", "4/2"))
    return {"card": f"{size} creature{chance.choice(KEYWORDS)}", "as": name}


def combat(seed: int) -> dict[str, Any]:
    """One or two attackers, up to three creatures that may block, and how damage is assigned."""
    chance = random.Random(seed)
    attackers = [creature(chance, name) for name in ("Ox", "Cat")[: chance.randint(1, 2)]]
    blockers = [creature(chance, name) for name in ("Elk", "Dog", "Rat")[: chance.randint(1, 3)]]
    script: list[dict[str, Any]] = [
        {"player": "Ann", "attack": {one["as"]: "Bob" for one in attackers}}
    ]
    if chance.random() < 0.5:
        script.append({"player": "Bob", "block": {one["as"]: "Ox" for one in blockers}})
    looks = chance.random() < 0.3
    text = chance.choice(BESIDES)
    looker = {"name": "Looker", "type": "Enchantment", "text": text.replace("creature.", "thing.")}
    shock = {"player": "Ann", "cast": "Shock", "targets": ["Elk"], "at": {"step": "end"}}
    return {
        "rules": chance.choice(("2023-11-17", "2025-06-06")),
        "cards": [looker] if looks else [],
        "players": {
            "Ann": {
                "mana_free": True,
                "hand": ["Shock"],
                "battlefield": [*attackers, *(["Looker"] if looks else [])],
            },
            "Bob": {"life": 5, "battlefield": blockers},
        },
        "play": [*script, *([shock] if chance.random() < 0.3 else [])],
        "ask": chance.sample((*QUESTIONS[:5], {"dies": "Elk"}, {"zone": "Elk"}), 2),
        "explore": True,
    }


def ruled(plain: dict[str, Any], *, merges: bool) -> Ruling | None:
    """The ruling, with or without merging; None where not everything could be followed."""
    scenario = scenario_from(plain)
    rulebook = rulebook_of(plain.get("rules", "2023-11-17"))
    first = first_branch(scenario, merges=merges)
    with limited(MOST):
        try:
            ruling = together(
                [follow(lambda one: played(scenario, rulebook, one, again=False), first)]
            )
        except BudgetSpent:
            return None
    return None if ruling.limit else ruling


def outcomes(ruling: Ruling) -> set[str]:
    """What may come of it, each as a text of the values."""
    each = [one.answers for one in ruling.outcomes] or [ruling.answers]
    return {str([said.value for said in answers]) for answers in each}


def looked_at(seed: int) -> dict[str, Any]:
    """A gain of life, at which a card is drawn, and a hand that is discarded: order counts."""
    texts = ("you gain 1 life.", "discard your hand.")
    board = at_upkeep({"hand": "Ann"}, *texts)
    board["cards"].append({"name": "Looker", "type": "Enchantment", "text": BESIDES[seed]})
    board["players"]["Ann"] = {"battlefield": [*(card["name"] for card in board["cards"])]}
    return board


def over_early(seed: int) -> dict[str, Any]:
    """Bob is lost where nobody blocks the first striker, and then nothing else deals damage."""
    return {
        "players": {
            "Ann": {
                "battlefield": [
                    {"card": "1/3 creature with first strike", "as": "Ox"},
                    {"card": "2/2 creature", "as": "Cat"},
                ]
            },
            "Bob": {
                "life": 1,
                "battlefield": [
                    {"card": "2/1 creature", "as": "Elk"},
                    {"card": "0/3 creature", "as": "Dog"},
                ],
            },
        },
        "play": [{"player": "Ann", "attack": {"Ox": "Bob", "Cat": "Bob"}}],
        "ask": [{"dies": "Elk"}, {"dies": "Cat"}],
        "explore": True,
    }


CASES = (  # in each of them something is lost if any of the reasons for merging is too weak
    *((upkeep, seed) for seed in (9, 23, 30, 40, 45, 56, 136, 164)),
    *((combat, seed) for seed in (3, 6, 8, 10, 12, 18, 25, 26, 31)),
    *((looked_at, 0), (over_early, 0)),
)


@pytest.mark.parametrize(("board", "seed"), CASES)
def test_merging_loses_no_outcome_and_adds_none(board: Any, seed: int) -> None:
    """Every way played to its end, and those that differ: the same outcomes."""
    plain = board(seed)
    whole, merged = ruled(plain, merges=False), ruled(plain, merges=True)
    assert whole is not None
    assert merged is not None
    assert outcomes(merged) == outcomes(whole)


def act(text: str, cost: str = "{R}") -> dict[str, Any]:
    """A sorcery with this text."""
    return {"name": "Act", "cost": cost, "type": "Sorcery", "text": text}


def sorcery(text: str, *besides: str, **more: Any) -> dict[str, Any]:
    """Ann casts a sorcery with this text; Bob has enchantments with other texts."""
    others = [
        {"name": f"Besides {number}", "cost": "{1}", "type": "Enchantment", "text": one}
        for number, one in enumerate(besides)
    ]
    creatures = ["Grizzly Bears", {"card": "1/1 creature", "as": "Rat"}]
    return {
        "cards": [act(text), *others],
        "players": {
            "Ann": {"mana_free": True, "hand": ["Act"], "battlefield": ["Memnite", "Hill Giant"]},
            "Bob": {"battlefield": [*creatures, *(one["name"] for one in others)]},
        },
        "play": [{"player": "Ann", "cast": "Act", **more}],
        "ask": [{"life": ["Ann", "Bob"]}],
        "explore": True,
    }


def fight(power: int) -> dict[str, Any]:
    """A creature of this power attacks Bob, who has two that may block it."""
    return {
        "rules": "2023-11-17",
        "players": {
            "Ann": {"battlefield": [{"card": f"{power}/3 creature", "as": "Ox"}]},
            "Bob": {"battlefield": ["Grizzly Bears", {"card": "1/1 creature", "as": "Rat"}]},
        },
        "play": [{"player": "Ann", "attack": {"Ox": "Bob"}}],
        "ask": [{"dies": "Grizzly Bears"}, {"dies": "Rat"}],
        "explore": True,
    }


UPKEEP = "At the beginning of your upkeep, "
DAMAGE = "If a source would deal damage to a permanent or player,"
DOUBLE = f"{DAMAGE} it deals double that damage to that permanent or player instead."
SHADE = "Target creature gains protection from the chosen color until end of turn."


def at_upkeep(asked: dict[str, Any], *texts: str) -> dict[str, Any]:
    """Ann, who has 1 life, has enchantments with abilities that trigger as her upkeep begins."""
    names = [f"No. {number}" for number in range(1, len(texts) + 1)]
    cards = [
        {"name": name, "type": "Enchantment", "text": UPKEEP + text}
        for name, text in zip(names, texts, strict=True)
    ]
    return {
        "cards": cards,
        "players": {
            "Ann": {"life": 1, "battlefield": [*names, "Memnite"]},
            "Bob": {"battlefield": ["Hill Giant"]},
        },
        "turn": {"step": "upkeep"},
        "ask": [asked],
        "explore": True,
    }


PHYREXIAN = {
    "cards": [act("Draw a card.", "{R/P}")],
    "players": {"Ann": {"hand": ["Act"], "battlefield": ["Mountain"]}, "Bob": {}},
    "play": [{"player": "Ann", "cast": "Act"}],
    "ask": [{"life": "Ann"}],
    "explore": True,
}
SPLIT = "Act deals 3 damage divided as you choose among one or two targets."
OPEN: dict[type[q.Request], dict[str, Any]] = {  # of each kind of decision a play that asks for it
    q.AskPick: sorcery("Each player sacrifices a creature."),
    q.AskTargets: at_upkeep({"dies": "Hill Giant"}, "destroy target creature."),
    q.AskYesNo: sorcery("You may gain 1 life."),
    q.AskNumber: PHYREXIAN,
    q.AskWord: sorcery(f"Choose a color. {SHADE}", targets=["Memnite"]),
    q.AskRandom: sorcery("Flip a coin. If you win the flip, you gain 1 life."),
    q.AskModes: sorcery("Choose one —\n• You gain 1 life.\n• You gain 2 life."),
    q.AskArrange: at_upkeep({"result": True}, "you lose 1 life.", "you gain 1 life."),
    q.AskReplacement: sorcery(
        "Act deals 2 damage to each opponent.", DOUBLE, f"{DAMAGE} prevent 1 of that damage."
    ),
    q.AskDivision: sorcery(SPLIT, targets=["Grizzly Bears", "Bob"]),
    q.AskBlockers: fight(1),
    q.AskOrder: fight(2),
    q.AskAssignment: fight(3),
}
NOT_OPEN = {
    q.AskPriority: "what players do is the script's to say",
    q.AskAttackers: "which creatures attack is the script's to say",
}


def test_every_kind_of_decision_is_followed_or_said_not_to_be() -> None:
    """A kind that is new to the engine stands in one of the two tables."""
    assert set(q.Request.__subclasses__()) == {*OPEN, *NOT_OPEN}
    assert not {*OPEN} & {*NOT_OPEN}


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.__name__)
def test_a_decision_of_each_kind_is_open(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody answers it, some run takes another answer to it than the run before."""
    asked: list[Any] = []
    before = choices_module.answer

    def answer(play: Any, request: q.Request) -> Any:
        made = before(play, request)
        asked.append((type(request), made))
        return made

    def decide(state: Any, request: Any, made: Any) -> Any:
        asked.append((type(request), made))
        return decided(state, request, made)

    decided = script_module.decide
    monkeypatch.setattr(choices_module, "answer", answer)
    monkeypatch.setattr(script_module, "decide", decide)
    ruling = judge.ask(scenario_from(OPEN[kind]), MOST)
    assert ruling.verdict is not Verdict.UNSUPPORTED, ruling.answer.en
    assert len({made for one, made in asked if one is kind}) > 1


def test_a_word_without_end_is_declined() -> None:
    """Every card name there is can't be followed, and the ruling says so."""
    ruling = judge.ask(scenario_from(sorcery("Choose a card name. You gain 1 life.")), MOST)
    assert ruling.unsupported == ("every word there is is not implemented",)


def test_too_many_ways_are_told_as_such() -> None:
    """What was found till then is no answer; the first few of it are told, in both languages."""
    ruling = judge.ask(scenario_from(sorcery("Roll a d20. You gain life equal to the result.")))
    assert (ruling.verdict, len(ruling.outcomes)) == (Verdict.DEPENDS, 20)
    few = judge.ask(
        scenario_from(sorcery("Roll a d20. You gain life equal to the result.")),
        MOST.with_(ways=12),
    )
    assert few.verdict is Verdict.UNSUPPORTED
    assert "This takes more than 12 ways of choosing." in few.answer.en
    assert "尚未得出答案便已停止" in few.answer.zh


def test_choices_that_lead_on_to_the_same_are_not_told() -> None:
    """Whether she draws first or not, only the order of the two others counts."""
    yes, no, one, two = (Chosen("Ann", None, Bilingual(word, word)) for word in "yn12")
    ways = [((one, yes), 0), ((one, no), 0), ((two, yes), 1), ((two, no), 1)]
    assert telling(ways) == [((one,), 0), ((two,), 1)]
    assert telling([((yes, one), 0), ((yes, two), 1), ((no, one), 0), ((no, two), 1)]) == [
        ((one,), 0),
        ((two,), 1),
    ]
    assert telling(ways[:3]) == [((one,), 0), ((two, yes), 1)]


def test_an_outcome_has_the_choices_that_lead_to_it_and_who_makes_them() -> None:
    """Ann orders her abilities: whichever resolves first is told first, in both languages."""
    ruling = judge.ask(scenario_from(OPEN[q.AskArrange]), MOST)
    lost, alive = sorted(ruling.outcomes, key=lambda one: "continues" in one.answer.en)
    (first,), (other,) = lost.ways[0], alive.ways[0]
    assert first.player == other.player == "Ann"
    assert first.choice.en == "Ann chooses the order in which abilities resolve: No. 1, No. 2."
    assert other.choice.zh == "Ann选择异能的结算顺序：No. 2、No. 1。"
