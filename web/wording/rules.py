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
}
