// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { elementFinder } from "./elements.ts";
import { placePoints } from "./placePoints.ts";

const view = { left: 0, top: 0, right: 1000, bottom: 800 };
const whole = { left: 0, top: 0, width: 1000, height: 4000 };

/** jsdom has no layout: boxes are written by hand. */
function boxed(selector: string, left: number, top: number, width: number, height: number): void {
  const element = document.querySelector(selector);
  if (element) element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

const points = (selector: string, at: Partial<Record<"x" | "y" | "pageX" | "pageY", number>>, count = 1) => ({
  ...{ selector, elementX: [at.x ?? 50], elementY: [at.y ?? 50], pageX: [at.pageX ?? 0], pageY: [at.pageY ?? 0] },
  counts: [count],
});
const place = (groups: ReturnType<typeof points>[], document = whole) =>
  placePoints(groups, { find: elementFinder(globalThis.document), view, document });

beforeEach(() => {
  document.body.innerHTML = `<header></header><div id="scroller" style="overflow-y: auto"><a class="row"></a></div>
    <p class="same"></p><p class="same"></p><nav style="visibility: hidden"></nav>`;
  boxed("header", 0, 0, 1000, 60);
});

it("puts a point at its place in the element's box, wherever the element is now", () => {
  boxed("header", 200, 100, 400, 60);
  expect(place([points("header", { x: 25, y: 50, pageY: 90 }, 3)])).toEqual({
    ...{ points: [{ x: 300, y: 130, count: 3 }], unplaced: 0, hidden: 0 },
  });
});

it("leaves out points that a scrolling part of the page clips", () => {
  boxed("#scroller", 0, 200, 300, 100);
  boxed(".row", 0, 260, 300, 30);
  expect(place([points(".row", {})]).points).toEqual([{ x: 150, y: 275, count: 1 }]);
  boxed(".row", 0, 320, 300, 30);
  expect(place([points(".row", {})])).toEqual({ points: [], unplaced: 0, hidden: 0 });
});

it("puts points of elements that the page doesn't have at their place in the document, and counts them", () => {
  const scrolled = { ...whole, top: 1000 };
  const found = place([points("#gone", { pageX: 10, pageY: 50 }, 2), points(":::", { pageX: 0, pageY: 25 })], scrolled);
  expect(found.points).toEqual([
    { x: 100, y: 1000, count: 2 },
    { x: 0, y: 0, count: 1 },
  ]);
  expect(found.unplaced).toBe(3);
});

it("counts points of elements that are not visible, and draws none", () => {
  boxed("nav", 0, 0, 100, 100);
  expect(place([points("nav", {}, 4)])).toEqual({ points: [], unplaced: 0, hidden: 4 });
});

it("chooses the element at the position in the document if several fit", () => {
  document.querySelectorAll(".same").forEach((element, n) => {
    element.getBoundingClientRect = () => new DOMRect(0, n * 500, 100, 40);
  });
  expect(place([points(".same", { pageX: 5, pageY: 13 })]).points).toEqual([{ x: 50, y: 520, count: 1 }]);
});
