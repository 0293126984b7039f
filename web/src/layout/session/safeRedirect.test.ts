import { describe, expect, it } from "vitest";
import { loginPath, safeRedirect } from "./safeRedirect.ts";

const origin = "https://app.test";

describe("return path after sign-in", () => {
  it.each([
    ["/visitor/realtime?project=2#now", "/visitor/realtime?project=2#now"],
    ["dashboard", "/dashboard"],
    ["https://app.test/sites", "/sites"],
    ["/a/../sites", "/sites"],
  ])("follows %s", (target, path) => expect(safeRedirect(target, origin)).toBe(path));

  it.each([
    null,
    "",
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/.//evil.test",
    "/..//evil.test",
    "/\t/evil.test",
    "https://evil.test/",
    "https://app.test@evil.test/",
    "https://app.test.evil.test/",
    "http://app.test/",
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:https://app.test/1",
    "http://[",
    "/login?redirect=/sites",
    "/logout",
  ])("refuses %s", (target) => expect(safeRedirect(target, origin)).toBe("/"));

  it("stores the whole URL, and nothing for the start page", () => {
    expect(loginPath({ pathname: "/", search: "" })).toBe("/login");
    const path = loginPath({ pathname: "/dashboard", search: "?range=today&f=page:is:/a" });
    expect(safeRedirect(new URL(path, origin).searchParams.get("redirect"), origin)).toBe(
      "/dashboard?range=today&f=page:is:/a",
    );
  });
});
