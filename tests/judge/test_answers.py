"""Answers: a value for each thing asked, and a text of both languages that begins with it."""

from __future__ import annotations

from typing import Any

import pytest

from judge import Ruling, ask, load_scenarios
from judge.ruling.asking import rule_on
from judge.ruling.wording.plainly import PLAIN, WORDS
from judge.ruling.wording.values import YES
from judge.scenario import schema
from judge.scenario.expectations import OF_THE_RULING

FIGHT = """
players:
  Ann:
    hand: [Shock]
    mana: "{R}"
    battlefield: [Grizzly Bears, {card: Hill Giant, counters: {"+1/+1": 2}}, Forest]
  Bob: {battlefield: [Serra Angel, {card: Alpha Myr, as: {en: my Myr, zh: 我的秘耳}}]}
play:
  - {player: Ann, cast: Shock, targets: [my Myr]}
  - {player: Ann, attack: {Hill Giant: Bob, Grizzly Bears: Bob}}
  - {player: Bob, block: {Serra Angel: Grizzly Bears}}
"""
CASES: dict[str, tuple[str, Any, str, str]] = {
    "life": ("life: Bob", 15, "15 life", "15点生命"),
    "several": ("life: [Ann, Bob]", [20, 15], "20 life", "20点生命"),
    "zone": ("zone: Grizzly Bears", "graveyard", "Graveyard: Grizzly Bears died.", "坟墓场："),
    "size": ("power_toughness: Hill Giant", "5/5", "5/5: ", "5/5："),
    "base size": ("base_power_toughness: Hill Giant", "3/3", "3/3: ", "3/3："),
    "labelled": ("power_toughness: my Myr", "2/1", "2/1: ", "2/1："),
    "dies": ("dies: Grizzly Bears", True, "Yes. Grizzly Bears dies.", "是。"),
    "lives": ("dies: Serra Angel", False, "No. Serra Angel does not die.", "否。"),
    "survives": ("survives: Serra Angel", True, "Yes. ", "是。"),
    "tapped": ("tapped: Hill Giant", True, "Yes. Hill Giant is tapped.", "是。"),
    "deals": ("deals: Hill Giant", 5, "5 damage in all", "总共5点伤害"),
    "deals to": (
        "deals: {Grizzly Bears: {Serra Angel: 0, Bob: 0}}",
        [2, 0],
        "2 damage to Serra Angel, 0 damage to Bob",
        "2点伤害对",
    ),
    "prevented": ("prevented: Bob", 0, "0 damage to Bob is prevented.", "0点"),
    "costs": ("costs: Shock", "{R}", "{R}: the total cost of Shock.", "{R}：电震的总费用。"),
    "no cost": ("costs: Forest", "none", "None: ", "无："),
    "counters": ("counters: Hill Giant", 2, "2 +1/+1 counters on Hill Giant.", "2个+1/+1指示物"),
    "no counters": ("counters: Serra Angel", 0, "0 counters on Serra Angel.", "0个"),
    "has": ("has: Serra Angel", ["flying", "vigilance"], "flying; vigilance: ", "飞行；警戒："),
    "has it": ("has: {Serra Angel: [flying]}", True, "Yes. Serra Angel has flying.", "是。"),
    "has one word": ("has: {Serra Angel: flying}", True, "Yes. Serra Angel has flying.", "是。"),
    "has not": ("has: {Hill Giant: [flying]}", False, "No. Hill Giant does not have", "否。"),
    "lacks": ("lacks: {Hill Giant: [flying]}", True, "Yes. Hill Giant does not have", "是。"),
    "is": ("is: Forest", ["basic", "land", "Forest"], "Basic Land — Forest, colorless: ", "基本"),
    "is it": ("is: {Forest: [creature]}", False, "No. Forest is not a creature.", "否。"),
    "count": (
        "count: {player: Ann, zone: battlefield}",
        2,
        "2 objects of Ann's on the battlefield.",
        "2个物件（Ann，战场）",
    ),
    "controller": ("controller: Serra Angel", "Bob", "Bob controls Serra Angel.", "Bob操控"),
    "name": ("name: my Myr", "Alpha Myr", "Alpha Myr: the name of my Myr.", "Alpha Myr：我的秘耳"),
    "value": ("mana_value: Serra Angel", 5, "5: the mana value of", "5："),
    "hand": ("hand: Ann", 0, "0 cards in Ann's hand.", "0张手牌"),
    "active": ("active: true", "Ann", "Ann: whose turn it is.", "Ann："),
    "monarch": ("monarch: true", "nobody", "Nobody is the monarch.", "没有牌手"),
    "day": ("day: true", "neither", "Neither: ", "皆非："),
    "stack": ("stack: true", [], "None: the stack is empty.", "无："),
    "order": (
        "in_order: [Serra Angel, Shock]",
        ["Shock"],
        "Shock: only that resolves.",
        "电震：仅此结算。",
    ),
    "none in order": ("in_order: [Serra Angel]", [], "None: nothing of these resolves.", "无："),
    "result": ("result: true", "nobody", "Nobody wins: the game continues.", "无人获胜："),
    "triggered": ("triggered: Serra Angel", 0, "0 times: ", "0次："),
    "triggers": ("triggers: Serra Angel", False, "No. No ability of Serra Angel", "否。"),
    "gained": ("gained: Ann", 0, "0 life gained by Ann.", "0点生命由Ann获得。"),
    "discarded": ("discarded: Ann", 0, "0 cards discarded by Ann.", "0张牌由Ann弃掉。"),
    "milled": ("milled: Ann", 0, "0 cards milled by Ann.", "0张牌由Ann磨掉。"),
    "copied": ("copied: Shock", 0, "0 copies of Shock.", "0个电震的复制品。"),
    "spent": ("spent: Shock", 1, "1 mana spent to cast Shock.", "1点法术力用于施放电震。"),
    "untaps": ("untaps: Forest", False, "No. Forest does not untap.", "否。"),
    "drawn": ("drawn: Ann", 0, "0 cards drawn by Ann.", "0张牌由Ann抓起。"),
    "wins": ("wins: Ann", False, "No. Ann does not win the game.", "否。Ann没有赢得"),
    "loses": ("loses: Bob", False, "No. Bob does not lose the game.", "否。Bob没有输掉"),
    "lost": ("lost: Bob", 5, "5 life lost by Bob.", "5点生命由Bob失去。"),
    "countered": ("countered: Shock", False, "No. Shock is not countered.", "否。"),
    "resolves": ("resolves: Shock", True, "Yes. Shock resolves.", "是。"),
    "unresolved": ("unresolved: Shock", False, "No. Shock resolves.", "否。"),
    "chooses": ("chooses: Shock", "none", "Nobody chooses anything for Shock.", "没有牌手"),
    "repeats": ("repeats: true", False, "No. There can be 0 more rounds of this", "否。"),
    "legal": ("legal: true", True, "Yes. That may be done.", "是。"),
    "may": (
        "allowed: {player: Ann, cast: Shock, targets: [Bob]}",
        False,
        "No. Shock is not in that player's hand, and nothing lets it",
        "否。",
    ),
}


