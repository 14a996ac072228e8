// The form that sets up a board, smoother: cards are completed while one types, and a button
// changes the page in place. Without this every button sends the form and a whole page comes back.
"use strict";
(() => {
  const WAIT = 120; // milliseconds without typing before names are asked for
  let timer;

  async function complete(input) {
    const list = document.getElementById("cards");
    const typed = input.value.trim().replace(/^\d+\s+/, "");
    const number = input.value.trim().slice(0, input.value.trim().length - typed.length);
    if (!list || !list.dataset.complete || !typed) return;
    const answer = await fetch(`${list.dataset.complete}?q=${encodeURIComponent(typed)}`);
    if (!answer.ok) return;
    const { names } = await answer.json();
    const own = list.querySelectorAll("option.own"); // the scenario's own cards stay
    list.replaceChildren(...own, ...names.map(({ en, zh }) => {
      const holds = (name) => name.toLowerCase().includes(typed.toLowerCase());
      const isChinese = /[一-鿿]/.test(typed) || (!/[a-z]/i.test(typed) && document.documentElement.lang.startsWith("zh"));
      const [name, other] = isChinese ? [zh, en] : [en, zh];
      const option = document.createElement("option");
      option.value = number + name;
      if (!holds(en) && !holds(zh)) option.label = input.value.trim(); // or the browser hides it
      else if (other !== name) option.label = other;
      return option;
    }));
  }

  document.addEventListener("input", (event) => {
    if (event.target.getAttribute("list") !== "cards") return;
    clearTimeout(timer);
    timer = setTimeout(() => complete(event.target).catch(() => {}), WAIT);
  });

  // Which folds are open, by what stands on them, so that they stay so; a part folds when it is done.
  const named = (fold, place) => `${place} ${fold.querySelector("summary").textContent.trim()}`;
  const folds = (form) => [...form.querySelectorAll("details")];
  const opened = (form) => new Set(folds(form).map((fold, n) => (fold.open ? named(fold, n) : "")));

  function show(form, text, pressed, focused, beside) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const main = page.getElementById("main");
    const open = opened(form);
    document.getElementById("main").replaceChildren(...main.childNodes);
    const next = document.querySelector("form[data-live]");
    if (!next) return window.scrollTo(0, 0);
    folds(next).forEach((fold, n) => { if (!fold.matches(".part") && open.has(named(fold, n))) fold.open = true; });
    const choice = next.querySelector("#choice input");
    const again = focused && focused !== "do" && next.elements[focused];
    const line = beside && next.elements[beside]; // the field that "Add" stands beside
    const target = choice || (line instanceof HTMLElement ? line : null) || (again instanceof HTMLElement ? again : null) || heir(next, pressed);
    target?.focus({ preventScroll: !choice });
    next.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
  }

  // Where the focus goes: to what may be done next, and never to a button that removes something.
  function heir(form, pressed) {
    const all = [...form.querySelectorAll("button[name=do]:not(.remove):not(.visually-hidden)")];
    const same = all.find((one) => one.value === pressed);
    return same || form.querySelector("#play .offer, #play .declare :is(input, select), #play .go button") || all[0];
  }

  // Enter in a field presses the button that stands with it, as the choice's or the question's.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || !event.target.matches("form[data-live] input")) return;
    const button = event.target.closest("#choice, .declare, .line")?.querySelector("button[name=do]:not(.remove)");
    if (!button) return;
    event.preventDefault();
    button.click();
  });

  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    const pressed = event.submitter?.value ?? "";
    const focused = document.activeElement?.name;
    const beside = pressed === "update" && event.submitter?.closest(".line")?.querySelector("input")?.name;
    const body = new URLSearchParams(new FormData(form));
    body.set("do", pressed);
    form.setAttribute("aria-busy", "true");
    form.inert = true; // one button at a time
    try {
      const answer = await fetch(form.action, { method: "POST", body });
      if (answer.redirected) {
        location.assign(answer.url);
        return;
      }
      show(form, await answer.text(), pressed, focused, beside);
    } catch {
      form.inert = false;
      form.removeAttribute("data-live"); // the page itself will say what is wrong
      form.requestSubmit(event.submitter);
    } finally {
      form.removeAttribute("aria-busy");
    }
  });

  // A link to a rule that is shown in a fold opens it, and those around it.
  const unfold = () => {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    for (let fold = target && target.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      fold.open = true;
    }
    if (target) target.scrollIntoView({ block: "nearest" });
  };
  addEventListener("hashchange", unfold);
  // What is there to be copied, or to be written over, is selected.
  addEventListener("focusin", ({ target }) => { if (target.matches("input[data-copy], .own-card .name input")) target.select(); });
  unfold();
})();
