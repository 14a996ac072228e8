"""The server of the Model Context Protocol: tools, resources, and what is said of them.

The one door to the protocol's own library.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib.metadata import version
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp.types import ToolAnnotations

from corpus.errors import CorpusError
from corpus.structs import to_bytes
from judge.cli.known import use_imported
from judge.errors import JudgeError
from judge.guide import guide
from judge.mcp import teaching, tools
from judge.values import Lang

Tool = Callable[..., dict[str, Any]]

TOOLS: tuple[tuple[Tool, str, str], ...] = (
    (tools.ask_question, "Ask the judge in words", teaching.QUESTION),
    (tools.rule_on_scenario, "Rule on a scenario", teaching.SCENARIO),
    (tools.what_is_legal, "What may be done now", teaching.LEGAL),
    (tools.look_up_rule, "A rule", teaching.RULE),
    (tools.search_rules, "Search the rules", teaching.SEARCH),
    (tools.look_up_term, "A term", teaching.TERM),
    (tools.look_up_card, "A card", teaching.CARD),
    (tools.compare_editions, "Two editions compared", teaching.COMPARE),
    (tools.trace_rule, "A rule through the editions", teaching.TRACE),
    (tools.list_editions, "Editions", teaching.EDITIONS),
)
READS_ONLY = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)


def assistants_server() -> MCPServer[Any]:
    """The server with all tools and resources; it serves once it is run."""
    use_imported()
    server: MCPServer[Any] = MCPServer(
        "rules-judge",
        title="The rules judge",
        instructions=teaching.INSTRUCTIONS,
        version=version("rules-judge"),
        log_level="WARNING",
    )
    for tool, title, description in TOOLS:
        server.tool(title=title, description=description, annotations=READS_ONLY)(_told(tool))
    _add_resources(server)
    return server


def _told(tool: Tool) -> Tool:
    """The tool, whose errors are told to the assistant in a sentence."""

    @wraps(tool)
    def told(*args: Any, **named: Any) -> dict[str, Any]:
        try:
            return tool(*args, **named)
        except (CorpusError, JudgeError) as error:
            raise ToolError(str(error)) from error
        except RecursionError as error:
            raise ToolError("The scenario is nested too deeply. 局面嵌套过深。") from error

    return told


def _add_resources(server: MCPServer[Any]) -> None:
    for lang in Lang:
        server.resource(f"judge://guide/{lang.value}", mime_type="text/markdown")(_guide_in(lang))

    @server.resource("rules://{edition}/{number}", mime_type="application/json")
    def rule(edition: str, number: str) -> str:
        """One rule of an edition (a date, or `newest`), with its examples and links."""
        try:
            found = tools.look_up_rule(number, None if edition == "newest" else edition)
        except CorpusError as error:
            raise ResourceNotFoundError(str(error)) from error
        return to_bytes(found).decode()


def _guide_in(lang: Lang) -> Callable[[], str]:
    def scenario_guide() -> str:
        """How to write a scenario: the whole format."""
        return guide(lang)

    return scenario_guide
