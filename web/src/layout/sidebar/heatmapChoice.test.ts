// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { preferHeatmap, preferredHeatmap } from "./heatmapChoice.ts";

beforeEach(() => localStorage.clear());

it("the sidebar leads to the list of heatmaps that was chosen last", () => {
  expect(preferredHeatmap()).toBe("/heatmap");
  preferHeatmap("continuous");
  expect(preferredHeatmap()).toBe("/heatmap/continuous");
  preferHeatmap("pages");
  expect(preferredHeatmap()).toBe("/heatmap");
});
