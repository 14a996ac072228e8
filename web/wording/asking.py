"""What the pages of scenarios and rulings say."""

from __future__ import annotations

from web.wording.wording import Wording

ASKING: Wording = {
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
}
