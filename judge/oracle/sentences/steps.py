"""When something delayed happens."""

from __future__ import annotations

from judge.abilities.patterns import StepBegins
from judge.abilities.who import EachOpponent, EachPlayer, Every, It, ThatPlayer, You
from judge.language import Table, t, w

NEXT_STEP = Table(  # when a delayed ability triggers
    "next_step",
    (
        w(
            StepBegins("end"),
            "at the beginning of the next end step",
            "在下一个结束步骤开始时|于下一个结束步骤开始时|下一个结束步骤开始时|"
            "在下一个回合结束步骤开始时|于下一个回合结束步骤开始时|在回合结束时|"
            "在下个结束步骤开始时|在下一个结束步骤中",
        ),
        w(
            StepBegins("end", You()),
            "at the beginning of your next end step",
            "在你的下一个结束步骤开始时|于你的下一个结束步骤开始时",
        ),
        w(
            StepBegins("upkeep"),
            "at the beginning of the next upkeep",
            "在下一个维持开始时",
        ),
        w(
            StepBegins("upkeep", next_turn=True),
            "at the beginning of the next turn's upkeep",
            "在下一个回合的维持开始时|于下一个回合的维持开始时|于下个回合的维持开始时|"
            "在下一个回合维持开始时",
        ),
        w(
            StepBegins("upkeep", You()),
            "at the beginning of your next upkeep",
            "在你的下一个维持开始时|于你的下一个维持开始时|在你下一个维持开始时|"
            "于你下一个维持开始时",
        ),
        w(StepBegins("end of combat"), "at end of combat", "在战斗结束时|于战斗结束时|战斗结束时"),
        w(
            StepBegins("cleanup"),
            "at the beginning of the next cleanup step",
            "在下一个清除步骤开始时",
        ),
        w(
            StepBegins("main", You()),
            "at the beginning of your next main phase",
            "在你的下一个行动阶段开始时",
        ),
        w(
            StepBegins("upkeep", ThatPlayer()),
            "at the beginning of that player's next upkeep",
            "在该牌手的下一个维持开始时",
        ),
    ),
    ("at the beginning of the next end step", "在下一个结束步骤开始时"),
)
FOR_EACH = Table(
    "for_each",
    (
        w(EachOpponent(), "opponent", "每位对手|对每位对手|对每位对手而言"),
        w(EachPlayer(), "player", "每位牌手|对每位牌手|对每位牌手而言"),
        t(lambda g: Every(g), "{g:permanents@s}", "对每个{g:permanents}|对每个{g:permanents}而言"),
        w(It("", True), "of them", "为他们各进行以下流程|对其中每一个而言"),
        w(It("creature", True), "of those creatures", ""),
        w(
            It("exiled", True),
            "card exiled this way|creature exiled this way|permanent exiled this way",
            "对每个以此法放逐的生物",
        ),
        w(It("destroyed", True), "permanent destroyed this way", ""),
    ),
    ("opponent", "每位对手"),
)
