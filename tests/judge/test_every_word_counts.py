"""No word of a card is read and then lost: another word in its place means something else.

A phrase of a line is replaced by another that its table reads. What comes of the line must differ;
if it does not, what the phrase says has not reached the value. `is_excused` has where it need not.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from judge.cards import builtin_pool
from judge.cards.imports import records_in
from judge.language import Prepared
from judge.language.template import GRANTER, SELF
from judge.language.trees import text_of
from judge.values import Lang
from tests.judge.printed_lines import cards_of, phrases, prepared, read

SEED = 702
PRONOUNS = re.compile(
    rf"(?:it|it's|it has|they|{SELF}(?: has| is)?|that \w+|those \w+|each of (?:them|those \w+)|"
    rf"its|their|{SELF}'s|that \w+'s|the \w+'s|its controller|"
    rf"each creature you control|the exiled card|它|其|{SELF}的|该\w+|其操控者|这些\w+|"
    r"所放逐的牌|所有由你操控的生物|"
    r"每个由你操控的生物)\Z"
)
DIES = re.compile(r"(?:从(?:场上|战场))?[置进]入坟墓场|死去|死亡")
OWN_ZONE = re.compile(r"[\w'’的 ]{0,16}(?:hand|librar|graveyard|手|牌库|坟墓场)")
ONLY_ONE_CAN = re.compile(
    r".?(?:discards (?:that card|it)\b|exiles it|shuffles (?:it|that card)|puts? (?:it|the rest)\b|"
    r"弃掉该牌|将(?:它|该牌|其余的牌)|放逐其牌库顶牌|展示其牌库顶牌)"
)


class Lost(NamedTuple):
    """A line whose value stays the same with `new` for the words `old` that a table read."""

    table: str
    line: str
    at: int
    old: str
    new: str


def lost_words(lines: Iterable[Prepared], lang: Lang, each: int) -> list[Lost]:
    """The phrases of the lines that nothing depends on; `each` has how many others are tried."""
    random, known = Random(SEED), []
    others: dict[tuple[str, str], dict[str, object]] = defaultdict(dict)
    for line in lines:
        found = read(line.text, line.raw, lang)
        if found is not None:
            known.append((line, *found))
            for phrase in phrases(found[1], found[0]):
                said = others[phrase.table, phrase.number]
                said.setdefault(text_of(phrase.tree), phrase.tree.value)
    assert len(known) > 500
    pools = {key: list(said.items()) for key, said in others.items()}
    lost = []
    for line, table, tree, value in known:
        for phrase in list(phrases(tree, table))[1:]:
            old = text_of(phrase.tree)
            pool = pools[phrase.table, phrase.number]
            for new, meaning in random.sample(pool, min(each, len(pool))):
                if not old or meaning == phrase.tree.value:
                    continue
                text, raw = (
                    words[: phrase.at] + new + words[phrase.at + len(old) :]
                    for words in (line.text, line.raw)
                )
                again = read(text, raw, lang)
                if again is not None and again[2] == value:
                    lost.append(Lost(phrase.table, line.text, phrase.at, old, new))
    return lost


THIS_ONE = re.compile(
    rf"[{SELF}{GRANTER}]|that (?:token|permanent|card|creature)\b|the card\b"
    r"|the sacrificed creature\b|其(?![中他余])"
)
HOLDERS = ("holder", "known_players", "target_players")


def is_excused(lost: Lost) -> bool:
    """True where another word may mean the same in that place."""
    before, after = lost.line[: lost.at], lost.line[lost.at + len(lost.old) :]
    if lost.table in ("possessive", "possessor") and OWN_ZONE.match(after):
        return True  # a card goes to the zones of its owner, whatever is said (400.3)
    if lost.table in HOLDERS and OWN_ZONE.match(re.sub(r"\A(?:'s?|的|之)", "", after)):
        return True  # the same, where the words for a player stand before "'s"
    if lost.table == "players" and ONLY_ONE_CAN.match(after):
        return True  # it is in that player's zone
    if lost.table == "possessor" and ONLY_ONE_CAN.match(after.removeprefix(" owner")):
        return True  # the same, where only its owner can
    if PRONOUNS.match(lost.old) and PRONOUNS.match(lost.new):
        return True  # which object is meant, the words around it decide
    if THIS_ONE.sub("it", lost.new) == THIS_ONE.sub("it", lost.old):
        return True  # "it" and "that token" are this object, where nothing else is spoken of
    if lost.table == "mana_signs" and {lost.old, lost.new} == {"{c}", "{1}"}:
        return True  # the old sign of colorless mana
    if lost.table == "mana_signs" and {lost.old, lost.new} == {"{c}{c}", "{2}"}:
        return True
    if lost.table == "whole_name":
        return True  # what two cards meld into, their own cards say
    if "the exiled card" in lost.old and "exiled with it" in lost.new:
        return True  # what is done to "the exiled card" is done to each that was exiled (607.3)
    if {lost.old, lost.new} == {"that card", "the exiled card"} and "exile" in lost.line[: lost.at]:
        return True  # it is the card that was exiled just before
    if DIES.fullmatch(lost.old) and DIES.fullmatch(lost.new):
        return True  # a permanent goes to a graveyard from the battlefield (700.4)
    if lost.new == f"{lost.old} you control" and "under your control" in after:
        return True  # it is said twice
    if {lost.old, lost.new} == {"they", "your opponents"} and "each opponent" in before:
        return True
    if {lost.old, lost.new} == {"对手", "他"} and "每位对手" in before:
        return True
    if before.endswith("each copy targets a different one of those "):
        return True  # which these are, the sentence before it says
    repeated = lost.line[: lost.at] + lost.new + after
    return words_of(repeated) - words_of(lost.line) <= {
        "than",
        SELF,
        "on",
        "the",
        "battlefield",
        "other",
        "another",
        *("其", "他") * ("另" in lost.line),
    }


def words_of(text: str) -> set[str]:
    """The words of a text, or its Chinese characters without those that join words."""
    words = re.findall(rf"[a-z'-]+|[^\x00-\x7f]|\d+|{SELF}", text)
    found = {word.removesuffix("s").removesuffix("'") for word in words}  # one or several
    return found - set("且的它之战场上除以外由将某")


def test_every_word_of_the_pool_counts() -> None:
    """The cards that come with the judge."""
    lines = prepared(builtin_pool(), Lang.EN, 600)
    assert [lost for lost in lost_words(lines, Lang.EN, 1) if not is_excused(lost)] == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", Lang)
def test_every_word_of_a_sample_of_all_cards_counts(shared: Path, lang: Lang) -> None:
    """Lines drawn from a large file, in both languages."""
    records = list(records_in(shared / "cards" / "cards.jsonl"))
    Random(SEED).shuffle(records)
    lines = prepared(cards_of(records, lang), lang, 1_000)
    assert [lost for lost in lost_words(lines, lang, 1) if not is_excused(lost)] == []
