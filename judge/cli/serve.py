"""`judge serve`: the website on this machine."""

from __future__ import annotations

import argparse
from typing import Any

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
    from werkzeug.serving import run_simple

    from web import create_app

    app = create_app()
    address = f"http://{arguments.host}:{arguments.port}/"
    terminal.line(f"The rules judge is at {address}  (Ctrl+C stops it)", "bold green")
    terminal.stream.flush()
    if arguments.open:
        import webbrowser

        webbrowser.open(address)
    run_simple(arguments.host, arguments.port, app, threaded=True)
    return 0