def ruling(text: str) -> Ruling:
    """The ruling on the one scenario of a text."""
    (scenario,) = load_scenarios(text)
    return ask(scenario)


@pytest.mark.parametrize(("asked", "value", "en", "zh"), CASES.values(), ids=CASES)
def test_each_question_has_a_value_and_a_text_that_begins_with_it(
    asked: str, value: Any, en: str, zh: str
) -> None:
    """Whatever is asked, in both languages."""
    (answer,) = ruling(f"{FIGHT}ask: [{{{asked}}}]").answers
    assert answer.value == value
    assert answer.text.en.startswith(en)
    assert answer.text.zh.startswith(zh)


def test_every_form_of_a_question_is_answered() -> None:
    """Each key that may be asked has a case, or is the same as one that has."""
    of_the_ruling = {"not", "verdict", "outcomes", "cites", "deciding"}
    asked = {case[0].partition(":")[0] for case in CASES.values()}
    same = {
        *("library", "graveyard", "exile", "damage", "loyalty", "emblems", "turn", "is_not"),
        *("attacking", "blocking", "blocked", "face_down", "phased_out", "initiative"),
        *("attackers", "attached", "mana"),
    }
    assert set(schema.QUESTION) - of_the_ruling == asked | same
    for key in sorted(same):
        wanted = {"library", "graveyard", "exile", "emblems", "mana"}
        of = "true" if key in ("turn", "initiative", "attackers") else "Hill Giant"
        got = ruling(f"{FIGHT}ask: [{{{key}: {'Bob' if key in wanted else of}}}]").answers
        assert got[0].text.en and got[0].text.zh, key


