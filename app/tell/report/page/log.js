// The log at the cursor: the move is marked and in sight; a click on one goes there.
"use strict";
(() => {
  const panel = document.getElementById("moves");
  let now = null;
  cursor.listen((at) => {
    if (now) now.removeAttribute("aria-current");
    now = document.getElementById("move-" + (at + 1));
    if (!now) return;
    now.setAttribute("aria-current", "step");
    // Only the panel scrolls, not the page.
    const above = now.offsetTop - panel.offsetTop;
    if (panel.scrollHeight > panel.clientHeight) panel.scrollTop = above - panel.clientHeight / 2;
  });
  panel.addEventListener("click", (event) => {
    const move = event.target.closest("li[id]");
    if (move && !event.target.closest("a, summary, details ul")) cursor.go(+move.id.slice(5) - 1);
  });

  const copy = document.getElementById("copy");
  if (!copy || !navigator.clipboard) return;
  copy.classList.remove("none");
  copy.addEventListener("click", () => {
    navigator.clipboard.writeText(document.getElementById("source").textContent).then(() => { copy.textContent = "copied"; });
  });
})();
