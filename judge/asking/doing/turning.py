"""When something is done: whose turn it is, which step, what is on the stack and has resolved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.asking.board.discourse import BATTLEFIELD, STACK, Board, Lost, Plain, Thing
from judge.asking.board.seating import told_as
from judge.asking.doing.after import after_combat
from judge.asking.doing.fighting import keep_promise
from judge.asking.guesses import IN_RESPONSE
from judge.values import Bilingual
from judge.words import ASKER

OF_COSTS = {  # foci that mana decides
    *("cast", "activate", "deed", "cycle", "equip", "aura", "target", "repeats", "legal", "costs"),
    *("makes_mana", "mana_made", "commander_cost", "may_animate"),
}
ENDINGS = ("cleanup", "end")  # the steps that "at end of turn" may mean
OF_HANDS = {"discards", "hand"}  # foci that the end of a turn decides, for the player whose it is
WHOSE_TURN = (
    Bilingual("it is my turn", "现在是我的回合"),
    Bilingual("it is my opponent's turn", "现在是对手的回合"),
)
WAYS_TO_END = (
    Bilingual("the turn is over by then", "那时回合已经结束"),
    Bilingual("that is in the end step", "那是在结束步骤中"),
)


def turn(board: Board, said: Plain) -> None:
    """Whose turn it is."""
    if board.turn not in ("", said["who"]):
        if not board.play:
            raise Lost("two turns")
        next_turn(board, {"later_turn": said["who"], **said})
        return
    others = {item.get("player", said["who"]) for item in board.play} - {said["who"]}
    if not board.turn and (others or said["who"] not in _of_this_turn(board)):
        raise Lost("what was so in this turn, or in the one before")
    board.turn = said["who"]
    if said.get("step") == "end" and board.play and not board.step:
        board.play.append({"pass": "all", "at": {"step": "end"}})
        board.settled = len(board.play)
        return
    if said.get("step") == "postcombat main" and board.turn == said["who"] and board.play:
        after_combat(board, {})
        return
    if said.get("step") == "beginning of combat" and _has_begun(board):
        return
    if "step" in said:
        if board.play or board.step not in ("", said["step"]):
            raise Lost("a step after something was done")
        board.step = said["step"]


def _has_begun(board: Board) -> bool:
    """True where a later turn has just begun: its combat comes next."""
    at = board.play[-1].get("at", {}) if board.play else {}
    return board.turns > 1 and at == {"turn": board.turns, "step": "precombat main"}


def untaps(board: Board, said: Plain) -> None:
    """A player untaps: that player's next turn has come, which was not told before."""
    if board.turn == said["who"] or not board.play:
        raise Lost("which turn begins")
    turn(board, {"who": said["who"]})


def _of_this_turn(board: Board) -> set[str]:
    """The players of whose turn it may be told that it is now, after what was so "this turn"."""
    told = {who for who, held in board.players.items() if "this_turn" in held}
    told |= {one.owner for one in board.things if "damage" in one.traits}
    return told or set(board.players)


def next_turn(board: Board, said: Plain) -> None:
    """A later turn has come to its main phase: the next one, or the next of a player."""
    now = board.turn or ASKER
    asking = said.get("who") if "asks" in said else ""  # whose turn is meant by "can I next turn"
    who = said.get("later_turn") or asking or board.theirs[now]
    if len(board.players) > 2 and who != now:
        raise Lost("how many turns later")
    board.first_turn = board.first_turn or now
    if list(board.attackers()) and not any("block" in item for item in board.play):
        board.play.append({"player": board.theirs[now], "block": {}})
        board.guess("Nothing blocks.", "没有生物阻挡。", "no blocks are told", "未提及阻挡")
    for one in board.things:
        if one.now == STACK and board.is_permanent(one) and not board.is_answered(one):
            one.now = BATTLEFIELD
    board.turns += len(board.players) if who == now else 1
    board.turn = who
    step = said.get("step", "precombat main")
    board.play.append({"pass": "all", "at": {"turn": board.turns, "step": step}})
    board.settled = board.turn_begun = len(board.play)


def turn_ends(board: Board, said: Plain) -> None:
    """The turn has come to its end: what lasts until then is over; "at end of turn" it may not be.

    Cards are discarded in the cleanup step alone, whatever the words.
    """
    last = board.play[-1] if board.play else {}
    if "asks" in said and last.get("at", {}).get("step") == "cleanup":
        return  # as was told
    if not board.turn and OF_HANDS & board.foci:
        board.turn = (ASKER, board.theirs[ASKER])[board.fork(WHOSE_TURN)]
    is_open = "ending" in said and "discards" not in board.foci
    step = ENDINGS[board.fork(WAYS_TO_END)] if is_open else "cleanup"
    board.play.append({"pass": "all", "at": {"step": step}})
    board.settled = len(board.play)


def end_step(board: Board, said: Plain) -> None:
    """The end step of this turn has come, and what triggers then waits."""
    if not board.play:
        raise Lost("the end step of which turn")
    board.play.append({"pass": "all", "at": {"step": "end"}})
    board.settled = len(board.play)


