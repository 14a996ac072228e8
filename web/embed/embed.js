// Previews of rules on any site: <script src="https://…/embed.js" defer></script>, with the options
// of docs/embedding.md. What is shown is set as text, never as HTML.
(() => {
  "use strict";
  const script = document.currentScript || document.querySelector("script[type=module][src*='/embed.js']");
  if (!script || window.rulesJudge || !("adoptedStyleSheets" in document)) return;

  const home = new URL("./", script.src);
  const { lang, edition, detect, only = "a[href]", theme } = script.dataset;
  const MORE = script.dataset.script === "hant" ? "&script=hant" : "";
  const MOST = 100; // references a request
  const LONGEST = 80; // characters
  const APPEAR = 300, LEAVE = 300, GATHER = 100; // milliseconds
  const PATH = /^(?:([^/]+)\/)?(rule|term)\/(.+)$/;
  const IN_TEXT = /(?:\bCR|\brules?|规则|規則)\s*([1-9]\d\d(?:\.\d{1,3}[a-z]{0,2})?)(?![a-z\d]|\.\d)/gi;
  const MARKS = `${only},[data-cr],[data-cr-term]`;
  const NOT_TEXT = MARKS + ",a,button,code,input,kbd,option,pre,samp,script,style,textarea";
  const SAYS = {
    en: { of: date => `edition ${date}`, from: "English of ", differs: ", whose words differ",
      lacks: "only in Chinese", open: "Open" },
    zh: { of: date => `${date}版`, from: "中文取自", differs: "，内容有出入",
      lacks: "只有英文", open: "打开" },
  };
  const CSS = `
:host{all:initial!important;display:contents!important}
div{--paper:#fff;--ink:#22201c;--soft:#6a645a;--line:#d8d0c3;--link:#8a3b1c;
box-sizing:border-box;position:fixed;inset:auto;z-index:2147483647;margin:0;padding:.8em 1em 0;
width:max-content;max-width:min(27em,calc(100vw - 16px));max-height:26em;overflow:auto;
overscroll-behavior:contain;overflow-wrap:break-word;direction:ltr;
font:medium/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;
color:var(--ink);background:var(--paper);border:1px solid var(--line);border-radius:.6em;
box-shadow:0 .4em 1.6em #0003}
.dark{--paper:#211f1c;--ink:#e9e4da;--soft:#a39b8d;--line:#4a453d;--link:#f0a37f;color-scheme:dark}
p{margin:0 0 .5em;font-size:.94em;white-space:pre-line}
p:last-child{margin:0;padding-bottom:.5em;position:sticky;bottom:0;background:var(--paper)}
b{color:var(--link);margin-right:.4em}
small{display:inline-block;color:var(--soft);font-size:.87em;margin-right:1em}
a{color:var(--link);font-size:.87em;padding:.3em 0;display:inline-block}
a:focus-visible{outline:3px solid;outline-offset:2px}`;

  const known = new Map(); // by reference; null where there is none
  const previews = new WeakMap(); // of elements
  const made = new WeakMap(); // links in marks, with how much of the page's content is in them

  function make(name, attributes, ...content) {
    const element = document.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.append(...content);
    return element;
  }

  // -- what the page refers to: {key, mark(preview)}; a key is part of the request --

  function keyOf(kind, name, date) {
    const text = date ? `${name}@${date}` : name;
    return text && text.length <= LONGEST && `${kind}=${encodeURIComponent(text)}`;
  }

  function keyOfElement(element) {
    const { cr, crTerm, crEdition = edition } = element.dataset;
    const name = (cr ?? crTerm)?.trim() || element.textContent.trim();
    if (cr !== undefined) return keyOf("cr", name, crEdition);
    if (crTerm !== undefined) return keyOf("term", name, crEdition);
    try {
      const url = new URL(element.href);
      const path = url.pathname.startsWith(home.pathname) && url.pathname.slice(home.pathname.length);
      if (detect === "off" || url.host !== home.host) return;
      const [, date = url.searchParams.get("edition") || edition, kind, last] = PATH.exec(path);
      return keyOf(kind === "rule" ? "cr" : kind, decodeURIComponent(last), date);
    } catch {} // no address of a rule or term
  }

  function inElements(root, found) {
    for (const element of [root, ...root.querySelectorAll(MARKS)]) {
      if (!element.matches?.(MARKS) || previews.has(element)) continue;
      const key = keyOfElement(element);
      found.push({ key, mark: preview => {
        if (key !== keyOfElement(element)) return; // changed since
        previews.set(element, preview);
        if (element.matches("a[href]")) arm(element, preview);
        else if (!element.closest("a,button") && !element.querySelector("a,button,input")) {
          const content = [...element.childNodes];
          const link = linkTo(preview, ...(content.length ? content : [nameOf(preview)]));
          made.set(link, content.length);
          element.append(link);
        }
      } });
    }
  }

  function inText(root, found) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode, parent = text.parentElement;
      if (!parent || parent.closest(NOT_TEXT) || parent.isContentEditable) continue;
      for (const { 0: words, 1: number, index } of text.data.matchAll(IN_TEXT))
        found.push({ key: keyOf("cr", number, edition), mark: preview => {
          if (!text.isConnected || !text.data.startsWith(words, index)) return; // changed since
          text.splitText(index).splitText(words.length).previousSibling.replaceWith(
            linkTo(preview, words));
        } });
    }
  }

  // An element that refers to something else now: what was made of it goes.
  function forget(element) {
    if (!previews.delete(element)) return;
    if (element === shown || element.contains(shown)) close();
    element.removeAttribute("aria-haspopup");
    element.removeAttribute("aria-expanded");
    for (const link of element.children)
      if (made.has(link)) link.replaceWith(...(made.get(link) ? link.childNodes : []));
  }

  const addressOf = preview => new URL(preview.url, home).href;
  const nameOf = preview => preview.number || Object.values(preview.title)[0];
  const linkTo = (preview, ...content) =>
    arm(make("a", { href: addressOf(preview) }, ...content), preview);

  function arm(link, preview) {
    previews.set(link, preview);
    link.setAttribute("aria-haspopup", "dialog");
    link.setAttribute("aria-expanded", "false");
    return link;
  }

  // -- one request for what is not known yet; without an answer links stay plain --

  async function scan(...roots) {
    const found = [];
    for (const root of roots) {
      inElements(root, found);
      for (const { shadowRoot } of [root, ...root.querySelectorAll("*")])
        if (shadowRoot && shadowRoot !== shadow) watch(shadowRoot);
      if (detect === "text") inText(root, found);
    }
    const keys = new Set(found.map(each => each.key));
    const missing = [...keys].filter(key => key && !known.has(key)).sort();
    for (let i = 0; i < missing.length; i += MOST) await ask(missing.slice(i, i + MOST));
    // From the end, so that earlier references stay where they were found.
    for (const { key, mark } of found.reverse()) known.get(key) && mark(known.get(key));
  }

  async function fetched(keys) {
    const answer = await fetch(new URL("api/v1/preview?" + keys.join("&") + MORE, home),
      { credentials: "omit", referrerPolicy: "no-referrer" });
    return answer.ok && answer.json();
  }

  async function ask(keys) {
    try {
      const given = await (window.rulesPack?.previews ?? fetched)(keys);
      if (!given) return;
      for (const key of keys) known.set(key, null);
      for (const kind in given)
        for (const name in given[kind]) known.set(keyOf(kind, name), given[kind][name]);
    } catch {} // the server is away
  }

  // -- the preview, a dialog that is not modal --

  const host = make("rules-judge");
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  shadow.adoptedStyleSheets = [sheet];
  const panel = shadow.appendChild(make("div", { role: "dialog", popover: "manual" }));
  let shown = null, pointerX, isTouch, isQuiet, timer;

  // The languages to show, the page's first; all, where there is none of them.
  function choose(own, text) {
    const both = own === "zh" ? ["zh", "en"] : ["en", "zh"];
    const wanted = lang === "both" ? both : [own];
    return (wanted.some(each => text[each]) ? wanted : both).filter(each => text[each]);
  }

  function fill(link) {
    const preview = previews.get(link);
    const { number, title, text = {}, edition: date, from = {}, differs = [], later: after } = preview;
    const near = link.closest("[lang]") || link.getRootNode().host?.closest("[lang]");
    const page = /^zh/i.test(near?.lang || navigator.language) ? "zh" : "en";
    const own = SAYS[lang] ? lang : page;
    const name = choose(own, title).map(each => title[each]).join(" · ");
    const langs = choose(own, text);
    const says = SAYS[own], note = words => make("small", {}, words);
    panel.replaceChildren(
      make("p", {}, ...(number ? [make("b", {}, number)] : []), name + " ",
        langs[0] && !text[own] ? note(says.lacks) : ""),
      ...langs.map(each => make("p", { lang: each }, text[each])),
      ...(after ? [make("p", {}, note(after.text[own] || ""))] : []),
      make("p", {}, note(says.of(date)),
        ...langs.filter(each => from[each]).map(each => note(SAYS[each].from +
          SAYS[each].of(from[each]) + (differs.includes(each) ? SAYS[each].differs : ""))),
        make("a", { href: addressOf(preview) }, says.open)));
    panel.lang = own;
    panel.ariaLabel = [number, name].join(" ");
    const isDark = theme !== "light" && matchMedia("(prefers-color-scheme:dark)").matches;
    panel.className = theme === "dark" || isDark ? "dark" : "";
  }

  function open(link, x) {
    close();
    if (!link.isConnected) return;
    shown = link;
    pointerX = x;
    fill(link);
    link.setAttribute("aria-expanded", "true");
    (link.closest("dialog") || document.body).append(host);
    panel.showPopover?.();
    panel.scrollTop = 0;
    place();
  }

  function close() {
    clearTimeout(timer);
    shown?.setAttribute("aria-expanded", "false");
    shown = null;
    host.remove();
  }

  // Below the link, or above where there is more room, and never over it.
  function place() {
    if (!shown) return;
    const { left, top, bottom } = shown.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { style } = panel, below = clientHeight - bottom;
    style.maxHeight = "";
    const isAbove = panel.offsetHeight + 14 > below && top > below;
    style.maxHeight = `min(26em, ${(isAbove ? top : below) - 14}px)`;
    const x = Math.min(pointerX ? pointerX - 32 : left, clientWidth - panel.offsetWidth - 8);
    style.left = `${Math.max(8, x)}px`;
    style.top = `${isAbove ? top - panel.offsetHeight - 6 : bottom + 6}px`;
  }

  // -- pointer, focus and keys --

  const linkOf = event => event.composedPath().find(node => node.href && previews.has(node));
  const isInside = event => event.composedPath().includes(panel);
  const isHovered = () => panel.matches(":hover") || shown.matches(":hover");
  const later = (act, wait) => { clearTimeout(timer); timer = setTimeout(act, wait); };
  const on = (name, act) => document.addEventListener(name, act, true);

  function focusQuietly(element) {
    isQuiet = true;
    element.focus();
    isQuiet = false;
  }

  on("pointerover", event => {
    const link = linkOf(event);
    if (event.pointerType === "touch") return;
    if (isInside(event) || (link && link === shown)) clearTimeout(timer);
    else if (link) later(() => open(link, event.clientX), APPEAR);
  });
  on("pointerout", event => {
    if (event.pointerType !== "touch" && (isInside(event) || linkOf(event)))
      later(() => shadow.activeElement || shown?.matches(":focus-visible") || close(), LEAVE);
  });
  on("pointerup", event => {
    isTouch = event.pointerType === "touch";
    if (!isInside(event) && linkOf(event) !== shown) close();
  });
  on("click", event => {
    const link = linkOf(event);
    if (!link || !isTouch || !event.detail || link === shown) return;
    event.preventDefault(); // the first tap shows, the second follows
    event.stopPropagation();
    open(link);
  });
  function focused(event) {
    const link = linkOf(event);
    if (link && link !== shown && !isQuiet && link.matches(":focus-visible")) open(link);
  }
  function blurred({ relatedTarget: to }) {
    if (shown && ![host, shown, shown.getRootNode().host].includes(to) && !isHovered()) close();
  }
  on("keydown", event => {
    const link = shown, isIn = shadow.activeElement;
    if (!link) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (isIn) focusQuietly(link);
      close();
    } else if (event.key === "Tab" && isIn) {
      focusQuietly(link);
      if (event.shiftKey) event.preventDefault();
      else close(); // and the focus goes on to what follows the link
    } else if (event.key === "Tab" && !event.shiftKey && link.getRootNode().activeElement === link) {
      event.preventDefault();
      panel.querySelector("a").focus();
    }
  });
  addEventListener("scroll", place, true);
  addEventListener("resize", place);

  // -- the page as it is, and what is added to it later --

  let added = new Set();

  function gather(changes) {
    if (shown && !shown.isConnected) close();
    const isFirst = !added.size;
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") forget(target);
      for (const node of type === "attributes" ? [target] : addedNodes) {
        const root = node.nodeType === 1 ? node : node.parentElement;
        if (root && root !== host) added.add(root);
      }
    }
    if (isFirst && added.size) setTimeout(() => {
      const roots = [...added].filter(root => root.isConnected);
      added = new Set();
      scan(...roots);
    }, GATHER);
  }

  const observer = new MutationObserver(gather), watched = new WeakSet();
  const CHANGES = { childList: true, subtree: true,
    attributeFilter: ["href", "data-cr", "data-cr-term", "data-cr-edition"] };

  // The document, and each shadow root in it; inside one, focus is told to its own listeners only.
  function watch(root) {
    if (!watched.has(root)) {
      watched.add(root);
      observer.observe(root, CHANGES);
      root.addEventListener("focusin", focused, true);
      root.addEventListener("focusout", blurred, true);
    }
    scan(root.body || root);
  }

  const start = () => watch(document);
  window.rulesJudge = { refresh: start };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
})();
