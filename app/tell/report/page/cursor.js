// The one cursor: where in the game the page stands. Whatever shows something of a moment listens to it; slider, keys,
// the address and everything that can be clicked move it.
"use strict";
const cursor = (() => {
  const listeners = [];
  let at = course.last;
  function go(step, isQuiet) {
    const to = Math.max(0, Math.min(step, course.last));
    const from = at;
    at = to;
    listeners.forEach((listen) => listen(to, from));
    if (isQuiet) return;
    try {
      history.replaceState(null, "", "#move-" + (to + 1));
    } catch (refused) { /* an address that may not be changed is no reason to stop */ }
  }
  return {
    get at() { return at; },
    go,
    listen(listener) { listeners.push(listener); },
  };
})();
