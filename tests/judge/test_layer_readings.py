"""Which pairs of effects are tried for dependency: what is left out never makes a difference."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from immutables import Map

from judge.abilities import Keyword, Static
from judge.abilities import filters as f
from judge.abilities import modifications as m
from judge.abilities.bases import Filter, Modification
from judge.abilities.statics import Continuous
from judge.abilities.who import You
from judge.cards import CardType, Characteristics, Color
from judge.errors import Unsupported
from judge.game.state import BodyId, GameObject, GameState, ObjectId, Player, PlayerId, Turn, Zone
from judge.game.steps import Step
from judge.rules.layers import order, project
from judge.rules.view import View
from judge.ruling.asking import rulebook_of
from judge.values import Bilingual

RULES = rulebook_of(None)
ANN, BOB = PlayerId("Ann"), PlayerId("Bob")
PARTS: tuple[Filter, ...] = (
    *(f.OfType(CardType.CREATURE), f.OfType(CardType.ARTIFACT), f.OfType(CardType.ENCHANTMENT)),
    *(f.OfSubtype("Bear"), f.OfSubtype("Goblin"), f.OfColor(Color.BLUE), f.Colorless()),
    *(f.WithKeyword("flying"), f.WithKeyword("trample"), f.WithoutAbilities(), f.Other()),
    *(f.ControlledBy(You()), f.Compares(f.Quality.POWER, f.Comparison.AT_LEAST, 2)),
)
GRANTED = Static(Continuous(f.OfType(CardType.CREATURE), (m.ModifyPowerToughness(0, 1),)))
CHANGES: tuple[Modification, ...] = (
    m.BecomeTypes(types=(CardType.CREATURE,)),
    m.BecomeTypes(types=(CardType.ARTIFACT,), in_addition=False),
    m.BecomeTypes(subtypes=("Bear",)),
    m.BecomeTypes(subtypes=("Goblin",), in_addition=False),
    m.LoseTypes(types=(CardType.ENCHANTMENT,)),
    m.BecomeColors((Color.BLUE,)),
    m.BecomeColors((Color.RED,), in_addition=True),
    m.GainAbilities((Keyword("flying"),)),
    m.GainAbilities((GRANTED,)),
    m.LoseAbilities(("trample",)),
    m.LoseAbilities(),
    m.SetPowerToughness(1, 1),
    m.ModifyPowerToughness(1, 1),
)
filters = st.lists(st.sampled_from(PARTS), min_size=1, max_size=2, unique=True).map(
    lambda parts: f.AllOf((f.IsPermanent(), *parts))
)
effects = st.tuples(filters, st.lists(st.sampled_from(CHANGES), min_size=1, max_size=2))
printed = st.builds(
    lambda types, subtypes, colors, keywords, effect: Characteristics(
        name=Bilingual("It", "它"),
        types=types,
        subtypes=subtypes,
        colors=colors,
        abilities=(
            *map(Keyword, sorted(keywords)),
            *(Static(Continuous(what, tuple(changes))) for what, changes in effect),
        ),
        power=2,
        toughness=2,
    ),
    st.frozensets(st.sampled_from((CardType.CREATURE, CardType.ENCHANTMENT)), min_size=1),
    st.frozensets(st.sampled_from(("Bear", "Goblin")), max_size=1),
    st.frozensets(st.sampled_from((Color.BLUE, Color.RED)), max_size=1),
    st.frozensets(st.sampled_from(("flying", "trample")), max_size=1),
    st.lists(effects, max_size=1),
)


def board(cards: list[Characteristics]) -> GameState:
    """A state with these permanents, every other one Bob's."""
    held = [
        GameObject(ObjectId(n), BodyId(n), card, who, who, Zone.BATTLEFIELD, who, timestamp=n)
        for n, card in enumerate(cards, start=1)
        for who in [(ANN, BOB)[n % 2]]
    ]
    return GameState(
        players=(Player(ANN), Player(BOB)),
        turn=Turn(ANN, 1, Step.PRECOMBAT_MAIN),
        objects=Map({one.id: one for one in held}),
        battlefield=tuple(one.id for one in held),
        next_id=len(held) + 1,
    )


def seen(state: GameState) -> View | str:
    """The view of a state; where the order is left open, that it is."""
    try:
        return project(state, RULES)
    except Unsupported as declined:
        return str(declined)


def outcome(state: GameState) -> dict[ObjectId, Characteristics] | str:
    """What every object is; where the order is left open, that it is."""
    view = seen(state)
    return view if isinstance(view, str) else {i: view.of(i) for i in state.battlefield}


@settings(max_examples=150, derandomize=True, deadline=None, database=None)
@given(st.lists(printed, min_size=2, max_size=6))
def test_trying_every_pair_changes_nothing(cards: list[Characteristics]) -> None:
    """With every pair tried, all objects are what they are with only those that could matter."""
    state = board(cards)
    quick = outcome(state)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(order, "matters", lambda read, changes, layer: True)
        assert outcome(state.with_(moment=1, objects=Map(dict(state.objects)))) == quick


def test_a_pair_that_is_left_out_wrongly_is_noticed() -> None:
    """If no pair is ever tried, what depends on another effect comes out otherwise."""
    what = f.AllOf((f.IsPermanent(), f.OfSubtype("Bear")))
    bear = m.BecomeTypes(subtypes=("Bear",))
    goblins = f.AllOf((f.IsPermanent(), f.OfType(CardType.CREATURE)))
    first = Static(Continuous(what, (m.BecomeTypes(types=(CardType.ARTIFACT,)),)))
    second = Static(Continuous(goblins, (bear,)))
    cards = [
        Characteristics(types=frozenset({CardType.ENCHANTMENT}), abilities=(first,)),
        Characteristics(types=frozenset({CardType.ENCHANTMENT}), abilities=(second,)),
        Characteristics(types=frozenset({CardType.CREATURE}), power=1, toughness=1),
    ]
    state = board(cards)
    right = outcome(state)
    assert not isinstance(right, str)
    assert CardType.ARTIFACT in right[ObjectId(3)].types
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(order, "matters", lambda read, changes, layer: False)
        assert outcome(state.with_(moment=1, objects=Map(dict(state.objects)))) != right
