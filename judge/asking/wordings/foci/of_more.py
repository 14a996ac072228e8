"""What else is asked of objects: which of several, how many, what they have and make."""

from __future__ import annotations

from judge.asking.wordings.foci.slots import BE, CAN, DAMAGE, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.verbs import row
from judge.language import w
from judge.language.template import Row

THEY = {"pronoun": "they"}
OF_MORE: tuple[Row, ...] = (
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [have/end up with]",
        "{who:doer_of}{_:mid}[有/共有/是/吃/中/][几个/多少]中毒指示物[了/]",
        asks="poison",
    ),
    row("how many poison[ counters/]", "", asks="poison", who=""),
    row(
        f"how many poison counters {WILL} {{who:doer_of}}{STILL} [get/receive/gain/take]"
        f"|{WILL} {{who:doer_of}}{STILL} [get/receive/gain/take] [any /]poison counters"
        f"|{WILL} {{who:doer_of}}{STILL} [get/receive/gain/take] [a/any] poison counter"
        f"|how many poison counters {BE} [given/dealt] to {{who:whom}}",
        "{who:doer_of}{_:mid}[得到/获得/得/拿到/受到/多/算/吃/加/中/给]几个中毒指示物"
        "|{who:doer_of}{_:mid}[得到/获得/得/拿到][任何/][一个/]中毒指示物吗"
        "|{who:doer_of}{_:mid}中毒吗",
        asks="poison",
        got=True,
    ),
    row(
        "[is/are] {of:noun} [still ][a/an] {card:spoken_name}"
        "|[is/are] {of:noun} [still ]{card:spoken_name}"
        "|does {of:noun} [still ]count as [a/an] {card:spoken_name}",
        "{of:noun}[还/][是/算]{card:spoken_name}吗",
        asks="is",
    ),
    row(
        "what is the [most/maximum] damage [that /][can/could] "
        "[go through/get through/trample over/trample through]{whom:to_whom}"
        "|how much {_:of_damage}[goes through/tramples/tramples over/tramples through/gets through"
        "/goes over/carries over/comes through/comes in/is getting through/leaks through]"
        "{whom:to_whom}"
        "|how much {_:of_damage}does the [defending/attacked] player take"
        f"|how much {DAMAGE} [can/could/may/will/would] be [dealt/assigned/done]{{whom:to_whom}}"
        f"|how much {DAMAGE} [is/gets/would be] [dealt/assigned/done] to the"
        " [player/defending player/attacked player]"
        f"|how much {DAMAGE} [can/could/will/would] {{whom:attacked}} be dealt"
        f"|how much {DAMAGE} [can/could/will/would] {{whom:attacked}} [take/receive/suffer]"
        "|how much of [that/the/its] damage [is/gets/will be] [dealt/assigned] to"
        " {whom:attacked}"
        "|how much of [that/the/its] damage [goes through/gets through/tramples over] to"
        " {whom:attacked}"
        "|how much {_:of_damage}goes to the [defending /attacked /]player"
        "|what is the [most/maximum] damage the [defending /attacked /]player can take"
        "|what is the [most/maximum] {_:of_damage}{who:doer_of} [can/could] "
        "[push through/get in/trample over/get through/deal/do/assign/inflict]{whom:to_whom}"
        f"|[how much/what is the most/what is the maximum] {{_:of_damage}}{WILL}"
        f" {{who:doer_of}}{STILL} "
        "[push through/get in/trample over/get through/deal/do/assign/inflict]{whom:to_whom}",
        f"防御牌手{MID}[受到/受/吃][多少/几点][伤害/]"
        f"|{MID}[穿过去/踩过去/踩过来/踩过/踩脸/踩/穿透/溢出/穿][多少/几点][伤害/][过去/过来/]"
        f"|{MID}有[多少/几点]伤害{MID}[穿过去/踩过去/踩过来/溢出/打过去/打过来/打穿/漏过去/漏过来]"
        f"|{MID}[打过去/打过来/打穿/打进去/漏过去/漏过来/漏][多少/几点][伤害/]"
        f"|{{who:doer_of}}{MID}[对/给/向]{{whom:attacked}}{MID}[造成/打/打出/分配/指派][多少/几点][战斗/]伤害"
        f"|{MID}[穿/踩/溢出/穿透][多少/几点][伤害/]到{{whom:attacked}}[身上/脸上/那里/头上/]",
        asks="through",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ]equip {{on:noun}}"
        f"|{CAN} {{who:doer_of}} [put/attach] [an equipment/equipment/my equipment] on {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[为/给]{{on:noun}}[佩带/装备]武具{Q}"
        f"|{{who:doer_of}}{ZH_CAN}装备{{on:noun}}{Q}",
        asks="equip",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ][put/cast] [an/my own/my/his own/a] aura on {{on:noun}}"
        f"|{CAN} {{who:doer_of}} [still ]enchant {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[将/把/用][我的/一个/]灵气结附[于/在]{{on:noun}}[上/]{Q}",
        asks="aura",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still ]target {{on:noun}}"
        f"[ with a spell/ with spells/ with an instant/]",
        f"{{who:doer_of}}{ZH_CAN}[用咒语/以咒语/][指定{{on:noun}}为目标/以{{on:noun}}为目标/"
        f"指定{{on:noun}}]{Q}",
        asks="target",
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
        f"how many {{kin:kin_said}}[s/ tokens/ creature tokens] {WILL} {{who:doer_of}}{STILL}"
        f" {{so:getting}}"
        f"|{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a /an /the /any /my /his /]"
        f"{{kin:kin_said}}[/s/ token/ tokens/ creature token]",
        f"{{who:doer_of}}{MID}{{so:getting}}几个{{kin:kin_said}}[衍生物/衍生生物/]"
        f"|{{who:doer_of}}{MID}{{so:getting}}[一个/][的/]{{kin:kin_said}}[衍生物/衍生生物/]吗",
        asks="kin_tokens",
    ),
    row(
        "how many [creature /]tokens [are created/are made/get created/get made/come into play"
        "/enter/enter the battlefield]",
        f"{MID}[产生/派出/造出/会有/有/造/变/变成/给]几个[衍生物/衍生生物]|{MID}[出/出来]几个[衍生物/衍生生物/]",
        asks="tokens",
        so="get",
    ),
    row(
        f"how many [creature /]tokens {WILL} {{who:doer_of}}{STILL} {{so:getting}}"
        f"|how many [creature /]tokens [are/are there]"
        f"|{WILL} {{who:doer_of}}{STILL} {{so:getting}} [a token/the token/any tokens/the tokens"
        f"/a creature token/tokens/my token/my tokens]",
        f"{{who:doer_of}}{MID}{{so:getting}}几个[衍生物/衍生生物]"
        f"|{{who:doer_of}}{MID}{{so:getting}}[一个/][衍生物/衍生生物]吗",
        asks="tokens",
    ),
    row("", f"{{who:doer_of}}{MID}[派出/造出/造/变/变成]几个", asks="tokens", so="get"),
    row(
        f"how many of [the two/them/these/those] {WILL} {{who:doer_of}}{STILL} [keep/have/control]"
        f"|how many of the two {WILL} {{who:doer_of}}{STILL} get to keep",
        f"{{who:doer_of}}{MID}[留下/留/保留][几个/几张/几只]",
        asks="kept",
    ),
    row(
        f"{WILL} {{who:doer_of}}{STILL} [keep both/get to keep both/have both/control both]"
        f"[ of them/ at once/ at the same time/]",
        f"{{who:doer_of}}{MID}[两个都/两张都/两只都]{MID}[留下/留着/保留/留住]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[同时/都/一起/]{MID}[保留/留下/留住/操控/拥有][两个/两张/两只/它们/两者]{Q}",
        asks="kept",
    ),
    w(
        {"asks": "legend"},
        "do i have to give one up|do i have to sacrifice one|do i have to choose one"
        "|do i have to put one into my graveyard|do i lose one"
        "|does the legend rule apply|does the legend rule put either one into the graveyard"
        "|does the legend rule put one of them into the graveyard|does the legend rule matter"
        "|does the legend rule put either of them into the graveyard|does the legend rule apply to"
        " them|does the legend rule affect them|does the legend rule kill one of them"
        "|does either one die to the legend rule|does one of them die to the legend rule"
        "|does the legend rule make me lose one"
        "|[do/does/must/will] [either of us/one of us/any of us/either player] [have to /need to /]"
        "[put/sacrifice/lose/give up] [one/one of them/either of them/anything/either/a creature]"
        "[ into the graveyard/ into a graveyard/ to the legend rule/ because of the legend rule/]",
        "传奇规则会让其中一个进坟墓场吗|传奇规则会适用吗|传奇规则适用吗|传奇规则会让其中一个死吗"
        "|会触发传奇规则吗|传奇规则会生效吗|传奇规则会影响它们吗|其中一个会因传奇规则进坟墓场吗"
        "|传奇规则会将其中一个置入坟墓场吗"
        "|我们中有人需要把其中一个放进坟墓场吗|[我们/双方]{_:mid}[有人/有谁]{_:mid}[需要/要/必须/得][把/将][其中/]一个"
        "[置入/放进/放入/送进]坟墓场吗|[我们/双方]{_:mid}有人{_:mid}[需要/要/必须/得]牺牲[其中/]一个吗",
    ),
    row(
        "how many creatures do {who:doer_of} [have/control][ left/ now/]",
        "{who:doer_of}[还/][有/剩/剩下/操控]几个生物",
        asks="creatures",
    ),
    row(
        f"{WILL} [all creatures/all the creatures/everything/all]{STILL} {{so:dying}}",
        f"[所有生物都/全部生物都/生物都/都/全都]{MID}{{so:dying}}吗",
        asks="all_die",
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
        f"how [much loyalty/many loyalty counters] {WILL} {{of:noun}}{STILL} [have/end up with]"
        f"|how many loyalty counters {BE} [on/left on] {{of:noun}}"
        "|what is {of:noun_s} loyalty|what loyalty does {of:noun} have",
        "{of:subject}[上/]{_:mid}[剩/有/剩下][多少/几点/几个/几]忠诚[/指示物/度]"
        "|{of:noun_s}忠诚[度/]{_:mid}[是/剩/有][多少/几/几点]",
        asks="loyalty",
    ),
    row(
        f"how [often/many times] {WILL} {{of:noun}} trigger"
        f"|how [often/many times] {WILL} {{of:noun_s}} [ability/trigger/triggered ability] trigger"
        f"|how many triggers {WILL} {{of:noun}} [have/get]"
        f"|how many {{of:noun}} triggers {WILL} {{who:doer_of}}{STILL} [get/have]"
        f"|how many triggers {WILL} {{who:doer_of}}{STILL} [get/have] from {{of:noun}}"
        "|how many times [did/has] {of:noun} [trigger/triggered]",
        "{of:noun}{_:mid}触发[了/]几次|{of:noun_s}[异能/触发式异能/触发异能]{_:mid}触发[了/]几次",
        asks="triggered",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} resolve",
        f"{{of:subject}}{MID}[结算/成功结算/顺利结算/完成结算]吗",
        asks="resolves",
    ),
    row(
        "who [controls/has] {of:noun}[ now/ then/]"
        "|do i [still /][control/have] {of:noun}|does my opponent [still /]control {of:noun}"
        f"|{WILL} {{_:doer_of}}{STILL} [gain/get/take/keep] control of {{of:noun}}"
        "|who gets control of {of:noun}",
        "{_:doer_of}{_:mid}[得到/获得/取得/夺得/保有]{of:noun}的操控权吗|谁[现在/]操控{of:noun}|{of:noun}{_:mid}[归谁"
        "/归谁操控/由谁操控/在谁的操控下]"
        "|我还操控{of:noun}吗|对手还操控{of:noun}吗",
        asks="controller",
    ),
    row(
        "is {of:noun} [still ]attacking",
        "{of:noun}[还/]在攻击吗|{of:noun}[还/]是攻击[者/生物]吗",
        asks="attacking",
    ),
    row(
        "is {of:noun} [still /considered /still considered /][blocked/a blocked creature]"
        "|[does/will] {of:noun} [stay/remain][ a/] blocked[ creature/]"
        "|does {of:noun} [still /]count as blocked",
        f"{{of:noun}}{MID}[算/是/算是/算作/视为/保持/处于/][被阻挡/受到阻挡/受阻挡][的/了/状态/]吗"
        f"|{{of:subject}}{MID}[算/是/算是/算作/视为][被阻挡/被挡/被挡住/挡住/挡了][的/了/]吗",
        asks="blocked",
    ),
    w(
        {"asks": "legal"},
        "is that legal|is this legal|is it legal|is that allowed|is this allowed|can i do that"
        "|may i do that|can he do that|can i|can he|can they|does that work|does this work"
        "|legal|allowed",
        "合法吗|能吗|这样能吗|能这样吗|行吗|这合法吗|这样合法吗|能这么做吗|允许吗|这允许吗|可行吗"
        "|这样行吗|这样可行吗|这样允许吗",
    ),
    w(
        {"asks": "legal", "deeds": ("cast",)},
        "can it be cast|may it be cast",
        "能放吗|能施放吗|能放出来吗",
    ),
    row(
        "does {what:named_noun}[ still/ even/] [work/do anything/have any effect]",
        "{what:named_noun}{_:mid}[有用/管用/有效/好使/起作用/有作用]吗",
        asks="works",
    ),
    row("", "{_:mid}[有用/管用/好使/起作用/有作用]吗", asks="works"),
    row(
        "can {who:doer_of} [repeat/do] [this/that/it] [as often as/as many times as] "
        "[i want/i like/he wants/they want]"
        "|can {who:doer_of} [repeat/do] [this/that/it] [infinitely/indefinitely/forever]",
        "{who:doer_of}能[无限次/任意次/无限/无限地][重复/循环][吗/这个过程吗/这个循环吗]"
        "|{who:doer_of}能想重复几次就重复几次吗",
        asks="repeats",
    ),
    w(
        {"asks": "repeats"},
        "can [this/that/it] be [repeated/done] as often as wanted"
        "|is [this/that/it] [an infinite combo/an infinite loop/infinite]"
        "|[does/will] [this/that/it] go infinite",
        "[这/这样]能[无限次/任意次/无限][重复/循环]吗|[这/这样][是/算]无限[连击/循环/]吗"
        "|[这/这样]能无限吗"
        "|[这/这样]能无限连吗|[这/这样]是无限的吗",
    ),
)
