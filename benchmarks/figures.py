"""Figures that were measured, beside what they should be."""

from __future__ import annotations

import math


def show(
    name: str, got: float, unit: str, *, at_most: float = math.inf, at_least: float = 0
) -> None:
    """Prints a figure beside its target, and whether it is met."""
    target = f"at least {at_least:g}" if at_least else f"at most {at_most:g}"
    verdict = "met" if at_least <= got <= at_most else "MISSED"
    print(f"{name:42}{got:10.2f} {unit:3} target {target:12} {verdict}")
