"""A page in simplified characters becomes the same page in traditional ones.

Only what is read is changed: texts, and the attributes that are shown or read out. What a form
sends, scripts and addresses stay, so that every button does the same.
"""

from __future__ import annotations

import re

from corpus.analysis.traditional import traditional

_PIECES = re.compile(
    r"(?P<fixed><(?P<name>script|style|textarea)\b.*?</(?P=name)>|<!--.*?-->)"
    r"|(?P<tag><[^>]*>)|(?P<text>[^<]+)",
    re.S | re.I,
)
_SHOWN = re.compile(r'(\b(?:title|aria-label|placeholder|alt|data-copied)=")([^"]*)(")')
# what search engines and chats show of a link; its address and its language code are no text
_DESCRIBES = re.compile(
    r'(<meta (?:name="description"|property="og:(?:title|description|site_name)") content=")'
    r'([^"]*)(")'
)


def page(html: str) -> str:
    """The page in traditional characters.

    >>> page('<p lang="zh-Hans" title="规则">规则</p><input value="规则">')
    '<p lang="zh-Hant" title="規則">規則</p><input value="规则">'
    """
    return _PIECES.sub(_piece, html)


def _piece(found: re.Match[str]) -> str:
    if found["text"]:
        return traditional(found["text"])
    if found["tag"]:
        tag = found["tag"].replace('lang="zh-Hans"', 'lang="zh-Hant"')
        tag = tag.replace('content="zh_CN"', 'content="zh_TW"')
        return _SHOWN.sub(_shown, _DESCRIBES.sub(_shown, tag))
    return found[0]


def _shown(one: re.Match[str]) -> str:
    return one[1] + traditional(one[2]) + one[3]
