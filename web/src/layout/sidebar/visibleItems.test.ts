import { describe, expect, it } from "vitest";
import type { AreaPlace, SidebarPlace } from "#web/relay/places.ts";
import type { MenuEntry } from "../places/menuEntries.ts";
import { visibleAreas, visibleGroups, type SidebarRules } from "./visibleItems.ts";

const entry = (path: string, more: Partial<MenuEntry<SidebarPlace>> = {}): MenuEntry<SidebarPlace> => ({
  ...{ path, label: path, icon: "Bell", order: 0 },
  ...more,
});
const entries = [
  entry("/"),
  entry("/visitor/realtime", { feature: "ANALYTICS" }),
  entry("/recordings", { feature: "RECORDING", section: "VISUALIZE" }),
  entry("/heatmap", { feature: "HEATMAP", section: "VISUALIZE" }),
  entry("/funnel", { feature: "FUNNEL", section: "INSIGHT" }),
  entry("/automation", { analyticsBrandOnly: true }),
  entry("/recommendations", { managersOnly: true }),
];
const every: SidebarRules = {
  hasRoute: () => true,
  features: ["RECORDING", "HEATMAP", "ANALYTICS", "FUNNEL"],
  isManager: true,
  isAnalyticsBrand: true,
  isLifetime: false,
};
const paths = (rules: Partial<SidebarRules>) =>
  visibleGroups(entries, { ...every, ...rules }).flatMap((group) => group.items.map((item) => item.path));

describe("sidebar", () => {
  it("begins a group where the section changes", () => {
    const groups = visibleGroups(entries, every);
    expect(groups.map((group) => [group.section, ...group.items.map((item) => item.path)])).toEqual([
      [null, "/", "/visitor/realtime"],
      ["VISUALIZE", "/recordings", "/heatmap"],
      ["INSIGHT", "/funnel"],
      [null, "/automation", "/recommendations"],
    ]);
  });
  it("shows a line only where the member may open its screen", () => {
    expect(paths({ hasRoute: (path) => path === "/" || path === "/visitor/realtime" })).toEqual([
      "/",
      "/visitor/realtime",
    ]);
  });
  it("shows an item only if the project has its feature, and the dashboard always", () => {
    expect(paths({ features: [], isManager: false, isAnalyticsBrand: false })).toEqual(["/"]);
    expect(paths({ features: ["FUNNEL"] })).toContain("/funnel");
    expect(paths({ features: ["FUNNEL"] })).not.toContain("/visitor/realtime");
  });
  it("shows recommendations only to managers, and automation only on the analytics brand without a lifetime plan", () => {
    expect(paths({ isManager: false })).not.toContain("/recommendations");
    expect(paths({})).toContain("/automation");
    expect(paths({ isAnalyticsBrand: false })).not.toContain("/automation");
    expect(paths({ isLifetime: true })).not.toContain("/automation");
  });
  it("continues with the areas, without the screens that the specified items contain", () => {
    const area = (path: string, section: AreaPlace["section"]) => ({ ...entry(path, {}), section });
    const areas = [area("/visitors", "AUDIENCE"), area("/goals", "CONVERSION"), area("/funnel", "CONVERSION")];
    const specified = visibleGroups(entries, every);
    const shown = visibleAreas(areas, specified, every);
    expect(shown.map(({ section, items }) => [section, ...items.map(({ path }) => path)])).toEqual([
      ["AUDIENCE", "/visitors"],
      ["CONVERSION", "/goals"],
    ]);
  });
});