def test_an_action_that_is_only_asked_about_changes_nothing() -> None:
    """Whether Ann may attack is answered, and nobody has attacked."""
    got = ruling("""
players: {Ann: {battlefield: [Grizzly Bears, {card: Hill Giant, sick: true}]}, Bob: {}}
ask:
  - {allowed: {player: Ann, attack: {Grizzly Bears: Bob}}}
  - {allowed: {player: Ann, attack: {Hill Giant: Bob}}}
  - {life: Bob}
""")
    assert [answer.value for answer in got.answers] == [True, False, 20]
    assert "since the turn began" in got.answers[1].text.en


def test_what_depends_on_choices_has_no_value_of_its_own() -> None:
    """What differs is null, what is the same by all is told; outcomes are by what is asked."""
    got = ruling("""
players: {Ann: {}, Bob: {}}
play:
  - {player: Ann, effect: "Flip a coin. If you win the flip, target opponent loses 2 life.",
     targets: [Bob]}
ask: [{life: Bob}, {life: Ann}]
""")
    assert [answer.value for answer in got.answers] == [None, 20]
    assert [[one.value for one in each.answers] for each in got.outcomes] == [[18, 20], [20, 20]]
    (first, _) = got.to_dict()["outcomes"]
    assert first["choices"][0]["player"] is None
    assert first["choices"][0]["choice"]["en"] == "The result is heads."


def test_outcomes_that_differ_only_in_what_is_not_asked_are_one() -> None:
    """A coin decides about Bob's life; Ann's is the same."""
    got = ruling("""
players: {Ann: {}, Bob: {}}
play:
  - {player: Ann, effect: "Flip a coin. If you win the flip, target opponent loses 2 life.",
     targets: [Bob]}
ask: [{life: Ann}]
""")
    assert (got.verdict, got.outcomes) == ("determined", ())


def test_without_a_question_what_surprises_is_told_first() -> None:
    """Deaths before life totals, these before the rest; hands and spent spells are no news."""
    got = ruling("""
players:
  Ann: {hand: [Shock, Grizzly Bears], mana_free: true, battlefield: [Forest]}
  Bob: {battlefield: [Alpha Myr]}
play:
  - {player: Ann, cast: Grizzly Bears}
  - {player: Ann, effect: Target opponent loses 3 life., targets: [Bob]}
  - {player: Ann, cast: Shock, targets: [Alpha Myr]}
""")
    assert (
        got.answer.en == "Alpha Myr dies. Bob is at 17 life. Grizzly Bears is on the battlefield."
    )


def test_what_was_countered_or_did_not_resolve_is_told() -> None:
    """And not that it is in a graveyard."""
    got = ruling("""
players:
  Ann: {hand: [Shock], mana_free: true, battlefield: [Grizzly Bears]}
  Bob: {hand: [Counterspell, Giant Growth], mana_free: true}
play:
  - {player: Ann, cast: Shock, targets: [Bob]}
  - {player: Bob, cast: Counterspell, targets: [Shock], respond: true}
""")
    assert got.answer.en == "Shock is countered."


def test_an_ability_that_does_not_resolve_is_not_what_it_is_of() -> None:
    """Nor is its source countered with it; a spell without legal targets is told by its name."""
    targets = """
players:
  Ann: {battlefield: [Prodigal Pyromancer, {card: Grizzly Bears, as: Bear}]}
  Bob: {hand: [Shock], mana_free: true}
play:
  - {player: Ann, activate: Prodigal Pyromancer, targets: [Bear]}
  - {player: Bob, effect: "Exile target creature.", targets: [Bear], respond: true}
"""
    got = ruling(targets).answer
    assert got.en.startswith("The ability of Prodigal Pyromancer does not resolve.")
    assert "的异能不会结算。" in got.zh
    countered = targets.replace("Exile target creature", "Counter target activated ability")
    countered = countered.replace("targets: [Bear], respond", "targets: [AB], respond")
    got = ruling(countered.replace("AB", "ability of Prodigal Pyromancer")).answer
    assert got.en == "An ability of Prodigal Pyromancer is countered."
    assert got.zh.endswith("的异能被反击。")
    spell = targets.replace("activate: Prodigal Pyromancer", "cast: Giant Growth")
    spell = spell.replace("{battlefield", "{hand: [Giant Growth], mana_free: true, battlefield")
    assert ruling(spell).answer.en.startswith("Giant Growth does not resolve.")


