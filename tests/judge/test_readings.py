"""What the card file is read as is kept; a line that is read otherwise is told."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from judge.abilities import Keyword
from judge.abilities.ability import Triggered
from judge.abilities.conditions import HasDesignation
from judge.abilities.effects.combinators import Choose, If, ReplaceThisTurn
from judge.abilities.effects.objects import PutCounters
from judge.abilities.effects.players import Draw
from judge.abilities.filters import IsIt, IsPermanent
from judge.abilities.patterns import DealsDamage, Dies
from judge.abilities.statics import Prevented, Replacement
from judge.abilities.who import Chosen, TargetPlayer, Triggering, You
from judge.cards import CardType
from judge.cli import main
from judge.errors import BadCards, NoSuchCommit
from judge.oracle import Oracle
from judge.readings.comparing import How, defaults_moved, since_kept, since_read
from judge.readings.earlier import reading_at
from judge.readings.kept import keep, read_kept, written
from judge.readings.reading import Forms, LineForm, cards_read, forms_of, renamed
from judge.values import Value
from tests.judge.fixtures import WholeFile
from tests.judge.odd_readings import odd_in

KEPT = Path(__file__).with_name("readings.txt")
ROOT = Path(__file__).parents[2]
OX = {
    "name": "Mud Ox",
    "mana_cost": "{G}",
    "power": "1",
    "toughness": "1",
    "type_line": "Creature — Ox",
    "oracle_text": "Trample\nThis ox moos at the moon.",
}
IMP = {
    "name": "Mud Imp",
    "mana_cost": "{B}",
    "type_line": "Instant",
    "oracle_text": "Draw a card.",
}


class Herd(Value):
    """A value as card text has them."""

    size: int
    of: frozenset[str] = frozenset()
    owner: You = You()


def forms_read(*records: dict[str, str]) -> list[LineForm]:
    """The lines of some entries."""
    forms = Forms({})
    return [line for read in cards_read(records, Oracle()) for line in forms_of(read, forms)]


@pytest.mark.slow
@pytest.mark.xdist_group("whole file")
def test_every_line_of_the_file_is_read_as_it_was(whole_file: WholeFile) -> None:
    """What moved is accepted by `judge cards diff --accept` after a look at what it lists."""
    kept = read_kept(KEPT)
    assert since_kept(kept, whole_file.lines)[:20] == []
    assert defaults_moved(kept, whole_file.defaults) == []
    text = KEPT.read_text(encoding="utf-8")
    assert text == written(keep(whole_file.lines, whole_file.defaults)), "lines left the file"


@pytest.mark.slow
@pytest.mark.xdist_group("whole file")
def test_no_card_is_read_as_what_no_text_says(whole_file: WholeFile) -> None:
    """A word that means nothing where it stands was read as meaning something else."""
    assert whole_file.odd == []


ODD_ONES = {
    "another target, where no target is of its kind": Draw(player=TargetPlayer(another=True)),
    "counters on what has left the battlefield": Triggered(
        Dies(IsPermanent()), PutCounters("+1/+1", 1, Triggering())
    ),
    "a choice made only if something is so, for nothing": If(
        HasDesignation("city's blessing"), Choose("color")
    ),
    "a shield about one that is picked, though the text waits for any": ReplaceThisTurn(
        Replacement(DealsDamage(IsIt()), Prevented()), 1, Chosen(IsPermanent())
    ),
}


@pytest.mark.parametrize("told", ODD_ONES)
def test_what_is_odd_is_told(told: str) -> None:
    assert list(odd_in(ODD_ONES[told])) == [told]


def test_the_file_keeps_no_text() -> None:
    """Hashes alone, sorted, each key once, of about a megabyte at most."""
    rows = KEPT.read_text(encoding="utf-8").splitlines()[1:]
    assert rows == sorted(rows)
    assert len(read_kept(KEPT)) == len(rows)
    assert KEPT.stat().st_size < 1_200_000


def test_a_form_has_no_defaults_and_sets_in_order() -> None:
    """So a field that is new changes no form, and neither does the order of a set."""
    assert Forms({}).of(Herd(2)) == "Herd(size=2)"
    herd = Herd(2, frozenset({"b", "c", "a"}))
    assert Forms({}).of((herd, CardType.LAND)) == "[Herd(size=2, of={'a', 'b', 'c'}), 'land']"


def test_a_default_that_changes_is_told() -> None:
    """Forms leave a default out, so it is kept by itself."""
    forms = Forms({})
    forms.of(Herd(2))
    assert forms.defaults == {"Herd.of": "{}", "Herd.owner": "You()"}
    kept = keep([], forms.defaults)
    assert defaults_moved(kept, forms.defaults) == []
    assert defaults_moved(kept, {**forms.defaults, "Herd.of": "{'ox'}"}) == ["Herd.of"]


def test_what_is_only_renamed_keeps_its_form() -> None:
    """A class, a field, and a class that was renamed twice."""
    table = {"Herd": "Flock", "Flock": "Drove", "Herd.size": "Herd.number"}
    assert Forms(table).of(Herd(2)) == "Drove(number=2)"


def test_the_table_of_new_names_has_names_that_there_are() -> None:
    """The last name of each row's chain is a class, or a class's field, and the old one is none."""
    table = renamed()
    fields: set[str] = set()
    for kind in _values(Value):
        fields |= {kind.__name__, *(f"{kind.__name__}.{name}" for name in kind.__struct_fields__)}
    assert {new for new in table if new not in table.values()} - fields == set()
    assert set(table.values()) & fields == set()


def _values(kind: type[Value]) -> list[type[Value]]:
    return [kind, *(found for below in kind.__subclasses__() for found in _values(below))]


@pytest.mark.parametrize(
    ("before", "after", "how"),
    [
        ("Draw(number=1)", "Draw(number=2)", How.CHANGED),
        ("Draw(number=1)", None, How.LOST),
        (None, "Draw(number=2)", How.GAINED),
        (None, None, None),
        ("Draw(number=1)", "Draw(number=1)", None),
    ],
)
def test_how_a_line_moved(before: str | None, after: str | None, how: How | None) -> None:
    """By the hashes that were kept, and by an earlier reading."""
    old, new = LineForm("Ox (en)", "Draw.", before), LineForm("Ox (en)", "Draw.", after)
    since = since_kept(keep([old], {}), [new])
    assert [one.how for one in since] == ([how] if how else [])
    (*told,) = since_read({("Ox (en)", "Draw."): before}, [new])
    assert [(one.how, one.before, one.after) for one in told] == (
        [(how, before, after)] if how else []
    )


def test_a_line_that_is_read_by_its_card_is_kept_for_each() -> None:
    """The same words on two faces: one of them changes, and the other does not."""
    lines = [LineForm("Ox (en)", "It moos.", "A()"), LineForm("Imp (en)", "It moos.", "B()")]
    kept = keep(lines, {})
    assert since_kept(kept, lines) == []
    (moved,) = since_kept(kept, [lines[0], lines[1]._replace(form="C()")])
    assert (moved.places, moved.how) == (("Imp (en)",), How.CHANGED)
    (moved,) = since_kept(kept, [lines[0], lines[1]._replace(form="A()")])
    assert moved.places == ("Imp (en)",)


@pytest.mark.parametrize(("before", "after"), [("", "A()"), ("A()", ""), ("A()", "B()")])
def test_what_lines_mean_together_is_told(before: str, after: str) -> None:
    """A face whose lines stay as they are can still be another ability altogether."""
    old, new = LineForm("Ox (en)", "", before), LineForm("Ox (en)", "", after)
    assert [one.how for one in since_kept(keep([old], {}), [new])] == [How.TOGETHER]
    assert [one.how for one in since_read({old[:2]: before}, [new])] == [How.TOGETHER]


def test_abilities_that_speak_of_each_other_are_read_together() -> None:
    """Exile that is remembered (607.2a): no line by itself says so."""
    text = (
        "When Mud Ox enters, exile another target creature.\n"
        "When Mud Ox leaves the battlefield, return the exiled card to the battlefield under its "
        "owner's control."
    )
    *_, whole = forms_read({**OX, "oracle_text": text})
    assert whole.text == ""
    assert whole.form is not None and "linked=True" in whole.form


def test_the_lines_of_a_card() -> None:
    """One that is read, one that is not, and what a face means that is declined."""
    place = "Mud Ox (en)"
    keyword = Forms({}).of((Keyword("trample"),))
    assert forms_read(OX) == [
        LineForm(place, "Trample", keyword),
        LineForm(place, "This ox moos at the moon.", None),
        LineForm(place, "", ""),
    ]


def test_a_file_that_is_none_is_named(tmp_path: Path) -> None:
    """The row is told, and what to do."""
    path = tmp_path / "readings.txt"
    with pytest.raises(BadCards, match="cannot be read"):
        read_kept(path)
    path.write_text("# title\nAAAAAAABBBB\nAAAAAA BBBB\n", encoding="utf-8")
    with pytest.raises(BadCards, match=r"readings.txt:3: 'AAAAAA BBBB'"):
        read_kept(path)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A file of two cards."""
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(map(json.dumps, (OX, IMP))), encoding="utf-8")
    return path


