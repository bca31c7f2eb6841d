// Games in the browser's storage. A command is there before its answer is shown, so that a page that is closed, or a
// phone that runs out of power, has lost nothing.
"use strict";
const store = (() => {
  let opened = null;
  const open = () => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open("rego", 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("games", { keyPath: "id", autoIncrement: true });
        request.result.createObjectStore("lines");
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return opened;
  };
  /// Runs `work` on both stores; over when the browser says that it is on disk.
  const transact = async (mode, work) => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(["games", "lines"], mode, { durability: "strict" });
      let result;
      transaction.oncomplete = () => resolve(result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore("games"), transaction.objectStore("lines"), (value) => { result = value; });
    });
  };
  const range = (id, from) => IDBKeyRange.bound([id, from], [id, Infinity]);

  const list = () => transact("readonly", (games, _, done) => { games.getAll().onsuccess = (e) => done(e.target.result); });
  const begin = (title) => transact("readwrite", (games, _, done) => {
    games.add({ title, changed: Date.now() }).onsuccess = (e) => done(e.target.result);
  });
  /// From that line on, these hold.
  const keep = (id, title, from, lines) => transact("readwrite", (games, kept) => {
    games.put({ id, title, changed: Date.now() });
    kept.delete(range(id, from));
    lines.forEach((line, i) => kept.put(line, [id, from + i]));
  });
  const lines = (id) => transact("readonly", (_, kept, done) => {
    kept.getAll(range(id, 0)).onsuccess = (e) => done(e.target.result);
  });
  const drop = (id) => transact("readwrite", (games, kept) => { games.delete(id); kept.delete(range(id, 0)); });
  return { list, begin, keep, lines, drop };
})();
