// The course of the game: the data of the page, and what stood where after each move. Everything but stepping, sorting
// and the worth of cards works without scripts.
"use strict";
const course = (() => {
  const data = JSON.parse(document.getElementById("course").textContent);
  // What each step changed is added up once; a step back then is as cheap as a step on.
  const KEPT = 25;
  const kept = [];
  function add(state, step) {
    return { tiles: Object.assign({}, state.tiles, step.tiles), cells: Object.assign({}, state.cells, step.cells) };
  }
  let before = { tiles: {}, cells: {} };
  data.steps.forEach((step, number) => {
    before = add(before, step);
    if (number % KEPT === 0) kept.push(before);
  });
  return {
    data,
    last: data.steps.length - 1,
    at(number) {
      let state = kept[Math.floor(number / KEPT)];
      for (let i = number - (number % KEPT) + 1; i <= number; ++i) state = add(state, data.steps[i]);
      return state;
    },
    /** The first move of the generation before, or of the next. */
    generationFrom(number, direction) {
      const generation = (i) => data.steps[i].generation;
      let i = number;
      if (direction > 0) {
        while (i < this.last && generation(i) === generation(number)) ++i;
        return i;
      }
      const inside = number > 0 && generation(number - 1) === generation(number);
      if (!inside && i > 0) --i;
      while (i > 0 && generation(i - 1) === generation(i)) --i;
      return i;
    },
  };
})();
