"""Entries of zones say only what can be so: each key where it means something, each name once."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.abilities import Keyword
from judge.abilities.effects.combinators import Choose
from judge.abilities.walk import within
from judge.cards import CardType, Characteristics
from judge.game.state import Zone
from judge.scenario.mistakes import listed
from judge.scenario.model import Placed, Seat
from judge.scenario.setup.copying import copied_card
from judge.scenario.setup.reading import Setup, printed_of, wrong
from judge.values import Bilingual

PERMANENT = (Zone.BATTLEFIELD,)
MEANS_SOMETHING: Mapping[str, tuple[Zone, ...]] = {
    **dict.fromkeys(("tapped", "sick", "damage", "attached_to", "phased_out"), PERMANENT),
    **dict.fromkeys(("token", "copy_of", "protector"), PERMANENT),
    "face_down": (Zone.BATTLEFIELD, Zone.EXILE, Zone.COMMAND),
    "lit": (Zone.BATTLEFIELD, Zone.COMMAND),
    "chosen": (Zone.BATTLEFIELD, Zone.COMMAND),
    "exiled_by": (Zone.EXILE,),
}
SPEAKS_OF_A_CHOICE = re.compile("choose|chose|选择|所选|选定", re.IGNORECASE)
CHOSEN_FACE_DOWN = ("hidden agenda", "double agenda")
SHARED = (Zone.BATTLEFIELD, Zone.EXILE)  # the others are each player's own


def check_entry(setup: Setup, seat: Seat, zone: Zone, entry: Placed) -> None:
    """Notes keys of an entry that mean nothing in its zone, and a zone that is not its owner's."""
    for key, value in entry.given.items():
        zones = MEANS_SOMETHING.get(key)
        if zones is not None and zone not in zones and value is not False:
            known = listed(one.value for one in zones)
            said = Bilingual(
                f"{entry.card} is in the {zone.value} zone; the key means something only in: "
                f"{known.en}.",
                f"{entry.card}在{zone.value}中；此键只在{known.zh}中有意义。",
            )
            wrong(setup, key, said, entry)
    if "protector" in entry.given and _faces_of(setup, entry) and not _is_battle(setup, entry):
        said = Bilingual(
            f"{entry.card} is no battle; only battles have a protector.",
            f"{entry.card}不是战役；只有战役有保护者。",
        )
        wrong(setup, "protector", said, entry)
    if "chosen" in entry.given and not _has_choice(setup, entry):
        said = Bilingual(
            f"no ability of {entry.card} speaks of a choice.", f"{entry.card}没有提到选择的异能。"
        )
        wrong(setup, "chosen", said, entry)
    anchors = _anchors(setup, entry)
    if "chosen" in entry.given and anchors and entry.given["chosen"] not in anchors:
        said = Bilingual(
            f"{entry.card} has a choice between {' and '.join(anchors)}.",
            f"{entry.card}的选择为{'或'.join(anchors)}。",
        )
        wrong(setup, "chosen", said, entry)
    owner = entry.given.get("owner", seat.name)
    if zone not in SHARED and owner != seat.name:
        said = Bilingual(
            f"a card of {owner}'s is in no other player's {zone.value}; list it with {owner}.",
            f"{owner}的牌不会在其他牌手的{zone.value}中；请列在{owner}之下。",
        )
        wrong(setup, "owner", said, entry)


def _is_battle(setup: Setup, entry: Placed) -> bool:
    return any(CardType.BATTLE in face.types for face in _faces_of(setup, entry))


def _has_choice(setup: Setup, entry: Placed) -> bool:
    """True if the text of a card, or of what it copies, speaks of something chosen."""
    for face in _faces_of(setup, entry):
        known = setup.faces.get(face.name.en) if face.name is not None else None
        if known is not None and SPEAKS_OF_A_CHOICE.search(known.text):
            return True
        names = (one.name for one in face.abilities if isinstance(one, Keyword))
        if any(name in CHOSEN_FACE_DOWN for name in names):
            return True
    return not _faces_of(setup, entry)


def _anchors(setup: Setup, entry: Placed) -> tuple[str, ...]:
    """The anchor words that a card has to choose from (614.12b)."""
    choices = (within(face.abilities) for face in _faces_of(setup, entry))
    found = (one for parts in choices for one in parts if isinstance(one, Choose))
    return next((one.among for one in found if one.what == "word"), ())


def _faces_of(setup: Setup, entry: Placed) -> tuple[Characteristics, ...]:
    """The faces of a card and what it copies; none at all where it is not read."""
    card, copy = printed_of(setup, entry.card), copied_card(setup, entry)
    faces = () if card is None else card.faces
    return faces if copy is None else (*faces, copy.faces[0])


def check_cards(setup: Setup) -> None:
    """Notes cards of the scenario's own that share a name: which is meant would not be said."""
    seen: set[str] = set()
    for card in setup.scenario.cards:
        if card.name in seen:
            said = Bilingual(
                f"{card.name!r} is described twice; a name means one card.",
                f"“{card.name}”写了两次；一个名称只指一张牌。",
            )
            wrong(setup, "cards", said, card)
        seen.add(card.name)
