// The packed index (`web/offline/pack.py`): its parts load one after the other, each as a script
// that calls rulesPack.add; numbers, names and texts are looked up and searched in what is there.
(() => {
  "use strict";
  if (window.rulesPack) return;
  const script = document.currentScript || document.querySelector("script[src*='/embed.js']");
  const { home: given, pack, files } = script.dataset;
  const home = given === undefined ? new URL("./", script.src) : new URL(given, document.baseURI);
  const folder = pack === undefined ? new URL("../pack/", home) : new URL(pack, document.baseURI);
  const isFiles = pack === undefined || files !== undefined; // pages are files: their names end so
  const MOST = 60, FEW = 8; // results, suggestions
  // A number as people write it, where one may stand: "CR 702.19(b)", "603-2", "601.2f–h", "第7章".
  const NUMBERS = /(?<![\d.])([1-9]\d\d)(?:[.,-](\d{1,3}))?(?: ?\(?([a-z]{1,2})(?![a-z])\)?(?:[-–~]([a-z])(?![a-z]))?)?(?!\d)/g;
  const CHAPTER = /^(?:chapter ?([1-9])|第([1-9])章|([1-9]))$/;
  const ADORNED = /^(?:(?:cr|rules?|规则|§|第|条)[ .:#]*)+|[ .。?？]+$/g;
  const LITTLE = new Set(("a an and any are as at be by can could do does for from get gets happens how i if in is it its my of on or say " +
    "should that the then this to was what when which who with you your").split(" "));
  const ASKED = /什么时候|什么|怎么办|怎么样|怎么|怎样|如何|为什么|哪些|哪个|可以|可不可以|能不能|是否|多少|几张|吗|呢|谁|会(?=怎|如|不)/g;
  const parts = new Map(), asked = new Map(), docs = [];
  let first = null, held = {}, zhNames = [], called = new Map(), hant = new Map();

  const simple = text => text.replace(/[\u3400-\u9fff]/g, char => hant.get(char) ?? char);
  const fold = text => simple(text.normalize("NFKC").replace(/[‘’]/g, "'").toLowerCase().trim());
  const slug = name => name.toLowerCase().replace(/[^a-z0-9 ]/gu, c => `_${c.codePointAt(0).toString(16)}`).replaceAll(" ", "-");
  const above = number => /[a-z]$/.test(number) ? number.replace(/[a-z]+$/, "")
    : number.includes(".") ? number.slice(0, 3) : number.length > 1 ? number[0] : "";

  // -- parts --

  function add(part) {
    parts.set(part.part, part);
    if (part.part === "names") begin(part);
    const edition = part.part.slice(0, part.part.lastIndexOf("-"));
    for (const [number, said] of Object.entries(part.rules ?? {})) docs.push(docOf(edition, number, said));
    for (const [name, said] of Object.entries(part.terms?.length ? {} : part.terms ?? {})) {
      const doc = docs.find(each => each.name === name);
      if (doc && edition === first.glossary) doc.text += "\n" + wordsOf(said);
    }
  }

  function begin(part) {
    first = part;
    hant = new Map((part.hant.match(/../gu) ?? []).map(pair => [...pair])); // pairs of characters: traditional, simplified
    for (const [key, edition] of Object.entries(part.editions)) {
      edition.order = edition.numbers.split(" ");
      held[key] = new Map(edition.order.map((number, at) => [number, at]));
    }
    for (const term of part.terms) {
      for (const name of [term.name, ...term.en, ...term.zh]) if (!called.has(fold(name))) called.set(fold(name), term);
      called.set(slug(term.name) + ".html", term);
      docs.push({ name: term.name, term, edition: part.glossary, text: "", title: fold([...term.en, ...term.zh, ...term.spelled].join("\n")) });
    }
    zhNames = new Set(part.terms.flatMap(term => term.zh).filter(name => name.length > 1));
  }

  const wordsOf = said => fold([said, ...(said.examples ?? [])]
    .flatMap(each => Object.values(each.text ?? {})).join("\n"));

  function docOf(edition, number, said) {
    const own = first.editions[edition].titles[number];
    return { edition, number, said, isHeading: !!own, text: wordsOf(said), title: fold(Object.values(own ?? titleOf(edition, number)).join("\n")) };
  }

  function load(name) {
    if (!asked.has(name)) asked.set(name, new Promise((resolve, reject) => {
      if (parts.has(name)) return resolve(parts.get(name));
      const element = document.createElement("script");
      element.src = new URL(`${name}.js`, folder);
      element.onload = () => parts.has(name) ? resolve(parts.get(name)) : element.onerror();
      element.onerror = () => {
        asked.delete(name); // another time it may be there
        reject(new Error(name));
      };
      document.head.append(element);
    }));
    return asked.get(name);
  }

  // The names, then the texts of all editions, the one that is read by default first.
  async function each(step) {
    await load("names");
    const all = Object.values(first.editions).flatMap(edition => edition.parts);
    let done = 0;
    for (const name of all) {
      await load(name).then(() => done++, () => {}); // without a connection some may be lacking
      step(done, all.length, name === all.at(-1));
    }
  }

  // -- what is there --

  const has = (edition, number) => !!held[edition]?.has(number);
  const newest = () => Object.keys(first.editions).sort().reverse();
  const homeOf = (number, edition) => edition ? (has(edition, number) ? edition : null)
    : [first.default, ...newest()].find(key => has(key, number)) ?? null;

  function titleOf(edition, number) {
    for (let at = number; at; at = above(at)) {
      const found = first.editions[edition]?.titles[at];
      if (found) return found;
    }
    return {};
  }

  async function rule(number, edition) {
    await load("names");
    const key = homeOf(number, edition);
    if (!key) return null;
    const { rules } = await load(`${key}-${number[0]}`);
    return { edition: key, number, title: titleOf(key, number), isHeading: !!first.editions[key].titles[number], ...rules[number] };
  }

  async function term(name) {
    await load("names");
    const found = called.get(fold(name));
    if (!found) return null;
    const glossary = `${first.glossary}-terms`, { parts: all } = first.editions[first.glossary];
    const part = all.includes(glossary) ? await load(glossary).catch(() => null) : null;
    return { edition: first.glossary, ...found, ...part?.terms[found.name] };
  }

  function near(number, edition) {
    const { order } = first.editions[edition], at = held[edition].get(number);
    const isBelow = each => { for (let up = above(each); up; up = above(up)) if (up === number) return true; return false; };
    return {
      previous: order[at - 1], next: order[at + 1], below: order.filter(isBelow),
      children: order.filter(each => above(each) === number),
      above: [above(above(above(number))), above(above(number)), above(number)].filter(each => each && has(edition, each)),
    };
  }

  const end = isFiles ? ".html" : "";
  const path = {
    rule: (number, edition) => `${edition}/rule/${number}${end}`,
    term: (name, edition) => `${edition}/term/${isFiles ? slug(name) : encodeURIComponent(name)}${end}`,
    search: words => `search${end}?q=${encodeURIComponent(words)}`,
  };
  const url = (kind, ...what) => new URL(path[kind](...what), home).href;

  // -- search --

  function pieces(words) {
    const found = [];
    for (const [piece] of words.replace(ASKED, " ").matchAll(/[a-z0-9][a-z0-9'./+-]*|[\u3400-\u9fff]+/g)) {
      if (!/[\u3400-\u9fff]/.test(piece)) found.push(piece.replace(/[.'/+-]+$/, ""));
      else found.push(...cut(piece));
    }
    const told = found.filter(each => !LITTLE.has(each));
    return [...new Set(told.length ? told : found)];
  }

  // Chinese into the names of terms, the longest first, and pairs of characters between them.
  function cut(run) {
    const found = [];
    let between = "";
    const flush = () => {
      for (let i = 0; i < Math.max(1, between.length - 1) && between; i++) found.push(between.slice(i, i + 2));
      between = "";
    };
    for (let at = 0; at < run.length;) {
      let size = Math.min(12, run.length - at);
      while (size > 1 && !zhNames.has(run.slice(at, at + size))) size--;
      if (size > 1) {
        flush();
        found.push(run.slice(at, at + size));
      } else between += run[at];
      at += size;
    }
    flush();
    return found;
  }

  const stem = word => word.length > 3 && /^[a-z'-]+$/.test(word) ? word.replace(/(?:'s|ies|ing|ed|es|s|e|y)$/, "") : word;
  const pattern = piece => /[\u3400-\u9fff]/.test(piece) ? piece
    : `(?<![a-z0-9])${stem(piece).replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")}[a-z]{0,4}(?![a-z])`;

  function counted(words) {
    return words.map(piece => {
      const sign = new RegExp(pattern(piece), "g"), counts = docs.map(doc => [doc.text.match(sign)?.length ?? 0, sign.test(doc.title) ? ((sign.lastIndex = 0), 1) : 0]);
      const number = counts.filter(([n, m]) => n || m).length;
      return { counts, weight: Math.log(1 + (docs.length - number + 0.5) / (number + 0.5)) };
    });
  }

  function scored(query, words) {
    const found = counted(words), whole = found.reduce((sum, { weight }) => sum + weight, 0);
    const average = docs.reduce((sum, doc) => sum + doc.text.length, 1) / docs.length;
    return docs.map((doc, at) => {
      let score = 0, met = 0;
      for (const { counts, weight } of found) {
        const [often, isTitled] = counts[at];
        if (!often && !isTitled) continue;
        met += weight;
        score += weight * (often * 2.2 / (often + 0.5 + 0.7 * doc.text.length / average) + isTitled * (doc.isHeading || doc.term ? 2 : 1));
      }
      if (met < whole * 0.3) return { doc, score: 0 };
      const names = doc.title.split("\n");
      if (names.includes(query) && (doc.term || doc.isHeading)) score += 3 * whole + (doc.term ? 1 : 0);
      else if (words.length > 1 && doc.text.includes(query)) score += whole;
      return { doc, score: score * (met / whole) ** 2 };
    });
  }

  // The numbers that a query names, and whether it is nothing else; of one alone what stands below it.
  function numbered(query) {
    const bare = query.replace(ADORNED, ""), found = [];
    const rest = bare.replace(NUMBERS, (_, section, rule, letters = "", last) => {
      const stem = rule ? `${section}.${rule}` : section;
      const to = (last ?? letters).charCodeAt(0);
      for (let at = letters.charCodeAt(0); last && at < to; at++) found.push(stem + String.fromCharCode(at));
      found.push(stem + (last ?? letters));
      return "";
    });
    found.push(...(CHAPTER.exec(query)?.slice(1).filter(Boolean) ?? []));
    const named = found.map(each => homeOf(each) ? each : above(each)).filter(each => each && homeOf(each));
    const isAlone = named.length > 0 && !/[\p{L}\d]/u.test(CHAPTER.test(query) ? "" : rest);
    const below = isAlone && named.length === 1 ? near(named[0], homeOf(named[0])).below.slice(0, MOST) : [];
    return { isAlone, exact: [...named, ...below].map((number, at) => ({ number, edition: homeOf(number), score: 1e6 - at })) };
  }

  // Each number of one title once, in the newest edition where none scores higher.
  function search(typed) {
    const query = fold(typed), words = pieces(query), seen = new Map();
    const spelled = first.terms.find(term => term.spelled.includes(query.replaceAll(" ", "")));
    if (spelled) words.splice(0, Infinity, fold(spelled.zh[0]));
    const { exact, isAlone } = numbered(query);
    const ranked = words.length && !isAlone ? scored(query, words).filter(({ score }) => score > 0) : [];
    ranked.sort((a, b) => b.score - a.score || (a.doc.edition < b.doc.edition ? 1 : -1));
    for (const hit of [...exact, ...ranked.map(({ doc, score }) => ({ ...doc, score }))]) {
      const key = hit.number ? hit.number + Object.values(titleOf(hit.edition, hit.number)).at(-1) : `/${hit.name}`;
      if (!seen.has(key)) seen.set(key, { ...hit, also: [] });
      else seen.get(key).also.push(hit.edition);
    }
    return { words, total: seen.size, hits: [...seen.values()].slice(0, MOST) };
  }

  // As the server's suggestions: numbers and names that begin as typed, whole names first.
  async function suggest(typed) {
    await load("names");
    const begun = fold(typed), number = /^(?:cr|rules?|规则)?\s*([1-9][\d.a-z]*)$/.exec(begun)?.[1], edition = first.editions[first.default];
    const numbers = number ? edition.order.filter(each => each.startsWith(number)).slice(0, FEW) : [];
    const rank = term => Math.min(...[...term.en, ...term.zh].map(fold).map(name =>
      name === begun ? 0 : name.startsWith(begun) ? 1 : ` ${name}`.includes(` ${begun}`) || (/[^ -~]/.test(begun) && name.includes(begun)) ? 2 : 9), ...term.spelled.map(name => begun.length > 1 && name.startsWith(begun) ? 3 : 9));
    const names = first.terms.map(each => ({ each, at: rank(each) })).filter(({ at }) => at < 9)
      .sort((a, b) => a.at - b.at || a.each.name.length - b.each.name.length);
    return [
      ...numbers.map(each => ({ kind: "rule", ruleNumber: each, names: titleOf(first.default, each), url: url("rule", each, first.default) })),
      ...names.map(({ each }) => ({ kind: "term", names: { en: each.en[0], zh: each.zh[0] }, url: url("term", each.name, first.glossary) })),
    ].slice(0, FEW);
  }

  // -- previews, as the API gives them to embed.js: keys are "cr=702.19b@DATE" and "term=NAME" --

  async function preview(kind, asked) {
    const [name, date] = asked.split("@"), bare = name.replace(/\.html$/, "");
    if (kind === "cr") {
      const edition = homeOf(bare, date), said = edition && first.editions[edition].defs[bare] || bare;
      const found = edition && await rule(said, edition);
      return found && { ...found, number: bare, title: titleOf(edition, bare), later: found.later && { text: found.later }, url: path.rule(bare, edition) };
    }
    const found = await term(name) ?? await term(bare);
    if (!found) return null;
    const { rule: number, edition } = found;
    const said = number && !found.text ? await preview("cr", number) : number ? await completed(found) : found;
    return { ...said, ...(number ? { number } : {}), title: { en: found.en[0], zh: found.zh[0] }, url: path.term(found.name, edition) };
  }

  // What no glossary has in a language is said by the rule that defines the term.
  async function completed(found) {
    const lacks = ["en", "zh"].filter(each => !found.text[each]);
    const said = lacks.length ? await preview("cr", found.rule) : null;
    const text = { ...Object.fromEntries(lacks.filter(each => said?.text?.[each]).map(each => [each, said.text[each]])), ...found.text };
    return { ...found, text, from: { ...said?.from, ...found.from } };
  }

  async function previews(keys) {
    await load("names");
    const found = { cr: {}, term: {} };
    for (const key of keys) {
      const [kind, name] = [key.slice(0, key.indexOf("=")), decodeURIComponent(key.slice(key.indexOf("=") + 1))];
      const one = await preview(kind, name).catch(() => null);
      if (one) found[kind][name] = one;
    }
    return found;
  }

  window.rulesPack = { add, load, each, rule, term, near, has, titleOf, url, home, search, pattern, suggest, previews,
    get first() { return first; } };
})();
