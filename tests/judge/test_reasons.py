"""The rules that an answer turns on: chosen from the account, said with their objects."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.ids import RuleId
from corpus.library import Library
from judge import Ruling, ask, check, load_scenarios
from judge.arguments import is_so
from judge.cite import AT, CARRYING_OUT
from judge.cli import main
from judge.ruling.account.instances import INSTANCES
from judge.ruling.account.written import (
    OF_A_QUALITY,
    OF_PLAYERS,
    OF_TARGETS,
    OF_TWO_NAMES,
    OF_WHAT_WAITS,
)
from judge.ruling.checking import Outcome
from judge.ruling.reasons.choice import COUNTS, LEAST, SURE, chosen, reasons
from judge.ruling.reasons.dull import DULL, EVENT_IS_DULL, NO_IS_DULL, WORD_IS_DULL, YES_IS_DULL
from judge.ruling.reasons.permits import PERMITS
from judge.ruling.reasons.rarity import ALL, Counted, rows, table, telling
from judge.ruling.reasons.reason import Reason
from judge.ruling.wording.events import TOLD
from judge.ruling.wording.reasons import statement_of
from judge.ruling.wording.statements import BY_WAY, STATEMENTS, WAY

SHOCK = """
players:
  Ann: {hand: [Shock], mana_free: true}
  Bob: {battlefield: [Grizzly Bears, Darksteel Myr]}
play: [{player: Ann, cast: Shock, targets: [%s]}]
ask: [{dies: %s}]
"""


def ruling(text: str) -> Ruling:
    """The ruling on the one scenario of a text, by the base edition."""
    (scenario,) = load_scenarios(text)
    return ask(scenario, edition="2023-11-17")


def rules(held: Ruling) -> list[str]:
    """The numbers of the rules that a ruling turns on."""
    return [one.rule.number for one in held.deciding]


@pytest.mark.parametrize(
    ("target", "rule", "why"),
    [
        ("Grizzly Bears", "704.5g", "Grizzly Bears is destroyed: a creature with damage"),
        ("Darksteel Myr", "702.12b", "Darksteel Myr would be destroyed, but it can't be: "),
    ],
)
def test_the_rule_that_decides_is_named_with_its_object(target: str, rule: str, why: str) -> None:
    """In both languages; it is of the ruling's edition."""
    held = ruling(SHOCK % (target, target))
    (found,) = (one for one in held.deciding if one.rule.number == rule)
    assert found.why.en.startswith(why)
    assert any("\u4e00" <= char <= "\u9fff" for char in found.why.zh)
    assert target in [name.en for name in found.objects]
    assert found.rule.edition == "2023-11-17"


@pytest.mark.parametrize("keyword", ["deathtouch", "lifelink", "infect", "wither", "trample"])
def test_what_only_the_source_of_damage_does_says_nothing_of_who_is_dealt_it(keyword: str) -> None:
    """A creature with deathtouch that a spell destroys dealt no damage itself."""
    held = ruling(f"""
players:
  Ann: {{hand: [Shock], mana_free: true}}
  Bob: {{battlefield: [{{card: "2/2 creature with {keyword}", as: victim}}]}}
play: [{{player: Ann, cast: Shock, targets: [victim]}}]
ask: [{{dies: victim}}]
""")
    assert rules(held)[0] == "704.5g"
    assert not [rule for rule in rules(held) if rule.startswith("702.")]


FOUGHT = """
players:
  Ann: {battlefield: [{card: "2/2 creature with %s", as: Adder}]}
  Bob: {battlefield: [{card: "0/2 creature with %s", as: Wall}]}
play: [{player: Ann, attack: {Adder: Bob}}, {player: Bob, block: {Wall: Adder}}]
ask: [{dies: Wall}]
"""


