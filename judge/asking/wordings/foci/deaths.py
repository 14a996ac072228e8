"""What dies, what survives, what something does to another."""

from __future__ import annotations

from judge.asking.wordings.slots import BE, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.verbs import row
from judge.language import w
from judge.language.template import Row
from judge.words import OPPONENT

THEY = {"pronoun": "they"}
OWN_GRAVEYARD = "{whose_zone:graveyard_said}"
ASKED: tuple[Row, ...] = (
    w(
        {"asks": "all_die", "so": "dies", "number": 2},
        "do they trade|is it a trade|do they trade with each other|do the creatures trade"
        "|do the two creatures trade|will they trade|do both creatures trade",
        "它们会互换吗|会互换吗|算互换吗|是一换一吗",
    ),
    row(
        "",
        f"{{of:subject}}{MID}[活过/熬过/撑过/躲过/逃过/挨过]{{by:named_noun}}吗",
        asks="kills",
        so="survives",
    ),
    row(
        "",
        f"[两个生物/这两个生物/两者/它们/双方的生物/两只生物]{MID}[中/里/之中/里面/当中]{MID}[有/]{MID}"
        f"[哪个/哪只/哪一个/谁/哪些/哪个生物/几个]{MID}{{so:dying}}",
        asks="all_die",
        number=2,
    ),
    row(
        "[does/do/did/will/would] [anything/any creature/any creatures/anyone/any of the"
        f" creatures/something]{STILL} {{so:dying}}"
        "|[is/are] [anything/any creature/any creatures/anyone] [still /left ]alive",
        "[有没有/有/会有]{_:mid}[生物/任何生物/什么生物/哪个生物]{_:mid}{so:dying}吗",
        asks="all_die",
    ),
    row(
        "whose [creature/creatures] [{_:will} /]{so:dying}",
        f"谁的生物{MID}{{so:dying}}",
        asks="all_die",
    ),
    row(
        f"{WILL} {{by:saving}}{STILL} [save/protect/help/shield/keep] {{on:noun}}"
        "[ here/ from it/ from that/ from this/ from being destroyed/ from dying/ alive/]",
        f"{{by:saving}}[异能/]{MID}[救/救下/救得了/保护/保住/保护住/护住/救活]{{on:noun}}{Q}"
        f"|{{by:saving}}[异能/]{MID}[让/使]{{on:noun}}{MID}[活下来/存活/活命/幸免/免于一死]{Q}",
        asks="saved_from_told",
    ),
    row(
        "[what/who/which/which creature/which creatures/which ones/which one/which of these"
        "/how many/which of the creatures/which of the two] [{_:will} /]{so:dying}",
        f"[谁/哪一个/{{_:how_many_zh}}]{MID}{{so:dying}}"
        f"|[两个里/两个里面/两者中/这两个]{{_:how_many_zh}}{MID}{{so:dying}}",
        asks="all_die",
    ),
    row(
        "[which of those/how many of these/how many of those] [{_:will} /]{so:dying}"
        f"|{WILL} [all of them/they all]{STILL} {{so:dying}}",
        f"[其中/它们]{{_:how_many_zh}}{MID}{{so:dying}}",
        asks="all_die",
        of=THEY,
    ),
    row(
        "[which/how many] of {of:noun} [{_:will} /]{so:dying}"
        "|how many {of:noun} [{_:will} /]{so:dying}"
        f"|{WILL} [any of/all/all of/either of/each of] {{of:noun}}{STILL} {{so:dying}}"
        f"|{WILL} {{of:noun}} all {{so:dying}}",
        f"{MID}{{_:how_many_zh}}{{of:noun}}{MID}{{so:dying}}"
        f"|{{of:noun}}{MID}{{_:how_many_zh}}{MID}{{so:dying}}",
        asks="all_die",
    ),
    row(
        "",
        f"{{who:whose}}{{_:how_many_zh}}{{of:noun}}{MID}{{so:dying}}",
        asks="all_die",
    ),
    row("", f"{{of:noun}}{MID}[死/死掉/死了]{{_:how_many_zh}}", asks="all_die"),
    row(
        f"how many [creatures/guys] {WILL} {{who:doer_of}} lose",
        f"{{who:doer_of}}{MID}[死/死掉/死了/损失/失去/损失了/失去了/死掉了][掉/]{{_:how_many_zh}}[生物/]",
        asks="all_die",
    ),
    row(
        f"how many {{of:noun}} {WILL} {{who:doer_of}} lose",
        f"{{who:doer_of}}{MID}[死/死掉/死了/损失/失去]{{_:how_many_zh}}{{of:noun}}",
        asks="all_die",
    ),
    row(
        f"{WILL} [all creatures/all the creatures/everything/all]{STILL} {{so:dying}}",
        f"[所有生物都/全部生物都/生物都/都/全都]{MID}{{so:dying}}吗",
        asks="all_die",
    ),
    row(
        f"{WILL} [the creatures/all of the creatures/creatures]{STILL} [die/get destroyed"
        "/be destroyed/get killed/be killed]"
        f"|{BE} [the creatures/all creatures/all the creatures/all of the creatures/creatures"
        f"/all creatures in play/all creatures on the battlefield]{STILL} [destroyed/killed/dead"
        "/wiped out]",
        f"[这些/那些/所有/所有的/全部/全部的/场上所有/场上的所有]生物{MID}[死/死去/死掉/被消灭/被杀死/死了]{MID}吗",
        asks="all_die",
        whole=True,
    ),
    row(
        f"{WILL} [both/both creatures/they both/both of them]{STILL}"
        " {so:dying}"
        f"|{WILL} [either of them/either one/one of them/either creature/any of them/either]{STILL}"
        " {so:dying}",
        f"[其中有一个/其中一个/有一个]{MID}{{so:dying}}吗|[两个都/双方都/两个生物都"
        f"/它们两个都/两只都/两个/双方的生物都/两个生物]"
        f"{MID}{{so:dying}}吗"
        f"|{MID}同归于尽吗",
        asks="all_die",
        number=2,
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [die/get killed/be killed"
        f"/die in combat/have to die/go to {OWN_GRAVEYARD}/end up in {OWN_GRAVEYARD}"
        f"/be put into {OWN_GRAVEYARD}/get put into {OWN_GRAVEYARD}]"
        f"|{BE} {{of:noun}}{STILL} [dead/killed/put into the graveyard/dying]"
        "|[is that/is this/would that be] enough to kill {of:noun}"
        f"|{WILL} i{STILL} kill {{of:noun}}",
        f"{{of:noun}}{MID}[死/死去/死掉/死亡/挂/被杀死/被打死/阵亡/被干掉/被杀掉/死了"
        "/进{whose_zone:graveyard_said}/进入{whose_zone:graveyard_said}"
        "/去{whose_zone:graveyard_said}"
        "/被置入{whose_zone:graveyard_said}/被放进{whose_zone:graveyard_said}"
        "/置入{whose_zone:graveyard_said}]吗"
        "|{of:noun}死了吗"
        f"|我{MID}[杀死/干掉/杀掉/打死]{{of:noun}}吗|我{MID}[把"
        f"/将]{{of:noun}}{MID}[杀死/干掉/杀掉/打死]吗",
        asks="dies",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [die/be killed/get killed][ as a result of/ because of/"
        f" from/ to"
        "/ due to/ by] [the /that /its ][combat /]damage dealt in combat"
        f"|{WILL} {{of:noun}}{STILL} [die/be killed/get killed/be destroyed] [from/by/to/because of"
        "/due to] [the /that /][combat damage/combat]"
        f"|{WILL} [combat damage/the combat damage/that combat/combat]{STILL} [kill/destroy]"
        " {of:noun}",
        f"{{of:subject}}{MID}[因/因为/由于/被][这次/这/该/][战斗伤害/战斗][而/]{MID}"
        "[死/死去/死掉/死亡/阵亡/被消灭/杀死]吗",
        asks="dies_in_combat",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [get destroyed/be destroyed]|{BE} {{of:noun}}{STILL} destroyed",
        f"{{of:noun}}{MID}被消灭吗",
        asks="dies",
        way="destroyed",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [get sacrificed/be sacrificed/have to be sacrificed]"
        f"|{BE} {{of:noun}}{STILL} sacrificed",
        f"{{of:subject}}{MID}被牺牲[了/掉/]吗",
        asks="dies",
        way="sacrificed",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live/make it/stay alive/be alive/survive combat"
        "/survive the combat/survive the fight/survive that/survive this/survive it"
        "/make it out alive"
        "/make it out of combat/make it through combat/make it through/survive this combat"
        "/survive the block/survive the attack/survive combat damage/survive the damage"
        "/come out alive]"
        f"|{BE} {{of:noun}}{STILL} [alive/safe]",
        f"{{of:subject}}{MID}[活下来/存活/活着/活/存活下来/活命/幸存/活得下来/不死]吗"
        "|{of:noun}救得下来吗",
        asks="survives",
    ),
    row(
        f"{WILL} {{by:noun}}{STILL} [kill/destroy/take out/finish off] {{of:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [die to/be killed by/get killed by/die from] {{by:named_noun}}"
        f"|{BE} {{of:noun}}{STILL} [killed/destroyed] by {{by:named_noun}}"
        "|[is/are] {by:noun} enough to kill {of:noun}",
        f"{{by:noun}}{MID}[杀死/打死/消灭/干掉/杀掉/烧死/解掉/杀/挡死/顶死/撞死/咬死/踩死/炸死/点死/换掉/换走/弄死/搞死/秒]{{of:noun}}吗",
        asks="kills",
    ),
    row(
        "",
        f"{{by:named_noun}}{MID}[杀死/打死/消灭/干掉/杀掉/烧死/解掉/杀/清掉/推死/推掉/炸掉/炸死/弄死/带走/打掉]吗",
        asks="kills",
        of={"pronoun": "it"},
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live through] {{by:named_noun}}",
        f"{{of:noun}}{MID}[扛住/扛下/挨住/挺过]{{by:named_noun}}吗",
        asks="kills",
        so="survives",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [survive/live through] {{what:befalls}}",
        f"{{of:noun}}{MID}[扛住/扛下/挨住/承受]{{what:befalls}}吗",
        asks="befallen",
        so="survives",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} die [to/from] {{what:befalls}}",
        "",
        asks="befallen",
        so="dies",
    ),
    row(
        "what [happens/will happen] to {of:nouns}|what becomes of {of:nouns}",
        "{of:nouns}[会/][怎样/怎么样/如何]|{of:nouns}[会/将会/最后会/][发生什么事/发生什么/发生什么情况/怎么办]"
        "|{of:nouns}[的/][下场/结局/命运][会/]是[什么/怎样/如何]",
        asks="fate",
    ),
    w(
        {"asks": "dies"},
        "",
        "|".join(
            f"{will}{dies}吗"
            for will in ("", "会", "还", "还会", "就", "就会", "也会", "要", "得", "是", "还得")
            for dies in ("死", "死了", "死掉", "挂", "挂了", "挂掉")
        ),
    ),
    w(
        {"asks": "dies"},
        "dead|dies|dead yet|still dies|still dead|still die|does still die|dead or alive"
        "|dead or not",
        "能打死吗|能杀死吗|能推死吗|能烧死吗|能杀掉吗|能打掉吗|能解掉吗|能带走吗|能清掉吗|打死了吗",
    ),
    w(
        {"asks": "outlives"},
        f"{WILL} [he/she]{STILL} [live/survive/survive that/survive it/make it]"
        "|alive|still alive|lives|still lives|survives|still survives|alive or dead",
        "活吗|活着吗|活下来吗",
    ),
    row(
        f"{WILL} [he/she]{STILL} die{{_:game_said}}",
        "他或它{_:mid}[死/挂/死掉/死了/挂了/挂掉]吗",
        asks="he_or_it_dies",
        who=OPPONENT,
    ),
    row(
        "",
        "[他/她]{_:mid}[进/进入/去/被置入/置入]{whose_zone:graveyard_said}吗",
        asks="dies",
        of={"pronoun": "it"},
    ),
    row(
        f"{WILL} {{by:saving}}{STILL} [save/protect/shield] {{on:noun}} [from/against]"
        f" {{what:named_noun}}",
        f"{{by:saving}}{MID}[救/保护]{{on:noun}}[不受/免受/躲过/逃过]{{what:named_noun}}[的影响/消灭/影响/]吗"
        f"|{{by:saving}}{ZH_CAN}让{{on:noun}}[不受/免受/躲过/逃过/活过]{{what:named_noun}}[的影响/影响/]{Q}",
        asks="saved",
    ),
)
