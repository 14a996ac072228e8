"""Replacement and prevention on boards put together by hand (614-616, 120)."""

from __future__ import annotations

from judge.abilities import filters as f
from judge.abilities import patterns as p
from judge.abilities import statics as s
from judge.abilities.ability import Keyword
from judge.abilities.amounts import ThatMuch
from judge.abilities.effects import combinators as x
from judge.abilities.effects import objects as o
from judge.abilities.effects import players as pl
from judge.abilities.references import AboutPlayers
from judge.abilities.who import AnyTarget, EachOpponent, EachPlayer, It, This, You
from judge.cards import CardType
from judge.game import events as e
from judge.game.state import Counters, ObjectId, OnStack, Zone
from judge.rules.meaning import Context
from judge.rules.requests import (
    AskPick,
    AskReplacement,
    AskYesNo,
    Number,
    Picked,
    Request,
    Said,
)
from judge.values import Value
from tests.judge.replacement_board import (
    ANN,
    BOB,
    ENCHANTMENT,
    LAND,
    PLANESWALKER,
    board,
    bolt,
    card,
    cited,
    do_effect,
    happen,
    having,
    make_by_rule,
    now,
    play,
    told,
    zone,
)

DIES = p.Dies(f.IsThis())
TO_GRAVEYARD = p.PutInto(f.IsCard(), "graveyard")
EXILE_CARDS = s.Replacement(TO_GRAVEYARD, s.ToZoneInstead("exile"))
DOUBLE = s.Replacement(p.DealsDamage(), s.Doubled())
LESS_ONE = s.Replacement(p.IsDealtDamage(player=You()), s.Prevented(1))
CREATURES = f.AllOf((f.IsPermanent(), f.OfType(CardType.CREATURE)))
TWICE_COUNTERS = s.Replacement(
    p.CountersPut(f.AllOf((CREATURES, f.ControlledBy(You()))), "+1/+1", by_effect=True),
    s.Doubled(),
)
ONE_MORE = s.Replacement(
    p.CountersPut(f.AllOf((CREATURES, f.ControlledBy(You()))), "+1/+1"), s.Increased(1)
)
TWICE_TOKENS = s.Replacement(p.TokensCreated(You()), s.Doubled())


def choosing(*numbers: int):  # type: ignore[no-untyped-def]  # a closure for tests
    """Answers questions of 616.1 by these numbers, in order."""
    left = list(numbers)

    def say(request: Request) -> Value:
        assert isinstance(request, AskReplacement), request
        return Number(left.pop(0))

    return say


def test_destroyed_is_a_move_to_the_graveyard() -> None:
    """701.7a."""
    process = happen(board(card(1, ANN)), e.Destroyed(ObjectId(1)))
    assert zone(process, 1) is Zone.GRAVEYARD
    assert "701.7a" in cited(process)


def test_indestructible_is_not_destroyed_and_keeps_its_shield() -> None:
    """702.12b, 614.17c: what can't happen is not replaced."""
    state = board(card(1, ANN, *having("indestructible")))
    shield = play(
        state, lambda done: do_effect(done, o.Regenerate(This()), Context(ObjectId(1), ANN))
    ).state
    process = happen(shield, e.Destroyed(ObjectId(1)))
    assert zone(process, 1) is Zone.BATTLEFIELD
    assert any(isinstance(event, e.NotDestroyed) for event in told(process))
    assert len(process.state.rules) == 1
    assert not now(process, 1).tapped


def test_regeneration_taps_heals_and_is_used_up() -> None:
    """701.15a, 614.8."""
    state = board(card(1, ANN, damage=1))
    shielded = play(
        state, lambda done: do_effect(done, o.Regenerate(This()), Context(ObjectId(1), ANN))
    ).state
    process = happen(shielded, e.Destroyed(ObjectId(1)))
    assert zone(process, 1) is Zone.BATTLEFIELD
    assert (now(process, 1).tapped, now(process, 1).damage) == (True, 0)
    assert process.state.rules == ()
    assert {"614.8", "701.15a"} <= cited(process)
    again = happen(process.state, e.Destroyed(ObjectId(1)))
    assert zone(again, 1) is Zone.GRAVEYARD


