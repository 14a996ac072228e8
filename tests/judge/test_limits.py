"""What a ruling may take: amounts stay numbers, and what there is too much of ends it."""

from __future__ import annotations

import cProfile
import json
import pstats
import time
from pathlib import Path

import pytest

import judge
from judge.budget import limited, repetitions, step
from judge.errors import BadLimits, BudgetSpent, Limit
from judge.game.state import History, Mana
from judge.rules.mana.plan import matched, plan_payment
from judge.rules.mana.sources import Source
from judge.ruling import Verdict
from judge.scenario.setup.placing import MOST_OBJECTS

BILLION = 10**9
HUGE = 10**30
COUNTED = judge.Limits(time=60, memory=None)  # the clock only ends what hangs


def ruling(text: str, limits: judge.Limits = COUNTED) -> judge.Ruling:
    """The ruling on a scenario's text."""
    (scenario,) = judge.load_scenarios(text)
    return judge.ask(scenario, limits)


def cast(text: str, *, cost: str = "{X}{R}", more: str = "", free: bool = True) -> str:
    """A scenario in which Ann casts a sorcery of these words."""
    return f"""
cards:
  - {{name: Hostile Act, cost: "{cost}", type: Sorcery, text: {json.dumps(text)}}}
players:
  Ann:
    mana_free: {str(free).lower()}
    hand: [Hostile Act]
    battlefield: [{{card: Mountain, count: 20}}]
    library: [{{card: Forest, count: 30}}]
  Bob: {{battlefield: [Grizzly Bears], library: [{{card: Forest, count: 30}}]}}
play:
  - {{player: Ann, cast: Hostile Act{more}}}
  - resolve: all
ask: [{{life: Bob}}]
"""


NUMBERS = (  # what is done with a number needs no list
    ("Hostile Act deals X damage to any target.", ", targets: [Bob]"),
    ("Target player loses X life.", ", targets: [Bob]"),
    ("Target player mills X cards.", ", targets: [Bob]"),
    ("Target player discards X cards.", ", targets: [Bob]"),
    ("Target player sacrifices X creatures.", ", targets: [Bob]"),
    ("Prevent the next X damage that would be dealt to any target this turn.", ", targets: [Bob]"),
    ("Scry X.", ""),
    ("Surveil X.", ""),
    ("You gain X life.", ""),
    ("Exile the top X cards of your library.", ""),
    ("Search your library for up to X land cards, put them into your hand, then shuffle.", ""),
    ("Put X +1/+1 counters on target creature.", ", targets: [Grizzly Bears]"),
    ("Target creature gets +X/+X until end of turn.", ", targets: [Grizzly Bears]"),
    ("Amass Orcs X.", ""),
    ("Incubate X.", ""),
    ("Discover X.", ""),
)


@pytest.mark.parametrize(("text", "more"), NUMBERS, ids=[text for text, _ in NUMBERS])
@pytest.mark.parametrize("x", [BILLION, HUGE])
def test_a_number_is_as_good_as_another(text: str, more: str, x: int) -> None:
    assert ruling(cast(text, more=f", x: {x}{more}")).verdict is Verdict.DETERMINED


MADE = (  # what is made of a number is bounded before it is made
    ("Draw X cards.", "", Limit.EVENTS),
    ("Each player draws X cards.", "", Limit.EVENTS),
    ("Create X 1/1 green Saproling creature tokens.", "", Limit.OBJECTS),
    ("Create X Treasure tokens.", "", Limit.OBJECTS),
    (
        "Create X tokens that are copies of target creature.",
        ", targets: [Grizzly Bears]",
        Limit.OBJECTS,
    ),
)


@pytest.mark.parametrize(("text", "more", "limit"), MADE, ids=[text for text, *_ in MADE])
@pytest.mark.parametrize("x", [BILLION, HUGE])
def test_too_much_is_not_made(text: str, more: str, limit: Limit, x: int) -> None:
    got = ruling(cast(text, more=f", x: {x}{more}"))
    assert (got.verdict, got.limit) == (Verdict.UNSUPPORTED, limit)


