"""Each clause puts onto the board what it states, into the play what is done, into `ask` the focus.

`understand` reads the clauses of a question in order, along every way that its words leave open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge.asking.basics import ASKER, OPPONENT
from judge.asking.card_facts import CardFacts
from judge.asking.discourse import BATTLEFIELD, HAND, MOST_WAYS, STACK, THEIRS, Board, Lost, Thing
from judge.values import Bilingual

Plain = Mapping[str, Any]
Handler = Callable[[Board, Plain], None]
IN_RESPONSE = (
    Bilingual(
        "told in this order, each is done when what came before it has resolved",
        "依所述顺序，前一个结算之后才做下一个",
    ),
    Bilingual("the later one is cast in response to the one before", "后一个是响应前一个而施放"),
)


Told = tuple[Plain, int]  # what a clause says, and in which sentence


def understand(told: tuple[Told, ...], facts: CardFacts) -> tuple[tuple[Board, ...], set[int]]:
    """The boards of all ways of reading, and which clauses were understood."""
    waiting: list[tuple[int, ...]] = [()]
    boards: list[Board] = []
    while waiting:
        script = waiting.pop(0)
        board, understood = _along(told, facts, script)
        if len(understood) < len(told):
            return (board,), understood
        boards.append(board)
        for place in range(len(script), len(board.forks)):
            taken = (*script, *[0] * (place - len(script)))
            waiting += [(*taken, other) for other in range(1, board.forks[place])]
        if len(boards) + len(waiting) > MOST_WAYS:
            return tuple(boards[:1]), set()
    return tuple(boards), set(range(len(told)))


def _along(
    told: tuple[Told, ...], facts: CardFacts, script: tuple[int, ...]
) -> tuple[Board, set[int]]:
    """The board along one way, and which clauses were understood."""
    board = Board(facts, script)
    understood: set[int] = set()
    for place, (clause, sentence) in enumerate(told):
        board.sentence = sentence
        handlers = HANDLERS if "does" in clause else FOCI
        try:
            _heed(board, clause)
            handlers[clause.get("does") or clause["asks"]](board, clause)
        except Lost:
            continue
        understood.add(place)
    unowned = [one for one in board.things if not one.owner]
    if unowned:
        owner = _owner_left_open(board)
        for one in unowned:
            one.owner = owner
    return board, understood


ONLY_OF_SPELLS = {"x", "kicked", "respond", "to"}
SPELLS = ("cast", "activate", "effect", "sacrifice")


def _heed(board: Board, clause: Plain) -> None:
    """Raises Lost for what a clause says and its handler would not heed."""
    if "does" in clause and ONLY_OF_SPELLS & set(clause) and clause["does"] not in SPELLS:
        raise Lost("said of what is no spell")
    if "to" in clause and "asks" not in clause:
        board.find(clause["to"], board.is_on_stack)


# -- what is there -------------------------------------------------------------------------------


def have(board: Board, said: Plain) -> None:
    """Objects in a zone of a player; where no player is said, the asker's or the opponent's."""
    who = board.who(said["who"]) if said["who"] else ""
    zone = said["zone"]
    for noun in said["what"]:
        if "pronoun" in noun or noun.get("definite"):
            raise Lost("what is told to be there was told before")
        noun = {**noun, "owner": noun.get("owner", who)}
        each = {key: v for key, v in noun.items() if key != "number"}
        for _ in range(noun.get("number", 1)):
            thing = board.new(each, who, zone)
            thing.is_one_of_several = noun.get("number", 1) > 1
            if zone == BATTLEFIELD and not board.is_permanent(thing):
                raise Lost("an instant or sorcery on the battlefield")
            board.subject = thing if len(said["what"]) == 1 else None
    if not said["who"] and len(said["what"]) == 2:
        _order(board)


def _order(board: Board) -> None:
    """Which of the two last told came first is left open."""
    first, second = (board.facts.chinese(one.card) for one in board.arrival[-2:])
    names = [one.name for one in board.arrival[-2:]]
    ways = (
        Bilingual(f"{names[0]} came first", f"{first}先进场"),
        Bilingual(f"{names[1]} came first", f"{second}先进场"),
    )
    if board.fork(ways):
        board.arrival[-2:] = board.arrival[:-3:-1]


def life(board: Board, said: Plain) -> None:
    """A player's life total."""
    _of_player(board, board.who(said["who"]), "life", said["n"])


