"""Objects that are picked, and all of a kind."""

from __future__ import annotations

from judge.abilities.amounts import Count
from judge.abilities.bases import Amount, Filter, Objects
from judge.abilities.filters import Other
from judge.abilities.who import Chosen, Every
from judge.language import REJECTED, Template, t
from judge.oracle.filters import every
from judge.oracle.nouns.phrases import one_of


def _every(f: Filter) -> Objects:
    return Every(f)


def _every_such(f: Filter, g: Filter) -> Objects:
    return Every(every(f, g))


def _chosen(f: Filter, n: Amount = 1) -> Objects:
    return Chosen(f, n)


def _chosen_up_to(f: Filter, n: Amount = 1) -> Objects:
    return Chosen(f, n, 0)


def _at_random(f: Filter, n: Amount = 1) -> Objects:
    return Chosen(f, n, at_random=True)


def _picked_any(f: Filter) -> Objects:
    return Chosen(f, Count(f), 0)


def _picked_other(f: Filter) -> Objects:
    return Chosen(every(Other(), f))


def _chosen_of(fs: tuple[Filter, ...]) -> object:
    f = one_of(fs)
    return REJECTED if f is REJECTED else Chosen(f)  # type: ignore[arg-type]


def each_of(what: str, m: str) -> tuple[Template, ...]:
    """The wordings for several, or any, of what a table names, with its measure word."""
    s, p, z = f"{{f:{what}@s}}", f"{{f:{what}@p}}", f"{{f:{what}}}"
    n = "{n:plural_count}"
    return (
        t(_every, f"@s each {s}", f"每{m}{z}|每{m}{z}各|每{m}{z}上各"),
        t(_every, f"@p all {p}|@p all the {p}", f"所有{z}|全部{z}"),
        t(_chosen, f"@s a {s}|@s an {s}|@s one {s}", f"一{m}{z}"),
        t(_picked_other, f"@s another {s}", f"另一{m}{z}|一{m}其他{z}"),
        t(_chosen, f"@p {n} {p}", f"{n}{m}{z}"),
        t(_chosen_up_to, f"@p up to {n} {p}", f"至多{n}{m}{z}"),
        t(_chosen_up_to, f"@s up to one {s}", f"至多一{m}{z}", n=1),
        t(_picked_any, f"@p any number of {p}", f"任意数量的{z}|任意数量{z}|任意{m}{z}"),
    )


EVERY_PERMANENT = (
    t(
        _every_such,
        "",
        "{g:posts}的每个{f:permanents}|{g:posts}的每个{f:permanents}各|{g:posts}之每个{f:permanents}",
    ),
    t(_every, "@p {f:permanents@p}", "{f:permanents}"),
)
CHOSEN_CARDS = (
    t(_chosen_of, "@s {fs:listed_cards}", ""),
    t(
        _at_random,
        "@s a {f:cards@s} at random",
        "",
        ex=("a creature card at random", ""),
    ),
    t(
        _at_random,
        "@p {n:plural_count} {f:cards@p} at random",
        "随机{n:plural_count}张{f:cards}",
    ),
)
