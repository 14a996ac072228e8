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
}
