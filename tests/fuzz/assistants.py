"""The assistants' door: a line of the protocol, as a server on standard input reads it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from mcp.shared.memory import create_client_server_memory_streams
from mcp.shared.message import SessionMessage
from mcp.types import jsonrpc_message_adapter

from judge.mcp import assistants_server, tools
from tests.fuzz import words
from tests.fuzz.allowed import MARK, Through, Wrong, sent

T = TypeVar("T")
_PATIENCE = 300  # seconds that an answer may take on a busy machine
_INTERNAL = -32603
_HELLO = {
    "protocolVersion": "2025-06-18",
    "capabilities": {},
    "clientInfo": {"name": "fuzz", "version": "1"},
}


def calls() -> Iterator[bytes]:
    """Calls of every tool, with what they take and with what they don't; the other requests."""
    for name, arguments in _CALLS:
        yield _line("tools/call", name=name, arguments=arguments)
    for text in [*words.scenarios()][::6]:
        yield _line("tools/call", name="rule_on_scenario", arguments={"scenario": text.decode()})
        yield _line("tools/call", name="what_is_legal", arguments={"scenario": text.decode()})
    for text in [*words.questions()][::12]:
        yield _line("tools/call", name="ask_question", arguments={"question": text.decode()})
    for text in [*words.queries()][::12]:
        yield _line("tools/call", name="search_rules", arguments={"words": text.decode()})
    for uri in ("judge://guide/zh", "judge://guide/x9q", "rules://newest/702.19", "rules://x/y"):
        yield _line("resources/read", uri=uri)
    for method in ("ping", "tools/list", "resources/list", "resources/templates/list", "x9q"):
        yield _line(method)
    yield b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}'
    yield b'[{"jsonrpc":"2.0","id":1,"method":"ping"}]'


_PLAYERS = {"players": {"Ann": {"hand": ["Shock"], "mana_free": True}, "Bob": {"life": 3}}}
_CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("look_up_rule", {"number": "702.19b", "edition": "2023-11-17"}),
    ("look_up_rule", {"number": MARK, "edition": None}),
    ("search_rules", {"words": "trample", "chapter": 7, "limit": 3}),
    ("look_up_term", {"name": "践踏", "edition": "2023"}),
    ("look_up_card", {"name": "Lightning Bolt"}),
    ("look_up_card", {"name": MARK}),
    ("compare_editions", {"old": "2023-11-17", "new": "2024-02-02", "within": "702"}),
    ("trace_rule", {"number": "702.19", "edition": "2023-11-17"}),
    ("list_editions", {}),
    ("ask_question", {"question": "Does Shock kill Grizzly Bears?", "edition": "2023-11-17"}),
    ("rule_on_scenario", {"scenario": {**_PLAYERS, "ask": [{"life": "Bob"}]}, "full": True}),
    ("what_is_legal", {"scenario": _PLAYERS, "edition": "2025-06-06"}),
)


def _line(method: str, **params: Any) -> bytes:
    return sent({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})


class _Crashes(logging.Handler):
    """What the server logs as a crash of a tool."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps the traceback."""
        self.found.append(logging.Formatter().format(record))


class _Session:
    """A server, and what it answers; opened once, in a loop and a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = ThreadPoolExecutor(max_workers=1)
        self._crashes = _Crashes()
        logging.getLogger("mcp").addHandler(self._crashes)
        self._number = 1_000
        self._done(self._open())

    def _done(self, doing: Coroutine[Any, Any, T]) -> T:
        """What comes of it; the thread that asks may have a loop that runs already."""
        return self._thread.submit(self._loop.run_until_complete, doing).result()

    async def _open(self) -> None:
        self._streams = create_client_server_memory_streams()
        (self._answers, self._to), (read, write) = await self._streams.__aenter__()
        server = assistants_server()._lowlevel_server
        options = server.create_initialization_options()
        self._serving = asyncio.ensure_future(server.run(read, write, options))
        await self._asked({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": _HELLO}, 1)
        await self._send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    async def _send(self, plain: Any) -> None:
        message = jsonrpc_message_adapter.validate_json(json.dumps(plain), by_name=False)
        await self._to.send(SessionMessage(message))

    async def _asked(self, plain: Any, number: object) -> Any:
        await self._send(plain)
        return await self._answer(number)

    async def _answer(self, number: object) -> Any:
        """The answer with this number; raises `Wrong` where none comes, or the server ends."""
        while True:
            waiting = asyncio.ensure_future(self._answers.receive())
            done, _ = await asyncio.wait(
                {waiting, self._serving}, timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if waiting not in done:
                raise Wrong("the server ended" if done else "no answer came")
            received = waiting.result()
            assert isinstance(received, SessionMessage)
            message = received.message
            if getattr(message, "id", None) == number:
                return message.model_dump(mode="json", by_alias=True, exclude_unset=True)

    def through(self, data: bytes) -> str:
        """Sends a line as it would come, and holds the answer to what may be."""
        self._crashes.found.clear()
        found = self._done(self._sent(data))
        if self._crashes.found:
            raise Wrong("\n".join(self._crashes.found)[-6000:])
        return found

    async def _sent(self, data: bytes) -> str:
        line = data.decode("utf-8", "replace")
        try:
            message = jsonrpc_message_adapter.validate_json(line, by_name=False)
        except ValueError as error:
            await self._to.send(error)  # as `mcp.server.stdio` does
            return await self._lives("no message")
        number = getattr(message, "id", None)
        is_request = hasattr(message, "method") and number is not None
        await self._to.send(SessionMessage(message))
        if not is_request:
            return await self._lives("no request")
        return _held(await self._answer(number))

    async def _lives(self, what: str) -> str:
        """The server answers still."""
        self._number += 1
        ping = {"jsonrpc": "2.0", "id": self._number, "method": "ping"}
        _held(await self._asked(ping, self._number))
        return what


def _held(answer: Any) -> str:
    """What kind of an answer it is; raises `Wrong` for a fault of the server's own."""
    sent(answer)
    if "error" in answer:
        code = answer["error"]["code"]
        if code == _INTERNAL:
            raise Wrong(f"an internal error: {answer['error']}")
        return f"error {code}"
    result = answer["result"]
    if result.get("isError"):
        return f"refused {result['content'][0]['text'][:40]}"
    return f"answered {sorted(result.get('structuredContent') or result)[:6]}"


def door() -> Through:
    """A server that lives as long as the door."""
    tools.ask_question("Does Shock kill my 2/2?")  # what is built once takes its time
    return _Session().through