@pytest.mark.parametrize(("land", "finds"), [("basic land", True), ("artifact", False)])
def test_a_search_that_finds_nothing_says_so(land: str, finds: bool) -> None:
    """In both languages; and of one that finds a card only what became of that is said."""
    held = ruling(
        """
players: {Ann: {library: [Forest, Shock]}, Bob: {}}
play:
  - {player: Ann, choose: Forest, effect: "Search your library for a card, put it onto the
      battlefield, then shuffle."}
""".replace("a card", f"a {land} card".replace("a artifact", "an artifact"))
    )
    if finds:
        assert held.answer.en == "Forest is on the battlefield."
    else:
        assert held.answer.en == "Ann searches and finds no card."
        assert held.answer.zh == "Ann搜寻，未找到牌。"


MADNESS = """
cards: [{name: Temper, cost: "{1}{R}", type: Instant, text: "Draw a card.\\nMadness {R}"}]
players: {Ann: {hand: [Temper], battlefield: [Mountain], library: [Forest]}, Bob: {}}
play: [{effect: Target player discards a card., targets: [Ann]}]
choices: {Ann: [%s]}
"""


def test_where_an_ability_puts_its_own_card_is_told() -> None:
    """That a spell is in the graveyard once it has resolved is no news."""
    declined = ruling(MADNESS % "no").answer
    assert declined.en == "Temper is in its owner's graveyard."
    assert declined.zh == "Temper在其拥有者的坟墓场中。"
    assert "graveyard" not in ruling(MADNESS % "yes").answer.en


def test_where_something_is_that_died_is_said_once() -> None:
    """It died and came back: that is one sentence."""
    held = ruling("""
cards: [{name: Ox, cost: "{G}", type: Creature, power: 2, toughness: 2, text: Undying}]
players: {Ann: {battlefield: [Ox]}, Bob: {}}
play: [{player: Bob, effect: Destroy target creature., targets: [Ox]}]
""")
    assert held.answer.en.startswith("Ox dies, and is back on the battlefield. Ox is 3/3.")


STOLEN = """
cards: [{name: Ox, cost: "{G}", type: Creature, power: 2, toughness: 2, text: ""}]
players: {my opponent: {battlefield: [{card: Ox, owner: I}]}, I: {}}
play: [{effect: "%s", targets: [Ox]}]
ask: [{%s: Ox}]
"""


@pytest.mark.parametrize(
    ("effect", "key", "en", "zh"),
    [
        *[
            (
                "Destroy target creature.",
                "zone",
                "Graveyard: Ox died, and is in your graveyard.",
                "坟墓场：Ox死去，在你的坟墓场中。",
            ),
            (
                "Return target creature to its owner's hand.",
                "zone",
                "Hand: Ox is in your hand.",
                "手牌：Ox在你的手牌中。",
            ),
        ],
        (
            "Destroy target creature.",
            "power_toughness",
            "2/2: the power and toughness of Ox. Ox died.",
            "2/2：Ox的力量和防御力。Ox已死去。",
        ),
        (
            "Tap target creature.",
            "power_toughness",
            "2/2: the power and toughness of Ox.",
            "2/2：Ox的力量和防御力。",
        ),
    ],
)
def test_whose_zone_it_is_and_that_it_died_is_told(effect: str, key: str, en: str, zh: str) -> None:
    """A zone is its owner's, where another controlled it; a size is told of what died."""
    answer = ruling(STOLEN % (effect, key)).answer
    assert (answer.en, answer.zh) == (en, zh)


def expecting(board: str, play: str, expect: str) -> str:
    """The English answer to a scenario that only expects something."""
    text = f"players: {board}\nplay: [{play}]\nexpect: [{expect}]"
    (scenario,) = load_scenarios(text)
    return rule_on(scenario, edition="2023-11-17").answer.en


