// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { preferHeatmap, preferredHeatmap } from "./heatmapChoice.ts";

afterEach(() => localStorage.clear());

it("links the sidebar to the heatmap list that was last chosen", () => {
  expect(preferredHeatmap()).toBe("/heatmap");
  preferHeatmap("continuous");
  expect(preferredHeatmap()).toBe("/heatmap/continuous");
  preferHeatmap("pages");
  expect(preferredHeatmap()).toBe("/heatmap");
});
