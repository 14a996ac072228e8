"""`judge doctor`: what is wrong in the data folder, and with --mend what can be put right.

Nothing that was damaged is thrown away: it is moved to the folder `damaged`. Exit code 0 if nothing
is wrong any more, else 1.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corpus.errors import CorpusError, Said, Wrong
from corpus.model import Bilingual
from corpus.refusals import reason
from judge.cli import options
from judge.cli.terminal import Terminal, language_of_locale

if TYPE_CHECKING:
    from web.store import StoreError

_STORE = "store.sqlite"
_ENDINGS = ("-wal", "-shm", "-journal")  # files beside one of SQLite


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "doctor",
        help="find and mend what is wrong in the data folder",
        description=__doc__,
        epilog="JUDGE_DATA names the data folder, DATABASE_URL the database if it isn't in there.",
    )
    parser.add_argument("--mend", action="store_true", help="put right what can be")
    options.add_lang_of_locale(parser)
    options.add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Tells each thing that is wrong, and mends it if asked; exit code 1 if something stays."""
    from corpus.imports import data_folder

    data = data_folder()
    rows = [_told(one, arguments.mend) for one in found(data)]
    if arguments.json:
        terminal.json({"folder": str(data), "wrong": rows})
    else:
        lang = arguments.lang or language_of_locale()
        for row in rows:
            for text in options.texts(Bilingual(**row["told"]), lang):
                terminal.line(f"{row['where']}: {text}", "green" if row["isMended"] else "yellow")
        for text in options.texts(_sum(data, rows, arguments.mend), lang):
            terminal.line(text, "bold")
    return int(not all(row["isMended"] for row in rows))


def _told(wrong: Wrong, is_mending: bool) -> dict[str, Any]:
    """What is wrong and what was done of it, for programs and people."""
    told, is_mended = wrong.told, False
    if is_mending and wrong.mend is not None:
        try:
            done = wrong.mend()
            is_mended = True
        except (OSError, CorpusError) as error:  # the other things are mended all the same
            why = error.told if isinstance(error, CorpusError) else reason(error)
            done = Said(f"it can't be mended ({why})", f"无法修复（{why.zh}）")
        told = Said(f"{told}. {done[0].upper()}{done[1:]}.", f"{told.zh}。{done.zh}。")
    return {
        "where": str(wrong.where),
        "told": {"en": str(told), "zh": told.zh},
        "canMend": wrong.mend is not None,
        "isMended": is_mended,
    }


def _sum(data: Path, rows: list[dict[str, Any]], is_mending: bool) -> Bilingual:
    """The last line: how many things are wrong, and what to do."""
    if not rows:
        return Bilingual(f"{data}: nothing is wrong.", f"{data}：没有发现问题。")
    number, done = len(rows), sum(row["isMended"] for row in rows)
    if is_mending:
        return Bilingual(f"{done} of {number} mended.", f"{number}处中已修复{done}处。")
    can = sum(row["canMend"] for row in rows)
    way = (": judge doctor --mend", "：judge doctor --mend") if can else ("", "")
    return Bilingual(
        f"{number} wrong, of which {can} can be mended{way[0]}.",
        f"{number}处有问题，其中{can}处可以修复{way[1]}。",
    )


def found(data: Path) -> tuple[Wrong, ...]:
    """All that is wrong in a data folder."""
    from corpus.health import looked, unwritable, wrong_documents, wrong_indexes

    blocked = unwritable(data)
    looks = (_unfinished, wrong_documents, wrong_indexes, _cards, _updates, _store)
    rest = [one for look in looks for one in looked(look, data)]
    return (*([blocked] if blocked else []), *rest)


