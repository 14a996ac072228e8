"""Pages of the documentation become the commands, files and programs that they show."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
)
FENCED = re.compile(r"^( *)```([^\n]*)\n(.*?)^\1```$", re.M | re.S)
LANGUAGES = {"sh", "console", "yaml", "json", "python", "html", "text", ""}
PROGRAMS = {
    *("judge", "make", "python", "pip", "pytest", "curl", "npm", "npx", "mkdocs", "apt", "sed"),
    *("openapi-python-client", "pg_dump", "pg_restore"),
}
SETTING = re.compile(r"[A-Z_]+=(?:\"[^\"]*\"|'[^']*'|\S+) +")
ALIKE = {".venv/bin/judge": "judge", "python3": "python"}


class Odd(ValueError):
    """A block or a line that is neither a command nor anything else known."""


@dataclass(frozen=True)
class Shown:
    """A command as a page shows it, and the lines that it is said to print."""

    text: str
    program: str
    prints: tuple[str, ...] = ()
    is_inline: bool = False


@dataclass(frozen=True)
class Block:
    """What stands between two fences: its language, the file it is to be saved as, its text."""

    language: str
    file: str
    text: str


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page; raises Odd for one of a language that nobody looks at."""
    found = []
    for _, info, inside in FENCED.findall(text):
        language, _, file = info.strip().partition(" ")
        if language not in LANGUAGES:
            raise Odd(f"nothing runs a block of {language!r}")
        found.append(Block(language, file, inside))
    if 2 * len(found) != len(re.findall(r"^ *```", text, re.M)):
        raise Odd("a fence is not closed")
    return found


def program_of(command: str) -> str:
    """What a line calls, after the settings before it; nothing where that is no program of ours."""
    words = SETTING.sub("", command.strip()).split()
    called = ALIKE.get(words[0], words[0]) if words else ""
    return called if called in PROGRAMS else ""


def without_comment(line: str) -> str:
    """A line of the shell without the remark at its end."""
    return re.sub(r"(^|\s+)# .*$", "", line).strip()


def _of_shell(block: Block) -> list[Shown]:
    """The commands of a block, each on a line; a console's `$` lines with what they print."""
    found: list[tuple[str, list[str]]] = []
    for line in block.text.splitlines():
        if block.language == "sh" and (command := without_comment(line)):
            found.append((command, []))
        elif block.language == "console" and line.startswith("$ "):
            found.append((line[2:], []))
        elif block.language == "console" and not found:
            raise Odd(f"printed before any command: {line}")
        elif block.language == "console":
            found[-1][1].append(line)
    for command, _ in found:
        if not program_of(command):
            raise Odd(f"not a program that is known here: {command}")
    return [Shown(command, program_of(command), tuple(prints)) for command, prints in found]


def commands(text: str) -> list[Shown]:
    """All that a page shows to be typed: in fences, indented, and between backquotes."""
    shown = [one for block in blocks(text) for one in _of_shell(block) if block.language in SHELLS]
    rest = FENCED.sub("", text)
    indented = [line.strip() for line in re.findall(r"^ {4,}(.+)$", rest, re.M)]
    shown += [Shown(line, program_of(line)) for line in indented if program_of(line)]
    for quoted in re.findall(r"`([^`\n]+)`", rest):
        if " " in quoted and program_of(quoted):
            shown.append(Shown(quoted, program_of(quoted), is_inline=True))
    return shown


SHELLS = {"sh", "console"}
