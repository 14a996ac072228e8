"""The variant that a scenario's game is of: what it is called, and what it needs to be played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.cite import cites
from judge.errors import quoted
from judge.game.state import (
    ALTERNATING_TEAMS,
    BRAWL,
    COMMANDER,
    EMPEROR,
    FREE_FOR_ALL,
    GRAND_MELEE,
    TEAM_VS_TEAM,
    TWO_HEADED_GIANT,
    TWO_PLAYER,
    AttackOption,
    Variant,
)
from judge.scenario.model import Scenario, Seat
from judge.scenario.seating import words_of_seats
from judge.values import Bilingual

NAMES: Mapping[str, Variant] = {
    "two player": TWO_PLAYER,
    "双人": TWO_PLAYER,
    "free for all": FREE_FOR_ALL,
    "自由竞赛": FREE_FOR_ALL,
    "grand melee": GRAND_MELEE,
    "大型混战": GRAND_MELEE,
    "two headed giant": TWO_HEADED_GIANT,
    "双头巨人": TWO_HEADED_GIANT,
    "team vs. team": TEAM_VS_TEAM,
    "team vs team": TEAM_VS_TEAM,
    "队伍对队伍": TEAM_VS_TEAM,
    "emperor": EMPEROR,
    "皇帝": EMPEROR,
    "alternating teams": ALTERNATING_TEAMS,
    "隔位分队": ALTERNATING_TEAMS,
    "commander": COMMANDER,
    "指挥官": COMMANDER,
    "brawl": BRAWL,
    "争锋": BRAWL,
}
BRAWL_OF_TWO = 25  # life
ATTACK_MULTIPLE = Bilingual(
    "Every opponent may be attacked: the attack multiple players option is used (802).",
    "采用攻击复数牌手模式（802）：可攻击任一对手。",
)
ATTACK_BESIDE = Bilingual(
    "Opponents on both sides may be attacked: the attack multiple players option is used (802).",
    "采用攻击复数牌手模式（802）：可攻击坐在旁边的任一对手。",
)
OF_A_MARKER = 4  # players, in Grand Melee
OF_COMMANDERS = ("commander_damage", "commander_casts")  # keys of a player
HEADS = 2  # players of a team, and teams, of Two-Headed Giant


def variant_named(name: str) -> Variant | None:
    """The variant of a name, if games of it are carried out."""
    return NAMES.get(str(name).lower().replace("-", " ").removesuffix("玩法"))


def in_chinese(variant: Variant) -> str:
    """What a variant is called in Chinese.

    >>> in_chinese(TWO_HEADED_GIANT)
    '双头巨人玩法'
    """
    names = (zh for zh, one in NAMES.items() if one.name == variant.name and not zh.isascii())
    return f"{next(names)}玩法"


def variant_of(scenario: Scenario) -> Variant:
    """The variant that a scenario's game is of, with the options that the scenario names."""
    named = None if scenario.game is None else variant_named(scenario.game)
    variant = named or implied(scenario)[0]
    if scenario.attack_option is not None:
        option = AttackOption(scenario.attack_option)
        is_beside = option is AttackOption.ANY and variant.alternates
        variant = variant.with_(attack=AttackOption.NEIGHBORS if is_beside else option)
    if scenario.deploy_creatures is not None:
        variant = variant.with_(deploys_creatures=scenario.deploy_creatures)
    return variant


def implied(scenario: Scenario) -> tuple[Variant, Bilingual]:
    """The variant that the players of a scenario imply, and by what."""
    teams = [seat.given.get("team") for seat in scenario.seats]
    if any(_has_commander(seat) for seat in scenario.seats):
        return COMMANDER, Bilingual("there is a commander", "有指挥官")
    if sorted(map(teams.count, set(teams) - {None})) == [HEADS] * HEADS and None not in teams:
        return TWO_HEADED_GIANT, Bilingual("there are two teams of two", "有两个双人队伍")
    if any(team is not None for team in teams):
        return TEAM_VS_TEAM, Bilingual("there are teams", "有队伍")
    if len(teams) > HEADS:
        return FREE_FOR_ALL, Bilingual(f"there are {len(teams)} players", f"有{len(teams)}位牌手")
    return TWO_PLAYER, Bilingual("there are two players", "有两位牌手")


def _has_commander(seat: Seat) -> bool:
    """True if something is said of a player that only a game with commanders has."""
    entries = (entry for zone in seat.zones.values() for entry in zone)
    told = any(key in seat.given for key in OF_COMMANDERS)
    return told or any(entry.given.get("commander") for entry in entries)


