"""What the documentation shows works as it is shown."""

import re
from pathlib import Path

import pytest

import judge
from corpus.lineage import dated, shipped
from judge.cards import CardType, Face, TypeLine
from judge.language import prepare
from judge.oracle import Oracle
from judge.rules.special_actions import SPECIAL_ACTIONS
from judge.scenario import support
from judge.scenario.reading import UNREAD
from judge.values import Bilingual, Lang
from tests.test_layers import ORDERS, RULES

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("*.md")])
OF_OURS = re.compile(r"(?<![\w./-])(?:judge|corpus|web|tests|benchmarks)(?:[./]\w+)+(?![\w<*…])")


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("scenarios.md", "18 life for Bob."),
        ("scenarios.zh.md", "17点生命：乙。"),
        ("architecture.md", "Graveyard: Grizzly Bears died."),
    ],
)
def test_the_guide_s_scenario_runs(name: str, answer: str) -> None:
    """The example of the guide, or of the architecture, is read whole and has a definite answer."""
    text = (DOCS / name).read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", text, re.S)
    (scenario,) = judge.load_scenarios(example)
    ruling = judge.ask(scenario)
    assert ruling.verdict.value == "determined"
    assert answer in (ruling.answer.en, ruling.answer.zh)


@pytest.mark.parametrize("name", ["scenarios.md", "scenarios.zh.md"])
def test_the_guide_names_what_is_declined_and_nothing_else(name: str) -> None:
    """The keys between backquotes in the guide's list are those that a reading declines."""
    text = (DOCS / name).read_text(encoding="utf-8")
    (listed,) = re.findall(
        r"\n## (?:What it does not carry out|不能进行的部分)\n(.*?)\n## ", text, re.S
    )
    named = set(re.findall(r"`([^`]+)`", listed))
    declined = {
        *UNREAD,
        *support.UNREAD_OF_ENTRY,
        *support.UNREAD_OF_PLAYER,
        *support.UNREAD_EXPECTATIONS,
    }
    besides = {"two-player", *SPECIAL_ACTIONS}
    assert named - {"unsupported"} == declined | besides


def _sections(name: str) -> list[str]:
    text = (DOCS / name).read_text(encoding="utf-8")
    return re.sub(r"```yaml\n.*?```", "", text, flags=re.S).split("\n## ")


def test_both_guides_say_the_same() -> None:
    """Section by section the same points, rules and words of the format, whoever reads which."""
    english, chinese = _sections("scenarios.md"), _sections("scenarios.zh.md")
    rule = re.compile(r"(?<![\d.,])\d{3}(?:\.\d+[a-z]?)?(?!,?\d)")
    word = re.compile(r"`([\w-]+)[^`]*`")
    for one, other in zip(english, chinese, strict=True):
        assert one.count("\n- ") == other.count("\n- "), one
        assert set(rule.findall(one)) == set(rule.findall(other))
        assert set(word.findall(one)) == set(word.findall(other))


@pytest.mark.parametrize(
    ("name", "heading"),
    [("editions.md", "Days that are known"), ("editions.zh.md", "已知的日期")],
)
def test_the_days_that_are_known_are_those_of_the_table(name: str, heading: str) -> None:
    """Day by day the same rules and sources, and as many changes between the editions."""
    text = (DOCS / name).read_text(encoding="utf-8")
    known = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = re.findall(
        r"^\| (\d{4}-\d\d-\d\d) \| [^|]+ \| ([^|]+) \| ([^|]+) \| (.+) \|$", known, re.M
    )
    said = [
        (
            day,
            *(re.findall(r"\d[\d.]*[a-z]?", cell) for cell in cells),
            re.findall(r"\((http[^)]+)", source),
        )
        for day, *cells, source in rows
    ]
    assert said == [
        (one.day, [str(n) for n in one.dropped], [str(n) for n in one.added], list(one.sources))
        for one in dated()
    ]
    counted = re.findall(r"^\| (\S+) \| (\S+) " + r"\| (\d+) " * 5 + r"\|$", text, re.M)
    kinds = (("moved",), ("new",), ("gone",), ("reworded",), ("split", "merged"))
    assert counted == [
        (
            step.old,
            step.new,
            *(str(sum(c.kind in group for c in step.changes)) for group in kinds),
        )
        for step in shipped().steps
    ]


def _hard_interactions() -> list[tuple[str, str]]:
    text = (DOCS / "hard-interactions.md").read_text(encoding="utf-8")
    return re.findall(r"^\| [^|]+ \| `([^`]+)` \| (.+?) \|$", text, re.M)


