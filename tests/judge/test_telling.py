"""Each kind of rule, and each refusal, is told in words of its own."""

from __future__ import annotations

from typing import Any

import pytest

from judge import Ruling, ask, scenario_from
from judge.abilities.bases import StaticRule
from judge.rules.requests import Why
from judge.ruling.wording import ILLEGAL
from judge.ruling.wording.rules import SAID_BY, SAID_OF
from tests.judge.test_vocabulary import classes_below

KINDS = [
    kind
    for kind in classes_below(StaticRule)
    if kind.__module__.startswith("judge.abilities.statics")
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_each_kind_of_rule_has_its_words(kind: type[StaticRule]) -> None:
    """It is told either of its objects or of players, so that none is "an effect"."""
    assert (kind in SAID_OF) is not (kind in SAID_BY)
    assert kind not in SAID_OF or "filter" in kind.__struct_fields__


@pytest.mark.parametrize("why", Why)
def test_each_refusal_has_its_words(why: Why) -> None:
    """No reason for a refusal is without a sentence."""
    assert why in ILLEGAL


def told(own: list[Any], others: list[Any], *play: dict[str, Any], **more: Any) -> Ruling:
    """The ruling on a play of two players with these permanents."""
    players = {
        "Ann": {"battlefield": own, **more.pop("ann", {})},
        "Bob": {"battlefield": others, **more.pop("bob", {})},
    }
    return ask(scenario_from({"players": players, "play": list(play), **more}))


def sentences(ruling: Ruling, lang: str = "en") -> str:
    """All sentences of a ruling, one a line."""
    lines: list[str] = []

    def gather(steps: Any) -> None:
        for step in steps:
            lines.append(getattr(step.text, lang))
            gather(step.steps)

    gather(ruling.steps)
    return "\n".join(lines)


def effect(text: str, *targets: str, player: str = "Ann") -> dict[str, Any]:
    """An effect that just happens."""
    return {"player": player, "effect": text, "targets": list(targets)}


RULES = {
    "Target creature can't block Hill Giant this turn.": (
        "Grizzly Bears can't block Hill Giant until end of turn.",
        "Grizzly Bears不能阻挡山丘巨人直到回合结束。",
    ),
    "Target creature blocks Hill Giant this turn if able.": (
        "Grizzly Bears must block Hill Giant if able until end of turn.",
        "Grizzly Bears若能阻挡山丘巨人，则必须阻挡之直到回合结束。",
    ),
    "Target creature deals 1 damage to itself. Other creatures can't attack this turn.": (
        "Creatures other than Grizzly Bears can't attack until end of turn.",
        "除Grizzly Bears以外的生物不能攻击直到回合结束。",
    ),
    "Target creature can't be blocked this turn except by creatures with flying.": (
        "Grizzly Bears can't be blocked except by creatures with flying until end of turn.",
        "Grizzly Bears只能被具飞行异能的生物阻挡直到回合结束。",
    ),
    "Prevent the next 2 damage that would be dealt to target creature this turn.": (
        "The next 2 damage to Grizzly Bears will be prevented until end of turn.",
        "对Grizzly Bears造成的接下来的2点伤害将被防止直到回合结束。",
    ),
}


@pytest.mark.parametrize("text", RULES)
def test_a_rule_that_begins_is_told(text: str) -> None:
    """What it is about stands in its sentence by name, in both languages."""
    play = {**effect(text, "Grizzly Bears"), "source": "Hill Giant"}
    ruling = told(["Hill Giant"], ["Grizzly Bears"], play)
    en, zh = RULES[text]
    assert en in sentences(ruling)
    assert zh in sentences(ruling, "zh")


def test_what_must_be_blocked_is_named() -> None:
    """Not "it must block" of one who could do it, where any other could too."""
    ruling = told(
        ["Hill Giant", "Raging Goblin"],
        ["Grizzly Bears"],
        effect("Target creature must be blocked this turn if able.", "Hill Giant"),
        {"player": "Ann", "attack": {"Hill Giant": "Bob", "Raging Goblin": "Bob"}},
        {"player": "Bob", "block": {"Grizzly Bears": "Raging Goblin"}, "legal": False},
    )
    assert "Hill Giant must be blocked, and Grizzly Bears can block it." in sentences(ruling)
    assert "山丘巨人必须被阻挡，而Grizzly Bears能够阻挡它。" in sentences(ruling, "zh")


def test_what_it_must_block_is_named() -> None:
    """A creature that has to block a certain one is told so with that one."""
    ruling = told(
        ["Hill Giant", "Raging Goblin"],
        ["Grizzly Bears"],
        effect(
            "Target creature blocks target creature this turn if able.",
            "Grizzly Bears",
            "Hill Giant",
        ),
        {"player": "Ann", "attack": {"Hill Giant": "Bob", "Raging Goblin": "Bob"}},
        {"player": "Bob", "block": {"Grizzly Bears": "Raging Goblin"}, "legal": False},
    )
    assert "Grizzly Bears must block Hill Giant." in sentences(ruling)


def test_an_ability_without_a_source_is_of_its_designation() -> None:
    """The initiative's ability has no source (113.8), but it is the initiative's."""
    said = sentences(told([], [], effect("You take the initiative.")))
    assert "An ability of the initiative has triggered." in said
    assert "The triggered ability of the initiative goes on the stack." in said


def test_a_card_without_a_name_is_a_card() -> None:
    """Cards of a library that nobody gave have no numbers; a drawn card is not "returned"."""
    ruling = told([], [], effect("Draw two cards."), effect("Scry 2."))
    said, zh = sentences(ruling), sentences(ruling, "zh")
    assert "A card goes to its owner's hand." in said
    assert "Ann looks at 2 cards." in said
    assert "一张牌置于其拥有者手上。" in zh
    assert "Ann检视2张牌。" in zh


def test_where_in_a_library_a_card_goes() -> None:
    """On top, on the bottom, or shuffled in; what stays in its library becomes no new object."""
    top = effect("Put target creature on top of its owner's library.", "Hill Giant")
    said = sentences(told(["Hill Giant"], [], top))
    assert "Hill Giant is put on top of its owner's library." in said
    low = effect("Put target creature on the bottom of its owner's library.", "Hill Giant")
    assert "Hill Giant is put on the bottom" in sentences(told(["Hill Giant"], [], low))
    into = effect("Shuffle target creature into its owner's library.", "Hill Giant")
    assert "Hill Giant is shuffled into its owner's library." in sentences(
        told(["Hill Giant"], [], into)
    )
    look = "Look at the top two cards of your library, then put them back in any order."
    given = {"ann": {"library": ["Forest", "Island"]}}
    ruling = told([], [], effect(look), **given)
    assert "400.7" not in {str(one.number) for one in ruling.citations}


def test_what_is_no_target_is_named() -> None:
    """A name too many is an illegal target where there would be room for one."""
    ruling = told(
        ["Hill Giant", "Forest"],
        [],
        {**effect("Tap up to two target creatures.", "Hill Giant", "Forest"), "legal": False},
    )
    said = [sentences(ruling), sentences(ruling, "zh")]
    assert "Forest is not a legal target" in said[0]
    assert "The wrong number" not in said[0]


def test_a_condition_on_all_targets_is_said() -> None:
    """Not that one of them is no legal target."""
    ruling = told(
        [],
        [],
        {
            **effect("Exile up to two target cards from a single graveyard.", "Shock", "Forest"),
            "legal": False,
        },
        ann={"graveyard": ["Shock"]},
        bob={"graveyard": ["Forest"]},
    )
    assert "All of them must be in a single graveyard." in sentences(ruling)
    assert "它们必须都在同一个坟墓场中。" in sentences(ruling, "zh")


def test_whose_rule_forbids_it_is_said() -> None:
    """A permanent by whose rule a spell can't be cast is named."""
    ban = {
        "name": "Still Bell",
        "cost": "{1}",
        "type": "Artifact",
        "text": "Creature spells can't be cast.",
    }
    ruling = told(
        [],
        ["Still Bell"],
        {"player": "Ann", "cast": "Grizzly Bears", "legal": False},
        ann={"hand": ["Grizzly Bears"], "mana_free": True},
        cards=[ban],
    )
    assert "Grizzly Bears can't be cast. Still Bell says so." in sentences(ruling)
    assert "这是Still Bell所规定的。" in sentences(ruling, "zh")
