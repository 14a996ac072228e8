"""An expectation is held against the state: it holds, or the answer says what is so instead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from judge.errors import NotRead, Unsupported
from judge.game.state import Blocked, GameObject, Kind, ObjectId, Player, PlayerId, Result, Zone
from judge.rules.layers import base_characteristics
from judge.rules.qualities import mana_value
from judge.rules.view import View
from judge.scenario.counting import count, has_keyword, is_of_type
from judge.scenario.finding import Finder, on_battlefield
from judge.scenario.happened import IN_THE_PLAY, in_order, in_the_play
from judge.scenario.holding import holds
from judge.scenario.labels import OF_ABILITY, as_shown
from judge.scenario.mistakes import NOTHING_HERE
from judge.scenario.model import Expectation
from judge.scenario.moving import what_moves
from judge.scenario.names import Fits
from judge.scenario.record import Failed, Record
from judge.values import Bilingual

# held against the ruling, or against what was tried, not against the state
OF_THE_RULING = ("verdict", "cites", "deciding", "legal", "outcomes", "allowed")
OF_WHAT_WAS_TRIED = ("legal", "allowed")
AGAIN = Bilingual(
    "whether what was done can be repeated as often as wanted", "所作行动能否任意次重复"
)
GONE = "none"
CONTROLLED = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
NO_NAME = Bilingual("", "")


def is_of_the_ruling(expectation: Expectation) -> bool:
    """True of what is held against the ruling as a whole, or of its contrary."""
    if expectation.key == "not" and isinstance(expectation.value, Expectation):
        return is_of_the_ruling(expectation.value)
    return expectation.key in OF_THE_RULING and expectation.key not in OF_WHAT_WAS_TRIED


def compare(finder: Finder, view: View, expectation: Expectation, record: Record) -> Failed | None:
    """What failed; None if it holds. Raises `Unsupported` for a key that is not carried out."""
    if expectation.key == "not":
        inner = expectation.value
        if compare(finder, view, inner, record) is None:
            return Failed(expectation.plain(), inner.plain())
        return None
    if expectation.key == "legal":
        got: Any = record.last_legal
    elif expectation.key == "allowed":
        item = expectation.value["item"]
        got = {"item": item, "is": record.is_allowed(item)}
    elif expectation.key == "repeats":
        got = repetition(finder, record)
        got = got if isinstance(expectation.value, Mapping) else got is not None
    else:
        got = observe(finder, view, expectation)
    return None if holds(as_shown(finder, expectation), got) else Failed(expectation.plain(), got)


def repetition(finder: Finder, record: Record) -> dict[str, Any] | None:
    """What each round moves of what can be repeated as often as wanted; None where it can't be.

    Raises `NotRead` where neither is sure.
    """
    again = record.round
    if again is None and record.state.result is None:
        raise NotRead([AGAIN])
    return what_moves(again, finder.names) if again is not None and again.is_at_will else None


def observe(finder: Finder, view: View, expectation: Expectation) -> Any:
    """What is so, in the shape of the expectation's value."""
    key, wanted = expectation.key, expectation.value
    if key in OF_AN_OBJECT:
        read = OF_AN_OBJECT[key]
        return {
            name: _of_object(finder, view, name, expectation.line, read, key)
            for name in names_in(wanted)
        }
    if key in OF_A_PLAYER:
        return {
            name: OF_A_PLAYER[key](view, _player(finder, name, expectation.line))
            for name in names_in(wanted)
        }
    if key in OF_THE_GAME:
        return OF_THE_GAME[key](finder, view)
    if key == "counters":
        return {
            name: _counters(finder, view, name, kinds, expectation.line)
            for name, kinds in _items(wanted)
        }
    if key in ("has", "lacks", "is", "is_not"):
        return {
            name: _applying(finder, view, name, words, expectation)
            for name, words in _items(wanted)
        }
    if key == "mana":
        return {
            name: _mana(view, _player(finder, name, expectation.line)) for name in names_in(wanted)
        }
    if key in IN_THE_PLAY:
        return {name: in_the_play(finder, view, name, expectation) for name in names_in(wanted)}
    if key == "in_order":
        return in_order(finder, view, expectation)
    if key == "count":
        if "player" in wanted:
            _player(finder, wanted["player"], expectation.line)
        return count(finder, view, wanted)
    raise Unsupported(None, f"the expectation {key}", f"期望“{key}”")


