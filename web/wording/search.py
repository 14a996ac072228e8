"""What the box and the results of a search say."""

from __future__ import annotations

from web.wording.wording import Wording

SEARCH: Wording = {
    "search": ("Search", "搜索"),
    "search.for": ("A number, words, or a term", "编号、词句或术语"),
    "search.try": ("For example", "例如"),
    "search.title": ("{query} — search", "{query} — 搜索"),
    "search.total": ("{total} results for “{query}”", "“{query}”：{total}条结果"),
    "search.none": ("Nothing found for “{query}”.", "没有找到“{query}”。"),
    "search.mean": ("Did you mean", "您要找的是不是"),
    "search.range": ("{first}–{last} of {total}", "第{first}–{last}条，共{total}条"),
    "search.more": ("Next page", "下一页"),
    "search.back": ("Previous page", "上一页"),
    "search.narrow": ("Narrow down", "筛选"),
    "search.edition": ("Edition", "版本"),
    "search.chapter": ("Chapter", "章节"),
    "search.kind": ("Kind", "类型"),
    "search.all": ("All", "全部"),
    "search.also": ("also in {editions}", "亦见于{editions}"),
    "search.reference": ("cites this number", "引用了此编号"),
    "search.exact": ("The rule with this number", "此编号的规则"),
    "search.empty": (
        "Type a rule number such as 702.19b, words of a rule, or a term in either language.",
        "请输入规则编号（如702.19b）、规则中的词句，或任一语言的术语。",
    ),
    "kind.rule": ("rule", "规则"),
    "kind.heading": ("heading", "标题"),
    "kind.term": ("term", "术语"),
    "kind.example": ("example", "例子"),
    "kind.subrule": ("subrule", "子规则"),
    "kind.keyword": ("keyword", "关键字"),
    "kind.section": ("section", "节"),
    "kind.chapter": ("chapter", "章"),
    "chapter": ("Chapter {number}", "第{number}章"),
    "glossary": ("Glossary", "词汇表"),
    "search.suggestions": ("Suggestions", "建议"),
    "search.around": ("In its place", "上下文"),
    "kind.card": ("card", "卡牌"),
}
