"""A file of cards goes into the store, streamed and in one transaction."""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from typing import IO, cast

import ijson

from judge.cards.imports import lines, mtgjson, scryfall
from judge.cards.imports.bounded import Bounded
from judge.cards.imports.listed import TYPELESS, Listed, Ruled, Skipped
from judge.cards.records import Record, joined
from judge.cards.store import CardStore
from judge.errors import BadCards
from judge.values import Bilingual, Value

Progress = Callable[[int, int], None]  # bytes read, bytes in all
_HEAD = 4096  # bytes that a format is told by
_EVERY = 500  # cards between two words of progress
FORMATS = Bilingual(
    "a Scryfall bulk file of cards or rulings, MTGJSON's AtomicCards.json, or JSON Lines with a "
    "card a line",
    "Scryfall的牌或裁定批量文件、MTGJSON的AtomicCards.json，或每行一张牌的JSON Lines",
)


class Report(Value):
    """What an import did: cards with an English and a Chinese text, rulings, what it left out.

    `skipped` counts by reason; `examples` has the first names of each.
    """

    english: int
    chinese: int
    rulings: int
    skipped: dict[str, int]
    examples: dict[str, tuple[str, ...]]


def import_cards(
    path: Path, store: CardStore, progress: Progress = lambda done, size: None
) -> Report:
    """Adds the cards of a file to the store: all of them, or after an error none.

    Raises `BadCards` for a file that is missing, of no known format, or broken off.
    """
    counts, reasons = Counter[str](), Counter[Bilingual]()
    examples: dict[Bilingual, tuple[str, ...]] = {}
    is_empty = True
    with _opened(path) as (raw, file), store.filling() as filling:
        for number, listed in enumerate(_listed(path, file)):
            if number % _EVERY == 0:
                progress(raw.tell(), path.stat().st_size)
            if isinstance(listed, Skipped):
                reasons[listed.reason] += 1
                shown = examples.get(listed.reason, ())
                examples[listed.reason] = (*shown, listed.name) if len(shown) < 3 else shown
                continue
            is_empty = False
            if isinstance(listed, Ruled):
                counts["rulings"] += filling.add_ruling(listed.card, listed.ruling)
                continue
            if listed.identity:
                filling.identify(listed.name, listed.identity)
            counts["english"] += filling.add(listed.name, listed.english)
            counts["chinese"] += filling.add_chinese(listed.name, listed.chinese, listed.dated)
        if is_empty and examples:
            raise _nothing_kept(path, examples)
        progress(path.stat().st_size, path.stat().st_size)
    return Report(
        english=counts["english"],
        chinese=counts["chinese"],
        rulings=counts["rulings"],
        skipped={reason.en: count for reason, count in reasons.items()},
        examples={reason.en: names for reason, names in examples.items()},
    )


def _nothing_kept(path: Path, examples: dict[Bilingual, tuple[str, ...]]) -> BadCards:
    """The error of a file of which everything is left out: why, with the first names."""
    en = "; ".join(f"{reason.en} ({', '.join(names)})" for reason, names in examples.items())
    zh = "；".join(f"{reason.zh}（{'、'.join(names)}）" for reason, names in examples.items())
    return BadCards(
        f"{path}: nothing in it can be kept: {en}", f"{path}：其中没有可收入的内容：{zh}"
    )


def records_in(path: Path, progress: Progress = lambda done, size: None) -> Iterator[Record]:
    """The entries of a file's cards with both languages' texts, one after the other."""
    with _opened(path) as (raw, file):
        for listed in _listed(path, file):
            progress(raw.tell(), path.stat().st_size)
            if isinstance(listed, Listed) and listed.english is not None:
                yield joined(listed.english, listed.chinese)


@contextmanager
def _opened(path: Path) -> Iterator[tuple[IO[bytes], BufferedReader]]:
    """The file as it lies on the disk, and its bytes unpacked."""
    try:
        raw = path.open("rb")
    except OSError as error:
        raise BadCards(
            f"{path}: the file cannot be read ({error.strerror})",
            f"{path}：文件无法读取（{error.strerror}）",
        ) from error
    with raw:
        packed = raw.read(2) == b"\x1f\x8b"
        raw.seek(0)
        unpacked = gzip.GzipFile(fileobj=raw) if packed else raw
        yield raw, cast(BufferedReader, unpacked)


def _listed(path: Path, file: BufferedReader) -> Iterator[Listed | Ruled | Skipped]:
    for listed in _told(path, file):
        if isinstance(listed, Listed) and not _has_types(listed.english):
            yield Skipped(listed.name, TYPELESS)
        else:
            yield listed


def _has_types(card: Record | None) -> bool:
    """True unless a card in English says of no face what it is."""
    return card is None or any(face.get("type_line") for face in card.get("faces") or (card,))


def _told(path: Path, file: BufferedReader) -> Iterator[Listed | Ruled | Skipped]:
    """What the file says, in its format."""
    bounded = Bounded(file, str(path))
    try:
        head = file.read(_HEAD).lstrip(b"\xef\xbb\xbf \r\n\t")
        file.seek(0)
        if prefixes := scryfall.prefixes(head):
            for raw in ijson.items(bounded, prefixes[0], use_float=True):
                yield from scryfall.read(raw)
        elif prefixes := mtgjson.prefixes(head):
            for name, faces in ijson.kvitems(bounded, prefixes[0], use_float=True):
                yield from mtgjson.read(name, faces)
        elif lines.prefixes(head):
            for raw in ijson.items(bounded, "", multiple_values=True, use_float=True):
                yield from lines.read(raw)
        else:
            raise BadCards(
                f"{path}: this is no file of cards; it should be {FORMATS.en}",
                f"{path}：这不是牌的文件；应为{FORMATS.zh}",
            )
    except (ijson.JSONError, UnicodeDecodeError, EOFError, OSError, zlib.error) as error:
        raise BadCards(
            f"{path}: the file breaks off or is not JSON ({error})",
            f"{path}：文件不完整或不是JSON（{error}）",
        ) from error
