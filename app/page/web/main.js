// The page: a table that is asked, shown and kept.
"use strict";
(async () => {
  const { by, make, button } = dom;
  const where = by("where");
  const door = await doors.open().catch((error) => { where.textContent = "cannot start: " + error.message; throw error; });
  const setup = await door.ask({ do: "setup" });
  by("drawing").innerHTML = setup.drawing;

  let view = { has_game: false, players: [], questions: [], moves: [] };
  let entries = [];
  let game = null;   // its number in the storage
  let chosen = 0;    // the seat whose moves are shown; 0: whoever is expected
  let drawn = {};    // the markup of each panel, to draw only what has changed
  let asked = false;  // for a place
  let busy = Promise.resolve();

  const table = {
    keeps: door.keeps,
    ask: (request) => door.ask(request),
    seat: () => chosen,
    actor: () => view.actor,
    has: () => view.has_game,
    title: () => view.players.map((player) => player.name).join(" "),
    type: (text) => { by("typed").value = text; by("typed").focus(); complete(); },
    perform: (text) => { busy = busy.then(() => perform(text)).catch(say); return busy; },
    fresh: (line) => (door.keeps ? change(() => door.ask({ do: "open", text: line }), true) : table.perform(line)),
    open: (script) => change(() => door.ask({ do: "open", text: script }), true),
    resume: async (id) => {
      const lines = await store.lines(id);
      game = id;
      await change(() => door.ask({ do: "open", text: lines.join("\n") }), false, false);
      localStorage.setItem("rego.game", id);
    },
    forget: (id) => { if (game === id) game = null; },
  };

  const say = (error) => answer("", "error: " + (error?.message ?? error));
  const answer = (out, err) => {
    const said = by("said");
    said.replaceChildren(...(out ? [make("pre", {}, out.trimEnd())] : []), ...(err ? [make("pre", { className: "wrong" }, err.trimEnd())] : []));
    said.scrollTop = 0;
  };

  const keep = async (from) => {
    if (!door.keeps || entries.length === 0) return;
    const title = table.title() || "game";
    if (game === null) {
      game = await store.begin(title);
      localStorage.setItem("rego.game", game);
      from = 0;
    }
    await store.keep(game, title, from, entries.slice(from).map((entry) => entry.line));
  };
  /// What `act` does is kept before its answer is shown.
  const change = async (act, another, kept = true) => {
    const done = await act();
    if (done.error) {
      if (done.late) await refresh();
      return answer("", done.error), done;
    }
    if (another) game = null;
    const from = done.edited || another || !kept ? 0 : entries.length;
    const more = (await door.ask({ do: "history", from })).entries;
    const same = done.edited ? entries.findIndex((entry, i) => entry.line !== more[i]?.line) : -1;
    entries = [...entries.slice(0, from), ...more];
    view = await door.ask({ do: "look", seat: chosen });
    if (kept) await keep(done.edited && same >= 0 ? same : from);
    answer(done.out, done.err);
    if (another || !kept) await offering.learn(table);
    draw();
    return done;
  };
  const perform = async (text) => {
    const had = view.has_game;
    const done = await change(() => door.ask({ do: "line", text, after: entries.length }), false);
    if (!had && view.has_game) { await offering.learn(table); draw(); }
    if (done.ok) by("typed").value = "";
    // On a phone the map comes forward when a place on it is asked for, and goes when it is found.
    const asks = view.questions.some((question) => question.asks === "area");
    if (asks !== asked) panel(asks ? "map" : "play");
    asked = asks;
    by("completions").replaceChildren();
  };

  const put = (id, markup) => {
    if (drawn[id] === markup) return;
    drawn[id] = markup;
    by(id).innerHTML = markup;
  };
  const draw = () => {
    by("undo").disabled = entries.length === 0;
    by("redo").disabled = false;
    document.body.classList.toggle("has-game", view.has_game);
    telling.show(table, entries);
    if (!view.has_game) return;
    const turn = view.players.find((player) => player.seat === view.turn);
    by("title").textContent = table.title();
    where.textContent = view.phase === "over" ? "the game is over" : `generation ${view.generation} · ${view.phase}` + (turn ? ` · ${turn.name} to move` : "");
    const board = make("template", { innerHTML: view.board }).content;
    put("map", board.querySelector(".chart")?.outerHTML ?? "");
    put("boards", board.querySelector(".boards")?.outerHTML ?? "");
    put("score", (board.querySelector(".now")?.outerHTML ?? "") + (board.querySelector("aside")?.innerHTML ?? ""));
    for (const hex of document.querySelectorAll(".hex.legal")) { hex.classList.remove("legal"); hex.onclick = hex.onkeydown = null; hex.setAttribute("role", "img"); }
    by("seats").replaceChildren(...(view.players.length > 1 ? view.players.map((player) => {
      const chip = button(player.name + (player.passed ? " (passed)" : ""), () => look(player.seat));
      chip.className = "ink seat-" + player.seat;
      chip.ariaPressed = String(player.seat === view.actor);
      return chip;
    }) : []));
    asking.show(table, view);
    asking.glow(table, view);
    offering.show(table, view);
  };
  const look = async (seat) => {
    chosen = seat === chosen ? 0 : seat;
    view = await door.ask({ do: "look", seat: chosen });
    draw();
  };

  /// Somebody else has done something.
  const refresh = async () => {
    entries = (await door.ask({ do: "history", from: 0 })).entries;
    const had = view.has_game;
    view = await door.ask({ do: "look", seat: chosen });
    if (!had && view.has_game) await offering.learn(table);
    draw();
  };
  door.onnews = (news) => {
    busy = busy.then(async () => { if (news.commands !== entries.length || news.edits !== view.edits) await refresh(); }).catch(say);
  };
  door.online = (is) => { document.body.classList.toggle("offline", !is); if (!is) where.textContent = "the host is gone; waiting for it to come back"; else if (view.has_game) draw(); };

  const panel = (name) => {
    for (const tab of document.querySelectorAll("[role=tab]")) tab.ariaSelected = String(tab.dataset.panel === name);
    for (const each of document.querySelectorAll(".panel")) each.classList.toggle("shown", each.id === name);
  };
  for (const tab of document.querySelectorAll("[role=tab]")) tab.addEventListener("click", () => panel(tab.dataset.panel));
  panel("play");

  const complete = async () => {
    const typed = by("typed");
    const text = typed.value.slice(0, typed.selectionStart);
    const found = text ? await door.ask({ do: "complete", text }) : { candidates: [] };
    by("completions").replaceChildren(...found.candidates.slice(0, 8).map((candidate) => button(candidate.text, () => {
      typed.value = text.slice(0, found.begin) + candidate.text + " " + typed.value.slice(text.length).trimStart();
      typed.focus();
      complete();
    }, candidate.note ? make("small", {}, " " + candidate.note) : null)));
  };
  by("typed").addEventListener("input", complete);
  by("line").addEventListener("submit", (event) => { event.preventDefault(); if (by("typed").value.trim()) table.perform(by("typed").value); });
  by("undo").addEventListener("click", () => table.perform("undo"));
  by("redo").addEventListener("click", () => table.perform("redo"));
  by("menu").addEventListener("click", () => games.menu(table, setup));
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => { event.preventDefault(); games.take(table, event.dataTransfer.files); });

  const linked = await links.script();
  const last = Number(localStorage.getItem("rego.game"));
  const known = door.keeps ? await store.list() : [];
  if (linked) { history.replaceState(null, "", location.pathname); await table.open(linked); }
  else if (known.some((each) => each.id === last)) await table.resume(last);
  else if (!door.keeps) await refresh();
  if (!view.has_game) { where.textContent = "ready"; games.begin(table, setup); }
  document.body.dataset.ready = "yes";
})();
