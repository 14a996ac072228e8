"""The real command serves: pages, signs of life, a log, numbers, and a stop that loses nothing."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from judge.cli import main
from web import metrics, server

SECRET = "a-word-that-somebody-typed"


@dataclass
class Served:
    """A server of our own in another process."""

    process: subprocess.Popen[str]
    port: int
    log: Path

    def get(self, path: str, **headers: str) -> tuple[HTTPResponse, str]:
        """The answer to a GET, and its body."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=named)
        answer = connection.getresponse()
        body = answer.read().decode()
        connection.close()
        return answer, body

    def lines(self) -> list[dict[str, object]]:
        """The log so far."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Stops the server and returns its exit code."""
        self.process.send_signal(by)
        self.process.communicate(timeout=60)
        return self.process.returncode


def serve(data: Path, log: Path, *options: str) -> Served:
    """A server that answers; its whole group of processes is the test's own."""
    environment = os.environ | {"JUDGE_DATA": str(data)}
    environment.pop("DATABASE_URL", None)
    at = ("--host", "127.0.0.1", "--port", "0")
    command = [sys.executable, "-m", "judge", "serve", *at, *options]
    with log.open("w") as lines:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=lines, text=True, env=environment
        )
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r":(\d+)/", said)
    assert found, log.read_text()
    return Served(process, int(found[1]), log)


@pytest.fixture(scope="module")
def data(new_data: Callable[[], Path]) -> Path:
    """A data folder for both servers."""
    return new_data()


@pytest.fixture(scope="module", params=["2", "0"], ids=["workers", "alone"])
def served(
    request: pytest.FixtureRequest, data: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server with two workers, and one without gunicorn."""
    log = tmp_path_factory.mktemp("log") / "log"
    running = serve(data, log, "--workers", request.param, "--proxies", "1")
    yield running
    assert running.stop() == 0


def test_signs_of_life(served: Served) -> None:
    assert json.loads(served.get("/healthz")[1]) == {"status": "ok"}
    ready = json.loads(served.get("/readyz")[1])
    assert (ready["status"], ready["store"]) == ("ready", "ok")
    assert "2023-11-17" in ready["editions"]


def test_a_line_for_each_request_without_the_reader(served: Served) -> None:
    before = len(served.lines())
    served.get(f"/search?q={SECRET}", User_Agent=SECRET, Cookie=f"x={SECRET}", Referer=SECRET)
    served.get(f"/{SECRET}")
    served.get(f"/2023-11-17/term/{SECRET}", X_Forwarded_For="203.0.113.7")
    found = [line for line in served.lines()[before:] if line["message"] == "request"]
    assert [(line["route"], line["status"]) for line in found] == [
        ("/search", 200),
        ("none", 404),
        ("/<edition>/term/<path:name>", 404),
    ]
    assert all(line["method"] == "GET" and line["ms"] > 0 for line in found)
    assert SECRET not in served.log.read_text()
    assert "203.0.113.7" not in served.log.read_text()


def test_numbers_are_those_of_all_workers(served: Served) -> None:
    def count() -> int:
        pattern = r'judge_requests_total\{.*route="/editions",status="200"\} (\d+)'
        return sum(int(float(n)) for n in re.findall(pattern, served.get("/metrics")[1]))

    before = count()
    for _ in range(12):
        assert served.get("/editions")[0].status == 200
    assert count() - before == 12
    assert "judge_request_seconds_bucket" in served.get("/metrics")[1]


def test_numbers_are_not_for_everyone(served: Served) -> None:
    answer, body = served.get("/metrics", X_Forwarded_For="203.0.113.7")
    assert answer.status == 404
    assert "judge_requests" not in body


def test_headers_behind_tls_and_without(served: Served) -> None:
    plain, _ = served.get("/editions")
    secure, _ = served.get("/editions", X_Forwarded_Proto="https")
    assert plain.headers["Strict-Transport-Security"] is None
    assert "max-age=" in secure.headers["Strict-Transport-Security"]
    assert "frame-ancestors 'none'" in plain.headers["Content-Security-Policy"]
    assert "unsafe" not in plain.headers["Content-Security-Policy"]
    for name in ("Permissions-Policy", "Referrer-Policy", "X-Content-Type-Options"):
        assert plain.headers[name]


def test_a_frame_is_for_other_sites(served: Served) -> None:
    answer, _ = served.get("/embed/2023-11-17/rule/702.19b")
    assert "frame-ancestors *" in answer.headers["Content-Security-Policy"]


@pytest.mark.parametrize("workers", ["1", "0"], ids=["workers", "alone"])
@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_lets_a_request_end(
    data: Path, tmp_path: Path, workers: str, by: signal.Signals
) -> None:
    running = serve(data, tmp_path / "log", "--workers", workers)
    body = b"scenario=ask"
    head = (
        "POST /ask HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nConnection: close\r\n"
        f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", running.port), timeout=60) as asking:
        asking.sendall(head.encode())
        assert b" 100 " in asking.recv(64)  # it is being answered
        running.process.send_signal(by)
        asking.sendall(body)
        answer = b"".join(iter(lambda: asking.recv(65536), b""))
    assert b"400 BAD REQUEST" in answer
    assert b"</html>" in answer
    assert running.process.wait(60) == 0
    running.process.communicate()
    with pytest.raises(ConnectionRefusedError):
        running.get("/healthz")


def test_a_port_that_is_taken_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port]) == 2
    error = capsys.readouterr().err
    assert port in error
    assert "--port" in error


@pytest.mark.parametrize(
    "wrong", [("--workers", "-1"), ("--threads", "0"), ("--proxies", "x"), ("--metrics", "you")]
)
def test_a_wrong_option_is_said(capsys: pytest.CaptureFixture[str], wrong: tuple[str, str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", *wrong])
    assert stopped.value.code == 2
    assert wrong[0] in capsys.readouterr().err


def test_numbers_that_a_killed_server_left_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a server that runs stay."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv(metrics.FOLDER, "")
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    for process in (gone.pid, os.getpid()):
        (tmp_path / f"judge-metrics-{process}-left").mkdir()
    with server._counting(server.Service(workers=1, threads=1)):
        (own,) = {path.name for path in tmp_path.iterdir()} - {f"judge-metrics-{os.getpid()}-left"}
        assert Path(os.environ[metrics.FOLDER]).name == own
    assert [path.name for path in tmp_path.iterdir()] == [f"judge-metrics-{os.getpid()}-left"]
