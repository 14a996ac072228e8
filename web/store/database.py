"""An address or a file becomes a database that is up to date with the migrations."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from web.store.errors import BadAddress, Newer

MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = "0002"  # the last migration
_LOCK = 0x6A75646765  # any number that only we take: "judge"
_PATIENCE = 15  # seconds to wait for another writer
_ANSWER = 3  # seconds to wait for a server
_DRIVERS = {
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
    "sqlite": "sqlite",
}


def place(data: Path, environment: Mapping[str, str]) -> str | Path:
    """Where the store is: at DATABASE_URL, else a file in the data folder."""
    return environment.get("DATABASE_URL") or data / "store.sqlite"


def connect(where: str | Path) -> Engine:
    """The database at an address, or in a file; nothing is opened before it is needed.

    Raises `BadAddress` for an address that is none.
    """
    url = URL.create("sqlite", database=str(where)) if isinstance(where, Path) else _url(where)
    if url.drivername != "sqlite":
        engine = create_engine(url, pool_pre_ping=True, connect_args={"connect_timeout": _ANSWER})
        event.listen(engine, "do_connect", _server_connects)
        return engine
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": _PATIENCE})
    event.listen(engine, "connect", _sqlite_connects)
    event.listen(engine, "begin", _sqlite_begins)
    return engine


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise BadAddress(address.partition(":")[0][:20]) from None
    if url.drivername not in _DRIVERS:
        raise BadAddress(url.drivername)
    return url.set(drivername=_DRIVERS[url.drivername])


def _server_connects(_: object, __: object, args: Any, wishes: Any) -> Any:
    """A connection to a server that may be frozen: it waits for no answer longer than `_ANSWER`."""
    import psycopg
    from psycopg.errors import _WaitTimeout

    class Impatient(psycopg.Connection[Any]):
        def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = _ANSWER) -> Any:
            try:
                return super().wait(gen, interval, timeout)
            except _WaitTimeout:
                self.close()
                raise psycopg.OperationalError(f"no answer in {timeout} seconds") from None

    return Impatient.connect(*args, **wishes)


def _sqlite_connects(connection: Any, _: object) -> None:
    """Transactions are begun by us: the driver's own leave the making of tables outside."""
    connection.isolation_level = None
    connection.execute("PRAGMA foreign_keys = ON")


def _sqlite_begins(connection: Connection) -> None:
    alone = connection.get_execution_options().get("alone", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def migrate(engine: Engine) -> None:
    """Brings the tables up to date. Of several processes one does it; the others wait for it.

    Raises `Newer`.
    """
    with engine.connect() as connection:
        version = _version(connection) or ""
        if version > LATEST:
            raise Newer(engine.url.render_as_string(hide_password=True), version)
        if version == LATEST:
            return
    from alembic import (
        command,
    )  # slow to load, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.connect().execution_options(alone=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    """The last migration that the database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
