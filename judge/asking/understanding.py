"""Each clause puts onto the board what it states, into the play what is done, into `ask` the focus.

`understand` reads the clauses of a question in order, along every way that its words leave open.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.asking.board.card_facts import CardFacts
from judge.asking.board.discourse import MOST_WAYS, Board, Lost, Plain
from judge.asking.board.seating import seated, told_as
from judge.asking.board.things import Thing
from judge.asking.doing.fighting import loyalty_left_open, owner_left_open
from judge.asking.doing.lacking import contradicted
from judge.asking.guesses import LEFT_OPEN
from judge.asking.handlers import FOCI, HANDLERS
from judge.asking.heeding import heed
from judge.words import ASKER

Told = tuple[Plain, int]  # what a clause says, and in which sentence


def understand(
    told: tuple[Told, ...], facts: CardFacts, named: tuple[str, ...] = ()
) -> tuple[tuple[Board, ...], set[int]]:
    """The boards of all ways of reading, and which clauses were understood.

    `named` are the players who have names.
    """
    players = seated((clause for clause, _ in told), named)
    waiting: list[tuple[int, ...]] = [()]
    boards: list[Board] = []
    while waiting:
        script = waiting.pop(0)
        board, understood = _along(told, facts, script, players)
        if len(understood) < len(told):
            return (board,), understood
        boards.append(board)
        for place in range(len(script), len(board.forks)):
            taken = (*script, *[0] * (place - len(script)))
            waiting += [(*taken, other) for other in range(1, board.forks[place])]
        most = MOST_WAYS * (2 if any(one in LEFT_OPEN for one in board.chosen) else 1)
        if len(boards) + len(waiting) > most:
            return tuple(boards[:1]), set()
    return tuple(boards), set(range(len(told)))


def _along(
    told: tuple[Told, ...], facts: CardFacts, script: tuple[int, ...], players: tuple[str, ...]
) -> tuple[Board, set[int]]:
    """The board along one way, and which clauses were understood."""
    foci = (clause["asks"] for clause, _ in told if "asks" in clause)
    board = Board(facts, script, foci, players)
    understood: set[int] = set()
    for place, (clause, sentence) in enumerate(told):
        board.sentence, board.place = sentence, place
        board.beside = _beside(told, place)
        handlers = HANDLERS if "does" in clause else FOCI
        try:
            clause = heed(board, clause)
            handlers[clause.get("does") or clause["asks"]](board, clause)
            if clause.get("settles"):
                board.settled = len(board.play)
                _spoken_of(board)
        except Lost:
            continue
        understood.add(place)
    understood -= contradicted(board)
    understood -= board.promised  # an attack of which nothing more was told
    if not any("block" in item for item in board.play):  # what becomes of the other attackers
        understood -= set(board.gets_through.values())
    _owned_by_what_guards(board)
    loyalty_left_open(board)
    unowned = [one for one in board.things if not one.owner]
    if unowned:
        try:
            owner = owner_left_open(board)
        except Lost:  # of more than two players any may be
            owner, understood = ASKER, set()
        for one in unowned:
            one.owner = owner
    return board, understood


def _spoken_of(board: Board) -> None:
    """A spell that is told to resolve is what is spoken of, where it targets no object."""
    last = board.play[-1] if board.play else {}
    spell = last.get("cast")
    at_objects = any(isinstance(one, Thing) for one in last.get("targets", ()))
    if spell is not None and board.facts.aims(spell.card) and not at_objects:
        board.subject = spell
        board.seen(spell)


def asked_first(told: tuple[Told, ...]) -> int:
    """How many clauses ask at the head of a question of which all else is told; 0 where none do.

    What they ask of must be said there: "it" is then none of what comes after.
    """
    asking = [n for n, (clause, _) in enumerate(told) if "asks" in clause]
    number = len(asking)
    if asking != list(range(number)) or number in (0, len(told)):
        return 0
    is_apart = told[number - 1][1] < told[number][1]
    return number if is_apart and not any(_is_of_before(told[n][0]) for n in asking) else 0


def _is_of_before(said: object) -> bool:
    """True of what speaks of something told before: "it", "the creature"."""
    if isinstance(said, Mapping):
        is_vague = {"kind", "owner"} >= set(said) - {"definite"} if "definite" in said else False
        return "pronoun" in said or is_vague or any(map(_is_of_before, said.values()))
    return isinstance(said, list | tuple) and any(map(_is_of_before, said))


def _beside(told: tuple[Told, ...], place: int) -> tuple[Plain, Plain]:
    """What the clauses before and behind say in the same sentence; nothing where there is none."""
    sentence = told[place][1]
    near = (told[at] if 0 <= at < len(told) else ({}, -1) for at in (place - 1, place + 1))
    before, behind = (clause if of == sentence else {} for clause, of in near)
    return before, behind


def _owned_by_what_guards(board: Board) -> None:
    """What has ward and is targeted is another's than who targets it."""
    for item in board.play:
        for one in item.get("targets", ()):
            if (
                isinstance(one, Thing)
                and not one.owner
                and any(word.startswith("ward ") for word in one.has)
            ):
                one.owner = board.theirs.get(item["player"])
                whose = ("mine", "我的")
                if one.owner != ASKER:
                    whose = (f"{told_as(one.owner).en}'s", f"{told_as(one.owner).zh}的")
                board.guess(
                    f"{one.name} is {whose[0]}.",
                    f"{board.zh(one)}是{whose[1]}。",
                    "what it has would not matter to its own controller",
                    "其异能对其操控者自己没有影响",
                )
