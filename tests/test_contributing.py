"""CONTRIBUTING names all that an addition needs: toys are added to a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLACEHOLDER = re.compile(r"<\w+>")
NEW = ""  # what stands in a file that is still to be made

Additions = dict[str, tuple[tuple[str, str], ...]]  # of a file: words, and what comes after them

KEYWORD: Additions = {
    "judge/keywords/gladness.py": (
        (
            NEW,
            '''"""Gladness: a toy."""

from judge.abilities import Ability, Keyword, Triggered
from judge.abilities.effects.players import GainLife
from judge.abilities.filters import IsThis
from judge.abilities.patterns import Attacks
from judge.cite import cites
from judge.rules.rulebook import KeywordAbility
from judge.values import Bilingual


@cites("119.3", "获得")
def means(keyword: Keyword) -> tuple[Ability, ...]:
    """Whenever this creature attacks, you gain 1 life."""
    return (Triggered(Attacks(IsThis()), GainLife(1)),)


GLADNESS = KeywordAbility(name=Bilingual("gladness", "欢愉"), rule="119.3", means=means)
''',
        ),
    ),
    "judge/oracle/lexicon/keywords.tsv": (("en\tzh\tshape\n", "gladness\t欢愉\tplain\n"),),
    "judge/ruling/wording/statements.tsv": (
        (
            "unless another stands behind the @), English, Chinese.\n",
            "119.3\tWho gains life has more life.\t获得生命的牌手总生命增加。\n",
        ),
    ),
    "judge/ruling/account/instances.tsv": (
        (
            "the rule of that, and words of that rule.\n",
            "gladness\t119.3\t获得\n",
        ),
    ),
    "judge/asking/loosely/words.py": (
        (
            "OF_CREATURES = re.compile(  # the keyword abilities that a creature is told by\n",
            '    "gladness|"\n',
        ),
    ),
}
WORDING: Additions = {
    "judge/oracle/clauses/player_effects/life.py": (
        (
            "LIFE = (\n",
            '    t(_gain, "@@ <gathers/gather> {n:simple_amount} berries",'
            ' "采集{n:simple_amount}颗浆果"),\n',
        ),
    ),
}
EFFECT: Additions = {
    "judge/abilities/effects/players/life.py": (
        (
            "from judge.cards import Color\n",
            '''

class Rejoice(Effect):
    """Players gain 5 life."""

    player: Players = You()
''',
        ),
    ),
    "judge/abilities/effects/players/__init__.py": (
        ("from judge.abilities.effects.players.life import (\n", "    Rejoice,\n"),
    ),
    "judge/rules/effects/players.py": (
        (
            "from judge.rules.teams import bars, once_a_team, rules_of_setting, rules_of_total\n",
            '''

@cites("119.3", "获得")
def rejoice(process: Process, effect: pl.Rejoice, context: Context) -> bool:
    """Players gain 5 life."""
    glad = players(process, effect.player, context)
    return bool(process.do(*(e.LifeGained(player, 5) for player in glad)))
''',
        ),
        ("EFFECTS: Mapping[type[Effect], Do] = {\n", "    pl.Rejoice: rejoice,\n"),
    ),
    "judge/oracle/references/spoken.py": (
        ("SPOKEN: Mapping[type[Effect], Spoken] = {\n", "    pl.Rejoice: _player(),\n"),
    ),
    "judge/oracle/clauses/player_effects/life.py": (
        (
            "from judge.oracle.lexicon.pronouns import THEY\n",
            """from judge.abilities.effects.players import Rejoice


def _rejoice() -> Effect:
    return Rejoice(S)


""",
        ),
        ("LIFE = (\n", '    t(_rejoice, "@@ <rejoices/rejoice>", "欢庆"),\n'),
    ),
}
FORMAT: Additions = {
    "corpus/formats/arrows.py": (
        (
            NEW,
            '''"""Lines such as `603.1 -> An ability triggers.` become blocks: a toy."""

from corpus.ids import RuleId
from corpus.model import Block, BlockKind, Lang

NAME = "arrows"


def accepts(head: str) -> bool:
    """True if the first line has an arrow."""
    return " -> " in head.split("\\n")[0]


def read(text: str) -> tuple[Block, ...]:
    """Every line as a block."""
    blocks = []
    for at, line in enumerate(text.splitlines(), 1):
        number, words = line.split(" -> ")
        id_ = RuleId.parse(number)
        kind = BlockKind.RULE if id_.rule else BlockKind.SECTION
        blocks.append(Block(kind, Lang.EN, words, at, id_, number))
    return tuple(blocks)
''',
        ),
    ),
    "corpus/formats/__init__.py": (
        (
            "FORMATS = (  # in the order in which they are asked whether a document is theirs\n",
            '    "arrows",\n',
        ),
    ),
}
PAGE: Additions = {
    "web/pages/greeting.py": (
        (
            NEW,
            '''"""A greeting: a toy."""

from flask import Blueprint, render_template

from web.cache import kept

pages = Blueprint("greeting", __name__)


@pages.get("/greeting")
@kept
def show() -> str:
    """The greeting."""
    return render_template("greeting.html")
''',
        ),
    ),
    "web/templates/greeting.html": (
        (
            NEW,
            """{% extends "base.html" %}
{% block title %}{{ say("greeting") }}{% endblock %}
{% block main %}<h1>{{ say("greeting") }}</h1>{% endblock %}
""",
        ),
    ),
    "web/wording/site.py": (
        ("SITE: Wording = {\n", '    "greeting": ("Good day to you", "日安"),\n'),
    ),
    "web/pages/__init__.py": (
        ("from web.pages import (\n", "    greeting,\n"),
        ("PAGES = (\n", "    greeting.pages,\n"),
    ),
}
TOYS = {
    "a keyword ability": KEYWORD,
    "a wording of card text": WORDING,
    "an effect": EFFECT,
    "a document format": FORMAT,
    "a page": PAGE,
}
SCENARIO = """
scenario: Toys
cards:
  - {name: Glad Ox, type: Creature — Ox, power: 3, toughness: 3, text: Gladness}
  - {name: 欢牛, type: 生物～牛, power: 3, toughness: 3, text: 欢愉}
  - {name: Feast, type: Instant, cost: "{G}", text: You rejoice. You gather 2 berries.}
  - {name: 盛宴, type: 瞬间, cost: "{G}", text: 你欢庆。你采集2颗浆果。}
