"""A title and some paragraphs become a picture, as chats show it beside a link; and the icon.

The font is one that the machine has and that holds Chinese: Noto Sans CJK, Source Han Sans or
WenQuanYi, which are free. It is looked for where systems keep fonts, or in the folders that
JUDGE_FONTS names. Without one there are no pictures. This is the one door to Pillow.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from pathlib import Path
from threading import Lock

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630  # pixels
WRITTEN = 1056  # pixels: the widest line
_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
_FONTS = (
    "NotoSansCJK-Regular.ttc",
    "NotoSansCJKsc-Regular.otf",
    "NotoSansSC-Regular.otf",
    "SourceHanSans*-Regular.*",
    "wqy-microhei.ttc",
    "wqy-zenhei.ttc",
)
_MOST_FACES = 12  # in one file, as one for each country
_MOST = 700  # characters of a text: more never fit
_EDGE, _BOTTOM = 72, 540
_TITLE, _BODY, _SITE = 54, 32, 28  # pixels of letters
_SPACING = 1.4  # from line to line, in heights of letters
_COLORS = 32  # of the picture: three, and what is between them at the edges of letters
_PAPER, _INK, _BRAND = "#fbf7f2", "#1d1a17", "#8a3b1c"
# What isn't parted: a Chinese character with the marks that follow it, a word, a space.
_PIECES = re.compile(
    r"[“‘（《「]*[\u3000-\u9fff\uff00-\uffef][，。、；：！？”’）》」…]*|[^\s\u3000-\u9fff\uff00-\uffef]+|\s"
)
ICONS = ("any", "maskable")  # with round corners, or to its edges, for systems that cut a shape
# The scales of `static/icon.svg`, whose side is 32: lines from point to point.
_SCALES = (
    ((9, 8), (23, 8)),
    ((16, 8), (16, 24)),
    ((10, 24), (22, 24)),
    ((9, 8), (5, 17), (13, 17), (9, 8)),
    ((23, 8), (19, 17), (27, 17), (23, 8)),
)
_SIDE, _ROUND, _STROKE = 32, 7, 2
_INSIDE = 0.75  # of a maskable icon's side: what is in the middle stays when a shape is cut
_FINE = 4  # the icon is drawn larger and made small, so that its edges are smooth
_ONE = Lock()  # pictures are drawn one at a time, so that many who ask take the memory of one


@lru_cache(1)
def font() -> tuple[Path, int] | None:
    """The file of the first free font with Chinese that is installed, and the face within it."""
    named = os.environ.get("JUDGE_FONTS")
    folders = [Path(one).expanduser() for one in (named.split(os.pathsep) if named else _FOLDERS)]
    for name in _FONTS:
        for file in sorted(one for folder in folders for one in folder.rglob(name)):
            return file, _simplified(file)
    return None


def _simplified(file: Path) -> int:
    """The face of a font's file that draws characters as in mainland China; else its first."""
    for index in range(_MOST_FACES if file.suffix == ".ttc" else 1):
        try:
            family = ImageFont.truetype(file, _BODY, index=index).getname()[0] or ""
        except OSError:
            break
        if family.endswith(" SC"):
            return index
    return 0


def png(title: str, paragraphs: Sequence[str], site: str) -> bytes:
    """The picture, with the name of the site below; what doesn't fit ends with an ellipsis.

    Raises `LookupError` without a font.
    """
    found = font()
    if found is None:
        raise LookupError("no free font with Chinese is installed")
    file, index = found
    with _ONE:
        image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
        draw = ImageDraw.Draw(image)
        draw.rectangle((0, 0, 20, HEIGHT), _BRAND)
        title_face, body_face, site_face = (
            ImageFont.truetype(file, size, index=index) for size in (_TITLE, _BODY, _SITE)
        )
        top = _write(draw, [title], title_face, _BRAND, 48, 48 + 2 * _SPACING * _TITLE)
        _write(draw, paragraphs, body_face, _INK, top + 16, _BOTTOM)
        draw.text((_EDGE, _BOTTOM + 24), site, _BRAND, site_face)
        written = io.BytesIO()
        image.quantize(_COLORS, Image.Quantize.FASTOCTREE).save(written, "PNG")
    return written.getvalue()


def icon(size: int, kind: str) -> bytes:
    """The icon as a PNG of `size` pixels a side; `kind` is one of `ICONS`."""
    whole = size * _FINE
    image = Image.new("RGBA", (whole, whole), _BRAND if kind == "maskable" else (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    if kind == "any":
        corner = (0, 0, whole - 1, whole - 1)
        draw.rounded_rectangle(corner, _ROUND * whole / _SIDE, _BRAND)
    scale = whole / _SIDE * (_INSIDE if kind == "maskable" else 1)
    edge = (whole - scale * _SIDE) / 2
    width = round(_STROKE * scale)
    for line in _SCALES:
        points = [(edge + x * scale, edge + y * scale) for x, y in line]
        draw.line(points, "white", width, joint="curve")
        for x, y in points[:1] if points[0] == points[-1] else ():
            half = width / 2
            draw.ellipse((x - half, y - half, x + half, y + half), "white")
    written = io.BytesIO()
    image.resize((size, size), Image.Resampling.LANCZOS).save(written, "PNG", optimize=True)
    return written.getvalue()


def _write(
    draw: ImageDraw.ImageDraw,
    paragraphs: Sequence[str],
    face: ImageFont.FreeTypeFont,
    color: str,
    top: float,
    bottom: float,
) -> float:
    """Writes paragraphs from the top, as far as there is room, and gives where the next begins."""
    most = int((bottom - top) / (face.size * _SPACING))
    fit = list(islice((line for text in paragraphs for line in lines(text, face)), most + 1))
    if len(fit) > most:
        fit[most - 1 :] = [fit[most - 1][:-1].rstrip("，。、；： ,.;:") + "…"]
    for line in fit:
        draw.text((_EDGE, top), line, color, face)
        top += face.size * _SPACING
    return top


def lines(text: str, face: ImageFont.FreeTypeFont) -> Iterator[str]:
    """A text in lines that fit; a word that is too long for a line is cut off by the edge."""
    line = ""
    for piece in _PIECES.findall(text[:_MOST]):
        if line and face.getlength(line + piece) > WRITTEN:
            yield line.rstrip()
            line = ""
        line += piece if line or not piece.isspace() else ""
    yield line.rstrip()
