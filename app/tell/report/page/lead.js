// The charts at the cursor: a line where it stands, and a click that takes it there.
"use strict";
(() => {
  const big = document.querySelector(".moves .area");
  const line = big && big.querySelector(".cursor");
  const share = (event, area) => {
    const box = area.getBoundingClientRect();
    return (event.clientX - box.left) / box.width;
  };
  if (big) {
    cursor.listen((at) => {
      const x = (100 * at) / Math.max(course.last, 1) + "%";
      line.classList.remove("none");
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
    });
    const follow = (event) => cursor.go(Math.round(share(event, big) * course.last));
    big.addEventListener("pointerdown", (event) => {
      if (event.target.closest("a") || event.button !== 0) return;
      follow(event);
      if (event.pointerType !== "mouse") return;
      big.setPointerCapture(event.pointerId);
      big.addEventListener("pointermove", follow);
    });
    big.addEventListener("pointerup", () => big.removeEventListener("pointermove", follow));
  }

  // In the small ones a generation is a column.
  const ends = course.data.ends;
  document.querySelectorAll(".plot:not(.moves) .area").forEach((area) => {
    area.addEventListener("click", (event) => {
      const column = Math.min(ends.length - 1, Math.max(0, Math.floor(share(event, area) * ends.length)));
      cursor.go(ends[column] - 1);
    });
  });
})();
