// What may be begun now, as buttons; cards by search.
"use strict";
const offering = (() => {
  const { by, make, button } = dom;
  const titles = { play: "Cards", project: "Standard projects", action: "Actions of cards", convert: "Conversions", sell: "Patents",
    buy: "Buy", claim: "Milestones", fund: "Awards", trade: "Trade", delegate: "Delegates", policy: "Policy", first: "First action",
    reveal: "Global event", pay: "Pay", discard: "Discard", pass: "Turn", end: "Turn" };
  const words = { pass: "Pass for this generation", end: "End the turn", sell: "Sell patents …", delegate: "Send a delegate …" };
  let cards = [];
  let only = "all";

  const label = (move) => move.verb === "action" ? move.line.replace(/^.*?action /, "") : move.about && move.verb !== "play" ? move.about : words[move.verb] ?? move.line ?? move.verb;
  const begin = (table, move) => {
    if (move.open) return table.type(move.verb + " ");
    if (["pass", "end"].includes(move.verb)) return table.perform(move.line);
    sheet.move(table, { title: label(move), line: move.line, prices: move.prices });
  };
  const group = (title, ...parts) => make("section", { className: "group" }, make("h2", {}, title), ...parts);

  const found = (text) => {
    const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
    const bound = (word) => {
      const parts = /^(?:cost)?(<=|>=|<|>|=)(\d+)$/.exec(word);
      return parts && ((cost) => ({ "<": cost < parts[2], "<=": cost <= parts[2], ">": cost > parts[2], ">=": cost >= parts[2], "=": cost === +parts[2] })[parts[1]]);
    };
    return cards.filter((card) => wanted.every((word) => {
      const cost = bound(word);
      if (cost) return card.cost !== undefined && cost(card.cost);
      return card.name.toLowerCase().includes(word) || card.tags.includes(word) || card.deck.startsWith(word);
    }));
  };
  const open = async (table, card) => {
    const told = await table.ask({ do: "card", name: card.class, seat: table.seat() });
    sheet.move(table, { title: told.name, line: told.line ?? "card " + card.name, prices: told.prices, text: told.text, refused: told.refused });
  };
  /// Made once: whoever is typing in it while others play goes on typing.
  let searching = null;
  const search = (table) => {
    const list = make("div", { className: "moves" });
    const field = make("input", { type: "search", placeholder: "name, tag, <10 …", ariaLabel: "Find a card" });
    const more = make("p", { className: "hint" });
    const fill = async () => {
      let all = found(field.value);
      if (only === "playable") {
        const playable = new Set((await table.ask({ do: "playable", seat: table.seat() })).cards);
        all = all.filter((card) => playable.has(card.class));
      }
      const most = field.value || only === "playable" ? 24 : 0;
      list.replaceChildren(...all.slice(0, most).map((card) => button(card.name, () => open(table, card),
        make("small", {}, [card.cost === undefined ? card.deck : card.cost + " M€", ...card.tags, card.needs].filter(Boolean).join(" · ")))));
      more.textContent = all.length > most && most ? `${all.length - most} more` : all.length || !field.value ? "" : "no card is like that";
    };
    field.addEventListener("input", fill);
    const toggle = make("input", { type: "checkbox", checked: only === "playable", on: { change: () => { only = toggle.checked ? "playable" : "all"; fill(); } } });
    return { fill, parts: group("Cards", make("p", { className: "row" }, field, make("label", {}, toggle, "can be played now")), list, more) };
  };

  const show = (table, view) => {
    const groups = new Map();
    for (const move of view.moves) {
      if (move.verb === "play" || move.verb === "discard") continue;
      const title = titles[move.verb] ?? move.verb;
      if (!groups.has(title)) groups.set(title, make("div", { className: "moves" }));
      groups.get(title).append(button(label(move), () => begin(table, move),
        move.prices.length ? make("small", {}, move.prices[0].words) : null));
    }
    searching ??= search(table);
    searching.fill();
    if (!searching.parts.isConnected) by("offers").replaceChildren(searching.parts, make("div", { id: "moves" }));
    by("moves").replaceChildren(...[...groups].map(([title, moves]) => group(title, moves)));
  };
  const learn = async (table) => { cards = (await table.ask({ do: "cards" })).cards; };
  return { show, learn };
})();
