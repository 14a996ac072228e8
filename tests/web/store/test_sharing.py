"""A permalink shows the ruling as it was made, and whether today's engine rules otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from web.asking import rule_on
from web.sharing import Today, engine, share, shared
from web.store import Store, UnknownPermalink

BITE = """
players:
  Ann: {battlefield: [Hill Giant]}
  Bob: {}
play: [{player: Ann, attack: {Hill Giant: Bob}}]
ask: [{life: Bob}]
"""


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty store in a file: what is tested here is the same in any database."""
    return Store.open(tmp_path / "store.sqlite")


def test_a_ruling_is_shared_as_it_was_made(store: Store) -> None:
    asked = rule_on(BITE)
    link = share(store, BITE, asked)
    assert (link.edition, link.engine) == ("2025-06-06", engine())
    assert link.rulings[0] == asked[0].ruling.to_dict()
    found = shared(store, link.id)
    assert (found.link, found.today, found.asked) == (link, Today.SAME, rule_on(link.scenario))


def test_a_ruling_that_would_be_another_today_is_told(store: Store) -> None:
    ruling = rule_on(BITE)[0].ruling.to_dict()
    old = ruling | {"answer": {"en": "Bob is at 20 life.", "zh": "Bob的生命为20。"}}
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[old])
    found = shared(store, link.id)
    assert found.today is Today.OTHERWISE
    assert found.link.rulings == (old,)
    assert "17" in found.asked[0].ruling.answer.en


def test_a_ruling_that_only_tells_its_steps_otherwise_is_the_same(store: Store) -> None:
    old = rule_on(BITE)[0].ruling.to_dict() | {"steps": [], "engineOfThen": True}
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[old])
    assert shared(store, link.id).today is Today.SAME


def test_a_scenario_that_is_no_longer_read_keeps_its_ruling(store: Store) -> None:
    ruling = rule_on(BITE)[0].ruling.to_dict()
    link = store.put("spell: of old", edition="2023-11-17", engine="0.0.1", rulings=[ruling])
    found = shared(store, link.id)
    assert (found.today, found.asked, found.link.rulings) == (Today.UNREADABLE, (), (ruling,))


def test_nothing_is_shared_under_an_unknown_link(store: Store) -> None:
    with pytest.raises(UnknownPermalink):
        shared(store, "a" * 24)