def test_two_equal_shields_are_not_asked_about_and_one_is_used() -> None:
    """616.1: effects that do the same are not told apart."""
    state = board(card(1, ANN))
    twice = x.Sequence((o.Regenerate(This()), o.Regenerate(This())))
    shielded = play(state, lambda d: do_effect(d, twice, Context(ObjectId(1), ANN))).state
    process = happen(shielded, e.Destroyed(ObjectId(1)))
    assert zone(process, 1) is Zone.BATTLEFIELD
    assert len(process.state.rules) == 1


def test_it_cant_be_regenerated() -> None:
    """701.15c."""
    state = board(card(1, ANN))
    shielded = play(
        state, lambda done: do_effect(done, o.Regenerate(This()), Context(ObjectId(1), ANN))
    ).state
    process = happen(shielded, e.Destroyed(ObjectId(1), can_regenerate=False))
    assert zone(process, 1) is Zone.GRAVEYARD


def test_exile_instead_of_the_graveyard_whatever_the_cause() -> None:
    """614.1a, 614.6: destroyed, sacrificed, discarded, put there by the rules."""
    source = card(9, BOB, EXILE_CARDS, types=ENCHANTMENT)
    events = {
        1: e.Destroyed(ObjectId(1)),
        2: e.Sacrificed(ANN, ObjectId(2)),
        3: e.Discard(ANN, ObjectId(3)),
        4: e.PutIntoGraveyard(ObjectId(4)),
    }
    cards = [card(i, ANN, zone=Zone.HAND if i == 3 else Zone.BATTLEFIELD) for i in events]
    process = happen(board(source, *cards), *events.values())
    assert {zone(process, i) for i in events} == {Zone.EXILE}
    assert {"614.1a", "614.6"} <= cited(process)


def test_the_affected_objects_controller_chooses_between_zones() -> None:
    """616.1: exile or the hand; the question is asked, of the controller."""
    back = s.Replacement(DIES, s.ToZoneInstead("hand"))
    state = board(card(1, ANN, back), card(9, BOB, EXILE_CARDS, types=ENCHANTMENT))
    asked: list[Request] = []

    def say(number: int):  # type: ignore[no-untyped-def]  # a closure for tests
        def answer(request: Request) -> Value:
            asked.append(request)
            return Number(number)

        return answer

    first = happen(state, e.Destroyed(ObjectId(1)), say=say(0))
    other = happen(state, e.Destroyed(ObjectId(1)), say=say(1))
    assert {zone(first, 1), zone(other, 1)} == {Zone.EXILE, Zone.HAND}
    assert [request.player for request in asked] == [ANN, ANN]
    assert "616.1e" in cited(first)


def test_two_that_exile_are_not_asked_about() -> None:
    """616.1: nobody is asked where all orders come to the same."""
    state = board(
        card(1, ANN),
        card(8, BOB, EXILE_CARDS, types=ENCHANTMENT),
        card(9, ANN, EXILE_CARDS, types=ENCHANTMENT),
    )
    assert zone(happen(state, e.Destroyed(ObjectId(1))), 1) is Zone.EXILE


def test_doubling_twice_is_four_times_and_ends() -> None:
    """614.5: each effect applies once."""
    state = board(
        card(1, ANN),
        card(8, ANN, DOUBLE, types=ENCHANTMENT),
        card(9, ANN, DOUBLE, types=ENCHANTMENT),
    )
    process = happen(state, bolt(1, BOB, 3))
    assert process.state.player(BOB).life == 20 - 12
    assert "614.5" in cited(process)


