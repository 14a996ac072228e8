"""State-based actions of Sagas, battles and Roles (704.5s, 704.5v-y)."""

from __future__ import annotations

from collections.abc import Iterator

from judge.abilities import SagaChapter, Triggered
from judge.abilities.patterns import ChapterReached
from judge.cards import CardType
from judge.cite import cites
from judge.game import events as e
from judge.game.state import GameObject, ObjectId, PlayerId
from judge.rules.choices.word import choose_player
from judge.rules.editions import CHAPTERS_COUNT, SIEGES_COUNT
from judge.rules.influence.reach import opponents_in_range
from judge.rules.meaning import Context
from judge.rules.process import Process
from judge.rules.view import View

Events = tuple[e.Event, ...]


def _waiting(view: View) -> Iterator[tuple[ObjectId | None, Triggered]]:
    """The triggered abilities that have not left the stack yet, with their sources."""
    for pending in view.state.pending:
        yield pending.source, pending.ability
    for id_ in view.state.stack:
        stack = view.state.objects[id_].stack
        if stack is not None and isinstance(stack.ability, Triggered):
            yield stack.source, stack.ability


@cites("704.5s", "如果一个传纪永久物上的学问指示物数量")
@cites("714.4", "如果一个传纪永久物上的学问指示物数量大于或等于其上章节异能的最终章节编号")
def sacrifice_sagas(view: View, process: Process) -> Events:
    """A Saga with as many lore counters as its final chapter is sacrificed, its ability done."""
    found: list[e.Event] = []
    if not view.permanents_of("Saga"):
        return ()
    busy = {id_ for id_, held in _waiting(view) if isinstance(held.pattern, ChapterReached)}
    for held in view.permanents_of("Saga"):
        now = view.of(held.id)
        if held.id in busy:
            continue
        numbers = [n for a in now.abilities if isinstance(a, SagaChapter) for n in a.chapters]
        if not numbers and view.rulebook.edition.rules_as(CHAPTERS_COUNT):
            continue  # 714.4: "with one or more chapter abilities"
        if held.counters.count("lore") >= max(numbers, default=0):
            found.append(e.Sacrificed(held.controller, held.id))
    return tuple(found)


def _battles(view: View) -> list[GameObject]:
    return list(view.permanents_of(CardType.BATTLE))


@cites("704.5v", "如果一个战役的布防为0")
def remove_battles(view: View, process: Process) -> Events:
    """A battle with defense 0 goes to the graveyard, its triggered abilities done."""
    battles = _battles(view)
    busy = {id_ for id_, _ in _waiting(view)} if battles else set()
    others = {one.id for one in battles if "Siege" not in view.of(one.id).subtypes}
    if busy & others and view.rulebook.edition.rules_as(SIEGES_COUNT):
        busy = {i for i in busy if i is not None and waits(view, i)}
    return tuple(
        e.PutIntoGraveyard(held.id)
        for held in battles
        if not held.counters.count("defense") and held.id not in busy
    )


@cites("310.8", "If a non-Siege battle's defense is 0", edition=SIEGES_COUNT)
def waits(view: View, id_: ObjectId) -> bool:
    """True of a battle that stays while an ability of it waits: a Siege."""
    return "Siege" in view.of(id_).subtypes


@cites("704.5w", "游戏内没有牌手被指定为防卫者")
def give_protectors(view: View, process: Process) -> Events:
    """A battle that nothing attacks and nobody protects gets a protector, or goes."""
    attacked = {attack.target for attack in view.combat.attacks}
    return tuple(
        _chosen(process, held, is_siege="Siege" in view.of(held.id).subtypes)
        for held in _battles(view)
        if held.id not in attacked and held.choice("protector") not in view.state.in_game
    )


@cites("704.5x", "如果一个围攻的操控者同时也是其防卫者")
def change_protectors(view: View, process: Process) -> Events:
    """A Siege that its controller protects gets an opponent as its protector, or goes."""
    return tuple(
        _chosen(process, held, is_siege=True)
        for held in _battles(view)
        if "Siege" in view.of(held.id).subtypes and held.choice("protector") == held.controller
    )


@cites("704.5y", "其上结附有由同一位牌手操控的数个角色")
def discard_roles(view: View, process: Process) -> Events:
    """Of several Roles of one player's on a permanent, only the newest stays."""
    newest: dict[tuple[object, PlayerId], GameObject] = {}
    roles = [p for p in view.permanents_of("Role") if p.attached_to]
    for held in sorted(roles, key=lambda role: role.timestamp):
        newest[held.attached_to, held.controller] = held
    return tuple(e.PutIntoGraveyard(role.id) for role in roles if role not in newest.values())


def _chosen(process: Process, held: GameObject, *, is_siege: bool) -> e.Event:
    chooser: PlayerId = held.controller
    protector = chooser
    if is_siege:
        among = opponents_in_range(process.state, chooser)
        if not among:
            return e.PutIntoGraveyard(held.id)
        protector = choose_player(process, chooser, among, Context(held.id, chooser))
    return e.Chose(chooser, held.id, "protector", protector)
