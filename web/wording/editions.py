"""What the pages of editions say."""

from __future__ import annotations

from web.wording.wording import Wording

EDITIONS: Wording = {
    "editions.lead": (
        "Every edition keeps its own numbers: links never lead from one edition into another.",
        "各版本的编号各自独立：规则中的引用只链接到同一版本。",
    ),
    "editions.default": ("the default", "默认版本"),
    "editions.covers": ("Holds", "内容"),
    "editions.all": ("the whole book", "完整规则"),
    "editions.languages": ("Languages", "语言"),
    "editions.credit": ("Credit", "致谢"),
    "editions.rules": ("{count} entries", "{count}个条目"),
    "editions.imported": ("imported", "自行导入"),
    "feed": ("Changes of the rules", "规则改动"),
    "feed.entry": (
        "The rules of {new}: what changed since {old}",
        "{new}版规则：相对{old}版的改动",
    ),
    # -- comparing and tracing --
    "compare": ("Compare editions", "版本对比"),
    "compare.title": ("{old} → {new}", "{old} → {new}"),
    "compare.lead": (
        "What changed between two editions, rule by rule and word by word. Rules are found by "
        "what they say, so a new number alone is told as such.",
        "两个版本之间的改动，逐条逐字对照。规则按内容对应，仅编号变动者另行说明。",
    ),
    "compare.old": ("Older edition", "旧版"),
    "compare.new": ("Newer edition", "新版"),
    "compare.button": ("Compare", "对比"),
    "compare.pairs": ("Editions with common chapters", "有共同章节的版本"),
    "compare.covered": ("Compared: {parts}", "对比范围：{parts}"),
    "compare.none": ("Nothing of this kind changed here.", "此处没有这类改动。"),
    "compare.count": ("{count} changes", "{count}处改动"),
    "change.same": ("the same", "相同"),
    "change.reworded": ("reworded", "文字改动"),
    "change.moved": ("renumbered", "编号变动"),
    "change.split": ("split", "拆分"),
    "change.merged": ("merged", "合并"),
    "change.new": ("new", "新增"),
    "change.gone": ("gone", "删除"),
    "trace.title": ("{number} through all editions", "{number}的历版沿革"),
    "trace.lead": (
        "Where this rule stands in every known edition, found by what it says.",
        "此规则在各个已知版本中的位置，按内容对应。",
    ),
    "trace.first": ("the earliest edition that is known", "最早可考的版本"),
    "trace.untold": (
        "the documents of this edition do not tell",
        "此版本的文档没有相关内容",
    ),
    "trace.notext": ("its text is not loaded", "其文本未载入"),
    "trace.here": ("you are here", "当前位置"),
    "trace.from": ("Trace from here", "由此追溯"),
}
