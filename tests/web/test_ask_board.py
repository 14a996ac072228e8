"""A board set up by form, without scripts: each button sends the form and the next one comes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from form_page import Form
from html_page import Page

import judge
from judge.asking.handlers import FOCI
from judge.scenario.model import Placed
from judge.scenario.schema import OF_SOME

SCENARIOS = Path(__file__).parents[1] / "scenarios"
EXAMPLES = Path(__file__).parents[2] / "docs" / "scenarios"


class Visit:
    """Somebody at the form: the page that is open, and what pressing its buttons does."""

    def __init__(self, client: FlaskClient, address: str = "/ask/board", lang: str = "en") -> None:
        self.client, self.headers = client, {"Accept-Language": lang}
        self.html = client.get(address, headers=self.headers).get_data(as_text=True)

    @property
    def form(self) -> Form:
        return Form(self.html, "board-form")

    @property
    def text(self) -> str:
        return Page(self.html).text

    @property
    def draft(self) -> str:
        return dict(self.form.fields)["draft"]

    def press(self, button: str, status: int = 200, **changes: str) -> Visit:
        """Presses a button, some fields filled in before."""
        data = self.form.data(button, **changes)
        response = self.client.post("/ask/board", data=data, headers=self.headers)
        assert response.status_code == status
        self.html = response.get_data(as_text=True)
        if status == 303:
            shown = self.client.get(response.headers["Location"], headers=self.headers)
            self.html = shown.get_data(as_text=True)
        return self

    def say(self, words: str, **changes: str) -> Visit:
        """Presses the button that says this."""
        return self.press(self.form.button(words), **changes)


def plain(text: str) -> object:
    """The data of the one scenario of a text."""
    (found,) = judge.plain_scenarios(text)
    return found


def test_a_question_from_an_empty_board_to_its_ruling(client: FlaskClient) -> None:
    """Set up, cast with a target among the legal ones, let it resolve, ask."""
    visit = Visit(client)
    visit.press("update", new__0__hand="Lightning Bolt")
    visit.press("update", new__1__battlefield="2 Grizzly Bears")
    visit.say("Ann casts Lightning Bolt")
    assert visit.form.choices["answer"] == ["Grizzly Bears #1", "Grizzly Bears #2", "Ann", "Bob"]
    visit.say("Choose", answer="Grizzly Bears #2")
    assert "Ann casts Lightning Bolt, targeting Grizzly Bears #2" in visit.text
    visit.press("add:ask", ask__key="zone", ask__about="Grizzly Bears #2")
    visit.say("all pass: Lightning Bolt resolves")
    visit.press("rule", 303)
    assert "Graveyard: Grizzly Bears #2 died." in visit.text
    assert "704.5g" in visit.text


def test_the_form_asks_what_is_asked_in_words(client: FlaskClient) -> None:
    """Whether a creature dies among the first."""
    visit = Visit(client)
    offered = visit.form.choices["ask.key"]
    assert offered[:3] == ["life", "dies", "survives"]
    assert set(FOCI) & set(OF_SOME) <= set(offered)
    visit.press("update", new__0__battlefield="Grizzly Bears")
    visit.press("add:ask", ask__key="dies", ask__about="Grizzly Bears")
    visit.press("rule", 303)
    assert "No. Grizzly Bears does not die." in visit.text


def test_the_form_asks_whether_what_is_done_can_be_repeated(client: FlaskClient) -> None:
    """That is about no object."""
    visit, words = Visit(client), "whether it can be done as often as wanted"
    offered = visit.text.count(words)
    visit.press("add:ask", ask__key="repeats")
    assert visit.text.count(words) > offered


def test_combat_is_declared_by_what_each_creature_may_do(client: FlaskClient) -> None:
    """Attack, block, divide the damage; a wall that can't attack is not offered."""
    visit = Visit(client)
    visit.press("update", new__0__battlefield="3/3 creature with trample")
    visit.press("update", new__1__battlefield="Grizzly Bears")
    attacker = "d:attack|3/3 creature with trample"
    assert visit.form.choices[attacker] == ["Bob"]
    visit.say("Declare attackers")  # the one creature that may attack is chosen
    visit.say("Declare blockers")
    share = "d:assign|3/3 creature with trample|Bob"
    assert dict(visit.form.fields)[share] == "1"
    visit.say("Assign damage")
    visit.press("rule", 303, ask__about="Bob")  # the question is typed, and not added first
    assert "19 life for Bob." in visit.text
    assert "{life: Bob}" in visit.text