def test_prevention_and_doubling_in_either_order() -> None:
    """616.1: the damaged player chooses; (3 - 1) x 2 or 3 x 2 - 1."""
    state = board(
        card(1, ANN),
        card(8, ANN, DOUBLE, types=ENCHANTMENT),
        card(9, BOB, LESS_ONE, types=ENCHANTMENT),
    )
    lives = {happen(state, bolt(1, BOB, 3), say=choosing(n)).state.player(BOB).life for n in (0, 1)}
    assert lives == {16, 15}


def test_zero_damage_is_not_increased() -> None:
    """120.8, 614.7a."""
    more = s.Replacement(p.DealsDamage(), s.Increased(2))
    process = happen(board(card(1, ANN), card(9, ANN, more)), bolt(1, BOB, 0))
    assert process.state.player(BOB).life == 20
    assert told(process) == []


def test_damage_prevented_to_nothing_is_not_doubled() -> None:
    """120.8: once nothing is left, nothing is there to be changed."""
    all_of_it = s.Replacement(p.IsDealtDamage(player=You()), s.Prevented())
    state = board(card(1, ANN), card(9, BOB, all_of_it), card(8, ANN, DOUBLE))
    process = happen(state, bolt(1, BOB, 3))
    assert process.state.player(BOB).life == 20
    assert "615.6" in cited(process)


def test_lifelink_infect_wither_and_toxic() -> None:
    """120.3: what damage comes to, by its source."""
    state = board(
        card(1, ANN, *having("lifelink", "infect")),
        card(2, ANN, *having("wither", "deathtouch")),
        card(3, BOB),
        card(4, BOB),
    )
    process = happen(state, bolt(1, BOB, 2), bolt(2, 3, 1), bolt(1, 4, 1))
    assert process.state.player(BOB).life == 20
    assert process.state.player(BOB).counters.count("poison") == 2
    assert process.state.player(ANN).life == 23
    assert now(process, 3).counters.count("-1/-1") == 1
    assert now(process, 3).damage == now(process, 4).damage == 0
    assert ObjectId(3) in process.state.deathtouched
    assert {"120.3b", "120.3d", "120.3f", "702.15b", "702.80a", "702.90b"} <= cited(process)


def test_damage_to_what_cant_be_dealt_damage_is_none() -> None:
    """120.1a."""
    assert told(happen(board(card(1, ANN), card(2, BOB, types=LAND)), bolt(1, 2))) == []


def test_a_shield_of_three_counts_down() -> None:
    """615.7: 2 of 3 used, then 1 more prevented of 3."""
    to = x.ReplaceThisTurn(
        s.Replacement(p.IsDealtDamage(f.IsIt(), AboutPlayers()), s.Prevented(3)), about=AnyTarget()
    )
    context = Context(None, BOB, stack=OnStack(targets=((BOB,),)))
    state = play(board(card(1, ANN)), lambda done: do_effect(done, to, context)).state
    first = happen(state, bolt(1, BOB, 2))
    assert first.state.player(BOB).life == 20
    second = happen(first.state, bolt(1, BOB, 3))
    assert second.state.player(BOB).life == 18
    assert second.state.rules == ()
    assert "615.7" in cited(second)


def test_a_shield_against_two_sources_at_once_is_chosen_for() -> None:
    """615.7: the lifelinker's damage or the other's is prevented."""
    to = x.ReplaceThisTurn(
        s.Replacement(p.IsDealtDamage(f.IsIt(), AboutPlayers()), s.Prevented(3)), about=AnyTarget()
    )
    context = Context(None, BOB, stack=OnStack(targets=((BOB,),)))
    before = board(card(1, ANN, *having("lifelink")), card(2, ANN))
    state = play(before, lambda done: do_effect(done, to, context)).state

    def picking(id_: int):  # type: ignore[no-untyped-def]  # a closure for tests
        def say(request: Request) -> Value:
            assert isinstance(request, AskPick)
            assert request.player == BOB
            return Picked((ObjectId(id_),))

        return say

    both = (bolt(2, BOB, 3), bolt(1, BOB, 3))
    first = happen(state, *both, say=picking(1))
    assert (first.state.player(ANN).life, first.state.player(BOB).life) == (20, 17)
    other = happen(state, *both, say=picking(2))
    assert (other.state.player(ANN).life, other.state.player(BOB).life) == (23, 17)


