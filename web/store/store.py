"""The store: what is put into it comes out as it was, in whichever database it lies."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from corpus.errors import Said
from corpus.refusals import of_database, remedy
from judge.values import Bilingual
from web.store import database
from web.store.errors import (
    DAMAGED,
    RUNNING,
    Invalid,
    Unavailable,
    UnknownPermalink,
    UnknownReport,
)
from web.store.model import (
    MOST_IN_EDITION,
    MOST_IN_REPORT,
    MOST_IN_RULINGS,
    MOST_IN_SCENARIO,
    MOST_IN_SUBJECT,
    Permalink,
    Replay,
    Report,
    ReportKind,
    ReportState,
    Today,
    canonical,
    id_of,
    storable,
)
from web.store.tables import permalinks, replays, reports

NO_SUBJECT = Bilingual(
    "it needs a permalink, or a rule, term or card", "需要永久链接，或规则、术语、牌"
)
EMPTY = Bilingual("it is empty; a sentence is enough", "内容为空；写一句话即可")
_AWAY = 10  # seconds for which a server that didn't answer is taken to be away
_away: dict[str, float] = {}  # until when, monotonic, by address
_ID = re.compile("[a-z2-7]{24}")
_MOST_REPORTS = 2**31 - 1


class Store:
    """Permalinks, which never change, replays of them, and reports.

    Safe to use from many threads and processes.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    def open(cls, where: str | Path) -> Store:
        """The store at a database's address or in a file, made or brought up to date if needed.

        Raises `BadAddress`, and `Unavailable` where no database answers.
        """
        store = cls(database.connect(where))
        with store._answering():
            database.migrate(store._engine)
        return store

    def close(self) -> None:
        """Closes the connections; one that is needed again opens anew."""
        self._engine.dispose()

    def check(self) -> None:
        """Returns if the database answers and has the tables; raises `Unavailable`."""
        with self._begin() as connection:
            connection.execute(select(permalinks.c.id).limit(1))

    def put(
        self,
        scenario: str,
        *,
        edition: str,
        engine: str,
        rulings: Sequence[Mapping[str, Any]],
        by: str = "",
    ) -> Permalink:
        """The permalink of a scenario: the one that there is, else a new one with these rulings.

        `engine` is the version that ruled, `by` the edition that the scenario doesn't name itself.
        Raises `Invalid` for what is too long to be kept.
        """
        kept = json.dumps(rulings)  # ASCII: no database minds what a text may hold
        _limit("the scenario", scenario, MOST_IN_SCENARIO)
        _limit("the rulings", kept, MOST_IN_RULINGS)
        link = id_of(scenario, by)
        row = {
            "id": link,
            "scenario": storable(canonical(scenario)),
            "edition": edition,
            "engine": engine,
            "rulings": kept,
            "created": _now(),
        }
        try:
            with self._begin() as connection:
                connection.execute(insert(permalinks).values(row))
        except IntegrityError:
            pass  # it was there, or another process was faster: the first stays
        return self.get(link)

    def get(self, id: str) -> Permalink:  # noqa: A002 - what it is called everywhere
        """The permalink with this id, in small or capital letters; raises `UnknownPermalink`."""
        wanted = select(permalinks).where(permalinks.c.id == id.lower())
        if _ID.fullmatch(id.lower()):
            with self._begin() as connection:
                row = connection.execute(wanted).one_or_none()
            if row is not None:
                return _permalink(row)
        raise UnknownPermalink(id)

    def replay(self, link: str, engine: str) -> Replay | None:
        """What a version of the engine made of a permalink's scenario; None if it has not yet."""
        wanted = select(replays).where(replays.c.link == link, replays.c.engine == engine)
        with self._begin() as connection:
            row = connection.execute(wanted).one_or_none()
        if row is None:
            return None
        return Replay(row.engine, Today(row.today), tuple(json.loads(row.answers)))

    def keep(self, link: str, replay: Replay) -> None:
        """Keeps a replay of a permalink in the place of that by another version of the engine."""
        row = {
            "link": link,
            "engine": replay.engine,
            "today": replay.today.value,
            "answers": json.dumps(replay.answers),
        }
        try:
            with self._begin() as connection:
                connection.execute(delete(replays).where(replays.c.link == link))
                connection.execute(insert(replays).values(row))
        except IntegrityError:
            pass  # another process was faster, and kept its own

    def report(
        self,
        kind: ReportKind,
        text: str,
        *,
        permalink: str | None = None,
        edition: str | None = None,
        subject: str | None = None,
    ) -> Report:
        """Keeps a report about a permalink or a `subject`: a card, or an edition's rule or term.

        Raises `Invalid`, and `UnknownPermalink` for one about nothing that is stored.
        """
        if permalink is None and subject is None:
            raise Invalid("the report", NO_SUBJECT)
        if not text.strip():
            raise Invalid("the report", EMPTY)
        _limit("the report", text, MOST_IN_REPORT)
        _limit("the subject", subject or "", MOST_IN_SUBJECT)
        _limit("the edition", edition or "", MOST_IN_EDITION)
        row = {
            "kind": kind.value,
            "text": storable(text.strip()),
            "permalink": self.get(permalink).id if permalink is not None else None,
            "edition": storable(edition) if edition is not None else None,
            "subject": storable(subject) if subject is not None else None,
            "created": _now(),
            "state": ReportState.OPEN.value,
        }
        with self._begin() as connection:
            made = connection.execute(insert(reports).values(row).returning(*reports.c)).one()
        return _report(made)

    def reports(self, state: ReportState | None = None) -> tuple[Report, ...]:
        """The reports in a state, or all, the oldest first."""
        wanted = select(reports).order_by(reports.c.id)
        if state is not None:
            wanted = wanted.where(reports.c.state == state.value)
        with self._begin() as connection:
            return tuple(_report(row) for row in connection.execute(wanted))

    def mark(self, report: int, state: ReportState) -> Report:
        """Puts the report with this number in a state; raises `UnknownReport`."""
        change = update(reports).where(reports.c.id == report).values(state=state.value)
        if 0 < report <= _MOST_REPORTS:
            with self._begin() as connection:
                row = connection.execute(change.returning(*reports.c)).one_or_none()
            if row is not None:
                return _report(row)
        raise UnknownReport(report)

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        with self._answering(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _answering(self) -> Iterator[None]:
        """What the database says when it does not answer becomes `Unavailable`.

        A server that does not answer isn't asked again for a while, so that nobody waits for it.
        """
        address = str(self._engine.url)
        shown = self._engine.url.render_as_string(hide_password=True)
        if monotonic() < _away.get(address, 0):
            raise Unavailable(shown, f"nor did it in the last {_AWAY} seconds")
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as error:
            if isinstance(error, OperationalError) and self._engine.dialect.name != "sqlite":
                _away[address] = monotonic() + _AWAY
            why = str(error.orig).strip().partition("\n")[0]
            raise Unavailable(shown, why, _todo(error, self._engine.dialect.name)) from error


def _todo(error: DBAPIError, dialect: str) -> Said:
    """What helps against what a database says."""
    if dialect != "sqlite":
        return RUNNING
    refused = of_database(error.orig)
    return DAMAGED if refused is None else remedy(refused)


def _limit(what: str, given: str, most: int) -> None:
    if len(given) > most:
        en = f"{len(given)} characters; at most {most} are kept"
        raise Invalid(what, Bilingual(en, f"有{len(given)}个字符；最多保存{most}个"), most)


def _now() -> datetime:
    """The time in UTC as the tables hold it: without a zone, to the second."""
    return datetime.now(UTC).replace(microsecond=0, tzinfo=None)


def _permalink(row: Row[Any]) -> Permalink:
    found = row._asdict()
    rulings, created = json.loads(found.pop("rulings")), found.pop("created")
    return Permalink(**found, rulings=tuple(rulings), created=created.replace(tzinfo=UTC))


def _report(row: Row[Any]) -> Report:
    found = row._asdict()
    kind, state = ReportKind(found.pop("kind")), ReportState(found.pop("state"))
    created = found.pop("created").replace(tzinfo=UTC)
    return Report(**found, kind=kind, state=state, created=created)
