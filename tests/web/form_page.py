"""A page's form becomes what a browser without scripts sends when one of its buttons is pressed."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

Attributes = dict[str, str | None]


@dataclass
class Form(HTMLParser):
    """The form of a page with a class; `fields` are sent as they stand, a button is pressed."""

    html: str
    wanted: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)  # value and what it says
    choices: dict[str, list[str]] = field(default_factory=dict)  # by the name of a field
    _inside: bool = False
    _area: str | None = None
    _select: str | None = None
    _words: list[str] = field(default_factory=list)
    _button: str | None = None

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.html)

    def data(self, button: str, **changes: str) -> dict[str, list[str]]:
        """What is sent with a button, some fields filled in; `__` stands for a dot in a name."""
        sent: dict[str, list[str]] = {}
        for name, value in self.fields:
            sent.setdefault(name, []).append(value)
        for name, value in changes.items():
            sent[name.replace("__", ".")] = [value]
        return {**sent, "do": [button]}

    def button(self, words: str) -> str:
        """The value of the one button that says this, spaces aside."""
        (found,) = [value for value, said in self.buttons if said == words]
        return found

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given: Attributes = dict(attrs)
        if tag == "form":
            self._inside = self.wanted in (given.get("class") or "").split()
        name = given.get("name") or ""
        if not self._inside:
            return
        match tag:
            case "input" if given.get("type") in ("checkbox", "radio"):
                self.choices.setdefault(name, []).append(given.get("value") or "")
                if "checked" in given:
                    self.fields.append((name, given.get("value") or ""))
            case "input":
                self.fields.append((name, given.get("value") or ""))
            case "textarea":
                self._area, self._words = name, []
            case "select":
                self._select = name
                self.fields.append((name, ""))
            case "option" if self._select is not None:
                value = given.get("value") or ""
                self.choices.setdefault(self._select, []).append(value)
                first = len(self.choices[self._select]) == 1
                if first or "selected" in given:
                    self.fields[-1] = (self._select, value)
            case "button":
                self._button, self._words = given.get("value") or "", []

    def handle_data(self, data: str) -> None:
        self._words.append(data)

    def handle_endtag(self, tag: str) -> None:
        said = "".join(self._words)
        if tag == "form":
            self._inside = False
        if tag == "select":
            self._select = None
        if tag == "textarea" and self._area is not None:
            self.fields.append((self._area, said.removeprefix("\n")))
            self._area = None
        if tag == "button" and self._button is not None:
            self.buttons.append((self._button, " ".join(said.split())))
            self._button = None
