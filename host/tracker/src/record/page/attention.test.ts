import { expect, it } from "vitest";
import { isOnScreen } from "./attention.ts";

const shown = (top: number, bottom: number, height: number) =>
  Array.from({ length: 20 }, (_, band) => band).filter((band) => isOnScreen(band, { top, bottom, height }));

it("shows the bands of a document of which at least half is on the screen", () => {
  // bands of 100 pixels
  expect(shown(0, 300, 2000)).toEqual([0, 1, 2]);
  expect(shown(50, 350, 2000)).toEqual([0, 1, 2, 3]);
  expect(shown(51, 351, 2000)).toEqual([1, 2, 3]);
  expect(shown(1700, 2000, 2000)).toEqual([17, 18, 19]);
});

it("shows all bands of a document that fits the screen, and one of a very long document", () => {
  expect(shown(0, 900, 900)).toEqual(Array.from({ length: 20 }, (_, band) => band));
  // bands of 5000 pixels
  expect(shown(5200, 6100, 100_000)).toEqual([1]);
  expect(shown(4600, 5500, 100_000)).toEqual([1]);
});

it("shows nothing of a document without height", () => {
  expect(shown(0, 900, 0)).toEqual([]);
});
