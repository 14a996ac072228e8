"""A board becomes a scenario: each object gets its name there, and what wasn't said its default."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, HAND, Board, Guess, Thing
from judge.asking.board.doubting import EARLY, IN_COMBAT, doubts
from judge.asking.board.filling import fill, refuse
from judge.asking.board.seating import TWO
from judge.asking.board.so_far import count_cast
from judge.asking.board.things import AbilityOf
from judge.asking.guesses import FIRST, FREE, ONLY_LANDS, SIZES
from judge.asking.names import nameless
from judge.values import Bilingual, Value
from judge.words import ASKER, OPPONENTS

DAMAGE_DOES = ("wither", "infect", "combat", "damage", "dies", "counter", "modular")
OF_ORDER = Guess(  # of more than two players
    Bilingual(
        "The players take turns in the order in which they are told.", "牌手按所述的顺序进行回合。"
    ),
    Bilingual("nothing else is said", "未另作说明"),
)
COLORLESS = Guess(
    Bilingual(
        "A creature whose color isn't said is taken as colorless.", "未说明颜色的生物视为无色。"
    ),
    Bilingual("what is told of may look at colors", "所述的内容可能涉及颜色"),
)
LOOKS_AT_COLORS = re.compile(r"\b(?:non)?(?:white|blue|black|red|green)\b", re.IGNORECASE)
FIRST_TURN = {"active": ASKER, "number": 1, "step": "upkeep"}


class Drafted(Value):
    """A scenario in plain data, what its names are in Chinese, and what speaks against a ruling."""

    scenario: Mapping[str, Any]
    chinese: Mapping[str, str] = {}
    guesses: tuple[Guess, ...] = ()
    doubts: tuple[Bilingual, ...] = ()
    is_fallback: bool = False  # counts only where the rules refuse the other ways
    chosen: tuple[Bilingual, ...] = ()  # which way this is, where there are several
    is_whether: bool = False  # what is asked is whether, not how much
    claims: tuple[tuple[int, str, str], ...] = ()  # sizes that were told of what is played


def drafted(board: Board) -> Drafted:
    """The scenario that a board is."""
    count_cast(board)
    fill(board)
    board.is_within_combat |= _is_asked_in_combat(board)
    guesses, named = list(board.guesses), _names(board)
    own = dict.fromkeys(one.card for one in board.things if nameless.entry(one.card))
    scenario: dict[str, Any] = {"cards": [nameless.entry(name) for name in own]} if own else {}
    scenario["players"] = _players(board, named, guesses)
    scenario |= {key: held for key in ("game", "monarch") if (held := getattr(board, key))}
    if (active := board.first_turn or board.turn) not in ("", ASKER):
        scenario["turn"] = {"active": active}
    elif not board.turn:
        guesses.append(FIRST)
    play: list[Any] = _plain(board.play, named)
    if board.step and not board.play:
        scenario["turn"], play = _begun(board)
    elif board.step:
        scenario["turn"] = {**scenario.get("turn", {}), "step": board.step}
    scenario |= {"turn": FIRST_TURN} if board.first_step else {}
    scenario |= {key: v for key, v in (("play", play), ("ask", _plain(board.asks, named))) if v}
    if board.is_within_combat or {key for one in board.asks for key in one} & IN_COMBAT:
        scenario["until"] = _within_combat(board)
    refuse(board)
    scenario |= {"choices": board.choices} if board.choices else {}
    guesses += _of_all(board)
    chinese = {label.en: label.zh for thing, label in named.items() if label.en != label.zh} | {
        thing.name: board.zh(thing) for thing in named
    }
    chinese |= {name: OPPONENTS[name].zh for name in board.players if name in OPPONENTS}
    return Drafted(
        scenario,
        chinese,
        tuple(guesses),
        tuple(doubts(board)),
        board.is_fallback,
        tuple(board.chosen),
        claims=tuple((n, named[one].en, size) for n, one, size in board.claims),
    )


def _of_all(board: Board) -> Iterator[Guess]:
    """What is taken for granted of colors, of the order of the players and of mana."""
    if _looks_at_colors(board):
        yield COLORLESS
    if len(board.players) > TWO:
        yield OF_ORDER
    if len(board.paying) < len(board.players):
        yield ONLY_LANDS if board.paying else FREE


def _looks_at_colors(board: Board) -> bool:
    """True where colors are spoken of, and that of a creature without a name isn't said."""
    is_open = any(not one.card and not one.color and board.is_creature(one) for one in board.things)
    return is_open and any(map(LOOKS_AT_COLORS.search, (*board.words(), *board.effects())))


def _is_asked_in_combat(board: Board) -> bool:
    """True of a size that is asked of a combat whose damage changes none, but may kill."""
    asked = {key for one in board.asks for key in one}
    done = board.play[board.turn_begun :]
    is_fought = any(item.get("block") for item in done)
    if not is_fought or not asked or not asked <= {"power_toughness"} or board.is_over:
        return False
    told = [*board.words(), *(str(item.get("effect", "")) for item in done)]
    is_open = any(word in one.casefold() for one in told for word in DAMAGE_DOES)
    return not is_open and not any("pass" in item for item in done)


