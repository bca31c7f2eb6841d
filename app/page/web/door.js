// The way to a session: in this page (WebAssembly), or behind a socket, where others sit at the same table. Both answer
// the same requests.
"use strict";
const doors = (() => {
  const bytesOf = async (text) => {
    const packed = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };

  const here = async () => {
    const text = document.getElementById("program").textContent.trim();
    const wasmBinary = text ? await bytesOf(text) : new Uint8Array(await (await fetch("rego.wasm")).arrayBuffer());
    const program = await rego({ wasmBinary });
    const ask = async (request) => {
      const text = program.stringToNewUTF8(JSON.stringify(request));
      const answer = program.UTF8ToString(program._rego_ask(text));
      program._free(text);
      return JSON.parse(answer);
    };
    return { ask, keeps: true };
  };

  /// Behind a socket. Whatever was asked is asked again when the line comes back; a command says how many there were
  /// before it, so that it is carried out once at most.
  const there = () => {
    const waiting = new Map();
    let socket = null, next = 1, later = 100;
    const door = { keeps: false, onnews: () => {}, online: () => {} };
    const connect = () => {
      if (socket && socket.readyState < WebSocket.CLOSING) return;
      socket = new WebSocket(new URL("socket", location.href.split("#")[0]).href.replace(/^http/, "ws"));
      socket.onopen = () => {
        later = 100;
        door.online(true);
        for (const { request } of waiting.values()) socket.send(JSON.stringify(request));
      };
      socket.onmessage = (event) => {
        const answer = JSON.parse(event.data);
        if (answer.news) return door.onnews(answer);
        waiting.get(answer.id)?.resolve(answer);
        waiting.delete(answer.id);
      };
      socket.onclose = () => {
        door.online(false);
        setTimeout(connect, later);
        later = Math.min(later * 2, 5000);
      };
    };
    door.ask = (request) => new Promise((resolve) => {
      const numbered = { ...request, id: next++ };
      waiting.set(numbered.id, { request: numbered, resolve });
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(numbered));
    });
    connect();
    document.addEventListener("visibilitychange", () => {  // a phone that wakes up
      if (!document.hidden && socket.readyState === WebSocket.CLOSED) connect();
    });
    return door;
  };

  const open = async () => (document.getElementById("program") ? here() : there());
  return { open };
})();
