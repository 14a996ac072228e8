"""`judge ask FILE` and `judge check PATH`: scenarios become rulings, or are held to what they expect."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from judge.cli import options

SUFFIXES = (".yaml", ".yml", ".json", ".jsonl")


def add_to(commands: Any) -> None:
    """Adds both commands to the parser."""
    asking = commands.add_parser("ask", help="rule on a scenario")
    asking.add_argument("file", type=Path, help="a scenario file, or - for standard input")
    options.add_lang(asking)
    options.add_json(asking)
    asking.set_defaults(run=run_ask)
    checking = commands.add_parser("check", help="compare scenarios with what they expect")
    checking.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    checking.add_argument("--strict", action="store_true", help="an unsupported scenario fails too")
    options.add_json(checking)
    checking.set_defaults(run=run_check)
