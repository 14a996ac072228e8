"""What the pages of rules say."""

from __future__ import annotations

from web.wording.wording import Wording

RULES: Wording = {
    "contents": ("Contents", "目录"),
    "rule": ("Rule {number}", "规则{number}"),
    "edition": ("Edition of {date}", "{date}版"),
    "edition.badge": ("edition {date}", "{date}版"),
    "permalink": ("Permanent link", "永久链接"),
    "example": ("Example", "例子"),
    "examples.count": ("Examples: {n}", "例子：{n}个"),
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
    "only.all": (
        "Only the {language} is here: no edition that is loaded has this in {wanted}.",
        "此处只有{language}：已载入的版本均无{wanted}文本。",
    ),
    "only.some": (
        "Of some rules on this page only the {language} is here: no edition that is loaded has "
        "them in {wanted}.",
        "本页部分规则只有{language}：已载入的版本均无{wanted}文本。",
    ),
    "only.other": ("only in {language}", "只有{language}"),
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
    "others.also": ("also {dates}", "另见{dates}"),
    "others.alsomany": (
        "and {count} more editions from {first} to {last}",
        "以及{first}至{last}的另外{count}个版本",
    ),
    "others.open": ("Rule {number} in the edition of {date}", "{date}版规则{number}"),
    "borrowed": (
        "{language} of the edition of {date}, rule {number}, which says the same",
        "{language}取自{date}版规则{number}，内容与此相同",
    ),
    "borrowed.example": (
        "{language} of the example of rule {number} in the edition of {date}",
        "{language}取自{date}版规则{number}的例子",
    ),
    "borrowed.example.differs": (
        "{language} of the example of rule {number} in the edition of {date}, whose words differ",
        "{language}取自{date}版规则{number}的例子，其内容与此版有出入",
    ),
    "borrowed.term.same": (
        "{language} of the glossary of the edition of {date}, which says the same",
        "{language}取自{date}版词汇表，内容与此相同",
    ),
    "borrowed.term.differs": (
        "{language} of the glossary of the edition of {date}, whose words differ",
        "{language}取自{date}版词汇表，其内容与此版有出入",
    ),
    "borrowed.term": (
        "{language} of the glossary of the edition of {date}; its words may differ",
        "{language}取自{date}版词汇表，内容可能有出入",
    ),
    "borrowed.differs": (
        "{language} of the edition of {date}, rule {number}, whose words differ",
        "{language}取自{date}版规则{number}，其内容与此版有出入",
    ),
    "refers": ("Rules that refer here", "引用此处的条目"),
    "refers.example": ("example {n}", "例{n}"),
    "more": ("{count} more", "另有{count}条"),
    "part.sections": ("Sections", "各节"),
    # -- a rule's connections --
    "toc.page": ("On this page", "本页内容"),
    "toc.around": ("In {number}", "{number}中"),
    "toc.open": ("Contents of this page", "本页目录"),
    "connections": ("Connections", "关联"),
    "graph.in": ("refers here", "引用此处"),
    "graph.out": ("referred to here", "此处引用"),
    "graph.label": (
        "Rule {number} between the rules that refer to it and those that it refers to",
        "规则{number}：左为引用它的规则，右为它引用的规则",
    ),
    "refers.to": ("Refers to", "引用的条目"),
    "section.rules": ("{count} rules", "{count}条规则"),
    "engine": ("Carried out by the engine", "引擎执行情况"),
    "engine.yes": ("The judge carries out this rule.", "裁判引擎执行此规则。"),
    "engine.no": (
        "No function of the judge is written for this rule.",
        "裁判引擎没有专为此规则编写的功能。",
    ),
    "engine.below": (
        "The judge carries out {done} of the {count} rules below this one.",
        "裁判引擎执行其下{count}条规则中的{done}条。",
    ),
    "engine.other": (
        "The judge is written to the edition of {date}, which does not say exactly this.",
        "裁判引擎依照{date}版编写；该版没有文字相同的规则。",
    ),
    "engine.functions": ("For developers: functions ({count})", "供开发者参考：函数{count}个"),
    "engine.scenarios": ("Ready scenarios about it", "与之相关的现成场景"),
    "example.ruling": ("The judge’s ruling on this example", "裁判引擎对此例的裁定"),
    "cite": ("Cite", "引用格式"),
    "cite.where": (
        "Magic: The Gathering Comprehensive Rules, {number} (edition of {date})",
        "《万智牌完整规则》{number}（{date}版）",
    ),
    "cite.words": ("{where}: “{words}”", "{where}：“{words}”"),
    "trace": ("Through all editions", "历版沿革"),
    "others.marked": ("Changes from {old} to {new}", "{old}至{new}的改动"),
}
