import { describe, expect, it } from "vitest";
import { menuOf } from "./menuOf.ts";

describe("the menu beside a screen", () => {
  it.each([
    ["/device", "Applications"],
    ["/widget", "Applications"],
    ["/qr-code", "Applications"],
    ["/application", "Applications"],
    ["/report", "Reports"],
    ["/report/hourly-traffic", "Reports"],
    ["/Report/Performance", "Reports"],
    ["/profile", undefined],
    ["/website/settings", undefined],
    ["/reporting", undefined],
  ])("of %s is %s", (path, label) => expect(menuOf(path)?.label).toBe(label));

  it("names the reports in the specified order", () => {
    expect(menuOf("/report")?.lines.map(({ path }) => path)).toEqual([
      "/report/performance",
      "/report/feedback-comments",
      "/report/engagement",
      "/report/daily-traffic",
      "/report/hourly-traffic",
    ]);
  });
});