players:
  Ann: {battlefield: [Glad Ox, 欢牛], hand: [Feast, 盛宴], mana_free: true}
  Bob: {}
play:
  - {player: Ann, cast: Feast}
  - {player: Ann, cast: 盛宴}
  - {player: Ann, attack: {Glad Ox: Bob, 欢牛: Bob}}
expect:
  - {life: {Ann: 36, Bob: 14}}
  - {cites: ["119.3"]}
"""
DOCUMENT = "603 -> Triggered Abilities\n603.1 -> An ability triggers.\n603.1a -> It waits.\n"


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with all toys."""
    folder = tmp_path_factory.mktemp("project")
    for package in ("corpus", "judge", "web"):
        shutil.copytree(
            ROOT / package, folder / package, ignore=shutil.ignore_patterns("__pycache__")
        )
    for additions in TOYS.values():
        for name, changes in additions.items():
            for words, more in changes:
                add(folder / name, words, more)
    return folder


def add(path: Path, words: str, more: str) -> None:
    """Puts more after words that a file has once, or makes the file."""
    if words == NEW:
        assert not path.exists()
        path.write_text(more, encoding="utf-8")
        return
    text = path.read_text(encoding="utf-8")
    assert text.count(words) == 1, f"{path} has not once: {words}"
    path.write_text(text.replace(words, words + more), encoding="utf-8")


def run(copied: Path, *arguments: str) -> str:
    """What Python says with the copy in the place of the project."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=copied,
        env={**os.environ, "PYTHONPATH": str(copied), "JUDGE_DATA": str(copied / "data")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def named_for(kind: str) -> Iterator[str]:
    """The patterns of files that CONTRIBUTING names for a kind of addition."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (row,) = re.findall(rf"^\| {kind}\b.*$", text, re.M)
    for name in re.findall(r"`((?:judge|corpus|web|tests)/[^`]+)`", row):
        pattern = PLACEHOLDER.sub("*", name)
        yield pattern if "." in pattern else f"{pattern}/*"


@pytest.mark.parametrize("kind", TOYS)
def test_every_file_that_a_toy_touches_is_named(kind: str) -> None:
    """Who follows the row of an addition leaves out no file."""
    patterns = tuple(named_for(kind))
    missing = [
        file for file in TOYS[kind] if not any(fnmatch(file, pattern) for pattern in patterns)
    ]
    assert missing == []


def test_a_toy_keyword_wording_and_effect_are_read_and_carried_out(copied: Path) -> None:
    """Each in both languages: 20 life, 5 and 2 of either spell, 1 of either attack."""
    path = copied / "toys.yaml"
    path.write_text(SCENARIO, encoding="utf-8")
    assert "1 pass" in run(copied, "-m", "judge", "check", str(path))


def test_a_toy_keyword_is_heard_in_a_question(copied: Path) -> None:
    """A creature is told by it, where not all of the question is read."""
    code = """
from judge.questions import read
texts = ("Whoa, does my 3/3 with gladness kill a 2/2 blocker?", "我的3/3欢愉能杀掉2/2的阻挡者吗？")
for text in texts:
    (way,) = read(text).readings
    print(way.said.en, way.ruling.answers[0].value)
"""
    shown = run(copied, "-c", code)
    assert shown.count("3/3 creature with gladness") >= 2 and shown.count("True") == 2


def test_a_toy_format_is_read(copied: Path) -> None:
    path = copied / "mine.txt"
    path.write_text(DOCUMENT, encoding="utf-8")
    run(copied, "-m", "judge", "corpus", "import", str(path), "--edition", "2030-01-01")
    shown = run(copied, "-m", "judge", "rule", "603.1a", "--edition", "2030-01-01")
    assert "It waits." in shown


def test_a_toy_page_is_served(copied: Path) -> None:
    code = """
import sys
from web import create_app
client = create_app({"DATA": sys.argv[1], "TESTING": True}).test_client()
for lang in ("en", "zh"):
    print(client.get("/greeting", headers={"Accept-Language": lang}).get_data(as_text=True))
"""
    shown = run(copied, "-c", code, str(copied / "data"))
    assert "<h1>Good day to you</h1>" in shown
    assert "<h1>日安</h1>" in shown
