// The live page: shows each board that comes, and says when none can come. The browser connects again by itself.
(function () {
  "use strict";
  var board = document.getElementById("board");
  var line = document.getElementById("line");
  var source = new EventSource("events");
  source.addEventListener("board", function (event) {
    board.innerHTML = JSON.parse(event.data);
    line.textContent = "live";
  });
  source.onopen = function () { line.textContent = "live"; };
  source.onerror = function () { line.textContent = "the shell is gone; waiting for it to come back"; };
})();
