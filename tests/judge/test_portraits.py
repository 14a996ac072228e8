"""How objects came to be what they are, layer by layer, and what is on the table at the end."""

from __future__ import annotations

from judge import Ruling, ask, load_scenarios
from judge.ruling import Portrait

HUMILITY = """
players:
  Ann:
    battlefield: [{card: Grizzly Bears, counters: {"+1/+1": 2}}, Opalescence, Humility, Hill Giant]
    hand: [Giant Growth]
    mana_free: true
  Bob: {}
play: [{player: Ann, cast: Giant Growth, targets: [Grizzly Bears]}]
ask: [{power_toughness: Grizzly Bears}]
"""


def ruling(text: str) -> Ruling:
    """The ruling on the one scenario of a text."""
    (scenario,) = load_scenarios(text)
    return ask(scenario, edition="2023-11-17")


def told(portrait: Portrait) -> list[tuple[str, str, tuple[str, ...]]]:
    """Layer, source and changes of each step, in English."""
    return [
        (one.layer, one.source.en if one.source else "", tuple(text.en for text in one.changes))
        for one in portrait.changes
    ]


def test_each_layer_is_told_with_its_source() -> None:
    """Humility and Opalescence (613.6): a lost ability goes on in the layers that follow."""
    bears, humility, giant = ruling(HUMILITY).objects
    assert (bears.printed.size, bears.now.size) == ("2/2", "6/6")
    assert told(bears) == [
        ("7b", "Humility", ("2/2 → 1/1",)),
        ("7c", "Giant Growth", ("1/1 → 4/4",)),
        ("7c", "counters on Grizzly Bears", ("4/4 → 6/6",)),
    ]
    assert [layer for layer, _, _ in told(humility)] == ["4", "6", "7b", "7b"]
    (lost,) = humility.changes[1].changes
    text = "All creatures lose all abilities and have base power and toughness 1/1."
    assert lost.en == f"loses “{text}”"
    assert lost.zh.startswith("失去“")
    assert lost.zh.endswith("。”")
    assert "613.6" in humility.changes[-1].rules
    assert (giant.now.size, giant.now.abilities) == ("1/1", ())


def test_an_object_that_nothing_changes_has_no_steps() -> None:
    """What is asked about is shown as it is printed; what is not asked about is not shown."""
    text = (
        "players: {Ann: {battlefield: [Serra Angel, Forest]}, Bob: {}}\nask: [{has: Serra Angel}]"
    )
    (angel,) = ruling(text).objects
    assert angel.changes == ()
    assert [ability.zh for ability in angel.now.abilities] == ["飞行", "警戒"]
    assert angel.now == angel.printed


def test_the_table_at_the_end() -> None:
    """Sizes, counters and zones of each player, in both languages."""
    board = ruling(HUMILITY).board
    assert board is not None
    ann, bob = board.sides
    bears = ann.battlefield[0]
    assert (bears.size, bears.notes[0].zh) == ("6/6", "2个+1/+1指示物")
    assert [card.name.zh for card in ann.graveyard] == ["变巨术"]
    assert (bob.life, bob.library, board.stack) == (20, 40, ())


def test_steps_tell_the_stack_where_they_change_it() -> None:
    """A spell comes on the stack and leaves it."""
    (turn,) = ruling(HUMILITY).steps
    stacks = [step.stack for step in turn.steps if step.stack is not None]
    assert [[name.en for name in stack] for stack in stacks] == [["Giant Growth"]]
    resolves = turn.steps[-1]
    assert [step.stack for step in resolves.steps if step.stack is not None] == [()]