def test_a_shield_that_is_enough_for_all_is_not_asked_about() -> None:
    """615.7."""
    to = x.ReplaceThisTurn(
        s.Replacement(p.IsDealtDamage(f.IsIt(), AboutPlayers()), s.Prevented(7)), about=AnyTarget()
    )
    context = Context(None, BOB, stack=OnStack(targets=((BOB,),)))
    before = board(card(1, ANN), card(2, ANN))
    state = play(before, lambda done: do_effect(done, to, context)).state
    process = happen(state, bolt(1, BOB, 3), bolt(2, BOB, 3))
    assert process.state.player(BOB).life == 20
    assert [rule.left for rule in process.state.rules] == [1]


def test_unpreventable_damage_leaves_the_shield() -> None:
    """615.12: the effect applies in vain, and what else it does is done."""
    rule = s.Replacement(p.IsDealtDamage(player=You()), s.Prevented(then=pl.GainLife(1)))
    to = x.ReplaceThisTurn(rule, times=1)
    state = play(board(card(1, ANN)), lambda d: do_effect(d, to, Context(None, BOB))).state
    process = happen(state, bolt(1, BOB, 3, preventable=False))
    assert process.state.player(BOB).life == 18
    assert len(process.state.rules) == 1
    assert "615.12" in cited(process)


def test_the_next_time_a_chosen_source_deals_damage() -> None:
    """615.8: all of it, once, and only of that source."""
    rule = s.Replacement(p.IsDealtDamage(player=You()), s.Prevented())
    to = x.ReplaceThisTurn(rule, times=1, chosen=f.AllOf())

    def say(request: Request) -> Value:
        assert isinstance(request, AskPick)
        return Picked((ObjectId(1),))

    before = board(card(1, ANN), card(2, ANN))
    state = play(before, lambda d: do_effect(d, to, Context(None, BOB)), say).state
    other = happen(state, bolt(2, BOB, 1))
    assert (other.state.player(BOB).life, len(other.state.rules)) == (19, 1)
    chosen = happen(state, bolt(1, BOB, 5))
    assert (chosen.state.player(BOB).life, len(chosen.state.rules)) == (20, 0)
    assert "615.8" in cited(chosen)


def test_prevented_damage_gains_as_much_life_afterwards() -> None:
    """615.5."""
    mirror = s.Replacement(p.IsDealtDamage(player=You()), s.Prevented(then=pl.GainLife(ThatMuch())))
    process = happen(board(card(1, ANN), card(2, BOB, mirror)), bolt(1, BOB, 4))
    assert process.state.player(BOB).life == 24


def test_redirected_damage_is_dealt_by_the_same_source() -> None:
    """614.9: and to nothing else if what would be dealt it is no creature any more."""
    to_this = s.Replacement(p.IsDealtDamage(player=You()), s.Redirected(This()))
    state = board(card(1, ANN, *having("lifelink")), card(2, BOB, to_this, size=(0, 5)))
    process = happen(state, bolt(1, BOB, 2, preventable=False))
    assert (now(process, 2).damage, process.state.player(BOB).life) == (2, 20)
    assert process.state.player(ANN).life == 22
    assert "614.9" in cited(process)
    no_creature = board(card(1, ANN), card(2, BOB, to_this, types=ENCHANTMENT))
    assert happen(no_creature, bolt(1, BOB, 2)).state.player(BOB).life == 18


def test_protection_prevents_and_absorb_reduces() -> None:
    """702.16e, 702.64a: absorb by each source."""
    lands = Keyword("protection", quality=f.OfType(CardType.LAND))
    state = board(
        card(1, ANN, types=LAND),
        card(2, ANN),
        card(3, BOB, lands),
        card(4, BOB, Keyword("absorb", 1), Keyword("absorb", 1), size=(1, 9)),
    )
    process = happen(state, bolt(1, 3, 5), bolt(2, 4, 3), bolt(1, 4, 3))
    assert (now(process, 3).damage, now(process, 4).damage) == (0, 2)
    assert {"702.16e", "702.64a"} <= cited(process)
    assert now(happen(state, bolt(2, 3, 1)), 3).damage == 1


