import { describe, expect, it } from "vitest";
import { places } from "#web/places.ts";
import { menuOf } from "./menuOf.ts";

describe("menu next to a screen", () => {
  it.each([
    ["/application", "Applications"],
    ["/report", "Reports"],
    ["/report/hourly-traffic", "Reports"],
    ["/Report/Performance", "Reports"],
    ["/profile", undefined],
    ["/website/settings", undefined],
    ["/reporting", undefined],
  ])("for %s is %s", (path, label) => expect(menuOf(path, places)?.label).toBe(label));
});
