"""The rules and the judge become tools of an assistant, by the Model Context Protocol.

server    the tools and resources, put together
tools     each tool: plain arguments become plain data
teaching  what an assistant is told of them

`judge mcp` runs it. Like the commands, these modules may use the corpus; no other room uses them.
"""

from judge.mcp.server import assistants_server

__all__ = ["assistants_server"]