def test_shield_stun_and_finality_counters() -> None:
    """122.1c, 122.1d, 122.1h."""
    state = board(
        card(1, ANN, counters=(("shield", 2),)),
        card(2, ANN, counters=(("stun", 1),), tapped=True),
        card(3, ANN, counters=(("finality", 1),)),
        card(4, BOB),
        card(5, BOB),
    )
    damaged = happen(state, bolt(4, 1), bolt(5, 1))
    assert (now(damaged, 1).damage, now(damaged, 1).counters.count("shield")) == (0, 1)
    destroyed = happen(state, e.Destroyed(ObjectId(1)), e.Destroyed(ObjectId(3)))
    assert now(destroyed, 1).counters.count("shield") == 1
    assert zone(destroyed, 3) is Zone.EXILE
    by_rule = play(state, lambda done: make_by_rule(done, e.Destroyed(ObjectId(1))))
    assert zone(by_rule, 1) is Zone.GRAVEYARD
    untapped = happen(state, e.Untap(ObjectId(2)))
    assert now(untapped, 2).tapped
    assert now(untapped, 2).counters == Counters()
    assert not now(happen(untapped.state, e.Untap(ObjectId(2))), 2).tapped


def test_draws_replaced_even_from_an_empty_library() -> None:
    """614.11, 121.4."""
    well = s.Replacement(p.Draws(You()), s.InsteadDo(pl.GainLife(3)))
    replaced = happen(board(card(1, ANN, well)), e.Draw(ANN))
    assert (replaced.state.player(ANN).life, replaced.state.player(ANN).drew_from_empty) == (
        23,
        False,
    )
    assert "614.11" in cited(replaced)
    assert happen(board(), e.Draw(ANN)).state.player(ANN).drew_from_empty


def test_a_replacement_does_not_invoke_itself() -> None:
    """614.5: two cards instead of one, and each of them is drawn."""
    two = s.Replacement(p.Draws(You()), s.InsteadDo(pl.Draw(2)))
    library = [card(i, ANN, zone=Zone.LIBRARY) for i in (11, 12, 13)]
    process = happen(board(card(1, ANN, two), *library), e.Draw(ANN))
    assert len(process.state.player(ANN).hand) == 2


def test_two_that_draw_twice_as_many_make_four() -> None:
    """614.5, 616.2: each applies to the draws that the other made, once."""
    two = s.Replacement(p.Draws(You()), s.InsteadDo(pl.Draw(2)))
    library = [card(i, ANN, zone=Zone.LIBRARY) for i in range(11, 19)]
    process = happen(board(card(1, ANN, two), card(2, ANN, two), *library), e.Draw(ANN))
    assert len(process.state.player(ANN).hand) == 4
    assert "616.2" in cited(process)


def test_life_becomes_cards_but_not_where_life_cant_be_gained() -> None:
    """614.17c, 119.7."""
    alms = s.Replacement(p.GainsLife(You()), s.InsteadDo(pl.Draw(ThatMuch())))
    dread = s.CantGainLife(EachPlayer())
    library = [card(i, ANN, zone=Zone.LIBRARY) for i in (11, 12, 13)]
    process = happen(board(card(1, ANN, alms), *library), e.LifeGained(ANN, 2))
    assert (process.state.player(ANN).life, len(process.state.player(ANN).hand)) == (20, 2)
    barred = happen(board(card(1, ANN, alms), card(2, BOB, dread), *library), e.LifeGained(ANN, 2))
    assert (barred.state.player(ANN).life, len(barred.state.player(ANN).hand)) == (20, 0)


