"""A board becomes a scenario: each object gets its name there, and what wasn't said its default."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking import nameless
from judge.asking.discourse import BATTLEFIELD, HAND, Board, Guess, Thing
from judge.asking.filling import (
    COME_OF_SOMETHING,
    aim_at_players,
    equip,
    is_aimed,
    may_be_lost,
    refuse,
)
from judge.asking.guesses import FACE_LEFT_OPEN, FIRST, FREE, ONLY_LANDS
from judge.asking.seating import TWO
from judge.asking.things import AbilityOf
from judge.values import Bilingual, Value
from judge.words import ASKER, OPPONENTS

NOTHING_ASKED = Bilingual("Nothing is asked.", "没有所问的内容。")
NOTHING_DONE = Bilingual(
    "What is asked comes of something, but nothing is done.", "所问的是结果，但没有发生任何事。"
)
ATTACKING = re.compile(
    "attacking (?:creatures?|[a-z]+s) (?:you control )?(?:get|have)|is attacking"
)
IN_COMBAT = {"attacking", "blocked"}  # what is asked of a moment before damage
OF_SIZE = {"dies", "survives", "power_toughness", "deals", "zone"}
OF_SIZES = r"damage|power|toughness|fight|[-−][0-9x]+/[-−]"
DAMAGE_DOES = ("wither", "infect", "combat", "damage", "dies", "counter", "modular")
EARLY = ("upkeep", "draw")  # steps before a turn's main phase
OF_ORDER = Guess(  # of more than two players
    Bilingual(
        "The players take turns in the order in which they are told.", "牌手按所述的顺序进行回合。"
    ),
    Bilingual("nothing else is said", "未另作说明"),
)
FIRST_TURN = {"active": ASKER, "number": 1, "step": "upkeep"}
STATES = ("tapped", "sick")  # which the turn's untap step ends
OF_TWO_MOMENTS = Bilingual(
    "What is so in combat is asked, and what comes after it.", "既问战斗中的情况，又问其后的情况。"
)
LOST_BY_THEN = Bilingual("What is so when the turn begins is not said.", "未说明回合开始时的状态。")
STAR = Bilingual(
    "The size of a card depends on what is not said.", "有牌的力量和防御力取决于未说明的情况。"
)
COUNTED = re.compile(
    r"equal to the number of (?P<of>(?P<what>plains|islands|swamps|mountains|forests) you control"
    r"|cards in your hand)\."
)
OTHER_TOKENS = Bilingual("Other tokens may come by what was told.", "所述的牌可能另行产生衍生物。")
SPELLS_BEFORE = Bilingual(
    "What came of the spells before is not said.", "未说明之前的咒语带来了什么。"
)
COUNTS_SPELLS = re.compile(
    r"\bstorm\b|spells? (?:you've )?cast|cast [^.]*spells? (?:each|this) turn"
)
OF_ANYONE = re.compile(r"\bstorm\b")
COMES_OF_SPELLS = re.compile(r"\bprowess\b|\bmagecraft\b|whenever [^.]* casts? ")
NO_TARGET = Bilingual("The targets of a spell are not said.", "未说明咒语的目标。")


class Drafted(Value):
    """A scenario in plain data, what its names are in Chinese, and what speaks against a ruling."""

    scenario: Mapping[str, Any]
    chinese: Mapping[str, str] = {}
    guesses: tuple[Guess, ...] = ()
    doubts: tuple[Bilingual, ...] = ()
    is_fallback: bool = False  # counts only where the rules refuse the other ways
    chosen: tuple[Bilingual, ...] = ()  # which way this is, where there are several
    is_whether: bool = False  # what is asked is whether, not how much


def drafted(board: Board) -> Drafted:
    """The scenario that a board is."""
    equip(board)
    aim_at_players(board)
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
    guesses += [OF_ORDER] if len(board.players) > TWO else []
    is_free = len(board.paying) < len(board.players)
    guesses += [ONLY_LANDS if board.paying else FREE] if is_free else []
    chinese = {label.en: label.zh for thing, label in named.items() if label.en != label.zh} | {
        thing.name: board.zh(thing) for thing in named
    }
    chinese |= {name: OPPONENTS[name].zh for name in board.players if name in OPPONENTS}
    return Drafted(
        scenario,
        chinese,
        tuple(guesses),
        tuple(_doubts(board)),
        board.is_fallback,
        tuple(board.chosen),
    )


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
        alike = [one for one in there if one.name == thing.name]
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


def _is_open(board: Board, one: Thing) -> bool:
    """True of an object whose size depends on what isn't said.

    Where it counts what its controller has, and some of that was told, all of it was told.
    """
    if not one.card or not board.facts.has_star(one.card):
        return False
    found = COUNTED.search(board.facts.text(one.card))
    if found is None:
        return True
    if found["of"] == "cards in your hand":
        return "hand" not in board.players.get(one.owner, {})
    kind = found["what"].removesuffix("s")
    mine = [other for other in board.things if other.owner == one.owner and other is not one]
    told = [other for other in mine if other.zone == BATTLEFIELD and not other.now and other.card]
    return not any(board.facts.has_subtype(other.card, kind) for other in told)


def _counts_spells(board: Board) -> bool:
    """True where something counts the spells of a turn, and nothing else came of them."""
    words = [word.casefold() for word in board.words()]
    counts = OF_ANYONE if board.is_caster_unsaid else COUNTS_SPELLS
    is_counted = any(counts.search(word) for word in words)
    return is_counted and not any(COMES_OF_SPELLS.search(word) for word in words)


def _things(said: Any) -> Iterator[Thing]:
    """The objects in what is done or asked."""
    if isinstance(said, Thing):
        yield said
    elif isinstance(said, Mapping):
        yield from _things([*said, *said.values()])
    elif isinstance(said, list | tuple):
        for one in said:
            yield from _things(one)


def _looks_at_attackers(board: Board) -> bool:
    """True where a size may be another while something attacks than it is after combat."""
    return any(map(ATTACKING.search, board.texts()))


def _doubts(board: Board) -> Iterator[Bilingual]:
    """Why a question is not ruled on by itself, though it was read."""
    if not board.asks and not board.is_asked and not board.play:
        yield NOTHING_ASKED
    asked = {key for one in board.asks for key in one}
    is_over = any("pass" in one for one in board.play[board.turn_begun :])
    if board.is_within_combat or asked & IN_COMBAT:
        if is_over or not asked <= IN_COMBAT | {"power_toughness", "has"}:
            yield OF_TWO_MOMENTS
    elif "power_toughness" in asked and any(board.attackers()) and _looks_at_attackers(board):
        yield OF_TWO_MOMENTS
    if board.step in EARLY and any(set(STATES) & set(one.traits) for one in board.things):
        yield LOST_BY_THEN
    is_lost = any(map(may_be_lost, board.players.values()))
    is_told = is_lost and asked <= {"result", "wins", "loses"}
    if not board.play and not board.step and asked & COME_OF_SOMETHING and not is_told:
        yield NOTHING_DONE
    spells = [i["cast"].card for i in board.play if "cast" in i and not is_aimed(i)]
    aimed = [one for one in spells if board.facts.aims(one) and board.facts.is_spell_only(one)]
    if aimed and asked != {"costs"}:
        yield NO_TARGET
    stars = [one.card for one in board.things if _is_open(board, one)]
    if board.knows_graveyards:
        stars = [card for card in stars if not board.facts.says(card, "in all graveyards")]
    if asked & OF_SIZE and stars and not _is_apart_from_size(board, asked, stars):
        yield STAR
    is_earlier = any("this_turn" in held for held in board.players.values())
    if is_earlier and not _counts_spells(board):
        yield SPELLS_BEFORE
    named = [one for one in _things([*board.asks, *board.play]) if one.is_made]
    if named and any("token" in text for text in board.texts()):
        yield OTHER_TOKENS
    turned = [one.card for one in board.things if one.card and "face" not in one.traits]
    if any(board.facts.faces(card) > 1 for card in turned):
        yield FACE_LEFT_OPEN


def _is_apart_from_size(board: Board, asked: set[str], stars: list[str]) -> bool:
    """True where nothing that was told has to do with size but that of a card that has some.

    Tarmogoyf is at least 0/1; where nothing deals damage, what becomes of it doesn't depend on it.
    """
    if not asked <= {"dies", "survives", "zone"} or not all(map(board.facts.has_some, stars)):
        return False
    if any({"attack", "block", "effect"} & set(item) for item in board.play):
        return False
    texts = [board.facts.text(one.card) for one in board.things if one.card not in stars]
    return not any(re.search(OF_SIZES, text) for text in texts)


__all__ = ["BATTLEFIELD", "Drafted", "drafted"]
