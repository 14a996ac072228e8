"""The parts of `docs/deploy/compose.yaml`: two servers behind nginx share what has to be shared."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlencode

import psycopg
import pytest
import yaml

from tests.lacking import lacking
from tests.proxying import free_port, nginx, program

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "docs" / "deploy"
SERVICES: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]


def serving(
    name: str, data: Path, socket_: Path, log: IO[str]
) -> tuple[int, subprocess.Popen[str]]:
    """A server with the command that the file gives it; its port, and its process."""
    words = list(SERVICES[name]["command"])
    words[words.index("--host") + 1], words[words.index("--port") + 1] = "127.0.0.1", "0"
    address = SERVICES[name]["environment"]["DATABASE_URL"]
    assert re.fullmatch(r"postgresql://judge:\$\{PASSWORD[^}]*\}@database/judge", address)
    database = f"postgresql://judge@/judge_of_two?host={socket_}"
    process = subprocess.Popen(
        [sys.executable, "-m", "judge", *words, "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env=os.environ | {"JUDGE_DATA": str(data), "DATABASE_URL": database},
        cwd=ROOT,
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found
    return int(found[1]), process


@pytest.fixture(scope="module")
def servers(
    cluster: Path,
    new_data: Callable[[], Path],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[dict[str, tuple[int, subprocess.Popen[str]]]]:
    """Both servers with the command and the database that the file gives them, by their names."""
    with psycopg.connect(
        host=str(cluster), user="judge", dbname="postgres", autocommit=True
    ) as server:
        server.execute("CREATE DATABASE judge_of_two")
    running: dict[str, tuple[int, subprocess.Popen[str]]] = {}
    log = (tmp_path_factory.mktemp("log") / "log").open("w")
    worked_out: Path | None = None
    for name in ("first", "second"):
        data = new_data()
        if worked_out is not None:  # once for both
            shutil.copytree(worked_out, data / "documents")
        running[name] = serving(name, data, cluster, log)
        worked_out = data / "documents"
    yield running
    for _, process in running.values():
        process.send_signal(signal.SIGTERM)
    for _, process in running.values():
        process.communicate(timeout=60)
    log.close()


@pytest.fixture(scope="module")
def proxy(
    servers: dict[str, tuple[int, subprocess.Popen[str]]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[int]:
    """The port of nginx with the settings that the file mounts."""
    if program() is None:
        lacking("nginx is not installed (Debian: apt install nginx-light)")
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    mounted = SERVICES["proxy"]["volumes"][0].split(":")[0]
    instead = {
        "listen 80;": f"listen 127.0.0.1:{port};",
        **{f"{name}:8000": f"127.0.0.1:{one[0]}" for name, one in servers.items()},
    }
    with nginx(mounted, folder, instead, port):
        yield port


def asked(port: int, path: str, form: dict[str, str] | None = None) -> tuple[int, str, str]:
    """The status of an answer, where it leads, and its body."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Accept-Language": "en"}
    if form is None:
        connection.request("GET", path, headers=headers)
    else:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request("POST", path, urlencode(form), headers)
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, answer.headers.get("Location", ""), body


def test_a_ruling_of_one_server_is_shown_by_both_and_outlives_one(
    servers: dict[str, tuple[int, subprocess.Popen[str]]], proxy: int, scenario: str
) -> None:
    """With the same link, whoever is asked; and as one is killed nobody notices."""
    links = {asked(port, "/ask", {"scenario": scenario})[1] for port, _ in servers.values()}
    (link,) = {one.partition("/r/")[2] for one in links}
    assert asked(proxy, f"/r/{link}")[0] == 200
    bodies = {asked(port, f"/r/{link}")[2].count("702.2c") > 0 for port, _ in servers.values()}
    assert bodies == {True}
    _, first = servers["first"]
    first.kill()
    first.wait(30)
    assert [asked(proxy, f"/r/{link}")[0] for _ in range(6)] == [200] * 6
    assert asked(proxy, "/metrics")[0] == 404


def test_the_file_builds_what_there_is() -> None:
    for name in ("first", "second"):
        build = SERVICES[name]["build"]
        assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