def _of_player(board: Board, player: str, key: str, value: Any) -> None:
    is_changed = any("effect" in item and item["player"] == player for item in board.play)
    if key in board.players[player] or is_changed:
        raise Lost("told twice, or after something was done")
    board.players[player][key] = value


def library(board: Board, said: Plain) -> None:
    """How many cards a library holds."""
    who = board.who(said["who"])
    cards = [{"card": "Wastes", "count": said["n"]}] if said["n"] else []
    _of_player(board, who, "library", cards)
    if cards:
        board.guess(
            "The cards of the library are taken as Wastes.",
            "牌库中的牌视为荒野。",
            "only their number is told",
            "只说明了数量",
        )


def poison(board: Board, said: Plain) -> None:
    """Poison counters of a player."""
    _of_player(board, board.who(said["who"]), "counters", {"poison": said["n"]})


def of_object(board: Board, said: Plain) -> Thing:
    """The object that something is told of before the play."""
    thing = board.find(said["it"], board.is_any)
    if thing.now or any("effect" in item for item in board.play):
        raise Lost("told after something was done")
    board.subject = thing
    return thing


def counters(board: Board, said: Plain) -> None:
    """Counters that are on an object."""
    board.count_on(of_object(board, said), said["counters"])


def keywords(board: Board, said: Plain) -> None:
    """Abilities that an object has, where it is told by what it is."""
    thing = of_object(board, said)
    if thing.card:
        if all(board.facts.says(thing.card, word) for word in said["has"]):
            return
        raise Lost("abilities that a card has not")
    thing.has = (*thing.has, *said["has"])


def trait(key: str, value: Any = True) -> Handler:
    """A trait of an object that is so or not."""

    def put(board: Board, said: Plain) -> None:
        of_object(board, said).traits[key] = said.get("n", value)

    return put


def attached(board: Board, said: Plain) -> None:
    """An Aura or Equipment on an object."""
    host = of_object(board, said)
    owner = said.get("who") or host.owner
    other = board.find(said["with"], board.is_permanent, owner)
    _owned(other, owner)
    other.traits["attached_to"] = host
    board.seen(host)
    board.subject = host


def turn(board: Board, said: Plain) -> None:
    """Whose turn it is."""
    if board.turn not in ("", said["who"]):
        raise Lost("two turns")
    board.turn = said["who"]


def no_creatures(board: Board, said: Plain) -> None:
    """A player has no creatures, as is so where none are told."""
    who = board.who(said["who"])
    if any(board.is_creature_there(one) and one.owner in ("", who) for one in board.things):
        raise Lost("creatures were told")


def nothing(board: Board, said: Plain) -> None:
    """Words that say nothing of a game."""


def populate(board: Board, said: Plain) -> None:
    """A token is created that copies the one token there is."""
    who = board.who(said["who"])
    tokens = [one for one in board.things if one.kind == "creature token" and one.owner == who]
    if len(tokens) != 1 or (
        "on" in said and board.find(said["on"], board.is_creature) not in tokens
    ):
        raise Lost("which token")
    _no_stack(board)
    board.play.append({"player": who, "effect": "Populate."})
    token = board.new({"size": tokens[0].size, "has": tokens[0].has}, who)
    token.copies = tokens[0]
    board.subject = token


def after_blocks(board: Board, said: Plain) -> None:
    """What follows is done when blockers have been declared, as was told."""
    if "block" not in (board.play[-1] if board.play else {}):
        raise Lost("no blocks were told")


def not_crewed(board: Board, said: Plain) -> None:
    """Nothing was done with a Vehicle, as is so by itself."""
    board.subject = board.find(said["it"], board.is_permanent)


# -- what is done --------------------------------------------------------------------------------


