"""What an answer would depend on that is not told: one or all, a cost, an effect, counters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, Board, Thing
from judge.asking.board.pronouns import things_in
from judge.asking.names.nameless import WHATEVER, entry
from judge.values import Bilingual

ONE_OR_ALL = Bilingual(
    "Whether one creature is meant or all of them is not said.",
    "未说明所指为一个还是全部生物。",
)
COST = Bilingual(
    "The cost of a card is not said, and something depends on it.",
    "未说明一张牌的费用，而结果取决于它。",
)
UNTOLD_EFFECT = Bilingual(
    "What an Aura or Equipment does is not said.", "未说明灵气或武具有何作用。"
)
UNTOLD_ABILITY = Bilingual("What an ability does is not said.", "未说明异能有何作用。")
UNTOLD_COUNTERS = Bilingual(
    "How many counters a permanent entered with is not said.", "未说明永久物进战场时有几个指示物。"
)
UNTOLD_COLOR = Bilingual(
    "The color of a spell or source is not said, and something is protected from a color.",
    "未说明咒语或来源的颜色，而某物具有反某颜色保护。",
)
UNTOLD_LIBRARY = Bilingual(
    "What the library holds that is searched is not said.", "未说明所搜寻的牌库中有什么牌。"
)
SEARCHES = re.compile(r"\bsearch(?:es)? [^.]*librar[^.]*")
COLORED = re.compile(r"\b(?:white|blue|black|red|green)\b")
PROTECTED = re.compile(rf"protection from {COLORED.pattern}")
CHANGES = re.compile("(?!Destroy|Exile|Return|You ).")
ENTERED_WITH = re.compile(r"enters (?:tapped )?with x ")
OF_COSTS = re.compile(r"spells? [^.]*mana value|\bcascade\b|\bdiscover\b")
OF_WHAT_IS_DONE = {  # what is asked that an ability may change
    *("life", "gained", "lost", "drawn", "discarded", "milled", "hand", "library"),
    *("graveyard", "exile", "counters", "copied"),
    *("count", "deals", "power_toughness", "mana", "result", "wins", "loses"),
}
OF_ATTACHED = {"power_toughness", "deals", "taken", "dealt"}


def untold(board: Board, asked: set[str]) -> Iterator[Bilingual]:
    """What has to be told before a question can be ruled on; `asked` are the keys of `ask`."""
    if _may_be_all(board):
        yield ONE_OR_ALL
    if _turns_on_cost(board):
        yield COST
    if asked & OF_ATTACHED and any(map(_has_untold_effect, board.things)):
        yield UNTOLD_EFFECT
    if asked & OF_WHAT_IS_DONE and any(one.card.endswith(WHATEVER) for one in board.things):
        yield UNTOLD_ABILITY
    if any(_has_untold_counters(board, one) for one in board.things):
        yield UNTOLD_COUNTERS
    if _turns_on_what_is_found(board):
        yield UNTOLD_LIBRARY
    if _turns_on_color(board):
        yield UNTOLD_COLOR


def _may_be_all(board: Board) -> bool:
    """True where "my creature has hexproof" may be said of another that is asked about, too."""
    changed = {
        *(one for one in board.things if one.has or set(one.traits) - {"token", "owner"}),
        *(
            one
            for item in board.play
            if CHANGES.match(item.get("effect", ""))
            for one in things_in(item)
        ),
    }
    changed |= {one for one in board.things if entry(one.card) and ": This creature" in one.card}
    bare = [
        one for one in changed if (one.is_unsized and not one.card) or ": This creature" in one.card
    ]
    bare = [one for one in bare if one.kind == "creature" and not one.kin]
    bare = [one for one in bare if not one.is_one_of_several]
    asked = {one for one in things_in(board.asks) if board.is_creature(one) and one not in changed}
    return any(one is not other and one.owner == other.owner for one in bare for other in asked)


def _has_untold_effect(one: Thing) -> bool:
    """True of an Aura or Equipment without a name, of which nothing was told that it does."""
    return one.card.endswith(("Aura", "Equipment")) and entry(one.card) is not None


def _has_untold_counters(board: Board, one: Thing) -> bool:
    """True of a permanent that entered with X counters before the play, of which none were told."""
    is_there = one.zone == BATTLEFIELD and not one.now and "counters" not in one.traits
    return is_there and bool(one.card) and bool(ENTERED_WITH.search(board.facts.text(one.card)))


def _turns_on_color(board: Board) -> bool:
    """True where a spell or source without a name or a color meets protection from a color."""
    met = {item[key] for item in board.play for key in ("cast", "source") if key in item}
    met |= {one for one in map(_cast_of, board.asks) if one is not None}
    bare = [one for one in met if entry(one.card) is not None]
    uncolored = [one for one in bare if not COLORED.search(one.card.partition(":")[0])]
    uncolored = [one for one in uncolored if not one.color and "artifact" not in one.card]
    guarded = (word for one in board.things for word in (*one.has, board.facts.text(one.card)))
    return bool(uncolored) and any(map(PROTECTED.search, guarded))


def _turns_on_what_is_found(board: Board) -> bool:
    """True where cards are counted, and some are searched for in a library that isn't told."""
    done = [item[key] for item in board.play for key in ("cast", "activate") if key in item]
    texts = [board.facts.text(one.card) for one in done]
    texts += [text for text in board.texts() if re.search("when|whenever", text)]
    searched = " ".join(found[0] for text in texts for found in SEARCHES.finditer(text))
    if not searched or not board.play or any("library" in one for one in board.players.values()):
        return False
    counted = [one["count"] for one in board.asks if "count" in one]
    is_counted = any(str(one.get("type", "-")).lower() in searched for one in counted)
    is_drawn = any("drawn" in one for one in board.asks) and not re.search(
        "draw|cycling", " ".join(texts)
    )
    return is_counted or is_drawn or any({"hand", "library"} & set(one) for one in board.asks)


def _cast_of(ask: Mapping[str, Any]) -> Thing | None:
    allowed = ask.get("allowed")
    return allowed.get("cast") if isinstance(allowed, Mapping) else None


def _turns_on_cost(board: Board) -> bool:
    """True where the mana value of a card counts, and the card is told without a name or a cost."""
    asked_of = [one.get(key) for one in board.asks for key in ("mana_value", "costs")]
    if board.paying:
        asked_of += [one["allowed"].get("cast") for one in board.asks if "allowed" in one]
    asked_of = [one for one in asked_of if one is not None]
    cast = [item["cast"] for item in board.play if "cast" in item and not asked_of]
    untold = [one for one in (*asked_of, *cast) if isinstance(one, Thing) and _is_without_cost(one)]
    is_asked = any(one in untold for one in asked_of)
    return is_asked or (bool(untold) and any(map(OF_COSTS.search, board.texts(*untold))))


def _is_without_cost(one: Thing) -> bool:
    """True of a card that is told without a name or a cost."""
    is_told = entry(one.card) is None or " costing " in one.card
    return one.stands_in or not is_told
