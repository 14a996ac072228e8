"""What a player or an object may do is asked."""

from __future__ import annotations

from judge.asking.wordings.foci.slots import CAN, MID, STILL, WILL, ZH_CAN, Q
from judge.asking.wordings.phrases import SOMEONE
from judge.asking.wordings.verbs import row
from judge.language.template import Row

FRESH = (
    "[on the turn i cast it/on the turn i play it/the same turn i cast it/the same turn i play it"
    "/on the turn it enters/in the turn it enters/in the turn i cast it/the turn it is cast"
    "/the turn it is played/the turn it comes in/the turn it enters/the turn i cast it/the turn"
    " it enters the battlefield"
    "/the same turn it comes in/the same turn it enters/on the turn it comes in/the turn i play it"
    "/the turn i play them/the turn i cast them/the turn they come in]"
)
ZH_FRESH = (
    "[刚下来就/刚进场就/刚进场/进场当回合/进场的那个回合/下来当回合/进场的回合/刚下就/进战场的回合"
    "/下来的回合/进场那回合/下来那回合]"
)
ZH_HIT = "[打/炸/烧/指定]"
ALLOWED: tuple[Row, ...] = (
    row(
        "is {what:named_noun} on {on:targets_said} [a legal play/legal/possible/allowed/an option]"
        " for {who:whom}",
        "",
        asks="cast",
    ),
    row(
        f"{CAN} {{by:single}} [still /]block {{at:noun}}[ then/ now/]"
        f"|{CAN} {{at:noun}}{STILL} be blocked by {{by:single}}",
        f"{{by:single}}{ZH_CAN}[阻挡/挡/挡住/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:single}} [still /]block {{at:at_both}}"
        f"|{CAN} {{who:doer_of}} block {{at:at_both}} with {{by:single}}",
        f"{{by:single}}{ZH_CAN}[阻挡/挡/挡住]{{at:at_both}}{Q}"
        f"|{{by:single}}{ZH_CAN}{{at:at_both}}{MID}[阻挡/挡/挡住]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/挡住]{{at:at_both}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]block[ now/ then/ this turn/]"
        f"|{CAN} {{who:doer_of}} [still /]block with {{by:single}}[ now/ then/ this turn/]",
        f"{{by:noun}}[本回合/]{ZH_CAN}[阻挡/挡/康]{Q}"
        f"|{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/去挡/去阻挡/来挡/来阻挡]{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block {{at:noun}} with {{by:single}}",
        f"{{who:doer_of}}{ZH_CAN}用{{by:single}}{MID}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block",
    ),
    row(
        f"{CAN} {{who:doer_of}} block with {{bys:several}}"
        f"|{CAN} {{who:doer_of}} block {{at:noun}} with {{bys:several}}|{CAN}"
        f" {{bys:several}}{STILL} block {{at:noun}}",
        f"{{who:doer_of}}{ZH_CAN}用{{bys:several}}{MID}[阻挡/挡/来挡/来阻挡]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}用{{bys:several}}{MID}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{bys:several}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}",
        asks="block_together",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block[ it/ {{at:noun}}/] with [both/both of them/both creatures"
        "/all of them/everything/both his creatures/both of his creatures/both my creatures"
        "/two creatures]",
        f"{{whose:doer_of}}{ZH_CAN}[用两个/用两个一起/两个一起/用两只一起/用两个生物一起]"
        f"[阻挡/挡/来挡/来阻挡][它/]{Q}",
        asks="block_both",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block[ it/ {{at:noun}}/] with [all /all of the /the ]{{n:count}}"
        "[ of them/ creatures/ of his creatures/ of my creatures/]",
        f"{{whose:doer_of}}{ZH_CAN}[用/][这/那/]{{n:count}}[只/个/只生物/个生物]{MID}[都/全部/][一起/]"
        f"[阻挡/挡/来挡/来阻挡/去挡][它/]{Q}",
        asks="block_both",
    ),
    row(
        f"{CAN} {{whose:doer_of}} block {{at:noun}}|{CAN} {{whose:doer_of}} block",
        f"{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康]{{at:noun}}{Q}"
        f"|{{whose:doer_of}}{ZH_CAN}[阻挡/挡/康/挡住/挡下/挡下来]{Q}",
        asks="block_any",
    ),
    row(
        f"{CAN} {{by:noun}} [still /]attack[ this turn/ now/ right away/ at once/ immediately/]"
        f"|{CAN} {{by:noun}}{STILL} be [declared as an attacker/declared an attacker/an attacker"
        "/sent to attack/among the attackers][ this turn/ now/]",
        f"{{by:noun}}[本回合/]能[本回合/直接/马上/立刻/现在/当回合/][攻击/进攻/打]{Q}"
        f"|{{by:noun}}[本回合/]{ZH_CAN}[被/][宣告为攻击者/宣告为攻击生物/宣告攻击/宣告成攻击者]{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{by:noun}}{STILL} attack {{at:whom}}[ this turn/ now/ right away/]"
        f"|{CAN} {{who:doer_of}}{STILL} attack {{at:whom}} with {{by:noun}}[ this turn/ now/]",
        f"{{by:noun}}[本回合/]{ZH_CAN}[攻击/进攻]{{at:whom}}{Q}"
        f"|{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:noun}}[攻击/进攻]{{at:whom}}{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{by:noun}} attack {FRESH}",
        f"{{by:noun}}{ZH_FRESH}{ZH_CAN}[马上/立刻/][攻击/进攻]{Q}",
        asks="attack",
        fresh=True,
    ),
    row(
        f"{CAN} {{by:noun}} block {FRESH}",
        f"{{by:noun}}{ZH_FRESH}{ZH_CAN}[马上/立刻/][阻挡/挡]{Q}",
        asks="block",
        fresh=True,
    ),
    row(
        f"{CAN} {{who:doer_of}} attack with {{by:noun}}[ this turn/ now/ right away/]",
        f"{{who:doer_of}}[本回合/]{ZH_CAN}用{{by:noun}}[攻击/进攻]{Q}",
        asks="attack",
    ),
    row(
        f"{CAN} {{who:doer_of}} [still /][cast/play] {{what:noun}}[ now/ this turn/]"
        f"|{CAN} {{what:named_noun}}{STILL} be [cast/played][ now/ this turn/]"
        f"|{CAN} {{who:doer_of}}{STILL} [flash in {{what:noun}}/flash {{what:noun}} in]",
        f"{{who:doer_of}}{ZH_CAN}[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}{{pitch:pitched}}[来/去/，来/，]{MID}[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} respond [with/by casting] {{what:noun}}",
        "",
        asks="cast",
        respond=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [respond/respond to it/respond to that/respond to this"
        "/respond at all/respond in any way/do anything in response/cast anything in response"
        "/respond to {to:noun}/respond to {of:noun_s} {_:trigger_said}/respond to the trigger"
        "/respond to that ability/respond to the ability/respond to the activation]"
        f"|{WILL} {{who:doer_of}}{STILL} [get a chance to respond/get to respond/have a chance to"
        " respond/get a window to respond/have time to respond][ to it/ to that/ to this/]"
        "|is there [time/a window/a chance/any chance] to respond[ to it/ to that/ to this/]",
        f"{{who:doer_of}}{ZH_CAN}[作出响应/做出响应/响应/做响应/有机会响应/来得及响应][它/此/这个咒语"
        f"/这个异能/该异能/该咒语/这次起动/这个触发/]{Q}"
        f"|{{who:doer_of}}{{_:mid}}[有机会响应/来得及响应][吗]",
        asks="respond",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} respond to {{to:noun}} [with/by casting] {{what:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[用/以]{{what:noun}}[来/]响应[{{to:noun}}/]{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} respond [to {{to:noun}} /][with/by casting] {{what:noun}}"
        " [on/targeting] {on:targets_said}",
        "",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/][施放/放/用]{{what:noun}}{Q}"
        f"|在{{turn_of:whose}}回合[里/中/内/][，/]{{who:doer_of}}{ZH_CAN}[施放/放"
        f"/用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}在{{turn_of:whose}}回合[里/中/内/]"
        f"对{{on:targets_said}}[施放/放/用]{{what:noun}}{Q}",
        asks="cast",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应[，/][施放/放/用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}{{_:mid}}[施放/放/用]{{what:noun}}[来/作为/]响应{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应[，/]对{{on:targets_said}}[施放/放/用]{{what:noun}}{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应{{to:noun}}[，/]对{{on:targets_said}}[施放/放/用]"
        f"{{what:noun}}{Q}"
        f"|{{who:doer_of}}响应{{to:noun}}[，/]{ZH_CAN}对{{on:targets_said}}[施放/放/用]"
        f"{{what:noun}}{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}响应{{to:noun}}[，/][施放/放/用]{{what:noun}}{Q}",
        asks="cast",
        respond=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [cast/play] {{what:noun}} from [my/his/her/the] graveyard",
        f"{{who:doer_of}}{ZH_CAN}从[我的/他的/对手的/我/]坟墓场[中/里/]{MID}[施放/放/使用]"
        f"{{what:noun}}{Q}",
        asks="cast",
        among="graveyard",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [cast/play] {{what:named_noun}} [from exile/later/later on"
        "/later from exile/from exile later/afterwards/next turn]",
        f"{{who:doer_of}}{ZH_CAN}从放逐区[中/里/]{MID}[施放/放/使用]{{what:named_noun}}{Q}"
        f"|[之后/以后/稍后]{{who:doer_of}}{ZH_CAN}[施放/放/使用]{{what:named_noun}}{Q}",
        asks="cast",
        among="exile",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [flash back/flashback] {{what:noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} flash {{what:noun}} back",
        f"{{who:doer_of}}{ZH_CAN}[返照/用返照施放/以返照施放]{{what:noun}}{Q}",
        asks="cast",
        using="flashback",
    ),
    row(
        f"{CAN} {{who:doer_of}} [cast/play] {{what:noun}} [on/targeting] {{on:targets_said}}"
        f"|{CAN} {{what:named_noun}}{STILL} be [cast/played/used] [on/targeting]"
        " {on:targets_said}"
        f"|{CAN} {{who:doer_of}} target {{on:targets_said}} with {{what:noun}}"
        f"|{CAN} {{what:noun}} target {{on:targets_said}}",
        f"{{who:doer_of}}{ZH_CAN}对{{on:targets_said}}[施放/放/使用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[以/指定]{{on:targets_said}}为目标[来/][施放"
        f"/使用]{{what:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/以]{{what:noun}}指定{{on:targets_said}}[为目标/]{Q}"
        f"|{{what:noun}}{ZH_CAN}指定{{on:targets_said}}[为目标/]{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} {{what:bare_name}} {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}}{STILL} use {{what:bare_name}} on {{on:targets_said}}"
        f"|{CAN} {{who:doer_of}}{STILL} [target/hit] {{on:targets_said}} with {{what:bare_name}}",
        f"{{who:doer_of}}{ZH_CAN}{{what:bare_name}}[掉/打/]{{on:targets_said}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/拿]{{what:bare_name}}{ZH_HIT}{{on:targets_said}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}对{{on:targets_said}}用{{what:bare_name}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}给{{on:targets_said}}[放/用/上/打/来/]{{what:bare_name}}{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{on:targets_said}} be [targeted/hit] by {{what:bare_name}}",
        f"{{on:targets_said}}{ZH_CAN}被{{what:bare_name}}[指定/指定为目标/打]{Q}",
        asks="cast",
        who=SOMEONE,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} {{so:deed}} {{on:noun}} [with/using] {{what:named_noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} [use/cast/play] {{what:noun}} to {{so:deed}}"
        f" {{on:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[用/拿/以]{{what:named_noun}}{MID}{{so:deed}}[掉/]{{on:noun}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[用/拿/以]{{what:named_noun}}[把/将]{{on:noun}}{{so:deed}}[掉"
        f"/]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[施放/使用/打/打出]{{what:named_noun}}[来/去/]{{so:deed}}[掉/]"
        f"{{on:noun}}{Q}",
        asks="deed",
    ),
    row(
        f"{CAN} {{on:noun}}{STILL} be {{so:deed_done}} by {{what:named_noun}}",
        f"{{on:noun}}{ZH_CAN}被{{what:named_noun}}{MID}{{so:deed}}[掉/]{Q}",
        asks="deed",
    ),
    row(
        f"{CAN} {{on:noun}}{STILL} be countered|{CAN} {{who:doer_of}}{STILL} counter {{on:noun}}",
        f"{{on:noun}}{ZH_CAN}被[反击/反/反掉/康]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[反击/反/反掉/康掉]{{on:subject}}{Q}",
        asks="deed",
        so="countered",
        what={"card": "some counterspell"},
    ),
    row(
        f"{WILL} i{STILL} [get/have/put] {{of:noun}} back",
        f"{{of:noun}}{MID}[拿回来/收回来/要回来]吗"
        "|我{_:mid}能{_:mid}[拿回/收回/取回]{of:noun}吗",
        asks="zone",
        back=True,
    ),
    row(
        f"{WILL} {{of:noun_s}} {{says:quoted}} [ability/trigger/triggered ability]{STILL} trigger",
        f"{{of:noun_s}}{{says:quoted}}[的/][异能/触发/触发式异能/触发异能]{MID}触发吗",
        asks="says_triggers",
    ),
    row(
        f"{WILL} {{what:named_noun}}{STILL} [counter/stop] {{on:noun}}",
        f"{{what:named_noun}}{MID}[反击/反掉/反]{{on:noun}}{Q}"
        f"|{{on:subject}}{MID}[吃/被]{{what:named_noun}}[反击/反掉/康/康掉/]吗",
        asks="deed",
        so="countered",
    ),
    row(
        f"{WILL} {{by:saving}}{STILL} [save/protect/shield] {{on:noun}} [from/against]"
        f" {{what:named_noun}}",
        f"{{by:saving}}{MID}[救/保护]{{on:noun}}[不受/免受/躲过/逃过]{{what:named_noun}}[的影响/消灭/影响/]吗"
        f"|{{by:saving}}{ZH_CAN}让{{on:noun}}[不受/免受/躲过/逃过/活过]{{what:named_noun}}[的影响/影响/]{Q}",
        asks="saved",
    ),
    row(
        f"{WILL} {{what:named_noun}}{STILL} exile {{on:noun}}",
        f"{{what:named_noun}}{MID}放逐{{on:noun}}吗",
        asks="deed",
        so="zone",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} tap {{what:noun}}{{purpose:for_mana}}"
        f"|{CAN} {{what:noun}}{STILL} be tapped{{purpose:for_mana}}",
        f"{{who:doer_of}}{ZH_CAN}横置{{what:noun}}{{purpose:for_mana}}{Q}"
        f"|{{what:noun}}{ZH_CAN}横置{{purpose:for_mana}}{Q}",
        asks="activate",
        taps=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [sacrifice/crack/sac] {{what:noun}} for mana"
        f"|{WILL} {{what:noun}}{STILL} tap for mana",
        f"{{what:noun}}{ZH_CAN}[产费/产生法术力]{Q}",
        asks="activate",
        purpose="mana",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] {{what:noun}}{{purpose:for_mana}}"
        f"|{CAN} {{who:doer_of}} [activate/use] {{what:noun_s}} ability"
        f"|{CAN} {{who:doer_of}} [activate/use] the ability of {{what:noun}}"
        f"|{CAN} {{what:noun}}{STILL} be [activated/used]{{purpose:for_mana}}"
        f"|{CAN} {{what:noun_s}} ability{STILL} be [activated/used]",
        f"{{who:doer_of}}{ZH_CAN}[起动/用]{{what:noun}}{{purpose:for_mana}}{Q}"
        f"|{{what:noun}}{ZH_CAN}起动{Q}"
        f"|{{what:noun_s}}异能{ZH_CAN}起动{Q}",
        asks="activate",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [crack/pop/fetch with] {{what:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[爆/爆掉]{{what:noun}}{Q}",
        asks="activate",
        sacrifices=True,
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [use/activate] {{what:walker_s}} {{ability:loyalty_cost}}["
        f" ability/ loyalty ability/]"
        f"|{CAN} {{who:doer_of}}{STILL} [use/activate] [the/a/its] {{ability:loyalty_cost}}"
        f" [ability of/of] {{what:noun}}",
        f"{{who:doer_of}}{ZH_CAN}[起动/使用"
        f"/用]{{what:walker_s}}{{ability:loyalty_cost}}[异能/忠诚异能/]{Q}",
        asks="activate",
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_CAN}[起动/使用/用/用掉/开/放/]{{ability:loyalty_cost}}[异能/忠诚异能/大招/技能/]{Q}",
        asks="activate",
        what={"pronoun": "it"},
    ),
    row(
        f"{CAN} {{who:doer_of}} tap {{what:noun}}{{purpose:for_mana}} {FRESH}"
        f"|{CAN} {{what:noun}} [be tapped/tap]{{purpose:for_mana}} {FRESH}",
        f"{{what:noun}}{ZH_FRESH}{ZH_CAN}横置{{purpose:for_mana}}{Q}",
        asks="activate",
        fresh=True,
        taps=True,
    ),
    row(
        f"{CAN} {{who:doer_of}} [use/activate] {{what:noun}}{{purpose:for_mana}} {FRESH}"
        f"|{CAN} {{what:noun}} be used{{purpose:for_mana}} {FRESH}",
        f"{{what:noun}}{ZH_FRESH}{ZH_CAN}起动{Q}",
        asks="activate",
        fresh=True,
    ),
    row("", f"{{what:noun}}{ZH_FRESH}{ZH_CAN}产费{Q}", asks="activate", fresh=True, purpose="mana"),
    row(
        "is {on:targets_said} a [legal/valid] target for {what:noun}"
        f"|{CAN} {{on:targets_said}} be [the/a] target of {{what:noun}}",
        "{on:targets_said}是{what:noun}的合法目标吗"
        f"|{{on:targets_said}}{ZH_CAN}[成为/作为/当]{{what:noun}}的[合法/]目标{Q}",
        asks="cast",
        who=SOMEONE,
    ),
    *(
        row(
            f"{CAN} {{who:doer_of}}{STILL} [tap/use] {{by:single}} [for/to pay for/to help pay for]"
            f" [convoke{of}/a spell with convoke/a convoke spell]"
            f"|{CAN} {{who:doer_of}}{STILL} convoke{of} with {{by:single}}"
            f"|{CAN} {{by:single}}{STILL} [be tapped/be used/tap] for convoke"
            f"|{CAN} {{by:single}}{STILL} [convoke/help convoke]{of}",
            f"{{who:doer_of}}{ZH_CAN}[用/横置]{{by:single}}{MID}[来/为/去/][召集/支付召集]{zh}{Q}"
            f"|{{by:single}}{ZH_CAN}[用来/用于/为/为了/来][召集/支付召集]{zh}[而横置/]{Q}",
            asks="convoke",
        )
        for of, zh in (("", ""), (" {what:named_noun}", "[施放/]{what:named_noun}"))
    ),
    row(
        f"{CAN} {{by:noun}}{STILL} crew {{what:noun}}|{CAN} {{by:noun}}{STILL} be tapped to crew"
        f" {{what:noun}}",
        f"{{by:noun}}{ZH_CAN}搭载{{what:noun}}{Q}",
        asks="crew",
    ),
)