def cast(board: Board, said: Plain) -> None:
    """A spell is cast, with its target."""
    who = board.who(said.get("who", ""))
    noun = said["what"]
    if "card" not in noun or noun.get("owner", who) != who or noun.get("number", 1) != 1:
        raise Lost("what is cast is no card of its own")
    if said.get("slang") and not board.facts.is_spell_only(noun["card"]):
        raise Lost("no instant or sorcery")
    held = [t for t in board.things if t.card == noun["card"] and t.owner == who and not t.now]
    held = [one for one in held if one.zone == HAND]
    spell = held[0] if held else board.new({**noun, "owner": who}, who, HAND)
    if board.facts.is_land(spell.card):
        _play_land(board, said, spell, who)
        return
    item: dict[str, Any] = {"player": who, "cast": spell}
    item |= {key: said[key] for key in ("x", "kicked") if key in said}
    respond = _respond(board, said, spell, who)
    if "on" in said:
        item["targets"] = _targets(board, said, spell)
    elif respond and board.facts.aims(spell.card) in ("creature", "any"):
        item["targets"] = [_saved(board, who, spell)]
    if respond:
        item["respond"] = True
    spell.now = STACK
    board.play.append(item)
    if "of" in said:
        item["choose"] = board.find(said["of"], _not(spell, board.is_creature_there))
    board.seen(spell)
    board.subject = None if board.facts.is_spell_only(spell.card) else spell
    _turn_of_caster(board, spell, who)


def _play_land(board: Board, said: Plain, land: Thing, who: str) -> None:
    if {"on", "of", "x", "kicked", "respond"} & set(said):
        raise Lost("a land has no target")
    board.play.append({"player": who, "play_land": land})
    board.subject = land
    _turn_of_caster(board, land, who)


def _respond(board: Board, said: Plain, spell: Thing, who: str) -> bool:
    """True where a spell is cast in response; left open where it isn't said."""
    if said.get("respond"):
        if not any(one.now == STACK for one in board.things):
            raise Lost("a response to nothing")
        return True
    if board.facts.aims(spell.card) == "spell":
        return True
    before = [item for item in board.play if "cast" in item or "activate" in item]
    if not before or board.facts.is_slow(spell.card):
        return False
    return bool(board.fork(IN_RESPONSE))


def _targets(board: Board, said: Plain, spell: Thing) -> list[Any]:
    """The targets of a spell."""
    targets = said["on"] if isinstance(said["on"], list) else ({"noun": said["on"]},)
    found: list[Any] = []
    for one in targets:
        if "player" in one:
            found.append(one["player"])
        elif said.get("among"):
            found.append(board.new(one["noun"], board.actor, said["among"]))
        else:
            found.append(board.find(one["noun"], _not(spell, board.aim(spell.card))))
    return found


def _saved(board: Board, who: str, spell: Thing) -> Thing:
    """The object of one's own that the spell before targets: it is answered for its sake."""
    targets = board.play[-1].get("targets", ()) if board.play else ()
    own = [one for one in targets if isinstance(one, Thing) and one.owner == who]
    if len(own) != 1 or not board.is_creature_there(own[0]):
        raise Lost("a spell in response without a target")
    zh = board.facts.chinese(own[0].card) if own[0].card else own[0].name
    board.guess(
        f"{spell.card} targets {own[0].name}.",
        f"{board.facts.chinese(spell.card)}以{zh}为目标。",
        "it is cast in response to a spell that targets it",
        "它响应以其为目标的咒语而施放",
    )
    return own[0]


def _not(thing: Thing, fits: Callable[[Thing], bool]) -> Callable[[Thing], bool]:
    return lambda one: one is not thing and fits(one)


def _turn_of_caster(board: Board, spell: Thing, who: str) -> None:
    """Who casts what is cast only in a main phase has the turn."""
    if not board.facts.is_slow(spell.card):
        return
    if board.turn not in ("", who):
        raise Lost("cast in another player's turn")
    if not board.turn and who == OPPONENT:
        board.guess(
            "It is my opponent's turn.",
            "现在是对手的回合。",
            f"my opponent casts {spell.card}",
            f"对手施放{board.facts.chinese(spell.card)}",
        )
    board.turn = who


def copies(board: Board, said: Plain) -> None:
    """What was cast last enters as a copy of an object."""
    last = board.play[-1] if board.play else {}
    if "cast" not in last or "choose" in last:
        raise Lost("nothing that copies")
    last["choose"] = board.find(said["of"], _not(last["cast"], board.is_creature_there))
    board.seen(last["cast"])
    board.subject = last["cast"]


def activate(board: Board, said: Plain) -> None:
    """An ability of an object is activated."""
    who = board.who(said.get("who", ""))
    thing = board.find(said["what"], board.is_permanent, who)
    item: dict[str, Any] = {"player": who, "activate": thing}
    if any(one.now == STACK for one in board.things) and (
        said.get("respond") or board.fork(IN_RESPONSE)
    ):
        item["respond"] = True
    if "on" in said:
        item["targets"] = _targets(board, said, thing)
    board.play.append(item)


