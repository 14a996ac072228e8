"""Which creatures may attack what and block what, and how combat damage may be assigned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from judge.game.state import GameState, ObjectId, PlayerId, Recipient
from judge.game.steps import Step
from judge.offers.trying import Tries, tried, up_to
from judge.offers.values import Declaration, Named, Row
from judge.rules.combat.assignment import options_of
from judge.rules.combat.usual_assignment import is_choice, usual_assignment
from judge.rules.layers import project
from judge.rules.requests import (
    AskAssignment,
    AskAttackers,
    AskBlockers,
    Attackers,
    Blockers,
    Illegal,
    Request,
    Why,
)
from judge.rules.view import View
from judge.scenario.play import Play
from judge.words import called

ABOUT_OTHERS = (
    *(
        Why.MUST_ATTACK,
        Why.MUST_ATTACK_ANOTHER,
        Why.MUST_BLOCK,
        Why.MUST_BLOCK_IT,
        Why.MUST_BE_BLOCKED,
    ),
    Why.BLOCKED_BY_TOO_FEW,
)


def declarations(play: Play, tries: Tries, request: Request) -> Iterator[Declaration]:
    """The declarations that may be made now, or as the game goes on in this turn.

    Raises `Enough` where there is too much to try.
    """
    turn = play.state.turn.number

    def this_turn(state: GameState) -> bool:
        return state.turn.number == turn and state.turn.step is not Step.CLEANUP

    found: tuple[GameState, Request] | None = (play.state, request)
    if not isinstance(request, COMBAT):
        found = up_to(play, lambda asked: isinstance(asked, COMBAT), this_turn)
    if found is not None:
        made = DECLARED[type(found[1])](play, tries, *found)
        if made.rows:
            yield made


COMBAT = (AskAttackers, AskBlockers, AskAssignment)


def attack(play: Play, tries: Tries, state: GameState, request: Request) -> Declaration:
    """What each creature of a player may attack."""
    view, player = project(state, play.rulebook), request.player
    targets = tuple(_attackable(view, player))
    rows = []
    for held in view.permanents():
        if held.controller != player or not view.of(held.id).is_creature:
            continue
        able = [
            one
            for one in targets
            if _may(tried(play, tries, state, request, Attackers(((held.id, one),))))
        ]
        if able:
            rows.append(Row(_named(play, view, held.id), _all_named(play, view, able)))
    return Declaration("attack", player, tuple(rows))


def block(play: Play, tries: Tries, state: GameState, request: Request) -> Declaration:
    """Which attackers each creature of a player may block."""
    view, player = project(state, play.rulebook), request.player
    rows = []
    for held in view.permanents():
        if held.controller != player or not view.of(held.id).is_creature:
            continue
        able = [
            one.attacker
            for one in view.combat.attacks
            if _may(tried(play, tries, state, request, Blockers(((held.id, (one.attacker,)),))))
        ]
        if able:
            rows.append(Row(_named(play, view, held.id), _all_named(play, view, able)))
    return Declaration("block", player, tuple(rows))


def assignment(play: Play, tries: Tries, state: GameState, request: Request) -> Declaration:
    """To what each creature may assign its damage, and what it usually would."""
    view = project(state, play.rulebook)
    rows = []
    assert isinstance(request, AskAssignment)
    freed = request.as_unblocked
    for source in request.sources:
        if not is_choice(view, source, {}, freed):
            continue
        options = options_of(view, source, freed)
        line = (*options.ordered, *options.beyond)
        shares = usual_assignment(view, source, {}, freed)
        usual = {share.recipient: share.amount for share in shares}
        amounts = tuple(usual.get(one, 0) for one in line)
        rows.append(Row(_named(play, view, source), _all_named(play, view, line), amounts))
    return Declaration("assign", request.player, tuple(rows))


DECLARED: Mapping[type[Request], Callable[[Play, Tries, GameState, Request], Declaration]] = {
    AskAttackers: attack,
    AskBlockers: block,
    AskAssignment: assignment,
}


def _may(illegal: Illegal | None) -> bool:
    """True if nothing is wrong but what others have to do besides."""
    return illegal is None or illegal.why in ABOUT_OTHERS


def _attackable(view: View, player: PlayerId) -> Iterator[Recipient]:
    opponents = view.state.opponents(player)
    yield from opponents
    for held in view.permanents():
        types = view.of(held.id).types
        if {"planeswalker", "battle"} & {kind.value for kind in types}:
            yield held.id


def _named(play: Play, view: View, one: Recipient) -> Named:
    if isinstance(one, str):
        return Named(one, called(one))
    shown = play.finder.names.shown(view.object(ObjectId(one)).body)
    return Named(shown.en, shown)


def _all_named(play: Play, view: View, them: Iterable[Recipient]) -> tuple[Named, ...]:
    return tuple(_named(play, view, one) for one in them)
