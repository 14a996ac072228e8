"""`judge cards`: cards are imported, found, shown with what was read of them, and counted."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.cli import options, published, readings, smoke
from judge.cli.known import card_of, find_cards, imported
from judge.cli.terminal import Terminal
from judge.values import Lang

if TYPE_CHECKING:
    from judge.cards import Card
    from judge.ruling import FaceRead, LineRead
    from judge.survey import Survey
    from judge.values import Bilingual

SHOWN_UNREAD = 40


def add_to(commands: Any) -> None:
    """Adds the command and its parts to the parser."""
    parser = commands.add_parser("cards", help="import, find, show and count cards")
    parts = parser.add_subparsers(dest="part", required=True, metavar="PART")
    importing = parts.add_parser("import", help="add a file of cards to those known here")
    importing.add_argument(
        "file", type=Path, help="Scryfall bulk (cards or rulings), MTGJSON AtomicCards, JSON Lines"
    )
    options.add_json(importing)
    importing.set_defaults(run=run_import)
    finding = parts.add_parser("find", help="find cards by a name or a part of one")
    finding.add_argument("name", nargs="+")
    options.add_json(finding)
    finding.set_defaults(run=run_find)
    showing = parts.add_parser("show", help="a card in both languages, and what was read of it")
    showing.add_argument("name", nargs="+")
    options.add_json(showing)
    showing.set_defaults(run=run_show)
    counting = parts.add_parser("coverage", help="how many cards of a file are read")
    counting.add_argument("file", type=Path, help="a file of cards, one JSON object a line")
    options.add_json(counting)
    counting.set_defaults(run=run_coverage)
    published.add_to(parts)
    readings.add_to(parts)
    smoke.add_to(parts)
    drawing = parts.add_parser("sample", help="cards of a file that are read, drawn to be checked")
    drawing.add_argument("file", type=Path, help="a file of cards, one JSON object a line")
    drawing.add_argument("--number", type=int, default=200)
    drawing.add_argument("--seed", type=int, default=1)
    options.add_json(drawing)
    drawing.set_defaults(run=run_sample)


# -- import ----------------------------------------------------------------------------------


def run_import(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Imports the file whole, or after an error nothing of it."""
    from judge.cards.imports import import_cards

    with terminal.progress(f"Importing {arguments.file.name}") as progress:
        done = import_cards(arguments.file, imported(), progress)
    if arguments.json:
        terminal.json(
            {
                "english": done.english,
                "chinese": done.chinese,
                "rulings": done.rulings,
                "skipped": done.skipped,
                "examples": done.examples,
            }
        )
        return 0
    rulings = f", {done.rulings} rulings of the publisher" if done.rulings else ""
    terminal.line(f"{done.english} cards, {done.chinese} Chinese texts{rulings}", "bold green")
    for reason, count in sorted(done.skipped.items()):
        shown = ", ".join(done.examples[reason])
        terminal.line(f"{count} left out: {reason} ({shown})", "yellow", indent=2)
    return 0


# -- find and show ---------------------------------------------------------------------------


