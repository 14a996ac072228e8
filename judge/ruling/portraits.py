"""How an object came to be what it is: as printed, then layer by layer (613), then the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.game.state import ObjectId
from judge.rules.layers import LayerChange, traced
from judge.rules.view import View
from judge.ruling.by_edition import citation
from judge.ruling.wording.looks import Look, look, plain
from judge.scenario.names import Names
from judge.values import Bilingual, Value

LAYERS: Mapping[str, Bilingual] = {
    "1a": Bilingual("copy effects", "复制效应"),
    "1b": Bilingual("face-down characteristics", "牌面朝下的特征"),
    "3": Bilingual("changes of text", "改变叙述"),
    "4": Bilingual("changes of type", "改变类别"),
    "5": Bilingual("changes of color", "改变颜色"),
    "6": Bilingual("abilities added and removed", "添加或移除异能"),
    "7a": Bilingual("power and toughness defined by the object itself", "由自身定义的力量和防御力"),
    "7b": Bilingual("power and toughness set", "设定力量和防御力"),
    "7c": Bilingual("power and toughness changed", "改变力量和防御力"),
    "7d": Bilingual("power and toughness switched", "交换力量和防御力"),
}
NONE = "—"
MOST = 24  # objects that a ruling tells this of


class Painted(Value):
    """What one effect made of an object in one layer; no source where a rule makes it so."""

    layer: str
    title: Bilingual
    source: Bilingual | None
    changes: tuple[Bilingual, ...]
    rules: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """The change as plain data."""
        return {
            "layer": self.layer,
            "title": plain(self.title),
            "source": None if self.source is None else plain(self.source),
            "changes": [plain(text) for text in self.changes],
            "rules": list(self.rules),
        }


class Portrait(Value):
    """An object as printed, what each layer made of it, and what it is."""

    name: Bilingual
    printed: Look
    changes: tuple[Painted, ...]
    now: Look

    def to_dict(self) -> dict[str, Any]:
        """The portrait as plain data."""
        return {
            "name": plain(self.name),
            "printed": self.printed.to_dict(),
            "changes": [change.to_dict() for change in self.changes],
            "now": self.now.to_dict(),
        }


def portraits(names: Names, view: View, asked: Iterable[ObjectId]) -> tuple[Portrait, ...]:
    """The portraits of what is asked about, and of the other permanents that layers changed."""
    about = tuple(asked)
    others = [held.id for held in view.permanents() if held.id in view.changed]
    first = others[: 4 * MOST]
    changes = traced(view, (*about, *first))
    if sum(id_ in changes for id_ in first) < MOST and len(first) < len(others):
        changes = traced(view, (*about, *others))
    ids = tuple(dict.fromkeys((*about, *(id_ for id_ in others if id_ in changes))))[:MOST]
    return tuple(_portrait(names, view, id_, changes.get(id_, ())) for id_ in ids)


def _portrait(
    names: Names, view: View, id_: ObjectId, changes: tuple[LayerChange, ...]
) -> Portrait:
    held, edition = view.object(id_), view.rulebook.edition
    return Portrait(
        names.shown(held.body),
        look(names, held.printed, edition),
        tuple(_painted(names, view, change) for change in changes),
        look(names, view.of(id_), edition),
    )


def _painted(names: Names, view: View, change: LayerChange) -> Painted:
    edition = view.rulebook.edition
    before, after = (look(names, one, edition) for one in (change.before, change.after))
    source = None if change.source is None else names.shown(view.object(change.source).body)
    if change.cause == "counter" and source is not None:
        source = Bilingual(f"counters on {source.en}", f"{source.zh}上的指示物")
    return Painted(
        change.layer,
        LAYERS[change.layer],
        source,
        tuple(_differences(before, after)),
        tuple(citation(number, view.rulebook.edition.date).number for number in change.rules),
    )


def _differences(before: Look, after: Look) -> Iterator[Bilingual]:
    """What is other than before, a sentence each."""
    if before.name != after.name:
        yield _arrow(before.name, after.name)
    if before.types != after.types:
        yield _arrow(before.types, after.types)
    if before.colors != after.colors:
        yield _arrow(before.colors, after.colors)
    lost = _missing(before.abilities, after.abilities)
    gained = _missing(after.abilities, before.abilities)
    if lost:
        yield Bilingual("loses " + _list(lost).en, "失去" + _list(lost).zh)
    if gained:
        yield Bilingual("gains " + _list(gained).en, "获得" + _list(gained).zh)
    if before.size != after.size:
        yield _arrow(Bilingual(before.size, before.size), Bilingual(after.size, after.size))


def _arrow(before: Bilingual, after: Bilingual) -> Bilingual:
    return Bilingual(
        f"{before.en or NONE} → {after.en or NONE}", f"{before.zh or NONE} → {after.zh or NONE}"
    )


def _missing(some: tuple[Bilingual, ...], others: tuple[Bilingual, ...]) -> list[Bilingual]:
    """Those of `some` that `others` lack, one that is there twice counted twice."""
    left = list(others)
    found = []
    for one in some:
        if one in left:
            left.remove(one)
        else:
            found.append(one)
    return found


def _list(texts: list[Bilingual]) -> Bilingual:
    """Abilities one after another: keywords as they are, sentences of a card between quotes."""
    return Bilingual(
        "; ".join(_quoted(text.en, ".") for text in texts),
        "；".join(_quoted(text.zh, "。") for text in texts),
    )


def _quoted(words: str, stop: str) -> str:
    return f"“{words}”" if words.endswith((stop, f"{stop}”", f'{stop}"')) else words
