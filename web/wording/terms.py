"""What the pages of terms say."""

from __future__ import annotations

from web.wording.wording import Wording

TERMS: Wording = {
    "term": ("Term", "术语"),
    "term.title": ("{name} — term", "{name} — 术语"),
    "term.also": ("Also called", "又称"),
    "term.defined": ("Defined in", "定义于"),
    "term.glossary": ("Glossary, edition of {date}", "{date}版词汇表"),
    "term.noglossary": (
        "The glossary of the edition of {date} has no entry of this name.",
        "{date}版的词汇表没有此条目。",
    ),
    "term.obsolete": ("obsolete", "已废止"),
    "term.see": ("See also", "参见"),
    "term.uses": ("Used in {count} rules and examples", "{count}条规则与例子使用此术语"),
    "term.several": ("Several terms have this name.", "有多个术语使用此名称。"),
    "term.unused": ("No rule of this edition uses it by name.", "此版本没有规则直接使用此名称。"),
    "terms.title": ("All terms of the glossary", "词汇表全部术语"),
    "terms.count": ("{count} terms", "{count}个术语"),
    "order": ("Order", "排序"),
    "order.pinyin": ("Pinyin", "拼音"),
    "order.az": ("A–Z", "英文字母"),
    "letters": ("Letters", "字母索引"),
    "keywords.title": ("Keywords", "关键词索引"),
    "keywords.keyword ability": ("Keyword abilities", "关键字异能"),
    "keywords.keyword action": ("Keyword actions", "关键字动作"),
    "keywords.ability word": ("Ability words", "异能提示"),
    "keywords.norule": ("no rule of its own in this edition", "此版本没有专门的规则"),
}
