"""Which edition brought a keyword action: those before it decline what would do it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.errors import Unsupported
from judge.rules.editions import Edition
from judge.values import Bilingual

LATER: Mapping[str, tuple[str, str]] = {  # its name in Chinese, and the edition that brought it
    "cloak": ("匿伏", "2024-02-02"),
    "collect evidence": ("搜证", "2024-02-02"),
    "suspect": ("怀疑", "2024-02-02"),
    "unsuspect": ("解除怀疑", "2024-02-02"),
    "solve": ("侦办", "2024-02-02"),
    "plot": ("设谋", "2024-06-07"),
    "saddle": ("乘驾", "2024-06-07"),
    "manifest dread": ("显化惧象", "2024-09-20"),
    "endure": ("续战", "2025-06-06"),
    "triple power and toughness": ("加两倍", "2025-06-06"),
    "blight": ("衰萎", "2026-08-07"),
    "warp": ("跃迁", "2026-08-07"),
    "increase speed": ("提高速度", "2025-06-06"),
    "harness": ("掌控", "2026-08-07"),
    "firebend": ("振火", "2026-08-07"),
    "earthbend": ("运土", "2026-08-07"),
    "airbend": ("截气", "2026-08-07"),
    "heal": ("移除伤害", "2026-08-07"),
    "recruit": ("招募", "2026-08-07"),
    "prepare": ("备法", "2026-08-07"),
    "unprepare": ("撤法", "2026-08-07"),
}


def lacks(edition: Edition, action: str) -> Iterator[Bilingual]:
    """What is lacking where an edition does not have a keyword action yet."""
    called, since = LATER.get(action, ("", None))
    if not edition.has(since):
        yield Bilingual(
            f"the keyword action {action} (from the edition {since})",
            f"关键字动作{called}（自{since}版起）",
        )


def require(edition: Edition, action: str) -> None:
    """Raises `Unsupported` in an edition that does not have the action yet."""
    for words in lacks(edition, action):
        raise Unsupported(None, words.en, words.zh)
