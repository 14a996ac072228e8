"""What each round of a loop moves: as it is told, and as a scenario writes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from judge.game.state import GameState, PlayerId
from judge.rules.rounds import Amounts, Looks, Quantity, token_name
from judge.scenario.names import Names
from judge.scenario.record import Moved, Round
from judge.values import Bilingual


def moved(by: Amounts, state: GameState) -> Iterator[Moved]:
    """What a round moves, as it is told, and as the effects of a game are that has it."""
    graveyards, lasting = Counter[PlayerId](), dict(Looks(state).lasting())
    for of, number in by.items():
        kind, whose = of[0], of[1]
        match kind:
            case "graveyard":
                graveyards[whose] += number
            case "counters":
                yield Moved(kind, whose, number, Bilingual(of[2], of[2]))
            case "mana":
                yield Moved(kind, whose, number, Bilingual(of[2].letter, of[2].letter))
            case "tokens":
                yield Moved(kind, whose, number, token_name(of))
            case "effects" if of in lasting and not _of_tokens(of):
                yield Moved(kind, whose, number, effect=lasting[of][1])
            case "life" | "library":
                yield Moved(kind, whose, number)
    yield from (Moved("graveyard", whose, number) for whose, number in graveyards.items())


def _of_tokens(effect: Quantity) -> bool:
    """True of an effect on objects that are no cards: it is part of what each new token is."""
    return any(isinstance(each, tuple) for each in effect[2][0])


def what_moves(found: Round, names: Names) -> dict[str, Any]:
    """What each round moves, as a scenario writes it."""
    told: dict[str, Any] = {}
    for one in found.moved:
        who = one.of if isinstance(one.of, str) else names.shown(one.of).en
        if one.what == "counters":
            told.setdefault(one.what, {}).setdefault(who, {})[one.name.en] = one.number
        elif one.what == "mana":
            mana = told.setdefault(one.what, {})
            mana[who] = mana.get(who, "") + f"{{{one.name.en}}}" * one.number
        else:
            key = one.name.en if one.what == "tokens" else who
            told.setdefault(one.what, {})[key] = one.number
    if found.loses is not None:
        told["loses"] = {found.loses.player: found.loses.times}
    return told


def at_will(found: Round | None, names: Names) -> dict[str, Any] | None:
    """What can be repeated as often as wanted, as plain data; None where nothing can."""
    if found is None or not found.is_at_will:
        return None
    each = what_moves(found, names)
    loses = each.pop("loses", {})
    return {"player": found.player, "since": found.since, "each": each, "loses": loses}
