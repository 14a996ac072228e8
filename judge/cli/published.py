"""`judge cards rulings check`: what publishers ruled, held against the rules and our scenarios."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from corpus.ids import RuleId
from judge.cli import options
from judge.cli.known import card_of, imported
from judge.cli.terminal import Terminal
from judge.values import Bilingual, Lang

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.cards.published import Published
    from judge.contradicted import Checked, Contradicted, TextsOf

TOTAL = Bilingual(
    "{rulings} rulings of publishers, {compared} sentences could be compared, {found} contradicted",
    "共{rulings}条发行方裁定，其中{compared}句可以比较，{found}处相互矛盾",
)
OURS = Bilingual("here: {ours}", "本项目：{ours}")
SAYS = Bilingual("says: {said}", "其意：{said}")


def add_to(parts: Any) -> None:
    """Adds the part to the parser of `judge cards`."""
    parser = parts.add_parser("rulings", help="what publishers ruled of the imported cards")
    doing = parser.add_subparsers(dest="doing", required=True, metavar="PART")
    checking = doing.add_parser(
        "check",
        help="list the rulings that a rule or a scenario of ours contradicts",
        description="Holds the imported rulings of publishers against the rules that they name and"
        " the project's own scenarios, in the simple forms that can be compared. Exit code 1 if"
        " any is contradicted.",
    )
    checking.add_argument("name", nargs="*", help="a card (else all)")
    options.add_lang(checking)
    options.add_json(checking)
    checking.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Lists what is contradicted; raises `UnknownCard` for a name that no card has."""
    from judge.contradicted import check

    found = check(_rulings(" ".join(arguments.name)), _texts_of())
    if arguments.json:
        terminal.json(as_json(found))
        return int(bool(found.found))
    for one in found.found:
        _show(one, arguments.lang, terminal)
    figures = {"rulings": found.rulings, "compared": found.compared, "found": len(found.found)}
    told = {key: Bilingual(str(number), str(number)) for key, number in figures.items()}
    for words in _in(TOTAL, arguments.lang, **told):
        terminal.line(words, "bold")
    return int(bool(found.found))


def _rulings(name: str) -> Iterator[tuple[str, Published]]:
    """The imported rulings of a card, or of all cards, with the English name of each."""
    store = imported()
    if store.is_there:
        names = [card_of(name).name] if name else store.names()
        yield from ((one.en, ruling) for one in names for ruling in store.rulings_of(one.en))


def _texts_of() -> TextsOf:
    """What gives the English texts of a rule in the editions that have it, the newest first."""
    library = options.library()

    def texts_of(number: str) -> tuple[str, ...] | None:
        rule = RuleId.parse(number)
        keys = [key for key in sorted(library.keys, reverse=True) if library.has(key, rule)]
        texts = (library.graph(key).rule(rule).text.en for key in keys)
        return tuple(filter(None, texts)) if keys else None

    return texts_of


def as_json(checked: Checked) -> dict[str, Any]:
    """What was found, in the form of `judge cards rulings check --json`."""
    return {
        "rulings": checked.rulings,
        "compared": checked.compared,
        "contradicted": [
            {
                "card": one.card,
                "dated": one.ruling.dated,
                "source": one.ruling.source,
                "sentence": one.sentence,
                "said": _both(one.said),
                "ours": _both(one.ours),
                "scenario": one.scenario,
            }
            for one in checked.found
        ],
    }


def _both(text: Bilingual) -> dict[str, str]:
    return {lang.value: text.get(lang) for lang in Lang}


def _show(one: Contradicted, lang: str, terminal: Terminal) -> None:
    terminal.line(
        f"{one.card}  {one.ruling.dated} {one.ruling.source}: {one.sentence}", "bold cyan"
    )
    for words in _in(SAYS, lang, said=one.said):
        terminal.line(words, indent=2)
    for words in _in(OURS, lang, ours=one.ours):
        terminal.line(words, "yellow", indent=2)
    if one.scenario:
        terminal.line(one.scenario, "dim", indent=2)


def _in(text: Bilingual, lang: str, **words: Bilingual) -> Iterator[str]:
    """A text in the languages that are asked for, with words of its own language in it."""
    for one in Lang:
        if lang in (one.value, "both"):
            said = text.get(one)
            yield (
                said.format(**{key: word.get(one) for key, word in words.items()})
                if words
                else said
            )
