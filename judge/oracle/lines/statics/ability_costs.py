"""What activated abilities cost more or less: "equip abilities you activate cost {1} less"."""

from __future__ import annotations

from typing import NamedTuple

from judge.abilities.bases import Filter, Players
from judge.abilities.filters import Named, Targets
from judge.abilities.statics import AbilityCostChange
from judge.abilities.walk import within
from judge.abilities.who import You
from judge.cards import ManaCost
from judge.language import REJECTED, Table, t, w
from judge.oracle.lexicon.filters import every


class Abilities(NamedTuple):
    """Activated abilities: of what, perhaps of a keyword ability, activated by whom, at what."""

    filter: Filter = every()
    keyword: str | None = None
    player: Players | None = None
    target: Filter | None = None
    mana_too: bool = True


def _of(f: Filter) -> object:
    """What targets is the ability, not the permanent that has it."""
    return REJECTED if any(isinstance(part, Targets) for part in within(f)) else Abilities(f)


def _targeting(a: Abilities, f: Filter) -> object:
    """ "That target ~": of other posts none speaks of abilities."""
    if not isinstance(f, Targets) or f.filter is None:
        return REJECTED
    return a._replace(target=f.filter)


def _cost(a: Abilities, mana: ManaCost, less: bool, floor: int = 0) -> object:
    if not all(symbol.isdigit() for symbol in mana.symbols):
        return REJECTED
    generic = sum(map(int, mana.symbols))
    return (
        AbilityCostChange(
            a.filter,
            -generic if less else generic,
            a.player,
            a.keyword,
            a.target,
            a.mana_too,
            floor,
        ),
    )


USED_KEYWORD = Table(
    "used_keyword",
    (
        w("equip", "equip", "佩带"),
        w("cycling", "cycling", "循环"),
    ),
    ("equip", "佩带"),
)
ABILITIES = Table(
    "abilities_used",
    (
        t(
            _of,
            "activated abilities of [{f:permanents@p}/{f:located_cards@p}]|"
            "{f:subject@s}'s activated abilities",
            "{f:permanents}[的/之]起动式异能|{f:located_cards}[的/之]起动式异能|"
            "{f:subject}的起动式异能",
            ex=("activated abilities of lands you control", "由你操控的地的起动式异能"),
        ),
        w(
            Abilities(Named(None)),
            "activated abilities of sources with the chosen name",
            "具该名称之来源的起动式异能",
        ),
        t(
            lambda k: Abilities(keyword=k, player=You()),
            "{k:used_keyword} abilities you activate",
            "你起动的{k:used_keyword}异能",
        ),
        w(
            Abilities(player=You(), mana_too=False),
            "abilities you activate that aren't mana abilities",
            "你起动的非法术力异能",
        ),
    ),
    ("activated abilities of creatures you control", "由你操控的生物的起动式异能"),
)
TARGETING = Table(
    "abilities_targeting",
    (
        t(lambda a: a, "{a:abilities_used}", "{a:abilities_used}"),
        t(
            _targeting,
            "{a:abilities_used}{f:post}",
            "{a:abilities_used}中{f:post}者",
            ex=("equip abilities you activate that target ~", "你起动的佩带异能中以~为目标者"),
        ),
        t(
            lambda k, f: Abilities(f, k, You()),
            "{k:used_keyword} abilities you activate of {f:permanents@p}",
            "你起动之{f:permanents}的{k:used_keyword}异能",
            ex=("equip abilities you activate of other equipment", "你起动之其他武具的佩带异能"),
        ),
    ),
    ("equip abilities you activate", "你起动的佩带异能"),
)
_FLOOR = ". this effect can't reduce the mana in that cost to less than one mana"
_FLOOR_ZH = (
    "。此效应无法让起动异能所需的法术力费用少于一点法术力|{a:abilities_targeting}减少{mana}来起动。"
    "此效应不能让该费用中的法术力少于一点"
)
COSTS = Table(
    "ability_costs",
    (
        *(
            t(
                _cost,
                f"{{a:abilities_targeting}} cost {{mana}} {en} to activate",
                f"{{a:abilities_targeting}}{zh}{{mana}}来起动",
                less=less,
                ex=(
                    f"equip abilities you activate cost {{1}} {en} to activate",
                    f"你起动的佩带异能{zh}{{1}}来起动",
                ),
            )
            for less, en, zh in ((True, "less", "减少"), (False, "more", "增加"))
        ),
        t(
            _cost,
            "{a:abilities_targeting} cost {mana} less to activate" + _FLOOR,
            "{a:abilities_targeting}减少{mana}来起动" + _FLOOR_ZH,
            less=True,
            floor=1,
        ),
    ),
    ("equip abilities you activate cost {1} less to activate", "你起动的佩带异能减少{1}来起动"),
)
TABLES = (USED_KEYWORD, ABILITIES, TARGETING, COSTS)
