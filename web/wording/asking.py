"""What the pages of scenarios and rulings say."""

from __future__ import annotations

from web.wording.wording import Wording

ASKING: Wording = {
    "ask.title": ("Ask for a ruling", "请求裁定"),
    "ask.lead": (
        "Say what is on the table and what the players do. The answer comes with every step and "
        "the rule that makes it so.",
        "说明桌面上有什么、牌手做了什么，即可得到裁定：每一步都附上所依据的规则。",
    ),
    "ask.board": ("Set up the board", "摆出局面"),
    "ask.board.lead": (
        "choose cards, then play line by line with what is legal at each point",
        "选牌，再逐步操作；每一步只列出当时合法的选择",
    ),
    "ask.text": ("Write the scenario", "用文字写场景"),
    "ask.text.lead": ("as text, for those who know the format", "熟悉格式者可直接写"),
    "ask.edition": ("Rules of", "所依据的版本"),
    "ask.edition.own": (
        "edition of {date}, unless the scenario says",
        "{date}版（场景另有指明者除外）",
    ),
    "ask.edition.again": ("Rule by it", "按此版裁定"),
    "ask.words.title": ("References, not a ruling.", "以下为参考规则，并非裁定。"),
    "ask.words.not": (
        "These are the rules most likely to decide the question. Whether they do is for you to "
        "judge.",
        "这些是最可能决定此问题的规则；是否适用，请自行判断。",
    ),
    "ask.open.board": ("Open in the form", "在表单中打开"),
    "ask.change": ("change it", "修改"),
    "ask.label": (
        "A scenario, in YAML: who has what, what they do, and what you want to know",
        "用YAML写出场景：谁有什么、做了什么、想知道什么",
    ),
    "ask.guide": ("How to write a scenario", "如何写场景"),
    "ask.button": ("Ask", "请求裁定"),
    "ask.examples": ("Ready scenarios", "现成的场景"),
    "ask.problems": ("This scenario cannot be read", "无法读取此场景"),
    "ask.unknown": ("is the name of no known card.", "不是已知的牌名。"),
    "ask.line": ("Line {n}", "第{n}行"),
    "ask.empty": ("There is no scenario in this text.", "文字中没有场景。"),
    "ruling.unsupported.why": (
        "Nothing is guessed: these exact words could not be read, or what they say is not carried "
        "out yet.",
        "本站不作猜测：以下词句无法读取，或其内容尚不能执行。",
    ),
    "ruling.go.on": ("Go on", "接下来"),
    "ruling.link": ("Link to exactly this ruling", "此裁定的永久链接"),
    "ruling.share": ("Share", "分享"),
    "ruling.kept": (
        "Kept as it was ruled on {date} by version {engine}.",
        "保存于{date}，由{engine}版裁定。",
    ),
    "ruling.today.otherwise": (
        "This is the ruling as it was made. Today's engine rules otherwise:",
        "以下是当时作出的裁定。以今日的引擎，裁定不同：",
    ),
    "ruling.today.unreadable": (
        "This is the ruling as it was made. Today's engine no longer reads its scenario.",
        "以下是当时作出的裁定。今日的引擎已无法读取此场景。",
    ),
    "ruling.unkept": (
        "This ruling is too long to be kept under a link.",
        "此裁定太长，无法保存为链接。",
    ),
    "ruling.scenario": ("The scenario as text", "场景文字"),
    "stack.empty": ("empty", "空"),
    "layers.title": ("How objects came to be what they are", "物件的特征是如何得出的"),
    "layers.printed": ("As printed", "牌面印刷"),
    "layers.now": ("In the end", "最终"),
    "layers.count": ("changes in layers: {n}", "各层中的改变：{n}处"),
    "layers.none": ("as printed", "与牌面相同"),
    "report.title": ("Report a problem", "报告问题"),
    "report.about": ("About", "关于"),
    "report.about.ruling": ("this ruling", "此裁定"),
    "report.ruling": ("Report a problem", "报告问题"),
    "report.kind": ("What is wrong?", "哪里有问题？"),
    "report.kind.ruling": ("the ruling", "裁定"),
    "report.kind.translation": ("the translation", "翻译"),
    "report.kind.rule": ("the text of a rule", "规则文字"),
    "report.text": ("What would be right, and by which rule?", "正确的应是什么？依据哪条规则？"),
    "report.private": (
        "Only this text is kept: please leave no names or addresses in it.",
        "只保存这段文字，请勿填写姓名或联系方式。",
    ),
    "report.button": ("Send", "提交"),
    "report.empty": (
        "Please say in a few words what is wrong (at most {most} characters).",
        "请用几句话说明问题（最多{most}个字符）。",
    ),
    "report.thanks": ("Thank you", "谢谢"),
    "report.kept": (
        "The report is kept, and somebody will look into it.",
        "报告已保存，会有人查看。",
    ),
    "report.back": ("Back", "返回"),
    "cards": ("Cards", "卡牌"),
    "cards.search": ("The name of a card, or a part of it", "牌名或其中一部分"),
    "cards.total": ("{n} cards", "{n}张牌"),
    "cards.wrong": ("It can't be used: {what}.", "无法使用：{what}。"),
    "cards.none": ("No card is called “{query}”.", "没有名为“{query}”的牌。"),
    "cards.none.own": (
        "A card that is not known can be typed in by its text",
        "没有的牌可以自行输入叙述",
    ),
    "card.read": ("Read", "已读懂"),
    "card.unread": (
        "The marked words are not read: a scenario with this card is declined.",
        "标出的词句未能读懂：含有此牌的场景不予裁定。",
    ),
    "card.missing": ("Read, but not carried out: {what}", "已读懂，但尚不能执行：{what}"),
    "card.rules": ("The rules that this line touches", "此行涉及的规则"),
    "card.textless": ("No rules text.", "没有规则叙述。"),
    "card.one.language": (
        "The texts are as the card's entry has them; in the other language they are put into words "
        "from what was read.",
        "叙述为该牌条目的原文；另一种语言由引擎的解读译出。",
    ),
    "card.reworded": ("From what was read", "由解读写成"),
    "card.rulings": ("Rulings of the publisher", "发行方的裁定"),
    "card.rulings.aside": (
        "As the imported file has them, in English. They are not this judge's: they were given on "
        "the day that stands with them, by the rules of that day.",
        "原文为英文，取自导入的文件。它们并非本裁判所作，而是按所注日期当时的规则给出。",
    ),
    "card.source.wotc": ("the publisher", "发行方"),
    "card.source.scryfall": ("a note of Scryfall's", "Scryfall的注释"),
    "card.source.mtgjson": ("by MTGJSON", "据MTGJSON"),
    "card.ask": ("Ask about this card", "就此牌提问"),
    "ruling.nth": ("Ruling {n}", "裁定{n}"),
    "ruling.deciding": ("The rules it turns on", "关键的规则"),
    "ruling.steps": ("What happens, and the rules that make it so", "过程及所依据的规则"),
    "ruling.citations": ("The rules cited", "引用的规则"),
    "ruling.outcomes": (
        "The outcomes, and the choices that lead to each",
        "各种结果及导致它们的选择",
    ),
    "ruling.of": ("{of}: {said}", "{of}：{said}"),
    "ruling.more": ("{n} more outcomes", "另外{n}种结果"),
    "ruling.ways": ("{n} more ways of choosing that lead to this", "导致此结果的另外{n}种选择方式"),
    "ruling.assumptions": ("Taken for granted", "默认的前提"),
    "ruling.unread": ("Not read, and not needed", "未能读懂，但并未用到"),
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
}
