"""Mana costs, type lines, subtypes and color identity, held to the rules' own lists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import judge.cards
from corpus.ids import RuleId
from corpus.library import Library
from judge.cards import (
    Card,
    CardType,
    Color,
    Face,
    Family,
    ManaCost,
    Supertype,
    TypeLine,
    color_identity,
    family,
    mana_value_of,
    subtype,
)
from judge.cards.subtypes import BASIC_LAND_TYPES, all_subtypes, later_subtypes, old_print
from judge.cite import cited_in
from judge.values import Bilingual

LISTS = {
    Family.ARTIFACT: ("g", "神器类别包括", "The artifact types are "),
    Family.ENCHANTMENT: ("h", "结界类别包括", "The enchantment types are "),
    Family.LAND: ("i", "地类别包括", "The land types are "),
    Family.PLANESWALKER: ("j", "鹏洛客类别包括", "The planeswalker types are "),
    Family.SPELL: ("k", "咒语类别包括", "The spell types are "),
    Family.CREATURE: ("m", "生物类别包括", "The creature types are "),
    Family.PLANE: ("n", "时空类别包括", "The planar types are "),
    Family.DUNGEON: ("p", "该地城类别是", "That dungeon type is "),
    Family.BATTLE: ("q", "战役类别包括", "Battles have their own unique"),
}


def rule_text(library: Library, number: str) -> str:
    """The Chinese text of a rule in the base edition."""
    return library.graph().rule(RuleId.parse(number)).text.zh or ""


def listed_in_chinese(library: Library, letter: str, head: str) -> list[str]:
    """What a subrule of 205.3 lists, a name that it gives in English only in brackets."""
    text = rule_text(library, f"205.3{letter}")
    text = text[text.index(head) + len(head) :]
    text = re.sub(r"（参见规则[^）]*）", "", text[: text.index("。")])
    text = re.sub(r"[，、]?以及", "、", text)
    return [name.strip() for name in re.split("[、，]", text) if name.strip()]


@pytest.mark.parametrize("name", Family)
def test_the_subtypes_are_those_of_rule_205_3_in_chinese(library: Library, name: Family) -> None:
    """Each family's Chinese names are the rule's, in its order, which is that of the English."""
    letter, head, _ = LISTS[name]
    known = [known for known in all_subtypes() if known.family is name]
    listed = listed_in_chinese(library, letter, head)
    assert len(listed) == len(known)
    for printed, ours in zip(listed, known, strict=True):
        chinese, _, english = printed.rstrip("]").partition("[")
        assert not english or english.replace("’", "'") == ours.en
        assert not chinese or chinese == ours.zh[0]


@pytest.mark.parametrize("name", [n for n in Family if n not in (Family.DUNGEON, Family.BATTLE)])
def test_the_subtypes_are_those_of_rule_205_3_in_english(shared: Path, name: Family) -> None:
    """Each family's English names are those of the official English edition, in order."""
    raw = (shared / "cr" / "english_20231117.txt").read_bytes()
    text = raw.decode("utf-8", errors="replace").replace("’", "'")
    text = text[text.index(LISTS[name][2]) + len(LISTS[name][2]) :]
    text = text[: re.search(r"\.\s", text).start()]  # type: ignore[union-attr]  # it has one
    text = re.sub(r" \(see rule [^)]*\)", "", text)
    listed = re.split(r", and |, | and (?=[A-Z][^,]*$)", text)
    assert [known.en for known in all_subtypes() if known.family is name] == listed


def test_later_subtypes_are_those_of_a_later_book(shared: Path) -> None:
    """Each stands in a list of 205.3 of a newer edition, and is not of the base edition."""
    raw = (shared / "cr" / "english_20260807.txt").read_bytes()
    text = raw.decode("utf-8", errors="replace").replace("’", "'")
    lists = " ".join(re.findall(r"^205\.3[g-q] .*$", text, re.MULTILINE))
    before = {known.en for known in all_subtypes() if known.family is not Family.PLANE}
    for later in later_subtypes():
        assert re.search(rf"\b{re.escape(later.en)}\b", lists)
        assert later.en not in before