@pytest.mark.parametrize(("file", "title"), _hard_interactions())
def test_a_hard_interaction_has_its_scenario(file: str, title: str) -> None:
    """The scenario that a line names is there, and is ruled on unless the line says otherwise."""
    tests = Path(__file__).parent
    wanted = title.removeprefix("declined: ")
    path = tests / "scenarios" / file
    scenarios = judge.load_scenarios(path.read_text(encoding="utf-8"))
    assert wanted in [scenario.title.en for scenario in scenarios]
    declined = (tests / "judge" / "not_ruled.txt").read_text(encoding="utf-8").splitlines()
    assert (f"tests/scenarios/{file}: {wanted}" in declined) == (wanted != title)


def _is_there(name: str) -> bool:
    """True of a file, a folder, a module, or what a module has."""
    if "/" in name:
        return (ROOT / name).exists()
    holder, found, rest = ROOT, ROOT, name.split(".")
    while rest and ((holder / rest[0]).is_dir() or (holder / f"{rest[0]}.py").is_file()):
        holder /= rest.pop(0)
        found = holder / "__init__.py" if holder.is_dir() else holder.with_suffix(".py")
    text = found.read_text(encoding="utf-8") if rest and found.is_file() else ""
    return not rest or re.search(rf"\b{rest[0]}\b", text) is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_that_a_page_names_is_there(page: Path) -> None:
    """A file that was renamed is renamed in the pages too."""
    quoted = " ".join(re.findall(r"`([^`\n]+)`", page.read_text(encoding="utf-8")))
    assert [name for name in OF_OURS.findall(quoted) if not _is_there(name)] == []


@pytest.mark.parametrize("package", ["corpus", "judge", "web", "tests", "benchmarks"])
def test_every_module_that_the_code_speaks_of_is_there(package: str) -> None:
    """The names between backquotes in docstrings, comments and tables."""
    wrong = []
    for path in sorted(
        path for end in ("py", "toml", "tsv") for path in (ROOT / package).rglob(f"*.{end}")
    ):
        quoted = " ".join(re.findall(r"`([^`\n]+)`", path.read_text(encoding="utf-8")))
        names = (name for name in OF_OURS.findall(quoted) if not _is_there(name))
        wrong += [f"{path.relative_to(ROOT)}: {name}" for name in names]
    assert wrong == []


def test_the_line_of_the_architecture_has_the_value_that_it_tells() -> None:
    """In both languages, with the words that the page shows on the way."""
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    english = "Destroy target creature. Its controller loses 2 life."
    chinese = "消灭目标生物。其操控者失去2点生命。"
    plain = " ".join(text.split())
    assert english in plain
    assert chinese in plain
    assert prepare(english, Lang.EN).text in plain
    a_spell = TypeLine((CardType.INSTANT,), (), ())
    bolt = Bilingual("Doom Bolt", "末日箭")
    of_english, of_chinese = (
        Oracle().read(Face(name=bolt, type_line=a_spell, text=line)) for line in (english, chinese)
    )
    assert of_english == of_chinese
    assert "ControllerOf(objects=TheTarget(name=1" in repr(of_english)
    assert "ControllerOf(TheTarget(1))" in plain


def _first_column(heading: str) -> list[str]:
    """The files that the tables under a heading of the architecture name first, as modules."""
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    (part,) = re.findall(rf"\n### {heading}\n(.*?)(?=\n##|\Z)", text, re.S)
    rows = re.findall(r"^\| (?:\d+ \| )?(`[^|]+`) \|", part, re.M)
    paths = [path for row in rows for path in re.findall(r"`([^`]+)`", row)]
    return [path.removesuffix(".py").replace("/", ".") for path in paths]


@pytest.mark.parametrize("package", ORDERS)
def test_the_architecture_has_the_rooms_in_their_order(package: str) -> None:
    rooms = _first_column(f"The rooms of `{package}`, from the top")
    assert rooms == [f"{package}.{room}" for room in ORDERS[package]]


def test_the_architecture_has_modules_of_the_rules_in_their_order() -> None:
    modules = [
        name.removeprefix("judge.rules.") for name in _first_column("The order of its modules")
    ]
    assert len(modules) > 20
    assert modules == sorted(modules, key=RULES.index)


def test_contributing_names_tables_that_there_are() -> None:
    """What an addition is listed in is a name that a module of ours gives something to."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][A-Z_]+)`", text)) - {"CI"}
    files = [
        path
        for folder in ("corpus", "judge", "web", "tests")
        for path in (ROOT / folder).rglob("*.py")
    ]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert [name for name in sorted(named) if not re.search(rf"^{name}\b.* = ", code, re.M)] == []