@pytest.mark.parametrize("attacker", ["deathtouch", "trample"])
def test_what_keeps_a_creature_is_told_first_and_not_what_would_have_destroyed_it(
    attacker: str,
) -> None:
    """Lethal damage destroys nothing that is indestructible, whatever its source."""
    held = ruling(FOUGHT % (attacker, "indestructible"))
    assert rules(held)[0] == "702.12b"
    assert not {"704.5g", "704.5h"} & {*rules(held)}
    others = ruling(FOUGHT % (attacker, "vigilance"))
    assert {"704.5g", "704.5h"} & {*rules(others)}


WARDED = """
cards: [{name: Ox, cost: "{G}", type: Creature, power: 2, toughness: 2, text: "%s"}]
players: {Ann: {hand: [Shock], battlefield: [Mountain]}, Bob: {battlefield: [Ox]}}
play: [{player: Ann, cast: Shock, targets: [Ox]}]
ask: [{zone: [Ox]}]
"""


@pytest.mark.parametrize(
    ("text", "decides"),
    [("Ward {2}", False), ("Ward {X}, where X is this creature's power", True)],
)
def test_the_rule_of_a_form_counts_where_a_keyword_ability_has_it(text: str, decides: bool) -> None:
    """A ward cost that counts nothing is not found out later."""
    assert ("702.21b" in {one.rule for one in ruling(WARDED % text).considered}) is decides


def test_a_rule_of_a_keyword_ability_by_which_nothing_was_done_is_idle() -> None:
    """Ward countered the spell; what blocks assigns no damage past a blocker by trample."""
    kinds = {(one.rule, one.kind) for one in ruling(WARDED % "Ward {2}").considered}
    assert ("702.21a", "keyword") in kinds
    assert ("702.21a", "idle") not in kinds
    kinds = {(one.rule, one.kind) for one in ruling(FOUGHT % ("vigilance", "trample")).considered}
    assert {("702.20b", "keyword"), ("702.19b", "idle")} <= kinds


@pytest.mark.parametrize(
    ("made", "decides"), [("a Treasure token", True), ("a 1/1 red Goblin creature token", False)]
)
def test_the_definition_of_a_token_is_a_reason_where_it_has_one(made: str, decides: bool) -> None:
    """What a Treasure is no card says."""
    held = ruling(f"""
players: {{Ann: {{}}, Bob: {{}}}}
play: [{{player: Ann, effect: Create {made}.}}]
ask: [{{count: {{player: Ann, card: {"Treasure" if decides else "Goblin Token"}}}}}]
""")
    assert ("111.10a" in {one.rule for one in held.considered}) is decides


def test_a_rule_that_refuses_decides_first() -> None:
    """Whether it may be done is decided by what forbids it."""
    held = ruling("""
players: {Ann: {battlefield: [{card: Grizzly Bears, sick: true}]}, Bob: {}}
play: [{player: Ann, attack: {Grizzly Bears: Bob}}]
ask: [{legal: true}]
""")
    assert rules(held)[0] in ("302.6", "508.1a")
    assert "since the turn began" in held.deciding[0].why.en


OX = """
cards: [{name: Ox, cost: "{G}", type: Creature, power: 2, toughness: 2, text: "%s"}]
players: {Ann: {battlefield: [Ox]}, Bob: {}}
play: [{player: Ann, attack: {Ox: Bob}}]
ask: [{power_toughness: Ox}]
"""


@pytest.mark.parametrize(
    ("text", "decides"),
    [
        ("Exalted\\nBattle cry, battle cry", "702.91b"),
        ("Vigilance, vigilance", "702.20c"),
        ("Vigilance", None),
        ("Protection from red, protection from blue", None),  # not the same: neither is redundant
    ],
)
def test_several_instances_of_a_keyword_ability_are_said(text: str, decides: str | None) -> None:
    """That they work separately, or that a second one is redundant."""
    found = {one.rule.number: one.why for one in ruling(OX % text).deciding}
    assert found.keys() & {"702.91b", "702.20c", "702.16m"} == ({decides} if decides else set())
    if decides:
        assert "several times" in found[decides].en
        assert "多个" in found[decides].zh