def attack(board: Board, said: Plain) -> None:
    """Creatures attack a player."""
    who = said.get("who")
    player = "" if who is None else board.who(who)
    player = player or THEIRS.get(said.get("at", ""), "")
    by = board.all_of(said["by"], board.is_creature_there, player)
    if any(item.get("attack") for item in board.play):
        raise Lost("a second attack")
    player = player or next((one.owner for one in by if one.owner), "") or _owner_left_open(board)
    for one in by:
        _owned(one, player)
    whom = said.get("at", THEIRS[player])
    if whom == player:
        raise Lost("an attack on oneself")
    _their_turn(board, player)
    board.play.append({"player": player, "attack": dict.fromkeys(by, whom)})
    if said.get("unblocked"):
        board.play.append({"player": whom, "block": {}})
    board.subject = by[0] if len(by) == 1 else None


def _owned(thing: Thing, player: str) -> None:
    if thing.owner not in ("", player):
        raise Lost("another player's object")
    thing.owner = player


def _owner_left_open(board: Board) -> str:
    """Whose it is, where it isn't said."""
    ways = (Bilingual("it is mine", "是我的"), Bilingual("it is my opponent's", "是对手的"))
    return (ASKER, OPPONENT)[board.fork(ways)]


def _their_turn(board: Board, player: str) -> None:
    """It is the turn of who attacks."""
    if board.turn not in ("", player):
        raise Lost("an attack in another player's turn")
    if not board.turn and player == OPPONENT:
        board.guess(
            "It is my opponent's turn.", "现在是对手的回合。", "my opponent attacks", "对手攻击"
        )
    board.turn = player


def block(board: Board, said: Plain) -> None:
    """Creatures block an attacker; that it attacks is implied where it isn't told."""
    who = said.get("who")
    player = "" if who is None else board.who(who)
    attackers = [thing for thing, _ in board.attackers()]
    by = board.all_of(
        said["by"], lambda one: board.is_creature_there(one) and one not in attackers, player
    )
    if "at" in said:
        fits = (lambda one: one in attackers) if attackers else board.is_creature_there
        at = board.find(said["at"], lambda one: fits(one) and one not in by)
    elif len(attackers) == 1:
        at = attackers[0]
    else:
        raise Lost("which attacker is blocked")
    _sides(board, by, at, player)
    if not attackers:
        _implied_attack(board, at)
    elif at not in attackers:
        raise Lost("what is blocked doesn't attack")
    board.play.append({"player": by[0].owner, "block": dict.fromkeys(by, at)})
    board.subject = None


def _sides(board: Board, by: list[Thing], at: Thing, player: str) -> None:
    """Blockers and attacker are of different players; one tells the other's."""
    player = player or next((one.owner for one in by if one.owner), "")
    player = player or THEIRS.get(at.owner, "") or THEIRS[_owner_left_open(board)]
    for one in by:
        _owned(one, player)
    _owned(at, THEIRS[player])


def _implied_attack(board: Board, at: Thing) -> None:
    zh = board.facts.chinese(at.card) if at.card else at.name
    board.guess(f"{at.name} attacks.", f"{zh}攻击。", "it is blocked", "它被阻挡")
    _their_turn(board, at.owner)
    board.play.append({"player": at.owner, "attack": {at: THEIRS[at.owner]}})


def unblocked(board: Board, said: Plain) -> None:
    """No creature blocks."""
    attacked = {whom for _, whom in board.attackers()}
    if len(attacked) != 1 or said["who"] not in ("", *attacked):
        raise Lost("nobody attacks")
    if any("block" in item for item in board.play):
        raise Lost("blocks told before")
    board.play.append({"player": next(iter(attacked)), "block": {}})


def sacrifice(board: Board, said: Plain) -> None:
    """A player sacrifices an object."""
    who = board.who(said["who"])
    thing = board.find(said["what"], lambda o: board.is_permanent(o) and not o.now, who)
    _owned(thing, who)
    item: dict[str, Any] = {"player": who, "effect": "You sacrifice a permanent.", "choose": thing}
    _when(board, said, item)
    board.play.append(item)
    board.subject = thing