def names_in(wanted: Any) -> tuple[str, ...]:
    """The names asked about: the keys of a mapping, a list of names, or one name."""
    if isinstance(wanted, Mapping):
        return tuple(wanted)
    return tuple(map(str, wanted)) if isinstance(wanted, list | tuple) else (str(wanted),)


def _items(wanted: Any) -> list[tuple[str, Any]]:
    if isinstance(wanted, Mapping):
        return list(wanted.items())
    return [(name, None) for name in names_in(wanted)]


def _player(finder: Finder, name: str, line: int) -> PlayerId:
    player = finder.names.player(name)
    if player is None:
        raise finder.problem(
            line,
            name,
            Bilingual("is no player here.", "不是这里的牌手。"),
            finder.names.nearest(name),
        )
    return player


def _of_object(
    finder: Finder,
    view: View,
    name: str,
    line: int,
    read: Callable[[Finder, View, GameObject], Any],
    key: str,
) -> Any:
    fits: tuple[Fits, ...] = () if key == "zone" else (on_battlefield(),)
    found = finder.names.find(view, name, *fits)
    if found is None:
        raise finder.problem(line, name, NOTHING_HERE, finder.names.nearest(name))
    if found[1] is None:
        return GONE
    return read(finder, view, view.object(found[1]))


def _power_toughness(finder: Finder, view: View, held: GameObject) -> Any:
    now = view.of(held.id)
    return GONE if now.power is None else f"{now.power}/{now.toughness}"


def _attached(finder: Finder, view: View, held: GameObject) -> Any:
    on = held.attached_to
    if on is None or isinstance(on, str):
        return GONE if on is None else on
    return finder.names.shown(view.object(ObjectId(on)).body).en


def _is_blocked(finder: Finder, view: View, held: GameObject) -> bool:
    attack = view.attack_of(held.id)
    return attack is not None and attack.blocked is Blocked.BLOCKED


def _controller(finder: Finder, view: View, held: GameObject) -> Any:
    """Who controls an object; nobody controls a card in a graveyard, a hand or exile (109.4).

    In the command zone emblems are controlled, and commanders are not.
    """
    is_controlled = held.zone in CONTROLLED and not (
        held.zone is Zone.COMMAND and held.is_commander
    )
    return held.controller if is_controlled else GONE


OF_AN_OBJECT: Mapping[str, Callable[[Finder, View, GameObject], Any]] = {
    "zone": lambda finder, view, held: held.zone.value,
    "power_toughness": _power_toughness,
    "base_power_toughness": lambda finder, view, held: _base_power_toughness(view, held),
    "face_down": lambda finder, view, held: held.face_down is not None,
    "phased_out": lambda finder, view, held: held.phased_out is not None,
    "name": lambda finder, view, held: (view.of(held.id).name or NO_NAME).en,
    "mana_value": lambda finder, view, held: mana_value(view, held.id),
    "controller": _controller,
    "attached": _attached,
    "damage": lambda finder, view, held: held.damage,
    "loyalty": lambda finder, view, held: held.counters.count("loyalty"),
    "tapped": lambda finder, view, held: held.tapped,
    "attacking": lambda finder, view, held: view.attack_of(held.id) is not None,
    "blocking": lambda finder, view, held: view.block_of(held.id) is not None,
    "blocked": _is_blocked,
}
OF_A_PLAYER: Mapping[str, Callable[[View, PlayerId], Any]] = {
    "life": lambda view, player: view.state.player(player).life,
    "hand": lambda view, player: len(view.state.player(player).hand),
    "library": lambda view, player: len(view.state.player(player).library),
    "graveyard": lambda view, player: len(view.state.player(player).graveyard),
    "wins": lambda view, player: player in _won(view),
    "loses": lambda view, player: _loses(view, player),
    "emblems": lambda view, player: sum(
        view.object(id_).kind is Kind.EMBLEM and view.object(id_).owner == player
        for id_ in view.state.command
    ),
    "exile": lambda view, player: sum(view.object(id_).owner == player for id_ in view.state.exile),
}


