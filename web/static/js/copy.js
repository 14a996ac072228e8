// A button with data-copy="id" copies that element's text or value and says so (data-copied) for a
// while; one with data-share="id" hands it on, where the system can.
(() => {
  "use strict";
  const held = (id) => { const one = document.getElementById(id); return one.value ?? one.textContent; };
  const each = (selector, act) => {
    for (const button of document.querySelectorAll(selector)) {
      button.hidden = false;
      button.addEventListener("click", () => act(button));
    }
  };
  if (navigator.clipboard) {
    each("button[data-copy]", async (button) => {
      const words = button.textContent;
      await navigator.clipboard.writeText(held(button.dataset.copy));
      button.textContent = button.dataset.copied;
      setTimeout(() => { button.textContent = words; }, 2000);
    });
  }
  if (navigator.share) {
    each("button[data-share]", (button) => {
      navigator.share({ title: button.dataset.title, url: held(button.dataset.share) }).catch(() => {});
    });
  }
})();
