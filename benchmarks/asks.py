"""How fast rule pages are answered while more rulings are asked for than are worked out.

    .venv/bin/python -m benchmarks.asks [--pages 200]

16 clients ask for rulings that take all the time they may, each again a second after its answer,
while rule pages that nobody has asked for are asked one after the other.
"""

from __future__ import annotations

import argparse
import threading
from collections import Counter
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlencode

from benchmarks.web import CONNECTIONS, Row, load, rule_numbers, server, site

WORST = """players: {Ann: {library: [{card: Forest, count: 900}]}, Bob: {library: [{card: Forest, \
count: 900}]}}
until: {turn: 100000}
"""  # a ruling that its limit ends
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def beside_asks(port: int, count: int) -> None:
    """Rule pages that nobody has asked for, while more asks are made than are worked out."""
    done, statuses = threading.Event(), Counter[int]()

    def ask() -> None:
        address = ("127.0.0.1", port)
        while not done.is_set():
            connection = HTTPConnection(*address)
            connection.request("POST", "/ask", urlencode({"scenario": WORST, "edition": ""}), FORM)
            statuses[connection.getresponse().status] += 1
            connection.close()
            done.wait(1)

    asking = [threading.Thread(target=ask, daemon=True) for _ in range(CONNECTIONS)]
    for thread in asking:
        thread.start()
    paths = tuple(f"/2023-11-17/rule/{number}?beside" for number in rule_numbers()[:count])
    requests = Row("", paths, 0).requests()
    each = sorted(second for one in requests for second in load(port, (one,), 1).each)
    done.set()
    for thread in asking:
        thread.join()
    median, worst = (each[int(len(each) * share)] * 1000 for share in (0.5, 0.99))
    print(f"rule page beside {CONNECTIONS} asks: median {median:.1f}, p99 {worst:.1f} ms")
    print(f"answers to the asks: {dict(statuses)}")


def main() -> None:
    """Measures and prints both lines."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pages", type=int, default=200)
    pages = parser.parse_args().pages
    with TemporaryDirectory() as temporary:
        data = Path(temporary)
        with server(data, *site(data)) as (port, _, _):
            beside_asks(port, pages)


if __name__ == "__main__":
    main()
