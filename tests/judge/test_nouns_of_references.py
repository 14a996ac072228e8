"""The noun of a reference fits what it refers to: over pairs of clauses, or the line is declined.

"Exile the top card of your library. Put a +1/+1 counter on Herald. You may play that card": a card
is meant, and never the creature that was spoken of since. What each clause speaks of is said here
by hand; the resolver reads none of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from judge.abilities import SpellAbility
from judge.abilities import references as r
from judge.abilities.bases import Effect
from judge.abilities.effects.combinators import Sequence
from judge.abilities.walk import TARGETS, within
from judge.cards import CardType, Face, TypeLine
from judge.language import Declined
from judge.oracle import Oracle
from judge.values import Bilingual


class Clause(NamedTuple):
    """A sentence in both languages, and the nouns for what it speaks of or refers to."""

    en: str
    zh: str
    nouns: tuple[str, ...]


FIRST = (
    Clause("Exile the top card of your library.", "放逐你的牌库顶牌。", ("card",)),
    Clause("Reveal the top card of your library.", "展示你的牌库顶牌。", ("card",)),
    Clause("Tap target creature.", "横置目标生物。", ("creature", "permanent")),
    Clause(
        "Put a +1/+1 counter on target creature.",
        "在目标生物上放置一个+1/+1指示物。",
        ("creature", "permanent"),
    ),
    Clause(
        "Target creature gets +1/+1 until end of turn.",
        "目标生物得+1/+1直到回合结束。",
        ("creature", "permanent"),
    ),
    Clause(
        "Target creature gains haste until end of turn.",
        "目标生物获得敏捷异能直到回合结束。",
        ("creature", "permanent"),
    ),
    Clause(
        "Create a 1/1 red Goblin creature token.",
        "派出一个1/1红色鬼怪衍生生物。",
        ("creature", "permanent", "token"),
    ),
    Clause("Untap target land.", "重置目标地。", ("land", "permanent")),
    Clause("Tap target artifact.", "横置目标神器。", ("artifact", "permanent")),
    Clause("Tap target enchantment.", "横置目标结界。", ("enchantment", "permanent")),
    Clause("Tap target Equipment.", "横置目标武具。", ("equipment", "artifact", "permanent")),
    Clause("Tap target Vehicle.", "横置目标载具。", ("vehicle", "artifact", "permanent")),
    Clause("Return target spell to its owner's hand.", "", ("spell", "card")),
)
AGAIN = (
    Clause("You may play that card this turn.", "你本回合中可以使用该牌。", ("card",)),
    Clause("You may play it this turn.", "你本回合中可以使用它。", ("card",)),
    Clause("Put that card into your hand.", "将该牌置于你手上。", ("card",)),
    Clause("Untap that creature.", "重置该生物。", ("creature",)),
    Clause("Untap that permanent.", "重置该永久物。", ("permanent",)),
    Clause("Untap that land.", "重置该地。", ("land",)),
    Clause("Untap that artifact.", "重置该神器。", ("artifact",)),
    Clause("Untap that enchantment.", "重置该结界。", ("enchantment",)),
    Clause("Untap that Equipment.", "重置该武具。", ("equipment",)),
    Clause("Untap that Vehicle.", "重置该载具。", ("vehicle",)),
    Clause("Sacrifice that token.", "牺牲该衍生物。", ("token",)),
)
INSTANT = TypeLine((CardType.INSTANT,))
STOP = {"en": " ", "zh": ""}


def fits(first: Clause, again: Clause) -> bool:
    """Whether the noun of a reference is one for what a clause speaks of."""
    return again.nouns[0] in first.nouns


def read(lang: str, *clauses: Clause) -> tuple[Effect, ...] | None:
    """The effects of a spell that says these clauses; None where it is declined."""
    text = STOP[lang].join(getattr(one, lang) for one in clauses)
    told = Oracle().read(Face(Bilingual("Herald", "Herald"), INSTANT, text=text))
    if isinstance(told, Declined):
        return None
    (ability,) = told
    assert isinstance(ability, SpellAbility) and isinstance(ability.effect, Sequence)
    return ability.effect.parts


def spoken_of_by(effect: Effect) -> set[object]:
    """The words that mean what an effect speaks of: its targets, and what it keeps."""
    named = {r.TheTarget(part.name) for part in within(effect) if isinstance(part, TARGETS)}
    return named | {r.Said(part.label) for part in within(effect) if isinstance(part, Effect)}


def referring(effect: Effect) -> list[object]:
    """The words of an effect for what was spoken of before it."""
    return [part for part in within(effect) if isinstance(part, (r.TheTarget, r.Said))]


def named(*clauses: Clause, lang: str) -> str:
    """The texts of some clauses, as the name of a test."""
    return f"{lang}: " + " ".join(getattr(one, lang) for one in clauses)


def alone() -> Iterator[Any]:
    """Each clause, and each reference after it."""
    for lang in STOP:
        for first in FIRST:
            for again in AGAIN:
                if getattr(first, lang):
                    yield pytest.param(first, again, lang, id=named(first, again, lang=lang))


def between() -> Iterator[Any]:
    """Each reference to the first of two clauses, where the noun doesn't fit the second one."""
    for lang in STOP:
        for again in AGAIN:
            for first in FIRST:
                for second in FIRST:
                    said = getattr(first, lang) and getattr(second, lang)
                    if said and fits(first, again) and not fits(second, again):
                        whole = named(first, second, again, lang=lang)
                        yield pytest.param(first, second, again, lang, id=whole)


@pytest.mark.parametrize(("first", "again", "lang"), tuple(alone()))
def test_what_the_noun_does_not_fit_is_not_meant(first: Clause, again: Clause, lang: str) -> None:
    """Nothing else is meant in its place: the line is declined."""
    told = read(lang, first, again)
    if fits(first, again):
        assert told is not None
        assert set(referring(told[1])) & spoken_of_by(told[0])
    else:
        assert told is None, told


@pytest.mark.parametrize(("first", "second", "again", "lang"), tuple(between()))
def test_what_was_said_since_is_passed_over_where_the_noun_does_not_fit_it(
    first: Clause, second: Clause, again: Clause, lang: str
) -> None:
    """In either order the one that the noun fits is meant."""
    for clauses, place in (((first, second), 0), ((second, first), 1)):
        told = read(lang, *clauses, again)
        assert told is not None
        assert set(referring(told[2])) <= spoken_of_by(told[place]), told
        assert referring(told[2])
