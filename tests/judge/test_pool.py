"""The built-in pool and files of cards: names in both languages, and cards read when asked for."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import judge.cards
from judge.cards import Card, CardType, Color, Face, Pool, builtin_pool, card_from
from judge.cards.files import complete
from judge.errors import Unsupported

POOL = builtin_pool()
CARDS = list(POOL)
FILE = Path(judge.cards.__file__).with_name("pool.toml")
MADE_UP = [
    {"name": "Ox", "name_zh": "牛", "mana_cost": "{1}{W}", "type_line": "Creature — Ox"},
    {"name": "Yak", "type_line": "Creature — Ox", "power": "2", "toughness": "2"},
    {"name": "Gnu", "type_line": "Legendary Planeswalker — Gnu", "mana_cost": "{3}"},
    {"name": "Emu", "type_line": "Host Creature — Bird", "mana_cost": "{3}"},
    {"name": 'Two "Toes"', "type_line": "Land", "name_zh": "双趾"},
]


FAULTS = ("The Wandering Emperor",)  # printed with loyalty 4, the file says 3


def faces() -> list[Face]:
    """Every face of the built-in pool."""
    return [face for card in CARDS for face in card.faces]


@pytest.fixture
def made_up(tmp_path: Path) -> Pool:
    """A file of a few cards, most of which leave something out."""
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(map(json.dumps, MADE_UP)), encoding="utf-8")
    return Pool.from_jsonl(path)


def test_the_lazy_pool_is_the_file() -> None:
    """Cutting the file into entries gives what reading it whole gives."""
    whole = tomllib.loads(FILE.read_text(encoding="utf-8"))["card"]
    assert [card_from(entry) for entry in whole] == CARDS
    assert len(CARDS) >= 1_160


def test_names_are_unique_in_both_languages() -> None:
    """One name means one card; the parts of a meld pair share what they meld into."""
    seen: dict[str, Face] = {}
    for face in faces():
        for name in {face.name.en, face.name.zh}:
            assert seen.setdefault(name, face) == face, name


def test_every_name_finds_its_card() -> None:
    """Front faces by every name and case, whole names, and back faces."""
    for card in CARDS:
        for name in (card.name.en, card.name.zh, card.name.en.upper()):
            assert POOL.get(name) == card
        assert all(face in getattr(POOL.get(face.name.en), "faces", ()) for face in card.faces)
    assert POOL.get("Fire // Ice") == POOL.get("热火 // 寒冰") == POOL.get("ice")
    assert POOL.get("No such card") is None


NO_LOYALTY = {"Garruk, the Veil-Cursed"}  # what turns into it keeps its counters


def test_every_face_says_what_its_types_call_for() -> None:
    """Creatures have power and toughness, planeswalkers loyalty, battles defense."""
    for face in faces():
        if face.name.en not in NO_LOYALTY:
            assert complete(face) == face


def test_every_face_without_a_cost_says_its_colors() -> None:
    """Nonland faces without a mana cost: an indicator, a flipped half, or one that is colorless."""
    silent = {
        face.name.en
        for face in faces()
        if face.cost is None
        and not face.color_indicator
        and CardType.LAND not in face.type_line.types
    }
    flipped = {"Stabwhisker the Odious", "Tok-Tok, Volcano Born", "Tomoya the Revealer"}
    colorless = {"Brisela, Voice of Nightmares", "Chittering Host", "Lotus Bloom"}
    assert silent == {"Erayo's Essence"} | flipped | colorless


def test_no_text_has_reminders() -> None:
    """The pool holds what the rules act on, one ability a line."""
    for face in faces():
        assert not set("()（）") & set(face.text), face.name.en
        assert face.text == "\n".join(line.strip() for line in face.text.splitlines())


def test_every_layout_is_there() -> None:
    """Each kind of card with several faces is in the pool."""
    layouts = {card.layout for card in CARDS}
    assert layouts == {"normal", "adventure", "flip", "meld", "modal", "split", "transform"}


def test_every_card_type_of_an_ordinary_game_is_there() -> None:
    """The types that decks hold."""
    kinds = {kind for face in faces() for kind in face.type_line.types}
    apart = {"conspiracy", "dungeon", "phenomenon", "plane", "scheme", "vanguard"}
    assert kinds == {kind for kind in CardType if kind.value not in apart}


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ({"name": "A", "layout": "fold"}, "is not a layout"),
        ({"name": "A", "layout": "split"}, "has `faces`"),
        ({"name": "A", "faces": [{"name": "A"}, {"name": "B"}]}, "with a `layout`"),
        ({"name": "A", "layout": "split", "faces": [{"name": "A"}]}, "two faces"),
        ({"name": "A", "type": "Creature", "color": ["mauve"]}, "'mauve' is not a color"),
    ],
)
def test_what_is_wrong_with_an_entry_is_named(entry: dict[str, object], words: str) -> None:
    """An entry is read whole or not at all."""
    with pytest.raises(ValueError, match=words):
        card_from(entry)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Lightning Bolr", "Lightning Bolt"),
        ("Urborg", "Urborg, Tomb of Yawgmoth"),
        ("Grizzly Bear", "Grizzly Bears"),
        ("闪电机", "闪电击"),
        ("qqqqqq", None),
    ],
)
def test_the_nearest_name(typed: str, meant: str | None) -> None:
    """A slip of the pen or the beginning of a name is put right; nonsense is not."""
    assert POOL.nearest(typed) == meant


def test_a_file_leaves_nothing_to_guess(made_up: Pool) -> None:
    """What the file does not say of a card is named when the card is asked for."""
    for name, words in {
        "Ox": "does not say what power Ox has",
        "Yak": "what color",
        "Gnu": "does not say what loyalty Gnu has",
        "Emu": "'Host' is not",
    }.items():
        with pytest.raises(Unsupported, match=words):
            made_up.get(name)
    assert getattr(made_up.get("双趾"), "name").en == 'Two "Toes"'  # noqa: B009  # None has none


def test_the_first_pool_goes_first(made_up: Pool) -> None:
    """A name that both pools have means the first one's card."""
    mine = Pool([card_from({"name": "Ox", "type": "Land"})])
    assert (mine | made_up).get("ox") == mine.get("Ox")
    assert len(mine | made_up) == 1 + len(made_up)
    assert "yak" in (mine | made_up)


