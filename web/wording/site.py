"""What every page says: the header, the footer, languages."""

from __future__ import annotations

from web.wording.wording import Wording

SITE: Wording = {
    "site": ("The rules judge", "规则裁判"),
    "tagline": (
        "Magic: The Gathering rules, in Chinese and English",
        "万智牌完整规则，中英对照",
    ),
    "skip": ("Skip to the text", "跳到正文"),
    "nav": ("Site", "网站"),
    "home": ("Rules", "规则"),
    "ask": ("Ask", "判例"),
    "editions": ("Editions", "版本"),
    "terms": ("Terms", "术语"),
    "language": ("Language", "语言"),
    "english": ("English", "English"),
    "chinese": ("中文", "中文"),
    "breadcrumb": ("You are here", "当前位置"),
    "unofficial": (
        "Unofficial. Magic: The Gathering is © Wizards of the Coast; this site is neither theirs "
        "nor endorsed by them.",
        "非官方网站。万智牌版权归威世智所有；本站与威世智无关，也未获其认可。",
    ),
}
