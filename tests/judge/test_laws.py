"""The laws of `tests.judge.laws`: each catches a play that was tampered with, and no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from judge import ask, scenario_from
from judge.abilities import patterns as p
from judge.game import events as e
from judge.game.changes.setting import set_object, set_player
from judge.game.state import GameState, Kind, ObjectId, PlayerId, Zone
from judge.ruling import Step
from judge.values import Bilingual, Value
from tests.judge.laws import OF_MOMENTS, OF_PLAYS, Moment, Played, broken_in, played

ANN, BOB = PlayerId("Ann"), PlayerId("Bob")
NOWHERE = ObjectId(9999)

BOARD = {
    "cards": [
        {
            "name": "Watcher",
            "type": "Creature",
            "cost": "{1}",
            "power": 1,
            "toughness": 1,
            "text": "Whenever one or more creatures enter the battlefield, you gain 1 life.\n"
            "When Watcher dies, return another target creature card from your graveyard to your "
            "hand.",
        },
        {
            "name": "Two Come",
            "type": "Instant",
            "cost": "{1}{W}",
            "text": "Create two 1/1 white Soldier creature tokens.",
        },
    ],
    "players": {
        "Ann": {
            "battlefield": ["Watcher", "Bonesplitter", *(["Plains"] * 5)],
            "hand": ["Pacifism", "Two Come"],
            "graveyard": ["Craw Wurm"],
        },
        "Bob": {"battlefield": ["Hill Giant", {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}]},
    },
    "play": [
        {"player": "Ann", "cast": "Pacifism", "targets": ["Hill Giant"]},
        {"player": "Ann", "activate": "Bonesplitter", "targets": ["Watcher"]},
        {"player": "Ann", "cast": "Two Come"},
        {"player": "Ann", "attack": {"Watcher": "Bob"}},
        {"player": "Bob", "block": {"Grizzly Bears": "Watcher"}},
    ],
}


@pytest.fixture(scope="module")
def play() -> Played:
    """A play with a spell, an Aura, an Equipment, tokens, a trigger and a combat."""
    return played(ask(scenario_from(BOARD)))


def test_a_play_as_it_is_breaks_no_law(play: Played) -> None:
    """The play that the other tests tamper with keeps every law."""
    assert len(play.moments) > 90
    assert list(broken_in(play)) == []


def moment_of(play: Played, *kinds: type[e.Event]) -> Moment:
    """The first moment in which events of all these classes happen."""
    return next(
        moment
        for moment in play.moments
        if all(any(isinstance(event, kind) for event in moment.events) for kind in kinds)
    )


def after(moment: Moment, change: Callable[[GameState], GameState]) -> Moment:
    """The moment with another state after it."""
    return replace(moment, after=change(moment.after))


def without(moment: Moment, kind: type[e.Event]) -> Moment:
    """The moment without its events of a class, as if what they changed had changed by itself."""
    return replace(moment, batch=tuple(_left(moment.batch, kind)))


def _left(batch: tuple[e.Event, ...], kind: type[e.Event]) -> Iterator[e.Event]:
    for event in batch:
        if isinstance(event, kind):
            continue
        results: tuple[e.Event, ...] = getattr(event, "results", ())
        yield event.with_(results=tuple(_left(results, kind))) if results else event


def of_name(state: GameState, name: str) -> ObjectId:
    """The object of an English name."""
    return next(
        held.id
        for held in state.objects.values()
        if held.printed.name is not None and held.printed.name.en == name
    )


def changed(name: str, **changes: object) -> Callable[[GameState], GameState]:
    """A change of the object of a name."""
    return lambda state: set_object(state, of_name(state, name), **changes)


def an_event(event: e.Event) -> Callable[[Played], Moment]:
    """A moment of a play with one event more."""
    return lambda play: replace(play.moments[9], batch=(*play.moments[9].batch, event))


def twice_at_once(play: Played) -> Moment:
    """An ability of "one or more" triggers for each of the two tokens."""
    moment = moment_of(play, e.Triggered)
    (event,) = moment.batch
    assert isinstance(event, e.Triggered)
    (waiting,) = event.triggers
    assert isinstance(waiting.ability.pattern, p.Enters)
    return replace(moment, batch=(event.with_(triggers=(waiting, waiting)),))


def itself_as_another(play: Played) -> Moment:
    """ "Another target creature card" of what died is its own card."""
    chosen = (m for m in play.moments if any(one.stack.targets for one in m.of(e.StackChanged)))
    moment = next(m for m in chosen if in_graveyard(m.after, "Watcher") is not None)
    (event,) = moment.batch
    assert isinstance(event, e.StackChanged)
    own = in_graveyard(moment.after, "Watcher")
    assert own is not None
    return replace(moment, batch=(event.with_(stack=event.stack.with_(targets=((own,),))),))


def in_graveyard(state: GameState, name: str) -> ObjectId | None:
    """The card of this name in a graveyard."""
    held = (one for one in state.objects.values() if one.zone is Zone.GRAVEYARD)
    named = (one for one in held if one.printed.name is not None and one.printed.name.en == name)
    return next((one.id for one in named), None)


AT_A_MOMENT: dict[str, Callable[[Played], Moment]] = {
    "life": lambda play: after(
        moment_of(play, e.LifeGained), lambda state: set_player(state, ANN, life=40)
    ),
    "counters": lambda play: after(
        moment_of(play, e.LifeGained),
        lambda state: set_object(
            state,
            of_name(state, "Grizzly Bears"),
            counters=state.objects[of_name(state, "Grizzly Bears")].counters.add("+1/+1", 1),
        ),
    ),
    "damage": lambda play: without(moment_of(play, e.DamageMarked), e.DamageMarked),
    "tapped": lambda play: without(moment_of(play, e.Tap), e.Tap),
    "control": lambda play: after(
        moment_of(play, e.LifeGained), changed("Hill Giant", controller=ANN)
    ),
    "attached": lambda play: without(moment_of(play, e.Attached), e.Attached),
    "mana": lambda play: without(moment_of(play, e.ManaPaid), e.ManaPaid),
    "other fields": lambda play: after(
        moment_of(play, e.LifeGained), changed("Hill Giant", face_down="morph")
    ),
    "players": lambda play: after(
        moment_of(play, e.LifeGained), lambda state: set_player(state, BOB, has_lost=True)
    ),
    "one zone": lambda play: after(
        moment_of(play, e.LifeGained),
        lambda state: state.with_(exile=(of_name(state, "Hill Giant"),)),
    ),
    "off the battlefield": lambda play: after(
        moment_of(play, e.PutOnStack), changed("Two Come", damage=1)
    ),
    "moves": lambda play: without(moment_of(play, e.LeftStack, e.Moved), e.Moved),
    "exist": an_event(e.Destroyed(NOWHERE)),
    "known": an_event(e.NotTriggered(NOWHERE)),
    "players play": an_event(e.NothingDone(PlayerId("Zoe"), None)),
    "one or more": twice_at_once,
    "another": itself_as_another,
}


@pytest.mark.parametrize("name", OF_MOMENTS)
def test_a_law_catches_a_moment_that_was_tampered_with(name: str, play: Played) -> None:
    """The law says what is wrong with the moment it is about, and nothing of it as it was."""
    assert list(OF_MOMENTS[name](AT_A_MOMENT[name](play))) != []
    assert [how for moment in play.moments for how in OF_MOMENTS[name](moment)] == []


def standing(
    play: Played, change: Callable[[GameState], GameState], *kinds: type[e.Event]
) -> Played:
    """The play with another state as a player gets priority, after events of these classes."""
    place = play.moments.index(moment_of(play, *kinds))
    later = range(place + 1, len(play.moments))
    found = next(n for n in later if isinstance(play.moments[n].batch[0], e.GivePriority))
    moment = replace(play.moments[found], before=change(play.moments[found].before))
    return replace(play, moments=(*play.moments[:found], moment, *play.moments[found + 1 :]))


def on(thing: str, other: str) -> Callable[[GameState], GameState]:
    """The change that attaches one thing to another."""
    return lambda state: changed(thing, attached_to=of_name(state, other))(state)


def token_in_a_hand(state: GameState) -> GameState:
    """A token is in a hand."""
    id_ = of_name(state, "Two Come")
    return set_object(state, id_, kind=Kind.TOKEN, zone=Zone.HAND)


def dearer(play: Played) -> Played:
    """The cost that is told of a spell is not what is paid for it."""
    place = play.moments.index(moment_of(play, e.SpellCast))
    moment = play.moments[place]
    spell = moment.after.stack[-1]
    dear = replace(moment, batch=(e.CostDetermined(spell, "{4}{W}"), *moment.batch))
    return replace(play, moments=(*play.moments[:place], dear, *play.moments[place + 1 :]))


def unpaid(play: Played) -> Played:
    """Nothing is paid for the ability that is activated."""
    begun = play.moments.index(moment_of(play, e.AbilityPut))
    later = range(begun, len(play.moments))
    place = next(n for n in later if isinstance(play.moments[n].batch[0], e.ManaPaid))
    return replace(play, moments=(*play.moments[:place], *play.moments[place + 1 :]))


def said_otherwise(play: Played) -> Played:
    """A sentence has another number than its event."""
    steps = tuple(_otherwise(step) for step in play.ruling.steps)
    return replace(play, ruling=play.ruling.with_(steps=steps))


def uncited(play: Played) -> Played:
    """A rule that the answer turns on is not cited."""
    first = play.ruling.deciding[0].rule
    cited = tuple(one for one in play.ruling.citations if one != first)
    return replace(play, ruling=play.ruling.with_(citations=cited))


def _otherwise(step: Step) -> Step:
    said = step.text.en.replace("gains 1 life", "gains 7 life")
    below = tuple(_otherwise(one) for one in step.steps)
    return step.with_(text=Bilingual(said, step.text.zh), steps=below)


TAMPERED: dict[str, Callable[[Played], Played]] = {
    "nothing between": lambda play: standing(
        play, lambda state: set_player(state, BOB, life=3), e.SpellCast
    ),
    "auras": lambda play: standing(play, on("Pacifism", "Plains"), e.Attached),
    "equipment": lambda play: standing(play, on("Bonesplitter", "Plains"), e.Attached),
    "alive": lambda play: standing(play, changed("Hill Giant", damage=3), e.Attached),
    "strangers": lambda play: standing(play, token_in_a_hand, e.Attached),
    "costs": dearer,
    "costs of abilities": unpaid,
    "told": said_otherwise,
    "deciding": uncited,
}


@pytest.mark.parametrize("name", OF_PLAYS)
def test_a_law_catches_a_play_that_was_tampered_with(name: str, play: Played) -> None:
    """The law says what is wrong with the play, and nothing of it as it was."""
    assert list(OF_PLAYS[name](TAMPERED[name](play))) != []
    assert list(OF_PLAYS[name](play)) == []


@pytest.mark.parametrize(
    "board",
    [
        {"attached_to": None},
        {"attached_to": BOB},
        {"attached_to": NOWHERE},
    ],
    ids=["to nothing", "to a player", "to what is gone"],
)
def test_an_aura_that_is_left_over_is_caught(board: dict[str, Value], play: Played) -> None:
    """An Aura for creatures is attached to nothing, to a player, or to what is no permanent."""
    wrong = standing(play, changed("Pacifism", **board), e.Attached)
    assert list(OF_PLAYS["auras"](wrong)) != []
