"""The names that tell a card of a later edition are those that only the newest book has."""

from __future__ import annotations

import re
from pathlib import Path

from benchmarks.mechanics import ABILITY_WORDS
from judge.later_cards import later_names
from judge.rules.editions import BASE_EDITION, NEWEST_EDITION
from judge.ruling.asking import rulebook_of

HEADING = re.compile(r"^70[12]\.\d+\. (.+?)\s*$", re.MULTILINE)
LISTED = re.compile(r"^207\.2c .* The ability words are (.+?)\.", re.MULTILINE)
ABILITY_WORD = re.compile(r", (?:and )?")
OLD = {"triple", "umbra armor"}  # a word of older cards, a new name of an old ability
ITS_OWN = {"∞": "∞ (infinity)"}  # as the book writes it
NO_KEYWORDS = {  # what cards do with keywords of these, and what other chapters are about
    *("solve", "firebend", "increase speed", "crime", "expend", "rad counter"),
    *("prepare", "unprepare", "triple power and toughness", "unsuspect"),
}


def test_every_keyword_of_later_editions_tells_its_cards(shared: Path) -> None:
    """A name that is forgotten leaves cards of later editions among the others."""
    base, newest = (
        set(HEADING.findall(_book(shared, edition.date).lower()))
        for edition in (BASE_EDITION, NEWEST_EDITION)
    )
    names = {ITS_OWN.get(name, name) for name in later_names(rulebook_of(NEWEST_EDITION.date))}
    assert newest - base - OLD == names - NO_KEYWORDS
    assert names >= NO_KEYWORDS


def test_every_ability_word_of_later_editions_is_counted(shared: Path) -> None:
    """The benchmark counts the cards of the words that only the newest book lists (207.2c)."""
    base, newest = (
        set(ABILITY_WORD.split(LISTED.findall(_book(shared, edition.date))[0]))
        for edition in (BASE_EDITION, NEWEST_EDITION)
    )
    assert newest - base == set(ABILITY_WORDS)


def _book(shared: Path, date: str) -> str:
    return (shared / "cr" / f"english_{date.replace('-', '')}.txt").read_text(encoding="utf-8-sig")
