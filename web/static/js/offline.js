// The page that the packed index fills: results of a search; without a connection rules and terms too,
// and the rulings that this device keeps. What is shown is set as text, never as HTML.
(() => {
  "use strict";
  const root = document.getElementById("offline"), says = root.dataset, pack = window.rulesPack;
  const isZh = document.documentElement.lang.startsWith("zh"), own = isZh ? ["zh", "en"] : ["en", "zh"];
  const LANG = { en: "en", zh: "zh-Hans" };
  const isFiles = "files" in document.documentElement.dataset;
  const KEPT = "rulings"; // the cache of `sw.js`
  const WHOLE = 300; // entries that a page shows with their texts
  const wish = /(?:^|; )texts=(en|zh)/.exec(document.cookie)?.[1];
  const query = new URLSearchParams(location.search).get("q")?.trim() ?? "";
  const told = (key, values) => says[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

  function make(name, attributes = {}, ...content) {
    const element = document.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.append(...content.filter(each => each !== null && each !== undefined));
    return element;
  }

  const fill = (...content) => root.replaceChildren(...content.filter(each => each));

  // A text whose rule numbers are links, with what was searched for marked.
  function words(text, edition, marks) {
    const signs = [/(?<![\d.])([1-9]\d\d(?:\.\d{1,3}[a-z]{0,2})?)(?![\d.]*\d)/.source, ...(marks ?? []).map(pack.pattern)];
    const found = [];
    let at = 0;
    for (const match of text.matchAll(new RegExp(signs.join("|"), "gi"))) {
      const [whole, number] = match;
      if (number && !pack.has(edition, number)) continue;
      found.push(text.slice(at, match.index), number
        ? make("a", { class: "ref", href: pack.url("rule", number, edition) }, whole) : make("mark", {}, whole));
      at = match.index + whole.length;
    }
    return [...found, text.slice(at)];
  }

  const langsOf = text => {
    const there = own.filter(each => text?.[each]);
    return wish && text?.[wish] ? [wish] : there;
  };
  const nameOf = text => langsOf(text).map((lang, at) => make("span", { lang: LANG[lang], ...(at ? { class: "second" } : {}) }, text[lang], " "));

  function pair(said, edition, marks, kind = "") {
    const langs = langsOf(said.text);
    return make("div", { class: `pair ${kind} ${langs.length < 2 ? "single" : ""}` }, ...langs.map(lang => {
      const shown = make("p", { lang: LANG[lang] }, ...words(said.text[lang], edition, marks));
      const from = said.from?.[lang];
      if (!from) return shown;
      const isOther = said.differs?.includes(lang);
      return make("div", { class: "borrowed" }, shown, make("p", { class: "aside" }, told(isOther ? "differs" : "from", { language: says[lang], date: from })));
    }));
  }

  function extras(said, edition) {
    return [
      said.later && make("p", { class: "later" }, said.later[own[0]] ?? said.later[own[1]]),
      ...(said.examples ?? []).map(each => make("div", { class: "example" }, make("p", { class: "label" }, says.example), pair(each, edition))),
      ...(said.faults ?? []).map(each => make("p", { class: "fault" }, make("strong", {}, says.fault), " ", each[own[0]])),
    ];
  }

  const badge = edition => make("span", { class: "badge" }, told("badge", { date: edition }));
  const link = (number, edition, ...content) => make("a", { href: pack.url("rule", number, edition) }, ...(content.length ? content : [number]));
  const title = text => { document.title = `${text} — ${says.site}`; };

  function entry(found) {
    return make("article", { class: "entry" }, make("h2", { class: "number" }, link(found.number, found.edition)),
      make("div", { class: "body" },
        found.isHeading ? make("p", { class: "heading" }, link(found.number, found.edition, ...nameOf(found.title))) : pair(found, found.edition),
        ...extras(found, found.edition)));
  }

  async function showRule(number, edition) {
    const found = await pack.rule(number, edition);
    if (!found) return showOther();
    const { below, children, above, previous, next } = pack.near(number, found.edition);
    const shown = below.length > WHOLE || number.length === 1 ? children : below;
    const beside = (each, rel, text) => each && make("a", { rel, href: pack.url("rule", each, found.edition) }, make("small", {}, text), ` ${each}`);
    title(`${number} ${found.title[own[0]] ?? ""}`);
    fill(note(),
      make("nav", { class: "crumbs", "aria-label": says.crumbs }, make("ol", {}, ...above.map(each =>
        make("li", {}, link(each, found.edition, `${each} `, pack.titleOf(found.edition, each)[own[0]] ?? ""))))),
      make("article", { class: "main" },
        make("header", {}, make("h1", {}, make("span", { class: "number" }, number), " ", make("span", { class: found.isHeading ? "title" : "subtitle" }, ...nameOf(found.title))),
          make("p", { class: "meta" }, badge(found.edition))),
        found.isHeading ? null : pair(found, found.edition, [], "lead"), ...extras(found, found.edition)),
      make("section", { class: "children" }, ...(await Promise.all(shown.map(each => pack.rule(each, found.edition)))).map(entry)),
      make("nav", { class: "neighbors" }, beside(previous, "prev", says.previous), beside(next, "next", says.next)));
  }

  async function showTerm(name) {
    const found = await pack.term(name);
    if (!found) return showOther();
    const defined = found.rule ? await pack.rule(pack.first.editions[found.edition].defs[found.rule] ?? found.rule, found.edition) : null;
    const names = { en: found.en[0], zh: found.zh[0] };
    title(names[own[0]] ?? found.name);
    fill(note(), make("article", { class: "main term" },
      make("header", {}, make("h1", {}, ...nameOf(names)), make("p", { class: "meta" }, badge(found.edition))),
      found.text ? pair(found, found.edition, [], "lead") : null,
      defined ? make("section", {}, make("h2", {}, says.defined), entry(defined)) : null));
  }

  // -- search: names and numbers at once, texts as they come --

  function hit(found, marks) {
    const { number, edition, term } = found;
    const head = number ? link(number, edition, make("span", { class: "number" }, number), " ", make("span", { class: "title" }, ...nameOf(pack.titleOf(edition, number))))
      : make("a", { href: pack.url("term", term.name, edition) }, make("span", { class: "title" }, ...nameOf({ en: term.en[0], zh: term.zh[0] })));
    return make("li", { class: "hit" }, make("h2", {}, head),
      found.said?.text ? pair(found.said, edition, marks, "found") : null,
      make("p", { class: "meta" }, make("span", { class: "kind" }, says[term ? "term" : found.isHeading ? "heading" : "rule"]), badge(edition)));
  }

  async function showSearch() {
    title(query || says.search);
    if (!query) return;
    const head = make("h1", { class: "quiet", role: "status" }), list = make("ol", { class: "hits" });
    fill(note(), head, list);
    const show = (done, all) => {
      const { hits, total, words } = pack.search(query);
      const isDone = done === all;
      head.textContent = isDone ? told(total ? "total" : "none", { total, query }) : told("partly", { total, query, done, all });
      list.replaceChildren(...hits.map(each => hit(each, words)));
    };
    await pack.load("names");
    let last = 0;
    await pack.each((done, all, isLast) => {
      if (!isLast && Date.now() - last < 250) return; // not for every part: it would be in the way
      show(done, all);
      last = Date.now();
    });
    root.dataset.state = "done";
  }

  // -- the rest --

  async function showTerms() {
    await pack.load("names");
    const named = pack.first.terms.map(term => ({ term, name: { en: term.en[0], zh: term.zh[0] } }));
    const key = ({ term, name }) => name[own[0]] ?? term.name;
    named.sort((a, b) => key(a).localeCompare(key(b), own[0]));
    title(says.glossary);
    fill(note(), make("h1", {}, says.glossary), make("ul", { class: "terms" }, ...named.map(({ term, name }) =>
      make("li", {}, make("a", { href: pack.url("term", term.name, pack.first.glossary) }, ...nameOf(name))))));
  }

  const note = () => isFiles ? null : make("p", { class: "notice", role: "status" }, says.note);

  async function showOther() {
    await pack.load("names");
    const edition = pack.first.default, { order } = pack.first.editions[edition];
    const rulings = await kept();
    fill(make("h1", {}, says.title), make("p", { role: "status" }, says.lead),
      ...(rulings.length ? [make("h2", {}, says.rulings), make("ul", { class: "plain" }, ...rulings.map(each => make("li", {}, make("a", { href: each.url }, each.title))))] : []),
      make("h2", {}, says.contents), make("ol", { class: "chapters" }, ...order.filter(each => each.length === 1).map(each =>
        make("li", {}, link(each, edition, make("b", {}, each), " ", make("span", {}, ...nameOf(pack.titleOf(edition, each))))))));
  }

  async function kept() {
    if (!window.caches) return [];
    const cache = await caches.open(KEPT), found = [];
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request, { ignoreVary: true })).text();
      found.push({ url: request.url, title: new DOMParser().parseFromString(text, "text/html").title });
    }
    return found.reverse();
  }

  async function show() {
    const [, edition, kind, last] = /^(?:([^/]+)\/)?(rule|term)\/(.+)$/.exec(location.pathname.slice(pack.home.pathname.length)) ?? [];
    for (const each of document.querySelectorAll(".settings a[data-lang]"))
      each.search = isFiles ? location.search : new URLSearchParams({ ...(query ? { q: query } : {}), lang: each.dataset.lang });
    if (isFiles) return showSearch();
    for (const each of document.querySelectorAll("[data-served]")) each.remove();
    for (const each of document.querySelectorAll(".settings a")) each.pathname = location.pathname;
    if (location.pathname === `${pack.home.pathname}search`) return showSearch();
    if (kind === "rule") return showRule(decodeURIComponent(last), edition);
    if (/(^|\/)terms$/.test(location.pathname.slice(pack.home.pathname.length - 1))) return showTerms();
    return kind === "term" ? showTerm(decodeURIComponent(last)) : showOther();
  }

  for (const box of document.querySelectorAll("#q")) box.value = query;
  show().catch(() => fill(make("h1", {}, says.title), make("p", { role: "alert" }, says.lacking)));
})();
