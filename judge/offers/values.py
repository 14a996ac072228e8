"""What may be done at a point of a play, as values: each offer is an item of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.ruling import Board
from judge.values import Bilingual, Value


class Offer(Value):
    """Something that may be done: how it is told, and the item that does it."""

    kind: str  # the action: "cast", "activate", "play_land", "special", "resolve"
    player: str | None
    text: Bilingual
    item: Mapping[str, Any]


class Refusal(Value):
    """Something that may not be done now: how it is told, its item, and why, by which rules."""

    offer: Offer
    why: Bilingual
    rules: tuple[str, ...]


class Named(Value):
    """An object, player or word to choose: as it is written in a scenario, and as it is shown."""

    key: str
    shown: Bilingual


class Row(Value):
    """What one creature may do in combat: what it may attack or block, by name.

    For an assignment of damage, `amounts` are those of the usual assignment, one an option.
    """

    creature: Named
    options: tuple[Named, ...]
    amounts: tuple[int, ...] = ()


class Declaration(Value):
    """A declaration of attackers or blockers, or an assignment of damage, that may be made."""

    action: str  # "attack", "block" or "assign"
    player: str
    rows: tuple[Row, ...]


class Choice(Value):
    """A decision that a player is asked for.

    `kind` is "pick" (`least` to `most` of `among`), "yes" (or no), "number" (`least` to `most`,
    -1: no limit), "word" (one of `among`, or any where that is empty), "divide" (`most` among
    `among`), "arrange" (all of `among` in an order). `into` is where the answer is written:
    "targets", "modes", "x" or "divide" of the last item, its "choose", "choices" of the player,
    or "random". `usual` is the key of what is usually meant, "" where that can't be told.
    """

    player: str
    kind: str
    into: str
    text: Bilingual
    among: tuple[Named, ...] = ()
    least: int = 0
    most: int = 0
    usual: str = ""


class Prospect(Value):
    """A point of a play: the table, what is asked there, what may be done and what may not.

    `refused` has, by the place of the item in the script, why it may not be done; `steps` are
    the moments of the game that one may go on to. `is_cut`: there is so much on the table that
    not all of what may be done was tried.
    """

    board: Board
    choice: Choice | None = None
    offers: tuple[Offer, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    steps: tuple[tuple[int, str, Bilingual], ...] = ()
    refused: Mapping[int, Bilingual] = {}
    is_over: bool = False
    is_cut: bool = False