def run_find(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Lists the cards with such a name; exit code 1 if there is none."""
    found = find_cards(" ".join(arguments.name))
    if arguments.json:
        terminal.json([{"name": one.name, "found": one.shown, "score": one.score} for one in found])
        return int(not found)
    for one in found:
        shown = "" if one.shown == one.name else f"  ({one.shown})"
        terminal.line(f"{one.name}{shown}")
    if not found:
        terminal.line("No card has such a name.", "yellow")
    return int(not found)


def run_show(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Shows the card; raises `UnknownCard` with the nearest names."""
    from judge.ruling import read_card

    card = card_of(" ".join(arguments.name))
    faces = read_card(card)
    if arguments.json:
        terminal.json(card_as_json(card, faces))
        return 0
    _show_faces(faces, terminal)
    for one in imported().rulings_of(card.name.en):
        terminal.line(f"{one.dated} {one.source}: {one.text}", "dim")
    return 0


def _show_faces(faces: Sequence[FaceRead], terminal: Terminal) -> None:
    for face in faces:
        terminal.line(f"{face.name.en} / {face.name.zh}  {face.cost}".rstrip(), "bold cyan")
        terminal.line(f"{face.types.en} / {face.types.zh}  {face.size}".rstrip(), "dim")
        for line in face.lines:
            _show_line(line, terminal)


def _show_line(line: LineRead, terminal: Terminal) -> None:
    terminal.line(line.text, indent=2)
    for words in filter(None, (line.reworded.en, line.reworded.zh)):
        terminal.line(words, "green", indent=4)
    if line.unread is not None:
        terminal.line(f"not read: {line.text[line.unread :]}", "red", indent=4)
    for words in line.missing:
        terminal.line(f"not carried out: {words}", "red", indent=4)
    if line.rules:
        terminal.line(f"rules {', '.join(line.rules)}", "dim", indent=4)


def card_as_json(card: Card, faces: Sequence[FaceRead]) -> dict[str, Any]:
    """The faces with what was read of them, and apart what publishers ruled of the card."""
    given = imported().rulings_of(card.name.en)
    return {
        "faces": [as_json(face) for face in faces],
        "rulings": [{"dated": o.dated, "text": o.text, "source": o.source} for o in given],
    }


def as_json(face: FaceRead) -> dict[str, Any]:
    return {
        "name": _both(face.name),
        "types": _both(face.types),
        "cost": face.cost,
        "size": face.size,
        "lines": [
            {
                "text": line.text,
                "read": line.unread is None,
                "unread": "" if line.unread is None else line.text[line.unread :],
                "missing": list(line.missing),
                "reworded": _both(line.reworded),
                "rules": list(line.rules),
            }
            for line in face.lines
        ],
    }


def _both(text: Bilingual) -> dict[str, str]:
    return {lang.value: text.get(lang) for lang in Lang}


# -- coverage --------------------------------------------------------------------------------


def run_coverage(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Counts the cards of a file of JSON Lines, and what is read of them."""
    from judge.cards.imports import records_in
    from judge.readings.reading import cards_read
    from judge.rules.card_reader import oracle_of
    from judge.rules.editions import NEWEST_EDITION
    from judge.ruling.asking import rulebook_of
    from judge.survey import survey

    rulebook = rulebook_of(NEWEST_EDITION.date)
    with terminal.progress(f"Reading {arguments.file.name}") as progress:
        read = cards_read(records_in(arguments.file, progress), oracle_of(rulebook))
        found = survey(read, rulebook)
    if arguments.json:
        terminal.json(found.to_dict())
        return 0
    for title, tally in (("English", found.english), ("Chinese", found.chinese)):
        terminal.line(
            f"{title}: {tally.cards} cards, {_share(tally.read, tally.cards)} read, "
            f"{_share(tally.playable, tally.cards)} playable, {tally.ambiguous} ambiguous, "
            f"{tally.cards - tally.read} declined; {_share(tally.lines_read, tally.lines)} of "
            f"{tally.lines} lines",
            "bold",
        )
    _show_without_later(found, terminal)
    terminal.line(f"Read in both: {found.both} lines, {_share(found.equal, found.both)} alike")
    for reason, count in sorted(found.apart.items()):
        terminal.line(f"{count} apart: {reason}", "dim", indent=2)
    for name, (cards, number) in sorted(found.by_type.items()):
        terminal.line(f"{name}: {_share(number, cards)} of {cards} cards", indent=2)
    for name, lines in found.by_kind.most_common():
        terminal.line(f"{name}: {lines} abilities", indent=2)
    for words, count in found.english.unread.most_common(SHOWN_UNREAD):
        terminal.line(f"{count:5} {words}", "yellow", indent=2)
    return 0


def _show_without_later(found: Survey, terminal: Terminal) -> None:
    known = found.without_later
    terminal.line(
        f"Without {found.later.cards} cards whose mechanics only later editions have: "
        f"{_share(known['playable'], known['cards'])} playable of {known['cards']}, "
        f"{_share(known['lines_read'], known['lines'])} of {known['lines']} lines",
        "bold",
    )


def run_sample(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Shows cards that are read whole, drawn at random, to be compared with what was read."""
    from judge.cards.imports import records_in
    from judge.rules.editions import NEWEST_EDITION
    from judge.ruling import read_card
    from judge.ruling.asking import rulebook_of
    from judge.survey import sample

    with terminal.progress(f"Reading {arguments.file.name}") as progress:
        records = list(records_in(arguments.file, progress))
    drawn = sample(records, rulebook_of(NEWEST_EDITION.date), arguments.number, arguments.seed)
    cards = [read_card(card) for card in drawn]
    if arguments.json:
        terminal.json([{"faces": [as_json(face) for face in faces]} for faces in cards])
        return 0
    for faces in cards:
        _show_faces(faces, terminal)
    return 0


def _share(part: int, whole: int) -> str:
    return f"{part} ({part / whole:.1%})" if whole else str(part)
