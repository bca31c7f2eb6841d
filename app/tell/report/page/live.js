// The live page: shows each board that comes, tells what was done last, and says when none can come. The browser
// connects again by itself, unless it was refused for good.
"use strict";
(() => {
  const board = document.getElementById("board");
  const line = document.getElementById("line");
  const last = document.getElementById("last");
  const source = new EventSource("events");
  source.addEventListener("board", (event) => {
    board.innerHTML = JSON.parse(event.data);
    line.textContent = "live";
    // Only this is read out, not the whole board.
    const move = board.querySelector(".last");
    if (move && move.textContent !== last.textContent) last.textContent = move.textContent;
  });
  source.onopen = () => { line.textContent = "live"; };
  source.onerror = () => {
    line.textContent = source.readyState === EventSource.CLOSED
      ? "this link is no longer valid: open the new link (`board link` in the shell shows it)"
      : "the shell is gone; waiting for it to come back";
  };
})();
