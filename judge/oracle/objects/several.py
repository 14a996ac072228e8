"""One object, or several."""

from __future__ import annotations

from judge.abilities.bases import Who
from judge.abilities.who import This, Together
from judge.language import Include, Table, t, w
from judge.oracle.objects.picking import each_of


def _together(a: Who, b: Who) -> Who:
    return Together((a, b))


ONE_OBJECTS = Table(
    "one_objects",
    (
        Include("pronoun"),
        w(This(), "@s ~", "~"),
        Include("attached"),
        Include("linked"),
        Include("target_permanent"),
        *each_of("permanents", "个"),
    ),
    ("target creature", "目标生物"),
)
OBJECTS = Table(
    "objects",
    (
        Include("one_objects"),
        t(
            _together,
            "@p {a:one_objects} and {b:objects}|@p both {a:one_objects} and {b:objects}",
            "{a:one_objects}和{b:objects}|{a:one_objects}与{b:objects}|"
            "{a:one_objects}及{b:objects}",
            rank=1,
        ),
    ),
    ("target creature", "目标生物"),
)
