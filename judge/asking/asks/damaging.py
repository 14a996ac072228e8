"""How much damage is dealt goes into `ask`: by what, to whom, in combat or by a spell."""

from __future__ import annotations

import re

from judge.asking.board.discourse import Board, Lost, Plain, Thing
from judge.asking.board.seating import told_as
from judge.asking.doing.casting import all_but, cast_last

FIGHTS = re.compile("fights (?:another )?target")
LAST: Plain = {"pronoun": "last"}  # what was cast last


def taken(board: Board, said: Plain) -> None:
    """How much damage a player takes in combat, of each attacker."""
    who = board.who(said.get("who", ""))
    sources = [
        thing
        for thing, whom in board.attackers()
        if (whom.owner if isinstance(whom, Thing) else whom) == who
    ]
    for item in board.play:
        spell = item.get("cast", item.get("activate"))
        if "return" in item.get("pay", {}):  # what attacks by ninjutsu
            continue
        if who in item.get("targets", ()) and spell is not None:
            sources += [spell] if board.facts.says(spell.card, "deals") else []
        elif not _is_apart(board, item, who):
            raise Lost("damage of what")
    others = [one for one in board.things if one.card and one not in sources and not one.now]
    others = [one for one in others if board.facts.says(one.card, "deals")]
    if any(not board.facts.deals_itself(one.card) for one in others):
        raise Lost("damage of what")
    sources += [one for one in others if board.facts.deals(one.card)]
    if not sources:  # what attacks only planeswalkers of that player
        walkers = [(one, at) for one, at in board.attackers() if isinstance(at, Thing)]
        sources += [one for one, at in walkers if at.owner == who]
    if not sources:
        raise Lost("damage of what")
    for thing in sources:
        board.asks.append({"deals": {thing: {who: 0}}})


def _is_apart(board: Board, item: Plain, who: str) -> bool:
    """True of what deals no damage to a player: its text deals none, or it targets only objects."""
    spell = item.get("cast", item.get("activate"))
    targets = item.get("targets", ())
    words = item.get("effect", "")
    is_harmless = ("damage" not in words or words.startswith("Prevent")) and not (
        spell and board.facts.says(spell.card, "deals")
    )
    return is_harmless or (bool(targets) and all(isinstance(one, Thing) for one in targets))


def through(board: Board, said: Plain) -> None:
    """How much damage the players who are attacked take."""
    attacked = dict.fromkeys(whom for _, whom in board.attackers())
    walkers = [one for one in attacked if isinstance(one, Thing)]
    if walkers and all(one.owner == said.get("whom") for one in walkers):
        board.asks += [{"deals": {one: {said["whom"]: 0}}} for one, _ in board.attackers()]
        return
    if said.get("whom") and [said["whom"]] != list(attacked):
        raise Lost("a player who is not attacked")
    if said.get("who") and any(one.owner != said["who"] for one, _ in board.attackers()):
        raise Lost("a player who does not attack")
    for who in attacked:
        taken(board, {"who": who})
    if not board.asks:
        raise Lost("damage of what")


def deals(board: Board, said: Plain) -> None:
    """How much damage an object deals, in all or to something."""
    if said["of"] == LAST:
        spell = cast_last(board)
        others = [one for one in board.things if one.card and one is not spell]
        if not board.facts.deals(spell.card) or any(board.facts.deals(o.card) for o in others):
            raise Lost("damage of what")
        board.asks.append({"deals": spell})
        return
    to = said.get("dealt_to", {})
    if "pronoun" in to.get("noun", {}):  # "it" is what is spoken of, and the other is another
        whom = board.find(to["noun"], board.is_permanent)
        thing = board.find(said["of"], all_but(whom, board.is_any))
        board.asks.append({"deals": {thing: {whom: 0}}})
        return
    thing = board.find(said["of"], board.is_any)
    if "attacked" in to:
        attacked = [at for one, at in board.attackers() if one is thing]
        if not attacked:
            raise Lost("what does not attack")
        board.asks.append({"deals": {thing: {attacked[0]: 0}}})
        return
    if not to:
        board.asks.append({"deals": thing})
        return
    whom = to["player"] if "player" in to else board.find(to["noun"], all_but(thing, board.is_any))
    board.asks.append({"deals": {thing: {whom: 0}}})


def suffers(board: Board, said: Plain) -> None:
    """How much damage an object is dealt: by what it fights in combat, or by what targets it."""
    thing = board.find(said["of"], board.is_permanent)
    sources: list[Thing] = [one for one, at in board.attackers() if at is thing]
    for item in board.play:
        for by, at in item.get("block", {}).items():
            sources += [at] if by is thing else [by] if at is thing else []
        fights = item.get("effect") or board.facts.text(item["cast"].card if "cast" in item else "")
        if FIGHTS.search(fights) and thing in item.get("targets", ()):
            sources += [one for one in item["targets"] if one is not thing]
        if "damage" in item.get("effect", "") or "activate" in item:
            raise Lost("damage of what")
        spell = item.get("cast")
        if spell is not None and board.facts.says(spell.card, "deals"):
            sources += [spell] if thing in item.get("targets", ()) or "targets" not in item else []
    if len(sources) != 1:
        raise Lost("damage of what")
    board.asks.append({"deals": {sources[0]: {thing: 0}}})


def damage_still(board: Board, said: Plain) -> None:
    """Whether damage is dealt by what was cast or activated; its target is the other player."""
    used = [item for item in board.play if {"cast", "activate"} & set(item)]
    dealing = [
        item for item in used if board.facts.deals((item.get("cast") or item["activate"]).card)
    ]
    if len(dealing) != 1:
        raise Lost("damage of what")
    (item,) = dealing
    thing: Thing = item.get("cast") or item["activate"]
    if said.get("n") and not board.facts.says(thing.card, f"{said['n']} damage"):
        raise Lost("other damage than it deals")
    if "targets" not in item and board.facts.aims(thing.card) in ("any", "player", "opponent"):
        whom = board.theirs[item["player"]]
        item["targets"] = [whom]
        one = told_as(whom)
        board.guess(
            f"{thing.card} targets {one.en}.",
            f"{board.zh(thing)}以{one.zh}为目标。",
            "nothing else is told of",
            "未提及其他目标",
        )
    board.asks.append({"deals": thing})
