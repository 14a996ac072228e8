"""What a script did is done again, to see whether a player may repeat it as often as they want.

A round is what the script does from some action to its end. Where the game is as it was before, but
for amounts, the round is played twice more, and once where all that grows in it has grown beyond
what any card names. If it moves the same each time, it can be repeated at will (727.1b, 727.2a).
Nothing of that happens in the play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from judge.abilities.costs import PayMana
from judge.abilities.walk import within
from judge.budget import played_again
from judge.errors import BadScenario, Unsupported
from judge.game import events as e
from judge.game.state import BodyId, GameState, PlayerId, Zone
from judge.rules.process import Happened, events_of
from judge.rules.repetition import is_at_will, rounds_till_out
from judge.rules.rounds import (
    Amounts,
    between,
    but_libraries,
    further,
    is_beyond,
    is_card,
    measured,
    places,
    players_after,
    run_down,
)
from judge.scenario.kept import NO_ROUND, set_aside
from judge.scenario.looping import FAR, is_chance
from judge.scenario.model import Expectation, Item
from judge.scenario.moving import moved
from judge.scenario.play import Choice, Play
from judge.scenario.record import Losing, Refused, Round

GoOn = Callable[[Play], None]
DONE = ("activate", "cast", "special", "resolve", "pass")
DECLARED = ("play_land", "attack", "block", "assign")  # which may be refused, and prove no round
KEY = "repeats"  # by which a scenario asks
FEW = 4  # rounds that may be one at will are tried, the shortest first
MOST = 25  # rounds that are tried until one is refused, where somebody asks
STEPS = 400  # of one round: what takes more is none
LIFE = 1000  # more, so that nobody loses the game while a round is tried
TIMES = 50  # of what the play took: so much may all that is tried take
HALF = 0.5  # of the time that is left


def round_of(play: Play, go_on: GoOn) -> Round | None:
    """What of a play can be done again; None where nothing can, or that can't be told."""
    state, asked = play.state, is_asked((*_questions(play),))
    if state.stack or state.result is not None or play.items or not play.chosen:
        return play.again
    back = [one for one in play.chosen if _came_back(play, one, asked=asked)]
    with suppress(*NO_ROUND), played_again(TIMES, HALF):
        for choice in back[: -FEW - 1 : -1]:
            is_free = _is_free(state, play.entries[choice.entries :])
            found = None if is_free else _tried(play, choice, go_on)
            if found is not None:
                return found
        return _until_refused(play, [*play.chosen[:1], *back][-1], go_on) if asked else None
    return None


def is_asked(wanted: tuple[Expectation, ...]) -> bool:
    """True if somebody asks whether what was done can be repeated."""
    for one in wanted:
        while one.key == "not" and isinstance(one.value, Expectation):
            one = one.value
        if one.key == KEY:
            return True
    return False


def _questions(play: Play) -> Iterator[Expectation]:
    yield from play.finder.scenario.ask
    yield from play.finder.scenario.expect


def _came_back(play: Play, choice: Choice, *, asked: bool) -> bool:
    """True if a round may have begun there: cards are where and as they were, and something moved.

    That is only a first look, which costs little.
    """
    before, now, player = choice.state, play.state, choice.item.player
    if before.stack or before.turn != now.turn or _hands(before) != _hands(now):
        return False
    if _cards(before, player) != _cards(now, player):
        return False
    return asked or _numbers(before) != _numbers(now)


def _hands(state: GameState) -> list[int]:
    return [len(player.hand) for player in state.players]


def _cards(state: GameState, player: str | None) -> set[tuple[BodyId, Zone, bool]]:
    """The cards outside of the libraries and the graveyards of others, each with where it is."""
    held = (state.objects[id_] for id_ in places(state))
    return {
        (one.body, one.zone, one.tapped)
        for one in held
        if is_card(one) or (one.zone is Zone.GRAVEYARD and one.owner == player)
    }


def _numbers(state: GameState) -> tuple[object, ...]:
    counters = [state.objects[id_].counters for id_ in state.battlefield]
    players = [(one.life, one.counters, len(one.mana)) for one in state.players]
    return len(counters), sorted(one.kinds for one in counters), players, len(state.effects)


def _tried(play: Play, choice: Choice, go_on: GoOn) -> Round | None:
    """The round from a choice to the end of the script; None where it isn't proved to be one."""
    end = play.state
    with suppress(*NO_ROUND), set_aside(play):
        player = _begin(play, choice, DONE)
        by = _each(play, choice, go_on)
        if by is None or by != _each(play, choice, go_on):
            return None
        if not (is_beyond(play.view, FAR) and is_at_will(play.state, player, by)):
            return None
        play.state = run_down(further(play.state, _of_use(play.state, player, by), FAR), by)
        for _ in range(1 if but_libraries(by) == by else 2):  # with few cards, and with none
            far = _each(play, choice, go_on)
            if far is None or but_libraries(far) != but_libraries(by):
                return None
        loses = _losing(play, choice, go_on, end, by)
        return Round(player, tuple(moved(by, end)), _since(choice), loses=loses)
    return None