def test_a_number_in_the_words_is_bounded_too() -> None:
    assert ruling(cast("Add {1000000000}.", cost="{R}")).limit is Limit.OBJECTS
    assert ruling(cast("Draw 1000000000 cards.", cost="{R}")).limit is Limit.EVENTS
    rolled = ruling(cast("Roll a d1000000000. Draw a card.", cost="{R}"))
    assert rolled.limit is Limit.WAYS


@pytest.mark.parametrize("cost", ["{100000000}", f"{{{HUGE}}}", "{R/P}" * 60, "{2/R}" * 60])
@pytest.mark.parametrize("free", [True, False])
def test_a_cost_is_counted(cost: str, free: bool) -> None:
    got = ruling(cast("Draw a card.", cost=cost, free=free))
    assert got.verdict is Verdict.DETERMINED


KICKS = (
    ("Multikicker {1}", "kicked: 1000000000", None),
    ("Multikicker {1}{G}", "kicked: 1000000000", Limit.OBJECTS),
    ("Replicate {1}", "with: [{replicate: 1000000000}]", Limit.EVENTS),
)


@pytest.mark.parametrize(("keyword", "paid", "limit"), KICKS)
def test_a_cost_that_repeats_is_counted(keyword: str, paid: str, limit: Limit | None) -> None:
    text = f"{keyword}\nHostile Act deals 1 damage to any target."
    got = ruling(cast(text, cost="{R}", more=f", {paid}, targets: [Bob]"))
    assert got.limit is limit


def test_squad_makes_no_more_tokens_than_there_may_be() -> None:
    text = cast("Squad {2}", cost="{R}", more=", with: [{squad: 1000000000}]")
    text = text.replace("type: Sorcery", "type: Creature, power: 1, toughness: 1")
    assert ruling(text).limit is Limit.OBJECTS


def test_who_has_too_little_mana_is_told_so_whatever_it_costs() -> None:
    text = cast("Draw X cards.", more=f", x: {HUGE}", free=False)
    got = ruling(text)
    assert got.verdict is Verdict.DETERMINED
    assert "601.2h" in [cited.number for cited in got.citations]


DOUBLER = """
cards:
  - name: Doubler
    cost: "{G}"
    type: Enchantment
    text: "If an effect would create one or more tokens under your control, it creates twice that \
many of those tokens instead."
  - {name: Make, cost: "{G}", type: Sorcery, text: "Create a 1/1 green Saproling creature token."}
players:
  Ann: {mana_free: true, battlefield: [{card: Doubler, count: %d}], hand: [Make]}
  Bob: {}
play:
  - {player: Ann, cast: Make}
  - resolve: all
ask: [{count: {player: Ann, zone: battlefield}}]
"""


@pytest.mark.parametrize("number", [40, 150])
def test_token_doublers_end_before_the_tokens_are_made(number: int) -> None:
    assert ruling(DOUBLER % number).limit is Limit.OBJECTS


def test_a_few_token_doublers_are_ruled_on() -> None:
    assert ruling(DOUBLER % 5).answer.en == f"{5 + 2**5} objects of Ann's on the battlefield."


SCRIPT = """
players:
  Ann: {library: [{card: Forest, count: 900}]}
  Bob: {library: [{card: Forest, count: 900}]}
until: {turn: 100000}
"""
OPEN = """
explore: true
players:
  Ann: {hand: [Murder], mana_free: true}
  Bob: {battlefield: [{card: Grizzly Bears, as: Bear}, Hill Giant, Llanowar Elves]}
play:
  - {player: Ann, cast: Murder}
  - resolve: all
"""
COINS = """
players: {Ann: {}, Bob: {}}
play:
  - {player: Ann, effect: "Flip a coin. If you win the flip, you gain 1 life."}
  - {player: Ann, effect: "Flip a coin. If you win the flip, you gain 1 life."}
ask: [{life: Ann}]
"""
ENDS = (
    (SCRIPT, judge.Limits(steps=500)),
    (SCRIPT, judge.Limits(events=500)),
    (DOUBLER % 5, judge.Limits(objects=31)),
    (OPEN, judge.Limits(ways=2)),
    (SCRIPT, judge.Limits(time=0.05, memory=None)),
)


