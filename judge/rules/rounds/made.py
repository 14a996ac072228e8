"""What many rounds of a loop make of one amount, as the events that make it (727.1b)."""

from __future__ import annotations

from judge.budget import expect, spend
from judge.errors import Limit
from judge.game import events as e
from judge.game.state import GameObject, PlayerId, Recipient
from judge.rules.rounds.measured import Looks, Quantity, places


def made_by(looks: Looks, of: Quantity, number: int, rounds: int) -> tuple[e.Event, ...]:
    """The events by which an amount moves by a number in each of so many rounds.

    None of an amount that gets less, but for life, nor of a kind that no event makes more of.
    """
    state, kind, whose, more = looks.state, of[0], of[1], number * rounds
    if kind == "life":
        return (e.Repeated(whose, rounds, state.player(whose).life + more),)
    if more < 0:
        return ()
    if kind == "counters":
        bearers = (id_ for id_ in places(state) if state.objects[id_].body == whose)
        who: Recipient = PlayerId(whose) if isinstance(whose, str) else next(bearers)
        return (e.CountersPut(who, of[2], more),)
    if kind == "mana":
        spend(Limit.OBJECTS, more)
        alike = next(one for one in state.player(whose).mana if looks.mana(whose, one) == of)
        return (e.ManaMade(whose, None, (alike,) * more),)
    if kind == "effects":
        expect(Limit.EVENTS, more)
        _, effect = dict(looks.lasting())[of]
        return (e.EffectBegan(effect),) * more
    if kind == "tokens":
        spend(Limit.OBJECTS, more)
        there = (state.objects[id_] for id_ in state.battlefield)
        return (_tokens(next(held for held in there if looks.token(held) == of), more),)
    return ()


def _tokens(like: GameObject, number: int) -> e.Tokens:
    """So many tokens as one that is there."""
    how = e.Entering(tapped=like.tapped, counters=like.counters.kinds)
    one = e.Created(like.controller, like.printed, how, like.faces, like.layout)
    tokens = e.Tokens(like.controller, like.printed, number, how, like.faces, like.layout)
    return tokens.with_(results=(one,) * number)