def test_the_command_keeps_and_compares(
    cards: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing moved after --accept; a value that is another is told, with exit code 1."""
    kept = tmp_path / "readings.txt"
    command = ["cards", "diff", "--file", str(cards), "--kept", str(kept)]
    assert main(command) == 1
    assert "cannot be read" in capsys.readouterr().err
    assert main([*command, "--accept", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["counts"] == {"new": 3}
    assert (main(command), capsys.readouterr().out) == (0, "No line moved.\n")
    lines = forms_read({**OX, "oracle_text": "Trample"}, IMP)
    changed = [line._replace(form=Forms({}).of((Draw(3),))) for line in lines if line.text]
    kept.write_text(written(keep(changed, {})), encoding="utf-8")
    assert main([*command, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["counts"] == {"changed": 2, "new": 1}
    assert [one["text"] for one in told["moved"]][:2] == ["Draw a card.", "Trample"]


def test_a_commit_reads_with_its_own_code(cards: Path) -> None:
    """What HEAD reads of two cards is what its code reads, and a commit that is none is named."""
    git = subprocess.run(["git", "-C", str(ROOT), "rev-parse", "HEAD"], capture_output=True)
    if git.returncode:
        pytest.skip("this is no checkout: there are no commits to compare with")
    with reading_at("HEAD", cards) as reading:
        lines, defaults = reading.finish()
    assert lines["Mud Ox (en)", "This ox moos at the moon."] is None
    assert lines["Mud Imp (en)", "Draw a card."] is not None
    assert "Draw.player" in defaults
    with pytest.raises(NoSuchCommit, match="no-such-commit"), reading_at("no-such-commit", cards):
        pass
