// Tables that sort by the title that is clicked: numbers from above, words from A; and the worth of cards, which follows
// the prices below the tables.
"use strict";
(() => {
  function value(row, column) {
    const text = row.cells[column].dataset.sort || row.cells[column].textContent;
    const number = parseFloat(text.replace("−", "-"));
    return isNaN(number) ? text.trim() : number;
  }
  function compare(x, y) {
    if (typeof x === "number" && typeof y === "number") return x - y;
    if (x === "" || y === "") return (x === "" ? -1 : 0) + (y === "" ? 1 : 0);
    return String(x).localeCompare(String(y));
  }
  document.querySelectorAll("table.sortable").forEach((table) => {
    const titles = Array.from(table.tHead.rows[0].cells);
    titles.forEach((title, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.append(...title.childNodes);
      title.append(button);
      button.addEventListener("click", () => {
        const isWords = title.classList.contains("text");
        const again = title.getAttribute("aria-sort");
        const up = again ? again === "descending" : isWords;
        const rows = Array.from(table.tBodies[0].rows);
        rows.sort((a, b) => (up ? 1 : -1) * compare(value(a, column), value(b, column)));
        table.tBodies[0].append(...rows);
        titles.forEach((other) => other.removeAttribute("aria-sort"));
        title.setAttribute("aria-sort", up ? "ascending" : "descending");
      });
    });
  });

  // --- What each card is worth: so many of each unit, at the price of a unit.
  const prices = Array.from(document.querySelectorAll("#prices input"));
  const priced = document.querySelectorAll("[data-units]");
  const blank = (number) => (number === 0 ? "" : String(number).replace("-", "−"));
  function appraise() {
    const price = prices.map((input) => +input.value || 0);
    const worth = (units) => Math.round(units.reduce((sum, count, i) => sum + count * price[i], 0));
    priced.forEach((row) => {
      const cost = worth(JSON.parse(row.dataset.cost));
      const brought = worth(JSON.parse(row.dataset.units));
      row.querySelector(".cost").textContent = blank(cost);
      row.querySelector(".worth").textContent = blank(brought);
      row.querySelector(".net").textContent = blank(brought - cost);
    });
  }
  if (prices.length > 0) {
    document.getElementById("prices").classList.remove("none");
    prices.forEach((input) => input.addEventListener("input", appraise));
  }
})();
