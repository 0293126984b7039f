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
])("asks by the clock of %s", (zone, hours) => {
  rememberZone(zone);
  expect(hoursFromUtc()).toMatch(hours);
  expect(localStorage.getItem("timezone")).toBe(zone);
});

it("asks by the browser's own clock without a choice, and where it does not know the zone", () => {
  expect(hoursFromUtc()).toBe(own);
  rememberZone("Mars/Base");
  expect(hoursFromUtc()).toBe(own);
  rememberZone(null);
  expect(localStorage.getItem("timezone")).toBeNull();
});
