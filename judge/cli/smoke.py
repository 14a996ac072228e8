"""`judge cards smoke`: plays every playable card on one board, and says which play otherwise."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import judge
from judge.cli import options
from judge.cli.readings import CARDS
from judge.cli.terminal import Terminal

if TYPE_CHECKING:
    from judge.smoke.cards import Outcome, Players, ToPlay
    from judge.smoke.digests import Digest

KEPT = Path(judge.__file__).parents[1] / "tests" / "judge" / "smoke.txt"


def add_to(parts: Any) -> None:
    """Adds the part to the parser of `judge cards`."""
    parser = parts.add_parser(
        "smoke",
        help="play every playable card on one board",
        description="Plays the cards of the pool and of a file that are counted as playable,"
        " each on one board: cast in every way, activated, attacked with, destroyed. Lists those"
        " that end unsupported or in an error, and with --diff those that play otherwise than"
        " before. Exit code 1 if there are any.",
    )
    parser.add_argument("--file", type=Path, default=CARDS, metavar="CARDS", help="(%(default)s)")
    parser.add_argument("--pool", action="store_true", help="only the cards of the built-in pool")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the hashes (%(default)s)")
    parser.add_argument("--sample", type=int, metavar="N", help="so many cards, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="so many processes at once")
    parser.add_argument("--only", metavar="NAME", help="one card, with all that happens")
    parser.add_argument("--diff", action="store_true", help="compare with the hashes")
    parser.add_argument("--accept", action="store_true", help="write the hashes of what was played")
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Plays the cards; 1 if one is broken, or with --diff plays otherwise."""
    from judge.readings.reading import renamed
    from judge.rules.card_reader import oracle_of
    from judge.rules.editions import NEWEST_EDITION
    from judge.ruling.asking import rulebook_of
    from judge.smoke.cards import Players
    from judge.smoke.kept import How, moved, written

    rulebook = rulebook_of(NEWEST_EDITION.date)
    players = Players(rulebook, oracle_of(rulebook), renamed())
    is_whole = arguments.sample is None and arguments.only is None and not arguments.pool
    kept = _kept(arguments, is_whole)
    digests = {} if is_whole else dict(kept)
    counts: Counter[str] = Counter()
    told: list[dict[str, Any]] = []
    cards = _cards(arguments)
    for number, one in enumerate(_played(players, cards, arguments.jobs, terminal)):
        if one is None:
            continue
        how = moved(kept, one.key, one.digest) if arguments.diff else None
        digests[one.key] = one.digest
        counts.update(["cards", *(["broken"] if one.broken else ()), *([how] if how else ())])
        counts["runs"] += one.runs
        if one.broken or how in (How.PLAYED, How.CITED) or arguments.only:
            told.append(_as_data(one, how))
            if not arguments.json:
                _show(told[-1], terminal)
        if arguments.only and not arguments.json:
            _show_runs(cards[number], players, rulebook, terminal)
    if arguments.accept:
        arguments.kept.write_text(written(digests), encoding="utf-8")
    if arguments.json:
        terminal.json({"counts": dict(sorted(counts.items())), "cards": told})
    else:
        total = ", ".join(f"{number} {what}" for what, number in sorted(counts.items()))
        terminal.line(total or "No card was played.", "bold")
    is_moved = counts[How.PLAYED] + counts[How.CITED] and not arguments.accept
    return int(bool(counts["broken"] or is_moved or not counts["cards"]))


def _kept(arguments: argparse.Namespace, is_whole: bool) -> dict[str, Digest]:
    """The hashes that what is played is compared with, or that stay as they are."""
    from judge.smoke.kept import read_kept

    is_needed = arguments.accept and not is_whole and arguments.kept.exists()
    return dict(read_kept(arguments.kept)) if arguments.diff or is_needed else {}


def _played(
    players: Players, cards: list[ToPlay], jobs: int, terminal: Terminal
) -> Iterator[Outcome | None]:
    """What came of the cards that are asked for, one after the other."""
    from judge.smoke.jobs import outcomes

    with terminal.progress("Playing") as progress:
        for number, one in enumerate(outcomes(players, cards, jobs)):
            progress(number, len(cards))
            yield one


def _cards(arguments: argparse.Namespace) -> list[ToPlay]:
    from judge.cards.imports import records_in
    from judge.smoke.cards import drawn, of_file, of_pool

    found = [*of_pool(), *(() if arguments.pool else of_file(records_in(arguments.file)))]
    if arguments.only:
        wanted = arguments.only.casefold()
        return [one for one in found if wanted in map(str.casefold, _names(one))]
    return drawn(found, arguments.sample, arguments.seed)


def _names(one: ToPlay) -> Iterator[str]:
    for face in one.card.faces:
        yield face.name.en
        yield face.name.zh


def _as_data(one: Outcome, how: str | None) -> dict[str, Any]:
    broken = [{"run": run, "words": words} for run, words in one.broken]
    return {"card": one.name, "moved": how, "broken": broken}


def _show(told: dict[str, Any], terminal: Terminal) -> None:
    if told["moved"]:
        said = "other rules are cited" if told["moved"] == "cited" else "plays otherwise"
        terminal.line(f"{told['card']}: {said}", "yellow")
    for broken in told["broken"]:
        terminal.line(f"{told['card']}: {broken['run']}: {broken['words']}", "red")


def _show_runs(one: ToPlay, players: Players, rulebook: Any, terminal: Terminal) -> None:
    from judge.smoke.digests import lines, rules_of

    for run_ in players.play(one).runs:
        for line in lines(run_, rulebook, players.forms):
            terminal.line(line)
        terminal.line(f"rules {', '.join(rules_of(run_))}", "dim", indent=2)