def test_a_name_means_one_subtype() -> None:
    """No two subtypes share a name in either language."""
    names = [name for known in all_subtypes() for name in {known.en, *known.zh}]
    assert len(names) == len(set(names))
    of_cards = [one for one in all_subtypes() if one.family is not Family.PLANE]
    names = [name for one in (*of_cards, *later_subtypes()) for name in {one.en, *one.zh}]
    assert len(names) == len(set(names))


NO_SUBTYPE_NOW = {  # 205.3f: many printed subtypes are no longer used
    "领主": "Lord, of which some became Nobles and others nothing",
    "雷魇": "Thundermare",
    "传奇法术师": "a supertype that one card prints after the dash",
}


def test_every_chinese_subtype_that_is_printed_is_known(shared: Path) -> None:
    """Each is one of the rules, an old print of one, or listed; an old print says the same."""
    unknown: set[str] = set()
    for line in (shared / "cards" / "cards.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        for face in record.get("faces") or [record]:
            printed, now = face.get("type_line_zh") or "", face.get("type_line") or ""
            for word in re.split("[／/]", printed.partition("～")[2]):
                name = word.strip(" -–—").removeprefix("克撒的")
                if old_print(name) is not None:
                    assert old_print(name) in now
                elif subtype(name) is None:
                    unknown.update(part for part in name.split() if subtype(part) is None)
    assert unknown == set(NO_SUBTYPE_NOW)


def test_an_old_print_of_an_aura_is_not_read_as_a_creature() -> None:
    """The name that type lines had for Auras, of creatures: "Enchant Creature"."""
    with pytest.raises(ValueError, match="old print of an Aura"):
        TypeLine.parse("传奇生物结界")
    assert str(TypeLine.parse("结界生物～精怪")) == "Enchantment Creature — Spirit"


def test_basic_land_types_are_land_types() -> None:
    """305.6 names five of the land types."""
    assert set(BASIC_LAND_TYPES) < family(Family.LAND)
    assert "Urza's" in family(Family.LAND)
    assert "Forest" not in family(Family.CREATURE)


def test_every_card_type_and_supertype_of_the_rules_is_known(library: Library) -> None:
    """205.2a and 205.4a list as many as there are, and each is read in Chinese."""
    for number, head, kinds in (
        ("205.2a", "牌类别包括", CardType),
        ("205.4a", "超类别包括", Supertype),
    ):
        text = rule_text(library, number)
        listed = re.split(r"[、，]?以及|、", text[text.index(head) + len(head) :].split("。")[0])
        lines = [TypeLine.parse(word.strip("，")) for word in listed]
        found = {kind for line in lines for kind in (*line.types, *line.supertypes)}
        assert found == set(kinds)


@pytest.mark.parametrize(
    ("english", "chinese"),
    [
        ("Legendary Creature — Time Lord Doctor", "传奇生物～时间领主／博士"),
        ("Kindred Enchantment — Treefolk Aura", "部族结界～树妖／灵气"),
        ("Basic Snow Land — Forest", "基本雪境地～树林"),
        ("Land — Urza's Power-Plant", "地～克撒的动力炉"),
        ("Land — Urza’s Mine", "地～克撒的／矿脉"),
        ("Artifact Creature — Juggernaut", "神器生物 ～攻城巨车"),
        ("Dungeon — Undercity", "地城～地底城"),
        ("Plane — Bolas's Meditation Realm", "时空～波拉斯冥想域"),
        ("Battle — Siege", "战役～围攻"),
        ("Creature — Zombie Goblin", "生物～灵俑／精灵"),
        ("Creature — Elf Warrior", "生物～地精／战士"),
    ],
)
def test_a_type_line_means_the_same_in_both_languages(english: str, chinese: str) -> None:
    """Both wordings are read to one value, which keeps subtypes of several words whole."""
    assert TypeLine.parse(english) == TypeLine.parse(chinese)
    assert TypeLine.parse(str(TypeLine.parse(english))) == TypeLine.parse(english)


def test_a_word_that_is_no_type_is_named() -> None:
    """A type line is read whole or not at all."""
    with pytest.raises(ValueError, match="'Host' is not"):
        TypeLine.parse("Host Creature — Dog")
    with pytest.raises(ValueError, match="魔物"):
        TypeLine.parse("传奇魔物")


def test_type_lines_of_real_cards_mean_the_same(shared: Path) -> None:
    """Chinese type lines of real cards name the English ones' types: nearly all of them."""
    same = other = 0
    for line in (shared / "cards" / "cards.jsonl").read_text(encoding="utf-8").splitlines():
        raw = json.loads(line)
        chinese = raw.get("type_line_zh")
        if not chinese or "//" in chinese or "阶" in chinese:
            continue
        try:
            read = TypeLine.parse(chinese)
        except ValueError:  # "生物结界" for an Aura
            other += 1
            continue
        is_same = set(read.subtypes) == set(TypeLine.parse(raw["type_line"]).subtypes)
        same, other = same + is_same, other + (not is_same)
    assert same > 10_000
    assert other / same < 0.045  # printed before the English line was changed


@pytest.mark.parametrize(
    ("cost", "value", "colors"),
    [
        ("{0}", 0, ""),
        ("{X}{X}{R}", 1, "R"),
        ("{2/W}{2/U}", 4, "WU"),
        ("{G/W}{G/W}", 2, "WG"),
        ("{1}{B/P}{B/P}", 3, "B"),
        ("{2}{G}{G/U/P}{U}", 5, "UG"),
        ("{S}{S}{1}", 3, ""),
        ("{C/R}{C}", 2, "R"),
        ("{15}", 15, ""),
    ],
)
def test_mana_value_and_colors(cost: str, value: int, colors: str) -> None:
    """202.3e-g and 107.4e-f, and the cost is written as it was read."""
    read = ManaCost.parse(cost)
    assert read.mana_value == value
    assert "".join(read.colors) == colors
    assert str(read) == cost


def test_x_counts_as_what_was_chosen() -> None:
    """202.3e: 0 off the stack, the chosen number on it."""
    assert mana_value_of("X") == 0
    assert mana_value_of("X", 7) == 7


@pytest.mark.parametrize("text", ["{Q}", "{W/W/W}", "two", "{2}{", "{1}x"])
def test_what_is_no_cost_is_named(text: str) -> None:
    """A cost is read whole or not at all."""
    with pytest.raises(ValueError, match="is not a mana symbol"):
        ManaCost.parse(text)


def face(cost: str = "", text: str = "", color: tuple[Color, ...] = ()) -> Face:
    """A creature face with what color identity looks at."""
    return Face(
        Bilingual("Ox", "牛"),
        TypeLine.parse("Creature — Ox"),
        ManaCost.parse(cost) if cost else None,
        text,
        color_indicator=color,
    )


@pytest.mark.parametrize(
    ("faces", "identity"),
    [
        ((face("{1}{G}"),), "G"),
        ((face("{W/B}", "{T}: Add {U}."),), "WUB"),
        ((face("{1}", "Extort (You may pay {W/B}.)"),), ""),
        ((face("{1}", "敲诈（你可以支付{W/B}。）\n{R}：抓一张牌。"),), "R"),
        ((face("{U}"), face(color=(Color.RED,))), "UR"),
        ((face("{2}", "Ox is all colors."),), "WUBRG"),
        ((face("{2}", "{1}: Ox becomes all colors until end of turn."),), ""),
        ((face("{2}", "Add one mana of any color."),), ""),
    ],
)
def test_color_identity(faces: tuple[Face, ...], identity: str) -> None:
    """903.4: symbols of costs and text without reminders, indicators, and both faces."""
    assert color_identity(Card(faces)) == frozenset(map(Color, identity))


def test_subtypes_are_found_by_either_name() -> None:
    """An older printed name means the same subtype; an unknown word means none."""
    assert subtype("猎犬") == subtype("Dog") == subtype("dog")
    assert subtype("Truck") is None


def test_the_witnesses_stand_in_their_rules(library: Library) -> None:
    """The words beside each rule number in this package are words of that rule."""
    cited = list(cited_in(judge.cards))
    assert len(cited) >= 2
    for function in cited:
        for citation in function.citations:
            assert citation.witness in rule_text(library, citation.number), citation
