"""`judge mcp`: the rules and the judge as tools of an assistant (Model Context Protocol)."""

from __future__ import annotations

import argparse
from typing import Any

from judge.cli.serve import number
from judge.cli.terminal import Terminal


def add_to(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser(
        "mcp",
        help="serve assistants by the Model Context Protocol",
        description=__doc__,
        epilog="docs/assistants.md says how to tell an assistant of it.",
    )
    parser.add_argument(
        "--http", action="store_true", help="streamable HTTP at /mcp (else standard input, output)"
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on, with --http")
    parser.add_argument("--port", type=number(1, 65535), default=8001, help="port, with --http")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    """Serves until the assistant leaves, or until stopped."""
    from judge.mcp import assistants_server

    server = assistants_server()
    if arguments.http:
        server.run(
            "streamable-http",
            host=arguments.host,
            port=arguments.port,
            stateless_http=True,
            json_response=True,
        )
    else:
        server.run("stdio")
    return 0
