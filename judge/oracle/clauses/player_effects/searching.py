"""Players search: which zones, whose, and for which cards."""

from __future__ import annotations

from judge.abilities.bases import Amount, Effect, Filter, Grouping, Players
from judge.abilities.effects.players import Search
from judge.abilities.filters import Named
from judge.abilities.walk import within
from judge.abilities.who import OwnerOf, You
from judge.language import REJECTED, Table, t, w
from judge.oracle.clauses.player_effects.subject import S
from judge.oracle.lexicon.pronouns import THEY

Zones = tuple[tuple[str, ...], bool]  # and whether the player may leave out some of them
Sought = tuple[Filter, Amount | None, bool, Grouping | None]


def _search(z: Zones, w: Sought) -> Effect:
    filter_, number, up_to, group = w
    zones, any_of = z
    return Search(filter_, number, S, None, up_to, zones, group=group, any_of=any_of)


def _search_of(p: Players, z: Zones, w: Sought) -> object:
    if p in (You(), THEY):
        return REJECTED  # the library is that of who searches
    if isinstance(p, OwnerOf) and Named(None) in set(within(w[0])):
        return REJECTED  # "its owner's library … with that name": of that card, none was chosen
    found = _search(z, w)
    assert isinstance(found, Search)
    return found.with_(whose=p)


SEARCHED = Table(
    "searched_zones",
    (
        w((("library",), False), "library", "牌库"),
        w((("library", "graveyard"), True), "library and/or graveyard", "牌库和/或坟墓场"),
        w((("library", "graveyard"), False), "library and graveyard", "牌库和坟墓场"),
        w(
            (("graveyard", "hand", "library"), False),
            "graveyard, hand, and library",
            "坟墓场，手牌及牌库|坟墓场、手牌和牌库",
        ),
    ),
    ("library", "牌库"),
)
SOUGHT = Table(
    "sought",
    (
        t(lambda f: (f, 1, False, None), "{f:a_card}", "{f:a_card}"),
        t(
            lambda n, c: (c[0], n, True, c[1]),
            "up to {n:plural_count} {c:cards_together}",
            "至多{n:plural_count}张{c:cards_together}",
        ),
        t(
            lambda c: (c[0], None, True, c[1]),
            "any number of {c:cards_together}",
            "任意数量{c:cards_together}|任意数量的{c:cards_together}",
        ),
        t(
            lambda n, f: (f, n, False, None),
            "{n:plural_count} {f:cards@p}",
            "{n:plural_count}张{f:cards}",
        ),
    ),
    ("a creature card", "一张生物牌"),
)
_Z, _W = "{z:searched_zones}", "{w:sought}"
SEARCHING = (
    t(
        _search,
        f"@p search your {_Z} for {_W}|@s searches their {_Z} for {_W}|"
        f"@p search their {_Z} for {_W}",
        "|".join(
            words
            for whose in ("你", "你的", "其", "")
            for words in (
                f"从{whose}{_Z}中搜寻{_W}",
                f"在{whose}{_Z}中搜寻{_W}",
                f"于{whose}{_Z}中搜寻{_W}",
                f"搜寻{whose}{_Z}中的{_W}",
            )
        ),
    ),
    t(
        _search_of,
        f"@@ <searches/search> {{p:possessive}} {_Z} for {_W}",
        f"从{{p:possessive}}{_Z}中搜寻{_W}|搜寻{{p:possessive}}{_Z}，从中找{_W}",
        ex=(
            "search target opponent's library for a creature card",
            "从目标对手的牌库中搜寻一张生物牌",
        ),
    ),
)
TABLES = (SEARCHED, SOUGHT)
