"""One line of a scenario in words: what is so before the play, what is done, or what is asked."""

from __future__ import annotations

from judge.asking.canonical.actions import only
from judge.asking.canonical.rows import as_data, table
from judge.language import Include, Template


def _one_of(key: str, of: str) -> Template:
    """A row that reads what another table does to a list of one below a key."""

    def unmake(value: object) -> object:
        held = only(key, value)
        return held[0] if isinstance(held, tuple) and len(held) == 1 else None

    return as_data(lambda it: {key: (it,)}, unmake, f"{{it:{of}}}", f"{{it:{of}}}")


TABLES = (table("line", Include("setup"), _one_of("play", "item"), _one_of("ask", "question")),)
