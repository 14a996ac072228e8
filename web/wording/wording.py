"""The form of wordings: a key, and what it says in English and in Chinese."""

from __future__ import annotations

from collections.abc import Mapping

Wording = Mapping[str, tuple[str, str]]
