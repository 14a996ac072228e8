"""`judge diff EDITION EDITION [CHAPTER]` and `judge trace NUMBER`: what changed, and when."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Any

from corpus.changes import Change, ChangeKind
from corpus.concordance import Comparison, Piece, PieceKind
from corpus.ids import RuleId
from corpus.model import Lang
from judge.cli import options
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from corpus.changes import TraceStep
    from corpus.library import Library

STYLES = {
    ChangeKind.NEW: "green",
    ChangeKind.GONE: "red",
    ChangeKind.REWORDED: "yellow",
    ChangeKind.MOVED: "cyan",
    ChangeKind.SPLIT: "magenta",
    ChangeKind.MERGED: "magenta",
}


def add_to(commands: Any) -> None:
    """Adds both commands to the parser."""
    diff = commands.add_parser("diff", help="compare two editions")
    diff.add_argument("old", metavar="EDITION")
    diff.add_argument("new", metavar="EDITION")
    diff.add_argument("within", nargs="?", metavar="CHAPTER", help="a chapter, section or rule")
    options.add_lang(diff)
    options.add_json(diff)
    diff.set_defaults(run=run_diff)
    trace = commands.add_parser("trace", help="follow a rule through all editions")
    trace.add_argument("number")
    options.add_edition(trace)
    options.add_json(trace)
    trace.set_defaults(run=run_trace)


def run_diff(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Shows every change; renumbered references alone are none."""
    comparison = compared(options.library(), arguments.old, arguments.new, arguments.within)
    if arguments.json:
        terminal.json(as_json(comparison))
        return 0
    for change in _changes(comparison):
        _show(comparison, change, options.languages(arguments.lang), terminal)
    counts = Counter(change.kind for change in comparison.changes)
    total = ", ".join(f"{counts[kind]} {kind.value}" for kind in ChangeKind if counts[kind])
    terminal.line(f"{comparison.old.key} → {comparison.new.key}: {total}", "bold")
    return 0


def compared(library: Library, old: str, new: str, within: str | None) -> Comparison:
    """Two editions as they were compared once, or the part of it that touches `within`."""
    part = RuleId.parse(within) if within else None
    return library.compare(library.graph(old).edition, library.graph(new).edition).within(part)


def as_json(comparison: Comparison) -> dict[str, Any]:
    """What changed, in the form of `judge diff --json`."""
    counts = Counter(change.kind for change in comparison.changes)
    return {
        "old": comparison.old.key,
        "new": comparison.new.key,
        "lang": comparison.lang.value,
        "counts": {kind.value: counts[kind] for kind in ChangeKind},
        "changes": [_change(comparison, change) for change in _changes(comparison)],
    }


def _changes(comparison: Comparison) -> list[Change]:
    return [change for change in comparison.changes if change.kind is not ChangeKind.SAME]


def _change(comparison: Comparison, change: Change) -> dict[str, Any]:
    pieces = comparison.differences(change)
    return {
        "kind": change.kind.value,
        "old": [str(number) for number in change.old],
        "new": [str(number) for number in change.new],
        "reworded": change.is_reworded,
        "similarity": round(change.similarity, 3),
        "differences": {
            lang.value: [{"kind": p.kind.value, "old": p.old, "new": p.new} for p in found]
            for lang, found in pieces.items()
        },
    }


def _show(
    comparison: Comparison, change: Change, languages: tuple[Lang, ...], terminal: Terminal
) -> None:
    old, new = (", ".join(map(str, side)) for side in (change.old, change.new))
    numbers = old if old == new else " → ".join(filter(None, (old, new)))
    words = change.kind.value
    if change.is_reworded and change.kind is ChangeKind.MOVED:
        words += ", reworded"
    terminal.line(f"{numbers}  {words}", STYLES.get(change.kind, ""))
    if change.kind is ChangeKind.MOVED and not change.is_reworded:
        return
    for lang, pieces in comparison.differences(change).items():
        if lang in languages or len(comparison.differences(change)) == 1:
            terminal.line("".join(map(_marked, pieces)), indent=2)


def _marked(piece: Piece) -> str:
    """A piece with what went in [-…-] and what came in {+…+}."""
    if piece.kind is PieceKind.EQUAL:
        return piece.old
    if piece.kind is PieceKind.RENUMBERED:
        return piece.new
    gone = f"[-{piece.old}-]" if piece.old else ""
    return gone + (f"{{+{piece.new}+}}" if piece.new else "")


def run_trace(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Shows where the rule stands in each edition."""
    library = options.library()
    if arguments.json:
        terminal.json(traced(library, arguments.number, arguments.edition))
        return 0
    number = RuleId.parse(arguments.number)
    for step in library.trace(number, library.place(number, arguments.edition)):
        where = ", ".join(map(str, step.numbers)) or "–"
        how = [step.kind.value] if step.kind else []
        if step.is_reworded and step.kind is ChangeKind.MOVED:
            how.append("reworded")
        how += [step.reason.en] if step.reason.en else []
        terminal.line(f"{step.edition}  {where:10}  {', '.join(how)}".rstrip())
    return 0


def traced(library: Library, number: str, edition: str | None) -> dict[str, Any]:
    """Where a rule stands in each edition, in the form of `judge trace --json`."""
    rule = RuleId.parse(number)
    key = library.place(rule, edition)
    steps = [_step(step) for step in library.trace(rule, key)]
    return {"ruleNumber": str(rule), "edition": key, "items": steps}


def _step(step: TraceStep) -> dict[str, Any]:
    return {
        "edition": step.edition,
        "ruleNumbers": [str(number) for number in step.numbers],
        "action": step.kind.value if step.kind else None,
        "reworded": step.is_reworded,
        "reason": step.reason.en,
    }
