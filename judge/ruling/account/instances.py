"""What the rules say of several instances of one keyword ability on an object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from judge.values import Value

TABLE = Path(__file__).with_name("instances.tsv")  # the keyword, the rule, words of the rule
REDUNDANT = ("并无意义", "没有意义")


class Instances(Value):
    """The rule about several instances of a keyword ability, and words that it contains."""

    number: str
    witness: str

    @property
    def is_redundant(self) -> bool:
        """True if a second instance changes nothing."""
        return self.witness.endswith(REDUNDANT)


def _read() -> dict[str, Instances]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {keyword: Instances(number, witness) for keyword, number, witness in rows}


INSTANCES: Mapping[str, Instances] = _read()