def effect(board: Board, said: Plain) -> None:
    """An effect happens, with a text of its own."""
    who = board.who(said["who"]) if said.get("who") else board.actor
    text = said["text"]
    for key in ("change", "size", "n"):
        text = text.replace(f"{{{key}}}", str(said.get(key, "")))
    text = text.replace("{has}", " and ".join(said.get("has", ())))
    fits = board.is_creature_there if "creature" in text else board.is_permanent
    item: dict[str, Any] = {"player": who, "effect": _singular(text)}
    if "on" in said:
        target = board.find(said["on"], fits)
        item["targets"] = [target]
        board.subject = target
    if "other" in said:
        item["targets"].append(board.find(said["other"], _not(item["targets"][0], fits), ""))
        board.subject = None
        for one, other in (item["targets"], item["targets"][::-1]):
            one.owner = one.owner or THEIRS.get(other.owner, "")
    _when(board, said, item)
    board.play.append(item)
    if said.get("makes") == "copy":
        original = item["targets"][0]
        token = board.new({"size": original.size, "card": original.card}, who)
        token.copies = original
        board.subject = token


def _singular(text: str) -> str:
    return text.replace("draw 1 cards", "draw a card").replace("mill 1 cards", "mill a card")


def _when(board: Board, said: Plain, item: dict[str, Any]) -> None:
    """An effect happens in response where that is said, else when all that was cast resolved."""
    if not said.get("respond"):
        _no_stack(board, item.get("targets", ()))
        return
    if not any(one.now == STACK for one in board.things):
        raise Lost("a response to nothing")
    item["respond"] = True


def _no_stack(board: Board, targets: Iterable[Thing] = ()) -> None:
    """An effect comes when all that was cast has resolved: plain where what it is of was cast."""
    cast_things = [item["cast"] for item in board.play if "cast" in item]
    if cast_things and cast_things[-1] not in targets:
        raise Lost("an effect after a spell: before or after it resolves")


def put(board: Board, said: Plain) -> None:
    """Counters are put on an object."""
    board.who(said.get("who", ""))
    counters = said["counters"]
    number, kind = counters["number"], counters["kind"]
    words = "a" if number == 1 else str(number)
    plural = "" if number == 1 else "s"
    text = f"Put {words} {kind} counter{plural} on target creature."
    effect(board, {"on": said["on"], "text": text, "who": said.get("who", "")})


# -- what is asked -------------------------------------------------------------------------------


def of_one(key: str, fits: str = "is_any") -> Handler:
    """A focus of one object."""

    def put_ask(board: Board, said: Plain) -> None:
        if "of" not in said:
            noun: Plain = {"pronoun": "it"}
        else:
            noun = said["of"]
        if noun.get("pronoun") == "they" or noun.get("number", 1) > 1:
            for one in board.all_of((noun,), getattr(board, fits)):
                board.asks.append({key: one})
            return
        thing = board.find(noun, getattr(board, fits))
        board.asks.append({key: thing})
        board.subject = thing

    return put_ask


def costs(board: Board, said: Plain) -> None:
    """What a spell costs: the one named, or the one last cast."""
    cast_items = [item["cast"] for item in board.play if "cast" in item]
    if "of" in said:
        thing = board.find(said["of"], lambda one: one in cast_items)
    elif len(cast_items) == 1:
        thing = cast_items[0]
    else:
        raise Lost("which spell")
    board.asks.append({"costs": thing})


def fate(board: Board, said: Plain) -> None:
    """What becomes of some objects."""
    for noun in said["of"]:
        fits = board.is_any if "card" in noun else board.is_mortal
        for thing in board.all_of((noun,), fits):
            board.asks.append({"zone": thing})


def changes(board: Board, said: Plain) -> None:
    """What changes: nothing in particular is asked."""
    board.is_asked = True


def taken(board: Board, said: Plain) -> None:
    """How much damage a player takes in combat, of each attacker."""
    who = board.who(said["who"])
    sources = [thing for thing, whom in board.attackers() if whom == who]
    if not sources or any("cast" in item for item in board.play):
        raise Lost("damage of what")
    for thing in sources:
        board.asks.append({"deals": {thing: {who: 0}}})


def through(board: Board, said: Plain) -> None:
    """How much damage the players who are attacked take."""
    for who in dict.fromkeys(whom for _, whom in board.attackers()):
        taken(board, {"who": who})
    if not board.asks:
        raise Lost("damage of what")


