"""What an object is and has: size, counters, abilities, name, controller."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, CAN, MID, STILL, WILL, ZH_MAY, Q
from judge.asking.wordings.verbs import row
from judge.language import Include, Table, w
from judge.language.template import Row

ASKED: tuple[Row, ...] = (
    row(
        f"{WILL} {{of:noun}}{STILL} [untap/get untapped/become untapped/be untapped]"
        f"|{WILL} {{who:doer_of}}{STILL} [untap/get to untap] {{of:noun}}",
        "{of:subject}{_:mid}[重置/被重置]吗|{who:named_doer}{_:mid}[重置/能重置]{of:noun}吗",
        asks="untaps",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} untap [during/in/on/at] {{later:whose}}[ next]"
        " [untap step/turn/next untap step/next turn]",
        "{of:noun}在{later:whose}[下一个/的下一个/]"
        "[重置步骤/回合的重置步骤/回合][中/里/时/]{_:mid}重置吗",
        asks="untaps",
    ),
    row(
        f"[is/are] {{of:noun}}{STILL} [phased out/phased-out]|{WILL} {{of:noun}}{STILL} phase out",
        "{of:noun}{_:mid}[跃离/一起跃离/跟着跃离/处于跃离状态]吗",
        asks="phased",
    ),
    row(
        f"{WILL} {{what:named_noun}}{STILL} [enter as/be/become] a copy of {{of:noun}}"
        f"|{WILL} it{STILL} [enter as/become] a copy of {{of:noun}}|{WILL} {{who:doer_of}}{STILL}"
        " copy {of:noun}[ with it/]",
        "[它/]{_:mid}复制{of:noun}吗|{_:puts_it}[它/]{_:mid}[成为/当成/作为]{of:noun}的复制品"
        "{_:mid}[进场/进战场/]吗",
        asks="copied_name",
    ),
    row(
        f"what loyalty {WILL} {{of:walker}}{STILL} have|what is {{of:walker_s}} loyalty[ now/]",
        "",
        asks="loyalty",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [stay/remain/be] attached[ to {{_:noun}}/]"
        f"|is {{of:noun}}{STILL} attached[ to {{_:noun}}/]|is {{of:named_noun}}{STILL} on"
        f" {{_:noun}}"
        f"|{WILL} {{of:noun}}{STILL} [fall off/become unattached]",
        "{of:noun}{_:mid}[装在/装备在/结附在/贴在/附在/附着在/结附于/挂在]{_:noun}[上/身上/上面/]吗"
        "|{of:named_noun}{_:mid}[在/留在]{_:noun}[上/身上/上面]吗|{of:noun}{_:mid}[装备着"
        "/结附着]吗",
        asks="attached",
    ),
    row(
        f"how many {WILL} {{of:noun}}{STILL} [get/receive/end up with]",
        "",
        asks="counters",
    ),
    row(
        "how [much loyalty/many loyalty counters] [does/will] {of:walker} {_:hold_said}"
        "|how [much loyalty/many loyalty counters] [does/will] {of:walker} have[ as he/ as she"
        "/ as it/ when he/ when she/ when it][ enters/ enters the battlefield/ comes in]"
        "|how many loyalty counters [does/will] {of:walker} [enter/come in/enter the battlefield]"
        " with|with how [many loyalty counters/much loyalty] [does/will] {of:walker} [enter"
        "/enter the battlefield]",
        "{of:walker}{_:mid}[带着/带][几个/多少/几点]忠诚[指示物/度]进[战/]场"
        "|{of:noun}进[战/]场时{_:mid}有[几个/多少/几点]忠诚[指示物/度]",
        asks="loyalty",
        entering=True,
    ),
    row(
        "how [much loyalty/many loyalty counters] [does/will] {of:walker_him} [have/have left"
        "/end up with/end up at]"
        "|how [much loyalty/many loyalty counters] [is/are] left on {of:walker_him}",
        "",
        asks="loyalty",
    ),
    row(
        "",
        "{_:mid}[放上去/放上/放了/放/得到/多]几个[指示物/]",
        asks="counters",
    ),
    row(
        "",
        "{of:noun}{_:mid}[是/有]多大|{of:noun_s}身材{_:mid}是[多少/几/什么/]"
        "|{of:noun}{_:mid}是[几几/几/几]的[生物/]",
        asks="power_toughness",
    ),
    row(
        f"how many {{kind:kind_of}}counters {WILL} {{of:noun}}{STILL} [return/come back"
        "/return to the battlefield/come back to the battlefield] with"
        f"|with how many {{kind:kind_of}}counters {WILL} {{of:noun}}{STILL} [return/come back"
        "/return to the battlefield/come back to the battlefield]",
        f"{{of:subject}}{MID}[带着/带/带有]几个{{kind:kind_of}}指示物{MID}"
        "[回来/回场/回到战场/返回战场/返回]",
        asks="counters",
        returned=True,
    ),
    row(
        f"[how much/what] loyalty {WILL} {{of:noun}}{STILL} [come in/come into play/start]"
        f" [with/at]|with how [many loyalty counters/much loyalty] {WILL} {{of:noun}}{STILL}"
        " [enter/enter the battlefield/come in/start]",
        f"{{of:noun}}[进场/进战场/进入战场][时/的时候/后/]{MID}[有/带有/带着/会带有][多少/几点/几个/几]"
        "忠诚[/指示物/度]"
        f"|{{of:noun}}{MID}[带着/带/以][多少/几点/几个/几]忠诚[/指示物/度][进场/进战场/进入战场]",
        asks="loyalty",
        entering=True,
    ),
    row(
        f"{WILL} {{by:its_or_named}}{STILL} [make/turn] {{of:noun}}[ into/] [a /an /]"
        "{card:spoken_name}[ too/ as well/ also/]",
        f"{{by:its_or_named}}{MID}[让/使/令/把]{{of:noun}}{MID}[也/]{MID}[成为/变成/变为/是][一个/]"
        "{card:spoken_name}吗",
        asks="made_a",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} turn {{it:noun}} face[ /-]up"
        "[ for its morph cost/ by paying its morph cost/ for its morph/]"
        f"|{CAN} {{who:doer_of}}{STILL} pay [the/its] morph cost to turn {{it:noun}} face[ /-]up"
        f"|{CAN} {{who:doer_of}}{STILL}"
        " [unmorph/flip up/flip] {it:noun}"
        f"|{CAN} {{it:noun}}{STILL} be [turned face up/unmorphed/flipped up/turned up]",
        f"{{who:doer_of}}{ZH_MAY}[支付变身费用/支付它的变身费用/支付其变身费用/付变身费用/付变身费/支付费用/付费]"
        f"[来/以/，/然后/去/]{{_:mid}}[把/将]{{it:noun}}{{_:mid}}{{_:turned_up}}{Q}"
        f"|{{who:doer_of}}{ZH_MAY}[把/将]{{it:noun}}{{_:mid}}{{_:turned_up}}{Q}"
        f"|{{who:doer_of}}{ZH_MAY}[翻开/翻回/翻起]{{it:noun}}{Q}",
        asks="turned_up",
    ),
    row(
        "",
        f"{{of:subject}}{MID}[变得/长得/会变得/变]多大|{{of:subject}}{MID}是[多大的/多大]生物"
        f"|{{of:noun_s}}[力量和防御力/力量与防御力/力防]{MID}[变/变成/成/为][多少/几/几比几]",
        asks="power_toughness",
    ),
    row(
        f"[what/which] {{what:trait_asked}} {BE} {{of:noun}}"
        f"|[what/which] {{what:trait_asked}} {WILL} {{of:noun}}{STILL} [have/become/be/turn]"
        f"|[what is/what are] {{of:noun_s}} {{what:trait_asked}}",
        f"{{of:subject}}{MID}[是/有/变成/成为/变/属于][什么/哪种/哪个/哪些]{{what:trait_asked}}[的/][生物/永久物/牌/]"
        f"|{{of:noun_s}}{{what:trait_asked}}{MID}[是/为/变成/变为][什么/哪种/哪些]",
        asks="traits",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [have/keep/retain/lose] [its/all its/all of its/any/all]"
        " [abilities/of its abilities]"
        f"|{WILL} {{of:noun}}{STILL} have any of its abilities",
        f"{{of:subject}}{MID}[有/保留/失去/具有][它的/其/它原来的/所有/原来的/任何/原有的]异能吗",
        asks="abilities_kept",
    ),
    row(
        "[is/are] {of:noun} [still ][a/an] {card:spoken_name}"
        "|[is/are] {of:noun} [still ]{card:spoken_name}"
        "|does {of:noun} [still ]count as [a/an] {card:spoken_name}",
        "{of:noun}[还/][是/算]{card:spoken_name}吗",
        asks="is",
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
        "[what is/what are/what will be/what was] {of:noun_s} [size/power and toughness"
        "/power/toughness/final size/stats/p/t/power/toughness/current size/final power and "
        "toughness/current power and toughness/current power/total power]"
        f"|what size {BE} {{of:noun}}"
        f"|how [big/large/strong] {BE} {{of:noun}}"
        f"|how [big/large/strong] {WILL} {{of:noun}} [get/become/be]"
        f"|what [power/toughness/power and toughness/size/stats] {WILL} {{of:noun}}{STILL} "
        "[have/end up with/be]"
        "|[what is/what are/what will be] the [size/power and toughness/power/toughness"
        "/final power and toughness/final size] of {of:noun}"
        f"|{WILL} {{of:noun}}{STILL} [be/become] [a/an/] {{size:size}}",
        f"{{of:subject}}{{returned:returned}}[本回合/]{MID}[变成/是/变为/成为/有/]{{_:how_big}}"
        f"|{{of:noun_s}}[力量/防御力/攻击力/攻防/身材/力量和防御力/大小/力量与防御力"
        f"/力防/攻防值]{MID}"
        "[是多少/是几/多少/几/为多少/各是多少/分别是多少/变成多少/会变成多少/是几/几/有多大]",
        asks="power_toughness",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [get/receive/gain] [the /that /its /a /]{{change:change}}"
        "[ bonus/ boost/]",
        f"{{of:noun}}{MID}[得到/获得/得][那个/这个/]{{change:change}}[的/][加成/修正/]吗",
        asks="grows",
    ),
    row(
        "[which/which one/which creature/which of them/which of the two/which of these/who] "
        "[{_:be} [bigger/larger/stronger/smaller/the bigger one/the larger one/the stronger one]"
        "/has {_:more_said} [power/toughness/power and toughness]]",
        f"[哪个/哪只/谁/哪个生物/哪只生物/哪一个]{MID}[大/更大/比较大/更强/强/大一些]"
        f"|[哪个/哪只/谁/哪个生物/哪只生物][的/][力量/防御力/身材]{MID}[大/高/更大/更高/比较高]",
        asks="power_toughness",
        of={"pronoun": "they", "number": 2},
    ),
    row(
        f"{BE} {{of:noun}}{STILL} [a /an /]{{size:size}}",
        f"{{of:noun}}{MID}是{{size:size}}吗",
        asks="power_toughness",
    ),
    row(
        f"{BE} {{of:noun}}{STILL} tapped[ or untapped/ during combat/ now/]"
        f"|{WILL} {{of:noun}}{STILL} [enter/enter the battlefield/come in/come into play]"
        f" tapped or untapped"
        f"|{WILL} {{of:noun}}{STILL} [enter"
        "/enter the battlefield/come in] tapped"
        f"|{WILL} {{of:noun}} [tap/get tapped/become tapped]",
        "{of:noun}[在战斗中/现在/进场时/进战场时/]{_:mid}是横置的[还是未横置的/]吗"
        "|{of:subject}{_:mid}[横置/以横置状态][进场/进战场/进入战场][吗/还是未横置进场/还是未横置进战场"
        "/还是未横置/还是以未横置状态进场]"
        "|{of:subject}[进场/进战场][时/]{_:mid}是横置[的/][还是未横置的/还是未横置/还是重置的]"
        "|{of:subject}{_:mid}是横置[的/]还是未横置[的/]"
        "|{of:noun}[会/要"
        "/需要/][横置/被横置/转][了/]吗"
        "|{by_attack:noun}攻击[时/的时候/后][会/要/需要][横置/转]吗",
        asks="tapped",
    ),
    row(
        f"how many {{kind:kind_of}}counters {WILL} {{of:noun}}{STILL} [have/get/enter with/receive"
        "/have on it/enter the battlefield with]"
        f"|how many of [those/these/the/its] {{kind:kind_of}}counters {WILL}"
        f" {{of:noun}}{STILL} have"
        f"|how many {{kind:kind_of}}counters {BE} [left on/on/there on/put on/placed on]"
        f" {{of:noun}}"
        "|how many {kind:kind_of}counters [remain/remain on {of:noun}/are left]"
        "|[what/which] [kind of /kinds of /]counters"
        " [remain/remain on {of:noun}/are left/stay/are there]"
        f"|{WILL} {{of:noun}}{STILL} [get/receive] [a/any/the/another] {{kind:kind_of}}[counter"
        f"/counters]",
        f"{{of:subject}}{{returned:returned_then}}[上/上面/身上/]{MID}[有/带有/带]几个{{kind:kind_of}}指示物"
        f"|{{of:noun}}[上/上面/身上/]{MID}[有/剩/剩下/得到/获得/留有"
        f"/带]几个{{kind:kind_of}}指示物[进场/]"
        f"|{MID}[剩/有/剩下]几个{{kind:kind_of}}指示物"
        f"|{{of:noun}}[上/上面/身上/]{MID}[放置/放/放上]几个{{kind:kind_of}}指示物"
        f"|{{of:noun}}[上/上面/身上/]的{{kind:kind_of}}指示物{MID}[是/有/剩/剩下][几个"
        f"/多少]",
        asks="counters",
    ),
    row(
        f"[what/which] [kind of /kinds of /]counters [are left/remain/are/are there/will be] on"
        f" {{of:noun}}"
        f"|[what/which] [kind of /kinds of /]counters {WILL} {{of:noun}}{STILL} have[ left/ on it"
        f"/]",
        f"{{of:subject}}[上面/上/身上/]{MID}[有/剩/剩下/留有][哪些/什么/哪种]指示物",
        asks="counters",
    ),
    row(
        f"what abilities {WILL} {{of:noun}}{STILL} have"
        f"|{WILL} {{of:noun}}{STILL} [have/keep/gain/get] {{has:keyword_list}}"
        f"|{WILL} {{of:noun}}{STILL} be {{has:keyword_list}}|{BE} {{of:noun}}{STILL}"
        f" {{has:keyword_list}}",
        "{of:noun}{_:mid}有哪些异能|{of:noun}{_:mid}有没有{has:keyword_list}[异能/]"
        "|{of:subject}{_:mid}[有/具有"
        "/具/获得/带有]{has:keyword_list}[异能/]吗"
        "|{of:noun_s}{has:keyword_list}[异能/]还在吗",
        asks="has",
    ),
    row(
        f"{WILL} {{of:noun}} lose {{has:keyword_list}}",
        "{of:noun}{_:mid}失去{has:keyword_list}[异能/]吗",
        asks="loses_ability",
    ),
    row(f"{WILL} {{of:noun}} [still ]fly", "", asks="has", has=("flying",)),
    row(
        f"what is {{of:noun_s}} name{STILL}|what is the name of {{of:noun}}{STILL}"
        f"|what is {{of:noun}} called{STILL}|which name {WILL} {{of:noun}} have",
        "{of:noun}{_:mid}叫什么[名字/名称/]|{of:noun_s}[名字/名称][是什么/为何]",
        asks="name",
    ),
    row(
        "[is/are] {of:noun} [still ][a/an/] {kind:kind_said}|[is/are] {of:noun} [still ][a /]"
        "{kind:color_said}",
        "{of:noun}[还/][是/算]{kind:kind_said}吗|{of:noun}[还/]是{kind:color_said}[的/]吗",
        asks="is",
    ),
)
TABLES: tuple[Table, ...] = (
    table(
        "walker",
        Include("noun"),
        Include("walker_him"),
    ),
    table("walker_him", w({"pronoun": "it"}, "he|she|him|her", "")),
    table("hold_said", w(0, "enter with|come in with|enter the battlefield with|start with", "")),
    table("its_or_named", Include("named_noun"), w({"pronoun": "it"}, "it", "它")),
    table(
        "trait_asked",
        w("color", "color|colour|colors|colours", "颜色"),
        w(
            "type",
            "creature type|creature types|type|types|card type|card types|subtype|subtypes",
            "生物类别|类别|牌类别|副类别",
        ),
    ),
)
