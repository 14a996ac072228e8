"""What a clause says before it is done: who "a player" is, which moment, whose turn.

`heed` raises Lost for words that the handler of a clause would not heed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.asking.board.discourse import Board, Handler, Lost, Plain
from judge.asking.board.doubting import IN_COMBAT
from judge.asking.board.seating import TWO, meant, names_in
from judge.asking.board.several import is_plural
from judge.asking.doing import adding, lasting, of_players, pending, turning, waiting
from judge.asking.doing.after import after_combat, after_damage, is_after_combat
from judge.asking.doing.fighting import keep_promise
from judge.asking.doing.implying import implied, texts_of
from judge.asking.guesses import WHO_DOES, WHO_IS_ASKED
from judge.asking.wordings.phrases import SOMEONE
from judge.words import ASKER

OWN = "own"  # the turn of who does something in it


def _of_someone(board: Board, clause: Plain) -> Plain:
    """What a clause says, with a player in the place of "a player": either of the two."""
    if clause.get("who") != SOMEONE:
        return clause
    what = clause.get("what", {})
    owner = what.get("owner", "") if isinstance(what, Mapping) else ""
    if board.someone and board.someone[1] == board.sentence:  # "… and later concedes"
        owner = board.someone[0]
    elif "does" in clause and any(names_in(clause.get("on", ()), {ASKER})):  # to what is mine
        owner = board.theirs[ASKER]
    who = owner or (ASKER, board.theirs[ASKER])[board.fork(WHO_DOES)]
    board.someone = (who, board.sentence)
    return {**clause, "who": who}


def _of_one_player(board: Board, clause: Plain) -> Plain:
    """What is asked of a player who is not said: of the only one spoken of, else of either."""
    asks = clause.get("asks")
    walkers = asks == "life" and any(map(board.is_planeswalker, board.things))
    if asks in (*OF_A_PLAYER, *ALLOWED) and clause.get("who") == "" and not walkers:
        known = sorted({*board.mentioned, *((ASKER,) if asks in ALLOWED else ())}) or [ASKER]
        known = [*_attacked(board, asks)] or known
        two = known if len(known) == 1 else (ASKER, board.theirs[ASKER])
        who = two[board.fork(WHO_IS_ASKED) if len(two) > 1 else 0]
        clause = {**clause, "who": who}
    board.mentioned |= set(board.players) & set(texts_of(clause))
    return clause


def _attacked(board: Board, asks: str) -> Iterator[str]:
    """Who loses life where only an attack may take any: the one player that is attacked."""
    attacked = {whom for _, whom in board.attackers() if isinstance(whom, str)}
    targets = [to for item in board.play for to in item.get("targets", ())]
    told = {who for who, held in board.players.items() if "life" in held}
    is_of_it = asks in ("lost", "taken", "poison") or (asks == "life" and told <= attacked)
    if is_of_it and not set(board.players) & {*targets} and len(attacked) == 1:
        yield from attacked


OF_A_PLAYER = {
    *("life", "gained", "lost", "taken", "drawn", "discards", "hand", "library", "graveyard"),
    *("poison", "wins", "loses", "loses_to_commander"),
}
ALLOWED = ("cast", "land", "cycle", "equip", "aura", "target")  # what a player may do, who asks too
SIZED = ("power_toughness", "has")  # what is asked of a moment in combat, where that is said
ONLY_OF_SPELLS = {"x", "kicked", "respond", "to", "using", "pitch", "plainly"}
OF_ALL_CREATURES = {
    *(
        "attack_alone",
        "attack_all",
        "block_alone",
        "no_creatures",
        "none_with",
        "block_any",
        "all_die",
    )
}
SPELLS = (
    "cast",
    "use",
    "use_face",
    "suffer",
    "activate",
    "regenerates",
    "resolves",
    "effect",
    "put",
    "sacrifice",
    "makes",
    "made_to",
    "enters",
    "x_is",
    "left",
    "dealt",
    "named_gives",
    "turns_up",
)


EFFECTS = ("effect", "dealt", "put", "left")  # which a spell that was cast before has resolved for


def heed(board: Board, clause: Plain) -> Plain:
    """What a clause says; raises Lost for what its handler would not heed."""
    clause = _as_they(board, meant(clause, board.players, board.spoken))
    clause = implied(board, _of_one_player(board, _of_someone(board, clause)))
    if "seats" in clause:
        of_players.seats(board, clause["seats"])
    clause = _of_before(board, clause)
    pending.answers(board, clause)
    if "does" in clause and ONLY_OF_SPELLS & set(clause) and clause["does"] not in SPELLS:
        raise Lost("said of what is no spell")
    if board.promised and (clause.get("does") in SPELLS or clause.get("asks") in AT_A_MOMENT):
        keep_promise(board, clause.get("on"))  # what is done now is done while it attacks
    if "unblocked" in clause and clause.get("does") not in ("attack", "connects"):
        raise Lost("said of what does not attack")
    _heed_moment(board, clause)
    if "by_now" in clause and board.play and not _is_left_of(board, clause):
        raise Lost("what was so before or after what was done")
    is_cast = clause.get("does") == "effect" and "on" in clause and "spell" not in clause["text"]
    if "by_spell" in clause and not is_cast:
        lasting.cast_unnoticed(board)
        board.happened = ("by_spell", board.sentence)
    if clause.get("does") not in EFFECTS:
        clause = {key: held for key, held in clause.items() if key != "thereupon"}
    clause = _heed_turn(board, clause)
    if board.made and (clause.get("does") or clause["asks"]) in OF_ALL_CREATURES:
        raise Lost("creatures that have no name")
    if "by_whom" in clause:
        raise Lost("a response with a subject of its own")
    if "once" in clause:
        board.find(clause["once"], board.is_permanent)
    if "to" in clause:
        waiting.answered(board, clause)
    if "asks" in clause:
        _heed_asked(board, clause)
    return clause


def _heed_moment(board: Board, clause: Plain) -> None:
    """Comes to the moment that a clause tells of, or that what was told before has come to."""
    if clause.get("does") == "attached" and "who" in clause and is_after_combat(board, clause):
        raise Lost("what it was attached to in combat")
    if clause.get("asks") in SIZED and clause.get("moment") in ("before_blocks", "after_blocks"):
        board.is_within_combat = True
    if "moment" in clause:
        MOMENTS[clause["moment"]](board, clause)
    if (clause.get("asks") in PERMISSIONS or "does" in clause) and {"over", "amid"} & set(clause):
        turning.amid(board, clause)
    if clause.get("does") in SPELLS:
        after_damage(board, clause)


def _is_left_of(board: Board, clause: Plain) -> bool:
    """True of a life total that is told as what is left of damage that was told."""
    return clause["does"] == "life" and board.who(clause.get("who", "")) in board.suffered


def _of_before(board: Board, clause: Plain) -> Plain:
    """What a clause says, noted what is told of before: damage to a player, what was done first."""
    if "was" in clause:
        board.was_dealt |= set(names_in(clause, set(board.players)))
        clause = {key: held for key, held in clause.items() if key != "was"}
    if "so_far" in clause:  # before all that was done
        if board.play:
            raise Lost("what was done before or after")
        clause = {key: held for key, held in clause.items() if key != "so_far"}
    return clause


def _as_they(board: Board, clause: Plain) -> Plain:
    """What a clause says, with the other player for "they", where no creatures may be meant."""
    on = clause.get("on", ())
    is_at_them = isinstance(on, tuple | list) and list(on) == [{"noun": {"pronoun": "they"}}]
    if "they" not in clause and not is_at_them:
        return clause
    creatures = [one for one in board.things if board.is_creature(one)]
    several = len(creatures) > 1 or any(one.is_one_of_several for one in board.things)
    is_named = any(board.is_like(one, {"pronoun": "they"}) and is_plural(one) for one in creatures)
    is_told = board.theirs[ASKER] in {*board.mentioned, *map(str, _attacked(board, "taken"))}
    is_player = not several and not is_named and is_told and len(board.players) == TWO
    if "they" in clause and not is_player:
        raise Lost("a player, or creatures")
    if is_at_them and is_player:
        clause = {**clause, "on": ({"player": board.theirs[ASKER]},)}
    return {key: held for key, held in clause.items() if key != "they"}


def _heed_turn(board: Board, clause: Plain) -> Plain:
    """What a clause says, whose turn it is noted."""
    if clause.get("turn_of") == OWN:
        clause = {**clause, "turn_of": board.who(clause.get("who", ""))}
    if "turn_of" in clause:
        if "asks" in clause and _is_of_another_turn(board, clause["turn_of"]):
            raise Lost("another turn than that in which it was done")
        if "does" in clause and not board.turn and _was_something(board):
            raise Lost("in which turn the rest was done")
        step = {key: clause[key] for key in ("step",) if key in clause}
        turning.turn(board, {"who": clause["turn_of"], **step})
    return clause


def _was_something(board: Board) -> bool:
    """True where something was done in a turn that isn't said: of what is told, or before it."""
    return bool(board.play) or any("damage" in one.traits for one in board.things)