def test_a_split_card_of_which_a_file_has_its_halves(tmp_path: Path) -> None:
    """It is put together of both; of one alone the card is known, and not guessed at."""
    half = '{{"name": "{0} ({1})", "mana_cost": "{{U}}", "type_line": "Instant"}}'
    named = [("Near", "Near/Off"), ("Off", "Near/Off"), ("Only", "Other/Only")]
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(half.format(*names) for names in named), encoding="utf-8")
    pool = Pool.from_jsonl(file)
    whole = pool.get("Near // Off")
    assert whole is not None and whole.layout == "split"
    assert [face.name.en for face in whole.faces] == ["Near", "Off"]
    with pytest.raises(Unsupported, match="no entry of its half Other"):
        pool.get("Other // Only")


def test_a_card_printed_alike_on_both_sides(tmp_path: Path) -> None:
    """It is one face, called by its name or by both."""
    face = '{"name": "Pond", "type_line": "Land"}'
    file = tmp_path / "cards.jsonl"
    file.write_text(f'{{"name": "Pond // Pond", "faces": [{face}, {face}]}}', encoding="utf-8")
    pool = Pool.from_jsonl(file)
    found = pool.get("Pond // Pond")
    assert found is not None and found == pool.get("Pond")


def test_a_whole_card_file(shared: Path) -> None:
    """26,035 cards by name; faces, layouts and colors as the cards have them."""
    pool = Pool.from_jsonl(shared / "cards" / "cards.jsonl")
    assert len(pool) > 25_800

    def card(name: str) -> Card:
        found = pool.get(name)
        assert found is not None
        return found

    assert card("掘密师").layout == "transform"
    assert card("Insectile Aberration").faces[1].color_indicator == (Color.BLUE,)
    assert card("Bonecrusher Giant").layout == "adventure"
    assert card("Ice").layout == "split"
    assert card("Tok-Tok, Volcano Born").layout == "flip"
    assert card("Bala Ged Sanctuary").layout == "modal"
    assert card("Reckless Stormseeker").layout == "transform"
    assert card("一脚踩下").faces[1].name.en == "Stomp"


def test_the_pool_agrees_with_a_whole_card_file(shared: Path) -> None:
    """Costs, types, numbers and colors of the pool are those of the file, where it has them."""
    pool = Pool.from_jsonl(shared / "cards" / "cards.jsonl")
    compared = 0
    for card in CARDS:
        try:
            other = pool.get(card.name.en)
        except Unsupported:
            continue
        if other is None or card.layout == "meld":  # the file has the parts of a pair only
            continue
        if other.name.en != card.name.en:  # it has the name as that of a face alone
            continue
        if len(other.faces) < len(card.faces) or card.name.en in FAULTS:
            continue
        compared += 1
        assert other.layout == card.layout
        for ours, theirs in zip(card.faces, other.faces, strict=True):
            assert ours.with_(text="", name=theirs.name) == theirs.with_(text="")
    assert compared > 900