def pays(board: Board, said: Plain) -> None:
    """A player pays what was asked for, or doesn't; a cost that is said must have been told."""
    who = board.who(said.get("who", ""))
    asked = [one for one in board.words() if "ward" in one or "unless" in one]
    if not asked or (said.get("cost") and not any(said["cost"] in one for one in asked)):
        raise Lost("nothing that may be paid")
    board.choices.setdefault(who, []).append(said["so"])


def no_mana(board: Board, said: Plain) -> None:
    """A player has no mana, and so pays no cost that is asked for; costs are no question then."""
    if board.foci & OF_COSTS:
        raise Lost("what may be paid for")
    board.no_mana.add(board.who(said.get("who", "")))


def after_blocks(board: Board, said: Plain) -> None:
    """What follows is done when blockers have been declared, as was told; else none are there."""
    if "block" in (board.play[-1] if board.play else {}):
        return
    attacked = {whom for _, whom in board.attackers()}
    told = any("block" in item for item in board.play)
    may_block = [one for one in board.things if board.is_creature(one) and one.owner in attacked]
    if not attacked or told or may_block or "attack" not in board.play[-1]:
        raise Lost("no blocks were told")
    whom = attacked.pop()
    player = whom.owner if isinstance(whom, Thing) else whom
    if player in _owners(said.get("on", ())):  # of what could have blocked
        raise Lost("no blocks were told")
    board.play.append({"player": player, "block": {}})
    board.guess("Nothing blocks.", "没有生物阻挡。", "no blocks are told", "未提及阻挡")


def _owners(on: Any) -> set[str]:
    """Whose the objects are that a clause is about."""
    nouns = (on,) if isinstance(on, Mapping) else on
    return {str(one.get("noun", one).get("owner", "")) for one in nouns}


def before_combat(board: Board, said: Plain) -> None:
    """What is done before combat is told before any attack."""
    if any("attack" in item for item in board.play):
        raise Lost("before which combat")


def combat_begins(board: Board, said: Plain) -> None:
    """What is done as combat begins is done before any attack."""
    if board.play or board.step:
        raise Lost("a step after something was done")
    board.step = "beginning of combat"


def responds(board: Board, said: Plain, who: str, *, is_fast: bool) -> bool:
    """True where what may be done is meant with what was cast still on the stack.

    What needs an empty stack comes after a spell of the same player, where nothing else is told.
    """
    waiting = [one for one in board.things if one.now == STACK]
    if said.get("respond"):
        return True
    if waiting and board.aimed == len(board.play):  # the ability that targets something, or not
        is_enabled = said.get("using") and "to" not in said
        return not is_enabled and bool(board.fork(IN_RESPONSE))
    if not waiting or board.waits or is_fast:
        return bool(waiting)
    return waiting[-1].owner != who and bool(board.fork(IN_RESPONSE))


def amid(board: Board, said: Plain) -> None:
    """What may be done is asked of a moment of combat; raises Lost for one after it."""
    if "over" in said:
        raise Lost("what may be done at that moment")
    if not any("attack" in item for item in board.play):
        combat_begins(board, {})


def before_blocks(board: Board, said: Plain) -> None:
    """What follows is done when attackers have been declared, as was told."""
    is_death = said.get("text") == "Destroy target creature."
    if is_death and not any("attack" in item for item in board.play):
        return  # "it died in combat", of which nothing else is told
    keep_promise(board)
    is_told = any("attack" in item for item in board.play)
    if "asks" in said and is_told:
        return  # of the combat that was told
    is_tried = "legal" in board.foci and "does" in said
    if ("asks" in said or is_tried) and "on" not in said and not board.play:
        amid(board, said)
        return
    since = [item for item in board.play if not {"cast", "activate"} & set(item)]
    if "attack" not in (since[-1] if since else {}):
        raise Lost("no attack was told")


def one_resolves(board: Board, kind: str) -> None:
    """The one spell has resolved, or what triggered, with no spell left on the stack."""
    cast = [item for item in board.play if "cast" in item]
    spells = [item for item in cast if not board.is_permanent(item["cast"])]
    if len(cast) != 1 if kind == "spell" else len(spells) > 0:
        raise Lost("what else is still to resolve")


def later(board: Board, said: Plain) -> None:
    """What follows is done when all that was told before has resolved."""
    board.settled = len(board.play)
    board.aimed = -1
    board.has_trigger = board.waits = False


def turn_of_caster(board: Board, spell: Thing, who: str) -> None:
    """Who casts what is cast only in a main phase has the turn."""
    if not board.facts.is_slow(spell.card):
        return
    if board.turn not in ("", who):
        raise Lost("cast in another player's turn")
    if not board.turn and who != ASKER:
        en, zh = (one := told_as(who)).en, one.zh
        board.guess(
            f"It is {en}'s turn.",
            f"现在是{zh}的回合。",
            f"{en} casts {spell.card}",
            f"{zh}施放{board.facts.chinese(spell.card)}",
        )
    board.turn = who
