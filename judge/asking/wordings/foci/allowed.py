"""What somebody may do: cast, activate, target, equip, respond."""

from __future__ import annotations

from judge.asking.canonical.rows import optional, table
from judge.asking.wordings.acts import WAYS, ZH_WAYS
from judge.asking.wordings.phrases import SOMEONE
from judge.asking.wordings.slots import (
    BE,
    CAN,
    FRESH,
    MID,
    STILL,
    WILL,
    ZH_CAN,
    ZH_FRESH,
    ZH_MAY,
    Q,
)
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

ZH_SHOOT = "[打/炸/烧/指定]"
ASKED: tuple[Row, ...] = (
    row(
        "{_:can} {who:doer_of}{_:adverbs} [use/activate] [a/one of its/any of its/one]"
        " loyalty [ability/abilities] of {what:noun}"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] [a/one] loyalty ability [on/from]"
        " {what:noun}"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] {what:noun_s} loyalty [ability/abilities]"
        "[ this turn/]",
        "{who:doer_of}[本回合/]{_:mid}能{_:mid}[起动/使用]{what:noun_s}[一个/]忠诚异能吗",
        asks="activate",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [use/activate] [a/one of its/its/one] loyalty"
        " [ability/abilities]",
        "{who:doer_of}[本回合/]{_:mid}能{_:mid}[起动/使用][一个/]忠诚异能吗",
        asks="activate",
        what={"pronoun": "it"},
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [use/activate] {what:noun}"
        " [again/a second time/once more/another time/twice][ this turn/]"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] [its ability/its loyalty abilities"
        "/a loyalty ability of it/another of its abilities/another loyalty ability/another ability"
        " of it/one of its abilities][ again/ a second time/ once more/][ this turn/]",
        "{who:doer_of}[本回合/]{_:mid}能{_:mid}[再次/再/又][起动/使用]{what:noun}[的异能/的忠诚异能/]"
        "[一次/]吗",
        asks="activate_again",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} respond by tapping {what:noun}{_:for_mana}"
        "|{_:can} {who:doer_of}{_:adverbs} respond by [activating/using/sacrificing] {what:noun}"
        "[ for mana/]",
        "{who:doer_of}{_:mid}能{_:mid}[响应/作为响应/在响应时/以响应][，/]{_:mid}[横置/起动/用/牺牲]"
        "{what:noun}{_:for_mana}吗"
        "|{who:doer_of}[响应/作为响应/在响应时][，/]{_:mid}能{_:mid}[横置/起动/用/牺牲]{what:noun}"
        "{_:for_mana}吗",
        asks="activate",
        respond=True,
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [tap/use/activate] {what:noun} for its ability"
        "|{_:can} {who:doer_of}{_:adverbs} [use/activate] [that ability/the ability/this ability"
        "/the tap ability/that tap ability/its tap ability/its own ability]"
        "|{_:can} [that ability/the ability/this ability] be [activated/used]",
        "{who:doer_of}{_:mid}能{_:mid}[起动/使用/用][这个异能/该异能/此异能/那个异能/它的这个异能/]吗",
        asks="activate",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [tap/use] {by:noun} to crew it{_:at_once}"
        "|{_:can} {who:doer_of}{_:adverbs} crew {what:noun} with {by:noun}{_:at_once}",
        "{who:doer_of}{_:mid}能{_:mid}[横置/用]{by:noun}{_:mid}[来/以/去/]{_:mid}搭载[它/]吗"
        "|{who:doer_of}{_:mid}能{_:mid}用{by:noun}{_:mid}搭载{what:noun}吗",
        asks="crew",
    ),
    row(
        f"{WILL} {{what:noun}}{STILL} become a creature|{WILL} {{who:doer_of}}{STILL} animate"
        " {what:noun}|{_:will} {who:doer_of}{_:adverbs} turn {what:noun} into a creature",
        "{what:noun}{_:mid}[变成/成为/变为]生物吗|{who:doer_of}{_:mid}[把/将/让]{what:noun}{_:mid}"
        "[变成/成为/变为]生物吗",
        asks="may_animate",
    ),
    row(
        f"{{_:can}} {{who:doer_of}}{STILL} [equip/attach/move/put] [another/a second/an/a different"
        "/any other/some other/some/any/my/my own] [equipment/piece of equipment] [to/on/onto]"
        " {on:noun}"
        f"|{{_:can}} {{on:noun}}{STILL} be equipped[ with another equipment/ again/]",
        "{who:doer_of}{_:mid}能{_:mid}[把/将][另一件/别的/其他/一件/另外一件/第二件/我的/自己的/]"
        "[武具]{_:mid}[装备给/装备到/装备在/佩带到/佩带在/装到/装给/佩到]{on:noun}[上/身上/上面/]吗",
        asks="equip",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} cycle {what:noun}",
        "{who:doer_of}{_:mid}能{_:mid}循环{what:noun}吗",
        asks="cycle",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} cycle {what:noun}[,/] [by paying/for/if i pay/paying/and"
        " pay] {life:count} life",
        "{who:doer_of}{_:mid}能{_:mid}[支付/付/用/以]{life:count}[点生命/点血/血/命][来/以/去/而/，]{_:mid}"
        "循环{what:noun}吗",
        asks="cycle",
    ),
    row(
        "{_:can} {who:doer_of}{_:adverbs} [tap/use] {by:noun}{_:at_once} to crew {what:noun}"
        "|{_:can} {who:doer_of}{_:adverbs} [tap/use] {by:noun} to crew {what:noun}{_:at_once}",
        "{who:doer_of}{_:mid}能{_:mid}[横置/用]{by:noun}{_:mid}[来/以/去/]{_:mid}搭载{what:noun}吗",
        asks="crew",
    ),
    row(
        "[can/may/could] {who:doer_of}[ still/] target {on:noun} with"
        " [my own/my/a friendly/his own/a] [pump spell/pump spells/spells/instants]"
        "|[can/may/could] {who:doer_of}[ still/] cast [a pump spell/my own pump spell/pump spells]"
        " on {on:noun}",
        f"{{who:doer_of}}{ZH_CAN}以{{on:noun}}为目标[来/]施放[一个/][自己的/]"
        f"[增大咒语/增强咒语/加成咒语/变大咒语/增益咒语/强化咒语]{Q}"
        f"|{{who:doer_of}}{ZH_CAN}对{{on:noun}}施放[一个/][自己的/]"
        f"[增大咒语/增强咒语/加成咒语/变大咒语/增益咒语/强化咒语]{Q}",
        asks="target",
    ),
    w(
        {"asks": "legal"},
        "is [that/this/it] [within the rules/by the rules]|[am/is] [i/he/she] within the rules",
        "[这么做/这样/这/这种做法][合规/符合规则/合乎规则/合法/合规则/没问题]吗"
        "|这样做[合规/符合规则/合乎规则/合规则/没问题]吗"
        "|合规吗|符合规则吗",
    ),
    row(
        f"{BE} {{what:it_again}}{STILL} [castable/playable][ again/]"
        f"|[can/may/could] {{who:doer_of}}{STILL} [cast/play] {{what:it_again}} [again/once more"
        "/a second time/from hand again]"
        f"|[can/may/could] {{who:doer_of}}{STILL} recast {{what:it_again}}",
        f"{{who:doer_of}}{ZH_CAN}[再次/重新/再/又/重新再]{MID}[施放/使用/放]{{what:it_again}}{Q}"
        f"|{{who:doer_of}}{ZH_CAN}[把/将]{{what:it_again}}[再次/重新/再]{MID}施放[一次/]{Q}",
        asks="cast",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] [another/a second/one more/any] loyalty"
        " ability of {what:noun}[ this turn/ in the same turn/]",
        f"{{who:doer_of}}{ZH_MAY}[起动/使用]{{what:noun_s}}[另一个/第二个]忠诚异能{Q}",
        asks="activate",
        ability="any",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] [a second/one more/a/another/any] loyalty"
        f" ability"
        "[ again/ once more/ a second time/][ this turn/]"
        f"|{CAN} {{who:doer_of}}{STILL} [activate/use] [one of its/one of her/one of his/any of"
        f" its/any of"
        " her/its/her/his/one of the/any of the] loyalty abilities[ again/ once more/ a second"
        " time/]"
        "[ this turn/]"
        f"|{CAN} [one of its loyalty abilities/a loyalty ability of it/its loyalty"
        f" abilities]{STILL} be"
        " [activated/used][ again/ once more/ a second time/][ this turn/]",
        f"{{who:doer_of}}{ZH_MAY}[本回合/]{{_:mid}}[起动/使用]"
        f"[另一个/第二个/它的/它的一个/其/其一个/它的某个/它的其中一个/一个/]忠诚异能{Q}"
        + f"|{{who:doer_of}}{ZH_MAY}[本回合/]{{_:mid}}再[次/]起动[它的/其/][一个/][忠诚/]异能{Q}",
        asks="activate",
        ability="any",
        what={"pronoun": "it"},
    ),
    row(
        "",
        f"{{who:doer_of}}{ZH_MAY}[用/以]{{what:named_noun}}[来/去/]{{_:mid}}[反击/反掉]{Q}",
        asks="deed",
        so="countered",
        on={"pronoun": "it"},
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [activate/use] {{what:noun_s}} equip[ ability/]"
        f"|{CAN} {{who:doer_of}}{STILL} [activate/use] [equip/the equip ability/an equip ability"
        "/equip abilities]"
        f"|{CAN} {{who:doer_of}}{STILL} [activate/use] the equip ability of {{what:noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} pay [its/the] equip cost",
        f"{{who:doer_of}}{ZH_MAY}[起动/使用/用]{{what:noun_s}}[佩带/装备]异能{Q}"
        f"|{{who:doer_of}}{ZH_MAY}[起动/使用/用][佩带/装备]异能{Q}",
        asks="equip_used",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} equip {{on:noun}} with {{what:noun}}"
        f"|{CAN} {{who:doer_of}}{STILL} [equip/attach/move/put/switch/transfer] {{what:noun}}"
        " [to/on/onto/over to] {on:noun}"
        f"|{CAN} {{who:doer_of}}{STILL} [use/activate/pay] {{what:noun_s}} equip[ ability/ cost/]"
        " [on/for/targeting/to move it to/to move it onto/to attach it to/to put it on] {on:noun}"
        f"|{CAN} {{who:doer_of}}{STILL} [use/activate/pay] [its/the/her/his] equip"
        "[ ability/ cost/] [on/for/targeting/to move it to/to move it onto/to attach it to"
        "/to put it on] {on:noun}",
        f"{{who:doer_of}}{ZH_MAY}[支付佩带费用/付佩带费用/支付装备费用/付装备费用/支付佩带费/付佩带费/付装备费/付费/][，/][来/]"
        "[把/将/用]{what:noun}{_:mid}[装备给/装备到/装备在/佩带到/佩带在/装到/装给/佩到/换给/换到/移到/移给"
        f"/转给/移动到/换装到]{{on:noun}}[上/身上/上面/]{Q}"
        f"|{{who:doer_of}}{ZH_MAY}[给/为/替]{{on:noun}}[装备/佩带/装上/佩上/穿上]{{what:noun}}{Q}",
        asks="equip_with",
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
    w(
        {"asks": "legal", "deeds": ("cast",), "at_player": True},
        "can i target him|can i target him with it|may i target him|can i target her"
        "|can i target my opponent|can i target my opponent with it|is he a legal target"
        "|is my opponent a legal target|can he be targeted",
        "我能以他为目标吗|我能指定他吗|我能指定他为目标吗|我能以对手为目标吗|我能指定对手吗|我能指定对手为目标吗"
        "|能以他为目标吗|能指定他吗|他是合法目标吗|对手是合法目标吗",
    ),
    row(
        f"[does/do/will/would/did] {{on:noun}}{STILL} [get countered/be countered]"
        f" by {{what:named_noun}}|{BE} {{on:noun}} countered by {{what:named_noun}}",
        f"{{on:noun}}{MID}被{{what:named_noun}}{MID}[反击/反/反掉]吗",
        asks="deed",
        so="countered",
    ),
    row(
        "is {what:named_noun} on {on:targets_said} [a legal play/legal/possible/allowed/an option]"
        " for {who:whom}",
        "",
        asks="cast",
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
        "",
        f"{{who:doer_of}}{ZH_CAN}[用/以/支付/付/通过/按]{{using:cast_way}}[费用/的费用/][来/以/去/]{MID}"
        f"[施放/放/使用]{{what:noun}}{Q}",
        asks="cast",
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
        f"|{{who:doer_of}}{ZH_CAN}[用/拿]{{what:bare_name}}{ZH_SHOOT}{{on:targets_said}}{Q}"
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
        f"{WILL} {{what:named_noun}}{STILL} [counter/stop] {{on:noun}}",
        f"{{what:named_noun}}{MID}[反击/反掉/反]{{on:noun}}{Q}"
        f"|{{on:subject}}{MID}[吃/被]{{what:named_noun}}[反击/反掉/康/康掉/]吗",
        asks="deed",
        so="countered",
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
TABLES: tuple[Table, ...] = (
    optional(
        "at_once",
        w(0, " right away| right now| immediately| at once| straight away| now| this turn", ""),
    ),
    table(
        "cast_way",
        *(w(way, "", ZH_WAYS[way]) for way, _ in WAYS if way not in ("flashback", "miracle")),
    ),
    table(
        "it_again",
        w({"pronoun": "it"}, "it|that card|this card", "它|这张牌|那张牌|该牌"),
        w(
            {"definite": True, "kind": "creature token"},
            "the token|that token|this token",
            "这个衍生物|那个衍生物|该衍生物|这个衍生生物|那个衍生生物",
        ),
    ),
)