@pytest.mark.parametrize(
    ("board", "play", "expect", "besides"),
    [
        ("{Ann: {battlefield: [Hill Giant]}, Bob: {}}", "{player: Ann, attack: {Hill Giant: Bob}}",
         "{tapped: {Hill Giant: true}}", "Bob is at 17 life."),
        ("{Ann: {battlefield: [Drudge Skeletons], mana_free: true}, Bob: {}}",
         "{player: Ann, activate: Drudge Skeletons}, {resolve: all}, "
         "{player: Bob, effect: Destroy all creatures.}",
         "{life: {Ann: 20}}", "Drudge Skeletons survives."),
        ("{Ann: {battlefield: [Forest]}, Bob: {}}", "{player: Ann, activate: Forest}",
         "{tapped: {Forest: true}}", "Ann has {G} in their mana pool."),
        ("{Ann: {graveyard: [Forest]}, Bob: {}}",
         "{player: Ann, effect: Return target land card from your graveyard to the battlefield., "
         "targets: [Forest]}", "{life: {Ann: 20}}", "Forest is on the battlefield."),
    ],
)  # fmt: skip
def test_what_a_play_acted_on_is_told_beside_what_is_expected(
    board: str, play: str, expect: str, besides: str
) -> None:
    """Another's life after combat, what regenerated, unspent mana, what came from elsewhere."""
    assert besides in expecting(board, play, expect)


def test_mana_that_was_spent_and_a_creature_that_was_cast_are_no_news() -> None:
    """A pool that is empty at the end, and a card that came from a hand as any does."""
    told = expecting(
        "{Ann: {mana: '{G}{G}', hand: [Grizzly Bears]}, Bob: {}}",
        "{player: Ann, cast: Grizzly Bears}",
        "{life: {Ann: 20}}",
    )
    assert told == "Ann is at 20 life."


def test_who_chooses_is_named_where_one_player_does() -> None:
    """What Bob discards is his own choice."""
    held = ruling("""
players: {Ann: {}, Bob: {hand: [Forest, Shock]}}
play: [{player: Ann, effect: Target player discards a card., targets: [Bob]}]
explore: true
ask: [{zone: [Shock]}]
""")
    assert held.answer.en.startswith("It depends on Bob's choices: ")
    assert held.answer.zh.startswith("取决于Bob所作的选择：")


EXPECTED: dict[str, tuple[str, str, str]] = {
    "dies": (
        "{zone: {Grizzly Bears: graveyard}}, {dies: {Grizzly Bears: true}}",
        "Grizzly Bears dies.",
        "Grizzly Bears死去。",
    ),
    "lives": ("{survives: {Serra Angel: true}}", "Serra Angel survives.", "撒拉天使存活。"),
    "size": ("{power_toughness: {Hill Giant: 5/5}}", "Hill Giant is 5/5.", "山丘巨人为5/5。"),
    "attached": (
        "{attached: {Hill Giant: none}}",
        "Hill Giant is attached to nothing.",
        "山丘巨人未贴附于任何东西。",
    ),
    "in_order": ("{in_order: [Shock]}", "First to last resolve: Shock.", "依次结算：电震。"),
    "stack": ("{stack: []}", "The stack is empty.", "堆叠为空。"),
    "day": ("{day: neither}", "It is neither day nor night.", "既非白昼也非黑夜。"),
    "count": (
        "{count: {player: Ann, zone: battlefield, card: Forest, is: 1}}",
        "1 Forest of Ann's is on the battlefield.",
        "Ann在战场上有1个树林。",
    ),
    "count of no tokens": (
        "{count: {player: Ann, token: true, is: 0}}",
        "Ann controls no token.",
        "Ann未操控衍生物。",
    ),
    "name": (
        "{name: {Hill Giant: Hill Giant}}",
        "Hill Giant has its own name.",
        "山丘巨人的名称为其原本的名称。",
    ),
    "has": (
        "{has: {Serra Angel: [flying]}}, {life: {Bob: 15}}",
        "Serra Angel has flying. Bob is at 15 life.",
        "撒拉天使具有飞行。Bob的总生命为15。",
    ),
    "counters": (
        "{counters: {Serra Angel: {stun: 0}}}",
        "Serra Angel has no counters.",
        "撒拉天使没有指示物。",
    ),
    "triggered": (
        "{triggered: {Serra Angel: 0}}, {deals: {Hill Giant: 5}}",
        "No ability of Serra Angel triggers. Hill Giant deals 5 damage in all.",
        "撒拉天使没有异能触发。山丘巨人总共造成5点伤害。",
    ),
}