@pytest.mark.parametrize(("text", "decides"), [("Poisonous 1", True), ("", False)])
def test_what_is_printed_gives_a_reason_though_it_did_nothing(text: str, decides: bool) -> None:
    """A blocked creature with poisonous gives no poison, and the rule of poisonous says when."""
    held = ruling(
        OX.replace("[Ox]}, Bob: {}", "[Ox]}, Bob: {battlefield: [Serra Angel]}").replace(
            "attack: {Ox: Bob}}", "attack: {Ox: Bob}}, {player: Bob, block: {Serra Angel: Ox}}"
        )
        % text
    )
    considered = {(one.rule, one.kind) for one in held.considered}
    assert (("702.70a", "idle") in considered) is decides


@pytest.mark.parametrize("effect", ["gains flying", "loses flying"])
def test_what_an_effect_gives_or_takes_is_looked_at_apart_from_what_is_printed(effect: str) -> None:
    """A keyword ability that came or went in the play is a reason of its own kind."""
    play = (
        "play: [{player: Ann, effect: Target creature %s until end of turn., targets: [%s]},"
        "{player: Ann, attack: {Serra Angel: Bob}}]"
    )
    board = "players: {Ann: {battlefield: [Serra Angel]}, Bob: {}}\n"
    held = ruling(board + play % (effect, "Serra Angel") + "\nask: [{tapped: Serra Angel}]")
    kinds = {(one.rule, one.kind) for one in held.considered}
    assert {("702.9b", "given"), ("702.9b", "idle"), ("702.20b", "keyword")} <= kinds
    assert ("702.20b", "given") not in kinds


WORKING = """
cards:
  - {name: Ox, cost: "{G}", type: Creature, power: 2, toughness: 2,
     text: "%s\\n{1}: You gain 1 life."}
players: {Ann: {mana_free: true, battlefield: [Ox], hand: [{card: Ox, as: calf}, Giant Growth],
            library: [Forest]},
          Bob: {battlefield: [{card: 2/2 creature, as: Elk}]}}
play: [{player: Ann, %s}]
"""
GAINS = "activate: Ox"
FIGHTS = "attack: {Ox: Bob}"
DIES = "effect: Destroy target creature., targets: [Ox]"
CALVES = "cast: calf"
GROWS = "cast: Giant Growth, targets: [Ox]"


@pytest.mark.parametrize(
    ("text", "rule", "at_work", "idle"),
    [
        ("Deathtouch", "702.2b", FIGHTS, GAINS),
        ("Flying", "702.9b", FIGHTS, GAINS),
        ("Haste", "702.10b", FIGHTS, DIES),
        ("Hexproof", "702.11b", GROWS, FIGHTS),
        ("Indestructible", "702.12b", DIES, GAINS),
        ("Persist", "702.79a", DIES, GAINS),
        ("Poisonous 1", "702.70a", FIGHTS, GAINS),
        ("Prowess", "702.108a", CALVES, GAINS),
        ("Echo {1}", "702.30a", "at: {step: upkeep, turn: 3}, cast: calf", FIGHTS),
        ("{T}: Target creature gains trample until end of turn", "702.19b", None, FIGHTS),
    ],
)
def test_what_is_printed_counts_where_it_had_to_do_with_the_play(
    text: str, rule: str, at_work: str | None, idle: str
) -> None:
    """What a keyword ability is about happened, or was tried; else it is no reason for anything."""

    def is_considered(play: str) -> bool:
        held = ruling(WORKING % (text, play))
        return any((one.rule, one.of) == (rule, "text") for one in held.considered)

    assert at_work is None or is_considered(at_work)
    assert not is_considered(idle)


