"""What the pages of editions say."""

from __future__ import annotations

from web.wording.wording import Wording

EDITIONS: Wording = {
    "editions.lead": (
        "Every edition keeps its own numbers: links never lead from one edition into another.",
        "各版本的编号各自独立：规则中的引用只链接到同一版本之内。",
    ),
    "editions.default": ("answers when no edition is named", "未指明版本时使用此版本"),
    "editions.covers": ("Holds", "内容"),
    "editions.all": ("the whole book", "完整规则"),
    "editions.languages": ("Languages", "语言"),
    "editions.credit": ("Credit", "致谢"),
    "editions.rules": ("{count} entries", "{count}个条目"),
    "editions.imported": ("imported", "自行导入"),
}
