// Elements made from values. Text is always text: nothing that a game or a log says becomes markup here.
"use strict";
const dom = (() => {
  const by = (id) => document.getElementById(id);
  const make = (tag, options = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(options)) {
      if (key === "on") for (const [name, hear] of Object.entries(value)) element.addEventListener(name, hear);
      else if (key in element && key !== "list") element[key] = value;
      else element.setAttribute(key, value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  };
  const button = (text, press, ...children) => make("button", { type: "button", on: { click: press } }, text, ...children);
  return { by, make, button };
})();
