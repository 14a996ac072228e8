"""One object, or several."""

from __future__ import annotations

from judge.abilities.bases import Filter, Who
from judge.abilities.filters import AllOf, IsOne, Non, Other
from judge.abilities.who import Every, It, Target, This, Together
from judge.language import REJECTED, Include, Table, t, w
from judge.oracle.lexicon.filters import every, has
from judge.oracle.phrases.nouns.phrases import WHOSE
from judge.oracle.phrases.objects.picking import each_of


def together(a: Who, b: Who) -> object:
    """Two kinds of objects; "each other" after a target is other than that target."""
    if isinstance(a, Target) and isinstance(b, Every):
        b = b.with_(filter=_than_it(b.filter))
    if isinstance(a, Every) and _is_said_of_last(a, b):
        return REJECTED  # "Auras and such creatures you control": whose are the Auras?
    return Together((a, b))


def _is_said_of_last(a: Every, b: Who) -> bool:
    """True where whose they are is said of the last kind alone, and may be meant of all."""
    last = b.parts[-1] if isinstance(b, Together) else b
    return isinstance(last, Every) and not _whose(a.filter) and _whose(last.filter)


def _whose(f: Filter) -> bool:
    return any(has(f, kind) for kind in WHOSE)


def _than_it(f: Filter) -> Filter:
    if isinstance(f, AllOf):
        return f.with_(parts=tuple(_than_it(part) for part in f.parts))
    return Non(IsOne(It())) if isinstance(f, Other) else f


def _every_such(f: Filter, g: Filter) -> Every:
    return Every(every(f, g))


ONE_OBJECTS = Table(
    "one_objects",
    (
        Include("pronoun"),
        w(This(), "@s ~", "~"),
        Include("attached"),
        Include("linked"),
        Include("one_exiled"),
        Include("target_permanent"),
        *each_of("permanents", "个"),
        t(_every_such, "", "{g:posts}的每个{f:permanents}[各/]"),
        t(lambda f: Every(f), "@s each {f:each_and}", ""),
    ),
    ("target creature", "目标生物"),
)
LAST_OBJECTS = Table(  # of three and more
    "last_objects",
    (
        t(
            together,
            "{a:one_objects}, and {b:one_objects}|{a:one_objects}, {b:last_objects}",
            "{a:one_objects}[和/与/及/，和]{b:one_objects}|"
            "{a:one_objects}，{b:last_objects}|{a:one_objects}、{b:last_objects}",
        ),
    ),
    (
        "target creature, and target land",
        "目标生物和目标地",
    ),
)
OBJECTS = Table(
    "objects",
    (
        Include("one_objects"),
        t(
            together,
            "@p {a:one_objects} and {b:objects}|@p both {a:one_objects} and {b:objects}|"
            "@p {a:one_objects}, {b:last_objects}",
            "{a:one_objects}[和/与/及]{b:objects}|"
            "{a:one_objects}，{b:last_objects}|{a:one_objects}、{b:last_objects}",
            rank=1,
        ),
    ),
    ("target creature", "目标生物"),
)
