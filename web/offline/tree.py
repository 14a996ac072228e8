"""A page becomes a tree of elements, and the tree HTML or XHTML."""

from __future__ import annotations

from collections.abc import Callable
from html.parser import HTMLParser
from xml.etree.ElementTree import Element, TreeBuilder, tostring

VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source"})
SERVED = "data-served"  # the attribute of what makes sense only where a server answers
_OF_LINKS = ("href", "hreflang", "rel", "target", "aria-current")
_SPACES = {
    "xmlns": "http://www.w3.org/1999/xhtml",
    "xmlns:epub": "http://www.idpf.org/2007/ops",
}


class _Reader(HTMLParser):
    """HTML whose elements are all closed, as our templates write it."""

    def __init__(self) -> None:
        super().__init__()
        self.builder = TreeBuilder()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.builder.end(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        self.builder.end(tag)

    def handle_endtag(self, tag: str) -> None:
        self.builder.end(tag)

    def handle_data(self, data: str) -> None:
        self.builder.data(data)


def parsed(html: str) -> Element:
    """The tree of a page, without its doctype and comments."""
    reader = _Reader()
    reader.feed(html.removeprefix("<!doctype html>").lstrip())
    reader.close()
    root = reader.builder.close()
    root.tail = None
    return root


def as_html(root: Element) -> str:
    """A tree as a page."""
    return "<!doctype html>\n" + tostring(root, encoding="unicode", method="html") + "\n"


def as_xhtml(root: Element) -> str:
    """A tree as a document of XHTML: a page of a book."""
    root.attrib.update(_SPACES)
    said = tostring(root, encoding="unicode", method="xml")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n{said}\n'


def pruned(root: Element, is_gone: Callable[[Element], bool]) -> None:
    """Takes out the elements that are to go, with what is in them."""
    for child in list(root):
        if is_gone(child):
            _take_out(root, child)
        else:
            pruned(child, is_gone)


def relinked(root: Element, address: Callable[[str], str | None]) -> None:
    """Gives links, forms and files their new addresses; a link that has none is plain text."""
    for element in root.iter():
        for name in ("href", "src", "action"):
            if name in element.attrib:
                found = address(element.attrib[name])
                if found is not None:
                    element.set(name, found)
                elif element.tag == "a":
                    _unlink(element)
                else:
                    raise LookupError(f"nothing is at {element.attrib[name]!r}")


def _unlink(link: Element) -> None:
    link.tag = "g" if any(child.tag == "rect" for child in link) else "span"
    for name in _OF_LINKS:
        link.attrib.pop(name, None)


def _take_out(parent: Element, child: Element) -> None:
    """Takes a child out; the text after it stays."""
    at = list(parent).index(child)
    parent.remove(child)
    if not child.tail:
        return
    if at:
        parent[at - 1].tail = (parent[at - 1].tail or "") + child.tail
    else:
        parent.text = (parent.text or "") + child.tail
