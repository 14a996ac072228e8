"""Why a question is not ruled on by itself, though every word of it was read.

Example: what was asked comes of something, but nothing was said to be done.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, Board, Thing
from judge.asking.board.filling import COME_OF_SOMETHING, is_aimed
from judge.asking.board.holding import is_lost
from judge.asking.board.pronouns import things_in
from judge.asking.board.so_far import is_left_open
from judge.asking.board.untold import untold
from judge.asking.guesses import FACE_LEFT_OPEN
from judge.values import Bilingual

NOTHING_ASKED = Bilingual("Nothing is asked.", "没有所问的内容。")
NOTHING_DONE = Bilingual(
    "What is asked comes of something, but nothing is done.", "所问的是结果，但没有发生任何事。"
)
ATTACKING = re.compile(
    "attacking (?:creatures?|[a-z]+s) (?:you control )?(?:get|have)|is attacking"
)
IN_COMBAT = {"attacking", "blocked"}  # what is asked of a moment before damage
OF_SIZE = {"gained", "dies", "survives", "power_toughness", "deals", "zone"}
OF_SIZES = r"damage|power|toughness|fight|[-−][0-9x]+/[-−]"
EARLY = ("upkeep", "draw")  # steps before a turn's main phase
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
    "What came of what happened earlier this turn is not said.",
    "未说明本回合先前发生之事带来了什么。",
)
COLOR = Bilingual(
    "Whether it may block depends on a color that is not said.", "能否阻挡取决于未说明的颜色。"
)
NO_TARGET = Bilingual("The targets of a spell are not said.", "未说明咒语的目标。")


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


def _looks_at_attackers(board: Board) -> bool:
    """True where a size may be another while something attacks than it is after combat."""
    return any(map(ATTACKING.search, board.texts()))


def doubts(board: Board) -> Iterator[Bilingual]:
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
    is_told = is_lost(board) and asked <= {"result", "wins", "loses"}
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
    if is_earlier and is_left_open(board, asked):
        yield SPELLS_BEFORE
    named = [one for one in things_in([*board.asks, *board.play]) if one.is_made]
    makers = [one.made_by for one in named if one.made_by is not None]
    if named and any("token" in text for text in board.texts(*makers)):
        yield OTHER_TOKENS
    yield from untold(board, asked)
    if any(_turns_on_color(board, item) for item in (*board.play, *board.asks)):
        yield COLOR
    turned = [one.card for one in board.things if one.card and "face" not in one.traits]
    if any(board.facts.faces(card) > 1 for card in turned):
        yield FACE_LEFT_OPEN


def _turns_on_color(board: Board, item: Mapping[str, Any]) -> bool:
    """True of a block of what has fear or intimidate, where the color of a creature isn't said."""
    blocks = item.get("allowed", item).get("block", {})
    pairs = [
        (by, one) for by, at in blocks.items() for one in (at if isinstance(at, list) else [at])
    ]
    for by, at in pairs:
        compared = {"intimidate": (by, at), "fear": (by,)}
        for ability, things in compared.items():
            evades = ability in at.has or board.facts.says(at.card, ability)
            if evades and any(not one.card and not one.color for one in things):
                return True
    return False


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
