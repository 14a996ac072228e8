"""A file's bytes become text with `\\n` line ends, whatever it was saved with.

>>> decode("Dandân\\r\\rMa’rûf".encode("cp1252"))
'Dandân\\n\\nMa’rûf'
"""

from __future__ import annotations

import codecs
import re

from corpus.errors import BadDocument, Said

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
NO_TEXT = Said(
    "its bytes are not text in UTF-8, UTF-16, GB 18030 or Windows-1252",
    "不是UTF-8、UTF-16、GB 18030或Windows-1252编码的文字",
)
_LINE_ENDS = re.compile("\r\n|\r|\u2028|\u2029|\x85|\x0b|\x0c")


def decode(data: bytes, file: str = "The file") -> str:
    """The text of `data`: UTF-8, UTF-16 or Windows-1252, any line end, no byte-order mark.

    Raises `BadDocument` for bytes that are text in none of these.
    """
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), None)
    if encoding is None and data[:200].count(0) > 50:
        encoding = "utf-16-le" if data[1:2] == b"\0" else "utf-16-be"
    for name in (encoding,) if encoding else ("utf-8", "gb18030", "cp1252"):
        try:
            text = data.decode(name)
        except UnicodeDecodeError:
            continue
        if name == "gb18030" and "规则" not in text:
            continue  # a Windows-1252 file decodes as rare Chinese characters
        if "\0" in text:
            break
        return _LINE_ENDS.sub("\n", text)
    raise BadDocument(file, [NO_TEXT])
