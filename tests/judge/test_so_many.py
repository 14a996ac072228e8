""" "Three or more creatures attacked this turn" counts creatures, not how often they did so."""

from __future__ import annotations

import pytest

from judge.abilities import patterns as p
from judge.abilities.bases import Pattern
from judge.abilities.conditions import Happened
from judge.abilities.filters import IsPermanent, OfType
from judge.cards import CardType
from judge.language import REJECTED
from judge.oracle.lexicon.filters import every
from judge.oracle.lexicon.verbs.saying import OFTEN, ONCE, did
from judge.oracle.lexicon.verbs.verb import Acts

CREATURES = every(IsPermanent(), OfType(CardType.CREATURE))


def is_of_objects(kind: type[Pattern]) -> bool:
    """True of an event that needs no other words than of which objects it is."""
    fields = kind.__struct_fields__
    needed = fields[: len(fields) - len(kind.__struct_defaults__)]
    return "filter" in fields and set(needed) <= {"filter"}


OF_OBJECTS = sorted(
    filter(is_of_objects, (getattr(p, name) for name in p.__all__)),
    key=lambda kind: kind.__name__,
)


@pytest.mark.parametrize("kind", OF_OBJECTS)
def test_so_many_objects_are_different_ones(kind: type[Pattern]) -> None:
    """What an object can do twice counts objects; or the words are not read."""
    assert {*ONCE, *OFTEN} - {p.PutInto, p.Departs} <= {*OF_OBJECTS}
    made = did(CREATURES, (Acts(kind)(),), 3)
    if made is REJECTED:
        assert kind not in (*ONCE, *OFTEN)
        return
    assert isinstance(made, Happened)
    assert made.different is (kind not in ONCE)


def test_two_verbs_of_the_same_creatures_are_counted_together() -> None:
    """ "Attacked or blocked": one creature that did both, in two combats, is one."""
    made = did(CREATURES, (Acts(p.Attacks)(), Acts(p.Blocks)()), 3)
    assert made == Happened(
        p.EitherOf((p.Attacks(CREATURES), p.Blocks(CREATURES))), 3, different=True
    )
