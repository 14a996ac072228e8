"""Every playable card is played on one board: none ends unsupported, and none plays otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from judge.cards import Card
from judge.cards.entries import card_from
from judge.cards.imports import records_in
from judge.cli import main
from judge.errors import BadCards
from judge.readings.reading import renamed
from judge.rules.card_reader import oracle_of
from judge.rules.editions import NEWEST_EDITION
from judge.ruling.asking import rulebook_of
from judge.scenario.setup import unplayable
from judge.smoke.cards import Played, Players, ToPlay, drawn, of_file, of_pool
from judge.smoke.digests import Digest, lines, rules_of
from judge.smoke.jobs import outcomes
from judge.smoke.kept import How, key, moved, read_kept, written

KEPT = Path(__file__).with_name("smoke.txt")
RULEBOOK = rulebook_of(NEWEST_EDITION.date)
OLDER = rulebook_of(None)
SEED = 2026


@pytest.fixture(scope="module")
def players() -> Players:
    """What cards are played with."""
    return Players(RULEBOOK, oracle_of(RULEBOOK), renamed())


@pytest.fixture(scope="module")
def of_base() -> Players:
    """What cards are played with by the base edition, which lacks what came later."""
    return Players(OLDER, oracle_of(OLDER), renamed())


def check(players: Players, cards: list[ToPlay]) -> dict[str, object]:
    """The cards that are broken or play otherwise than was kept, of those that are playable."""
    kept, found = read_kept(KEPT), {}
    for one in cards:
        if players.is_playable(one.card):
            played = players.play(one)
            how = moved(kept, played.key, played.digest)
            if played.broken or how in (How.PLAYED, How.CITED):
                told = [f"{run.label}: {run.declined}{run.fault}" for run in played.broken]
                found[one.card.name.en] = told or str(how)
    return found


def test_a_sample_of_the_pool_plays_as_it_did(players: Players) -> None:
    """What moved is accepted by `judge cards smoke --accept` after a look at `--diff`."""
    assert check(players, drawn(of_pool(), 60, SEED)) == {}


@pytest.mark.parametrize("number", [60, pytest.param(500, marks=pytest.mark.slow)])
def test_a_sample_of_the_card_file_plays_as_it_did(
    players: Players, shared: Path, number: int
) -> None:
    """None that is counted as playable ends unsupported or in an error."""
    cards = of_file(records_in(shared / "cards" / "cards.jsonl"))
    assert check(players, drawn(cards, number, SEED)) == {}


def test_two_processes_tell_the_same_as_one(of_base: Players) -> None:
    """In the same order; what is not playable is None."""
    first = [one for one in drawn(of_pool(), 20, SEED) if of_base.is_playable(one.card)]
    cards = [*first, ToPlay("", card("Suspect target creature."))]
    alone = list(outcomes(of_base, cards, 1))
    assert list(outcomes(of_base, cards, 2)) == alone
    assert (alone[-1], sum(one is not None for one in alone)) == (None, len(first))


def with_other_hashes(*words: str) -> Any:
    """What the command tells of cards in a process of another seed for hashes."""
    done = subprocess.run(
        [sys.executable, "-m", "judge", "cards", "smoke", "--diff", "--json", *words],
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert done.returncode == 0
    return json.loads(done.stdout)


def test_it_plays_the_same_in_any_process() -> None:
    """Another seed for hashes gives the same hashes of what happened."""
    told = with_other_hashes("--pool", "--sample", "12", "--seed", "5")
    assert told["cards"] == []
    assert told["counts"]["cards"] > 8


def test_a_word_of_a_set_is_the_same_in_any_process(shared: Path) -> None:
    """Shimmer lets one of all land types be chosen."""
    told = with_other_hashes("--only", "Shimmer", "--file", str(shared / "cards" / "cards.jsonl"))
    assert told["counts"] == {"cards": 1, "runs": 3}


def card(text: str, type_: str = "Instant", **more: object) -> Card:
    """A card of the test's own."""
    return card_from({"name": "Odd Ox", "cost": "{G}", "type": type_, "text": text, **more})


def played(players: Players, text: str, type_: str = "Instant", **more: object) -> Played:
    """What comes of such a card."""
    return players.play(ToPlay("", card(text, type_, **more)))


def labels(found: Played) -> list[str]:
    """What was done, in order."""
    return [run.label for run in found.runs]


