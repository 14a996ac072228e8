"""A scenario sent to the site comes back as a ruling, or with all its mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from html_page import Page

ENGLISH = {"Accept-Language": "en"}


def ask(client: FlaskClient, text: str, status: int = 200, lang: str = "en") -> Page:
    """The page that answers a scenario."""
    sent, headers = {"scenario": text}, {"Accept-Language": lang}
    response = client.post("/ask", data=sent, headers=headers, follow_redirects=True)
    assert response.status_code == status
    return Page(response.get_data(as_text=True))


def test_the_form_is_filled_with_a_ready_scenario(client: FlaskClient, scenario: str) -> None:
    """What is shown first can be sent as it is."""
    shown = Page(client.get("/ask?example=deathtouch-trample").get_data(as_text=True))
    assert " ".join(scenario.split()) in shown.text
    assert client.get("/ask?example=no-such-example").status_code == 404


def test_a_ruling_has_answer_steps_and_citations(client: FlaskClient, scenario: str) -> None:
    """Deathtouch and trample: 1 to the blocker is lethal, 2 go through."""
    shown = ask(client, scenario)
    assert "18 life for Bob." in shown.text
    assert "18点生命：Bob" not in shown.text  # one language a page
    assert "There is one outcome" in shown.text
    assert "Toxic Ox deals 2 damage to Bob." in shown.text
    assert "#r1-cr702-19b" in shown.hrefs  # a step leads to the citation below
    assert "r1-cr702-19b" in shown.ids
    assert any("/rule/702.19b?" in href for href in shown.hrefs)  # and that to the rule
    assert "首先将伤害分配给所有阻挡它的生物" in shown.text
    assert "first assigns damage to the creature(s) blocking it" in shown.text


def test_a_ruling_in_chinese(client: FlaskClient, scenario: str) -> None:
    """Steps and verdict follow the reader."""
    shown = ask(client, scenario, lang="zh")
    assert "结果唯一" in shown.text
    assert "Toxic Ox对Bob造成2点伤害。" in shown.text


def test_every_problem_is_listed_with_its_line(client: FlaskClient) -> None:
    """Two mistakes on two lines, each with what was meant; the text comes back."""
    shown = ask(client, "players:\n  Ann: {battelfield: [Forest]}\n  Bob: {}\nplays: []\n", 400)
    assert "Line 2" in shown.text
    assert "battlefield" in shown.text
    assert "Line 4" in shown.text
    assert "battelfield: [Forest]" in shown.text


def test_text_that_is_not_yaml(client: FlaskClient) -> None:
    """The line where reading stopped."""
    assert "Line 2" in ask(client, "players: {\n  - ]", 400).text


def test_what_is_not_supported_is_named(client: FlaskClient) -> None:
    """An edition that the judge does not carry out gets no guess."""
    shown = ask(client, 'rules: "1999-01-01"\nplayers: {Ann: {}, Bob: {}}\n')
    assert "Not supported yet" in shown.text
    assert "1999-01-01" in shown.text


def test_the_name_of_a_file_is_only_text(client: FlaskClient, tmp_path: Path) -> None:
    """The site reads what it was sent, never a file of the machine it runs on."""
    secret = tmp_path / "secret.yaml"
    secret.write_text("scenario: the secret\nplayers: {Ann: {}, Bob: {}}\n", encoding="utf-8")
    assert "the secret" not in ask(client, str(secret), 400).text


def test_markup_in_a_scenario_is_text(client: FlaskClient) -> None:
    """A title and a broken key that are markup."""
    text = "scenario: <script>1</script>\nplayers: {Ann: {}, Bob: {}}\n"
    assert ask(client, text).has_only_own_scripts()
    assert ask(client, "<script>1</script>: 1\n</textarea><b>: 2\n", 400).has_only_own_scripts()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("# " + "x" * 20_000, "at most 20000 are read"),
        ("a: " + "[" * 5_000 + "]" * 5_000, "nested too deeply"),
        ("---\nplayers: {Ann: {}, Bob: {}}\n" * 11, "at most 10"),
    ],
)
def test_too_much_is_refused_with_a_sentence(client: FlaskClient, text: str, sentence: str) -> None:
    """400, and nothing is run."""
    assert sentence in ask(client, text, 400).text


def test_no_scenario_at_all(client: FlaskClient) -> None:
    """An empty text is told so."""
    assert "no scenario" in ask(client, "").text


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "What the engine carries out today"), ("zh", "目前能进行的部分")]
)
def test_the_guide_is_there_in_both_languages(client: FlaskClient, lang: str, title: str) -> None:
    """The form leads to it, and it is rendered: headings, code and tables, no Markdown left."""
    form = client.get("/ask", headers={"Accept-Language": lang}).get_data(as_text=True)
    assert 'href="/ask/guide"' in form
    shown = client.get("/ask/guide", headers={"Accept-Language": lang}).get_data(as_text=True)
    assert f"<h2>{title}</h2>" in shown
    assert "<pre><code" in shown
    assert shown.count("<table>") == 2
    assert "```" not in shown and "| --" not in shown and "|---" not in shown
    begins = shown.partition(f"<h2>{title}</h2>")[0]
    assert not re.search(r"(docs|tests|judge)/", begins.partition("<article")[2])


COIN = """scenario: A coin
cards:
  - {name: Gambler, type: Creature, power: 1, toughness: 1, text: "{T}: Flip a coin. If you win the flip, this creature deals 3 damage to any target."}
players:
  Ann: {battlefield: [Gambler]}
  Bob: {}
play:
  - {player: Ann, activate: Gambler, targets: [Bob]}
ask: [life: [Bob]]
"""  # noqa: E501


DICE = """scenario: A die
cards:
  - {name: Gambler, type: Creature, power: 1, toughness: 1, text: "{T}: Roll a d20. You gain life equal to the result. You may gain 1 life."}
players:
  Ann: {battlefield: [Gambler]}
  Bob: {}
play:
  - {player: Ann, activate: Gambler}
explore: true
ask: [life: [Ann]]
"""  # noqa: E501


def test_of_many_outcomes_some_are_folded_with_who_chooses(client: FlaskClient) -> None:
    """Of 21 totals a dozen are open; each says who chooses, of what, in the reader's language."""
    shown = ask(client, DICE)
    assert "9 more outcomes" in shown.text
    assert "Gambler: The result is 3. Gambler: Ann does what they may." in shown.text
    assert "one of 13 more, listed with the outcomes." in shown.text
    assert "Gambler：结果为3。Gambler：Ann执行可选的动作。" in ask(client, DICE, lang="zh").text


def test_a_result_of_chance_shows_every_outcome(client: FlaskClient) -> None:
    """A coin that nobody has flipped: both outcomes, with the result that leads to each."""
    shown = ask(client, COIN)
    assert "It depends on choices" in shown.text
    assert "17 life for Bob." in shown.text
    assert "20 life for Bob." in shown.text
    assert "The result is heads." in shown.text
    assert "结果为反面。" in ask(client, COIN, lang="zh").text