def may_use(card: str, key: str) -> Handler:
    """Whether a creature may be the target of something of a kind, by a card that stands for it."""

    def put_ask(board: Board, said: Plain) -> None:
        who = board.who(said["who"])
        thing = board.find(said["on"], board.is_creature_there)
        if any(word.startswith("protection") for word in thing.has) or thing.card or board.play:
            raise Lost("it depends on what is used")
        zone = HAND if key == "cast" else BATTLEFIELD
        used = board.new({"card": card}, who, zone)
        zh = board.facts.chinese(card)
        board.guess(
            f"What is used is {card}.", f"所用的是{zh}。", "it isn't said which", "未说明是哪一张"
        )
        board.asks.append({"allowed": {"player": who, key: used, "targets": [thing]}})

    return put_ask


def deals(board: Board, said: Plain) -> None:
    """How much damage an object deals, in all or to something."""
    thing = board.find(said["of"], board.is_any)
    if "to" not in said:
        board.asks.append({"deals": thing})
        return
    to = said["to"]
    whom = to["player"] if "player" in to else board.find(to["noun"], _not(thing, board.is_any))
    board.asks.append({"deals": {thing: {whom: 0}}})


def of_player(key: str) -> Handler:
    """A focus of a player."""

    def put_ask(board: Board, said: Plain) -> None:
        who = said["who"] if said["who"] else board.actor
        board.asks.append({key: who})

    return put_ask


def all_die(board: Board, said: Plain) -> None:
    """Whether all creatures that were spoken of die."""
    creatures = [one for one in board.arrival if board.is_creature_there(one)]
    if len(creatures) < 2:
        raise Lost("both of which")
    for one in creatures:
        board.asks.append({"dies": one})


def resolves(board: Board, said: Plain) -> None:
    """Whether a permanent spell resolves: then it is on the battlefield."""
    thing = board.find(said["of"], board.is_on_stack)
    if not board.is_permanent(thing):
        raise Lost("where a spell that resolves goes tells nothing")
    board.asks.append({"zone": thing})


def legal(board: Board, said: Plain) -> None:
    """Whether what was done last is allowed: then it is only tried."""
    last = board.play[-1] if board.play else {}
    if not {"cast", "activate", "attack", "block"} & set(last):
        raise Lost("nothing that may be allowed")
    last["try"] = True
    board.asks.append({"legal": True})


def hand(board: Board, said: Plain) -> None:
    """How many cards a player draws, where nothing else is in the hand."""
    who = said["who"] or board.actor
    cast = [item.get("cast") for item in board.play]
    if any(one.zone == HAND and one.owner == who and one not in cast for one in board.things):
        raise Lost("other cards in hand")
    board.asks.append({"hand": who})


def result(board: Board, said: Plain) -> None:
    """Who wins or loses."""
    board.asks.append({"result": True})


def may_block(board: Board, said: Plain) -> None:
    """Whether a creature may block another."""
    if "at" not in said:
        may_block_at_all(board, said)
        return
    at_noun, by_noun = said["at"], said["by"]
    attackers = [thing for thing, _ in board.attackers()]
    named_first = "pronoun" in by_noun
    if named_first:
        at = board.find(at_noun, board.is_creature_there)
        by = board.find(
            by_noun, lambda o: board.is_creature_there(o) and o is not at and o not in attackers
        )
    else:
        by = board.find(by_noun, board.is_creature_there)
        at = board.find(at_noun, lambda o: board.is_creature_there(o) and o is not by)
    if not by.owner and not at.owner:
        by.owner = ASKER
    _sides(board, [by], at, "")
    if not attackers:
        _implied_attack(board, at)
    elif at not in attackers:
        raise Lost("what is blocked doesn't attack")
    board.asks.append({"allowed": {"player": by.owner, "block": {by: at}}})


def may_block_at_all(board: Board, said: Plain) -> None:
    """Whether a creature may block: an attacker, or one that is made up."""
    by = board.find(said["by"], board.is_creature)
    attackers = [thing for thing, _ in board.attackers()]
    if attackers:
        raise Lost("which is blocked")
    by.owner = by.owner or ASKER
    at = board.new({"size": "2/2", "kind": "creature"}, THEIRS[by.owner])
    board.guess(
        "A 2/2 creature attacks.",
        "一个2/2生物攻击。",
        "whether it may block is asked",
        "所问为能否阻挡",
    )
    _their_turn(board, at.owner)
    board.play.append({"player": at.owner, "attack": {at: by.owner}})
    board.asks.append({"allowed": {"player": by.owner, "block": {by: at}}})