def _losing(play: Play, choice: Choice, go_on: GoOn, end: GameState, by: Amounts) -> Losing | None:
    """The opponent whose life or lack of poison is used up first, if they lose the game by that.

    The round in which that is so is played.
    """
    times, player = rounds_till_out(end, by), choice.item.player
    first = min(times, key=times.__getitem__, default=None)
    if first is None or first == player:
        return None
    begun, play.state = len(play.entries), players_after(end, by, times[first] - 1)
    with suppress(Unsupported):  # the game is over
        _ended(play, choice, go_on)
    happened = [one for one in play.entries[begun:] if isinstance(one, Happened)]
    lost = [one for one in events_of(happened) if isinstance(one, e.GameLost)]
    by_what = next((one.because for one in lost if one.player == first), None)
    return None if by_what is None else Losing(first, times[first], by_what)


def _each(play: Play, choice: Choice, go_on: GoOn) -> Amounts | None:
    """What another round moves; None where the game does not come round."""
    before = measured(play.view)
    return None if _ended(play, choice, go_on) else between(before, measured(play.view))


def _of_use(state: GameState, player: PlayerId, by: Amounts) -> Amounts:
    """What a round changes but for counters of opponents, who may lose the game by poison."""
    others = state.opponents(player)
    return {of: n for of, n in by.items() if of[0] != "counters" or of[1] not in others}


def _until_refused(play: Play, choice: Choice, go_on: GoOn) -> Round | None:
    """How often a round can be played until the rules refuse it; None if that can't be told."""
    with suppress(*NO_ROUND), set_aside(play):
        _begin(play, choice, (*DONE, *DECLARED))
        for times in range(MOST):
            ended = _ended(play, choice, go_on)
            if ended is not None:
                more = None if ended.times is None else times + ended.times
                return ended.with_(times=more)
    return None


def _begin(play: Play, choice: Choice, actions: tuple[str, ...]) -> PlayerId:
    """A round of such actions is tried; nobody else loses the game by it meanwhile."""
    items, state = _items(play, choice), play.state
    if any(item.at is not None or item.action not in actions for item in items):
        raise NO_TRY
    player = PlayerId(choice.item.player or "")
    others = {("life", other): 1 for other in state.opponents(player)}
    play.state = further(state, others, LIFE)
    return player


def _since(choice: Choice) -> str | None:
    """What a round begins with; None where that is all that the script does."""
    return str(choice.item.given[choice.item.action]) if choice.place else None


def _items(play: Play, choice: Choice) -> list[Item]:
    items = play.finder.scenario.play[choice.place :]
    return [one for one in items if one.action != "check" and not one.only_try]


def _ended(play: Play, choice: Choice, go_on: GoOn) -> Round | None:
    """Plays a round once more; what keeps it from being played so, if anything does."""
    player, begun, decided = choice.item.player, len(play.entries), len(play.decided)
    left = {who: [*said] for who, said in choice.choices.items()}
    items = _items(play, choice)
    play.items, play.choices = [*items], left
    play.stops_at = play.steps + STEPS
    round_ = Round(PlayerId(player or ""), since=_since(choice))
    try:
        go_on(play)
    except BadScenario:  # what it names is not there any more
        return round_.with_(times=0)
    entries = play.entries[begun:]
    refused = [one for one in entries if isinstance(one, Refused)]
    if refused and refused[0].item.player == player:
        return round_.with_(times=0, refused=refused[0])
    asked = (request.player for request in play.decided[decided:])
    took_part = (*asked, *(item.player for item in items))
    if play.state.result is not None and player not in play.state.in_game:
        return round_.with_(times=1)
    others = [PlayerId(one) for one in took_part if one not in (player, None)]
    if others:
        return round_.with_(other=others[0])
    is_done = not (play.items or play.state.stack or play.state.result or refused)
    if not is_done or is_chance(play, decided) or _is_free(play.state, entries):
        raise NO_TRY
    return None


def _is_free(state: GameState, entries: list[Any]) -> bool:
    """True if mana would have been paid that the scenario takes as paid."""
    free = [player.id for player in state.players if not player.pays_mana]
    happened = [one for one in entries if isinstance(one, Happened)] if free else []
    return any(
        event.player in free and (isinstance(event, e.SpellCast) or _costs(one, event))
        for one in happened
        for event in events_of([one])
        if isinstance(event, ACTING)
    )


def _costs(happened: Happened, event: Any) -> bool:
    """True if an ability that was used speaks of paying mana."""
    objects = {**happened.before.objects, **happened.after.objects}
    held = objects.get(event.object if event.object is not None else event.source)
    if held is None:
        return True
    own = held.printed.abilities if held.stack is None else (held.stack.ability,)
    return any(isinstance(part, PayMana) for one in own for part in within(one))


ACTING = (e.AbilityTriggered, e.AbilityActivated, e.SpellCast)
NO_TRY = Unsupported(None, "a round of this play", "此行动的重复")
