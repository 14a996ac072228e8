"""What triggers, what resolves, what is countered."""

from __future__ import annotations

from judge.asking.canonical.rows import table
from judge.asking.wordings.slots import BE, CAN, MID, STILL, WILL, ZH_MAY, Q
from judge.asking.wordings.verbs import row
from judge.language import Table, w
from judge.language.template import Row

ASKED: tuple[Row, ...] = (
    row(
        "{_:can} {who:doer_of}{_:adverbs} counter {_:the_ability} [with/using] it"
        "|{_:can} {who:doer_of}{_:adverbs} use it to counter {_:the_ability}"
        "|{_:can} it{_:adverbs} counter {_:the_ability}",
        "{who:doer_of}{_:mid}能{_:mid}[用/以]它{_:mid}[反击/反/康]{_:the_ability}吗"
        "|它{_:mid}能{_:mid}[反击/反/康]{_:the_ability}吗",
        asks="ability_countered",
        what={"pronoun": "it"},
    ),
    row(
        "how many of {of:noun_s} [chapter abilities/abilities/triggered abilities] [trigger"
        "/will trigger]",
        "{of:noun_s}[章节/触发式/]异能{_:mid}触发几个",
        asks="triggered",
    ),
    row(
        f"[does/do/will/would/did] {{who:doer_of}}{STILL} {{keyword:verb_keyword}}"
        f"|[does/do/will/would/did] {{who:doer_of}}{STILL} get [to /][the/a/my/his/]"
        " {keyword:verb_keyword}[ trigger/]",
        "{who:doer_of}{_:mid}{keyword:verb_keyword}吗",
        asks="keyword_triggers",
    ),
    row(
        f"{WILL} {{of:noun_s}} {{_:trigger_said}}{STILL} trigger [again/once more/a second time"
        "/another time]"
        f"|{WILL} {{of:noun}}{STILL} trigger [again/once more/a second time/another time]"
        f"|{WILL} i{STILL} get {{of:noun_s}} {{_:trigger_said}} [again/once more/a second time]",
        "{of:noun_s}{_:trigger_said}{_:mid}[再次/再度/再/又/第二次/再一次]{_:mid}触发[一次/]吗"
        "|{of:subject}{_:mid}[再次/再度/第二次/再一次]{_:mid}触发[一次/]吗",
        asks="triggers_again",
    ),
    row(
        "",
        "{of:subject}{_:mid}触发[来/并/而]{_:mid}[反击它/反击该咒语]吗",
        asks="triggers",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} trigger [for/on/off/off of/because of/from/thanks to/due to]"
        " {event:not_it}"
        f"|{WILL} {{of:noun_s}} [ability/trigger/triggered ability]{STILL} trigger [for/on/because"
        " of/off/from] {event:not_it}"
        f"|{WILL} {{event:not_it}}{STILL} [trigger/set off/cause a trigger of] {{of:named_noun}}",
        "{of:noun}{_:mid}[因/因为/为/由于]{event:noun}[的死亡/的死去/死去/死亡/离场/进场/]{_:mid}[而/]触发吗"
        "|{event:noun}{_:mid}[会/能]{_:mid}触发{of:named_noun}[的异能/]吗",
        asks="triggers_for",
    ),
    row(
        f"{CAN} {{who:doer_of}}{STILL} [counter/stop/respond to] {{_:the_ability}}"
        " [with/using/by casting] {what:named_noun}"
        f"|{CAN} {{who:doer_of}}{STILL} [use/cast] {{what:named_noun}} [to counter/to stop/on]"
        " {_:the_ability}"
        f"|{CAN} {{who:doer_of}}{STILL} {{what:bare_name}} {{_:the_ability}}"
        f"|{CAN} {{who:doer_of}}{STILL} target {{_:the_ability}} with {{what:named_noun}}",
        f"{{who:doer_of}}{ZH_MAY}[用/以/施放/拿]{{what:named_noun}}[来/去/]{{_:mid}}[反击/反掉/反/康掉]"
        f"{{_:the_ability}}{Q}"
        f"|{{who:doer_of}}{ZH_MAY}[用/以/施放/拿]{{what:named_noun}}[来/去/]{{_:mid}}"
        f"[把/将]{{_:the_ability}}[反击/反掉/反击掉]{Q}"
        f"|{{who:doer_of}}{ZH_MAY}[用/以]{{what:named_noun}}[指定/以]{{_:the_ability}}[为目标/]{Q}"
        f"|{{who:doer_of}}{ZH_MAY}对{{_:the_ability}}[施放/使用/用]{{what:named_noun}}{Q}",
        asks="ability_countered",
    ),
    row(
        f"{CAN} {{what:named_noun}}{STILL} [counter/stop/target] {{_:the_ability}}"
        f"|{CAN} {{_:the_ability}}{STILL} be [countered/stopped/targeted] [by/with]"
        " {what:named_noun}",
        f"{{what:named_noun}}{ZH_MAY}{{_:mid}}[反击/反掉/反]{{_:the_ability}}{Q}"
        f"|{{_:the_ability}}{ZH_MAY}被{{what:named_noun}}{{_:mid}}[反击/反掉/反]{Q}",
        asks="ability_countered",
    ),
    row(
        "how many {of:named_noun} triggers [are there/are there now/go on the stack/will there be"
        "/happen/do we get]"
        "|how many triggers [come from/are there from/are there of] {of:named_noun}",
        "{of:named_noun}{_:mid}有几个触发|{of:named_noun}的异能{_:mid}进堆叠几次",
        asks="triggered",
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
    row(
        f"[does/do/will/would/did] {{of:noun}}{STILL} [get countered/be countered]"
        f"|{BE} {{of:noun}} countered",
        f"{{of:noun}}{MID}[被反击/被反/被反掉]吗",
        asks="resolves",
        so="countered",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} [fizzle/be fizzled/fail to resolve]",
        f"{{of:subject}}{MID}[无法结算/不能结算/不会结算/不结算/结算失败/结算不了]吗",
        asks="resolves",
        so="unresolved",
    ),
    row(
        f"{WILL} {{of:noun}}{STILL} trigger"
        f"|{WILL} {{of:noun_s}} [ability/effect/trigger/triggered ability]{STILL} [trigger"
        f"/happen/go on the stack]"
        f"|{WILL} {{_:doer_of}}{STILL} get {{of:noun_s}} {{_:trigger_said}}"
        f"|{WILL} {{of:named_noun}}{STILL} see [it/that] [die/leave/enter/happen]",
        "{of:subject}{_:mid}触发吗|{of:named_noun}{_:mid}看到它{_:mid}[死/死去/死掉/离场]吗"
        "|{of:noun_s}[异能/效应/效果/触发/触发式异能"
        "/触发异能]{_:mid}触发吗",
        asks="triggers",
    ),
    row(
        f"{WILL} [the/that/this/my] [ability/trigger/triggered ability]{STILL} trigger"
        f"|{WILL} {{_:doer_of}}{STILL} get [the/a/that/an/his/my] {{_:trigger_said}}"
        f"|{BE} there a trigger",
        f"[这个/该/此/那个][异能/触发/触发式异能]{MID}触发吗",
        asks="ability_triggers",
    ),
    row(
        f"{WILL} [the /its /my /his /]{{keyword:triggered_keyword}}[ trigger/ ability/]{STILL}"
        " [trigger/work/happen]"
        f"|{WILL} {{who:doer_of}}{STILL} get [a/the/any/its] {{keyword:triggered_keyword}} trigger",
        "{keyword:triggered_keyword}[异能/]{_:mid}[触发/生效]吗",
        asks="keyword_triggers",
    ),
    row(
        f"{WILL} {{of:noun_s}} {{keyword:triggered_keyword}}[ ability/]{STILL} [trigger/work]",
        "{of:noun_s}{keyword:triggered_keyword}[异能/]{_:mid}[触发/生效]吗",
        asks="keyword_triggers",
    ),
    row(
        f"how [often/many times] {WILL} [the /its /my /his /]{{keyword:triggered_keyword}}"
        f"[ ability/]{STILL} trigger"
        "|how many {keyword:triggered_keyword} triggers [are there/do i get/do we get/go on the "
        "stack/happen]",
        "{keyword:triggered_keyword}[异能/]{_:mid}触发几次",
        asks="keyword_triggered",
    ),
    row(
        f"how [often/many times] {WILL} {{of:noun_s}} {{keyword:triggered_keyword}}[ ability/]"
        f"{STILL} trigger",
        "{of:noun_s}{keyword:triggered_keyword}[异能/]{_:mid}触发几次",
        asks="keyword_triggered",
    ),
    row(
        f"{WILL} {{of:noun_s}} {{says:quoted}} [ability/trigger/triggered ability]{STILL} trigger",
        f"{{of:noun_s}}{{says:quoted}}[的/][异能/触发/触发式异能/触发异能]{MID}触发吗",
        asks="says_triggers",
    ),
    row(
        f"how many copies {WILL} {{_:doer_of}}{STILL} [get/have/make/create/put on the stack]"
        "[ of it/ of the spell/ of that spell/]"
        "|how many copies [are made/are created/are there/will there be/do we get/get made"
        "/get created/go on the stack/are put on the stack/will be made/will be created]"
        "|how [often/many times] [is it/is the spell/is that spell/do i/will it be/will i/does it"
        " get/does storm] [copied/copy it/copy the spell/copy]"
        "|how many storm copies [are there/do i get/are made/will there be]",
        "{_:mid}[有/产生/得到/会有/出/出来/派出/多出/拿到][几/多少][个/份/张][复制品/复制/拷贝]"
        "|我{_:mid}[有/得到/会有/拿到][几/多少][个/份/张][复制品/复制/拷贝]"
        "|[它/该咒语/这个咒语/咒语/]{_:mid}[被/]复制[几/多少][次/个/份]",
        asks="copied",
    ),
    row(
        "how many copies of {of:noun} [are made/are created/are there/do i get/will there be"
        "/go on the stack]|how [often/many times] is {of:noun} copied",
        "{of:noun}{_:mid}被复制[几/多少][次/个/份]|{of:noun}{_:mid}有[几/多少][个/份]复制品",
        asks="copied",
    ),
    row(
        "[whose/which/which player's/which of the] {what:in_order_said}"
        " [resolves/will resolve/would resolve/is resolved/does resolve] [first/first of all]"
        "|in [what/which] order [do/will/would] [the/these/those/both/our/the two]"
        " {what:in_order_said} resolve"
        "|[what/which] [ability/trigger/spell] is {_:first_to_resolve}",
        "[谁/哪个牌手/哪位牌手/哪一方/哪边]的{what:in_order_said}{_:mid}[先/首先/会先/最先]结算"
        "|[哪个/哪一个/哪条/哪张]{what:in_order_said}{_:mid}[先/首先/会先/最先]结算"
        "|先结算的{_:mid}是[谁的/哪个/哪一个]{what:in_order_said}"
        "|[这些/两个/这两个/双方的]{what:in_order_said}{_:mid}[按/以]什么顺序结算"
        "|{what:in_order_said}的结算顺序是什么",
        asks="resolves_first",
    ),
    row(
        "[which/which one/which of them/which of the two/which of those/which of these/whose/what]"
        " [resolves/will resolve/would resolve/is resolved/does resolve] [first/first of all]"
        "|in [what/which] order [do/will/would] [they/these/those/both/the two/both of them]"
        " resolve|[what/which] order [do/will/would] [they/these/those/both] resolve in"
        "|[what/which one/which] is {_:first_to_resolve}",
        "[哪个/哪一个/哪张/哪一张/谁/谁的/什么]{_:mid}[先/首先/会先/最先]结算"
        "|先结算[哪个/哪一个/哪张/谁的]|先结算的{_:mid}是[哪个/哪一个/哪张/谁的]"
        "|[它们/两者/两个/这两个/二者/两张][按/以]什么[次序/顺序]结算|结算顺序是[什么/怎样的/怎么样]",
        asks="resolves_first",
    ),
)
TABLES: tuple[Table, ...] = (
    table("first_to_resolve", w(0, "the first to resolve|first to resolve", "")),
    table(
        "in_order_said",
        w(
            "trigger",
            "|".join(
                f"{of}{one}{s}"
                for of in ("", "triggered ", "death ", "upkeep ", "enters ", "dies ", "etb ")
                for one in ("trigger", "ability")
                for s in ("", "s")
                if (of, one) != ("triggered ", "trigger") and f"{one}{s}" != "abilitys"
            )
            + "|triggered abilities|abilities",
            "触发|触发式异能|异能|触发异能|触发的异能|死亡触发|死去触发|进场触发|维持触发",
        ),
        w("spell", "spell|spells", "咒语|法术"),
    ),
    table(
        "verb_keyword",
        w("cascade", "cascade", "倾曳|能倾曳"),
    ),
    table(
        "the_ability",
        w(
            0,
            "the ability|that ability|the activated ability|the activation|its ability|the trigger"
            "|that trigger|the triggered ability|his activation|this ability|that mana ability"
            "|the mana ability|the cycling ability|my cycling ability|that activation"
            "|the cycling|my cycling|his cycling|the cycled card|cycling|the cycling activation"
            "|that activated ability|that triggered ability",
            "这个异能|该异能|那个异能|此异能|这个起动式异能|这个触发|该触发|那个触发"
            "|这个触发式异能|异能|这个法术力异能|该法术力异能|循环异能|这个循环异能|该循环异能"
            "|这次循环|循环|循环动作|循环的牌|这个循环|这次起动|循环这个动作"
            "|该触发式异能|那个触发式异能|它的异能|该起动式异能",
        ),
    ),
)
