"""A key becomes a sentence of the interface, in English or Chinese: all words that pages say."""

from __future__ import annotations

from collections.abc import Mapping

from corpus.model import Lang


def say(lang: Lang, key: str, **values: object) -> str:
    """The wording of `key` in `lang`, with `values` put in; raises KeyError for an unknown key.

    >>> say(Lang.ZH, "chapter", number=7)
    '第7章'
    """
    en, zh = WORDING[key]
    return (en if lang is Lang.EN else zh).format(**values)


WORDING: Mapping[str, tuple[str, str]] = {
    # -- every page --
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
    # -- search --
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
    # -- rules --
    "contents": ("Contents", "目录"),
    "rule": ("Rule {number}", "规则{number}"),
    "edition": ("Edition of {date}", "{date}版"),
    "edition.badge": ("edition {date}", "{date}版"),
    "permalink": ("Permanent link", "永久链接"),
    "example": ("Example", "例子"),
    "previous": ("Previous", "上一条"),
    "next": ("Next", "下一条"),
    "neighbors": ("Previous and next", "前后条目"),
    "note.translator": ("Translators’ note, not rule text", "译注，不是规则内容"),
    "fault": ("About this document", "文档勘误"),
    "ref.outside": (
        "Rule {number}: the documents of the edition of {date} do not hold this rule, so it is "
        "not linked.",
        "规则{number}：{date}版的文档不含此规则，故不作链接。",
    ),
    "ref.missing": (
        "Rule {number}: the edition of {date} has no such rule; the reference stands as printed.",
        "规则{number}：{date}版没有此规则；引用照原文保留。",
    ),
    "outside.note": (
        "Not linked, because the documents of the edition of {date} do not hold them: {numbers}.",
        "{date}版的文档不含以下规则，故不作链接：{numbers}。",
    ),
    "one.language": (
        "The documents of this edition have this text in {language} only.",
        "此版本的文档只有{language}文本。",
    ),
    "lang.en": ("English", "英文"),
    "lang.zh": ("Chinese", "中文"),
    "others": ("In other editions", "其他版本"),
    "others.unproved": ("same number, may be another rule", "编号相同，但可能不是同一条规则"),
    "others.same": ("the same wording", "文字相同"),
    "others.reworded": ("reworded", "文字有改动"),
    "others.moved": ("another number", "编号不同"),
    "others.split": ("split", "拆分"),
    "others.merged": ("merged", "合并"),
    "others.gone": ("not in this edition", "此版本没有这条规则"),
    "others.new": ("not in this edition", "此版本没有这条规则"),
    "others.open": ("Rule {number} in the edition of {date}", "{date}版规则{number}"),
    "borrowed": (
        "{language} of the edition of {date}, rule {number}, which says the same in {shared}",
        "{language}取自{date}版规则{number}，其{shared}文字与此相同",
    ),
    "refers": ("Rules that refer here", "引用此处的条目"),
    "refers.example": ("example {n}", "例{n}"),
    "more": ("{count} more", "另有{count}条"),
    "part.sections": ("Sections", "各节"),
    # -- terms --
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
    # -- editions --
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
    # -- asking --
    "ask.title": ("Ask for a ruling", "请求裁定"),
    "ask.label": (
        "A scenario, in YAML: who has what, what they do, and what you want to know",
        "用YAML写出场景：谁有什么、做了什么、想知道什么",
    ),
    "ask.guide": ("How to write a scenario", "如何写场景"),
    "ask.button": ("Ask", "请求裁定"),
    "ask.examples": ("Ready scenarios", "现成的场景"),
    "ask.problems": ("This scenario cannot be read", "无法读取此场景"),
    "ask.line": ("Line {n}", "第{n}行"),
    "ask.empty": ("There is no scenario in this text.", "文字中没有场景。"),
    "ruling.nth": ("Ruling {n}", "裁定{n}"),
    "ruling.steps": ("What happens, and the rules that make it so", "过程及所依据的规则"),
    "ruling.citations": ("The rules cited", "引用的规则"),
    "ruling.outcomes": (
        "The outcomes, and the choices that lead to each",
        "各种结果及导致它们的选择",
    ),
    "ruling.assumptions": ("Taken for granted", "默认的前提"),
    "ruling.unsupported": ("What is not supported", "尚不支持的部分"),
    "ruling.notext": (
        "no loaded document of this edition holds the text",
        "此版本已载入的文档没有这条规则的文字",
    ),
    "ruling.failed": (
        "The scenario expects {expect}, but it is {got}.",
        "场景预期{expect}，而结果是{got}。",
    ),
    "verdict.determined": ("There is one outcome", "结果唯一"),
    "verdict.depends": ("It depends on choices", "结果取决于选择"),
    "verdict.loop": ("The game repeats itself", "游戏陷入循环"),
    "verdict.unsupported": ("Not supported yet", "尚不支持"),
    # -- errors --
    "error.title": ("Not answered", "无法回答"),
    "error.rule": (
        "The edition of {date} has no rule {number}.",
        "{date}版没有规则{number}。",
    ),
    "error.edition": ("No edition “{asked}” is loaded.", "没有载入“{asked}”版。"),
    "error.term": ("There is no term “{name}”.", "没有术语“{name}”。"),
    "error.number": (
        "“{text}” is not a rule number: a number looks like 7, 704, 704.5 or 704.5a.",
        "“{text}”不是规则编号：编号形如7、704、704.5或704.5a。",
    ),
    "error.letter": (
        "“{text}” is not a rule number: the letters l and o are not used, because they look "
        "like 1 and 0.",
        "“{text}”不是规则编号：字母l和o与1和0形似，故不使用。",
    ),
    "error.nearest": ("The nearest there is", "相近的有"),
    "error.home": ("To the rules", "回到规则"),
    "error.404": ("There is no page here.", "这里没有页面。"),
    "error.405": ("This address is not asked in this way.", "此地址不支持这种请求方式。"),
    "error.413": ("This is too much text for one question.", "文字太多，请精简后再提交。"),
    "error.500": (
        "Something broke on our side. Nothing that you did; please try again.",
        "网站出错了，与您的操作无关。请重试。",
    ),
    "error.other": ("This cannot be answered (status {status}).", "无法回答（状态码{status}）。"),
    "refused.long": (
        "The query has {count} characters; at most {most} are searched for.",
        "查询有{count}个字符；最多可搜索{most}个字符。",
    ),
    "refused.scenario": (
        "The scenario has {count} characters; at most {most} are read.",
        "场景有{count}个字符；最多可读取{most}个字符。",
    ),
    "refused.scenarios": (
        "There are {count} scenarios; at most {most} are ruled on at once.",
        "共有{count}个场景；一次最多裁定{most}个。",
    ),
    "refused.deep": ("The scenario is nested too deeply to be read.", "场景嵌套过深，无法读取。"),
    "refused.control": (
        "The query holds control characters, which no text of the rules has.",
        "查询中含有控制字符；规则中没有这样的文字。",
    ),
    "refused.chapter": (
        "There is no chapter “{given}”: the chapters are 1 to 9, and 0 is the glossary.",
        "没有“{given}”章：章为1至9，0为词汇表。",
    ),
    "refused.kind": (
        "“{given}” is no kind of result: there are rule, heading, term and example.",
        "没有“{given}”这一类型：可用rule、heading、term和example。",
    ),
    "refused.page": (
        "There is no page “{given}”: pages are counted from 1 to {most}.",
        "没有第“{given}”页：页码为1至{most}。",
    ),
}
