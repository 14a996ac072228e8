// The contents beside a page follow the scroll: the entry being read is marked in them.
(() => {
  "use strict";
  const toc = document.getElementById("toc");
  const links = new Map();
  for (const link of toc?.querySelectorAll('a[href^="#"]') ?? []) {
    const place = document.getElementById(link.hash.slice(1));
    if (place) links.set(place, link);
  }
  if (!links.size) return;
  const places = [...links.keys()];
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  let current, isWaiting;

  function mark() {
    isWaiting = false;
    const above = places.filter(place => place.getBoundingClientRect().top <= header + 8);
    const link = links.get(above.at(-1) ?? places[0]);
    if (link === current) return;
    current?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "location");
    current = link;
    const top = link.offsetTop - toc.clientHeight / 2;
    if (getComputedStyle(toc).position === "sticky") toc.scrollTo({ top });
  }

  addEventListener("scroll", () => {
    if (!isWaiting) requestAnimationFrame(mark);
    isWaiting = true;
  }, { passive: true });
  mark();
})();
