"""What something is, without its abilities: "2/2 red Goblin creature" after the size."""

from __future__ import annotations

from typing import NamedTuple

from judge.cards import CardType
from judge.language import Include, Table, t
from judge.oracle.phrases.tokens.types import Colors


class Kind(NamedTuple):
    """Colors, where any are said, subtypes and card types."""

    c: Colors | None = None
    b: tuple[str, ...] = ()
    k: tuple[CardType, ...] = ()


def _fields(value: object, *names: str) -> dict[str, object] | None:
    """The fields of a kind that says just these."""
    if not isinstance(value, Kind):
        return None
    said = {name: it for name, it in value._asdict().items() if it not in (None, ())}
    return said if set(said) == set(names) else None


def _apart(value: object) -> dict[str, object] | None:
    if not isinstance(value, Kind) or value.c is None:
        return None
    return {"c": value.c, "d": value._replace(c=None)}


def _tables(name: str, types: str, sample: tuple[str, str]) -> tuple[Table, Table]:
    """The words for kinds whose card types a table reads, and those with colors before them."""
    kind = f"{{k:{types}}}"
    plain = Table(
        name,
        (
            t(
                lambda b, k: Kind(b=b, k=k),
                f"@k {{b:subtypes_run}} {kind}",
                f"{{b:subtypes_run}}{kind}",
                unmake=lambda value: _fields(value, "b", "k"),
            ),
            t(
                lambda k: Kind(k=k),
                f"@k {kind}",
                kind,
                unmake=lambda value: _fields(value, "k"),
            ),
        ),
        sample,
    )
    colored = Table(
        f"colored_{name}",
        (
            Include(name),
            t(
                lambda c, d: d._replace(c=c),
                f"@d {{c:token_colors}} {{d:{name}}}",
                f"{{c:token_colors}}{{d:{name}}}|{{c:token_colors}}的{{d:{name}}}|"
                f"{{c:token_colors}}，{{d:{name}}}",
                unmake=_apart,
            ),
        ),
        (f"red {sample[0]}", f"红色{sample[1]}"),
    )
    return plain, colored


_KIND, COLORED_KIND = _tables("described_thing", "types_run", ("goblin creature", "鬼怪生物"))
KIND = Table(  # also by a subtype alone
    "described_thing",
    (
        *_KIND.rows,
        t(
            lambda b: Kind(b=b),
            "{b:subtypes_run}",
            "{b:subtypes_run}",
            unmake=lambda value: _fields(value, "b"),
        ),
    ),
    _KIND.sample,
)
TOKEN_KINDS = _tables("described_token", "token_kind", ("goblin creature token", "鬼怪衍生生物"))
TABLES = (KIND, COLORED_KIND, *TOKEN_KINDS)
