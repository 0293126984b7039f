import { describe, expect, it } from "vitest";
import { isCurrent } from "./isCurrent.ts";
import { visibleGroups, type SidebarRules } from "./visibleItems.ts";

const every: SidebarRules = {
  hasRoute: () => true,
  features: ["FEEDBACK", "SURVEY", "RECORDING", "HEATMAP", "EVENTTRACK", "FORMANALYTIC", "ANALYTICS", "FUNNEL"],
  isManager: true,
  isAnalyticsBrand: true,
  isLifetime: false,
};
const paths = (rules: Partial<SidebarRules>) =>
  visibleGroups({ ...every, ...rules }).flatMap((group) => group.items.map((item) => item.path));

describe("the sidebar", () => {
  it("names its sections in the specified order, with the specified lines", () => {
    const sections = visibleGroups(every).filter((group) => group.section !== null);
    expect(sections.map((group) => [group.section, ...group.items.map((item) => item.path)])).toEqual([
      ["VISUALIZE", "/recordings", "/heatmap"],
      ["INSIGHT", "/analytics", "/events", "/funnel", "/form"],
      ["OPINION", "/survey", "/feedback"],
    ]);
    expect(paths({}).at(-1)).toBe("/recommendations");
  });
  it("shows a line only where its screen exists", () => {
    expect(paths({ hasRoute: (path) => path === "/" || path === "/visitor/realtime" })).toEqual([
      "/",
      "/visitor/realtime",
    ]);
  });
  it("shows a line only where the project has its feature; the dashboard always", () => {
    expect(paths({ features: [], isManager: false, isAnalyticsBrand: false })).toEqual(["/"]);
    expect(paths({ features: ["FUNNEL"] })).toContain("/funnel");
    expect(paths({ features: ["FUNNEL"] })).not.toContain("/visitor/realtime");
  });
  it("keeps recommendations to managers, and automation to the analytics brand without a lifetime plan", () => {
    expect(paths({ isManager: false })).not.toContain("/recommendations");
    expect(paths({})).toContain("/automation");
    expect(paths({ isAnalyticsBrand: false })).not.toContain("/automation");
    expect(paths({ isLifetime: true })).not.toContain("/automation");
  });
  it("never shows acquisition, whose screen is reached by address only", () => {
    expect(paths({})).not.toContain("/visitor/acquisition");
  });
  it("marks the line of the address", () => {
    expect(isCurrent("/", "/dashboard")).toBe(true);
    expect(isCurrent("/", "/sites")).toBe(false);
    expect(isCurrent("/events", "/events/key/value")).toBe(true);
    expect(isCurrent("/form", "/format")).toBe(false);
  });
});
