"""The kinds of value that abilities are made of; each module of this package holds one kind.

All are data: printed, compared and hashed by their fields, and without behavior. What they do is
in `judge.rules`; what they are called is in `judge.oracle`.
"""

from __future__ import annotations

from judge.values import Value


class Ability(Value):
    """Something an object has that the rules act on (113)."""


class Effect(Value, kw_only=True):
    """Something that the resolution of a spell or ability does, or that is done to pay a cost.

    What it spoke of or made is kept under its `label`, where later words refer to that.
    """

    label: int = 0


class Who(Value):
    """Words that denote objects or players when they are carried out."""


class Objects(Who):
    """Words that denote objects."""


class Players(Who):
    """Words that denote players."""


class Filter(Value):
    """A quality that an object has or has not."""


class Grouping(Value):
    """What objects that are chosen together must be to one another."""


class Calculation(Value):
    """An amount that is worked out when it is needed."""


Amount = int | Calculation


class Condition(Value):
    """Something that is so or is not."""


class Pattern(Value):
    """Events of a kind: what triggers wait for, what replacements replace, what was done."""


class Modification(Value):
    """What a continuous effect does to an object, each in its layer (613.1)."""


class StaticRule(Value):
    """What a static ability makes so (604)."""


class Instead(Value):
    """What a replacement effect makes of an event (614)."""


class Duration(Value):
    """How long a continuous effect lasts (611.2)."""
