"""What every page says: the header, the footer, languages."""

from __future__ import annotations

from web.wording.wording import Wording

SITE: Wording = {
    "site": ("The rules judge", "规则裁判"),
    "finding.about": ("The rules, and rulings that cite them", "规则全文与引用规则的裁定"),
    "tagline": (
        "Magic: The Gathering rules in Chinese and English, and rulings that show their rules",
        "万智牌完整规则，中英对照；裁定步步有据",
    ),
    "skip": ("Skip to the text", "跳到正文"),
    "nav": ("Site", "网站"),
    "home": ("Rules", "规则"),
    "ask": ("Ask", "裁定"),
    "editions": ("Editions", "版本"),
    "terms": ("Terms", "术语"),
    "breadcrumb": ("You are here", "当前位置"),
    "unofficial": (
        "Unofficial. Magic: The Gathering is © Wizards of the Coast; this site is neither theirs "
        "nor endorsed by them.",
        "非官方网站。万智牌版权归威世智所有；本站与威世智无关，也未获其认可。",
    ),
    # -- the header --
    "keywords": ("Keywords", "关键词"),
    "settings": ("Display settings", "显示设置"),
    "setting.lang": ("Interface", "界面"),
    "setting.lang.en": ("English", "English"),
    "setting.lang.zh": ("中文", "中文"),
    "setting.texts": ("Texts", "正文"),
    "setting.texts.both": ("Both", "对照"),
    "setting.texts.zh": ("中文", "中文"),
    "setting.texts.en": ("English", "English"),
    "setting.script": ("Chinese characters", "汉字"),
    "setting.script.hans": ("Simplified", "简体"),
    "setting.script.hant": ("Traditional", "繁体"),
    "setting.theme": ("Colors", "配色"),
    "setting.theme.auto": ("System", "跟随系统"),
    "setting.theme.light": ("Light", "浅色"),
    "setting.theme.dark": ("Dark", "深色"),
}