def test_a_keyword_ability_counts_where_what_it_is_about_is_only_tried_or_asked_about() -> None:
    """And where abilities are what is asked about."""
    board = "players: {Ann: {battlefield: [Serra Angel]}, Bob: {}}\n"
    attack = "{player: Ann, attack: {Serra Angel: Bob}}"
    for asked in (f"{{allowed: {attack}}}", "{has: Serra Angel}"):
        held = ruling(board + f"ask: [{asked}]")
        assert ("702.9b", "idle") in {(one.rule, one.kind) for one in held.considered}
    held = ruling(board + "ask: [{controller: Serra Angel}]")
    assert not [one for one in held.considered if one.of == "text"]


MEMNITE = ", {player: Ann, cast: Memnite}"
CHORUS = """
cards: [{name: Chorus, cost: "{0}", type: Instant, text: "%s gets +1/+1 until end of turn."}]
players: {Ann: {mana_free: true, hand: [Chorus, Memnite], battlefield: [Hill Giant]}, Bob: {}}
play: [{player: Ann, cast: Chorus%s}%s]
ask: [{power_toughness: [Hill Giant]}]
"""


@pytest.mark.parametrize(
    ("who", "targets", "later", "decides"),
    [
        ("Target creature", ", targets: [Hill Giant]", MEMNITE, False),
        ("Each creature", "", MEMNITE, True),
        ("Each creature", "", "", False),
    ],
)
def test_which_objects_an_effect_reaches_decides_where_it_has_no_target(
    who: str, targets: str, later: str, decides: bool
) -> None:
    """One on a target alone reaches that; and where nothing came later nobody would ask."""
    considered = {(one.rule, one.of) for one in ruling(CHORUS % (who, targets, later)).considered}
    assert (("611.2c", "event") in considered) is decides


HEIR = """
cards: [{name: Heir, cost: "{0}", type: Creature, power: 2, toughness: 2,
         text: "When this creature dies, you may search your library for a basic land card."}]
players: {Ann: {battlefield: [Heir], library: [Forest]}, Bob: {}}
play: [{player: Bob, effect: %s, targets: [Heir]}]
ask: [{zone: [Heir]}]
"""


@pytest.mark.parametrize(
    ("effect", "decides"),
    [("Destroy target creature.", True), ("Return target creature to its owner's hand.", False)],
)
def test_what_an_ability_would_do_is_no_reason_where_it_did_not_trigger(
    effect: str, decides: bool
) -> None:
    """The words of its effect were not at work."""
    considered = {(one.rule, one.kind) for one in ruling(HEIR % effect).considered}
    assert (("701.19a", "written") in considered) is decides


PLATED = """
cards: [{name: Plate, cost: "{0}", type: Enchantment,
         text: Creatures you control have indestructible.}]
players: {Ann: {battlefield: [Plate, Hill Giant]}, Bob: {}}
play: [{player: Bob, effect: %s, targets: [Hill Giant]}]
ask: [{zone: [Hill Giant]}]
"""


@pytest.mark.parametrize(
    ("effect", "decides"),
    [("Destroy target creature.", True), ("Tap target creature.", False)],
)
def test_a_keyword_ability_that_is_given_counts_where_something_came_of_it(
    effect: str, decides: bool
) -> None:
    """Where nothing was to be destroyed, nobody asks about indestructible."""
    considered = {(one.rule, one.kind) for one in ruling(PLATED % effect).considered}
    assert (("702.12b", "keyword") in considered) is decides


def test_what_always_happens_is_a_reason_where_nothing_else_is() -> None:
    """A creature spell that resolves is a creature on the battlefield."""
    held = """
players: {Ann: {hand: [Grizzly Bears], mana_free: true}, Bob: {}}
play: [{player: Ann, cast: Grizzly Bears}]
ask: [{zone: [Grizzly Bears]}]
"""
    assert rules(ruling(held)) == ["608.3a"]


