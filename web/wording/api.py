"""What the page of the API says."""

from __future__ import annotations

from web.wording.wording import Wording

API: Wording = {
    "api.title": ("The API", "接口"),
    "api.lead": (
        "JSON for programs, open to every site: rules, terms, search, and rulings. Every answer "
        "has an ETag; texts come in Chinese, English or both.",
        "供程序使用的JSON接口，对所有网站开放：规则、术语、搜索与裁定。每个回答都有ETag；"
        "文字可为中文、英文或双语。",
    ),
    "api.try": ("For example:", "例如："),
    "api.gives": ("Gives", "返回"),
    "api.shapes": ("Shapes", "数据结构"),
    "api.default": ("unless given: {value}", "默认：{value}"),
    "api.needed": ("needed", "必需"),
    "api.body": ("The body is JSON or text ({types}).", "请求正文为JSON或文字（{types}）。"),
}
