"""What is said when something cannot be answered."""

from __future__ import annotations

from web.wording.wording import Wording

ERRORS: Wording = {
    "refused.edition": (
        "The judge rules by the editions from {first} to {last}, not by “{given}”.",
        "裁判引擎依照{first}至{last}的各版裁定，不能依照“{given}”。",
    ),
    "error.title": ("Not answered", "无法回答"),
    "error.rule": (
        "The edition of {date} has no rule {number}.",
        "{date}版没有规则{number}。",
    ),
    "error.edition": ("No edition “{asked}” is loaded.", "没有载入“{asked}”版。"),
    "error.term": ("There is no term “{name}”.", "没有术语“{name}”。"),
    "error.permalink": (
        "Nothing is kept under the link “{id}”.",
        "链接“{id}”下没有保存任何内容。",
    ),
    "error.store": (
        "The database of permalinks and reports does not answer. The rules and the rulings do "
        "without it; please try this again later.",
        "保存永久链接与报告的数据库没有响应。规则与裁定不受影响；请稍后重试。",
    ),
    "error.cards": (
        "The imported cards cannot be read just now. The rules and the built-in cards can.",
        "导入的牌暂时无法读取。规则与内置的牌不受影响。",
    ),
    "error.number": (
        "“{text}” is not a rule number: a number looks like 7, 704, 704.5 or 704.5a.",
        "“{text}”不是规则编号：编号形如7、704、704.5或704.5a。",
    ),
    "error.letter": (
        "“{text}” is not a rule number: the letters l and o are not used, because they look "
        "like 1 and 0.",
        "“{text}”不是规则编号：字母l和o与1和0形似，故不使用。",
    ),
    "error.nearest": ("The nearest matches", "相近的有"),
    "error.home": ("To the rules", "回到规则"),
    "error.404": ("There is no page here.", "这里没有页面。"),
    "error.405": ("This address is not asked in this way.", "此地址不支持这种请求方式。"),
    "error.413": ("This is too much text for one question.", "文字太多，请精简后再提交。"),
    "error.429": (
        "Too many requests from your address; please wait a little.",
        "来自您地址的请求过多，请稍候再试。",
    ),
    "error.card": ("The pool has no card “{card}”.", "牌池中没有“{card}”。"),
    "error.ground": (
        "The editions of {old} and {new} have no chapter or no language in common, so they "
        "cannot be compared.",
        "{old}版与{new}版没有共同的章节或语言，无法比较。",
    ),
    "error.unsupported": ("This is not carried out: {what}.", "无法进行：{what}。"),
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
    "refused.kept": (
        "This is too long to be kept: at most {most} characters are.",
        "内容太长，无法保存：最多可保存{most}个字符。",
    ),
    "refused.unfinished": (
        "A ruling ended before there was an answer, so there is nothing to keep.",
        "有裁定尚未得出答案便已停止，因此没有可保存的内容。",
    ),
    "refused.file": ("There is no file {given} of an edition.", "版本没有名为{given}的文件。"),
    "refused.elsewhere": (
        "Only the Comprehensive Rules are held here; tournament documents are at {address}",
        "此处只有完整规则；比赛文件请见{address}",
    ),
    "refused.busy": (
        "Many are asking at this moment; please ask again in a few seconds.",
        "此刻提问的人很多，请几秒后再问一次。",
    ),
    "refused.report": (
        "A report needs a sentence, and the ruling, rule or term that it is about.",
        "报告需要写明问题，并指明有关的裁定、规则或术语。",
    ),
    "refused.parameter": (
        "“{given}” does not fit “{parameter}”, which takes {wanted}.",
        "“{given}”不适用于参数“{parameter}”，应为：{wanted}。",
    ),
    "refused.needed": ("The parameter “{parameter}” is needed.", "缺少参数“{parameter}”。"),
    "refused.unknown": ("There is no parameter “{parameter}” here.", "这里没有参数“{parameter}”。"),
    "refused.body": (
        "The body is not the JSON that is asked for: {problem}",
        "请求正文不是所需的JSON：{problem}",
    ),
    "refused.type": (
        "A body of the type “{type}” is not read; there are {types}.",
        "无法读取“{type}”类型的正文；可用{types}。",
    ),
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
    "refused.same": (
        "The edition of {date} is asked to be compared with itself; choose two.",
        "无法将{date}版与其自身对比；请选择两个版本。",
    ),
    "refused.ground": (
        "The documents of {old} and {new} share no chapter, so they cannot be compared.",
        "{old}与{new}的文档没有共同章节，无法对比。",
    ),
    "refused.change": (
        "“{given}” is no kind of change: there are {known}.",
        "没有“{given}”这类改动：可用{known}。",
    ),
}
