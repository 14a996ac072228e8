"""Dungeons (309) and venturing into them (701.46).

Players are taken to own every dungeon card outside the game.
"""

from __future__ import annotations

from judge.cards import CardType, Characteristics
from judge.cards.dungeons import Dungeon, dungeon_named, dungeons
from judge.cite import cites
from judge.errors import Unsupported
from judge.game import events as e
from judge.game.state import GameObject, GameState, PlayerId
from judge.rules.given.rooms import ability_of, room_abilities
from judge.rules.process import Process
from judge.rules.requests import AskWord, Word
from judge.rules.view import View


def dungeon_of(state: GameState, player: PlayerId) -> GameObject | None:
    """The dungeon card that a player owns in the command zone (309.3)."""
    held = (state.objects[id_] for id_ in state.command)
    return next((one for one in held if _is_dungeon(one) and one.owner == player), None)


def _is_dungeon(held: GameObject) -> bool:
    return held.layout == "dungeon"


def _where(held: GameObject) -> tuple[Dungeon, int]:
    """The dungeon that a card is, and the place of the room its marker is on."""
    name, room = held.printed.name, held.mark("room")
    assert name is not None and isinstance(room, int)
    return dungeon_named(name.en), room


def venture(process: Process, player: PlayerId, quality: str | None) -> None:
    """A player ventures: into a dungeon, on to the next room, or into another dungeon."""
    held = dungeon_of(process.state, player)
    if held is None and quality is not None:
        enter_quality(process, player, quality)
    elif held is None:
        enter_dungeon(process, player)
    elif _where(held)[0].is_bottom(_where(held)[1]):
        start_again(process, player, held, quality)
    else:
        go_on(process, player, held)


@cites("309.4a", "其将进度标记置于最上方的房间上")
@cites("701.46a", "该牌手从游戏外选择一张由其拥有的地城牌并将其置入统帅区")
def enter_dungeon(process: Process, player: PlayerId) -> None:
    """A dungeon is chosen and brought into the game, the marker put on its topmost room."""
    among = tuple(one.name.en for one in dungeons() if one.quality is None)
    _bring(process, player, dungeon_named(_chosen(process, player, "dungeon", among)))


@cites("701.46d", "则该牌手从游戏外选择一张由其拥有的、具有所述特性的地城牌")
def enter_quality(process: Process, player: PlayerId, quality: str) -> None:
    """A dungeon of a quality is brought into the game."""
    among = tuple(one.name.en for one in dungeons() if one.quality == quality)
    if not among:
        raise Unsupported("701.46d", f"venturing into {quality}", f"深入“{quality}”")
    _bring(process, player, dungeon_named(_chosen(process, player, "dungeon", among)))


@cites("309.5a", "将进度标记从当前的房间移动到下一个房间上")
@cites("701.46b", "按照某个从当前房间出发的箭头指示，选择一个相邻的房间")
def go_on(process: Process, player: PlayerId, held: GameObject) -> None:
    """The marker moves along an arrow, of the player's choice where there are several."""
    dungeon, room = _where(held)
    nearby = {dungeon.rooms[place].name: place for place in dungeon.rooms[room].leads_to}
    _enter_room(process, held, dungeon, nearby[_chosen(process, player, "room", tuple(nearby))])


@cites("309.7", "牌手于一张地城牌被移出游戏时完成该地城")
@cites("309.5b", "该牌手将该地城牌移出游戏")
@cites("701.46c", "该牌手将该地城牌移出游戏")
def start_again(process: Process, player: PlayerId, held: GameObject, quality: str | None) -> None:
    """From the bottommost room: that dungeon is completed, and another one entered."""
    process.do(completed(held))
    if quality is not None:
        enter_quality(process, player, quality)
    else:
        enter_dungeon(process, player)


def _chosen(process: Process, player: PlayerId, what: str, among: tuple[str, ...]) -> str:
    request = AskWord(player, what, among, None)
    if len(among) == 1:
        process.not_asked(request)
        return among[0]
    answer = process.ask(request)
    return answer.word if isinstance(answer, Word) else among[0]


def _bring(process: Process, player: PlayerId, dungeon: Dungeon) -> None:
    printed = Characteristics(
        name=dungeon.name,
        types=frozenset((CardType.DUNGEON,)),
        subtypes=frozenset(() if dungeon.quality is None else (dungeon.quality,)),
        abilities=room_abilities(dungeon),
    )
    process.do(e.DungeonBrought(player, printed))
    held = dungeon_of(process.state, player)
    assert held is not None
    _enter_room(process, held, dungeon, 0)


def _enter_room(process: Process, held: GameObject, dungeon: Dungeon, place: int) -> None:
    room = dungeon.rooms[place]
    if ability_of(place, room) is None:
        raise Unsupported(
            "309.4c",
            f"the room {room.name} of {dungeon.name.en}",
            f"{dungeon.name.zh}的房间{room.zh}",
        )
    process.do(e.RoomEntered(held.owner, held.id, place, room.name), e.Acted("venture", held.owner))


def completed(held: GameObject) -> e.DungeonCompleted:
    """The event of a dungeon card's being removed from the game, which completes it."""
    name = held.printed.name
    return e.DungeonCompleted(held.owner, held.id, "" if name is None else name.en)


@cites("309.6", "该地城牌的拥有者将其移出游戏")
@cites("704.5t", "该地城牌的拥有者将其移出游戏")
def remove_dungeons(view: View, process: Process) -> tuple[e.Event, ...]:
    """A dungeon in whose bottommost room a marker is leaves, once the room's ability is done."""
    found: list[e.Event] = []
    for id_ in view.state.command:
        held = view.state.objects[id_]
        if not _is_dungeon(held) or _has_waiting(view.state, held):
            continue
        dungeon, room = _where(held)
        if dungeon.is_bottom(room):
            found.append(completed(held))
    return tuple(found)


def _has_waiting(state: GameState, held: GameObject) -> bool:
    """True if a room ability of a dungeon has triggered and not left the stack yet."""
    stacks = (state.objects[id_].stack for id_ in state.stack)
    on_stack = (stack.source for stack in stacks if stack is not None)
    return held.id in (*(pending.source for pending in state.pending), *on_stack)
