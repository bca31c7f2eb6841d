// A dialog over the page: a move with its ways to pay, a card, an entry of the log, the list of games.
"use strict";
const sheet = (() => {
  const { by, make, button } = dom;
  const show = (title, ...parts) => {
    const dialog = by("sheet");
    dialog.replaceChildren(make("h2", { id: "sheet-title" }, title), ...parts.filter(Boolean),
      make("p", { className: "row" }, button("Close", () => dialog.close())));
    if (!dialog.open) dialog.showModal();
  };
  const close = () => by("sheet").close();

  /// A command before it is carried out: what it would bring, how it can be paid, and the line itself to be changed.
  const move = (table, { title, line, prices = [], text = "", refused = "" }) => {
    const typed = make("input", { type: "text", value: line, spellcheck: false, ariaLabel: "The command" });
    const outcome = make("pre", { className: "sheet-text", ariaLive: "polite" });
    const weigh = async () => {
      const answer = await table.ask({ do: "line", text: "try " + typed.value });
      outcome.textContent = (answer.out + answer.err).trim();
      outcome.classList.toggle("wrong", !answer.ok);
    };
    typed.addEventListener("change", weigh);
    const ways = make("div", { className: "chips", role: "group", ariaLabel: "Ways to pay" });
    const pay = (price) => {
      typed.value = price.line ?? line;
      for (const each of ways.children) each.ariaPressed = String(each.dataset.words === price.words);
      weigh();
    };
    if (prices.length > 6) ways.append(steps(prices, pay));
    else for (const price of prices) {
      const way = button(price.words || "free", () => pay(price));
      way.dataset.words = price.words;
      way.ariaPressed = String(price === prices[0]);
      ways.append(way);
    }
    const go = make("button", { type: "submit", className: "go" }, "Do it");
    const form = make("form", { on: { submit: (event) => { event.preventDefault(); close(); table.perform(typed.value); } } },
      ways, make("p", {}, typed), outcome, make("p", { className: "row" }, go));
    show(title, text ? make("pre", { className: "sheet-text" }, text) : null,
      refused ? make("p", { className: "wrong" }, refused) : null, form);
    weigh();
  };

  /// Many ways: one step at a time, from the one that is taken by itself.
  const steps = (prices, pay) => {
    let at = 0;
    const words = make("output", {}, prices[0].words);
    const go = (by) => {
      at = Math.min(Math.max(at + by, 0), prices.length - 1);
      words.textContent = prices[at].words;
      pay(prices[at]);
    };
    const minus = button("−", () => go(-1)), plus = button("+", () => go(1));
    minus.ariaLabel = "the way to pay before";
    plus.ariaLabel = "the next way to pay";
    return make("p", { className: "row" }, minus, words, plus);
  };
  return { show, close, move };
})();
