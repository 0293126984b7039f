import { describe, expect, it } from "vitest";
import { visibleLite, type LiteRules } from "./visibleLite.ts";

const every: LiteRules = {
  hasRoute: () => true,
  features: ["SURVEY", "EVENTTRACK", "GOAL"],
  isManager: true,
  seesFlags: true,
  hasSubscription: true,
  survey: { state: "ALLOWED" },
};
const lines = (rules: Partial<LiteRules> = {}) => visibleLite({ ...every, ...rules }).flatMap((group) => group.items);
const paths = (rules: Partial<LiteRules> = {}) => lines(rules).map((item) => item.path);

describe("the lite sidebar", () => {
  it("has the specified lines in the specified order", () => {
    expect(paths()).toEqual([
      "/get-started",
      "/experiment",
      "/feature-flag",
      "/goals",
      "/survey",
      "/events",
      "/deploy",
      "/integration",
      "/website",
      "/profile",
      "/company",
      "/team",
      "/block-ip",
      "/subscription",
      "/logout",
    ]);
  });
  it("shows a line only where its screen exists", () => {
    expect(paths({ hasRoute: (path) => path === "/profile" })).toEqual(["/profile"]);
  });
  it("hides what the project has not switched on, and what only managers settle", () => {
    expect(paths({ features: [] }).filter((path) => ["/goals", "/survey", "/events"].includes(path))).toEqual([]);
    expect(paths({ isManager: false, features: [] })).toEqual([
      "/get-started",
      "/experiment",
      "/feature-flag",
      "/deploy",
      "/integration",
      "/profile",
      "/logout",
    ]);
  });
  it("obeys what the gateway says of flags, subscriptions and surveys", () => {
    expect(paths({ seesFlags: false })).not.toContain("/feature-flag");
    expect(paths({ hasSubscription: false })).not.toContain("/subscription");
    expect(paths({ survey: { state: "HIDDEN" } })).not.toContain("/survey");
    const offered = lines({ survey: { state: "UPGRADE", message: "Growth and above" } });
    expect(offered.flatMap((item) => item.badge ?? [])).toEqual([{ text: "Upgrade", title: "Growth and above" }]);
    expect(lines().some((item) => item.badge)).toBe(false);
  });
});
