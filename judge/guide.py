"""The guide to scenarios, as Markdown, from a checkout or an installed package."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from judge.values import Lang

_NEAR = Path(__file__).parent
_FOLDERS = (_NEAR / "guides", _NEAR.parent / "docs")
_NAMES = {Lang.EN: "scenarios.md", Lang.ZH: "scenarios.zh.md"}


@cache
def guide(lang: Lang) -> str:
    """How to write a scenario, in a language.

    >>> guide(Lang.EN).splitlines()[0]
    '# Scenarios'
    """
    found = next(folder for folder in _FOLDERS if (folder / _NAMES[lang]).exists())
    return (found / _NAMES[lang]).read_text(encoding="utf-8")
