import { expect, it } from "vitest";
import { zoneName } from "./zoneName.ts";

it.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["UTC", "UTC"],
  ["Fixed/UTC-05:00:00", "UTC-05:00"],
  ["Fixed/UTC+05:30:00", "UTC+05:30"],
])("formats %s as %s", (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