def test_counters_doubled_and_one_more_in_either_order() -> None:
    """616.1e, 614.16."""
    state = board(card(1, ANN), card(8, ANN, TWICE_COUNTERS), card(9, ANN, ONE_MORE))
    put = e.CountersPut(ObjectId(1), "+1/+1", 1, ANN)
    numbers = {now(happen(state, put, say=choosing(n)), 1).counters.count("+1/+1") for n in (0, 1)}
    assert numbers == {3, 4}
    as_cost = happen(state, put.with_(as_cost=True))
    assert now(as_cost, 1).counters.count("+1/+1") == 2


def test_counters_it_enters_with_are_doubled_and_a_planeswalkers_too() -> None:
    """614.16, 306.5b, 122.6."""
    hydra = s.Replacement(p.Enters(f.IsThis()), s.EntersWith(counters=(("+1/+1", 2),)))
    loyal = s.Replacement(p.CountersPut(f.IsPermanent(), by_effect=True), s.Doubled())
    state = board(
        card(1, ANN, hydra, zone=Zone.GRAVEYARD),
        card(2, ANN, zone=Zone.GRAVEYARD, types=PLANESWALKER, loyalty=3),
        card(9, ANN, loyal),
    )
    process = happen(
        state, e.Moved(ObjectId(1), Zone.BATTLEFIELD), e.Moved(ObjectId(2), Zone.BATTLEFIELD)
    )
    assert now(process, 1).counters.count("+1/+1") == 4
    assert now(process, 2).counters.count("loyalty") == 6


def test_an_effect_on_a_set_does_not_apply_to_its_own_source() -> None:
    """614.12: Orb itself enters untapped, others tapped."""
    orb = s.Replacement(p.Enters(f.IsPermanent()), s.EntersWith(tapped=True))
    own = s.Replacement(p.Enters(f.IsThis()), s.EntersWith(tapped=True))
    state = board(
        card(1, ANN, orb, zone=Zone.HAND),
        card(2, ANN, zone=Zone.HAND),
        card(3, ANN, own, zone=Zone.HAND),
    )
    alone = happen(state, e.Moved(ObjectId(1), Zone.BATTLEFIELD))
    assert not now(alone, 1).tapped
    assert now(happen(alone.state, e.Moved(ObjectId(2), Zone.BATTLEFIELD)), 2).tapped
    process = happen(state, e.Moved(ObjectId(3), Zone.BATTLEFIELD))
    assert now(process, 3).tapped
    assert {"614.1c", "614.12"} <= cited(process)


def test_control_is_settled_before_it_enters_tapped() -> None:
    """616.1b: under Bob's control first, so that it is an opponent's for Ann's Manacles."""
    steal = s.Replacement(
        p.Enters(f.AllOf((CREATURES, f.ControlledBy(EachOpponent())))), s.EntersWith(under=You())
    )
    manacles = s.Replacement(
        p.Enters(f.AllOf((CREATURES, f.ControlledBy(EachOpponent())))), s.EntersWith(tapped=True)
    )
    state = board(card(1, ANN, zone=Zone.HAND), card(8, BOB, steal), card(9, ANN, manacles))
    process = happen(state, e.Moved(ObjectId(1), Zone.BATTLEFIELD))
    assert (now(process, 1).controller, now(process, 1).tapped) == (BOB, True)


def test_a_copy_comes_first_and_loses_what_it_replaces() -> None:
    """616.1c: as Essence it has no words about entering tapped; in the graveyard it is itself."""
    essence = s.Replacement(
        p.Enters(f.AllOf((CREATURES, f.ControlledBy(You())))), s.EntersAsCopy(f.IsThis())
    )
    own = s.Replacement(p.Enters(f.IsThis()), s.EntersWith(tapped=True))
    state = board(card(1, ANN, own, zone=Zone.HAND), card(9, ANN, essence, size=(6, 6)))
    process = happen(state, e.Moved(ObjectId(1), Zone.BATTLEFIELD))
    assert (now(process, 1).tapped, now(process, 1).printed.power) == (False, 6)
    assert "616.1c" in cited(process)
    dead = happen(process.state, e.Destroyed(now(process, 1).id))
    assert now(dead, 1).printed.power == 2