def _within_combat(board: Board) -> dict[str, Any]:
    """Where play stops for what is so only in combat: when what was told of it is done."""
    done = board.play[board.turn_begun :]
    step = "declare blockers" if any("block" in one for one in done) else "declare attackers"
    return {"step": step} | ({"turn": board.turns} if board.turns > 1 else {})


def _begun(board: Board) -> tuple[dict[str, Any], list[Any]]:
    """Where the play starts for a step to begin, and what is done until a later one begins."""
    who = board.turn or ASKER
    if board.step in EARLY:  # of a turn that isn't the first, in which no card is drawn
        return {"active": who, "number": 2, "step": board.step}, []
    return {"active": who}, [{"pass": "all", "at": {"step": board.step}}]


def _names(board: Board) -> dict[Thing, Bilingual]:
    """What the scenario calls each object: its name, or a label where several have it."""
    named: dict[Thing, Bilingual] = {}
    there = [one for one in board.things if one.copies is None and not one.is_made]
    named |= _made(board)
    for thing in board.things:
        if thing.copies is not None:
            named[thing] = _second(board, thing.copies)
    for thing in there:
        alike = [one for one in there if _sizeless(one.name) == _sizeless(thing.name)]
        if len(alike) == 1:
            has_name = nameless.entry(thing.card) is None
            en = thing.name if has_name else nameless.in_english(thing.name)
            is_one = sum(nameless.in_english(one.name) == en for one in there) == 1
            named[thing] = Bilingual(
                en if is_one else thing.name, thing.name if has_name else board.zh(thing)
            )
        else:
            own = [one for one in alike if one.owner == thing.owner]
            zh = board.zh(thing)
            named[thing] = thing.label(own.index(thing) + 1, zh)
    return _apart_in_chinese(named)


def _sizeless(name: str) -> str:
    """A name, where two that differ only in a size that is left open have one."""
    return name if nameless.entry(name) is None else name.replace(SIZES[1], SIZES[0])


def _apart_in_chinese(named: dict[Thing, Bilingual]) -> dict[Thing, Bilingual]:
    """The same, with a number where two that English tells apart have one name in Chinese."""
    seen: dict[str, int] = {}
    for thing, label in named.items():
        if label.en == label.zh or thing.copies is not None or thing.is_made:
            continue
        seen[label.zh] = number = seen.get(label.zh, 0) + 1
        if number > 1:
            named[thing] = Bilingual(label.en, f"{label.zh} {number}")
    return named


def _made(board: Board) -> dict[Thing, Bilingual]:
    """What the tokens are called that came in the play: by their kind, in their order."""
    made = [one for one in board.arrival if one.is_made]
    named: dict[Thing, Bilingual] = {}
    for one in made:
        alike = [other for other in made if other.name == one.name]
        number = f" #{alike.index(one) + 1}" if len(alike) > 1 else ""
        named[one] = Bilingual(f"{one.name}{number}", f"{board.zh(one)}{number}")
    return named


def _second(board: Board, original: Thing) -> Bilingual:
    """What a token is called that is a copy of what is there: the second of that name."""
    return Bilingual(f"{original.name} #2", f"{board.zh(original)} #2")


def _players(
    board: Board, named: Mapping[Thing, Bilingual], guesses: list[Guess]
) -> dict[str, dict[str, Any]]:
    """The players with what they have."""
    players = {name: _plain(held, named) for name, held in board.players.items()}
    there = [one for one in board.arrival if one.copies is None and not one.is_made]
    for thing in there:
        player = players[thing.owner]
        player.setdefault(thing.zone, []).append(_entry(thing, named))
        if thing.zone == HAND and any(item.get("cast") is thing for item in board.play):
            zh = board.facts.chinese(thing.card)
            guesses.append(
                Guess(
                    Bilingual(f"{thing.card} is in hand.", f"{zh}在手牌中。"),
                    Bilingual("it is cast", "它被施放"),
                )
            )
    for who in set(players) - board.paying:
        players[who]["mana_free"] = True
    return players


def _entry(thing: Thing, named: Mapping[Thing, Bilingual]) -> Any:
    """An entry of a zone."""
    label = named[thing]
    traits = {key: _plain(value, named) for key, value in thing.traits.items()}
    traits |= {"face": thing.card} if thing.whole and thing.zone == BATTLEFIELD else {}
    if label.en == label.zh:
        return {"card": thing.name, **traits} if traits else thing.name
    return {"card": thing.name, "as": {"en": label.en, "zh": label.zh}, **traits}


def _plain(value: Any, named: Mapping[Thing, Bilingual]) -> Any:
    """Plain data with names in the place of objects."""
    if isinstance(value, Thing):
        return named[value].en
    if isinstance(value, AbilityOf):
        return f"ability of {named[value.of].en}"
    if isinstance(value, dict):
        return {_plain(key, named): _plain(held, named) for key, held in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one, named) for one in value]
    return value


__all__ = ["BATTLEFIELD", "Drafted", "drafted"]
