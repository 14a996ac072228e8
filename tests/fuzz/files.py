"""The doors of files: rules and cards that somebody brings.

Each `…_door()` opens what is behind it and gives what lets one input through; that returns in a few
words what came of it.
"""

from __future__ import annotations

import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus.documents import SHIPPED, catalog
from corpus.imports import add
from corpus.library import Library
from judge.cards import Pool, builtin_pool
from judge.cards.imports import import_cards
from judge.cards.store import CardStore
from judge.cli import cards, known
from judge.ruling import read_card
from tests.fuzz.allowed import SAID, Through, said, sent, told

ROOT = Path(__file__).parents[2]
_LINES = 60  # of a document, of which an input is made


def folder() -> Path:
    """A folder for what has to be a file."""
    return Path(tempfile.mkdtemp(prefix="door-"))


_EXPORTED = {
    "version": "June 6, 2025",
    "intro": [{"en": "These rules are effective as of June 6, 2025.", "zh": "2025年6月6日生效"}],
    "main": [
        {
            "chapter": "1",
            "en": "Game Concepts",
            "zh": "游戏概念",
            "extras": [],
            "subrules": [
                {
                    "chapter": "100",
                    "en": "General",
                    "zh": "通则",
                    "extras": [],
                    "subrules": [
                        {
                            "chapter": "100.1",
                            "en": "These rules apply.",
                            "zh": "适用。",
                            "extras": [{"en": "Example: A.", "zh": "例如：甲。"}],
                            "subrules": [],
                        }
                    ],
                }
            ],
        }
    ],
    "glossary": [{"enname": "Game", "zhname": "游戏", "en": "See rule 100.", "zh": "见规则100。"}],
    "credits": [{"en": "Magic", "zh": "万智牌"}],
    "translatedterms": [{"English": "Mill", "Chinese": "磨"}],
}


# -- documents -----------------------------------------------------------------------------------


def documents() -> Iterator[bytes]:
    """Pieces of every shipped document, each with its head; small ones of the other formats."""
    for info in catalog():
        lines = (SHIPPED / info.file).read_bytes().splitlines(keepends=True)
        head = lines[:6]
        for start in range(6, len(lines), max(_LINES, len(lines) // 12)):
            yield b"".join([*head, *lines[start : start + _LINES]])
    yield sent(_EXPORTED)
    yield (
        b"Magic: The Gathering Comprehensive Rules\n\nThese rules are effective as of "
        b"June 6, 2025.\n\nIntroduction\n\nContents\n\n1. Game Concepts\n100. General\n\nGlossary\n"
        b"\nCredits\n\n1. Game Concepts\n\n100. General\n\n100.1. These rules apply.\n\n"
        b"100.1a A game. See rule 100.1.\nExample: A game.\n\nGlossary\n\nGame\nSee rule 100.\n\n"
        b"Credits\n\nMagic\n"
    )


def documents_door() -> Through:
    """Files are imported, and what was taken is read as editions."""
    home = folder()
    file, kept = home / "a file", home / "documents"

    @said
    def through(data: bytes) -> str:
        for path in kept.glob("*"):
            path.unlink()
        file.write_bytes(data)
        added = add([file], kept)
        library = Library.open(kept)
        assert not library.damaged
        key = added[0].info.edition.isoformat()
        graph = library.graph(key)
        rules = [graph.rule(number).text for number in graph.edition.rules]
        return f"imported as {added[0].info.format}, {len(rules).bit_length()}"

    return through


# -- cards ---------------------------------------------------------------------------------------


def card_files() -> Iterator[bytes]:
    """Small files of every format, of the cards that ship."""
    some = list(itertools.islice(builtin_pool(), 0, 400, 40))
    lines = [_record(card) for card in some]
    yield "\n".join(map(_json, lines)).encode()
    yield b"\xef\xbb\xbf" + _json(lines[0]).encode()
    bulk = [
        {**one, "object": "card", "lang": "en", "oracle_id": f"id-{n}", "layout": "normal"}
        for n, one in enumerate(lines)
    ]
    yield _json(bulk).encode()
    yield _json(
        [{**one, "lang": "zhs", "printed_name": "牌", "printed_text": "飞行"} for one in bulk]
    ).encode()
    ruling = {
        "object": "ruling",
        "oracle_id": "id-1",
        "source": "wotc",
        "published_at": "2024-01-01",
    }
    yield _json([{**ruling, "comment": "It is so."}]).encode()
    atomic = {
        one["name"]: [
            {
                "name": one["name"],
                "type": one["type_line"],
                "text": one["oracle_text"],
                "manaCost": one["mana_cost"],
                "layout": "normal",
                "identifiers": {},
                "foreignData": [{"language": "Chinese Simplified", "name": "牌", "text": "飞行"}],
                "rulings": [{"date": "2024-01-01", "text": "It is so."}],
            }
        ]
        for one in lines
    }
    yield _json({"meta": {"version": "5"}, "data": atomic}).encode()
    blocks = (ROOT / "judge" / "cards" / "pool.toml").read_text(encoding="utf-8")
    for start in range(1, 60, 10):
        chosen = blocks.split("\n[[card]]\n")[start : start + 3]
        yield "".join(f"\n[[card]]\n{block}" for block in chosen).encode()


def _record(card: Any) -> dict[str, Any]:
    face = card.faces[0]
    whole = {
        "name": face.name.en,
        "name_zh": face.name.zh,
        "mana_cost": "{2}{G}",
        "type_line": str(face.type_line),
        "oracle_text": face.text,
    }
    return (
        {**whole, "power": "2", "toughness": "*+1"} if "Creature" in whole["type_line"] else whole
    )


def _json(plain: Any) -> str:
    return sent(plain).decode()


def card_files_door() -> Through:
    """Files are imported into a store, whose cards are then read; and given to one command."""
    home = folder()
    file = home / "cards.jsonl"
    entries = home / "cards.toml"

    def stored(data: bytes) -> str:
        store = CardStore(home / "cards.sqlite", known._forms)
        for left in home.glob("cards.sqlite*"):
            left.unlink()
        done = import_cards(file, store)
        for name in itertools.islice(store.names(), 9):
            _shown(store, name.en)
            store.rulings_of(name.en)
            store.find(name.zh)
        return f"{done.english.bit_length()} cards, skipped {sorted(done.skipped)}"

    def through(data: bytes) -> str:
        file.write_bytes(data)
        entries.write_bytes(data)
        found = said(stored)(data)
        for path in (file, entries):
            found += said(_pooled)(path)
        return found

    return through


def _pooled(path: Path) -> str:
    pool = known.pool_in(path)
    for name in itertools.islice(pool.names(), 9):
        _shown(pool, name.en)
    return f", {len(pool).bit_length()} of a file"


def _shown(held: Pool | CardStore, name: str) -> None:
    """A card is read and shown, or not supported."""
    try:
        card = held.get(name)
        if card is not None:
            sent(cards.card_as_json(card, read_card(card)))
    except SAID as error:
        told(error)
