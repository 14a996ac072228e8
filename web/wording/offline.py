"""What is said without a connection, and on pages that are files."""

from __future__ import annotations

from web.wording.wording import Wording

OFFLINE: Wording = {
    "offline": ("Without a connection", "离线"),
    "offline.note": (
        "There is no connection: this is the copy that your device keeps.",
        "没有网络连接：这是您的设备所保存的副本。",
    ),
    "offline.lead": (
        "This page needs a connection. Rules, terms, search and the rulings that you have opened "
        "are here without one.",
        "此页需要联网。规则、术语、搜索以及您打开过的裁定，离线时也能使用。",
    ),
    "offline.lacking": (
        "Your device does not have this part yet. Come back with a connection.",
        "您的设备尚未保存这部分内容，请联网后再来。",
    ),
    "offline.rulings": ("Rulings that your device keeps", "您的设备所保存的裁定"),
    "offline.script": ("Searching here needs JavaScript.", "此处的搜索需要JavaScript。"),
    "offline.partly": (
        "{total} results for “{query}” so far: {done} of {all} parts are here",
        "“{query}”：目前{total}条结果，已载入{done}/{all}部分",
    ),
    "book.title": (
        "Magic: The Gathering rules in Chinese and English",
        "万智牌完整规则（中英对照）",
    ),
    "offline.from": ("{language} from the edition of {date}", "{language}取自{date}版"),
    "offline.differs": (
        "{language} from the edition of {date}, whose words differ",
        "{language}取自{date}版，其内容与此版有出入",
    ),
}
