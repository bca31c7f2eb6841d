// What was done, by generations: in words, with the command below. A tap offers to change it.
"use strict";
const telling = (() => {
  const { by, make, button } = dom;
  const change = (table, entry) => {
    const typed = make("input", { type: "text", value: entry.line, spellcheck: false, ariaLabel: "The command" });
    const correct = (verb, text = "") => { sheet.close(); table.perform(`${verb} ${entry.n}${text ? " " + text : ""}`); };
    sheet.show(`Command ${entry.n}`, make("pre", { className: "sheet-text" }, entry.said || entry.line),
      make("p", {}, typed),
      make("p", { className: "row" }, button("Change it", () => correct("amend", typed.value)), button("Insert before", () => correct("insert", typed.value)),
        button("Leave it out", () => correct("drop")), button("Go back to here", () => { sheet.close(); table.perform("undo to " + entry.n); })));
  };
  const show = (table, entries) => {
    const list = [];
    let generation = 0;
    for (const entry of entries) {
      if (entry.generation !== generation) list.push(make("li", {}, make("h3", {}, entry.generation ? "Generation " + entry.generation : "Beginning")));
      generation = entry.generation;
      const said = make("span", { className: "said-words" }, (entry.said || entry.remark || "").trim());
      list.push(make("li", { className: entry.seat ? "ink seat-" + entry.seat : "" },
        button("", () => change(table, entry), entry.said || entry.remark ? said : null, make("code", {}, `${entry.n} ${entry.line}`))));
    }
    const kept = by("entries");
    kept.replaceChildren(...list.reverse());  // the latest first
  };
  return { show };
})();