@pytest.mark.parametrize(("expected", "en", "zh"), EXPECTED.values(), ids=EXPECTED)
def test_what_is_only_expected_is_told_without_a_value_before_it(
    expected: str, en: str, zh: str
) -> None:
    """No "Yes." or "None:" answers a question that nobody asked."""
    (scenario,) = load_scenarios(f"{FIGHT}\nexpect: [{expected}]")
    held = rule_on(scenario)
    assert held.answer.en.startswith(en)
    assert held.answer.zh.startswith(zh)
    assert not held.failed


REFUSED = """
cards:
  - {name: Kits, cost: "{R}", type: Sorcery, text: "Create two 1/1 red Cat creature tokens. Return
      target creature card from your graveyard to the battlefield tapped."}
players:
  Ann: {hand: [Shock, Kits], graveyard: [Hill Giant], mana_free: true}
  Bob: {battlefield: [Grizzly Bears], graveyard: [Forest]}
play:
  - {player: Ann, cast: Shock, targets: [Forest], legal: false}
  - {player: Ann, cast: Shock, targets: [Grizzly Bears]}
  - {player: Ann, cast: Kits, targets: [Hill Giant]}
"""
NO = "That may not be done: Forest is not a legal target for Shock."


def test_answers_are_not_silent_about_what_was_refused_and_what_died() -> None:
    """What is expected is told between them, with what came to be and came tapped."""
    (scenario,) = load_scenarios(f"{REFUSED}expect: [{{zone: {{Hill Giant: battlefield}}}}]")
    assert rule_on(scenario).answer.en == (
        f"{NO} Hill Giant is on the battlefield. Grizzly Bears dies. "
        "Hill Giant is tapped. Ann has 2 new tokens: 1/1 Cat Token."
    )


def test_an_answer_that_is_asked_for_stands_before_what_was_refused() -> None:
    """Beside it nothing else is told."""
    assert ruling(f"{REFUSED}ask: [{{life: Bob}}]").answer.en == f"20 life for Bob. {NO}"


COUNTED = {
    "{player: Ann, card: Swamp, tapped: true, is: 2}": "2 Swamps of Ann's are tapped.",
    "{card: Swamp, zone: exile, is: 0}": "No Swamp is in exile.",
    "{zone: battlefield, token: true, is: 1}": "1 Grizzly Bears token is on the battlefield.",
    "{type: creature, color: white, power_toughness: 4/4, token: false, is: 1}": (
        "There is 1 nontoken white 4/4 creature."
    ),
    "{player: Ann, type: creature, is: 2}": "Ann has 2 creatures.",
    "{type: creature, has: flying, is: 1}": "There is 1 creature with flying.",
}


@pytest.mark.parametrize(("count", "said"), COUNTED.items())
def test_what_is_counted_is_told_in_a_sentence(count: str, said: str) -> None:
    """A number, what is counted, and what is so of it."""
    (scenario,) = load_scenarios(f"""
players:
  Ann: {{battlefield: [{{card: Swamp, count: 2, tapped: true}}, Serra Angel, Forest,
    {{card: Grizzly Bears, token: true}}]}}
  Bob: {{}}
expect: [{{count: {count}}}]
""")
    held = rule_on(scenario)
    assert held.answer.en == said
    assert not held.failed


def test_every_form_of_a_question_can_be_told_plainly() -> None:
    """A value, a yes or no, or words of its own for each."""
    told = {*PLAIN, *YES, *WORDS, "zone"}
    assert {*schema.EXPECTATION} - {*OF_THE_RULING} - {"not"} <= told


def test_each_refusal_and_what_is_prevented_is_told() -> None:
    """Without a question all that was refused is told, what may be done, and prevented damage."""
    (scenario,) = load_scenarios("""
cards: [{name: Quake, cost: "{R}", type: Sorcery, text: "Quake deals 3 damage to each creature."}]
players:
  Ann: {hand: [Shock, Quake], mana_free: true, battlefield: [{card: Grizzly Bears, sick: true}]}
  Bob: {battlefield: [{card: 2/2 creature with protection from red, as: Cat}]}
play:
  - {player: Ann, attack: {Grizzly Bears: Bob}}
  - {player: Ann, cast: Shock, targets: [Cat]}
  - {player: Ann, cast: Shock, targets: [Bob], try: true}
  - {player: Ann, cast: Quake}
""")
    said = ask(scenario).answer
    assert said.en.count("That may not be done: ") == said.zh.count("不能如此作：") == 2
    assert "That may be done." in said.en
    assert "3 damage to Cat is prevented." in said.en
    assert "防止对Cat的3点伤害。" in said.zh
