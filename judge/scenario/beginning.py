"""A play begins: the game as it is set up, with all that the scenario says of it."""

from __future__ import annotations

from judge.errors import BadScenario, Problem
from judge.rules.priority import Progress
from judge.rules.process import Process
from judge.rules.rulebook import Rulebook
from judge.rules.turn import begin_play
from judge.scenario.branching import Branch
from judge.scenario.finding import Finder
from judge.scenario.model import Scenario
from judge.scenario.play import Play
from judge.scenario.recording import record
from judge.scenario.retaking import begin_search
from judge.scenario.setup import Game
from judge.scenario.timing import is_past
from judge.values import Bilingual


def begin(
    scenario: Scenario,
    game: Game,
    rulebook: Rulebook,
    branch: Branch | None = None,
    *,
    waits: bool = False,
) -> Play:
    """The play of a scenario before anything of it is done; one that waits ends by `Waiting`."""
    if is_past(game.state, scenario.until):
        problem = Bilingual(
            "is before the play begins; play stops at a later step.",
            "在行动开始之前；应写较晚的步骤。",
        )
        raise BadScenario([Problem(scenario.file, scenario.line, "until", problem)])
    play = Play(
        rulebook,
        Finder(scenario, game.names),
        game.state,
        list(scenario.play),
        {player: list(answers) for player, answers in scenario.choices.items()},
        list(scenario.random),
        branch=branch or Branch(),
        waits=waits,
    )
    play.assumptions.extend(game.assumptions)
    begin_search(play)
    process = Process(rulebook, play.state)
    begin_play(process)  # what triggers at its beginning does
    record(play, Progress(process.state, tuple(process.log)))
    return play
