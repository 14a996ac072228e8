"""How fast the site answers, beside Flask's bare hello on the same server in the same run.

    .venv/bin/python -m benchmarks.web [--requests 4000] [--rounds 5]

`judge serve` runs as anyone would start it, with two workers; the hello is one Flask route that
returns a word, run by the same `web.server.serve` with the same workers and threads, without a log.
Both stand on loopback. Requests come from this process over 16 connections that are kept open, each
asking again as soon as it has its answer, as browsers do: with Accept-Encoding, Accept and
Accept-Language. Rounds alternate between hello and each row; a row's ratio is the median over the
rounds of its requests a second divided by those of the hello beside it.

Rows marked "first" ask for addresses that nobody has asked for, the others for a set of addresses
that both workers have answered before. What the one box reads as a question is ruled on by the
judge in its pool: it is an ask, stands in its own row, and no ratio is asked of it. The row
"snippets alone" is a view that finds what the first searches find and sends nothing but the
snippets: no page of results can be faster. The first server of all builds the index and works out
pages ahead, which is waited for: the servers that are measured find both, as any later start does.
"""

from __future__ import annotations

import argparse
import os
import re
import selectors
import signal
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import quote

import yaml

from corpus.imports import data_folder
from corpus.library import Library
from corpus.model import Lang
from web.ahead import Ahead
from web.search import Searching, Wish

QUERIES = Path(__file__).parents[1] / "tests" / "corpus" / "search"
CONNECTIONS, WORKERS, THREADS = 16, 2, 4
HEADERS = (
    "Host: 127.0.0.1\r\nAccept: text/html,application/json;q=0.9,*/*;q=0.8\r\n"
    "Accept-Encoding: gzip, deflate, br\r\nAccept-Language: {lang}\r\nUser-Agent: benchmark\r\n"
)
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Row:
    """What is measured: addresses, and the least ratio to the hello that is asked for."""

    name: str
    paths: tuple[str, ...]
    least: float
    langs: tuple[str, ...] = ("en-US,en;q=0.8",)

    def requests(self) -> tuple[bytes, ...]:
        """The bytes to send, one for each address and language."""
        return tuple(
            f"GET {path} HTTP/1.1\r\n{HEADERS.format(lang=lang)}\r\n".encode()
            for lang in self.langs
            for path in self.paths
        )


@dataclass
class Times:
    """What came of one round: its seconds, and those of each request."""

    seconds: float = 0.0
    each: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Requests a second."""
        return len(self.each) / self.seconds


def load(port: int, requests: Sequence[bytes], count: int) -> Times:
    """Asks `count` requests over the connections; raises for an answer that is not 200."""
    todo, times = islice(cycle(requests), count), Times()
    selector = selectors.DefaultSelector()
    start = time.perf_counter()
    for _ in range(min(CONNECTIONS, count)):
        connection = socket.create_connection(("127.0.0.1", port))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        _ask(connection, selector, todo)
    while selector.get_map():
        for key, _ in selector.select():
            connection = key.fileobj
            assert isinstance(connection, socket.socket)
            began, got = key.data
            got += connection.recv(262_144)
            if _is_whole(got):
                times.each.append(time.perf_counter() - began)
                selector.unregister(connection)
                _ask(connection, selector, todo)
    times.seconds = time.perf_counter() - start
    return times


def _ask(
    connection: socket.socket, selector: selectors.BaseSelector, todo: Iterator[bytes]
) -> None:
    """Sends the next request, or closes the connection if there is none."""
    request = next(todo, None)
    if request is None:
        connection.close()
        return
    selector.register(connection, selectors.EVENT_READ, (time.perf_counter(), bytearray()))
    connection.sendall(request)


def _is_whole(got: bytearray) -> bool:
    end = got.find(b"\r\n\r\n")
    if end < 0:
        return False
    if not got.startswith(b"HTTP/1.1 200"):
        raise SystemExit(f"not answered: {bytes(got[:300])!r}")
    length = _LENGTH.search(got, 0, end)
    assert length is not None
    return len(got) >= end + 4 + int(length[1])


@contextmanager
def server(data: Path, *command: str) -> Iterator[tuple[int, int, float]]:
    """A server in its own process: its port, its process id and when it was started."""
    compiled = {"PYTHONPYCACHEPREFIX": str(data / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    environment = os.environ | compiled | {"JUDGE_DATA": str(data)}
    start = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        stderr=(data / "log").open("a"),
        env=environment,
        text=True,
    )
    assert process.stdout is not None
    try:
        port = int(re.findall(r":(\d+)/", process.stdout.readline())[0])
        yield port, process.pid, start
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()


def site(data: Path) -> tuple[str, ...]:
    """The command of the site."""
    return ("judge", "serve", "--port", "0", "--workers", str(WORKERS), "--threads", str(THREADS))


def hello() -> None:
    """Serves Flask's bare hello, and the snippets of a search with nothing around them."""
    from flask import Flask, request

    from web.server import Service, listen, serve

    app, searching = Flask(__name__), Searching(Library.open(None), data_folder() / "index")
    app.get("/")(lambda: "Hello, World!")

    @app.get("/snippets")
    def snippets() -> str:
        hits = searching.find(Wish(request.args["q"])).hits
        found = (hit.snippet_in(lang) for hit in hits for lang in Lang)
        return "\n".join(one.text for one in found if one is not None)

    for query in ("trample", "why did my creature die", "deathtuch", "践踏是什么", "触法式异能"):
        any(hit.snippet_in(lang) for hit in searching.find(Wish(query)).hits for lang in Lang)
    at = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{at.getsockname()[1]}/"
    serve(
        app.wsgi_app,
        Service(workers=WORKERS, threads=THREADS),
        at,
        lambda: print(address, flush=True),
    )


