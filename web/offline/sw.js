// What a reader has of the site without a connection. GIVEN stands before this, from the server:
// { version, shell: [addresses], pages: { en, zh }, packVersion, parts: [addresses, in their order] }
const SHELL = `shell-${GIVEN.version}`, PACK = `pack-${GIVEN.packVersion}`, RULINGS = "rulings";
const MOST = 200; // rulings that are kept, the last that were opened
const home = new URL("./", location.href);
const LANG = new URL("-/lang", home).href; // where the language of the last page is kept
const ANY = { ignoreVary: true }; // the languages and preferences that answers depend on are known here

const plain = url => new Request(url, { credentials: "omit", cache: "no-cache" });
const pathOf = url => url.pathname.slice(home.pathname.length);
const isRuling = url => pathOf(url).startsWith("r/");

self.addEventListener("install", event => event.waitUntil((async () => {
  const cache = await caches.open(SHELL);
  await cache.addAll([...GIVEN.shell, ...Object.values(GIVEN.pages)].map(plain));
  await self.skipWaiting();
})()));

self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys())
    if (/^(shell|pack)-/.test(name) && name !== SHELL && name !== PACK) await caches.delete(name);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
})()));

// -- pages: from the server; else a ruling that is kept, else the page that the packed index fills --

async function visit(event) {
  const { request } = event, url = new URL(request.url);
  try {
    const response = await event.preloadResponse ?? await fetch(request);
    const lang = response.headers.get("Content-Language");
    if (response.ok && lang) event.waitUntil(remember(url, lang.slice(0, 2), response.clone()));
    return response;
  } catch {
    return await offline(url) ?? Response.error();
  }
}

async function remember(url, lang, response) {
  await (await caches.open(SHELL)).put(LANG, new Response(lang));
  if (!isRuling(url) || !response?.ok) return;
  const cache = await caches.open(RULINGS), key = url.origin + url.pathname;
  await cache.delete(key); // so that it comes last
  await cache.put(key, response);
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
}

async function offline(url) {
  const kept = isRuling(url) && await (await caches.open(RULINGS)).match(url.origin + url.pathname, ANY);
  if (kept) return kept;
  const cache = await caches.open(SHELL), asked = url.searchParams.get("lang");
  if (asked in GIVEN.pages) await cache.put(LANG, new Response(asked));
  const lang = await (await cache.match(LANG))?.text();
  return cache.match(GIVEN.pages[lang] ?? GIVEN.pages.zh, ANY);
}

// -- the rest: parts as they were loaded, styles and scripts from the server while it answers --

const kept = async (request, name) => (await caches.open(name)).match(request.url, ANY);

self.addEventListener("fetch", event => {
  const { request } = event, url = new URL(request.url), path = url.pathname + url.search;
  if (request.method !== "GET" || url.origin !== home.origin) return;
  if (request.mode === "navigate") event.respondWith(visit(event));
  else if (GIVEN.parts.includes(path))
    event.respondWith(kept(request, PACK).then(found => found ?? fetch(request)));
  else if (GIVEN.shell.includes(path))
    event.respondWith(fetch(request).catch(async () => await kept(request, SHELL) ?? Response.error()));
});

// A page says what it is, since the first ones came before this; and when it has time: then the
// parts are loaded, one after the other, as far as they go.
self.addEventListener("message", event => {
  const { lang, url, load: now } = event.data;
  event.waitUntil((async () => {
    if (lang) await arrived(new URL(url), lang);
    if (now) await load();
  })().catch(() => {}));
});

async function arrived(url, lang) {
  const cache = await caches.open(RULINGS);
  const isKept = !isRuling(url) || await cache.match(url.origin + url.pathname, ANY);
  await remember(url, lang, isKept ? null : await fetch(url));
}

async function load() {
  const cache = await caches.open(PACK);
  for (const url of GIVEN.parts) if (!await cache.match(url, ANY)) await cache.add(new Request(url, { credentials: "omit" }));
}
