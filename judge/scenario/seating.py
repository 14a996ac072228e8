"""Where the players of a scenario sit: teams, their emperors, and what follows from the seats."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cite import cites
from judge.game.state import Variant
from judge.scenario.model import Scenario, Seat
from judge.values import Bilingual

TEAMS = 2  # at least
OF_EMPERORS = 3  # players of a team, at least


def sides(scenario: Scenario) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each team that sits together, in turn order round the table.

    A team may sit on both sides of the first seat that is listed.
    """
    found: list[list[Seat]] = []
    for seat in scenario.seats:
        if found and found[-1][0].given.get("team") == seat.given.get("team"):
            found[-1].append(seat)
        else:
            found.append([seat])
    if len(found) > TEAMS and found[0][0].given.get("team") == found[-1][0].given.get("team"):
        found[0] = [*found.pop(), *found[0]]
    return tuple(map(tuple, found))


def words_of_seats(scenario: Scenario, variant: Variant, chinese: str) -> Iterator[Bilingual]:
    """What of the seats of teams a variant, so called in Chinese, has no room for."""
    teams = [seat.given.get("team") for seat in scenario.seats]
    number = len(set(teams))
    if None in teams or number < TEAMS:
        yield Bilingual(f"{variant.name} but for teams", f"没有队伍的{chinese}")
    elif variant.alternates:
        if not alternate(teams):
            yield Bilingual(
                f"{variant.name} but for equal teams that sit equally spaced",
                f"各队人数不等或间隔不等的{chinese}",
            )
    elif len(sides(scenario)) != number:
        yield Bilingual(
            f"{variant.name} but for teams who sit together", f"队友并非坐在一起的{chinese}"
        )
    elif variant.has_emperors and not has_emperors(scenario):
        yield Bilingual(
            f"{variant.name} but for equal teams with one emperor in the middle",
            f"各队人数不等或没有一位皇帝坐在中间的{chinese}",
        )


@cites("811.3", "不坐在任何队友旁边，且队友之间的距离相等")
def alternate(teams: list[str | None]) -> bool:
    """True if teams of one size sit in turn: A, B, C, A, B, C."""
    number = len(set(teams))
    return teams == teams[:number] * (len(teams) // number) and len(teams) > number


@cites("809.1", "每个队伍需各有三位牌手")
@cites("809.6", "皇帝玩法可以在相同数量牌手组成的任意数量之队伍间进行")
def has_emperors(scenario: Scenario) -> bool:
    """True if the teams are of one size and each has one emperor in its middle."""
    teams = sides(scenario)
    sizes = {len(team) for team in teams}
    named = [seat for seat in scenario.seats if seat.given.get("emperor")]
    return (
        len(sizes) == 1
        and min(sizes) >= OF_EMPERORS
        and all(emperor_of(team) is not None for team in teams)
        and all(any(emperor_of(team) is seat for team in teams) for seat in named)
    )


@cites("809.2", "每个队伍会有一位皇帝，皇帝坐在队伍的中间")
def emperor_of(team: tuple[Seat, ...]) -> Seat | None:
    """Who sits in the middle of a team; of two the one who is named; None if none is."""
    middle = team[(len(team) - 1) // 2 : len(team) // 2 + 1]
    if len(middle) == 1:
        return middle[0]
    named = [seat for seat in middle if seat.given.get("emperor")]
    return named[0] if len(named) == 1 else None


def emperors(scenario: Scenario) -> tuple[Seat, ...]:
    """The emperors of a scenario's teams."""
    return tuple(seat for team in sides(scenario) if (seat := emperor_of(team)) is not None)


@cites("807.2a", "每位牌手的影响范围均为1")
@cites("811.2a", "建议影响范围为2")
def range_of(scenario: Scenario, seat: Seat, variant: Variant) -> int | None:
    """How many seats a player's range of influence reaches; None if it isn't limited."""
    given = seat.given.get("range_of_influence", scenario.range_of_influence)
    if given is not None:
        return int(given)
    return among_emperors(scenario, seat) if variant.has_emperors else variant.range_of_influence


@cites("809.3a", "皇帝的影响范围限制为2，而将军的影响范围限制为1")
@cites(
    "809.6a", "每位将军的影响范围应为在游戏开始时，一位对手队伍的将军在自己的影响范围之内的最小数值"
)
def among_emperors(scenario: Scenario, seat: Seat) -> int:
    """So far that one opposing general is in a general's range, and two are in an emperor's."""
    order = [one.name for one in scenario.seats]
    leading = emperors(scenario)
    place, number = order.index(seat.name), len(order)
    generals = [
        one
        for one in scenario.seats
        if one not in leading and one.given.get("team") != seat.given.get("team")
    ]
    away = sorted(
        min((order.index(one.name) - place) % number, (place - order.index(one.name)) % number)
        for one in generals
    )
    return away[1 if seat in leading else 0]