def test_a_clone_that_copies_what_enters_tapped_enters_tapped() -> None:
    """707.5: and it may decline."""
    clone = s.Replacement(p.Enters(f.IsThis()), s.EntersAsCopy(CREATURES), optional=True)
    own = s.Replacement(p.Enters(f.IsThis()), s.EntersWith(tapped=True))
    state = board(card(1, ANN, clone, zone=Zone.HAND, size=(0, 0)), card(2, BOB, own, size=(3, 4)))

    def say(*picked: int):  # type: ignore[no-untyped-def]  # a closure for tests
        return lambda request: Picked(tuple(ObjectId(i) for i in picked))

    copied = happen(state, e.Moved(ObjectId(1), Zone.BATTLEFIELD), say=say(2))
    assert (now(copied, 1).tapped, now(copied, 1).printed.toughness) == (True, 4)
    declined = happen(state, e.Moved(ObjectId(1), Zone.BATTLEFIELD), say=say())
    assert (now(declined, 1).tapped, now(declined, 1).printed.toughness) == (False, 0)


def test_clones_entering_together_dont_see_each_other() -> None:
    """614.12: nothing is there to copy."""
    clone = s.Replacement(p.Enters(f.IsThis()), s.EntersAsCopy(CREATURES), optional=True)
    state = board(card(1, ANN, clone, zone=Zone.GRAVEYARD), card(2, ANN, zone=Zone.GRAVEYARD))
    both = (e.Moved(ObjectId(i), Zone.BATTLEFIELD) for i in (1, 2))
    assert now(happen(state, *both), 1).printed.abilities != ()


def test_tokens_are_doubled_and_each_enters_by_itself() -> None:
    """614.16, 616.1g."""
    tapped = s.Replacement(p.Enters(CREATURES), s.EntersWith(tapped=True))
    printed = card(1, ANN).printed
    state = board(card(8, ANN, TWICE_TOKENS), card(9, BOB, tapped))
    made = happen(state, e.Tokens(ANN, printed, 2))
    tokens = [made.state.objects[i] for i in made.state.battlefield if i > 9]
    assert [held.tapped for held in tokens] == [True] * 4
    other = happen(state, e.Tokens(BOB, printed, 2))
    assert len(other.state.battlefield) == 4


def test_what_cant_enter_stays_where_it_is() -> None:
    """614.17d, 400.4a."""
    lock = s.CantEnter(f.OfType(CardType.CREATURE), from_zone="graveyard")
    spell = frozenset({CardType.SORCERY})
    state = board(
        card(1, ANN, zone=Zone.GRAVEYARD),
        card(2, ANN, zone=Zone.HAND),
        card(3, ANN, zone=Zone.HAND, types=spell),
        card(9, ANN, lock, types=ENCHANTMENT),
    )
    process = happen(state, *(e.Moved(ObjectId(i), Zone.BATTLEFIELD) for i in (1, 2, 3)))
    assert [zone(process, i) for i in (1, 2, 3)] == [Zone.GRAVEYARD, Zone.BATTLEFIELD, Zone.HAND]


def test_one_object_moves_once_in_a_batch() -> None:
    """704.7: what two rules would put into the graveyard goes there once."""
    watch = board(card(1, ANN))
    process = happen(watch, e.Destroyed(ObjectId(1)), e.PutIntoGraveyard(ObjectId(1)))
    assert sum(isinstance(event, e.Moved) for event in told(process)) == 1


def test_dredge_is_offered_only_with_cards_enough() -> None:
    """702.52a-b."""
    imp = card(1, ANN, Keyword("dredge", 2), zone=Zone.GRAVEYARD)
    library = [card(i, ANN, zone=Zone.LIBRARY) for i in (11, 12, 13)]

    def yes(request: Request) -> Value:
        assert isinstance(request, AskYesNo)
        return Said(True)

    process = happen(board(imp, *library), e.Draw(ANN), say=yes)
    assert zone(process, 1) is Zone.HAND
    assert len(process.state.player(ANN).graveyard) == 2
    assert "702.52a" in cited(process)
    few = happen(board(imp, library[0]), e.Draw(ANN))
    assert zone(few, 1) is Zone.GRAVEYARD


