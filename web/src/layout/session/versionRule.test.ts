import { describe, expect, it } from "vitest";
import { COOL_DOWN_MS, mustReload } from "./versionRule.ts";

const newer = {
  loaded: "1.0",
  reported: { version: "1.1", force: true },
  lastForced: 0,
  now: 10 * COOL_DOWN_MS,
};

describe("forced reload", () => {
  it("happens for another version that is forced", () => expect(mustReload(newer)).toBe(true));
  it.each([
    ["the version is the page's own", { reported: { version: "1.0", force: true } }],
    ["it is not forced", { reported: { version: "1.1", force: false } }],
    ["the page's own is not known", { loaded: null }],
    ["the last one is less than an hour ago", { lastForced: newer.now - COOL_DOWN_MS + 1 }],
  ])("does not happen when %s", (_, part) => expect(mustReload({ ...newer, ...part })).toBe(false));
});
