"""A permalink shows the ruling as it was made, and whether today's engine rules otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from judge.rules.editions import NEWEST_EDITION
from web.asking import rule_on
from web.sharing import engine, playing, share, shared
from web.store import Replay, Store, Today, UnknownPermalink

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


def old_ruling() -> dict[str, Any]:
    """A ruling on `BITE` that today's engine would not make."""
    ruling = rule_on(BITE)[0].ruling.to_dict()
    (answer,) = ruling["answers"]
    said = {"en": "20 life for Bob.", "zh": "20点生命：Bob。"}
    return ruling | {"answer": said, "answers": [answer | {"value": 20, "text": said}]}


def replays_of(store: Store, link: str) -> tuple[Replay, ...]:
    """What is kept of plays again, by whichever engine."""
    found = store.replay(link, playing())
    return (found,) if found is not None else ()


def test_a_ruling_is_shared_as_it_was_made(store: Store) -> None:
    asked = rule_on(BITE)
    link = share(store, BITE, asked)
    assert (link.edition, link.engine) == (NEWEST_EDITION.date, engine())
    assert link.rulings[0] == asked[0].ruling.to_dict()
    found = shared(store, link.id)
    assert (found.link, found.today, found.answers) == (link, Today.SAME, ())
    assert found.scenarios == (rule_on(link.scenario)[0].scenario,)


def test_a_ruling_that_would_be_another_today_is_told(store: Store) -> None:
    old = old_ruling()
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[old])
    found = shared(store, link.id)
    assert found.today is Today.OTHERWISE
    assert found.link.rulings == (old,)
    assert "17" in found.answers[0]["en"]


def test_a_ruling_kept_without_values_is_compared_by_the_table(store: Store) -> None:
    """Its answer was worded otherwise; what is on the table at the end tells whether it differs."""
    now = rule_on(BITE)[0].ruling.to_dict()
    of_old = {key: value for key, value in now.items() if key not in ("answers", "deciding")}
    worded = of_old | {"answer": {"en": "Bob is at 17 life.", "zh": "Bob的总生命为17。"}}
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[worded])
    assert shared(store, link.id).today is Today.SAME
    other, elsewhere = worded | {"board": None}, BITE.replace("Hill Giant", "Grizzly Bears")
    link = store.put(elsewhere, edition="2023-11-17", engine="0.0.1", rulings=[other])
    assert shared(store, link.id).today is Today.OTHERWISE


def test_a_ruling_that_only_tells_its_steps_otherwise_is_the_same(store: Store) -> None:
    old = rule_on(BITE)[0].ruling.to_dict() | {"steps": [], "engineOfThen": True}
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[old])
    assert shared(store, link.id).today is Today.SAME


def test_a_permalink_is_played_again_once_by_an_engine(store: Store) -> None:
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[old_ruling()])
    first = shared(store, link.id)
    (kept,) = replays_of(store, link.id)
    assert (kept.today, kept.answers) == (first.today, first.answers)
    store.keep(link.id, replace(kept, answers=({"en": "as it was kept", "zh": "所存的"},)))
    assert shared(store, link.id).answers[0]["en"] == "as it was kept"
    store.keep(link.id, replace(kept, engine="0.0.1"))
    assert shared(store, link.id).answers == first.answers, "that of another engine is no answer"


def test_a_new_permalink_has_been_played(store: Store) -> None:
    link = share(store, BITE, rule_on(BITE))
    (kept,) = replays_of(store, link.id)
    assert (kept.today, kept.answers) == (Today.SAME, ())


def test_what_time_ended_is_played_again_at_the_next_view(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = store.put(BITE, edition="2023-11-17", engine="0.0.1", rulings=[old_ruling()])
    monkeypatch.setenv("JUDGE_LIMITS", "time=0.000001")
    assert shared(store, link.id).today is Today.UNFINISHED
    assert replays_of(store, link.id) == ()
    monkeypatch.delenv("JUDGE_LIMITS")
    assert shared(store, link.id).today is Today.OTHERWISE


def test_a_scenario_that_is_no_longer_read_keeps_its_ruling(store: Store) -> None:
    ruling = rule_on(BITE)[0].ruling.to_dict()
    link = store.put("spell: of old", edition="2023-11-17", engine="0.0.1", rulings=[ruling])
    found = shared(store, link.id)
    assert (found.today, found.scenarios, found.link.rulings) == (Today.UNREADABLE, (), (ruling,))


def test_nothing_is_shared_under_an_unknown_link(store: Store) -> None:
    with pytest.raises(UnknownPermalink):
        shared(store, "a" * 24)