def words_of_variant(scenario: Scenario) -> Iterator[Bilingual]:
    """What a scenario says that its variant has no room for, or that is not carried out."""
    if scenario.game is not None and variant_named(scenario.game) is None:
        return  # the name of the variant says it all
    variant = variant_of(scenario)
    number = len(scenario.seats)
    if number < 2 or (number > 2 and variant.name == TWO_PLAYER.name):
        yield Bilingual(f"a game of {number} players", f"{number}位牌手的游戏")
    if variant.has_teams:
        yield from _of_teams(scenario, variant)
    has_options = variant.name != TWO_PLAYER.name and not variant.shares_turns
    if scenario.attack_option is not None and not has_options:
        yield quoted(f"attack_option: {scenario.attack_option}")
    if variant.has_turn_markers:
        yield from _of_markers(variant, number)
    if variant.deploys_creatures and not variant.has_teams:
        yield quoted("deploy_creatures: True")
    if variant.has_emperors and not variant.deploys_creatures:
        yield quoted("deploy_creatures: False")
    for seat in scenario.seats:
        if "team" in seat.given and not variant.has_teams:
            yield quoted(f"team: {seat.given['team']}")
        if "emperor" in seat.given and not variant.has_emperors:
            yield quoted(f"emperor: {seat.given['emperor']}")
        if "commander_damage" in seat.given and not variant.counts_commander_damage:
            yield quoted(f"commander_damage: {dict(seat.given['commander_damage'])}")
        if "commander_casts" in seat.given and not variant.has_commanders:
            yield quoted(f"commander_casts: {dict(seat.given['commander_casts'])}")
        for entries in seat.zones.values():
            if not variant.has_commanders and any(e.given.get("commander") for e in entries):
                yield quoted("commander: True")


@cites("807.4a", "每满四位牌手，便会有一个回合标记")
@cites("807.2c", "不使用攻击多位牌手模式和调动生物模式")
def _of_markers(variant: Variant, number: int) -> Iterator[Bilingual]:
    """One turn marker is one turn at a time; of more, several players take their turns at once."""
    name = in_chinese(variant)
    if number // OF_A_MARKER != 1:
        many = number // OF_A_MARKER
        yield Bilingual(
            f"{variant.name} of {number} players, with {many} turn markers (rule 807.4a)",
            f"{number}位牌手、{many}个回合标记的{name}（规则807.4a）",
        )
    if variant.attack is AttackOption.ANY:
        option = f"attack_option: {variant.attack.value}"
        yield Bilingual(f"{option} in {variant.name}", f"{name}中的“{option}”")


def _of_teams(scenario: Scenario, variant: Variant) -> Iterator[Bilingual]:
    """How teams sit; in Two-Headed Giant they are two teams of two players (810.1)."""
    wrong = list(words_of_seats(scenario, variant, in_chinese(variant)))
    yield from wrong
    if wrong or not variant.shares_turns:
        return
    teams = [seat.given["team"] for seat in scenario.seats]
    if len(teams) != HEADS**2 or teams != sorted(teams, key=teams.index):
        yield Bilingual(
            f"{variant.name} but for two teams of two",
            f"并非由两个双人队伍进行的{in_chinese(variant)}",
        )
    if scenario.active is not None and not any(
        seat.name == scenario.active for seat in scenario.seats[::HEADS]
    ):
        yield Bilingual(
            f"active: {scenario.active}, who is not the first of a team",
            f"“active: {scenario.active}”，其并非队伍中的第一位",
        )


@cites("103.4", "每位牌手的起始总生命为20")
@cites("103.4a", "在双头巨人游戏中，每个队伍的起始总生命为30")
@cites("103.4c", "在指挥官游戏中，每位牌手的起始总生命为40")
@cites("103.4d", "在双人争锋游戏中，每位牌手的起始总生命为25")
def life_of(scenario: Scenario, seat: Seat) -> int:
    """The life total that a player begins with; a team's is given with its first player."""
    variant, team = variant_of(scenario), seat.given.get("team")
    mates = [one for one in scenario.seats if team is not None and one.given.get("team") == team]
    sharing = mates if variant.shares_turns and mates else [seat]
    given = [int(one.given["life"]) for one in sharing if "life" in one.given]
    if given:
        return given[0]
    return BRAWL_OF_TWO if variant.name == BRAWL.name and len(scenario.seats) == 2 else variant.life


@cites("806.2b", "必须使用攻击左边、攻击右边，以及攻击复数牌手这三个模式中的一个")
@cites("811.2b", "必须使用攻击左边、攻击右边，以及攻击复数牌手这三个模式中的一个")
def assumed_of_variant(scenario: Scenario) -> tuple[Bilingual, ...]:
    """What is taken to be agreed on before the game: the variant, and who may be attacked."""
    variant, several = variant_of(scenario), len(scenario.seats) > HEADS
    assumed = () if scenario.game is not None else tuple(_assumed(scenario))
    if scenario.attack_option is not None:
        return assumed
    if variant.alternates:
        return (*assumed, ATTACK_BESIDE)
    many = variant.name == FREE_FOR_ALL.name and several
    return (*assumed, ATTACK_MULTIPLE) if many else assumed


def _assumed(scenario: Scenario) -> Iterator[Bilingual]:
    """The variant that is implied, but where it is plain: a game of two players."""
    variant, why = implied(scenario)
    if variant.name != TWO_PLAYER.name:
        yield Bilingual(
            f"The game is {variant.name}: {why.en}.", f"{why.zh}，故视为{in_chinese(variant)}。"
        )