def work_out(data: Path) -> str:
    """Lets a server build the index and work out the pages; how long that took, and their size."""
    with server(data, *site(data)) as (_, _, start):
        loaded = time.perf_counter()
        while not Ahead.of(data).is_there:
            time.sleep(1)
        took, size = time.perf_counter() - loaded, Ahead.of(data).file.stat().st_size
    return f"index {loaded - start:.0f} s, then pages ahead {took:.0f} s, {size / 1e6:.0f} MB"


def rows() -> tuple[Row, ...]:
    """What is asked again: pages, JSON, previews, searches, the style sheet."""
    numbers = rule_numbers()[::29]
    both = ("en-US,en;q=0.8", "zh-CN,zh;q=0.8")
    batches = [numbers[at : at + 12] for at in range(0, len(numbers) - 12, 12)]
    return (
        Row("rule page", tuple(f"/2023-11-17/rule/{n}" for n in numbers), 0.5, both),
        Row("rule as JSON", tuple(f"/api/v1/rules/{n}" for n in numbers), 0.8),
        Row("tooltips", tuple(f"/api/v1/preview?cr={','.join(b)}" for b in batches), 0.8),
        Row("search", _searches(_queries()[::3]), 0.3, both),
    )


def first_rows(data: Path) -> tuple[Row, ...]:
    """What is asked once: rule pages, searches, which nobody can work out ahead, and questions."""
    numbers = rule_numbers()[::2]
    searching = Searching(Library.open(None), data / "index")
    found = {query: searching.find(Wish(query)).asks for query in _queries()}
    searches = [query for query, asks in found.items() if not asks]
    questions = [query for query, asks in found.items() if asks]
    return (
        Row("rule page, first", tuple(f"/2023-11-17/rule/{n}" for n in numbers), 0.25),
        Row("search, first", _searches(searches), 0.25),
        Row("question, first", _searches(questions), 0),
    )


def _searches(queries: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"/search?q={quote(query)}" for query in queries)


def rule_numbers() -> list[str]:
    """The rules of the whole edition that ships."""
    graph = Library.open(None).graph("2023-11-17")
    return [str(number) for number in graph.edition.rules]


def _queries() -> list[str]:
    texts = [(QUERIES / name).read_text("utf-8") for name in ("queries.yaml", "held_out.yaml")]
    return [str(row["q"]) for text in texts for row in yaml.safe_load(text) if "with" not in row]


def memory(pid: int) -> list[tuple[float, float, float]]:
    """Of each process: its resident megabytes, its own, and these with its share of the others."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    found = []
    for child in children:
        text = Path(f"/proc/{child}/smaps_rollup").read_text()
        sizes = re.findall(r"^(\w+):\s+(\d+) kB", text, re.MULTILINE)
        mb = {name: int(size) / 1024 for name, size in sizes}
        found.append((mb["Rss"], mb["Private_Dirty"] + mb["Private_Clean"], mb["Pss"]))
    return found


def main() -> None:
    """Measures everything and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--requests", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--hello", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.hello:
        hello()
        return
    with TemporaryDirectory() as temporary:
        data = Path(temporary)
        print(f"the first start: {work_out(data)}")
        starts = [_first_page(data) for _ in range(3)]
        print(f"first page after the start of the command: {min(starts):.2f} s (best of 3)")
        with (
            server(data, *site(data)) as (port, pid, _),
            server(data, "benchmarks.web", "--hello") as (beside, _, _),
        ):
            load(port, Row("", ("/readyz",), 0).requests(), 1)  # the site is loaded
            print(f"{'':22}{'hello/s':>9}{'ours/s':>9}{'ratio':>7}{'asked':>7}{'p99 ms':>8}")
            for row in rows():
                load(port, row.requests(), 10 * len(row.requests()))
                _measure(row, port, beside, given.requests, given.rounds)
            firsts = first_rows(data)
            for row in firsts:
                _measure(row, port, beside, len(row.requests()), 1)
            alone = tuple(path.replace("/search", "/snippets") for path in firsts[1].paths)
            _measure(Row("snippets alone", alone, 0), beside, beside, len(alone), 1)
            for resident, own, share in memory(pid):
                said = f"{own:.0f} MB its own, {share:.0f} MB with its share of the rest"
                print(f"process: {resident:.0f} MB resident, {said}")


def _first_page(data: Path) -> float:
    with server(data, *site(data)) as (port, _, start):
        load(port, Row("", ("/2023-11-17/rule/702.19b",), 0).requests(), 1)
        return time.perf_counter() - start


def _measure(row: Row, port: int, beside: int, count: int, rounds: int) -> None:
    """Measures a row beside the hello and prints it."""
    greeting, requests = Row("hello", ("/",), 0).requests(), row.requests()
    pairs = [(load(beside, greeting, count), load(port, requests, count)) for _ in range(rounds)]
    ratio = statistics.median(ours.rate / bare.rate for bare, ours in pairs)
    bare, ours = (
        statistics.median(times.rate for times in side) for side in zip(*pairs, strict=True)
    )
    worst = statistics.median(sorted(times.each)[int(count * 0.99)] for _, times in pairs)
    asked = f"{row.least:g}" if row.least else "–"
    print(f"{row.name:22}{bare:9.0f}{ours:9.0f}{ratio:7.2f}{asked:>7}{worst * 1000:8.1f}")


if __name__ == "__main__":
    main()
