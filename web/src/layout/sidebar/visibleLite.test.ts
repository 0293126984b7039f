import { describe, expect, it } from "vitest";
import type { LitePlace } from "#web/relay/places.ts";
import type { MenuEntry } from "../places/menuEntries.ts";
import { visibleLite, type LiteRules } from "./visibleLite.ts";

const entry = (path: string, more: Partial<MenuEntry<LitePlace>> = {}): MenuEntry<LitePlace> => ({
  ...{ path, label: path, icon: "Bell", order: 0 },
  ...more,
});
const entries = [
  entry("/get-started"),
  entry("/feature-flag", { needs: "flags" }),
  entry("/goals", { feature: "GOAL" }),
  entry("/survey", { feature: "SURVEY", needs: "survey" }),
  entry("/profile", { section: "SETTINGS" }),
  entry("/team", { section: "SETTINGS", managersOnly: true }),
  entry("/subscription", { section: "SETTINGS", managersOnly: true, needs: "subscription" }),
  entry("/logout"),
];
const every: LiteRules = {
  hasRoute: () => true,
  features: ["SURVEY", "GOAL"],
  isManager: true,
  seesFlags: true,
  hasSubscription: true,
  survey: { state: "ALLOWED" },
};
const lines = (rules: Partial<LiteRules> = {}) =>
  visibleLite(entries, { ...every, ...rules }).flatMap((group) => group.items);
const paths = (rules: Partial<LiteRules> = {}) => lines(rules).map((item) => item.path);

describe("lite sidebar", () => {
  it("shows every line where nothing is held back", () => {
    expect(paths()).toEqual(entries.map(({ path }) => path));
  });
  it("shows a line only where the member may open its screen", () => {
    expect(paths({ hasRoute: (path) => path === "/profile" })).toEqual(["/profile"]);
  });
  it("hides features that the project has disabled, and manager settings from others", () => {
    expect(paths({ features: [] }).filter((path) => ["/goals", "/survey"].includes(path))).toEqual([]);
    expect(paths({ isManager: false, features: [] })).toEqual(["/get-started", "/feature-flag", "/profile", "/logout"]);
  });
  it("follows what the gateway says of flags, subscriptions and surveys", () => {
    expect(paths({ seesFlags: false })).not.toContain("/feature-flag");
    expect(paths({ hasSubscription: false })).not.toContain("/subscription");
    expect(paths({ survey: { state: "HIDDEN" } })).not.toContain("/survey");
    const offered = lines({ survey: { state: "UPGRADE", message: "Growth and above" } });
    expect(offered.flatMap((item) => item.badge ?? [])).toEqual([{ text: "Upgrade", title: "Growth and above" }]);
    expect(lines().some((item) => item.badge)).toBe(false);
  });
});
