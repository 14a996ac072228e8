"""Objects that are picked, and all of a kind."""

from __future__ import annotations

from judge.abilities.amounts import Count
from judge.abilities.bases import Amount, Filter, Objects
from judge.abilities.filters import Other
from judge.abilities.who import Chosen, Every
from judge.language import REJECTED, Template, t
from judge.oracle.lexicon.filters import every
from judge.oracle.phrases.nouns.phrases import one_of
from judge.oracle.phrases.objects.groupings import Grouped


def _every(f: Filter) -> Objects:
    return Every(f)


def _chosen(f: Filter, n: Amount = 1, another: bool = False, at_random: bool = False) -> Objects:
    return Chosen(every(Other(), f) if another else f, n, at_random=at_random)


def _chosen_up_to(
    c: Grouped | None = None, n: Amount = 1, f: Filter | None = None
) -> Objects | None:
    """So many of them together, or one of a kind."""
    if c is not None:
        return Chosen(c[0], n, 0, group=c[1])
    return None if f is None else Chosen(f, n, 0)


def _picked_any(c: Grouped) -> Objects:
    return Chosen(c[0], Count(c[0]), 0, group=c[1])


def _chosen_of(fs: tuple[Filter, ...]) -> object:
    f = one_of(fs)
    return REJECTED if f is REJECTED else Chosen(f)  # type: ignore[arg-type]


def each_of(what: str, m: str) -> tuple[Template, ...]:
    """The wordings for several, or any, of what a table names, with its measure word."""
    s, p, z = f"{{f:{what}@s}}", f"{{f:{what}@p}}", f"{{f:{what}}}"
    n, c = "{n:plural_count}", f"{{c:{what}_together}}"
    return (
        t(_every, f"@s each {s}", f"每{m}{z}|每{m}{z}各|每{m}{z}上各"),
        t(_every, f"@p all {p}|@p all the {p}", f"所有{z}|全部{z}"),
        t(_every, f"@p {p}", z),
        t(
            _chosen,
            f"@s a {s}|@s an {s}|@s one {s}|@p {n} {p}|@s {{another:another_one}} {s}|"
            f"@p {n} {p} {{at_random}}|@s [a/an] {s} {{at_random}}",
            f"一{m}{z}|{n}{m}{z}|{{another:another_one}}{z}|{{at_random}}{n}{m}{z}",
        ),
        t(
            _chosen_up_to,
            f"@p up to {n} {c}|@s up to one {s}",
            f"至多{n}{m}{c}|至多一{m}{z}",
        ),
        t(_picked_any, f"@p any number of {c}", f"任意数量的{c}|任意数量{c}|任意{m}{c}"),
        t(_chosen_of, f"@s {{fs:listed_{what}}}", ""),
    )
