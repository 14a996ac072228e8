"""Plain data becomes YAML that reads back as the same, for every scenario of the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import BadScenario, plain_scenarios, write_yaml

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.mark.parametrize("section", sorted(path.name for path in SCENARIOS.iterdir()))
def test_what_is_written_reads_back(section: str) -> None:
    """No key, type or order is lost."""
    count = 0
    for path in (SCENARIOS / section).rglob("*.yaml"):
        for plain in plain_scenarios(path.read_text(encoding="utf-8")):
            written = write_yaml(plain)
            (again,) = plain_scenarios(written)
            assert again == plain
            assert str(again) == str(plain)  # the order too
            count += 1
    assert count > 0


def test_a_document_is_a_mapping() -> None:
    """A list is told so with its line."""
    with pytest.raises(BadScenario, match="must be keys and values"):
        plain_scenarios("- 1\n")
