"""What is taken for granted of a question, what is left open, and what can't be made out."""

from __future__ import annotations

from judge.values import Bilingual, Value

# Of a creature whose size isn't said: an answer must be that of both.
SIZES = ("1/1", "9/9")
SIZE_LEFT_OPEN = Bilingual("The size of a creature is not said.", "未说明生物的大小。")

# Of a planeswalker whose loyalty isn't said: the same.
LOYALTIES = (1, 99)
LOYALTY_LEFT_OPEN = Bilingual("The loyalty of a planeswalker is not said.", "未说明鹏洛客的忠诚。")
LEFT_OPEN = {  # what was taken instead, and why it doesn't matter where the answers are alike
    SIZE_LEFT_OPEN: (
        Bilingual("A creature whose size isn't said is taken as 1/1.", "未说明大小的生物视为1/1。"),
        Bilingual("any size gives the same answer", "任何大小的答案都相同"),
    ),
    LOYALTY_LEFT_OPEN: (
        Bilingual(
            "A planeswalker whose loyalty isn't said is taken to have 1.",
            "未说明忠诚的鹏洛客视为有1点忠诚。",
        ),
        Bilingual("any loyalty gives the same answer", "任何忠诚的答案都相同"),
    ),
}

# Of what a spell may not be cast for, only that is answered: the second way counts then alone.
WHAT_COMES_OF_IT = Bilingual("what comes of it is asked", "所问为其结果")
ONLY_TRIED = Bilingual("it may not be done", "不能这样做")
UNTOLD = (
    SIZE_LEFT_OPEN,
    LOYALTY_LEFT_OPEN,
    WHAT_COMES_OF_IT,
    ONLY_TRIED,
)  # ways that are no inference to be told


MANA = (
    Bilingual("the lands that are told of are all that there are", "没有所述之外的地"),
    Bilingual("mana doesn't matter", "与法术力无关"),
)


class Lost(Exception):
    """Words that mean nothing that was told, or something that can't be made out."""


class Guess(Value):
    """Something taken for granted, and why."""

    what: Bilingual
    why: Bilingual


WHO_IS_ASKED = (
    Bilingual("it is asked of me", "所问为我"),
    Bilingual("it is asked of my opponent", "所问为对手"),
)
WHO_DOES = (
    Bilingual("I am the player of whom is told", "所述的牌手是我"),
    Bilingual("my opponent is the player of whom is told", "所述的牌手是对手"),
)
IN_RESPONSE = (
    Bilingual(
        "told in this order, each is done when what came before it has resolved",
        "依所述顺序，前一个结算之后才做下一个",
    ),
    Bilingual("the later one is cast in response to the one before", "后一个是响应前一个而施放"),
)
ANSWERED = (
    Bilingual(
        "of the spells of one name, the response is to the last", "所响应的是同名咒语中的最后一个"
    ),
    Bilingual(
        "the spells of one name are all on the stack when one responds", "响应时同名咒语都在堆叠上"
    ),
)
FREE = Guess(
    Bilingual("Mana doesn't matter: costs are taken as paid.", "与法术力无关：费用视为已付。"),
    Bilingual("no mana is told", "未提及法术力"),
)
ONLY_LANDS = Guess(
    Bilingual("The lands told of are all the mana there is.", "法术力仅来自所述的地。"),
    Bilingual("whether something may be paid for is asked", "所问为能否支付"),
)
FACE_LEFT_OPEN = Bilingual(
    "A card has two faces; which is up is not said.", "有双面牌，未说明哪一面朝上。"
)
FIRST = Guess(
    Bilingual("I am the first player and it is my turn.", "我是先手，现在是我的回合。"),
    Bilingual("nothing else is said", "未另作说明"),
)
