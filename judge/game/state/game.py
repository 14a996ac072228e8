"""The whole state of a game at one moment."""

from __future__ import annotations

from immutables import Map as Map

from judge.game.state.combat import Combat
from judge.game.state.history import History
from judge.game.state.ids import ObjectId, PlayerId
from judge.game.state.lasting import ContinuousEffect, DelayedTrigger, FloatingRule, PendingTrigger
from judge.game.state.objects import GameObject, Known, Zone
from judge.game.state.players import Player, Result
from judge.game.state.variants import TWO_PLAYER, Variant
from judge.game.steps import STEPS, Step
from judge.values import Value


class Turn(Value):
    """Where the game is; `stage` counts the turn-based actions of the step that are done.

    In a phase or step that an effect inserted, `after` is the usual step that it came after.
    """

    active: PlayerId
    number: int
    step: Step
    stage: int = 0
    after: Step | None = None

    @property
    def following(self) -> tuple[Step, ...]:
        """The usual steps still to come this turn once what has been inserted is over."""
        fighting = self.step.is_combat and self.step is not Step.END_OF_COMBAT
        rest = STEPS[self.step.place + 1 : Step.END_OF_COMBAT.place + 1] if fighting else ()
        usual = self.after or (Step.END_OF_COMBAT if fighting else self.step)
        return (*rest, *STEPS[usual.place + 1 :])


class Priority(Value):
    """Who has priority, and how many players have passed in succession."""

    player: PlayerId
    passes: int = 0


class Answer(Value):
    """A decision made for an action that is under way, and the request that it answers."""

    request: Value
    decision: Value


class GameState(Value):
    """Everything there is to know of a game at one moment; players in turn order."""

    players: tuple[Player, ...]
    turn: Turn
    objects: Map[ObjectId, GameObject] = Map()
    battlefield: tuple[ObjectId, ...] = ()  # phased-out permanents too
    stack: tuple[ObjectId, ...] = ()  # the top object last
    exile: tuple[ObjectId, ...] = ()
    command: tuple[ObjectId, ...] = ()
    no_cards: tuple[ObjectId, ...] = ()  # tokens in a library or a hand: no cards of it (111.7)
    combat: Combat | None = None
    effects: tuple[ContinuousEffect, ...] = ()
    rules: tuple[FloatingRule, ...] = ()
    delayed: tuple[DelayedTrigger, ...] = ()
    pending: tuple[PendingTrigger, ...] = ()
    priority: Priority | None = None
    answers: tuple[Answer, ...] = ()
    deathtouched: frozenset[ObjectId] = frozenset()  # since state-based actions were last checked
    known: Map[ObjectId, Known] = Map()
    history: History = History()  # the events of this turn, batches taken apart
    witnessed: History = History()  # of each of these events the `Witness`: its objects then
    last_turn: History = History()  # those of the turn before
    last_witnessed: History = History()
    last_active: PlayerId | None = None  # whose turn that was
    moment: int = 0  # which batch is being performed, by the ids it may use
    used: tuple[tuple[object, int], ...] = ()  # abilities by uses this turn, or this game
    extra_turns: tuple[PlayerId, ...] = ()  # the next one last
    regular: PlayerId | None = None  # whose turn was the last that no effect added
    coming: tuple[Step, ...] = ()  # steps inserted after this one, the next one first
    skips: tuple[tuple[PlayerId, str], ...] = ()
    monarch: PlayerId | None = None
    initiative: PlayerId | None = None
    day: bool | None = None
    next_id: int = 1
    turns_taken: int = 1
    result: Result | None = None
    variant: Variant = TWO_PLAYER
    has_unread: bool = False  # some card in it has words that are not read
    limited: bool = False  # some player has a limited range of influence (801)

    def player(self, player: PlayerId) -> Player:
        """The player of this name."""
        for held in self.players:
            if held.id == player:
                return held
        raise KeyError(player)

    @property
    def in_game(self) -> tuple[PlayerId, ...]:
        """The players still in the game, in turn order."""
        return tuple([p.id for p in self.players if not p.has_lost])

    def opponents(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The opponents of a player that are still in the game, in turn order from that player."""
        own = self.player(player).team
        return tuple(
            other
            for other in self.order_from(player)
            if other != player and (own is None or self.player(other).team != own)
        )

    def teammates(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The other players of a player's team that are still in the game (102.3)."""
        own = self.player(player).team
        team = tuple(p.id for p in self.players if own is not None and p.team == own)
        return tuple(one for one in team if one != player and one in self.in_game)

    def opponent(self, player: PlayerId) -> PlayerId:
        """The next opponent in turn order: the only one in a two-player game."""
        others = self.opponents(player)
        return others[0] if others else next(p.id for p in self.players if p.id != player)

    def order_from(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The players still in the game in turn order, from one on."""
        place = [p.id for p in self.players].index(player)
        turns = self.players[place:] + self.players[:place]
        return tuple([p.id for p in turns if not p.has_lost])

    def together(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """The players who take their turns with a player, in turn order: that one, or the team."""
        own = self.player(player).team
        if own is None or not self.variant.shares_turns:
            return (player,)
        return tuple(p.id for p in self.players if p.team == own)

    @property
    def active_players(self) -> tuple[PlayerId, ...]:
        """The players whose turn it is that are still in the game (805.4a)."""
        return tuple(p for p in self.together(self.turn.active) if not self.player(p).has_lost)

    @property
    def steps_to_come(self) -> tuple[Step, ...]:
        """The steps still to come this turn, those that effects inserted among them."""
        return (*self.coming, *self.turn.following)

    @property
    def get_priority(self) -> tuple[PlayerId, ...]:
        """The players who get priority, in turn order: all in the game, but for 807.5a.

        By turn markers those in whose range of influence the marker, which the active player
        has, or the controller of an object on the stack is.
        """
        if not self.variant.has_turn_markers:
            return self.in_game
        about = {self.turn.active, *(self.objects[id_].controller for id_ in self.stack)}
        return tuple(p for p in self.in_game if about & {p, *self.player(p).within_range})

    @property
    def apnap(self) -> tuple[PlayerId, ...]:
        """The players in active player, nonactive player order (101.4)."""
        return self.order_from(self.turn.active)

    def current(self, id_: ObjectId) -> ObjectId | None:
        """What an object is now, if it changed zones since; None if it ceased to exist."""
        seen: ObjectId | None = id_
        while seen is not None and seen not in self.objects:
            left = self.known.get(seen)
            seen = left.became if left is not None else None
        return seen

    def became(self, id_: ObjectId) -> tuple[ObjectId, ...]:
        """All that an object is now: of a merged or melded permanent that left, each card."""
        seen: tuple[ObjectId, ...] = (id_,)
        while len(seen) == 1 and seen[0] not in self.objects:
            left = self.known.get(seen[0])
            if left is None or left.became is None:
                return ()
            seen = (left.became, *left.others)
        found = (self.current(one) for one in seen)
        return tuple(one for one in found if one is not None)

    def zone_of(self, zone: Zone, player: PlayerId) -> tuple[ObjectId, ...]:
        """The objects of a zone: of the player's own, or of the shared one."""
        match zone:
            case Zone.LIBRARY:
                return self.player(player).library
            case Zone.HAND:
                return self.player(player).hand
            case Zone.GRAVEYARD:
                return self.player(player).graveyard
            case Zone.BATTLEFIELD:
                return self.battlefield
            case Zone.STACK:
                return self.stack
            case Zone.EXILE:
                return self.exile
            case Zone.COMMAND:
                return self.command
