"""How numbers are compared."""

from __future__ import annotations

from judge.abilities.filters import Comparison

AT_LEAST, AT_MOST, EQUAL = Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL
