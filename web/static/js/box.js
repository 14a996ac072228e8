// Suggestions while one types in the search box: a combobox with a list, as ARIA's practices have
// it. The focus stays in the box; Enter without a chosen suggestion searches, as without script.
(() => {
  "use strict";
  const box = document.getElementById("q");
  if (!box) return;
  const form = box.form, known = new Map();
  const WAIT = 120; // milliseconds
  const MOST = 10; // suggestions
  const order = document.documentElement.lang.startsWith("zh") ? ["zh", "en"] : ["en", "zh"];
  let timer, chosen = -1, shown = [];

  const list = document.createElement("ul");
  list.id = "suggestions";
  list.className = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", form.dataset.label);
  form.append(list);
  for (const [name, value] of Object.entries({
    role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id,
  })) box.setAttribute(name, value);

  function close() {
    clearTimeout(timer);
    list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    choose(-1);
  }

  function choose(index) {
    chosen = index;
    [...list.children].forEach((option, i) => option.setAttribute("aria-selected", i === index));
    if (index < 0) box.removeAttribute("aria-activedescendant");
    else {
      box.setAttribute("aria-activedescendant", list.children[index].id);
      list.children[index].scrollIntoView({ block: "nearest" });
    }
  }

  function piece(name, text, lang) {
    const element = document.createElement(name);
    element.textContent = text;
    if (lang) element.lang = lang;
    return element;
  }

  function show(suggestions) {
    shown = suggestions;
    list.replaceChildren(...suggestions.map((each, i) => {
      const option = document.createElement("li");
      option.id = `suggestion-${i}`;
      option.setAttribute("role", "option");
      if (each.ruleNumber) option.append(piece("b", each.ruleNumber));
      const names = order.filter((lang, j) => each.names[lang] && (!j || each.names.en !== each.names.zh));
      names.forEach((lang, j) =>
        option.append(piece(j || each.ruleNumber ? "span" : "b", each.names[lang], lang)));
      option.append(piece("small", form.dataset[each.kind]));
      return option;
    }));
    list.hidden = !suggestions.length;
    box.setAttribute("aria-expanded", String(!list.hidden));
    choose(-1);
  }

  // From the packed index where the page has it, else from the server.
  async function suggested(words) {
    if (window.rulesPack) return rulesPack.suggest(words);
    const answer = await fetch(`${form.dataset.suggest}?q=${encodeURIComponent(words)}`);
    return answer.ok ? (await answer.json()).suggestions : [];
  }

  async function ask() {
    const words = box.value.trim();
    if (!words) return close();
    if (!known.has(words)) {
      try {
        known.set(words, (await suggested(words)).slice(0, MOST));
      } catch {
        return close(); // the server is away: the box still searches
      }
    }
    if (box.value.trim() === words && document.activeElement === box) show(known.get(words));
  }

  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT);
  });
  box.addEventListener("keydown", event => {
    if (event.isComposing) return;
    const isOpen = !list.hidden, last = shown.length - 1;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return void ask();
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose(chosen + step > last ? -1 : chosen + step < -1 ? last : chosen + step);
    } else if (event.key === "Enter" && isOpen && chosen >= 0) {
      event.preventDefault();
      location.href = shown[chosen].url;
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  });
  box.addEventListener("blur", close);
  list.addEventListener("pointerdown", event => event.preventDefault()); // the focus stays
  list.addEventListener("click", event => {
    const option = event.target.closest("[role=option]");
    if (option) location.href = shown[[...list.children].indexOf(option)].url;
  });
})();