def test_what_is_not_possible_is_told_with_its_rule(client: FlaskClient) -> None:
    """A sorcery on the other player's turn; trying it all the same is refused in the script."""
    visit = Visit(client)
    visit.say("Add a card of your own")
    card = {"c__0__name": "Blaze", "c__0__type": "Sorcery", "c__0__text": "Draw a card."}
    visit.press("update", **card)
    visit.press("update", new__1__hand="Blaze")
    assert "Not possible now, and why (1)" in visit.text
    assert "117.1a" in visit.text
    visit.say("casts Blaze")
    assert "Not allowed:" in visit.text
    visit.say("Take back the last")
    assert "Not allowed:" not in visit.text


def test_details_of_a_card_and_of_a_player(client: FlaskClient) -> None:
    """Tapped, counters, a label, life and a name that is used in the play."""
    visit = Visit(client)
    visit.press("update", new__0__battlefield="Hill Giant")
    visit.press(
        "update",
        p__0__name="Zoe",
        p__0__life="7",
        p__0__battlefield__0__tapped="1",
        p__0__battlefield__0__counters="+1/+1: 2, charge",
        p__0__battlefield__0__as="Big",
    )
    assert plain(visit.draft) == {
        "players": {
            "Zoe": {
                "mana_free": True,
                "life": 7,
                "battlefield": [
                    {
                        "card": "Hill Giant",
                        "tapped": True,
                        "as": "Big",
                        "counters": {"+1/+1": 2, "charge": 1},
                    }
                ],
            },
            "Bob": {"mana_free": True},
        }
    }
    assert "Big 5/5" in visit.text
    visit.press("update", p__0__battlefield__0__as="")
    assert "as: Big" not in visit.draft


def test_what_is_so_before_the_play(client: FlaskClient) -> None:
    """The monarch, this turn so far, a label in two languages, goaded: written and shown."""
    visit = Visit(client)
    visit.press("update", new__0__battlefield="Hill Giant")
    told = {
        "p__0__this_turn": "spells_cast: 2, attacked: true",
        "p__0__battlefield__0__as": "my Giant | 我的巨人",
        "p__0__battlefield__0__goaded_by": "Bob",
        "p__0__battlefield__0__monstrous": "1",
    }
    visit.press("update", monarch="Bob", day="night", **told)
    wanted = {
        "players": {
            "Ann": {
                "mana_free": True,
                "this_turn": {"spells_cast": 2, "attacked": True},
                "battlefield": [
                    {
                        "card": "Hill Giant",
                        "monstrous": True,
                        "as": {"en": "my Giant", "zh": "我的巨人"},
                        "goaded_by": ["Bob"],
                    }
                ],
            },
            "Bob": {"mana_free": True},
        },
        "monarch": "Bob",
        "day": "night",
    }
    assert plain(visit.draft) == wanted
    assert plain(visit.press("update").draft) == wanted
    assert "my Giant" in visit.text
    visit.press("update", p__1__name="Zoe", monarch="")
    assert "goaded_by: [Zoe]" in visit.draft
    assert "monarch" not in visit.draft


def test_without_the_name_of_a_variant_it_is_what_the_players_imply(client: FlaskClient) -> None:
    """Nothing is written; two-player is a variant to choose like the others."""
    visit = Visit(client)
    assert "as the players imply" in visit.text
    visit.press("update", game="two-player")
    assert plain(visit.draft)["game"] == "two-player"  # type: ignore[index]
    assert "game" not in plain(visit.press("update", game="").draft)  # type: ignore[operator]


def test_a_name_that_is_not_known_is_told_with_the_nearest(client: FlaskClient) -> None:
    """What cannot be read is named, and the form stays."""
    visit = Visit(client)
    visit.press("update", new__0__hand="Lightning Bold")
    assert "no card named 'Lightning Bold' is known" in visit.text
    assert "'Lightning Bolt'" in visit.text
    assert "Legal at this point" not in visit.text
    visit.press(visit.form.button("Lightning Bolt"))
    assert dict(visit.form.fields)["p.0.hand.0.card"] == "Lightning Bolt"
    assert "Legal at this point" in visit.text


def test_a_mistake_is_told_and_the_form_stays(client: FlaskClient) -> None:
    """Life that is no number, asked all the same, in the reader's language."""
    visit = Visit(client)
    visit.press("rule", 400, p__0__life="many")
    assert "must be a whole number" in visit.text
    assert dict(visit.form.fields)["p.0.life"] == "many"
    client.set_cookie("lang", "zh")
    visit.press("rule", 400, p__0__life="many")
    assert "应为整数。" in visit.text


