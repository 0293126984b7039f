import { expect, it } from "vitest";
import { deviceOf } from "./deviceOf.ts";

it("names a session's browser and system, and never shows the raw text of an unknown user agent", () => {
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  expect(deviceOf(chrome)).toBe("Chrome on Windows");
  expect(deviceOf("Your account is blocked, call 555/1 (Linux)")).toBe("Unknown browser on Linux");
  expect(deviceOf("")).toBe("Unknown browser");
});