WAITING = """
cards: [{name: Watch, cost: "{0}", type: Enchantment,
         text: "Whenever a creature an opponent controls enters, you gain 1 life."}]
players: {Ann: {battlefield: [Watch], hand: [Memnite], mana_free: true}, Bob: {}}
play: [{player: Ann, cast: Memnite}]
ask: [{triggered: [Watch]}]
"""
BARRED = """
players: {Ann: {battlefield: [Hushbringer], hand: [Thragtusk], mana_free: true}, Bob: {}}
play: [{player: Ann, cast: Thragtusk}]
ask: [{triggered: [Thragtusk]}]
"""


def test_an_event_that_is_not_the_ability_s_own_is_why_it_does_not_trigger() -> None:
    """But not where another rule kept it from that, though its event happened."""
    assert rules(ruling(WAITING))[0] == "603.2"
    held = rules(ruling(BARRED))
    assert "101.2" in held
    assert "603.2" not in held


def test_how_words_are_read_in_general_is_told_last() -> None:
    """Another rule says more, though a little less telling."""
    general = Reason("608.2c", "so", of="question", score=1)
    other = Reason("118.8", "so", of="question", place=1, score=1)
    assert telling("608.2c", "so") > telling("118.8", "so")
    assert [one.rule for one in reasons([general, other])] == ["118.8", "608.2c"]


MONK = """
cards: [{name: Monk, type: Creature — Monk, power: 1, toughness: 1, text: "%s"}]
players: {Ann: {mana_free: true, battlefield: [Monk], hand: [Shock]}, Bob: {}}
play: [{player: Ann, cast: Shock, targets: [Bob]}]
ask: [{power_toughness: [Monk]}]
"""


def test_how_several_instances_work_is_no_reason_where_there_is_one() -> None:
    """Though what one instance stands for goes by that rule too."""
    for text, ways in (("Prowess", set()), ("Prowess\\nProwess", {"instances"})):
        held = ruling(MONK % text)
        assert {one.kind for one in held.considered if one.rule == "702.108b"} == ways
        assert ("702.108b" in rules(held)) is bool(ways)


def test_no_sentence_is_told_twice() -> None:
    """Of two rules that one sentence tells, or one event without any, the first is named."""
    ranked = [Reason(rule, "cited", of="event", place=0, score=0.4) for rule in ("1", "2", "3")]
    assert [one.rule for one in chosen(ranked)] == ["1"]
    said = {"1": "One.", "2": "One.", "3": "Three."}
    assert [one.rule for one in chosen(ranked, said.get)] == ["1", "3"]


def test_a_rule_that_was_only_asked_names_those_of_whom_it_matters() -> None:
    """The land that paid for a spell is not what the rule on its halves is about."""
    held = ruling("""
players: {Ann: {battlefield: [Mountain, Mountain], hand: [Fire // Ice]}, Bob: {}}
play: [{player: Ann, cast: Fire // Ice, using: Fire, targets: [Bob]}]
ask: [{life: Bob}]
""")
    asked = [one for one in held.considered if one.of == "question"]
    assert asked
    spell = {one.about for one in asked if one.rule == "709.3"}
    assert all(len(about) < 2 for about in spell)


def test_a_rule_says_nothing_where_one_of_its_subrules_is_told_already() -> None:
    """Unless there is nothing else to say; and of one printed ability one rule is told first."""
    ranked = [
        Reason(rule, kind, of=of, place=place, score=0.4)
        for place, (rule, kind, of) in enumerate(
            (
                *(("508.1a", "refused", "refusal"), ("508.1", "refused", "refusal")),
                *(("702.20b", "keyword", "text"), ("702.20c", "keyword", "text")),
                ("302.6", "so", "question"),
            )
        )
    ]
    assert [one.rule for one in chosen(ranked)] == ["508.1a", "702.20b", "302.6"]
    assert [one.rule for one in chosen(ranked[:2])] == ["508.1a", "508.1"]
    assert [one.rule for one in chosen(ranked[1::-1])] == ["508.1", "508.1a"]