def test_every_mode_is_played(players: Players) -> None:
    found = played(players, "Choose one —\n• Draw a card.\n• You gain 3 life.")
    assert labels(found) == ["main: casts Odd Ox", "main: casts Odd Ox mode 2"]
    assert [run.state.player("Ann").life for run in found.runs] == [20, 23]


def test_what_may_be_done_is_done_and_not_done(players: Players) -> None:
    found = played(players, "You may draw a card.")
    assert labels(found) == ["main: casts Odd Ox", "main: casts Odd Ox no"]
    assert len({len(run.state.player("Ann").hand) for run in found.runs}) == 2


def test_a_card_is_played_at_the_first_moment_at_which_it_may_be(players: Players) -> None:
    """A counterspell needs a spell, and what destroys a blocking creature a fight."""
    assert labels(played(players, "Counter target spell.")) == ["spell: casts Odd Ox"]
    destroy = "Destroy target blocking creature."
    assert labels(played(players, destroy)) == ["fight: casts Odd Ox"]


def test_a_permanent_is_used_attacks_and_dies(players: Players) -> None:
    text = "{T}: Add {G}.\nWhen this creature dies, draw a card."
    found = played(players, text, "Creature — Ox", power=2, toughness=2)
    assert labels(found) == ["main: casts Odd Ox", "activate 1", "turn", "dies"]
    cast, tapped, turn, dies = found.runs
    assert tapped.state.player("Ann").mana
    assert turn.state.player("Bob").life == 18
    assert len(dies.state.player("Ann").hand) == len(cast.state.player("Ann").hand) + 1
    assert found.broken == ()


def test_what_is_not_carried_out_is_broken(of_base: Players) -> None:
    """The words are told, and the run that came to them."""
    found = played(of_base, "Suspect target creature.")
    assert [run.declined for run in found.broken] == [
        "the keyword action suspect (from the edition 2024-02-02) is not implemented"
    ]


@pytest.mark.parametrize(
    "text", ["Suspect target creature.", "Cloak the top card of your library."]
)
def test_what_an_edition_lacks_is_not_playable(text: str) -> None:
    assert unplayable(card(text), OLDER, oracle_of(OLDER)) != ()
    assert unplayable(card("Draw a card."), OLDER, oracle_of(OLDER)) == ()


def test_what_happened_is_told_by_lines_and_rules(players: Players) -> None:
    """Events, what is new at the end, and the rules that were cited."""
    (run,) = played(players, "You gain 3 life.").runs
    told = list(lines(run, RULEBOOK, players.forms))
    assert "  LifeGained(player='Ann', amount=3)" in told
    assert any(line.startswith("  Ann: 23 ") for line in told)
    assert "119.3" in rules_of(run)


def test_how_a_card_moved() -> None:
    kept = {key("pool", "Ox"): Digest("AAAA", "BBBB")}
    assert moved(kept, key("pool", "Ox"), Digest("AAAA", "BBBB")) is None
    assert moved(kept, key("pool", "Ox"), Digest("AAAA", "CCCC")) is How.CITED
    assert moved(kept, key("pool", "Ox"), Digest("CCCC", "BBBB")) is How.PLAYED
    assert moved(kept, key("file", "Ox"), Digest("AAAA", "BBBB")) is How.NEW


def test_a_file_of_hashes_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "smoke.txt"
    kept = {key("pool", "Ox"): Digest("AAAA", "BBBB"), key("pool", "Imp"): Digest("CC+/", "DDDD")}
    path.write_text(written(kept), encoding="utf-8")
    assert read_kept(path) == kept
    path.write_text("# title\nAAAA\n", encoding="utf-8")
    with pytest.raises(BadCards, match=r"smoke.txt:2: 'AAAA' is no row"):
        read_kept(path)


def test_the_command_plays_one_card(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """All that happens is shown; with --diff that it plays otherwise, with exit code 1."""
    command = ["cards", "smoke", "--pool", "--only", "Shock"]
    assert main(command) == 0
    shown = capsys.readouterr().out
    assert "Damage(source=" in shown
    assert shown.endswith("1 cards, 1 runs\n")
    kept = tmp_path / "smoke.txt"
    kept.write_text(written({key("pool", "Shock"): Digest("AAAA", "BBBB")}), encoding="utf-8")
    command += ["--kept", str(kept), "--json"]
    assert main([*command, "--diff"]) == 1
    assert json.loads(capsys.readouterr().out)["cards"][0]["moved"] == "played"
    assert main([*command, "--diff", "--accept"]) == 0
    capsys.readouterr()
    assert main([*command, "--diff"]) == 0
