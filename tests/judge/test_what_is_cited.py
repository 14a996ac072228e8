"""What a ruling cites is what it carried out: rules that belong there, and none that do not."""

from __future__ import annotations

from typing import Any

import pytest

from judge import ask, scenario_from
from judge.rules.editions import BASE_EDITION

Cases = dict[str, tuple[dict[str, Any], set[str], set[str]]]


def board(
    ann: dict[str, Any], bob: dict[str, Any], play: list[dict[str, Any]], **more: Any
) -> dict[str, Any]:
    """A scenario of two players."""
    return {"players": {"Ann": ann, "Bob": bob}, "play": play, **more}


def own(text: str, type_: str = "Creature — Ox", **more: Any) -> dict[str, Any]:
    """A card of the test's own."""
    size = {"power": 2, "toughness": 2} if type_.startswith("Creature") else {}
    return {"name": "Odd Ox", "cost": "{1}{G}", "type": type_, "text": text, **size, **more}


def attack(*blockers: str, ox: str = "Odd Ox", legal: bool = False) -> list[dict[str, Any]]:
    """The Ox attacks, and is blocked."""
    return [
        {"player": "Ann", "attack": {ox: "Bob"}},
        {"player": "Bob", "block": dict.fromkeys(blockers, ox), "legal": legal},
    ]


def struck(event: str) -> dict[str, Any]:
    """The Ox deals 3 damage to a 2/2, and what it has triggers on an event."""
    hit = {
        "player": "Ann",
        "effect": "Odd Ox deals 3 damage to target creature.",
        "source": "Odd Ox",
        "targets": ["Grizzly Bears"],
    }
    ox = own(f"{event}, you gain 1 life.", "Enchantment")
    return board({"battlefield": ["Odd Ox"]}, {"battlefield": ["Grizzly Bears"]}, [hit], cards=[ox])


CASES: Cases = {
    "menace is not about blocking alone": (
        board(
            {"battlefield": ["Odd Ox"]},
            {"battlefield": ["Hill Giant"]},
            attack("Hill Giant"),
            cards=[own("Menace")],
        ),
        {"702.111b", "509.1b"},
        {"506.5"},
    ),
    "nor is a number of blockers": (
        board(
            {"battlefield": ["Odd Ox"]},
            {"battlefield": ["Hill Giant", "Grizzly Bears"]},
            attack("Hill Giant", "Grizzly Bears"),
            cards=[own("This creature can't be blocked by more than one creature.")],
        ),
        {"509.1b"},
        {"506.5"},
    ),
    "who can't block alone is": (
        board(
            {"battlefield": ["Hill Giant"]},
            {"battlefield": ["Odd Ox"]},
            attack("Odd Ox", ox="Hill Giant"),
            cards=[own("This creature can't block alone.")],
        ),
        {"506.5", "509.1b"},
        set(),
    ),
    "who can't attack alone is": (
        board(
            {"battlefield": ["Odd Ox"]},
            {},
            [{"player": "Ann", "attack": {"Odd Ox": "Bob"}, "legal": False}],
            cards=[own("This creature can't attack alone.")],
        ),
        {"506.5", "508.1c"},
        set(),
    ),
    "a number of attackers is not": (
        board(
            {"battlefield": ["Odd Ox", "Hill Giant", "Grizzly Bears"]},
            {},
            [
                {
                    "player": "Ann",
                    "attack": {"Hill Giant": "Bob", "Grizzly Bears": "Bob"},
                    "legal": False,
                }
            ],
            cards=[own("No more than one creature can attack each combat.", "Enchantment")],
        ),
        {"508.1c"},
        {"506.5"},
    ),
    "looking at cards is not revealing them": (
        board(
            {"library": ["Forest"]},
            {},
            [{"player": "Ann", "effect": "Look at the top card of your library."}],
        ),
        {"701.16d"},
        {"701.16a"},
    ),
    "revealing them is not looking at them": (
        board(
            {"library": ["Forest"]},
            {},
            [{"player": "Ann", "effect": "Reveal the top card of your library."}],
        ),
        {"701.16a"},
        {"701.16d"},
    ),
    "a trigger of excess damage": (
        struck("Whenever a creature an opponent controls is dealt excess damage"),
        {"120.10"},
        {"603.3d"},
    ),
    "a trigger of any damage has no excess": (
        struck("Whenever a creature an opponent controls is dealt damage"),
        {"603.2"},
        {"120.10"},
    ),
    "madness is linked to what exiles the card, not reflexive": (
        board(
            {"hand": ["Odd Ox"]},
            {},
            [{"player": "Ann", "effect": "Target player discards a card.", "targets": ["Ann"]}],
            cards=[own("Madness {G}")],
            choices={"Ann": [False]},
        ),
        {"702.35a", "603.11"},
        {"603.12"},
    ),
    "megamorph is turned up as morph is": (
        board(
            {
                "mana_free": True,
                "battlefield": [{"card": "Odd Ox", "as": "Mask", "face_down": True}],
            },
            {},
            [{"player": "Ann", "special": "turn face up", "card": "Mask"}],
            cards=[own("Megamorph {G}")],
        ),
        {"702.37b", "702.37e", "116.2b"},
        set(),
    ),
    "a trigger with a target": (
        board(
            {"mana_free": True, "hand": ["Odd Ox"]},
            {"battlefield": ["Sol Ring"]},
            [{"player": "Ann", "cast": "Odd Ox"}],
            cards=[own("When this creature enters, destroy target artifact.")],
        ),
        {"603.3d"},
        {"601.2d"},
    ),
    "a trigger that is divided": (
        board(
            {"mana_free": True, "hand": ["Odd Ox"]},
            {"battlefield": ["Hill Giant", "Centaur Courser"]},
            [{"player": "Ann", "cast": "Odd Ox"}],
            cards=[
                own(
                    "When this creature enters, it deals 3 damage divided as you choose among"
                    " one or two target creatures."
                )
            ],
            choices={
                "Ann": [
                    ["Hill Giant", "Centaur Courser"],
                    {"Hill Giant": 2, "Centaur Courser": 1},
                ]
            },
        ),
        {"603.3d", "601.2d"},
        set(),
    ),
    "what dies was not near to being cycled": (
        board(
            {"battlefield": ["Odd Ox"]},
            {},
            [{"player": "Bob", "effect": "Destroy target creature.", "targets": ["Odd Ox"]}],
            cards=[own("Cycling {2}\nWhen you cycle this card, you gain 2 life.")],
        ),
        {"701.7a"},
        {"702.29c"},
    ),
    "what another effect makes a player discard was": (
        board(
            {"hand": ["Odd Ox"]},
            {},
            [{"player": "Bob", "effect": "Each player discards a card."}],
            cards=[own("Cycling {2}\nWhen you cycle this card, you gain 2 life.")],
        ),
        {"702.29c"},
        set(),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_ruling_cites_what_it_carried_out_and_nothing_else(case: str) -> None:
    """Each scenario cites these rules, and does not cite those."""
    given, cited, uncited = CASES[case]
    ruling = ask(scenario_from({"rules": BASE_EDITION.date, **given}))
    found = {citation.number for citation in ruling.citations}
    assert not ruling.unsupported
    assert (cited - found, uncited & found) == (set(), set())
