"""Each clause puts onto the board what it states, into the play what is done, into `ask` the focus.

`understand` reads the clauses of a question in order, along every way that its words leave open.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.asking import (
    activating,
    adding,
    allowing,
    answering,
    befalling,
    blocking,
    casting,
    commanding,
    costing,
    counters,
    counting,
    damaging,
    dealing,
    deeds,
    described,
    fates,
    fighting,
    happening,
    lacking,
    lasting,
    narrating,
    of_players,
    paying,
    permitting,
    resolving,
    standing,
    tapping,
    triggering,
    turning,
    using,
    waiting,
    wondering,
)
from judge.asking.card_facts import CardFacts
from judge.asking.discourse import (
    MOST_WAYS,
    Board,
    Handler,
    Lost,
    Plain,
)
from judge.asking.drafting import IN_COMBAT
from judge.asking.fighting import keep_promise, owner_left_open
from judge.asking.guesses import LEFT_OPEN, WHO_DOES, WHO_IS_ASKED
from judge.asking.implying import implied, texts_of
from judge.asking.phrases import SOMEONE
from judge.asking.seating import meant, names_in, seated, told_as
from judge.asking.things import Thing
from judge.words import ASKER

OWN = "own"  # the turn of who does something in it
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
        handlers = HANDLERS if "does" in clause else FOCI
        try:
            clause = heed(board, clause)
            handlers[clause.get("does") or clause["asks"]](board, clause)
            if clause.get("settles"):
                board.settled = len(board.play)
        except Lost:
            continue
        understood.add(place)
    understood -= board.promised  # an attack of which nothing more was told
    if not any("block" in item for item in board.play):  # what becomes of the other attackers
        understood -= set(board.gets_through.values())
    _owned_by_what_guards(board)
    unowned = [one for one in board.things if not one.owner]
    if unowned:
        try:
            owner = owner_left_open(board)
        except Lost:  # of more than two players any may be
            owner, understood = ASKER, set()
        for one in unowned:
            one.owner = owner
    return board, understood


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
        two = known if len(known) == 1 else (ASKER, board.theirs[ASKER])
        who = two[board.fork(WHO_IS_ASKED) if len(two) > 1 else 0]
        clause = {**clause, "who": who}
    board.mentioned |= set(board.players) & set(texts_of(clause))
    return clause


OF_A_PLAYER = {
    *("life", "gained", "lost", "taken", "drawn", "discards", "hand", "library", "graveyard"),
    *("poison", "wins", "loses"),
}
ALLOWED = ("cast", "land", "cycle", "equip", "aura", "target")  # what a player may do, who asks too
SIZED = ("power_toughness", "has")  # what is asked of a moment in combat, where that is said
ONLY_OF_SPELLS = {"x", "kicked", "respond", "to", "using", "pitch", "plainly"}
OF_ALL_CREATURES = {
    *("attack_alone", "block_alone", "no_creatures", "none_with", "block_any", "all_die")
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
    "sacrifice",
    "makes",
    "made_to",
    "enters",
    "x_is",
    "left",
)


EFFECTS = ("effect", "dealt", "put", "left")  # which a spell that was cast before has resolved for


def heed(board: Board, clause: Plain) -> Plain:
    """What a clause says; raises Lost for what its handler would not heed."""
    clause = meant(clause, board.players, board.spoken)
    clause = implied(board, _of_one_player(board, _of_someone(board, clause)))
    if "seats" in clause:
        of_players.seats(board, clause["seats"])
    turning.answers(board, clause)
    if "does" in clause and ONLY_OF_SPELLS & set(clause) and clause["does"] not in SPELLS:
        raise Lost("said of what is no spell")
    if board.promised and (clause.get("does") in SPELLS or clause.get("asks") in AT_A_MOMENT):
        keep_promise(board)  # what is done now is done while it attacks
    if "unblocked" in clause and clause.get("does") not in ("attack", "connects"):
        raise Lost("said of what does not attack")
    if clause.get("asks") in SIZED and clause.get("moment") in ("before_blocks", "after_blocks"):
        board.is_within_combat = True
    if "moment" in clause:
        MOMENTS[clause["moment"]](board, clause)
    if (clause.get("asks") in PERMISSIONS or "does" in clause) and {"over", "amid"} & set(clause):
        turning.amid(board, clause)
    if "by_spell" in clause:
        lasting.cast_unnoticed(board)
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


def _heed_turn(board: Board, clause: Plain) -> Plain:
    """What a clause says, whose turn it is noted."""
    if clause.get("turn_of") == OWN:
        clause = {**clause, "turn_of": board.who(clause.get("who", ""))}
    if "turn_of" in clause:
        step = {key: clause[key] for key in ("step",) if key in clause}
        turning.turn(board, {"who": clause["turn_of"], **step})
    return clause


def _heed_asked(board: Board, clause: Plain) -> None:
    """Raises Lost for what is said of a spell that is asked about, and would not be heeded."""
    if clause.get("returned") is True and not board.may_return():
        raise Lost("what comes back from where")
    if clause["asks"] in IN_COMBAT and "over" in clause:
        raise Lost("what is so only in combat, asked of after it")
    board.is_over |= "over" in clause
    said = {"x", "kicked", "respond", "using", "pitch", "plainly"} & set(clause)
    asks = clause["asks"]
    heeded = {"cast": {"using", "pitch", "plainly"}, "costs": said - {"respond"}}.get(asks, set())
    is_response = asks in ("cast", "activate", "land", "cycle")
    if is_response and turning.may_be_answered(board):
        heeded = {*heeded, "respond"}
    if not said <= heeded:
        raise Lost("said of what is asked, which would not heed it")


AT_A_MOMENT = ("cast", "activate", "land", "cycle")  # what may be done at a moment of an attack
PERMISSIONS = {  # what is asked of a moment, in which it may be done or not
    *("cast", "activate", "land", "equip", "aura", "target"),
    *("deed", "legal", "crew", "repeats", "cycle"),
}
MOMENTS: Mapping[str, Handler] = {
    "after_blocks": turning.after_blocks,
    "before_blocks": turning.before_blocks,
    "before_combat": turning.before_combat,
    "combat_begins": turning.combat_begins,
    "end_step": turning.end_step,
    "later": turning.later,
    "next_turn": turning.next_turn,
    "turn_ends": turning.turn_ends,
    "trigger_waits": turning.trigger_waits,
    "wears_off": adding.wears_off,
}
HANDLERS: Mapping[str, Handler] = {
    "have": standing.have,
    "have_both": standing.have_both,
    "have_of": standing.have_of,
    "life": of_players.life,
    "lacks": standing.lacks,
    "says": standing.says,
    "later": turning.later,
    "next_turn": turning.next_turn,
    "turn_ends": turning.turn_ends,
    "pays": turning.pays,
    "trigger_resolves": turning.trigger_resolves,
    "cast_same": activating.cast_same,
    "trigger_waits": turning.trigger_waits,
    "life_both": of_players.life_both,
    "regenerates": activating.regenerates,
    "no_land_yet": of_players.no_land_yet,
    "no_mana": turning.no_mana,
    "life_of": of_players.life_of,
    "seats": of_players.seats,
    "life_and": standing.life_and,
    "life_poison": of_players.life_poison,
    "library": of_players.library,
    "libraries": of_players.libraries,
    "nothing": lacking.nothing,
    "loyalty": standing.loyalty,
    "cards_in_hand": of_players.cards_in_hand,
    "populate": happening.populate,
    "poison": of_players.poison,
    "no_creatures": lacking.no_creatures,
    "none_with": lacking.none_with,
    "after_blocks": turning.after_blocks,
    "before_blocks": turning.before_blocks,
    "unblocked": fighting.unblocked,
    "sacrifice": happening.sacrifice,
    "counters": standing.counters,
    "keywords": standing.keywords,
    "keywords_counters": standing.keywords_counters,
    "attached": standing.attached,
    "tapped": standing.trait("tapped"),
    "gets_tapped": standing.gets_tapped,
    "monstrous": standing.trait("monstrous"),
    "mana_value": narrating.mana_value,
    "color": standing.told_as("color"),
    "kin": standing.told_as("kin"),
    "long_there": standing.long_there,
    "damaged": standing.damaged,
    "sick": standing.trait("sick"),
    "turn": turning.turn,
    "not_crewed": lacking.not_crewed,
    "cast": casting.cast,
    "pays_with": paying.pays_with,
    "trigger_aims": using.trigger_aims,
    "puts_in": using.puts_in,
    "answer": using.answer,
    "use": using.use,
    "use_face": using.use_face,
    "suffer": using.suffer,
    "resolves": resolving.resolve,
    "copies": using.copies,
    "activate": activating.activate,
    "attack": fighting.attack,
    "attack_alone": fighting.attack_alone,
    "block": blocking.block,
    "block_alone": blocking.block_alone,
    "clash": blocking.clash,
    "effect": happening.effect,
    "dealt": happening.dealt,
    "enters": happening.enters,
    "makes": happening.makes,
    "targets": using.targets,
    "aims": using.aims,
    "they_fight": happening.they_fight,
    "connects": fighting.connects,
    "loyalty_ability": activating.activate,
    "plays_land": activating.plays_land,
    "put": happening.put,
    "owned": narrating.owned,
    "no_counters": narrating.no_counters,
    "no_more": narrating.no_more,
    "library_top": narrating.library_top,
    "graveyards": narrating.graveyards,
    "trigger_in_step": narrating.trigger_in_step,
    "pays_life": narrating.pays_life,
    "counters_ability": waiting.counters_ability,
    "made_to": narrating.made_to,
    "attached_giving": narrating.attached_giving,
    "is_a": described.is_a,
    "empty_graveyard": narrating.empty_graveyard,
    "exiled_by": narrating.exiled_by,
    "still_there": narrating.still_there,
    "none_of": narrating.none_of,
    "dies_with": narrating.dies_with,
    "shielded": narrating.shielded,
    "shield_left": narrating.shield_left,
    "draws_from": narrating.draws_from,
    "comes_back": narrating.comes_back,
    "cast_dealing": narrating.cast_dealing,
    "by_the_way": narrating.by_the_way,
    "never_again": narrating.never_again,
    "none_in_library": narrating.none_in_library,
    "enters_triggering": answering.enters_triggering,
    "cycle": activating.cycles,
    "discards_card": activating.discards_card,
    "discards_cards": activating.discards_cards,
    "concedes": activating.concedes,
    "ninjutsu": activating.ninjutsu,
    "on_stack": waiting.on_stack,
    "commander_is": commanding.commander_is,
    "commander_costs": commanding.commander_costs,
    "commander_cast": commanding.commander_cast,
    "commanders_dealt": commanding.commanders_dealt,
    "commander_dealt": commanding.commander_dealt,
    "goes_to_command": commanding.to_command,
    "phased_out": lasting.phased_out,
    "chosen": lasting.chosen,
    "is_copy": lasting.is_copy,
    "faced": lasting.faced,
    "crew": lasting.crew,
    "animate": lasting.animate,
    "resolves_on": resolving.resolves_on,
    "shields": lasting.shields,
    "turned_into": lasting.turned_into,
    "came_first": lasting.came_first,
    "deals_to": dealing.deals_to,
    "is_a_with": lasting.is_a_with,
    "two_counters": lasting.two_counters,
    "have_and_hand": lasting.have_and_hand,
    "poisoned": lasting.poisoned,
    "removed": lasting.removed,
    "proliferated": lasting.proliferated,
    "gets_control": lasting.gets_control,
    "commander_casts": commanding.casts_again,
    "goes_first": adding.goes_first,
    "is_copy_of": adding.is_copy_of,
    "untapped": adding.untapped,
    "monarch": adding.monarch,
    "spells_before": adding.spells_before,
    "has_crew": adding.has_crew,
    "has_tap_ability": adding.has_tap_ability,
    "is_face_down": adding.is_face_down,
    "combat_damage_dealt": adding.combat_damage_dealt,
    "chooses_player": adding.chooses_player,
    "gets_from": adding.gets_from,
    "attached_having": adding.attached_having,
    "x_is": answering.x_is,
    "life_paid": answering.life_paid,
    "uncountered": answering.uncountered,
    "unnamed_ability": activating.unnamed_ability,
    "pays_kicker": paying.pays_kicker,
    "again_there": commanding.again_there,
    "target_kept": answering.target_kept,
    "delves": answering.delves,
    "enters_unnamed": answering.enters_unnamed,
    "left": answering.left,
    "has_entered": answering.has_entered,
    "has_triggered": answering.has_triggered,
}
FOCI: Mapping[str, Handler] = {
    "dies": fates.dies,
    "kills": befalling.kills,
    "befallen": befalling.befallen,
    "deed": deeds.deed,
    "saved": deeds.saved,
    "first_draw": fates.first_draw,
    "says_triggers": fates.says_triggers,
    "survives": wondering.of_one("survives", "is_mortal"),
    "all_die": counting.all_die,
    "tokens": counting.counted("token", True),
    "kept": counting.kept,
    "legend": counting.legend,
    "creatures": counting.counted("type", "creature"),
    "creatures_each": counting.creatures_each,
    "resolves": wondering.resolves,
    "legal": wondering.legal,
    "repeats": wondering.repeats,
    "hand": of_players.hand,
    "loyalty": narrating.loyalty,
    "creatures_left": narrating.creatures_left,
    "life_each": narrating.life_each,
    "lost_to": narrating.lost_to,
    "triggered": wondering.of_players_own("triggered", "is_permanent"),
    "controller": wondering.of_one("controller", "is_permanent"),
    "attacking": wondering.of_one("attacking", "is_creature"),
    "blocked": wondering.of_one("blocked", "is_creature"),
    "zone": fates.zone,
    "returns": fates.returns,
    "power_toughness": wondering.of_one("power_toughness", "is_sized"),
    "grows": wondering.of_one("power_toughness", "is_sized"),  # as big as it is then
    "tapped": wondering.tapped,
    "counters": counters.counters,
    "triggers": wondering.of_one("triggers", "is_permanent"),
    "keyword_triggers": triggering.triggers("triggers"),
    "keyword_triggered": triggering.triggers("triggered"),
    "ability_triggers": wondering.of_one("triggers", "is_able"),
    "has": wondering.has,
    "loses_ability": wondering.loses,
    "name": wondering.of_one("name", "is_permanent"),
    "is": wondering.is_of,
    "fate": fates.fate,
    "changes": wondering.changes,
    "mana_value": wondering.mana_value,
    "costs": costing.costs,
    "cycle": permitting.may_cycle,
    "drawn_by": wondering.drawn_by,
    "commander_cost": commanding.cost_again,
    "to_command": commanding.to_command,
    "taken": damaging.taken,
    "poison": wondering.poison,
    "through": damaging.through,
    "equip": permitting.may_use("Bonesplitter", "activate"),
    "aura": permitting.may_use("Rancor", "cast"),
    "target": permitting.may_use("Giant Growth", "cast"),
    "deals": damaging.deals,
    "kin_tokens": counting.kin_tokens,
    "suffers": damaging.suffers,
    "discards": wondering.discards,
    "land": wondering.land,
    "library": wondering.of_player("library"),
    "graveyard": wondering.of_player("graveyard"),
    "block_together": permitting.may_block_together,
    "life": wondering.life,
    "drawn": wondering.of_player("drawn"),
    "who_gained": wondering.of_each("gained"),
    "gained": wondering.gained,
    "lost": wondering.of_player("lost"),
    "result": wondering.result,
    "wins": wondering.of_player("wins"),
    "loses": wondering.of_player("loses"),
    "either": wondering.either,
    "block": permitting.may_block,
    "block_any": permitting.may_be_blocked,
    "block_both": permitting.may_block_with_both,
    "attack": permitting.may_attack,
    "cast": allowing.may_cast,
    "respond": waiting.may_respond,
    "activate": permitting.may_activate,
    "crew": permitting.may_crew,
    "convoke": allowing.may_convoke,
    "makes_mana": tapping.makes_mana,
    "mana_made": tapping.mana_made,
    "phased": lasting.phased,
    "may_animate": lasting.may_animate,
    "attached": wondering.of_one("attached", "is_attachment"),
    "how_many": counting.of_card,
    "copied_name": lasting.copied_name,
    "artifact_tokens": adding.artifact_tokens,
    "next_active": adding.next_active,
    "mana_got": adding.mana_got,
    "activate_again": adding.may_activate_again,
    "draws_first": adding.draws_first,
    "monarch": adding.is_monarch,
    "ability_countered": waiting.may_counter_ability,
    "damage_still": answering.damage_still,
    "turned_up": answering.turned_up,
    "extra_cost": commanding.extra_cost,
    "ward_paid": answering.ward_paid,
    "equip_used": answering.equip_used,
    "who_drew": wondering.of_each("drawn"),
}
