"""Everything that a command can be, and that a player is said to do to objects."""

from __future__ import annotations

from collections.abc import Iterator

from judge.language import Include, Table, t
from judge.language.template import Row, Template, Word
from judge.oracle.clauses.object_effects.actions import ACTIONS
from judge.oracle.clauses.object_effects.done import DONE
from judge.oracle.lexicon.verbs.verb import form_of
from judge.values import Lang


def told(row: Row) -> Row:
    """What is commanded: only of those who are told to."""
    assert isinstance(row, Template | Word)
    return row.with_(en=tuple(f"@p {text}" for text in row.en if text))


def agreeing(row: Row) -> Row:
    """A command that a player is also said to do: "exiles a card", with its verb in front."""
    assert isinstance(row, Template | Word)
    if isinstance(row, Template):
        return row.with_(spell=_forms)
    return row.with_(en=tuple(one for text in row.en for one in _forms(text, Lang.EN)))


def _forms(text: str, lang: Lang) -> Iterator[str]:
    if lang is Lang.ZH:
        yield text
    elif text:
        verb, _, rest = text.partition(" ")
        yield f"@p {text}"
        yield f"@s {form_of(verb, 's')} {rest}"


ACT = Table(  # without a player in them
    "act",
    (*(agreeing(row) for row in DONE), *(told(row) for row in ACTIONS), Include("beholding")),
    ("destroy target creature", "消灭目标生物"),
)
MANA_PRED = Table(
    "mana_pred", (t(lambda e: e, "@p {e:mana_effect}", "{e:mana_effect}"),), ("add {g}", "加{g}")
)