def may_attack(board: Board, said: Plain) -> None:
    """Whether a creature may attack."""
    if board.play:
        raise Lost("an attack after something was done")
    by = board.find(said["by"], board.is_creature, said.get("who") or ASKER)
    _owned(by, by.owner or said.get("who") or ASKER)
    _their_turn(board, by.owner)
    board.asks.append({"allowed": {"player": by.owner, "attack": {by: THEIRS[by.owner]}}})


def may_cast(board: Board, said: Plain) -> None:
    """Whether a spell may be cast."""
    who = board.who(said["who"])
    noun = said["what"]
    if "card" not in noun or noun.get("number", 1) != 1:
        raise Lost("which spell")
    held = [t for t in board.things if t.card == noun["card"] and t.owner == who and not t.now]
    spell = held[0] if held else board.new({**noun, "owner": who}, who, HAND)
    item: dict[str, Any] = {"player": who, "cast": spell}
    if any(one.now == STACK for one in board.things):
        item["respond"] = True
    if "on" in said:
        item["targets"] = _targets(board, said, spell)
    board.asks.append({"allowed": item})


def may_activate(board: Board, said: Plain) -> None:
    """Whether an ability may be activated; what isn't told to be there is under control."""
    who = board.who(said["who"])
    thing = board.find(said["what"], board.is_permanent, who)
    _owned(thing, who)
    board.asks.append({"allowed": {"player": who, "activate": thing}})


def may_crew(board: Board, said: Plain) -> None:
    """Whether a creature may crew a Vehicle."""
    vehicle = board.find(said["what"], lambda o: bool(o.card) and not board.is_creature(o))
    by = board.find(said["by"], _not(vehicle, board.is_creature))
    _owned(by, vehicle.owner or ASKER)
    item = {"player": vehicle.owner, "activate": vehicle, "pay": {"crew": [by]}}
    board.asks.append({"allowed": item})


HANDLERS: Mapping[str, Handler] = {
    "have": have,
    "life": life,
    "library": library,
    "nothing": nothing,
    "populate": populate,
    "poison": poison,
    "no_creatures": no_creatures,
    "after_blocks": after_blocks,
    "unblocked": unblocked,
    "sacrifice": sacrifice,
    "counters": counters,
    "keywords": keywords,
    "attached": attached,
    "tapped": trait("tapped"),
    "monstrous": trait("monstrous"),
    "damaged": trait("damage"),
    "sick": trait("sick"),
    "turn": turn,
    "not_crewed": not_crewed,
    "cast": cast,
    "copies": copies,
    "activate": activate,
    "attack": attack,
    "block": block,
    "effect": effect,
    "put": put,
}
FOCI: Mapping[str, Handler] = {
    "dies": of_one("dies", "is_mortal"),
    "survives": of_one("survives", "is_mortal"),
    "all_die": all_die,
    "resolves": resolves,
    "legal": legal,
    "hand": hand,
    "loyalty": of_one("loyalty", "is_permanent"),
    "triggered": of_one("triggered", "is_permanent"),
    "controller": of_one("controller", "is_permanent"),
    "attacking": of_one("attacking", "is_creature"),
    "blocked": of_one("blocked", "is_creature"),
    "zone": of_one("zone", "is_any"),
    "power_toughness": of_one("power_toughness", "is_sized"),
    "tapped": of_one("tapped", "is_permanent"),
    "counters": of_one("counters", "is_permanent"),
    "triggers": of_one("triggers", "is_permanent"),
    "has": of_one("has", "is_permanent"),
    "is": of_one("is", "is_permanent"),
    "fate": fate,
    "changes": changes,
    "costs": costs,
    "taken": taken,
    "poison": of_player("counters"),
    "through": through,
    "equip": may_use("Bonesplitter", "activate"),
    "aura": may_use("Rancor", "cast"),
    "target": may_use("Giant Growth", "cast"),
    "deals": deals,
    "life": of_player("life"),
    "result": result,
    "block": may_block,
    "attack": may_attack,
    "cast": may_cast,
    "activate": may_activate,
    "crew": may_crew,
}
