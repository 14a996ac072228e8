"""The page about previews for other sites."""

from __future__ import annotations

from web.wording.wording import Wording

EMBEDDING: Wording = {
    "embed": ("For your site", "用于您的网站"),
    "embed.title": ("Rule previews for your site", "在您的网站上预览规则"),
    "embed.lead": (
        "One line in a page, and every rule that it mentions opens where it stands: number, "
        "title, text in both languages, edition. Without the script, or when this site is away, "
        "links stay ordinary links.",
        "在网页中加入一行代码，其中提到的每条规则都能就地展开：编号、标题、中英文本与版本。"
        "没有脚本或本站无法访问时，链接仍是普通链接。",
    ),
    "embed.options": ("Choose", "选项"),
    "embed.apply": ("Apply", "按此显示"),
    "embed.lang": ("Language of the texts", "文本语言"),
    "embed.lang.auto": ("the page’s", "随网页"),
    "embed.lang.zh": ("Chinese", "中文"),
    "embed.lang.en": ("English", "英文"),
    "embed.lang.both": ("both", "中英对照"),
    "embed.edition": ("Edition, where none is named", "未指明版本时使用"),
    "embed.edition.any": ("the site’s default", "本站默认版本"),
    "embed.detect": ("What gets a preview", "哪些内容可预览"),
    "embed.detect.links": ("links to this site and marked words", "指向本站的链接与标记的词"),
    "embed.detect.text": ("also “CR 702.19b” in text", "还包括正文中的“CR 702.19b”"),
    "embed.detect.off": ("marked words only", "仅标记的词"),
    "embed.theme": ("Colors", "配色"),
    "embed.theme.auto": ("the visitor’s", "随访客设置"),
    "embed.theme.light": ("light", "浅色"),
    "embed.theme.dark": ("dark", "深色"),
    "embed.tag": ("The line for your pages", "加入网页的一行代码"),
    "embed.try": ("Try it", "试一试"),
    "embed.try.how": (
        "Point at a reference, reach it with the Tab key, or tap it. Esc closes the preview.",
        "将指针移到引用处，或用Tab键移到引用处，或轻触。按Esc键关闭。",
    ),
    "embed.try.link": ("A link to this site", "指向本站的链接"),
    "embed.try.mark": ("A marked number", "标记的编号"),
    "embed.try.term": ("A marked term", "标记的术语"),
    "embed.try.text": ("In text, if asked for", "正文中的引用（需选择）"),
    "embed.try.name": ("trample", "践踏"),
    "embed.try.rule": ("lethal damage", "致命伤害"),
    "embed.try.words": (
        "Excess damage is assigned as CR 702.19b says, and rule 702.2c tells what is lethal.",
        "多余的伤害按CR 702.19b分配；何为致命伤害见规则702.2c。",
    ),
    "embed.policy": ("Strict pages", "有内容安全策略的网页"),
    "embed.policy.text": (
        "A content security policy needs two entries for this site, and nothing inline:",
        "内容安全策略只需为本站加入两项，不需要任何内联许可：",
    ),
    "embed.more": ("Other ways", "其他方式"),
    "embed.oembed": (
        "Links to rules unfold in chats and editors that know OpenGraph or oEmbed. The oEmbed "
        "address is",
        "在支持OpenGraph或oEmbed的聊天与编辑软件中，规则链接会自动展开。oEmbed地址为",
    ),
    "embed.markdown": (
        "Sites written in Markdown (Python-Markdown, MkDocs) can use the extension rules_judge: "
        "[[702.19b]], [[trample]] and CR 702.19b become links.",
        "用Markdown（Python-Markdown、MkDocs）写的网站可使用扩展rules_judge："
        "[[702.19b]]、[[践踏]]与CR 702.19b都会成为链接。",
    ),
    "copy": ("Copy", "复制"),
    "copied": ("Copied", "已复制"),
    "embed.ruling": ("Ruling", "裁定"),
    "refused.url": (
        "There is no address: oEmbed needs url, the absolute address of a rule or ruling of this "
        "site.",
        "缺少地址：oEmbed需要url，即本站某条规则或裁定的完整网址。",
    ),
}
