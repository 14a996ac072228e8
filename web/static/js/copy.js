// A button with data-copy="id" copies that element's text and says so (data-copied) for a while.
(() => {
  "use strict";
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll("button[data-copy]")) {
    const words = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      button.textContent = button.dataset.copied;
      setTimeout(() => { button.textContent = words; }, 2000);
    });
  }
})();