def _is_of_another_turn(board: Board, who: str) -> bool:
    """True where something was done that lasts a turn, or is done in one's own, of another's."""
    if not board.play or board.turn == who:
        return False
    slow = [one["cast"] for one in board.play if "cast" in one and one["player"] != who]
    lasts = any("until end of turn" in text or "this turn" in text for text in board.effects())
    return lasts or any(board.facts.is_slow(one.card) for one in slow)


def _heed_asked(board: Board, clause: Plain) -> None:
    """Raises Lost for what is said of a spell that is asked about, and would not be heeded."""
    if board.still == len(board.play) and clause["asks"] not in (*PERMISSIONS, "respond"):
        raise Lost("what is so while a spell is on the stack")
    if clause.get("returned") is True and not board.may_return():
        raise Lost("what comes back from where")
    if "after_one" in clause:
        turning.one_resolves(board, clause["after_one"])
    if clause["asks"] in IN_COMBAT and "over" in clause:
        raise Lost("what is so only in combat, asked of after it")
    board.is_over |= "over" in clause
    said = {"x", "kicked", "respond", "using", "pitch", "plainly"} & set(clause)
    asks = clause["asks"]
    heeded = {"cast": {"using", "pitch", "plainly"}, "costs": said - {"respond"}}.get(asks, set())
    is_response = asks in ("cast", "activate", "land", "cycle")
    if is_response and pending.may_be_answered(board):
        heeded = {*heeded, "respond"}
    if not said <= heeded:
        raise Lost("said of what is asked, which would not heed it")


AT_A_MOMENT = ("cast", "activate", "land", "cycle")  # what may be done at a moment of an attack
PERMISSIONS = {  # what is asked of a moment, in which it may be done or not
    *("cast", "activate", "land", "equip", "aura", "target"),
    *("deed", "legal", "crew", "repeats", "cycle", "equip_with", "equip_used"),
}
MOMENTS: Mapping[str, Handler] = {
    "after_blocks": turning.after_blocks,
    "before_blocks": turning.before_blocks,
    "before_combat": turning.before_combat,
    "after_combat": after_combat,
    "combat_begins": turning.combat_begins,
    "end_step": turning.end_step,
    "later": turning.later,
    "next_turn": turning.next_turn,
    "turn_ends": turning.turn_ends,
    "trigger_waits": pending.trigger_waits,
    "wears_off": adding.wears_off,
}
