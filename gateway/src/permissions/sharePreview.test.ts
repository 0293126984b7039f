import { expect, test } from "vitest";
import { sharePreview, type PreviewedGrant } from "./sharePreview.ts";

const preview = (more: Partial<PreviewedGrant>) =>
  sharePreview({
    widgetId: 12,
    modules: "dashboard",
    uniqueModuleId: "",
    freeRange: false,
    hide: [],
    canDownload: true,
    ...more,
  });

test.each([
  [{}, ["TRAFFIC", "EVENTS", "DOWNLOADS", "PEOPLE"]],
  [{ freeRange: true }, ["TRAFFIC", "EVENTS", "MONTHS", "FILTERS", "OTHER_DAYS", "DOWNLOADS", "PEOPLE"]],
  [{ hide: ["names", "emails"] as const, canDownload: false }, ["TRAFFIC", "EVENTS"]],
  [{ modules: "retention" as const }, ["RETENTION", "DOWNLOADS", "PEOPLE"]],
  [{ modules: "events" as const, uniqueModuleId: "event/a/b" }, ["EVENT", "EVENTS", "DOWNLOADS", "PEOPLE"]],
  [{ modules: "playback" as const, uniqueModuleId: "0198c7a2" }, ["RECORDING", "DOWNLOADS", "PEOPLE"]],
  [{ modules: "form" as const, uniqueModuleId: "7" }, ["FORM", "DOWNLOADS", "PEOPLE"]],
  [{ modules: "heatmap" as const, uniqueModuleId: "7" }, ["HEATMAP", "DOWNLOADS", "PEOPLE"]],
  [{ modules: "heatmap_page" as const, uniqueModuleId: "/cart" }, ["HEATMAP", "DOWNLOADS", "PEOPLE"]],
  [{ modules: "survey" as const }, ["DOWNLOADS", "PEOPLE"]],
])("shows for a link of %j only %j", (grant, shown) => {
  const result = preview(grant);
  expect(result.shown.toSorted()).toEqual(shown.toSorted());
  for (const part of ["VISITORS", "TEAM", "KEYS", "SETTINGS", "OTHER_PROJECTS", "CHANGES"]) {
    expect(result.leftOut).toContain(part);
  }
  expect(result.leftOut.filter((part) => result.shown.includes(part))).toEqual([]);
});
