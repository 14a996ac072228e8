"""Rulings have processes of their own: many asks leave pages alone, and what is slow is cut off."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from tests.web.test_serving import Served, serve

QUICK = "players: {Ann: {}, Bob: {}}"
LONG = """
players:
  Ann: {library: [{card: Forest, count: 900}]}
  Bob: {library: [{card: Forest, count: 900}]}
until: {turn: 100000}
"""


@pytest.fixture(scope="module")
def served(
    new_data: Callable[[], Path], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server that works out one ruling at a time, for a second and a half, and lets two wait."""
    patch = pytest.MonkeyPatch()
    patch.setenv("JUDGE_LIMITS", "time=1.5")
    log = tmp_path_factory.mktemp("log") / "log"
    few = ("--workers", "1", "--rulings", "1", "--waiting", "2", "--slow", "1")
    running = serve(new_data(), log, *few)
    yield running
    assert running.stop() == 0
    patch.undo()


def ask(served: Served, scenario: str, path: str = "/api/v1/ask") -> tuple[HTTPResponse, str]:
    """The answer to a POST of a scenario, and its body."""
    connection = HTTPConnection("127.0.0.1", served.port, timeout=100)
    is_form = not path.startswith("/api")
    kind = "application/x-www-form-urlencoded" if is_form else "text/plain"
    body = f"scenario={scenario}" if is_form else scenario
    connection.request("POST", path, body, {"Content-Type": kind, "Accept-Language": "en"})
    answer = connection.getresponse()
    read = answer.read().decode()
    connection.close()
    return answer, read


class Asking:
    """Asks that are made at once."""

    def __init__(self, served: Served, number: int, scenario: str = LONG) -> None:
        self.answers: list[tuple[HTTPResponse, str]] = []
        self._threads = [
            threading.Thread(target=self._ask, args=(served, k, scenario)) for k in range(number)
        ]
        for thread in self._threads:
            thread.start()

    def _ask(self, served: Served, number: int, scenario: str) -> None:
        self.answers.append(ask(served, f"# {number}\n{scenario}"))

    @property
    def waiting(self) -> int:
        """How many have no answer yet."""
        return len(self._threads) - len(self.answers)

    def ended(self) -> list[tuple[HTTPResponse, str]]:
        """All answers."""
        for thread in self._threads:
            thread.join()
        return self.answers


def children(process: int) -> list[int]:
    """The processes that one has split off and that still are."""
    return [int(n) for n in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def workers(served: Served) -> list[int]:
    """The processes that work out rulings: those split off by what the server split off."""
    return [one for each in children(served.process.pid) for one in children(each)]


def the_worker(served: Served) -> int:
    """The process that works out rulings; perhaps one has just made room for another."""
    until(lambda: len(workers(served)) == 1)
    return workers(served)[0]


def worked(process: int) -> int:
    """The hundredths of a second that a process has worked."""
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11])


def until(holds: Callable[[], bool]) -> None:
    """Waits until something is so, for at most a minute."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_more_asks_than_may_wait_leave_pages_alone(served: Served) -> None:
    worker = the_worker(served)
    os.kill(worker, signal.SIGSTOP)  # it takes as long as we like
    try:
        asking = Asking(served, 6, QUICK)
        until(lambda: len(asking.answers) > 1)  # who was too many has been told so
        form, page = ask(served, QUICK, "/ask")
        assert served.get("/2023-11-17/rule/702.19b")[0].status == 200
        assert served.get("/")[0].status == 200
        assert asking.waiting >= 2
    finally:
        os.kill(worker, signal.SIGCONT)
    answers = asking.ended()
    assert {answer.status for answer, _ in answers} == {200, 503}
    for answer, body in answers:
        if answer.status == 503:
            assert int(answer.headers["Retry-After"]) > 0
            assert json.loads(body)["kind"] == "busy"
        else:
            assert json.loads(body)["rulings"][0]["verdict"] == "determined"
    assert form.status == 503 and form.headers["Retry-After"]
    assert "ask again in a few seconds" in page


def test_few_threads_are_not_all_taken_by_asks_that_wait(
    new_data: Callable[[], Path], tmp_path: Path
) -> None:
    few = ("--workers", "1", "--rulings", "1", "--waiting", "20", "--threads", "3")
    served = serve(new_data(), tmp_path / "log", *few)
    worker = the_worker(served)
    os.kill(worker, signal.SIGSTOP)
    try:
        asking = Asking(served, 6, QUICK)
        until(lambda: len(asking.answers) == 5)  # one waits; there is room for one a worker
        assert served.get("/2023-11-17/rule/702.19b")[0].status == 200
    finally:
        os.kill(worker, signal.SIGCONT)
    assert sorted(answer.status for answer, _ in asking.ended()) == [200] + [503] * 5
    assert served.stop() == 0


def test_an_error_comes_back_as_it_was_raised(served: Served) -> None:
    answer, body = ask(served, "players: [")
    assert answer.status == 422
    assert json.loads(body)["problems"][0]["line"] == 2
    answer, body = ask(served, f"{QUICK}&edition=1999-01-01", "/ask")
    assert answer.status == 404
    assert "1999-01-01" in body


def test_a_process_that_is_killed_has_a_successor(served: Served) -> None:
    asking = Asking(served, 1)
    worker = the_worker(served)
    before = worked(worker)
    until(lambda: worked(worker) > before + 20)
    os.kill(worker, signal.SIGKILL)
    ((answer, body),) = asking.ended()
    assert (answer.status, json.loads(body)["kind"]) == (503, "unfinished")
    answer, body = ask(served, QUICK)
    assert answer.status == 200


@pytest.mark.parametrize(
    ("head", "drop"),
    [
        ("GET / HTTP/1.1\r\n", "X-Slow: 1\r\n"),
        ("POST /ask HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n", "x"),
    ],
    ids=["head", "body"],
)
def test_who_is_slow_to_send_is_cut_off(served: Served, head: str, drop: str) -> None:
    with socket.create_connection(("127.0.0.1", served.port), timeout=60) as slow:
        slow.sendall(head.encode())
        with pytest.raises(ConnectionError):
            for _ in range(40):
                slow.sendall(drop.encode())
                time.sleep(0.2)
