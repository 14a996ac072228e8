"""`judge serve`: the website on this machine."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from typing import Any

from judge.cli import options
from judge.cli.terminal import Terminal


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("serve", help="serve the website", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Builds the index if there is none, prints the address and serves until interrupted."""
    from werkzeug.serving import make_server

    from judge.cli.search import open_searcher
    from web import create_app

    open_searcher(options.library(), terminal)  # builds the index where one can see it happen
    server = make_server(arguments.host, arguments.port, create_app(), threaded=True)
    address = f"http://{arguments.host}:{server.port}/"
    terminal.line(f"The rules judge is at {address}  (Ctrl+C stops it)", "bold green")
    terminal.stream.flush()
    if arguments.open and _has_display():
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        terminal.line("Stopped.")
    finally:
        server.server_close()
    return 0


def _has_display() -> bool:
    """True if a browser would open in a window and not in this terminal."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