def _result(finder: Finder, view: View) -> dict[str, Any]:
    result = view.state.result
    return {
        "loses": _lost(view),
        "drawn": [p.id for p in _out(view) if p.has_drawn],
        "wins": _won(view),
        "draw": result is not None and result.winner is None,
        "continues": result is None,
    }


def _won(view: View) -> list[PlayerId]:
    return [] if view.state.result is None else list(winners(view.state.result))


def _lost(view: View) -> list[PlayerId]:
    return [player.id for player in _out(view) if not player.has_drawn]


def _loses(view: View, player: PlayerId) -> bool:
    """Whether a player loses: not those who lose at the same time, which is a draw."""
    result = view.state.result
    return player in _lost(view) and (result is None or result.winner is not None)


def _out(view: View) -> list[Player]:
    """Those who are no longer in the game, and did not win it."""
    won = _won(view)
    return [one for one in view.state.players if one.has_lost and one.id not in won]


def winners(result: Result) -> tuple[PlayerId, ...]:
    """All who won: a player, or a team."""
    alone = () if result.winner is None else (result.winner,)
    return result.winners or alone


def _attacking(finder: Finder, view: View) -> list[str]:
    return [finder.names.shown(view.object(a.attacker).body).en for a in view.combat.attacks]


def _stack(finder: Finder, view: View) -> list[str]:
    return [_on_stack(finder, view, id_) for id_ in reversed(view.state.stack)]


def _on_stack(finder: Finder, view: View, id_: ObjectId) -> str:
    held = view.object(id_)
    shown = finder.names.shown(held.body).en
    return f"{OF_ABILITY}{shown}" if held.kind is Kind.ABILITY else shown


def _base_power_toughness(view: View, held: GameObject) -> str:
    now = base_characteristics(view, held.id)
    return f"{now.power}/{now.toughness}"


DAY = {True: "day", False: "night", None: "neither"}
OF_THE_GAME: Mapping[str, Callable[[Finder, View], Any]] = {
    "result": _result,
    "attackers": _attacking,
    "stack": _stack,
    "active": lambda finder, view: view.active,
    "monarch": lambda finder, view: view.state.monarch,
    "initiative": lambda finder, view: view.state.initiative,
    "day": lambda finder, view: DAY[view.state.day],
    "turn": lambda finder, view: view.state.turn.number,
}


def _counters(finder: Finder, view: View, name: str, kinds: Any, line: int) -> Any:
    player = finder.names.player(name)
    if player is not None:
        held = view.state.player(player).counters
    else:
        found = finder.names.find(view, name, on_battlefield())
        if found is None:
            raise finder.problem(line, name, NOTHING_HERE, finder.names.nearest(name))
        if found[1] is None:
            return GONE
        held = view.object(found[1]).counters
    return {kind: held.count(kind) for kind in kinds} if kinds else dict(held.kinds)


def _mana(view: View, player: PlayerId) -> dict[str, int]:
    return dict(Counter(mana.letter for mana in view.state.player(player).mana))


def _applying(
    finder: Finder, view: View, name: str, words: Any, expectation: Expectation
) -> list[str]:
    """Which of the words are true of an object; without words, all keyword abilities it has."""
    found = finder.names.find(view, name, on_battlefield())
    if found is None or found[1] is None:
        hint = finder.names.nearest(name)
        raise finder.problem(expectation.line, name, Bilingual("is not there.", "不在那里。"), hint)
    if words is None:
        return [keyword.name for keyword in view.keywords(found[1])]
    applies = has_keyword if expectation.key in ("has", "lacks") else is_of_type
    return [word for word in words if applies(view, found[1], word)]
