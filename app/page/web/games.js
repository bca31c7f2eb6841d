// Games one owns: begin, open, import, export, share, report.
"use strict";
const games = (() => {
  const { make, button } = dom;
  const save = (name, text, kind) => {
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: kind })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };
  const fileName = (table) => (table.title() || "game").replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");

  const begin = (table, setup) => {
    const names = [1, 2, 3, 4, 5].map((n) => make("input", { type: "text", ariaLabel: "Player " + n, placeholder: n === 1 ? "Ann" : "" }));
    const boxes = setup.modules.filter((module) => !module.is_map)
      .map((module) => ({ letter: module.letter, box: make("input", { type: "checkbox", checked: "BR".includes(module.letter), disabled: module.letter === "B" }), name: module.name }));
    const maps = setup.modules.filter((module) => module.is_map);
    const map = make("select", { ariaLabel: "Map" }, make("option", { value: "" }, "Tharsis"), ...maps.map((each) => make("option", { value: each.letter }, each.name)));
    const more = make("input", { type: "text", ariaLabel: "Further options", placeholder: "colonies=Titan,Luna solo=tr63 …" });
    const start = (event) => {
      event.preventDefault();
      const players = names.map((field) => field.value.trim()).filter(Boolean);
      const letters = boxes.filter(({ box }) => box.checked).map(({ letter }) => letter).join("") + map.value;
      sheet.close();
      table.fresh(`newgame ${letters} ${players.length ? players.map((name) => JSON.stringify(name)).join(" ") : "2"} ${more.value}`.trim());
    };
    sheet.show("New game", make("form", { on: { submit: start } },
      make("fieldset", {}, make("legend", {}, "Players, in turn order"), ...names),
      make("fieldset", {}, make("legend", {}, "Expansions"), ...boxes.map(({ box, name }) => make("label", {}, box, name + " "))),
      make("p", {}, make("label", {}, "Map ", map)), make("p", {}, more),
      make("p", { className: "row" }, make("button", { className: "go" }, "Begin"))));
  };

  const take = async (table, files) => {
    const texts = {};
    for (const file of files) texts[file.name] = await textOf(file);
    const state = Object.keys(texts).find((name) => name.endsWith(".json") && Object.keys(texts).length > 1);
    for (const [name, text] of Object.entries(texts)) {
      if (name === state) continue;
      if (/\.rego$|\.journal$/.test(name)) { sheet.close(); await table.open(text, name); continue; }
      const made = await table.ask({ do: "import", text, name, final: state ? texts[state] : "" });
      if (made.error) return sheet.show("Not imported", make("p", {}, made.error));
      await table.open(made.script, name);
      sheet.show(made.whole ? "Imported" : "Imported in part", make("p", {}, made.summary),
        made.stopped ? make("p", {}, `It ends before line ${made.stopped.line}: ${made.stopped.text}. ${made.stopped.why}`) : null);
    }
  };
  const textOf = async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new TextDecoder().decode(bytes);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  };

  const menu = async (table, setup) => {
    const kept = table.keeps ? (await store.list()).sort((a, b) => b.changed - a.changed) : [];
    const file = make("input", { type: "file", multiple: true, hidden: true, on: { change: () => take(table, file.files) } });
    const link = async () => {
      const address = await links.address((await table.ask({ do: "script" })).script);
      const shown = make("textarea", { readOnly: true, rows: 4, ariaLabel: "Link" }, address);
      sheet.show("A link that holds the game", make("p", { className: "hint" }, "Whoever opens it has the game as it is now."), shown,
        make("p", { className: "row" }, button("Copy", () => { shown.select(); navigator.clipboard?.writeText(address) ?? document.execCommand("copy"); })));
    };
    const report = async () => {
      const made = await table.ask({ do: "report", date: new Date().toISOString().slice(0, 10) });
      if (made.error) return sheet.show("No report", make("p", {}, made.error));
      save(fileName(table) + ".html", made.page, "text/html");
    };
    const script = async () => save(fileName(table) + ".rego", (await table.ask({ do: "script" })).script, "text/plain");
    const play = table.has() ? [button("Save as .rego", script), button("Report", report), button("Link", link)] : [];
    const rows = kept.map((game) => make("li", {},
      button(game.title || "game", () => { sheet.close(); table.resume(game.id); }, make("small", {}, " " + new Date(game.changed).toLocaleString())),
      button("Delete", () => sheet.show(`Delete ${game.title}?`, make("p", { className: "row" },
        button("Delete it", async () => { await store.drop(game.id); table.forget(game.id); menu(table, setup); }), button("Keep it", () => menu(table, setup)))))));
    sheet.show("Games", make("p", { className: "row" }, button("New game", () => begin(table, setup)),
      table.keeps ? button("Open or import a file", () => file.click()) : null, ...play, file), make("ul", { className: "kept" }, ...rows));
  };
  return { menu, begin, take };
})();
