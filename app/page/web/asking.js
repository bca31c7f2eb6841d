// What waits for an answer: numbered buttons; areas glow on the map.
"use strict";
const asking = (() => {
  const { by, make, button } = dom;
  /// The line as whoever is asked would say it; what nobody in particular is asked, anybody answers.
  const said = (table, question, line) => (question.seat === table.actor() || !question.seat ? line : question.who + ": " + line);
  const one = (table, question, names) => {
    const choices = make("div", { className: "choices" });
    const add = (number, words, line) =>
      choices.append(button("", () => table.perform(line), make("b", {}, String(number)), words));
    question.choices.forEach((choice, i) => add(question.first + i, choice.words, choice.line));
    const parts = [make("h2", {}, (names.length > 1 ? question.who + ": " : "") + question.words), choices];
    const mine = (line) => said(table, question, line);
    if (question.asks === "amount") {
      const number = make("input", { type: "number", min: question.optional ? 0 : 1, max: question.most, value: Math.min(question.most, 4), ariaLabel: "How many" });
      parts.push(make("form", { className: "row", on: { submit: (event) => { event.preventDefault(); table.perform(mine(number.value)); } } },
        number, make("button", {}, "Answer")));
    }
    if (question.asks === "named") parts.push(make("p", { className: "hint" }, "Find the card below and play it."));
    if (question.otherwise) parts.push(button(question.otherwise, () => table.perform(mine(question.otherwise))));
    if (question.optional && question.asks !== "amount") add(0, "no", mine("0"));
    return make("section", { className: "question" }, ...parts);
  };
  const show = (table, view) => {
    const names = view.players.map((player) => player.name);
    by("questions").replaceChildren(...view.questions.map((question) => one(table, question, names)),
      ...(view.awaited ? [make("p", { className: "hint" }, view.awaited.trim())] : []));
  };
  /// After the map has been drawn.
  const glow = (table, view) => {
    for (const question of view.questions) {
      for (const area of question.areas ?? []) {
        const hex = document.getElementById("area-" + area.id);
        if (!hex) continue;
        hex.classList.add("legal");
        hex.setAttribute("role", "button");
        hex.setAttribute("tabindex", "0");
        const place = () => table.perform(said(table, question, "place " + area.place));
        hex.onclick = place;
        hex.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); place(); } };
      }
    }
  };
  return { show, glow };
})();
