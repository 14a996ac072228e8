"""A state of the game becomes what is on the table: players, their zones, the stack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.game.state import GameObject, Kind, ObjectId, Player, Zone
from judge.rules.view import View
from judge.ruling.wording import COUNTERS, STEPS
from judge.ruling.wording.looks import plain, size_of
from judge.ruling.wording.writer import Writer
from judge.scenario.names import Names
from judge.values import Bilingual, Value
from judge.words import called


class Thing(Value):
    """An object on the table: what it is called, its size, and what else is to be seen of it."""

    name: Bilingual
    size: str = ""
    notes: tuple[Bilingual, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The object as plain data."""
        return {
            "name": plain(self.name),
            "size": self.size,
            "notes": [plain(note) for note in self.notes],
        }


class Side(Value):
    """A player and their zones; `library` is a number of cards."""

    player: str
    life: int
    has_lost: bool
    notes: tuple[Bilingual, ...]
    battlefield: tuple[Thing, ...]
    hand: tuple[Thing, ...]
    graveyard: tuple[Thing, ...]
    exile: tuple[Thing, ...]
    command: tuple[Thing, ...]
    library: int

    def to_dict(self) -> dict[str, Any]:
        """The player as plain data."""
        zones = {
            "battlefield": self.battlefield,
            "hand": self.hand,
            "graveyard": self.graveyard,
            "exile": self.exile,
            "command": self.command,
        }
        return {
            "player": self.player,
            "life": self.life,
            "hasLost": self.has_lost,
            "notes": [plain(note) for note in self.notes],
            **{zone: [thing.to_dict() for thing in things] for zone, things in zones.items()},
            "library": self.library,
        }


class Board(Value):
    """The table at one moment: when, who has priority, the stack (the top first), the players."""

    when: Bilingual
    priority: str | None
    stack: tuple[Thing, ...]
    sides: tuple[Side, ...]

    def to_dict(self) -> dict[str, Any]:
        """The table as plain data."""
        return {
            "when": plain(self.when),
            "priority": self.priority,
            "stack": [thing.to_dict() for thing in self.stack],
            "sides": [side.to_dict() for side in self.sides],
        }


def board(names: Names, view: View) -> Board:
    """What is on the table."""
    state = view.state
    turn, step = state.turn, STEPS[state.turn.step]
    active = called(turn.active)
    return Board(
        Bilingual(
            f"Turn {turn.number}, {active.en}: {step.en}",
            f"第{turn.number}回合，{active.zh}：{step.zh}",
        ),
        None if state.priority is None else state.priority.player,
        stack(names, view),
        tuple(_side(names, view, player) for player in state.players),
    )


def stack(names: Names, view: View) -> tuple[Thing, ...]:
    """What is on the stack, the top first, each with its targets."""
    writer = Writer(names, view.state)
    return tuple(
        Thing(writer.name(id_), "", tuple(_targets(writer, view.object(id_))))
        for id_ in reversed(view.state.stack)
    )


def _targets(writer: Writer, held: GameObject) -> Iterator[Bilingual]:
    targets = [one for group in held.stack.targets for one in group] if held.stack else []
    if targets:
        shown = [writer.name(one) if isinstance(one, int) else called(one) for one in targets]
        yield Bilingual(
            "targeting " + ", ".join(one.en for one in shown),
            "目标为" + "、".join(one.zh for one in shown),
        )
    if held.stack is not None and held.stack.x is not None:
        yield Bilingual(f"X is {held.stack.x}", f"X为{held.stack.x}")


def _side(names: Names, view: View, player: Player) -> Side:
    state = view.state

    def things(ids: tuple[ObjectId, ...]) -> tuple[Thing, ...]:
        return tuple(_thing(names, view, state.objects[id_]) for id_ in ids)

    def own(zone: Zone) -> tuple[ObjectId, ...]:
        return tuple(i for i in state.zone_of(zone, player.id) if _is_of(state.objects[i], player))

    return Side(
        player.id,
        player.life,
        player.has_lost,
        (*_counters(player.counters.kinds), *_mana(player)),
        things(own(Zone.BATTLEFIELD)),
        things(player.hand),
        things(player.graveyard),
        things(own(Zone.EXILE)),
        things(own(Zone.COMMAND)),
        len(player.library),
    )


def _is_of(held: GameObject, player: Player) -> bool:
    whose = held.controller if held.zone is Zone.BATTLEFIELD else held.owner
    return whose == player.id


def _mana(player: Player) -> Iterator[Bilingual]:
    if player.mana:
        pool = "".join(f"{{{mana.letter}}}" for mana in player.mana)
        yield Bilingual(f"{pool} in the mana pool", f"法术力池中有{pool}")


def _counters(kinds: tuple[tuple[str, int], ...]) -> Iterator[Bilingual]:
    for kind, number in kinds:
        plural = "" if number == 1 else "s"
        yield Bilingual(
            f"{number} {kind} counter{plural}", f"{number}个{COUNTERS.get(kind, kind)}指示物"
        )


def _thing(names: Names, view: View, held: GameObject) -> Thing:
    size = size_of(view.of(held.id)) if held.zone is Zone.BATTLEFIELD else ""
    return Thing(names.shown(held.body), size, tuple(_notes(names, view, held)))


def _notes(names: Names, view: View, held: GameObject) -> Iterator[Bilingual]:
    if held.kind is Kind.TOKEN:
        yield Bilingual("token", "衍生物")
    if held.tapped:
        yield Bilingual("tapped", "已横置")
    if held.face_down is not None:
        yield Bilingual("face down", "牌面朝下")
    if held.phased_out is not None:
        yield Bilingual("phased out", "已跃离")
    yield from _counters(held.counters.kinds)
    if held.damage:
        yield Bilingual(f"{held.damage} damage", f"{held.damage}点伤害")
    if held.attached_to is not None:
        to = _shown(names, view, held.attached_to)
        yield Bilingual(f"attached to {to.en}", f"结附于{to.zh}")
    attack, block = view.attack_of(held.id), view.block_of(held.id)
    if attack is not None and attack.target is not None:
        on = _shown(names, view, attack.target)
        yield Bilingual(f"attacking {on.en}", f"攻击{on.zh}")
    if block is not None and block.attackers:
        faced = [_shown(names, view, one) for one in block.attackers]
        yield Bilingual(
            "blocking " + ", ".join(one.en for one in faced),
            "阻挡" + "、".join(one.zh for one in faced),
        )


def _shown(names: Names, view: View, one: ObjectId | str) -> Bilingual:
    if isinstance(one, str):
        return called(one)
    return names.shown(view.object(one).body)
