"""Words that refer, once it is found what they mean: a target, the event, what a clause did.

Nobody reads these from text. `judge.oracle.references` puts them in the place of pronouns; a target
has a `name` that is its own within the ability, and an effect that is referred to has a `label`.
"""

from __future__ import annotations

from judge.abilities.bases import Filter, Objects, Players, Who


class TheTarget(Objects):
    """The objects chosen for a word "target" of the same ability."""

    name: int
    index: int = 0  # as in `Target`, given by `numbered`


class TheTargetPlayer(Players):
    """The players chosen for a word "target" of the same ability."""

    name: int
    index: int = 0


class TheTargets(Who):
    """The objects and players chosen for a word "target" of the same ability."""

    name: int
    index: int = 0


class Said(Objects):
    """The objects that an effect spoke of or made; `before` what it moved them, as they were.

    `other` is the label of what may be done in its place: "if …, search for …, otherwise …".
    """

    label: int
    before: bool = False
    other: int = 0


class DoneBy(Objects):
    """Those of a filter to whom effects, the cost or the event did something, as they were."""

    parts: tuple[Objects, ...]
    filter: Filter | None = None


class PlayerOrController(Players):
    """A player spoken of or, where that is a planeswalker, its controller."""

    player: Players
    planeswalker: Objects


class AttackedBy(Objects):
    """The planeswalker that these attack, or did as they left combat; a battle is none."""

    attackers: Objects


class AttackedPlayerBy(Players):
    """The player whom these attack, or did as they left combat."""

    attackers: Objects


class SaidPlayers(Players):
    """The players that an effect spoke of."""

    label: int


class SaidAny(Who):
    """The objects or players that an effect spoke of."""

    label: int


class TriggerPlayer(Players):
    """The player of the event that triggered the ability, or that is replaced."""


class OnePlayer(Players):
    """The player whom an effect or a condition on several players is at."""


class AboutPlayers(Players):
    """The players that a shield or a rule is about."""


class Itself(Objects):
    """The one of several subjects that an effect is at ("each creature deals damage to itself")."""


class Kept(Objects):
    """Objects that a delayed or reflexive ability remembers, by their place among its words."""

    place: int = 0


class KeptPlayers(Players):
    """Players that a delayed or reflexive ability remembers."""

    place: int = 0


class PaidWith(Objects):
    """What was sacrificed, discarded, exiled or revealed to pay the cost."""


class TappedWith(Objects):
    """What was tapped to pay the cost, as it is now, or was when it left."""


class Those(Objects):
    """The objects of these ids: those that an effect has determined."""

    ids: tuple[int, ...]