def _unfinished(data: Path) -> Iterator[Wrong]:
    """What commands left that were killed, in the folder itself; a restore's parts that clash."""
    from corpus.health import left_over
    from judge.cli.restored import BROUGHT

    for pattern in (".restore-*", ".unfinished-*", f".{_STORE}.new*"):
        yield from left_over(data, pattern)
    if (data / BROUGHT).exists():
        told = Said(
            "a backup was being restored, and its parts have others in their places",
            "备份恢复未完成，其中部分内容的位置已被占用",
        )
        yield Wrong(data / BROUGHT, told, partial(_aside, data / BROUGHT, data))


def _cards(data: Path) -> Iterator[Wrong]:
    """What is wrong with the imported cards."""
    from judge.cards.store import CARDS, CardStore
    from judge.errors import BlockedCards

    path = data / CARDS
    if path.is_dir():
        told = Said(
            "this is a folder, not the file of the imported cards", "这是文件夹，不是牌的文件"
        )
        yield Wrong(path, told, partial(_aside, path, data))
    problem = CardStore(path).problem(to_the_byte=True)
    if isinstance(problem, BlockedCards):  # they may be sound
        yield Wrong(path, Said(problem.told.en, problem.told.zh))
    elif problem is not None:
        told = Said(
            f"{problem.told.en}; once it is aside, `judge update cards` or `judge cards import` "
            "brings the cards again",
            f"{problem.told.zh}；移开后可用`judge update cards`或`judge cards import`重新导入",
        )
        yield Wrong(path, told, partial(_aside, path, data))


def _updates(data: Path) -> Iterator[Wrong]:
    """What is wrong with what `judge update` keeps: it begins anew without it."""
    from corpus.health import left_over
    from judge.fetching import STATE, is_readable

    path = data / "updates" / STATE
    if not is_readable(path):
        told = Said("what was noted of updates can't be read", "更新的记录无法读取")
        yield Wrong(path, told, partial(_aside, path, data))
    yield from left_over(data / "updates", f"{STATE}.new")


def _store(data: Path) -> Iterator[Wrong]:
    """What is wrong with the database of permalinks and reports."""
    if find_spec("sqlalchemy") is None:  # this installation serves no site
        return
    from web.store import Store, StoreError, damage, place

    where = place(data, os.environ)
    if isinstance(where, Path):
        if not where.exists():
            return
        if (why := damage(where)) is not None:
            told = Said(
                f"the permalinks and reports are damaged ({why}); a backup has them whole "
                "(docs/backups.md), mending keeps what can be read",
                f"永久链接与报告已损坏（{why}）；备份中有完整内容（见docs/backups.zh.md），"
                "修复会保留仍可读取的部分",
            )
            yield Wrong(where, told, partial(_salvage, where, data))
            return
    try:
        Store.open(where).close()
    except StoreError as error:
        yield Wrong(_shown(where), _said(error))


def _shown(where: Path | str) -> Path:
    """Where the database is, without what an address holds of secrets."""
    return where if isinstance(where, Path) else Path("DATABASE_URL")


def _said(error: StoreError) -> Said:
    return Said(error.told.en, error.told.zh)


def _aside(path: Path, data: Path, *, stays: bool = False) -> Said:
    """Puts a file aside, with what SQLite keeps beside it."""
    from corpus.health import put_aside

    done = put_aside(path, data, stays=stays)
    for ending in _ENDINGS:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            put_aside(beside, data)
    return done


def _salvage(path: Path, data: Path) -> Said:
    """Puts the damaged database aside and makes one of what can be read of it."""
    from web.store import StoreError, salvaged

    fresh = path.with_name(f".{path.name}.new")
    fresh.unlink(missing_ok=True)
    try:
        links, reports = salvaged(path, fresh)
    except StoreError as error:
        raise CorpusError(error.told.en, error.told.zh) from error
    done = _aside(path, data, stays=True)  # whoever is killed here has the old one still
    fresh.replace(path)
    return Said(
        f"{links} permalinks and {reports} reports were kept; {done}",
        f"保留了{links}个永久链接与{reports}个报告；{done.zh}",
    )
