// The table at the cursor: map, boards, goals, colonies, committee. What has just changed is marked.
"use strict";
(() => {
  const cells = new Map();
  document.querySelectorAll("[data-cell]").forEach((cell) => {
    const name = cell.dataset.cell;
    cells.set(name, (cells.get(name) || []).concat(cell));
  });
  const cards = document.querySelectorAll("[data-from]");
  const detail = document.getElementById("detail");
  const hexes = new Map();
  course.data.areas.forEach((area) => hexes.set(area, document.getElementById("area-" + area)));

  function drawTile(hex, tile) {
    const group = hex.querySelector(".tile");
    group.classList.toggle("none", !tile);
    hex.setAttribute("class", "hex" + (tile && tile[1] > 0 ? " of-" + tile[1] : ""));
    let label = hex.dataset.place;
    if (tile) {
      const look = course.data.looks[tile[0]];
      const seat = tile[1];
      const face = group.querySelector(".face");
      face.setAttribute("fill", look.ground);
      group.querySelectorAll(".word, .brief").forEach((word) => {
        word.textContent = word.classList.contains("brief") ? look.brief : look.word;
        word.setAttribute("fill", look.ink);
      });
      const owner = group.querySelector(".owner");
      owner.setAttribute("class", seat === 0 ? "owner none" : "owner seat-" + Math.max(seat, 0));
      owner.querySelector(".over").setAttribute("fill", "url(#pattern-" + Math.max(seat - 1, 0) + ")");
      owner.querySelector("text").textContent = seat > 0 ? seat : "n";
      const whose = seat > 0 ? " of " + course.data.names[seat - 1] : seat < 0 ? ", neutral" : "";
      label += ". " + look.name + whose;
    }
    hex.setAttribute("aria-label", label);
    hex.setAttribute("tabindex", tile ? "0" : "-1");
    hex.querySelector("title").textContent = label;
  }

  function fill(cell, value) {
    if (cell.dataset.kind !== "track") {
      cell.textContent = value;
      return;
    }
    Array.from(cell.children).forEach((step, i) => step.classList.toggle("on", i === value));
    cell.setAttribute("aria-label", value);
  }

  cursor.listen((at, from) => {
    const state = course.at(at);
    const changed = course.data.steps[at];
    hexes.forEach((hex, area) => {
      if (!hex) return;
      drawTile(hex, state.tiles[area]);
      hex.classList.toggle("changed", at !== from && area in (changed.tiles || {}));
    });
    cells.forEach((places, name) => {
      if (!(name in state.cells)) return;
      places.forEach((cell) => {
        fill(cell, state.cells[name]);
        cell.classList.toggle("changed", at !== from && name in (changed.cells || {}));
      });
    });
    cards.forEach((card) => {
      card.hidden = +card.dataset.from > at;
      card.classList.toggle("changed", at !== from && +card.dataset.from === at);
    });
  });

  function tell(event) {
    const hex = event.target.closest(".hex");
    if (hex) detail.textContent = hex.getAttribute("aria-label");
  }
  const map = document.querySelector(".map");
  map.addEventListener("click", tell);
  map.addEventListener("focusin", tell);
})();