def test_players_come_and_go_but_two_stay(client: FlaskClient) -> None:
    """A third player, taken away again; the second cannot be."""
    visit = Visit(client).press("add:p").press("update", game="free-for-all")
    assert "Cat" in visit.draft
    visit.press("remove:p.2").press("remove:p.1")
    assert list(plain(visit.draft)["players"]) == ["Ann", "Bob"]  # type: ignore[index]


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.yaml")), ids=lambda path: path.stem)
def test_an_example_opened_in_the_form_is_the_same_scenario(
    client: FlaskClient, path: Path
) -> None:
    """Sending the form as it stands changes nothing, and the scenario can be edited as text."""
    before = plain(path.read_text(encoding="utf-8"))
    visit = Visit(client, f"/ask/board?example={path.stem}", "zh")
    assert plain(visit.draft) == before
    visit.press("update")
    assert plain(visit.draft) == before
    visit.press("text")
    assert plain(dict(Form(visit.html, "ask").fields)["scenario"]) == before


@pytest.mark.parametrize("section", ["basics", "combat", "multiplayer", "layers", "setup"])
def test_scenarios_of_the_suite_go_through_the_form(client: FlaskClient, section: str) -> None:
    """The form of many kinds of scenario sends back what was opened, or the same in other words."""
    count = 0
    for path in sorted((SCENARIOS / section).rglob("*.yaml"))[::6]:
        for scenario in judge.plain_scenarios(path.read_text(encoding="utf-8"))[:MOST]:
            text = judge.write_yaml(scenario)
            sent = {"scenario": text, "do": "board"}
            response = client.post("/ask", data=sent)
            assert response.status_code == 200, path
            form = Form(response.get_data(as_text=True), "board-form")
            again = client.post("/ask/board", data=form.data("update")).get_data(as_text=True)
            kept = dict(Form(again, "board-form").fields)["draft"]
            assert same(kept) == same(text), path
            count += 1
    assert count > 3


MOST = 12  # scenarios of a file


def same(text: str) -> object:
    """What a scenario says, told in one way: lines and the empty values of keys aside."""
    (scenario,) = judge.load_scenarios(text)
    return (
        [seat.with_(lines={}, zones=without_lines(seat.zones)) for seat in scenario.seats],
        scenario.title,
        scenario.game,
        [(item.action, item.given, item.player, item.at, item.respond) for item in scenario.play],
        [one.plain() for one in (*scenario.ask, *scenario.expect)],
        (scenario.active, scenario.number, scenario.step, scenario.choices, scenario.random),
        (scenario.monarch, scenario.initiative, scenario.day),
    )


def without_lines(zones: Mapping[str, tuple[Placed, ...]]) -> dict[str, list[Placed]]:
    """What is in the zones, wherever the scenario says it."""
    return {zone: [one.with_(lines={}) for one in held] for zone, held in zones.items()}


def test_text_that_is_no_draft_is_told_so(client: FlaskClient) -> None:
    """A form that was tampered with is answered by a sentence."""
    for text in ("- 1", "players: 3", "players: {Ann: 3}", "{"):
        response = client.post("/ask/board", data={"draft": text, "do": "item:[]"})
        assert response.status_code == 400, text
    strange = {"draft": "players: {Ann: {}, Bob: {}}", "p.9.name": "x", "p.x.hand.1.card": "y"}
    response = client.post("/ask/board", data={**strange, "do": "remove:p.0.hand.7"})
    assert response.status_code == 200


def test_markup_in_names_is_text(client: FlaskClient) -> None:
    """A player whose name is markup."""
    visit = Visit(client).press("update", p__0__name="<script>1</script>")
    assert "<script>" not in visit.html
    assert "&lt;script&gt;" in visit.html


def test_the_board_speaks_of_cards_in_the_reader_s_language(client: FlaskClient) -> None:
    """What is where and what was done, whichever language the names were typed in."""
    visit = Visit(client, lang="zh")
    visit.press("update", new__0__hand="Lightning Bolt")
    visit.press("update", new__1__battlefield="2 3/3 deathtouch")
    visit.say("甲 施放闪电击")
    visit.say("确定", answer="3/3 creature with deathtouch #2")
    assert "甲施放闪电击，目标为具死触的3/3生物 #2" in visit.text
    assert "甲 闪电击" in visit.text
    assert "乙 具死触的3/3生物" in visit.text
