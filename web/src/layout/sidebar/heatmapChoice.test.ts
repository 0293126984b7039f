// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { preferHeatmap, preferredHeatmap } from "./heatmapChoice.ts";

beforeEach(() => localStorage.clear());

it("links the sidebar to the heatmap list that was last chosen", () => {
  expect(preferredHeatmap()).toBe("/heatmap");
  preferHeatmap("continuous");
  expect(preferredHeatmap()).toBe("/heatmap/continuous");
  preferHeatmap("pages");
  expect(preferredHeatmap()).toBe("/heatmap");
});