def test_what_is_printed_counts_where_all_else_tells_little() -> None:
    """What every ruling has tells less than an ability that did nothing."""
    little = Reason("508.1f", "cited", of="event", score=1)
    printed = Reason("702.16f", "idle", of="text", score=1)
    assert telling("508.1f", "cited") < telling("702.16f", "idle") < SURE
    assert [one.rule for one in reasons([little, printed])] == ["702.16f", "508.1f"]
    sure = Reason("704.5j", "cited", of="event", score=1)
    assert [one.rule for one in reasons([little, printed, sure])] == ["704.5j"]


def test_what_never_decides_is_not_named() -> None:
    """At most three are, and none of the dull ones."""
    held = ruling(SHOCK % ("Grizzly Bears", "Grizzly Bears"))
    assert 1 <= len(held.deciding) <= 3
    assert not set(rules(held)) & set(DULL)


SIZED = """
cards:
  - {name: One, cost: "{0}", type: Enchantment, text: "Creatures you control %s."}
  - {name: Two, cost: "{0}", type: Enchantment, text: "Creatures you control %s."}
players: {Ann: {battlefield: [One, Two, Grizzly Bears]}, Bob: {}}
ask: [{power_toughness: [Grizzly Bears]}]
"""


@pytest.mark.parametrize(
    ("one", "two", "decides"),
    [
        ("get +1/+1", "get +0/+2", False),
        ("have base power and toughness 5/5", "have base power and toughness 1/1", True),
    ],
)
def test_the_order_of_effects_is_a_reason_where_it_decides(
    one: str, two: str, decides: bool
) -> None:
    """Of effects that add up none needs to be the first."""
    considered = {held.rule for held in ruling(SIZED % (one, two)).considered}
    assert ("613.7" in considered) is decides
    assert ("613.7a" in considered) is decides


PAID = """
players: {Ann: {battlefield: [Mountain, Sol Ring], hand: [Shock]}, Bob: {}}
play: [%s]
ask: [{life: [Bob]}]
"""


@pytest.mark.parametrize(
    ("item", "decides"),
    [
        ("{player: Ann, cast: Shock, targets: [Bob]}", False),
        ("{player: Ann, activate: Sol Ring}", True),
    ],
)
def test_how_something_else_was_paid_for_is_no_reason(item: str, decides: bool) -> None:
    """A mana ability is one where it is what a player activates, and not to pay for a spell."""
    considered = {held.rule for held in ruling(PAID % item).considered}
    assert ("605.3b" in considered) is decides


def test_what_gives_back_what_it_was_given_said_nothing() -> None:
    """Nothing was left out of what may be chosen, so that no rule on that was at work."""
    nothing, something = (1, 2), (1,)
    assert not is_so(nothing, ("a view", (1, 2)))
    assert is_so(something, ("a view", (1, 2)))
    assert is_so(True, (True,))


def test_what_is_far_less_telling_than_the_one_before_is_left_out() -> None:
    """However many there are."""
    far_less = 0.9 * LEAST * COUNTS
    ranked = [
        Reason(rule, "cited", place=place, score=score)
        for place, (rule, score) in enumerate(
            (("704.5g", 0.5), ("704.5h", 0.4), ("704.5f", far_less), ("704.5a", far_less))
        )
    ]
    assert [one.rule for one in chosen(ranked)] == ["704.5g", "704.5h"]
    assert len(chosen([one.with_(score=0.5) for one in ranked])) == 3


def test_a_rule_that_every_ruling_has_tells_nothing() -> None:
    """The rarer, and the more often rulings with it are about it, the more telling."""
    assert telling("702.12b", "cited") > telling("704.3", "cited")
    assert telling("117.5", "not_so") < 0.01
    assert telling("999.9z", "cited") > 0.3  # of which nothing is known
    every = table()[ALL, ALL].rulings
    assert every > 4000
    assert all(had.about <= had.rulings <= every for had in table().values())


