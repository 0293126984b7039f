// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { hoursFromUtc, rememberZone } from "./zone.ts";

const own = String(-new Date().getTimezoneOffset() / 60);
afterEach(() => rememberZone(null));

it.each([
  ["Asia/Kolkata", "5.5"],
  ["America/St_Johns", /^-[23]\.5$/],
  ["UTC", "0"],
  ["Asia/Tokyo", "9"],
])("sends the UTC offset of %s", (zone, hours) => {
  rememberZone(zone);
  expect(hoursFromUtc()).toMatch(hours);
  expect(localStorage.getItem("timezone")).toBe(zone);
});

it("sends the browser's own offset without a zone, and for a zone it does not know", () => {
  expect(hoursFromUtc()).toBe(own);
  rememberZone("Mars/Base");
  expect(hoursFromUtc()).toBe(own);
  rememberZone(null);
  expect(localStorage.getItem("timezone")).toBeNull();
});
