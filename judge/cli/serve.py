"""`judge serve`: the website, on this machine or for everyone."""

from __future__ import annotations

import argparse
import gc
import os
import sys
import webbrowser
from typing import Any

from judge.cli.terminal import Terminal, complain
from judge.values import Bilingual

_MOST_WORKERS = 8  # by default: each takes memory
_PROCESSORS = os.cpu_count() or 2
_COUNTS = (  # options: each with the least and the most that it may be, its default, what it says
    (
        *("workers", 0, 256, max(2, min(_PROCESSORS, _MOST_WORKERS))),
        "processes that answer (default one a processor, at least 2); 0 is this one alone",
    ),
    ("threads", 1, 256, 12, "threads of each process, of which two never wait for a ruling"),
    (
        *("rulings", 0, 256, max(1, min(_PROCESSORS - 1, _MOST_WORKERS))),
        "rulings that are worked out at a time, each in a process of its own (default one fewer "
        "than processors); 0 is in the processes that answer",
    ),
    ("waiting", 0, 256, 6, "asks that may wait for their turn; more are told to come again"),
    ("slow", 1, 3600, 10, "seconds that the head of a request may take to come, and its body"),
    ("proxies", 0, 16, 0, "reverse proxies in front, whose X-Forwarded headers are believed"),
)


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "serve",
        help="serve the website",
        description=__doc__,
        epilog="DATABASE_URL names the database of permalinks and reports; else it is a file in "
        "the data folder. docs/serving.md says more.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    for name, least, most, usual, what in _COUNTS:
        said = what if "default" in what else f"{what} (default {usual})"
        parser.add_argument(
            f"--{name}", type=number(least, most), default=usual, metavar="N", help=said
        )
    parser.add_argument(
        "--metrics",
        choices=["local", "all", "nobody"],
        default="local",
        help="who may read /metrics (default local: who asks from this machine)",
    )
    parser.set_defaults(run=run)


def number(least: int, most: int) -> Any:
    """What reads a number between two others."""

    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from {least} to {most}")
        return int(text)

    return read


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Works out what isn't kept yet, prints the address and serves until stopped."""
    gc.disable()  # what is loaded from here on stays: looking for garbage only takes time
    from judge.cli.documents import join
    from web import server
    from web.observing import Readers

    try:
        socket = server.listen(arguments.host, arguments.port)
    except (OSError, OverflowError) as error:
        where = f"{arguments.host}:{arguments.port}"
        todo = Bilingual(
            "try another --port (`make run PORT=8001`)", "请另选--port（`make run PORT=8001`）"
        )
        en, zh = f"cannot listen on {where}: {error}", f"无法在{where}上监听：{error}"
        complain(Bilingual(f"{en}; {todo.en}", f"{zh}；{todo.zh}"))
        return 2
    host = f"[{arguments.host}]" if ":" in arguments.host else arguments.host
    address = f"http://{host}:{socket.getsockname()[1]}/"

    def ready() -> None:
        terminal.line(f"The rules judge is at {address}  (Ctrl+C stops it)", "bold green")
        terminal.line("judge update brings the newest official rules and the cards.", "dim")
        terminal.stream.flush()
        if arguments.open and _has_display():
            webbrowser.open(address)

    service = server.Service(
        workers=arguments.workers,
        threads=arguments.threads,
        rulings=arguments.rulings,
        waiting=arguments.waiting,
        slow=arguments.slow,
        proxies=arguments.proxies,
        metrics=Readers(arguments.metrics),
    )
    # first what editions have in common and their indexes: where one can see it happen
    server.run(service, socket, ready, lambda: join(terminal))
    return 0


def _has_display() -> bool:
    """True if a browser would open in a window and not in this terminal."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
