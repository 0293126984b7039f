import { expect, test } from "vitest";
import { readCookie } from "./cookieHeader.ts";

test("finds one cookie of several, and refuses two that differ", () => {
  expect(readCookie("a=1; session=x=y; b=2", "session")).toBe("x=y");
  expect(readCookie("xsession=1", "session")).toBeUndefined();
  expect(readCookie("session=1; session=2", "session")).toBeUndefined();
  expect(readCookie(undefined, "session")).toBeUndefined();
});
