// Every page: "/" goes to the search box, the settings close by themselves, colors change at once.
(() => {
  "use strict";
  const box = document.getElementById("q");
  const settings = document.querySelector(".settings");
  const WRITABLE = "input, textarea, select, [contenteditable]";
  const MEDIA = { auto: "screen and (prefers-color-scheme: dark)", dark: "screen", light: "not all" };

  document.addEventListener("keydown", event => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "/" && isPlain && box && !event.target.closest(WRITABLE)) {
      event.preventDefault();
      box.focus();
      box.select();
    }
    if (event.key === "Escape" && settings.open) {
      settings.open = false;
      settings.querySelector("summary").focus();
    }
  });
  document.addEventListener("click", event => {
    if (!settings.contains(event.target)) settings.open = false;
  });

  settings.addEventListener("click", event => {
    const link = event.target.closest("a[data-theme]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { theme } = link.dataset;
    paint(theme);
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`; // as the server keeps it
    try { localStorage.theme = theme; } catch {} // where no server is
  });

  function paint(theme) {
    document.getElementById("dark").media = MEDIA[theme];
    document.querySelector("meta[name=color-scheme]").content =
      theme === "auto" ? "light dark" : theme;
    for (const each of settings.querySelectorAll("a[data-theme]"))
      each.ariaCurrent = each.dataset.theme === theme ? "true" : null;
  }

  // A page that no server made for this reader.
  try {
    if (window.rulesPack && MEDIA[localStorage.theme]) paint(localStorage.theme);
  } catch {}

  // What is to be read without a connection is loaded when the page is done, unless data are dear.
  const { worker } = document.documentElement.dataset;
  if (worker && navigator.serviceWorker) addEventListener("load", async () => {
    try {
      await navigator.serviceWorker.register(worker);
      const { active } = await navigator.serviceWorker.ready;
      const told = { lang: document.documentElement.lang.slice(0, 2), url: location.href };
      active.postMessage(told);
      if (!navigator.connection?.saveData) setTimeout(() => active.postMessage({ load: true }), 2000);
    } catch {} // the site is as it was
  });
})();
