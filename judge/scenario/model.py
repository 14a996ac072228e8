"""A scenario as read: what is where, what the players do, what is asked and what is expected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.game.steps import Step
from judge.values import Bilingual, Value


def _plain(value: Any) -> Any:
    """A value as JSON has it."""
    if isinstance(value, Expectation | Item):
        return value.plain()
    if isinstance(value, Mapping):
        return {key: _plain(held) for key, held in value.items()}
    return [_plain(held) for held in value] if isinstance(value, list | tuple) else value


class Moment(Value):
    """A turn and step; None is any turn, or any step."""

    turn: int | None = None
    step: Step | None = None


class Placed(Value):
    """Something that is in a zone as play starts; `given` are the keys of its entry."""

    card: str
    label: Bilingual | None = None
    count: int = 1
    given: Mapping[str, Any] = {}
    lines: Mapping[str, int] = {}  # of its keys; "" is where it begins

    def is_called(self, name: str) -> bool:
        """True if a name is its label, in either language, or its card as it is written."""
        label = self.label
        return name == self.card or (label is not None and name in (label.en, label.zh))


class Seat(Value):
    """A player as the scenario describes them; a zone that is not named is absent."""

    name: str
    zones: Mapping[str, tuple[Placed, ...]]
    given: Mapping[str, Any] = {}
    lines: Mapping[str, int] = {}  # of its keys; "" is where it begins


class Expectation(Value):
    """One thing that is expected, or asked: its key and the value expected, and its line."""

    key: str
    value: Any
    line: int

    def plain(self) -> dict[str, Any]:
        """The expectation as it stands in a scenario."""
        return {self.key: _plain(self.value)}


class Item(Value):
    """One thing that is done; `given` is what the action's key and its details say."""

    action: str
    given: Mapping[str, Any]
    line: int
    player: str | None = None
    at: Moment | None = None
    respond: bool = False
    choose: tuple[Any, ...] | None = None
    only_try: bool = False
    legal: bool | None = None
    checks: tuple[Expectation, ...] = ()
    again: bool = False  # what is left of a declaration that was refused

    def plain(self) -> dict[str, Any]:
        """The item as it stands in a scenario."""
        held: dict[str, Any] = {} if self.player is None else {"player": self.player}
        held |= {key: _plain(value) for key, value in self.given.items()}
        if self.at is not None:
            step = None if self.at.step is None else self.at.step.value
            at = {"turn": self.at.turn, "step": step}
            held["at"] = {key: value for key, value in at.items() if value is not None}
        held |= {"respond": True} if self.respond else {}
        held |= {} if self.choose is None else {"choose": list(self.choose)}
        held |= {} if self.legal is None else {"legal": self.legal}
        return held


class CardEntry(Value):
    """A card that the scenario brings along, by its keys."""

    name: str
    given: Mapping[str, Any]
    line: int


class Scenario(Value):
    """A scenario; `file` and `index` say where it stands, `unread` which keys nobody reads yet."""

    title: Bilingual
    file: str
    index: int
    line: int
    seats: tuple[Seat, ...]
    id: str | None = None
    rules: str | None = None
    game: str | None = None
    range_of_influence: int | None = None  # of every player who has no other (801)
    attack_option: str | None = None  # None: as the variant has it (802, 803)
    deploy_creatures: bool | None = None  # None: as the variant has it (804)
    monarch: str | None = None
    initiative: str | None = None
    day: bool | None = None  # None: neither day nor night
    cites: tuple[str, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    active: str | None = None
    number: int = 1
    step: Step = Step.PRECOMBAT_MAIN
    play: tuple[Item, ...] = ()
    choices: Mapping[str, tuple[Any, ...]] = {}
    random: tuple[Any, ...] = ()
    until: Moment | None = None
    explore: bool = False
    ask: tuple[Expectation, ...] = ()
    expect: tuple[Expectation, ...] = ()
    unread: tuple[str, ...] = ()