def test_devour_sacrifices_before_it_enters() -> None:
    """702.82a, 614.13a: not itself, nor what enters with it."""
    wurm = card(1, ANN, Keyword("devour", 2), zone=Zone.HAND)
    state = board(wurm, card(2, ANN), card(3, ANN), card(4, ANN, zone=Zone.HAND))

    def say(request: Request) -> Value:
        assert isinstance(request, AskPick)
        assert request.among == (ObjectId(2), ObjectId(3))
        return Picked((ObjectId(2),))

    both = (e.Moved(ObjectId(i), Zone.BATTLEFIELD) for i in (1, 4))
    process = happen(state, *both, say=say)
    assert now(process, 1).counters.count("+1/+1") == 2
    assert [zone(process, i) for i in (2, 3)] == [Zone.GRAVEYARD, Zone.BATTLEFIELD]


def test_umbra_armor_saves_its_creature() -> None:
    """702.89a."""
    aura = card(2, ANN, *having("umbra armor"), types=ENCHANTMENT, attached_to=ObjectId(1))
    process = happen(board(card(1, ANN, damage=1), aura), e.Destroyed(ObjectId(1)))
    assert (zone(process, 1), now(process, 1).damage) == (Zone.BATTLEFIELD, 0)
    assert zone(process, 2) is Zone.GRAVEYARD
    assert "702.89a" in cited(process)


def test_skipped_steps_do_not_begin() -> None:
    """614.1b, 614.10."""
    from judge.game.steps import Step

    dry = s.Replacement(p.StepBegins("draw", You()), s.Skipped())
    own = happen(board(card(1, ANN, dry)), e.BeginStep(Step.DRAW))
    assert [type(event) for event in told(own)] == [e.StepSkipped]
    assert "614.1b" in cited(own)
    other = happen(board(card(1, BOB, dry)), e.BeginStep(Step.DRAW))
    assert [type(event) for event in told(other)] == [e.BeginStep]


def test_platinum_keeps_its_player_in_the_game() -> None:
    """101.2."""
    state = board(card(1, ANN, s.CantLoseGame(You())))
    process = happen(state, e.GameLost(ANN), e.GameWon(BOB))
    assert [type(event) for event in told(process)] == [e.NotLost, e.NotWon]
    assert not process.state.player(ANN).has_lost
    assert "101.2" in cited(process)
    assert happen(board(), e.GameLost(ANN)).state.player(ANN).has_lost


def test_exile_with_counters_and_what_follows() -> None:
    """614.6: what follows speaks of the card where it went."""
    then = s.ToZoneInstead("exile", then=o.Move(It(), "hand"), counters=(("void", 1),))
    state = board(card(1, ANN), card(9, BOB, s.Replacement(TO_GRAVEYARD, then)))
    process = happen(state, e.Destroyed(ObjectId(1)))
    put = [event for event in told(process) if isinstance(event, e.CountersPut)]
    assert [event.kind for event in put] == ["void"]
    assert zone(process, 1) is Zone.HAND


def test_a_commander_may_go_to_the_command_zone() -> None:
    """903.9b: its owner decides."""
    state = board(card(1, ANN, is_commander=True).with_(controller=BOB))

    def say(yes: bool):  # type: ignore[no-untyped-def]  # a closure for tests
        def answer(request: Request) -> Value:
            assert isinstance(request, AskYesNo)
            assert request.player == ANN
            return Said(yes)

        return answer

    saved = happen(state, e.Moved(ObjectId(1), Zone.HAND), say=say(True))
    assert zone(saved, 1) is Zone.COMMAND
    let = happen(state, e.Moved(ObjectId(1), Zone.HAND), say=say(False))
    assert zone(let, 1) is Zone.HAND
