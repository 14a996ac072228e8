"""Every test of the store runs on SQLite and on a real PostgreSQL server that is ours alone."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.lacking import lacking
from web.store import Store

_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """The folder of the socket of a throw-away PostgreSQL server, which listens on nothing else."""
    programs = _programs()
    if programs is None:
        lacking("PostgreSQL's server is not installed (Debian: apt install postgresql)")
    user = _unprivileged()
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a socket's path must be short
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = str(folder / "data")
    settings = f"-c listen_addresses='' -c fsync=off -k {folder}"
    start = ("pg_ctl", "-D", data, "-w", "-o", settings, "-l", str(folder / "log"), "start")
    try:
        _run(programs, user, "initdb", "-D", data, "-U", "judge", "-A", "trust", "--no-sync")
        _run(programs, user, *start)
        yield folder
    finally:
        _run(programs, user, "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


def _unprivileged() -> pwd.struct_passwd | None:
    """Who the server runs as where we are root, which it refuses to be."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return users.get("postgres") or users["nobody"]


def _run(programs: Path, user: pwd.struct_passwd | None, name: str, *arguments: str) -> None:
    who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
    done = subprocess.run(
        [programs / name, *arguments], cwd="/", stdout=subprocess.DEVNULL, check=False, **who
    )
    assert done.returncode == 0, f"{name} failed"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, as DATABASE_URL would have it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    socket = request.getfixturevalue("cluster")
    name = f"store{next(_NUMBERS)}"
    with psycopg.connect(host=str(socket), user="judge", dbname="postgres", autocommit=True) as to:
        to.execute(f"CREATE DATABASE {name}")
    return f"postgresql://judge@/{name}?host={socket}"


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An open, empty store."""
    opened = Store.open(address)
    yield opened
    opened.close()