def test_the_table_is_counted_from_rulings() -> None:
    """A rule counts once a ruling; the ruling is about it if it is one of those named."""
    lines = [
        line
        for line in rows(
            [
                Counted(
                    ("702.19",),
                    (("702.19b", "cited"), ("704.3", "cited"), ("702.19b", "not_so")),
                ),
                Counted((), (("704.3", "cited"), ("704.3", "so"))),
            ]
        )
        if not line.startswith("#")
    ]
    assert lines == [
        "all\tall\t2\t2",
        "702.19b\tcited\t1\t1",
        "702.19b\tnot_so\t1\t1",
        "704.3\tcited\t2\t0",
        "704.3\tso\t1\t0",
    ]


def test_the_command_counts_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A scenario is about the rules of its title."""
    (tmp_path / "one.yaml").write_text(
        "scenario: '704.5g: lethal damage'\n"
        + (SHOCK % ("Grizzly Bears", "Grizzly Bears")).strip(),
        encoding="utf-8",
    )
    assert main(["rarity", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "all\tall\t1\t1" in lines
    assert "704.5g\tcited\t1\t1" in lines
    assert "608.2m\tcited\t1\t0" in lines


@pytest.mark.parametrize(("rules", "outcome"), [("704.5g", "pass"), ("702.9", "fail")])
def test_deciding_is_an_expectation(rules: str, outcome: str) -> None:
    """A rule or one of its subrules must be among those that the ruling turns on."""
    (scenario,) = load_scenarios(
        SHOCK % ("Grizzly Bears", "Grizzly Bears") + f"expect: [{{deciding: ['{rules}']}}]"
    )
    result = check(scenario, edition="2023-11-17")
    assert result.outcome is Outcome(outcome)
    assert "704.5g" in result.deciding
    assert result.to_dict()["answers"] == [{"ask": {"dies": "Grizzly Bears"}, "value": True}]


def test_every_rule_that_decides_is_put_into_a_sentence() -> None:
    """Those aside that are dull, and those of which a list says that they never decide."""
    never = Path(__file__).with_name("never_deciding.tsv").read_text(encoding="utf-8")
    aside = {*DULL, *(line.split("\t")[0] for line in never.splitlines())}
    marks = {held.number for held in INSTANCES.values()}
    own = (
        rule
        for rule, held in CARRYING_OUT.items()
        if any(one.name.startswith("judge.") for one in held)  # others are of tests
    )
    rules = (rule for rule in own if rule.partition(AT)[0] not in aside | marks)
    assert [rule for rule in rules if statement_of(rule) is None] == []


def test_statements_and_dull_rules_are_of_the_book(library: Library) -> None:
    """Each number is a rule of the base edition or one that a mark names with a later edition.

    Dull ones and permits carry words of the rule's text.
    """
    graph = library.graph("2023-11-17")
    assert len(STATEMENTS) > 100
    assert {way.partition(WAY)[0] for way in BY_WAY} <= {*STATEMENTS}
    kinds_of_events = {kind.__name__ for kind in TOLD}
    ways = {kind for _, kind in table()} | kinds_of_events
    assert ways >= {way.partition(WAY)[2] for way in BY_WAY}
    for number, said in (*STATEMENTS.items(), *BY_WAY.items()):
        rule = number.partition(WAY)[0]
        assert rule in CARRYING_OUT if AT in rule else RuleId.parse(rule) in graph, number
        assert (said.en.endswith(".") and said.en[0].isupper()) or said.en[0] == "+"
        assert said.zh.endswith("。")
    for keyword, held in INSTANCES.items():
        assert held.witness in (graph.rule(RuleId.parse(held.number)).text.zh or ""), keyword
    of_another = (OF_PLAYERS, OF_WHAT_WAITS, OF_A_QUALITY, OF_TARGETS, OF_TWO_NAMES)
    kinds = (DULL, NO_IS_DULL, YES_IS_DULL, EVENT_IS_DULL, WORD_IS_DULL, *of_another)
    dull = (pair for kind in kinds for pair in kind.items())
    for number, words in (*dull, *PERMITS.values()):
        assert words in (graph.rule(RuleId.parse(number)).text.zh or ""), number
