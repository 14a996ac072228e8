"""What changed about objects from the beginning of a play to its end: all that a player can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from judge.cards import Characteristics
from judge.cards.dungeons import dungeon_named
from judge.game.state import BodyId, GameObject, Kind, ObjectId, PlayerId, Zone
from judge.rules.view import View
from judge.ruling.looks import Look, look, size_of
from judge.ruling.sentences import abilities_said, counters, sentence, types_said
from judge.ruling.wording import MARKS
from judge.scenario.names import UNNAMED, Names
from judge.values import Bilingual, Value


class Told(Value):
    """An object and what it is called, with the table that it is on."""

    names: Names
    view: View
    held: GameObject
    shown: Bilingual


def object_changes(names: Names, start: View, end: View) -> Iterator[Bilingual]:
    """What is different about the objects there were, and which there are besides."""
    before = {held.body: held for held in start.state.objects.values()}
    after = {held.body: held for held in end.state.objects.values()}
    for body, held in before.items():
        if body not in after and held.kind is not Kind.ABILITY:
            yield sentence("zone", names.shown(body), "none")
    yield from _new_tokens(before, end)
    for body, held in after.items():
        then, shown = before.get(body), names.shown(body)
        if held.kind is Kind.ABILITY:
            yield _waits(shown)
        elif held.printed.name is not None or held.zone is Zone.BATTLEFIELD:
            same = start if then is not None and then.id == held.id else None
            if same is None and not _is_new_token(before, held):
                yield sentence("zone", shown, held.zone.value)
            yield from _differences(Told(names, end, held, shown), same)


def _waits(shown: Bilingual) -> Bilingual:
    return Bilingual(f"An ability of {shown.en} is on the stack.", f"{shown.zh}的异能在堆叠上。")


def _differences(told: Told, start: View | None) -> Iterator[Bilingual]:
    """What is different about an object, from the start, or from what it is when it enters."""
    for read, plain, say in ASPECTS:
        was = plain(told.held) if start is None else read(start, start.object(told.held.id))
        now = read(told.view, told.held)
        if now != was:
            said = say(told, now)
            if said is not None:
                yield said


def _is_new_token(before: dict[BodyId, GameObject], held: GameObject) -> bool:
    is_token = held.kind is Kind.TOKEN and held.zone is Zone.BATTLEFIELD
    return is_token and held.body not in before


def _new_tokens(before: dict[BodyId, GameObject], end: View) -> Iterator[Bilingual]:
    """Tokens that came to be, those that look the same together."""
    alike: Counter[tuple[PlayerId, Bilingual, str]] = Counter()
    for held in end.state.objects.values():
        if _is_new_token(before, held):
            now = end.of(held.id)
            alike[held.controller, now.name or UNNAMED, size_of(now)] += 1
    for (player, name, size), number in alike.items():
        one, chinese = f"{size} {name.en}".strip(), f"（{size}）" if size else ""
        yield Bilingual(
            f"{player} has {number} new token{'' if number == 1 else 's'}: {one}.",
            f"{player}有{number}个新的衍生物：{name.zh}{chinese}。",
        )


Read = Callable[[View, GameObject], Any]
Plain = Callable[[GameObject], Any]
Say = Callable[[Told, Any], Bilingual | None]


def _is(en: str, zh: str, not_en: str, not_zh: str) -> Say:
    """Says that something is so of an object, or that it is not."""

    def say(told: Told, is_so: object) -> Bilingual:
        said, chinese = (en, zh) if is_so else (not_en, not_zh)
        return Bilingual(f"{told.shown.en} {said}.", f"{told.shown.zh}{chinese}。")

    return say


def _seen(read: Callable[[Characteristics], Any]) -> tuple[Read, Plain]:
    """What characteristics are like now on the battlefield, and what they are as printed."""
    return (
        lambda view, held: read(view.of(held.id)) if held.zone is Zone.BATTLEFIELD else None,
        lambda held: read(held.printed) if held.zone is Zone.BATTLEFIELD else None,
    )


def _as_seen(say: Callable[[Bilingual, Look], Bilingual]) -> Say:
    """Says what an object looks like now."""

    def words(told: Told, _: Any) -> Bilingual | None:
        now, edition = told.view.of(told.held.id), told.view.rulebook.edition
        return say(told.shown, look(told.names, now, edition))

    return words


def _controls(told: Told, player: object) -> Bilingual | None:
    return None if player is None else sentence("controller", told.shown, player)


def _name(told: Told, name: Bilingual | None) -> Bilingual | None:
    if name is None or told.held.face_down is not None:
        return None
    return Bilingual(f"{told.shown.en} is named {name.en}.", f"{told.shown.zh}的名称为{name.zh}。")


def _attached(told: Told, to: Any) -> Bilingual:
    if to is None:
        shown = told.shown
        return Bilingual(f"{shown.en} is attached to nothing.", f"{shown.zh}未贴附于任何东西。")
    named = Bilingual(to, to)
    if isinstance(to, int):
        named = told.names.shown(told.view.object(ObjectId(to)).body)
    return Bilingual(
        f"{told.shown.en} is attached to {named.en}.", f"{told.shown.zh}贴附于{named.zh}。"
    )


def _fighting(view: View, held: GameObject) -> str | None:
    if view.attack_of(held.id) is not None:
        return "attacking"
    return None if view.block_of(held.id) is None else "blocking"


def _fights(told: Told, how: str | None) -> Bilingual | None:
    if how is None:
        return None
    zh = "正在攻击" if how == "attacking" else "正在阻挡"
    return Bilingual(f"{told.shown.en} is {how}.", f"{told.shown.zh}{zh}。")


def _marks(held: GameObject) -> tuple[tuple[str, Any], ...]:
    return tuple((mark, value) for mark, value in held.marks if mark in MARKS and value)


def _marked(told: Told, marks: tuple[tuple[str, Any], ...]) -> Bilingual:
    shown, own = told.shown, [(MARKS[mark], value) for mark, value in marks]
    if not own:
        return Bilingual(f"{shown.en} is nothing special any more.", f"{shown.zh}不再有称号。")
    en = [mark.en if value is True else f"{mark.en} {value}" for mark, value in own]
    zh = [mark.zh if value is True else f"{mark.zh}{value}" for mark, value in own]
    return Bilingual(f"{shown.en} is {' and '.join(en)}.", f"{shown.zh}为{'、'.join(zh)}。")


def _kind(now: Characteristics) -> tuple[object, ...]:
    return now.supertypes, now.types, now.subtypes, now.colors


def _room(told: Told, place: int) -> Bilingual | None:
    dungeon = told.held.printed.name
    if dungeon is None:
        return None
    room = dungeon_named(dungeon.en).rooms[place]
    return Bilingual(
        f"The venture marker is on {room.name} of {told.shown.en}.",
        f"冒险标记在{told.shown.zh}的房间“{room.zh}”中。",
    )


def _own(held: GameObject) -> PlayerId | None:
    return held.owner if held.zone is Zone.BATTLEFIELD else None


ASPECTS: tuple[tuple[Read, Plain, Say], ...] = (
    (
        lambda view, held: held.controller if _own(held) else None,
        _own,
        _controls,
    ),
    (
        lambda view, held: held.face_down is not None,
        lambda held: False,
        _is("is face down", "牌面朝下", "is face up", "牌面朝上"),
    ),
    (
        lambda view, held: held.phased_out is not None,
        lambda held: False,
        _is("is phased out", "已跃离", "is phased in", "已跃回"),
    ),
    (*_seen(lambda now: now.name), _name),
    (
        *_seen(_kind),
        _as_seen(types_said),
    ),
    (*_seen(size_of), lambda told, size: sentence("power_toughness", told.shown, size or "–")),
    (*_seen(lambda now: now.abilities), _as_seen(abilities_said)),
    (
        lambda view, held: held.counters.kinds,
        lambda held: (),
        lambda told, kinds: counters(told.shown, dict(kinds)),
    ),
    (
        lambda view, held: held.damage,
        lambda held: 0,
        lambda told, damage: sentence("damage", told.shown, damage),
    ),
    (lambda view, held: _marks(held), lambda held: (), _marked),
    (lambda view, held: held.mark("room"), lambda held: None, _room),
    (lambda view, held: held.attached_to, lambda held: None, _attached),
    (_fighting, lambda held: None, _fights),
    (
        lambda view, held: held.tapped,
        lambda held: False,
        _is("is tapped", "已横置", "is untapped", "未横置"),
    ),
)
