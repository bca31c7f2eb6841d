// The bar with the slider, and all that steps: buttons, keys, autoplay, a finger on map or chart, the address.
"use strict";
(() => {
  const bar = document.querySelector(".stepper");
  if (!bar || course.last < 0) return;
  const slider = document.getElementById("step");
  const shown = document.getElementById("shown");
  const play = document.getElementById("play");
  let timer = 0;
  bar.classList.remove("none");

  function pause() {
    clearInterval(timer);
    timer = 0;
    play.setAttribute("aria-pressed", "false");
  }
  const step = (by) => { pause(); cursor.go(cursor.at + by); };
  const leap = (direction) => { pause(); cursor.go(course.generationFrom(cursor.at, direction)); };
  cursor.listen((at) => {
    slider.value = at;
    slider.setAttribute("aria-valuetext", course.data.steps[at].told);
    shown.textContent = course.data.steps[at].told;
  });
  slider.addEventListener("input", () => { pause(); cursor.go(+slider.value); });
  const on = (id, act) => document.getElementById(id).addEventListener("click", act);
  on("back", () => step(-1));
  on("forth", () => step(1));
  on("generation-back", () => leap(-1));
  on("generation-forth", () => leap(1));
  on("play", () => {
    if (timer) return pause();
    if (cursor.at === course.last) cursor.go(0);
    play.setAttribute("aria-pressed", "true");
    timer = setInterval(() => {
      if (cursor.at === course.last) pause();
      else cursor.go(cursor.at + 1);
    }, 700);
  });

  document.addEventListener("keydown", (event) => {
    const isText = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) && event.target !== slider;
    if (isText || event.altKey || event.ctrlKey || event.metaKey) return;
    const moves = { ArrowLeft: () => step(-1), ArrowRight: () => step(1), PageUp: () => leap(-1), PageDown: () => leap(1) };
    const isOurs = event.key.startsWith("Arrow") || event.target === slider;
    if (!moves[event.key] || !isOurs) return;
    event.preventDefault();
    moves[event.key]();
  });

  // A finger that goes sideways over map or chart.
  document.querySelectorAll(".map, .moves").forEach((area) => {
    let from = null;
    area.addEventListener("touchstart", (event) => { from = event.changedTouches[0]; }, { passive: true });
    area.addEventListener("touchend", (event) => {
      const to = event.changedTouches[0];
      const x = to.clientX - from.clientX;
      if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(to.clientY - from.clientY)) step(x < 0 ? 1 : -1);
    }, { passive: true });
  });

  // Every link to a move goes there without the page leaving its place.
  const wanted = (address) => (/^#move-(\d+)$/.exec(address) || [])[1];
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    const move = link && wanted(link.getAttribute("href") || "");
    if (!move) return;
    event.preventDefault();
    pause();
    cursor.go(move - 1);
  });
  addEventListener("hashchange", () => { if (wanted(location.hash)) cursor.go(wanted(location.hash) - 1); });
  addEventListener("DOMContentLoaded", () => {
    const move = wanted(location.hash);
    cursor.go(move ? move - 1 : course.last, true);
    if (move) document.getElementById("lead").scrollIntoView();
  });
})();
