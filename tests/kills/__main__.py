"""Commands that write are killed (kill -9) at moments by chance; what they leave is looked at.

    .venv/bin/python -m tests.kills [--rounds 200] [--seed 1] [COMMAND ...]

A round copies a data folder, runs the command in a process of its own, and kills it after a part of
the time that it takes, every other time with all processes that it started. A round counts if the
command was still at work. What is there then has to be the old state or the new one, of permalinks
and reports all that were acknowledged. After every fourth round the same command, run again, has to
bring the new state. With `DATABASE_URL` permalinks and reports go there. The exit code is 1 if a
round left anything else.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.kills.rounds import tried
from tests.kills.trials import TRIALS, card_file


def main() -> int:
    """Tries the commands named, or all, one after the other, and tells of each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("commands", nargs="*", choices=[[], *TRIALS], metavar="COMMAND")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder, _publisher(Path(folder) / "site"):
        for name in arguments.commands or TRIALS:
            start, chance = time.monotonic(), random.Random(f"{name} {arguments.seed}")
            try:
                seen = tried(TRIALS[name](), Path(folder) / name, arguments.rounds, chance)
                told = ", ".join(f"{number} {what}" for what, number in sorted(seen.items()))
            except AssertionError as error:
                failed, told = True, f"FAILED: {error}"
            print(f"{name}: {told}; {time.monotonic() - start:.0f} s", flush=True)
    return int(failed)


@contextmanager
def _publisher(site: Path) -> Iterator[None]:
    """A process that gives the file of cards which `judge update` fetches."""
    site.mkdir()
    card_file(site, "Ox")

    class Silent(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    class Patient(ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            pass  # who asked was killed

    server = Patient(("127.0.0.1", 0), partial(Silent, directory=site))
    child = os.fork()
    if child == 0:
        try:
            server.serve_forever()
        finally:
            os._exit(1)
    server.server_close()
    os.environ["JUDGE_CARDS_URL"] = f"http://127.0.0.1:{server.server_port}/Ox.json"
    try:
        yield
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)


sys.exit(main())
