#!/usr/bin/env bash
# The page of a game in a real browser: it opens without a complaint, steps through the game, sorts a table, fits a phone,
# and prints its summary on two pages.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/prelude.sh"
need_browser

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder
browse() { $browser --no-sandbox --disable-gpu --enable-logging=stderr --v=0 "$@" 2>complaints; }

"$rego" --quiet report "$root/scripts/games/three-players-elysium.rego" -o game.html

# The page itself, with something at its end that uses it and writes down what it saw.
sed '/^<\/body>$/d; /^<\/html>$/d' game.html >used.html
cat >>used.html <<'PAGE'
<script>
(function () {
  var seen = [];
  var text = function (selector) { return document.querySelector(selector).textContent; };
  var key = function (name) { document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true })); };
  var tiles = function () { return document.querySelectorAll(".tile:not(.none)").length; };
  var slider = document.getElementById("step");
  seen.push("end " + tiles() + " " + text('[data-cell="1-rating"]') + " " + text('[data-track="0"]'));
  slider.value = 0;
  slider.dispatchEvent(new Event("input"));
  seen.push("start " + tiles() + " " + text('[data-cell="1-rating"]') + " " + text('[data-track="0"]'));
  key("ArrowRight");
  seen.push("right " + slider.value + " " + text("#shown"));
  key("ArrowLeft");
  seen.push("left " + slider.value);
  slider.value = slider.max;
  slider.dispatchEvent(new Event("input"));
  seen.push("again " + tiles() + " " + text('[data-cell="1-rating"]') + " " + text('[data-track="0"]'));
  var table = document.querySelector("table.sortable");
  var column = function (n) { return Array.from(table.tBodies[0].rows).map(function (row) { return +row.cells[n].textContent; }); };
  var click = function (n) { table.tHead.rows[0].cells[n].querySelector("button").click(); };
  click(3);
  var points = column(3);
  seen.push("sorted " + (points.join() === points.slice().sort(function (a, b) { return b - a; }).join()));
  click(3);
  seen.push("turned " + (column(3).join() === points.slice().sort(function (a, b) { return a - b; }).join()));
  seen.push("width " + (document.documentElement.scrollWidth > window.innerWidth ? "too wide" : "fits"));
  var pre = document.createElement("pre");
  pre.id = "seen";
  pre.textContent = seen.join("\n");
  document.body.appendChild(pre);
})();
</script>
</body>
</html>
PAGE
for width in 390 1200; do
    browse --window-size=$width,900 --dump-dom "file://$folder/used.html" >dom || fail "the browser failed: $(<complaints)"
    ! grep CONSOLE complaints || fail "the page complains at $width"
    seen=$(sed -n '/<pre id="seen">/,/<\/pre>/p' dom | sed 's/<[^>]*>//g')
    [[ $seen == *"start 0 20 -30"* ]] || fail "the start is not the start: $seen"
    [[ $seen == *"right 1 2 of 340, generation 1. "*"left 0"* ]] || fail "the keys do not step: $seen"
    end=$(sed -n 's/^end //p' <<<"$seen") again=$(sed -n 's/^again //p' <<<"$seen")
    [[ $end == "36 33 8" && $again == "$end" ]] || fail "the end is not the end: $seen"
    [[ $seen == *"sorted true"*"turned true"* ]] || fail "the table is not sorted: $seen"
    [[ $seen == *"width fits"* ]] || fail "too wide for $width: $seen"
done

# Without scripts all is there but stepping and sorting.
sed 's|^<script>$|<script type="text/plain">|' game.html >still.html
browse --dump-dom "file://$folder/still.html" >dom
grep -q 'class="stepper none"' dom || fail "a slider that cannot slide"
grep -q '<td><b>84</b></td>' dom || fail "no score without scripts"

# On paper: score and map, then the generations; only then the cards.
"$rego" --quiet report "$root/tests/records/BR-5p-1001.json.gz" -o five.html
"$rego" --quiet report "$root/tests/records/BRPVCX-3p-2101.json.gz" -o colonies.html
for page in game five colonies; do
    sed '/<section id="cards">/,/^<\/section>$/d' $page.html >summary.html
    browse --print-to-pdf=summary.pdf --no-pdf-header-footer "file://$folder/summary.html"
    [[ -s summary.pdf ]] || fail "nothing was printed: $(<complaints)"
    pages=$(grep -ac '/Type */Page\b' summary.pdf) || true
    [[ $pages -eq 2 ]] || fail "the summary of $page takes $pages pages"
done