@pytest.mark.parametrize(("text", "limits"), ENDS)
def test_a_limit_ends_the_ruling_and_is_told_in_both_languages(
    text: str, limits: judge.Limits
) -> None:
    usual = judge.Limits()
    limit = next(one for one in Limit if _of(limits, one) != _of(usual, one))
    got = ruling(text, limits)
    assert (got.verdict, got.limit) == (Verdict.UNSUPPORTED, limit)
    assert got.to_dict()["limit"] == limit.value
    assert got.answer.en.startswith("I stopped before I had an answer. This takes more than")
    assert got.answer.zh.startswith("尚未得出答案便已停止。这需要超过")
    assert got.may_be_kept is limit.is_counted


def test_outcomes_that_were_found_before_a_limit_are_told() -> None:
    """Of two coins three of the four results are followed: two won, one won, one won."""
    got = ruling(COINS, judge.Limits(ways=3))
    assert len(got.outcomes) == 2
    assert "As far as I came: It depends on chance" in got.answer.en
    assert "到此为止的结果：取决于随机的结果" in got.answer.zh


def _of(limits: judge.Limits, limit: Limit) -> object:
    return getattr(limits, limit.value)


def test_what_is_counted_ends_at_the_same_place_each_time() -> None:
    limits = [judge.Limits(steps=steps, time=None, memory=None) for steps in (100, 400, 1_600)]
    for limit in limits:
        assert ruling(SCRIPT, limit).to_dict() == ruling(SCRIPT, limit).to_dict()
    spent = []
    for _ in range(2):
        with limited(COUNTED) as budget:
            (scenario,) = judge.load_scenarios(DOUBLER % 5)
            judge.ask(scenario, judge.Limits())
        spent.append(dict(budget.spent))
    assert spent[0] == spent[1]


def test_just_enough_is_enough() -> None:
    assert ruling(DOUBLER % 5, judge.Limits(objects=32)).limit is None
    assert ruling(OPEN, judge.Limits(ways=3)).limit is None


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is not told here")
def test_memory_is_looked_at() -> None:
    held = []
    with pytest.raises(BudgetSpent) as ended, limited(judge.Limits(steps=None, time=30, memory=20)):
        while len(held) < 3_000:
            held.append(bytearray(100_000))
            for _ in range(2_000):
                step()
    assert ended.value.limit is Limit.MEMORY


def test_calls_that_are_too_deep_and_a_full_memory_end_the_ruling() -> None:
    def deeper(number: int) -> int:
        return deeper(number + 1) + 1

    with pytest.raises(BudgetSpent) as ended, limited():
        deeper(0)
    assert ended.value.limit is Limit.STEPS
    with pytest.raises(BudgetSpent) as ended, limited():
        raise MemoryError
    assert (ended.value.limit, ended.value.words.zh) == (Limit.MEMORY, "这需要过多的内存。")


def test_nothing_is_counted_outside_of_a_ruling() -> None:
    step(BILLION)
    assert len(repetitions(BILLION)) == BILLION


def test_limits_are_read() -> None:
    read = judge.Limits.parse(" time=0.5, memory=none ,ways=7")
    assert (read.time, read.memory, read.ways) == (0.5, None, 7)
    assert read.events == judge.Limits().events
    assert judge.Limits.parse("") == judge.Limits()


