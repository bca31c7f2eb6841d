// Stepping through the game and sorting tables. Everything else on the page works without it.
(function () {
  "use strict";
  var course = JSON.parse(document.getElementById("course").textContent);
  var slider = document.getElementById("step");
  var shown = document.getElementById("shown");
  var cells = {};
  document.querySelectorAll("[data-cell]").forEach(function (cell) { cells[cell.dataset.cell] = cell; });
  var tracks = document.querySelectorAll("[data-track]");
  var sayings = document.getElementById("sayings");

  // --- What the table looked like after so many moves: all changes up to there, from the start.
  function stateAt(step) {
    var state = { tiles: {}, cells: {}, tracks: [], sayings: [] };
    for (var i = 0; i !== step + 1; ++i) {
      var move = course.steps[i];
      Object.assign(state.tiles, move.tiles || {});
      Object.assign(state.cells, move.cells || {});
      state.tracks = move.tracks || state.tracks;
      state.sayings = move.sayings || state.sayings;
    }
    return state;
  }

  function drawTile(area, tile) {
    var hex = document.getElementById("area-" + area);
    if (!hex) return;
    var group = hex.querySelector(".tile");
    group.classList.toggle("none", !tile);
    if (!tile) return;
    var look = course.looks[tile[0]];
    group.querySelector(".face").style.fill = look.ground;
    var word = group.querySelector(".word");
    word.textContent = look.word;
    word.style.fill = look.ink;
    var seat = tile[1];
    var owner = group.querySelector(".owner");
    owner.setAttribute("class", seat === 0 ? "owner none" : "owner seat-" + Math.max(seat, 0));
    owner.querySelector(".over").style.fill = "url(#pattern-" + Math.max(seat - 1, 0) + ")";
    owner.querySelector("text").textContent = seat > 0 ? seat : "n";
  }

  function show(step) {
    step = Math.max(0, Math.min(step, course.steps.length - 1));
    slider.value = step;
    var state = stateAt(step);
    course.areas.forEach(function (area) { drawTile(area, state.tiles[area]); });
    Object.keys(state.cells).forEach(function (name) { if (cells[name]) cells[name].textContent = state.cells[name]; });
    tracks.forEach(function (track, i) { track.textContent = state.tracks[i]; });
    sayings.replaceChildren.apply(sayings, state.sayings.map(function (saying) {
      var item = document.createElement("li");
      item.textContent = saying;
      return item;
    }));
    shown.textContent = course.steps[step].told;
    document.querySelectorAll("#log li.now").forEach(function (item) { item.classList.remove("now"); });
    var item = document.getElementById("move-" + (step + 1));
    if (item) item.classList.add("now");
  }

  if (course.steps.length > 0) {
    document.querySelector(".stepper").classList.remove("none");
    slider.addEventListener("input", function () { show(+slider.value); });
    document.getElementById("back").addEventListener("click", function () { show(+slider.value - 1); });
    document.getElementById("forth").addEventListener("click", function () { show(+slider.value + 1); });
    document.addEventListener("keydown", function (event) {
      var inText = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
      if (inText || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft") show(+slider.value - 1);
      if (event.key === "ArrowRight") show(+slider.value + 1);
    });
    shown.textContent = course.steps[course.steps.length - 1].told;
  }

  // --- Tables that sort by the title that is clicked: numbers from above, words from A.
  function value(row, column) {
    var text = row.cells[column].textContent;
    var number = parseFloat(text);
    return isNaN(number) ? text : number;
  }
  document.querySelectorAll("table.sortable").forEach(function (table) {
    var titles = Array.prototype.slice.call(table.tHead.rows[0].cells);
    titles.forEach(function (title, column) {
      var button = document.createElement("button");
      button.type = "button";
      while (title.firstChild) button.appendChild(title.firstChild);
      title.appendChild(button);
      button.addEventListener("click", function () {
        var words = column === 0 || column === titles.length - 1;
        var again = title.getAttribute("aria-sort");
        var up = again ? again === "descending" : words;
        var rows = Array.prototype.slice.call(table.tBodies[0].rows);
        rows.sort(function (a, b) {
          var x = value(a, column), y = value(b, column);
          var order = typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
          return up ? order : -order;
        });
        rows.forEach(function (row) { table.tBodies[0].appendChild(row); });
        titles.forEach(function (other) { other.removeAttribute("aria-sort"); });
        title.setAttribute("aria-sort", up ? "ascending" : "descending");
      });
    });
  });

  // --- The script, to copy.
  var copy = document.getElementById("copy");
  if (navigator.clipboard) {
    copy.classList.remove("none");
    copy.addEventListener("click", function () {
      navigator.clipboard.writeText(document.getElementById("source").textContent).then(function () {
        copy.textContent = "copied";
      });
    });
  }
})();
