"""The parts of foci: what is done to an object, what is paid, in which game."""

from __future__ import annotations

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.verbs import row
from judge.language import REJECTED, Include, Table, Word, t, w


def _back(value: bool, *verbs: str) -> Word:
    """The words of the moment at which an object comes, or comes back."""
    then = ("", "后", "之后", "以后", "时", "的时候")
    return w(value, "", "|".join(f"{verb}{when}" for verb in verbs for when in then))


RETURNED = _back(
    True, "回来", "返回", "返回战场", "回到战场", "回战场", "移回战场", "回场", "回到场上"
)
ENTERED = _back(False, "进场", "进战场")
TABLES: tuple[Table, ...] = (
    table(
        "how_big",
        w(0, "", "是几/几|几/几|是几几|几几|有多大|多大|的力量和防御力是多少|的大小是多少"),
    ),
    table(
        "noun_s",
        Word({"pronoun": "it"}, ("its",), ()),
        t(lambda noun: noun, "{noun:noun}'s", "{noun:noun}的", unmake=lambda value: None),
    ),
    table(
        "kind_of",
        Word("", ("",), ("",)),
        t(
            lambda k: REJECTED if k == "loyalty" else k,  # which is asked by itself
            "{k:counter_kind} ",
            "{k:counter_kind}",
            unmake=lambda v: None,
        ),
    ),
    table(
        "of_damage",
        Word(
            0,
            (
                *("", "damage ", "combat damage ", "trample damage ", "excess damage "),
                *("of its damage ", "of that damage ", "of the damage "),
            ),
            (),
        ),
    ),
    table(
        "to_whom",
        Word("", ("",), ("",)),
        t(lambda whom: whom, " to {whom:attacked}", "", unmake=lambda v: None),
    ),
    table(
        "attacked", Include("whom"), w("", "the player|the defending player", "防御牌手|牌手|玩家")
    ),
    optional(
        "discarded",
        w(
            0,
            " cards| any cards| a card| down to seven| down to seven cards| anything"
            "| down to my maximum hand size| down to seven now| now",
            "",
        ),
    ),
    table(
        "land_said",
        w(
            1,
            "a land|my land|any land|any lands|one|a basic land|land cards|a land of mine"
            "|the land in my hand|that land|a land card|a land from my hand|lands",
            "地|那块地|手里那块地|手上那块地|手里的那块地|手里的地|手上的地"
            "|一个地|一张地|一块地|地牌|一张地牌",
        ),
        w(
            2,
            "another land|another one|one more land|another land card|another land from my hand"
            "|an additional land|a second land|a second one|a second land from my hand",
            "第二个地|第二张地|第二块地|第二张地牌|另一张地|另一块地",
        ),
        w(3, "a third land|a third one", "第三个地|第三张地|第三块地"),
    ),
    table(
        "out_of_hand",
        w(
            0,
            "| from my hand| from his hand| from hand| from their hand",
            "|从手上|从手牌|从手里|从手中|从手牌中",
        ),
    ),
    table(
        "for_mana",
        w("", "| now", "|的异能"),
        w(
            "mana",
            " for mana| to make mana| to add mana| to produce mana| for its mana| for mana now",
            "产生法术力|产费|来产费|来产生法术力|产法术力|来产法术力|以产生法术力|出费",
        ),
    ),
    optional("flashed", w(0, " from my graveyard| from the graveyard", "")),
    optional("in_return", w(0, " back| at all| in return| in combat", "")),
    table("or_would", w(0, "|does |will |does it |will it |just |is it |is ", "")),
    table(
        "comes_to",  # one of two things that may become of an object
        t(
            lambda z: z,
            "{_:goes} {z:place_named}|{z:place_named}",
            "{_:goes}{z:place_named}|{z:place_named}",
            unmake=lambda value: None,
        ),
        w(
            "",
            "die|live|survive|stay|stay in play|get exiled|be exiled|get destroyed|be destroyed"
            "|come back|return|leave|stay dead|leave the battlefield|get bounced|disappear|vanish"
            "|cease to exist|stay exiled|remain exiled|stay put|stick around",
            "死|死掉|死去|活|活着|活下来|留下|留在场上|被放逐|被消灭|回来|消失|不复存在|留场|离场"
            "|永远被放逐|一直被放逐|回手|进坟|回手上",
        ),
    ),
    table(
        "is_put",
        t(
            lambda z: z,
            "[put /sent /still /]{z:place_named}",
            "{z:place_named}",
            unmake=lambda value: None,
        ),
        w("", "exiled|destroyed|dead|alive|gone|returned|bounced", ""),
    ),
    table(
        "dying",
        w(
            "dies",
            "die|dies|get destroyed|be destroyed|go to the graveyard|get killed|be killed"
            "|are destroyed|is destroyed|end up dead|get lost",
            "死|死去|死掉|死亡|被消灭|阵亡|被杀死|死了",
        ),
        w(
            "survives",
            "|".join(
                f"{one}{combat}"
                for one in (
                    *("survive", "survives", "live", "lives", "live through", "lives through"),
                    *(
                        "make it through",
                        "makes it through",
                        "make it",
                        "makes it",
                        "make it out of",
                    ),
                    *(
                        "make it out alive",
                        "makes it out alive",
                        "is still alive",
                        "are still alive",
                    ),
                    *(
                        "is alive",
                        "are alive",
                        "stay alive",
                        "stays alive",
                        "live to see the end of",
                    ),
                )
                for combat in ("", " combat", " the combat", " this combat", " the fight")
                if not one.endswith(("through", " of")) or combat
            )
            + "|do not die|does not die|are not destroyed|is not destroyed|do not get destroyed"
            "|are left alive|is left alive|is left standing|are left standing"
            "|comes out alive|come out alive",
            "活下来|存活|活着|活|幸存|活命|存活下来|幸存下来|生还|活过这次战斗|活过战斗"
            "|不死|不会死|不会死去|没死|没有死|没有死去|不会被消灭|没被消灭|没有被消灭",
        ),
        w("left", "are left|is left|remain|remains|are left over", ""),
    ),
    table(
        "named_doer",
        t(
            lambda who: who if who else REJECTED,
            "",
            "{who:doer_of}",
            unmake=lambda value: None,
        ),
    ),
    table(
        "befalls",
        row("[getting /]{change:change}[ until end of turn/]", ""),
        row(
            "[taking /being dealt /]{n:count} damage",
            "{n:count}点伤害",
        ),
        row("blocking {at:noun}", ""),
        row("being blocked by {by:nouns}", ""),
    ),
    table(
        "more_said",
        w(
            0,
            "|".join(
                f"{the}{more}"
                for more in ("more", "less", "higher", "lower", "bigger", "smaller")
                for the in ("", "the ")
            )
            + "|the most|the least|the highest|the lowest",
            "",
        ),
    ),
    table(
        "how_many_zh",
        w(0, "", "几个|几只|有几个|有几只|哪些|哪个|哪只|哪几个|哪几只|有哪些|有哪个|有哪几个"),
    ),
    table("saving", row("{has:keyword_list}", "{has:keyword_list}[异能/]")),
    table(
        "deed",
        w("dies", "kill|destroy|take out|finish off", "杀|杀死|打死|烧死|消灭|干|炸死"),
        w("countered", "counter|stop", "反击|反|康|阻止"),
        w("zone", "exile|bounce|get rid of|remove|deal with|return", "放逐|弹回|弹|解|解决|处理"),
    ),
    table(
        "deed_done",
        w("dies", "killed|destroyed|taken out", ""),
        w("countered", "countered", ""),
        w("zone", "exiled|bounced|removed", ""),
    ),
    table(
        "getting",
        w(
            "get",
            "get|create|make|receive|put onto the battlefield",
            "得到|派出|获得|得|造|造出|拿到|给|出|产出|产",
        ),
        w("have", "have|control|end up with|get to keep", "有|操控|剩|剩下|留下|保住"),
    ),
    table("returned_then", RETURNED, ENTERED),
    optional("returned", RETURNED, ENTERED),
    table(
        "at_both",
        w(
            {"definite": True, "number": 2, "role": "attacker"},
            "both|both at once|both creatures|both attackers|both of the attackers"
            "|both attacking creatures|both of the creatures|both of them at once",
            "两个|两只|两者|这两者|两个都|它们两个",
        ),
    ),
    table(
        "so_many",
        w(0, "none|nothing|no damage|any", ""),
        t(
            lambda: 0,
            "{_:count}|{_:count} or [just /only /][the/that] {_:count} that"
            " [tramples over/trample over/goes through/go through/gets through/get through]",
            "{_:count}",
            unmake=lambda value: None,
        ),
    ),
    table("damage", w(0, "damage|combat damage", "")),
    table(
        "so_much_mana",
        w(0, "|mana ", ""),
    ),
    table("whom_it_costs", w(0, "| me| us| him| her| them| my opponent", "")),
    table("to_be_cast", w(0, "| to cast| to be cast", "")),
    table("pay_said", w(0, "pay|spend|owe|need|have|have to pay|need to pay|need to spend", "")),
    table(
        "how_much_mana",
        w(
            0,
            "",
            "|".join(
                f"{paid}{many}"
                for paid in ("", "付", "花", "支付", "交")
                for many in (
                    *("多少法术力", "几点法术力", "多少费", "几费", "几点费", "多少费用", "多少"),
                )
            ),
        ),
    ),
    table("can", w(0, "can|may|could|might", "")),
    table("will", w(0, "does|do|will|would|did|can|could|should|must|shall|may", "")),
    table("be", w(0, "is|are|was|were|am|will|would", "")),
    optional(
        "game_said",
        w(
            0,
            " the game| this game| our game| our match| the match| that game"
            "| right away| the game right away| right there"
            "| immediately| at once| the game immediately| the game at once| already| yet",
            "这盘游戏|游戏|这局游戏|这局|本局|比赛|这盘|掉|了|掉了|了游戏|掉游戏了|游戏了|掉这盘游戏",
        ),
    ),
)