@pytest.mark.parametrize(
    "text", ["speed=3", "time", "time=", "time=-1", "ways=0", "ways=1.5", "events=many", "steps=１"]
)
def test_limits_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(BadLimits, match="is no limit"):
        judge.Limits.parse(text)


def test_the_environment_sets_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_LIMITS", "events=9")
    (scenario,) = judge.load_scenarios(SCRIPT)
    assert judge.ask(scenario).limit is Limit.EVENTS
    assert judge.check(scenario).unsupported == ("This takes more than 9 events.",)


# -- searching for payments --------------------------------------------------------------------

ANY = frozenset({"W", "U", "B", "R", "G", "C", "generic"})


def _land(place: int, *letters: str) -> Source:
    return Source(tuple((letter,) for letter in letters), object=place)  # type: ignore[arg-type]


def test_a_long_payment_is_found() -> None:
    """As many parts as there may be objects, each with its land: no call within a call."""
    sources = [_land(place, "G") for place in range(MOST_OBJECTS)]
    plan = plan_payment([ANY] * MOST_OBJECTS, sources)
    assert plan is not None
    assert len(plan) == MOST_OBJECTS
    units = [Mana("G")] * 1_200
    assert len(matched([ANY] * 1_200, units)) == 1_200


def test_a_search_that_does_not_end_says_nothing() -> None:
    """It isn't taken for a cost that can't be paid."""
    letters = "WUBRG"
    sources = [_land(place, *letters[place:], f"{place}") for place in range(5)] * 4
    wide = [frozenset({*letters, f"{place}"}) for place in range(5)] * 4
    assert plan_payment(wide, sources) is not None
    with pytest.raises(BudgetSpent) as ended:
        plan_payment([*wide, frozenset({*letters, *"01234", "none"})], sources)
    assert ended.value.limit is Limit.STEPS


# -- work that grows with the board ------------------------------------------------------------

WARDENS = """
cards:
  - name: Warden
    cost: "{W}"
    type: Creature
    power: 1
    toughness: 1
    text: "Whenever another creature enters the battlefield, you gain 1 life."
players:
  Ann: {mana_free: true, battlefield: [{card: Warden, count: %d}], hand: [Grizzly Bears]}
  Bob: {}
play:
  - {player: Ann, cast: Grizzly Bears}
  - resolve: all
ask: [{life: Ann}]
"""


def _calls(text: str) -> int:
    """How many functions are called for a ruling."""
    (scenario,) = judge.load_scenarios(text)
    judge.ask(scenario, COUNTED)
    profile = cProfile.Profile()
    profile.runcall(judge.ask, scenario, COUNTED)
    total: int = pstats.Stats(profile).total_calls  # type: ignore[attr-defined]
    return total


def test_work_grows_with_the_triggers_and_not_with_their_square() -> None:
    assert ruling(WARDENS % 50).answer.en == "70 life for Ann."
    assert _calls(WARDENS % 100) < 2.6 * _calls(WARDENS % 50)


def test_a_history_is_shared() -> None:
    """A longer history takes no copy of what was before."""
    first = History().more(range(1_000))
    longer = [first]
    for number in range(100):
        longer.append(longer[-1].more([number]))
    assert len({id(one._all) for one in longer}) == 1
    assert len(first) == 1_000
    assert longer[-1][-2:] == (98, 99)


def test_what_else_the_machine_does_ends_no_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is that of the processor; only much more of it by the clock ends a ruling, too."""
    clock = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: clock)
    with limited(judge.Limits(time=5, memory=None)):
        clock += 40  # seconds in which others worked
        step(100)
        clock += 20
        with pytest.raises(BudgetSpent):
            step(100)


def test_work_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """So much work ends a ruling whatever the clock says."""
    worked = time.thread_time()
    monkeypatch.setattr(time, "thread_time", lambda: worked)
    with limited(judge.Limits(time=5, memory=None)):
        worked += 6
        with pytest.raises(BudgetSpent):
            step(100)
